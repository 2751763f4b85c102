"""Everything of the table that changes, in one place."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Self

from casino_qt.rules.shoe import Shoe
from casino_qt.rules.table import TableState
from casino_qt.rules.trente_et_un.hands import Hand
from casino_qt.rules.trente_et_un.records import RoundRecord


class Phase(Enum):
    """What the table waits for."""

    DEALING = "dealing"
    PLAYING = "playing"


@dataclass(frozen=True, slots=True)
class Tenure:
    """The bank in one pair of hands, in one talia: rounds dealt, and tokens won or lost with it."""

    rounds: int = 0
    tokens: int = 0


@dataclass(slots=True, kw_only=True)
class State(TableState):
    """The books, the pack, the bank, and the hands on the table."""

    shoe: Shoe
    banker: str
    pack_number: int = 1
    dealt: int = 0
    round_start: int = 0  # where the cards of this round begin in the pack
    ran_out: bool = False
    talia: int = 1
    tenure: Tenure = Tenure()
    ended: Tenure | None = None
    rounds: int = 0
    to_act: str | None = None
    hands: dict[str, Hand] = field(default_factory=dict)
    results: dict[str, int] = field(default_factory=dict)
    last: RoundRecord | None = None

    def copy(self) -> Self:
        """A state that may change without this one."""
        return replace(self, accounts=dict(self.accounts), hands=dict(self.hands), results=dict(self.results))
