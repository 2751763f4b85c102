"""One hand seen from another of the same packs, without replacement: in how many ways it ends ahead.

A hand that ends with d_v cards of each value comes about in some number of orders (`ends`). Beside one that
holds c_v of each, it does so in

    orders(d) · Π_v (N_v - c_v)·(N_v - c_v - 1)·…   (d_v factors)

ways, with N_v cards of the value in the packs. To add that up for every two hands would take a hundred
million products. But of the ways to draw d_v cards in order from N_v there are

    Σ_j (-1)^j · (d_v over j) · c_v!/(c_v - j)! · (N_v - j)!/(N_v - d_v)!

without any of the c_v: counted out and in again by the j places where such a card lies. Here c and d stand
apart: what belongs to d is added up once for all c, for every bunch j that may be part of both. All are whole
numbers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Container, Sequence
from math import comb, perm

from casino_qt.odds.trente_et_un.hands import Bunch
from casino_qt.rules.trente_et_un.hands import LIMIT

Final = tuple[Bunch, int, int]
"""What a hand can end with, in how many orders of its values, and on which level: the higher is ahead."""

_BITS = LIMIT.bit_length()  # for each value's count, where a bunch is written as one whole number
_Part = tuple[int, int]  # a bunch as one whole number, and its factor
_Factors = list[list[list[_Part]]]  # for each value, for each count of it, for each part of that count


class OtherHand:
    """Every way in which another hand can end, seen from one that has taken cards out of the same packs."""

    def __init__(self, pack: Bunch, finals: Sequence[Final]) -> None:
        self.size = sum(pack)
        self.longest = max(sum(bunch) for bunch, _, _ in finals)
        self._levels = sorted({level for _, _, level in finals}, reverse=True)
        self._sums = self._summed(pack, finals)
        self._running: defaultdict[int, dict[int, list[int]]] = defaultdict(dict)
        self._among = _factors(pack, lambda _have, count, part: (-1) ** part * perm(count, part))

    def ahead(self, bunch: Bunch, level: int) -> int:
        """Twice the ways to end ahead of `level`, and once those to end on it, `bunch` being taken.

        Out of the orders of so many cards as the longest of the final hands has (`out_of`).
        """
        held = sum(bunch)
        at = sum(2 if each > level else 1 for each in self._levels if each >= level)
        running = self._running[held]
        rest = self._rest(held)
        ways = 0
        for part, factor in _parts(self._among, bunch, 1, self._sums):
            if part not in running:
                running[part] = self._from_the_highest(part, rest)
            ways += factor * running[part][at]
        return ways

    def out_of(self, held: int) -> int:
        """The orders of so many cards as the longest final hand has, where `held` are taken."""
        return perm(self.size - held, self.longest)

    def _summed(self, pack: Bunch, finals: Sequence[Final]) -> dict[int, list[tuple[int, int, int]]]:
        """For each part of final hands: a level's place, a number of cards, and the ways of all such."""
        factors = _factors(
            pack, lambda have, count, part: comb(count, part) * perm(have - part, count - part)
        )
        sums: defaultdict[tuple[int, int], defaultdict[int, int]] = defaultdict(lambda: defaultdict(int))
        for bunch, orders, level in finals:
            into = sums[self._levels.index(level), sum(bunch)]
            for part, ways in _parts(factors, bunch, orders):
                into[part] += ways
        by_part: defaultdict[int, list[tuple[int, int, int]]] = defaultdict(list)
        for (place, cards), ways_of in sums.items():
            for part, ways in ways_of.items():
                by_part[part].append((place, cards, ways))
        return dict(by_part)

    def _rest(self, held: int) -> list[int]:
        """The orders of what makes so many cards as many as the longest hand has, where `held` are taken."""
        left = self.size - held
        return [perm(left - cards, self.longest - cards) for cards in range(self.longest + 1)]

    def _from_the_highest(self, part: int, rest: list[int]) -> list[int]:
        """The ways with this part added up from the highest level down, each level once and once more."""
        on_level = [0] * len(self._levels)
        for place, cards, ways in self._sums[part]:
            on_level[place] += ways * rest[cards]
        running = [0]
        for ways in on_level:
            running += running[-1] + ways, running[-1] + 2 * ways
        return running


def _factors(pack: Bunch, factor: Callable[[int, int, int], int]) -> _Factors:
    """What each part of each count of each value brings, by the cards there are, the count and the part."""
    return [
        [
            [(part << _BITS * place, factor(have, count, part)) for part in range(count + 1)]
            for count in range(min(have, LIMIT) + 1)
        ]
        for place, have in enumerate(pack)
    ]


def _parts(factors: _Factors, bunch: Bunch, ways: int, known: Container[int] | None = None) -> list[_Part]:
    """Every part of the bunch, `ways` times the factors of its counts; where given, only the known ones."""
    parts = [(0, ways)]
    for of_count, count in zip(factors, bunch, strict=True):
        if count:
            of_part = of_count[count]
            parts = [(part + more, ways * factor) for part, ways in parts for more, factor in of_part]
            if known is not None:
                parts = [each for each in parts if each[0] in known]
    return parts
