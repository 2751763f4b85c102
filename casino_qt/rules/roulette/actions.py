"""What may be done at the table. Seats are named; the person is `you`. Amounts are centimes.

Places are named by the canonical names of `bets`, announced bets by those of `announcements`.
"""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.table import YOU


@dataclass(frozen=True, slots=True)
class Bet:
    """Lay `stake` more on `on`."""

    on: str
    stake: int
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Announce:
    """Say a bet and have the croupier lay it out.

    Either `on` names it or `say` is what was said, in any tongue. The value is that of a `piece`, or the
    whole `stake` handed over (a piece is then the largest whole franc that fits and the rest comes back), or
    it is in the words; one of the three.
    """

    on: str | None = None
    say: str | None = None
    piece: int | None = None
    stake: int | None = None
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Take:
    """Take `stake` back from `on`, winnings first; None takes all that is free there."""

    on: str
    stake: int | None = None
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Halve:
    """Directly after the zero that locked it first: half of the imprisoned stake back to the purse."""

    on: str
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Move:
    """All that is imprisoned on `on` goes to another simple chance, each part at its level."""

    on: str
    to: str
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Spin:
    """No more bets: the ball falls and everything is settled."""


Action = Bet | Announce | Take | Halve | Move | Spin
