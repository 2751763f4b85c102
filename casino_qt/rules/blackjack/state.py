"""Everything of the table that changes, in one place."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Self

from casino_qt.rules.blackjack.box import Box
from casino_qt.rules.blackjack.hand import Hand
from casino_qt.rules.blackjack.records import CoupRecord
from casino_qt.rules.cards import Card
from casino_qt.rules.shoe import Shoe
from casino_qt.rules.table import TableState


class Phase(Enum):
    """What the table waits for."""

    BETTING = "betting"
    PLAYING = "playing"
    OFFERING = "offering"  # a card drawn by mistake is offered round


@dataclass(slots=True, kw_only=True)
class State(TableState):
    """The books, the shoe, and the coup as far as it has come.

    `boxes` are those somebody bets on, by number; from the deal on in the order of their numbers. `to_play`
    is the box and the hand that decide. `asked` are those a card drawn by mistake (`slip`) is still to be
    offered to, the first of them now.
    """

    shoe: Shoe
    dealt: int = 0
    shoe_number: int = 1
    coups: int = 0
    phase: Phase = Phase.BETTING
    boxes: dict[int, Box] = field(default_factory=dict)
    dealer: Hand = field(default_factory=Hand)
    to_play: tuple[int, int] | None = None
    slip: Card | None = None
    asked: tuple[tuple[int, int], ...] = ()
    last: CoupRecord | None = None

    def copy(self) -> Self:
        """A state that may change without this one."""
        return replace(
            self,
            accounts=dict(self.accounts),
            boxes={number: box.copy() for number, box in self.boxes.items()},
            dealer=self.dealer.copy(),
        )
