"""One hand of cards and what is bet on it; the croupier's too, on which nobody bets."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from casino_qt.rules.blackjack.events import Result, Share
from casino_qt.rules.cards import Card

BEST = 21
_ACE = "A"
_MORE_FOR_AN_ACE = 10


class Status(Enum):
    """Where a hand is in its coup."""

    OPEN = "open"  # to be played, or to get its second card
    STOOD = "stood"  # waits for the croupier
    OVER = "over"  # settled


@dataclass(slots=True)
class Hand:
    """Cards in the order they fell, and each bettor's stake on them in centimes.

    `pips` counts every ace as 1. `from_split`: it came of a split, so 21 in two cards is no blackjack.
    `result` and `shares` are there when it is over.
    """

    cards: tuple[Card, ...] = ()
    pips: int = 0
    ace: bool = False
    stakes: dict[str, int] = field(default_factory=dict)
    status: Status = Status.OPEN
    from_split: bool = False
    doubled: bool = False
    result: Result | None = None
    shares: tuple[Share, ...] = ()

    def copy(self) -> Hand:
        """A hand that may change without this one."""
        return Hand(
            self.cards,
            self.pips,
            self.ace,
            dict(self.stakes),
            self.status,
            self.from_split,
            self.doubled,
            self.result,
            self.shares,
        )

    def take(self, card: Card) -> None:
        """One more card."""
        self.cards += (card,)
        self.pips += card.value
        if card.rank == _ACE:
            self.ace = True

    def give_second(self) -> Card:
        """Without its second card, which is returned: it begins another hand."""
        first, second = self.cards
        self.cards = (first,)
        self.pips = first.value
        self.ace = first.rank == _ACE
        return second

    @property
    def soft(self) -> bool:
        """Whether an ace counts 11."""
        return self.ace and self.pips + _MORE_FOR_AN_ACE <= BEST

    @property
    def total(self) -> int:
        """The best total up to 21; the lowest where there is none."""
        pips = self.pips
        return pips + _MORE_FOR_AN_ACE if self.ace and pips + _MORE_FOR_AN_ACE <= BEST else pips

    @property
    def bust(self) -> bool:
        """Whether it is over 21."""
        return self.pips > BEST

    @property
    def blackjack(self) -> bool:
        """21 in the first two cards."""
        return len(self.cards) == 2 and self.total == BEST and not self.from_split

    @property
    def pair(self) -> bool:
        """Two cards of equal value: a king and a ten are."""
        return len(self.cards) == 2 and self.cards[0].value == self.cards[1].value

    @property
    def stake(self) -> int:
        """What lies on it, all bettors together."""
        return sum(self.stakes.values())
