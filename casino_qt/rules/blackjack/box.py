"""A box of the table: who bets on it, in which order, its hands and its insurances."""

from __future__ import annotations

from dataclasses import dataclass, field

from casino_qt.rules.blackjack.hand import Hand, Status

MOST_HANDS = 4


@dataclass(slots=True)
class Box:
    """`bettors` in the order they bet: the first holds the box. `bets` are their first stakes, in centimes.

    `hands` is empty before the deal. `insurance` is what each bettor laid against the croupier's blackjack.
    """

    bettors: list[str] = field(default_factory=list)
    bets: dict[str, int] = field(default_factory=dict)
    hands: list[Hand] = field(default_factory=list)
    insurance: dict[str, int] = field(default_factory=dict)

    def copy(self) -> Box:
        """A box that may change without this one."""
        return Box(
            list(self.bettors), dict(self.bets), [hand.copy() for hand in self.hands], dict(self.insurance)
        )

    @property
    def holder(self) -> str:
        """Who decides."""
        return self.bettors[0]

    @property
    def total(self) -> int:
        """The first stakes together: what the maximum of the box is tested against."""
        return sum(self.bets.values())

    def live_stake(self, seat: str) -> int:
        """What the seat has on the hands that are not over; before the deal, its bet."""
        if not self.hands:
            return self.bets.get(seat, 0)
        return sum(hand.stakes.get(seat, 0) for hand in self.hands if hand.status is not Status.OVER)

    def lying(self, seat: str) -> int:
        """All the seat has on this box, insurance included."""
        return self.live_stake(seat) + self.insurance.get(seat, 0)
