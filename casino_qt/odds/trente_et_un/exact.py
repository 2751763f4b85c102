"""What the bank wins from one punter, and what each side's decisions are worth, as fractions.

What others at the table draw in between changes nothing: which card comes next may be decided by any cards
seen before it, and the cards that two hands get are still as if drawn from full packs (the predictable
sampling of an exchangeable order). So the bank's expectation against one punter is the same for any number
of seats, as long as the pack does not run out within the round. Nor does the price of a dealt 31 matter: the
banker is dealt it as often as the punter.

Exact is all of it: every order of every card of full packs, both hands from the same ones, whole numbers to
the last division.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from fractions import Fraction
from functools import cache, cached_property
from math import perm, prod

from casino_qt.odds.trente_et_un.hands import NOTHING, Bunch, Policy, dealt, ends, naturals, with_card, worth
from casino_qt.odds.trente_et_un.other import Final, OtherHand
from casino_qt.rules.trente_et_un.agreement import RESULT
from casino_qt.rules.trente_et_un.hands import DEALT, LIMIT

SAFE = 21
"""Up to so much, hard or soft, the next card makes the hand better whatever it is: nobody stays there."""


class Faced(ABC):
    """A hand that plays one policy from full packs, as the person meets it who plays against it.

    Who stays gains, against going over: twice where the other ends behind, once where it has as much.
    """

    def __init__(self, pack: Bunch, finals: list[Final]) -> None:
        self.pack = pack
        self.size = sum(pack)
        self._other = OtherHand(pack, finals)
        self._gains: dict[Bunch, int] = {}

    @abstractmethod
    def _gain(self, bunch: Bunch) -> int: ...

    def gain(self, bunch: Bunch) -> int:
        """What staying on `bunch` gains, as ways out of `OtherHand.out_of`."""
        if bunch not in self._gains:
            self._gains[bunch] = self._gain(bunch)
        return self._gains[bunch]

    @abstractmethod
    def asked(self, bunch: Bunch) -> Fraction:
        """The chance, beside the hand `bunch`, that its owner is asked at all."""

    def out_of(self, bunch: Bunch) -> int:
        """What `gain` is counted out of."""
        return self._other.out_of(sum(bunch))

    def worth_of(self, stood: dict[Bunch, int]) -> Fraction:
        """What hands gain that end so, on average over every deal."""
        ways: defaultdict[int, int] = defaultdict(int)
        for bunch, orders in stood.items():
            ways[sum(bunch)] += orders * ways_in_order(self.pack, bunch) * self.gain(bunch)
        return sum(
            (Fraction(won, perm(self.size, held) * self._other.out_of(held)) for held, won in ways.items()),
            Fraction(),
        )

    def most(self) -> Fraction:
        """What the best of all decisions gain, each from all the cards of the own hand, on average."""
        at_hand = [bunch for bunch in dealt(self.pack) if worth(bunch)[0] < LIMIT]
        by_cards: list[set[Bunch]] = [set(), set(), set()]
        grown = set(at_hand)
        while grown:
            by_cards.append(grown)
            grown = {more for bunch in grown if worth(bunch)[0] < LIMIT for _, more in self.grown(bunch)}
        drawn = len(by_cards) - 1 + self._other.longest
        best: dict[Bunch, int] = {}
        for held in range(len(by_cards) - 1, DEALT - 1, -1):
            rest = perm(self.size - held - self._other.longest, drawn - held - self._other.longest)
            for bunch in by_cards[held]:
                total = worth(bunch)[0]
                stay = self.gain(bunch) * rest if total > SAFE else 0
                draw = sum(left * best[more] for left, more in self.grown(bunch)) if total < LIMIT else 0
                best[bunch] = max(stay, draw)
        orders = dealt(self.pack)
        all_ways = sum(orders[bunch] * ways_in_order(self.pack, bunch) * best[bunch] for bunch in at_hand)
        return Fraction(all_ways, perm(self.size, drawn))

    def grown(self, bunch: Bunch) -> list[tuple[int, Bunch]]:
        """What one card more can make of it without going over, and how many such cards are left."""
        more = (
            (have - count, with_card(bunch, place))
            for place, (have, count) in enumerate(zip(self.pack, bunch, strict=True))
        )
        return [(left, grown) for left, grown in more if left and worth(grown)[0] <= LIMIT]


class Bank(Faced):
    """The banker under one policy, as a punter faces him."""

    def __init__(self, pack: Bunch, policy: Policy) -> None:
        # Behind a dealt 31 of the banker's everybody is, whatever he has bought.
        finals = _levelled(ends(pack, policy)[0]) + [
            (bunch, orders, LIMIT + 1) for bunch, orders in naturals(pack).items()
        ]
        super().__init__(pack, finals)

    def _gain(self, bunch: Bunch) -> int:
        return 2 * self._other.out_of(sum(bunch)) - self._other.ahead(bunch, worth(bunch)[0])

    def asked(self, bunch: Bunch) -> Fraction:
        """The banker was not dealt 31."""
        return 1 - Fraction(self._other.ahead(bunch, LIMIT + 1), self.out_of(bunch))

    def edge(self, punter: Policy) -> Fraction:
        """Tokens the bank wins from a punter in a round, on average."""
        return self.edge_of(ends(self.pack, punter)[0])

    def edge_of(self, stood: dict[Bunch, int]) -> Fraction:
        """The same, of a punter whose hands end so where they stand."""
        # Were every hand over, the bank would win whenever nobody is dealt 31; less what staying gains.
        return RESULT * (neither_dealt(self.pack) - self.worth_of(stood))


class Punter(Faced):
    """A punter under one policy, as the banker faces him: over he is settled, and nothing is left to gain."""

    def __init__(self, pack: Bunch, policy: Policy) -> None:
        # The lower is ahead here: what the banker gains by is the hands behind his own.
        finals = [(bunch, orders, -total) for bunch, orders, total in _levelled(ends(pack, policy)[0])]
        super().__init__(pack, finals)

    def _gain(self, bunch: Bunch) -> int:
        return self._other.ahead(bunch, -worth(bunch)[0])

    def asked(self, bunch: Bunch) -> Fraction:
        """The punter stands."""
        return Fraction(self._other.ahead(bunch, -LIMIT - 1), 2 * self.out_of(bunch))

    def edge(self, banker: Policy) -> Fraction:
        """Tokens the bank wins from the punter in a round, on average."""
        return self.edge_of(ends(self.pack, banker)[0])

    def edge_of(self, stood: dict[Bunch, int]) -> Fraction:
        """The same, of a banker whose hands end so where they stand."""
        # Were the banker always over, he would win of those over before him and lose to all that stand.
        return RESULT * (neither_dealt(self.pack) - 2 * self._standing + self.worth_of(stood))

    @cached_property
    def _standing(self) -> Fraction:
        """The chance that the punter stands, and the banker was not dealt 31."""
        every = -LIMIT - 1
        both = Fraction()
        for bunch, orders in naturals(self.pack).items():
            ways = orders * ways_in_order(self.pack, bunch) * self._other.ahead(bunch, every)
            both += Fraction(ways, 2 * perm(self.size, DEALT) * self._other.out_of(DEALT))
        return Fraction(self._other.ahead(NOTHING, every), 2 * self._other.out_of(0)) - both


def _levelled(hands: dict[Bunch, int]) -> list[Final]:
    return [(bunch, orders, worth(bunch)[0]) for bunch, orders in hands.items()]


def ways_in_order(pack: Bunch, bunch: Bunch) -> int:
    """The ways to draw the bunch in one order of its values."""
    return prod(perm(have, count) for have, count in zip(pack, bunch, strict=True) if count)


def dealt_31(pack: Bunch) -> Fraction:
    """How often three cards from the full pack are a dealt 31."""
    ways = sum(orders * ways_in_order(pack, bunch) for bunch, orders in naturals(pack).items())
    return Fraction(ways, perm(sum(pack), DEALT))


@cache
def neither_dealt(pack: Bunch) -> Fraction:
    """The chance that of two hands neither is dealt 31."""
    both = 0
    for bunch, orders in naturals(pack).items():
        left = tuple(have - count for have, count in zip(pack, bunch, strict=True))
        both += (
            orders
            * ways_in_order(pack, bunch)
            * sum(others * ways_in_order(left, other) for other, others in naturals(pack).items())
        )
    return 1 - 2 * dealt_31(pack) + Fraction(both, perm(sum(pack), 2 * DEALT))
