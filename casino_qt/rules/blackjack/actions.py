"""What may be done at the table. Seats are named; the person is `you`. Amounts are centimes.

Boxes are numbered from 1, which is dealt first, to 7. Hands of a box are numbered from 0, as they lie on the
table; `hand` may be left out, for only one hand may be played at a time. Decisions are the box holder's.
"""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.table import YOU as YOU

BOXES = 7
BETTORS = 3
"""So many may bet on one box."""


@dataclass(frozen=True, slots=True)
class Bet:
    """Before the deal: lay `stake` more on `box`. The first to bet there holds it in this coup."""

    box: int
    stake: int
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Take:
    """Before the deal: take the whole stake back; the box passes to the next in betting order."""

    box: int
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Deal:
    """No more bets: the cards are dealt."""


@dataclass(frozen=True, slots=True)
class Insure:
    """Against an ace: lay `stake` more as insurance of the own stake on `box`; again later raises it."""

    box: int
    stake: int
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Hit:
    """One more card."""

    box: int
    hand: int | None = None
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Stand:
    """No more cards; closes a blackjack that waits against an ace, too."""

    box: int
    hand: int | None = None
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Double:
    """Double the stake and take exactly one card.

    `insure` raises the holder's insurance in the same move. `without` names bettors behind who do not add.
    """

    box: int
    hand: int | None = None
    insure: int = 0
    without: tuple[str, ...] = ()
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Split:
    """Two cards of equal value become two hands, the same stake on the new one; the rest as for Double."""

    box: int
    hand: int | None = None
    insure: int = 0
    without: tuple[str, ...] = ()
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Surrender:
    """Give the hand up for half of the stake."""

    box: int
    hand: int | None = None
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Slip:
    """The croupier draws a card by mistake, where the option allows it."""


@dataclass(frozen=True, slots=True)
class Accept:
    """The box that is asked takes the card drawn by mistake as its own."""

    box: int
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Decline:
    """The box that is asked does not want the card drawn by mistake."""

    box: int
    by: str = YOU


Decision = Hit | Stand | Double | Split | Surrender
"""What the holder of the hand to play may decide."""

Action = Bet | Take | Deal | Insure | Decision | Slip | Accept | Decline
