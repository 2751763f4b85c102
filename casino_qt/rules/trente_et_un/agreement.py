"""What is agreed before the first card: who sits where, who banks first, what a token is worth."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from casino_qt.rules.action_json import seat_name
from casino_qt.rules.cards import PACK_SIZE
from casino_qt.rules.table import YOU
from casino_qt.rules.trente_et_un.options import LEAST_TOKEN, MOST_TOKEN, Rules

LEAST_SEATS, MOST_SEATS = 2, 9
RESULT = 2
"""An ordinary result, in tokens."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """House rules, section 3, "stakes". Raises ValueError for what cannot be agreed.

    `seats` go to the right, the person (`you`) among them. `token` is in centimes.
    """

    seats: tuple[str, ...]
    banker: str
    token: int
    rules: Rules = field(default_factory=Rules)

    def __post_init__(self) -> None:
        if not LEAST_SEATS <= len(self.seats) <= MOST_SEATS:
            raise ValueError(f"'seats' are {LEAST_SEATS} to {MOST_SEATS} names")
        for seat in self.seats:
            seat_name(seat, "a seat is a name")
        if len(set(self.seats)) < len(self.seats):
            raise ValueError("a name stands twice in 'seats'")
        if YOU not in self.seats:
            raise ValueError(f"{YOU!r} is not among 'seats'")
        if not isinstance(self.banker, str) or self.banker not in self.seats:
            raise ValueError("'banker' is one of 'seats'")
        if type(self.token) is not int or not LEAST_TOKEN <= self.token <= MOST_TOKEN:
            raise ValueError(f"'token' is a whole number from {LEAST_TOKEN} to {MOST_TOKEN}")

    def to_json(self) -> dict[str, object]:
        """All of it, every option spelled out."""
        return {
            "seats": list(self.seats),
            "banker": self.banker,
            "token": self.token,
            "rules": self.rules.to_json(),
        }

    @staticmethod
    def from_json(agreed: Mapping[str, Any]) -> Agreement:
        """What `to_json` wrote. Raises ValueError for anything else."""
        keys = {"seats", "banker", "token", "rules"}
        if agreed.keys() != keys or not isinstance(agreed["seats"], list):
            raise ValueError(f"an agreement has {', '.join(sorted(keys))}")
        rules = Rules.from_json(agreed["rules"])
        return Agreement(tuple(agreed["seats"]), agreed["banker"], agreed["token"], rules)

    @property
    def packs(self) -> int:
        """The packs in use."""
        return self.rules.packs_for(len(self.seats))

    @property
    def pack_size(self) -> int:
        """The cards of one talia."""
        return self.packs * PACK_SIZE

    @property
    def least_for_a_round(self) -> int:
        """With fewer cards left no round is dealt: three each, and one more each."""
        return 4 * len(self.seats)

    @property
    def stake(self) -> int:
        """What a hand is played for, in centimes: an ordinary result."""
        return RESULT * self.token

    @property
    def price(self) -> int:
        """Of a dealt 31, in centimes: what each punter must be able to pay."""
        return self.rules.natural * self.token

    @property
    def cover(self) -> int:
        """What the banker must be able to pay, in centimes: the price to every punter."""
        return self.price * (len(self.seats) - 1)

    def at_stake(self, seat: str, banker: str, reckoned: Collection[str]) -> int:
        """The most `seat` can still lose in a round that is on, in centimes.

        The bank can lose to every punter, a punter to the bank, until they have `reckoned` with each other.
        """
        still_in = {*self.seats} - {banker, *reckoned}
        return self.stake * len(still_in if seat == banker else still_in & {seat})

    def from_the_right_of(self, seat: str) -> tuple[str, ...]:
        """All seats in the order they are dealt to: `seat` itself last."""
        at = self.seats.index(seat) + 1
        return self.seats[at:] + self.seats[:at]
