"""What may be done at the table. Seats are named; the person is `you`. Amounts are centimes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from casino_qt.rules.table import YOU as YOU


class Spot(StrEnum):
    """The four chances of the cloth."""

    ROUGE = "rouge"
    NOIR = "noir"
    COULEUR = "couleur"
    INVERSE = "inverse"


class Row(StrEnum):
    """The two rows, in the order they are dealt."""

    NOIR = "noir"
    ROUGE = "rouge"


@dataclass(frozen=True, slots=True)
class Cut:
    """The first action at a table: `at` cards of the first shoe go to its back. None: another guest cuts."""

    at: int | None = None


@dataclass(frozen=True, slots=True)
class Bet:
    """Lay `stake` more on `on`."""

    on: Spot
    stake: int
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Insure:
    """Lay the premium (1 %, rounded up) beside the stake on `on`."""

    on: Spot
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Take:
    """Take `stake` back from `on`, winnings first; None takes all that is free there."""

    on: Spot
    stake: int | None = None
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Halve:
    """Under `refait: prison`, directly after the refait: half of the imprisoned stake back to the purse."""

    on: Spot
    by: str = YOU


@dataclass(frozen=True, slots=True)
class Coup:
    """No more bets: deal the two rows and settle."""


Action = Cut | Bet | Insure | Take | Halve | Coup
