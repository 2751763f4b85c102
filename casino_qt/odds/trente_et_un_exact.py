"""Two hands from the same packs, without replacement: what the bank wins from one punter, as a fraction.

What others at the table draw in between changes nothing: which card comes next may be decided by any cards
seen before it, and the cards that two hands get are still as if drawn from full packs (the predictable
sampling of an exchangeable order). So the bank's expectation against one punter is the same for any number
of seats, as long as the pack does not run out within the round. Nor does the price of a dealt 31 matter: the
banker is dealt it as often as the punter.

A hand that ends with c_v cards of each value comes about in some number of orders (`ends`). That the punter
ends with c and the banker with d has the probability

    orders(c) · orders(d) · Π_v N_v!/(N_v - c_v - d_v)! / (M!/(M - |c| - |d|)!)

with N_v cards of the value among M. For all c on the same values the sum over d is taken in two steps: first
over what d holds of other values, once for all, then over the rest. Everything is a whole number until the
last division.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from math import perm
from pathlib import Path
from typing import Any

from casino_qt.odds import trente_et_un_edges
from casino_qt.odds.trente_et_un_hands import Bunch, Policy, copies, ends, naturals, worth
from casino_qt.rules.trente_et_un.agreement import RESULT
from casino_qt.rules.trente_et_un.hands import DEALT
from casino_qt.rules.trente_et_un.options import MOST_PACKS

_Places = tuple[int, ...]
_Totals = dict[int, int]
_Nest = Any  # [(count of the first place, nest of the others), …]; where no place is left, a whole number


class Bank:
    """The banker's hand under one policy from full packs, against whatever a punter has taken out of them."""

    def __init__(self, pack: Bunch, policy: Policy) -> None:
        self.pack = pack
        self.size = sum(self.pack)
        self._stood = ends(self.pack, policy)[0]
        self._naturals = naturals(self.pack)
        self._longest = max(map(sum, self._stood))
        self._most = [max(bunch[at] for bunch in self._stood) for at in range(len(pack))]
        self._tables: dict[tuple[_Places, int], dict[Bunch, _Totals]] = {}
        self._nests: dict[tuple[_Places, int, int], _Nest] = {}

    def edge(self, punter: Policy) -> Fraction:
        """Tokens the bank wins from a punter in a round, on average."""
        stood = ends(self.pack, punter)[0]
        natural = self._weight(self._naturals)
        both = Fraction()
        for bunch, orders in self._naturals.items():
            both += self._chance(bunch, orders) * self._natural_beside(bunch)
        neither = 1 - 2 * natural + both
        standing = Fraction()
        ahead: defaultdict[int, int] = defaultdict(int)
        for bunch, orders in stood.items():
            standing += self._chance(bunch, orders) * (1 - self._natural_beside(bunch))
            ahead[sum(bunch)] += self._ways(bunch, orders) * self._ahead(bunch)
        ahead_of = Fraction()
        for held, ways in ahead.items():
            ahead_of += Fraction(ways, perm(self.size, held) * perm(self.size - held, self._longest))
        # Over: won. Standing: won where the banker has more, lost unless he has as much.
        return RESULT * (neither - 2 * standing + ahead_of)

    def _ways(self, bunch: Bunch, orders: int) -> int:
        for have, count in zip(self.pack, bunch, strict=True):
            orders *= perm(have, count)
        return orders

    def _chance(self, bunch: Bunch, orders: int) -> Fraction:
        return Fraction(self._ways(bunch, orders), perm(self.size, sum(bunch)))

    def _weight(self, bunches: dict[Bunch, int]) -> Fraction:
        return sum((self._chance(bunch, orders) for bunch, orders in bunches.items()), Fraction())

    def _natural_beside(self, bunch: Bunch) -> Fraction:
        """The chance that the banker was dealt 31, given the cards `bunch` in the other hand."""
        all_ways = 0
        for mine, orders in self._naturals.items():
            ways = orders
            for have, taken, count in zip(self.pack, bunch, mine, strict=True):
                if count:
                    ways *= perm(have - taken, count)
            all_ways += ways
        return Fraction(all_ways, perm(self.size - sum(bunch), DEALT))

    def _ahead(self, bunch: Bunch) -> int:
        """Twice the ways the banker stands on more, and once those he stands on as much as `bunch`.

        Out of the orders of so many cards as his longest hand has.
        """
        support = tuple(place for place, count in enumerate(bunch) if count)
        key = support, sum(bunch), worth(bunch)[0]
        if key not in self._nests:
            self._nests[key] = self._nest(*key)
        factors = [
            [perm(self.pack[at] - bunch[at], mine) for mine in range(self._most[at] + 1)] for at in support
        ]
        return _summed(self._nests[key], factors, 0)

    def _nest(self, support: _Places, held: int, total: int) -> _Nest:
        """What `_ahead` sums up for all hands on these values with so many cards and this total."""
        rows: dict[Bunch, int] = {}
        for taken, totals in self._table(support, held).items():
            ways = sum([orders * (1 + (mine > total)) for mine, orders in totals.items() if mine >= total])
            if ways:
                rows[taken] = ways
        return _nested(sorted(rows.items()), 0, len(support))

    def _table(self, support: _Places, held: int) -> dict[Bunch, _Totals]:
        """Ways of the banker's hands by what they hold on `support`, and by their total.

        All are on the scale of his longest hand, with `held` cards in the other. Made from the table with one
        value more.
        """
        key = support, held
        if key in self._tables:
            return self._tables[key]
        sums: defaultdict[Bunch, defaultdict[int, int]] = defaultdict(lambda: defaultdict(int))
        missing = next((place for place in range(len(self.pack)) if place not in support), None)
        if missing is None:
            left = self.size - held
            for bunch, orders in self._stood.items():
                cards = sum(bunch)
                sums[bunch][worth(bunch)[0]] += orders * perm(left - cards, self._longest - cards)
        else:
            wider = tuple(sorted((*support, missing)))
            at = wider.index(missing)
            for taken, totals in self._table(wider, held).items():
                ways = perm(self.pack[missing], taken[at])
                row = sums[(*taken[:at], *taken[at + 1 :])]
                for total, orders in totals.items():
                    row[total] += orders * ways
        self._tables[key] = {taken: dict(totals) for taken, totals in sums.items()}
        return self._tables[key]


def _nested(rows: Sequence[tuple[Bunch, int]], depth: int, depths: int) -> _Nest:
    """Sorted rows as a tree: one level for each place."""
    if depth == depths:
        return sum(ways for _, ways in rows)
    parted: dict[int, list[tuple[Bunch, int]]] = {}
    for row in rows:
        parted.setdefault(row[0][depth], []).append(row)
    return [(count, _nested(part, depth + 1, depths)) for count, part in parted.items()]


def _summed(nest: _Nest, factors: Sequence[Sequence[int]], depth: int) -> int:
    """The tree summed up, each branch times the factor of its count."""
    factor = factors[depth]
    if depth == len(factors) - 1:
        return sum([factor[count] * ways for count, ways in nest])
    return sum([factor[count] * _summed(part, factors, depth + 1) for count, part in nest if factor[count]])


def main() -> None:
    """Print the module of kept averages, reckoned anew; it takes the better part of an hour."""
    head = Path(trente_et_un_edges.__file__).read_text(encoding="utf-8").partition("EDGES: ")[0]
    print(f"{head}EDGES: tuple[tuple[tuple[float, ...], ...], ...] = (")
    for number in range(1, MOST_PACKS + 1):
        banks = [Bank(copies(number), banker) for banker in trente_et_un_edges.BANKERS]
        print("    (")
        for punter in trente_et_un_edges.PUNTERS:
            print(f"        ({', '.join(f'{float(bank.edge(punter)):.9f}' for bank in banks)}),", flush=True)
        print("    ),")
    print(")")


if __name__ == "__main__":
    main()
