"""What is kept of a finished coup: the croupier's cards, every hand with its money, what was said."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.blackjack.events import Result, Share
from casino_qt.rules.cards import Card
from casino_qt.rules.events import Said


@dataclass(frozen=True, slots=True)
class HandRecord:
    """One hand: its cards in the order they fell, its total, how it ended, each bettor's money."""

    cards: tuple[Card, ...]
    total: int
    result: Result
    shares: tuple[Share, ...]
    doubled: bool

    @property
    def stake(self) -> int:
        """What lay on it, all bettors together."""
        return sum(share.stake for share in self.shares)

    @property
    def paid(self) -> int:
        """What came back, stakes included."""
        return sum(share.paid for share in self.shares)


@dataclass(frozen=True, slots=True)
class BoxRecord:
    """One box: who bet what on it before the deal, the holder first; its hands in order; its insurances."""

    box: int
    bets: tuple[tuple[str, int], ...]
    hands: tuple[HandRecord, ...]
    insurance: tuple[Share, ...]

    @property
    def holder(self) -> str:
        """Who decided."""
        return self.bets[0][0]

    def shares(self, seat: str | None = None) -> tuple[Share, ...]:
        """All that lay on the box, of the seat or of anybody."""
        every = [share for hand in self.hands for share in hand.shares] + list(self.insurance)
        return tuple(share for share in every if seat is None or share.seat == seat)


@dataclass(frozen=True, slots=True)
class CoupRecord:
    """One finished coup. `number` counts the coups of the table from 1, `shoe` its shoes.

    `dealer` are the croupier's cards: one where nothing depended on a second. `calls` is all the croupier
    said since the coup before.
    """

    number: int
    shoe: int
    dealer: tuple[Card, ...]
    dealer_total: int
    dealer_blackjack: bool
    boxes: tuple[BoxRecord, ...]
    calls: tuple[Said, ...]

    def net(self, seat: str) -> int:
        """What the seat won, or lost, in this coup."""
        return sum(share.paid - share.stake for box in self.boxes for share in box.shares(seat))
