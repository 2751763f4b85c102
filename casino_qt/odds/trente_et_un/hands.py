"""How hands of тридцать одно come about: who stands when, and every hand it can end in.

Only values matter here. A `Bunch` counts the cards of each: aces first, then two to nine, then all that count
ten. Suits and courts come back as numbers of cards (`copies`).
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from itertools import product

from casino_qt.rules.trente_et_un.hands import ACE_MORE, DEALT, LIMIT

VALUES = range(1, 11)
Bunch = tuple[int, ...]
NOTHING: Bunch = (0,) * len(VALUES)


@dataclass(frozen=True, slots=True)
class Policy:
    """Stands from `hard` on; from `soft` on where an ace counts eleven, so that the next card cannot hurt."""

    hard: int
    soft: int

    @staticmethod
    def plain(least: int) -> Policy:
        """Stands from `least` on, however it is made up."""
        return Policy(least, least)

    def stands(self, bunch: Bunch) -> bool:
        """Whether it wants no more."""
        total, soft = worth(bunch)
        return total >= (self.soft if soft else self.hard) or total >= LIMIT


def copies(packs: int) -> Bunch:
    """The cards of each value in so many packs."""
    return tuple(packs * (16 if value == 10 else 4) for value in VALUES)


@cache
def worth(bunch: Bunch) -> tuple[int, bool]:
    """The best total, and whether an ace counts eleven in it."""
    total = sum(value * count for value, count in zip(VALUES, bunch, strict=True))
    soft = False
    for _ in range(bunch[0]):
        if total + ACE_MORE <= LIMIT:
            total += ACE_MORE
            soft = True
    return total, soft


def with_card(bunch: Bunch, place: int) -> Bunch:
    """One more card of the value at `place`."""
    return (*bunch[:place], bunch[place] + 1, *bunch[place + 1 :])


@cache
def dealt(pack: Bunch) -> dict[Bunch, int]:
    """Every three cards from `pack`, and in how many orders their values may come."""
    orders: defaultdict[Bunch, int] = defaultdict(int)
    for places in product(range(len(pack)), repeat=DEALT):
        bunch = NOTHING
        for place in places:
            bunch = with_card(bunch, place)
        if all(count <= most for count, most in zip(bunch, pack, strict=True)):
            orders[bunch] += 1
    return dict(orders)


def naturals(pack: Bunch) -> dict[Bunch, int]:
    """Those of them that are 31."""
    return {bunch: orders for bunch, orders in dealt(pack).items() if worth(bunch)[0] == LIMIT}


def ends(pack: Bunch, policy: Policy) -> tuple[dict[Bunch, int], dict[Bunch, int]]:
    """Where a hand without a dealt 31 can end under `policy`: those that stand, those that are over.

    Each with the number of orders of values in which it comes about.
    """
    stood: defaultdict[Bunch, int] = defaultdict(int)
    over: defaultdict[Bunch, int] = defaultdict(int)
    at_hand = {bunch: orders for bunch, orders in dealt(pack).items() if worth(bunch)[0] < LIMIT}
    while at_hand:
        grown: defaultdict[Bunch, int] = defaultdict(int)
        for bunch, orders in at_hand.items():
            if worth(bunch)[0] > LIMIT:
                over[bunch] += orders
            elif policy.stands(bunch):
                stood[bunch] += orders
            else:
                for place, most in enumerate(pack):
                    if bunch[place] < most:
                        grown[with_card(bunch, place)] += orders
        at_hand = grown
    return dict(stood), dict(over)
