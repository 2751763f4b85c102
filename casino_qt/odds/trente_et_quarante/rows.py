"""The two rows of a coup, without replacement: every total of both, as exact fractions, from any shoe.

A row is a *prefix* that stays at 30 or below and one *closing* card that carries it above. For totals only
values matter. To choose, of the N_v cards of each value v, a_v for the first prefix and b_v for the second,
there are Π N_v! / (a_v! b_v! (N_v - a_v - b_v)!) ways. These are the coefficients of

    P = Π_v f_v ^ N_v,    f_v = 1 + x·t^v + y·u^v

x, t: cards and sum of the first prefix; y, u: of the second. A prefix of n cards falls in n! orders. A
closing card of value c is one of N_c cards and leaves one fewer to the prefixes: the product loses one factor
f_c. Polynomials in (y, u) are packed into one large integer, a fixed number of bits for each coefficient: one
addition of Python's adds a thousand of them.

**Couleur** hangs on the first card of all. Where every value has the same part of its cards red, that part
is the chance of a red one whatever the rows come to. Else one of the R_v red cards of each value v is laid
first, which leaves one fewer of them: Σ_v R_v·x·t^v·P/f_v, with (n - 1)! orders of the rest of the first
prefix. A closing card of the same value then is one of N_v - 1: this is what `_with_red_first` sets right.

**The end of the shoe.** The red card stands before the last `behind` cards, and a coup that would need one of
them is void. Such deals are in none of the chances here, which then sum to less than one (`void`). Whoever
counts the burnt cards to a composition, as nobody has seen them, adds them to those behind: they are not
dealt either, and any of the cards may be among them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from fractions import Fraction
from functools import lru_cache
from math import ceil, comb, factorial, log2, perm

from casino_qt.odds.trente_et_quarante.composition import FULL, VALUES, Composition
from casino_qt.rules.trente_et_quarante.dealing import BEHIND_STOP, ROW_ENDS_ABOVE

TOTALS = range(ROW_ENDS_ABOVE + 1, ROW_ENDS_ABOVE + 11)
Totals = tuple[int, int]
"""Of Noir and of Rouge."""

_SUMS = ROW_ENDS_ABOVE + 1  # 0 … 30; a prefix has at most as many cards as its sum
_EVERY = range(_SUMS)
_Prefix = tuple[int, int]  # sum and number of cards of the first prefix
_Ways = dict[_Prefix, int]
_ByCards = dict[Totals, dict[int, int]]
"""For both totals: by the cards in both rows, in how many orders just these may fall."""


class _Counting:
    """The ways to choose two prefixes from a composition; (y, u) in one integer, y lowest."""

    def __init__(self, composition: Composition) -> None:
        self.cards = dict(zip(VALUES, composition.cards, strict=True))
        self.red = dict(zip(VALUES, composition.red, strict=True))
        self._row = _longest(self.cards) + 1
        self._bytes = _bits(self.cards) // 8 + 1
        self._bits = 8 * self._bytes
        self._mask = (1 << (_SUMS * self._row * self._bits)) - 1

    def _shift(self, value: int, cards: int) -> int:
        """Bits by which `cards` cards of `value` move a packed polynomial of the second prefix."""
        return (value * cards * self._row + cards) * self._bits

    def product(self) -> _Ways:
        """The whole product for every first prefix."""
        ways: _Ways = {(0, 0): 1}
        for value, count in self.cards.items():
            most = min(ROW_ENDS_ABOVE // value, count)
            grown: defaultdict[_Prefix, int] = defaultdict(int)
            for first in range(most + 1):
                terms = [
                    (self._shift(value, second), comb(count, first) * comb(count - first, second))
                    for second in range(min(most, count - first) + 1)
                ]
                for (total, cards), packed in ways.items():
                    if total + value * first <= ROW_ENDS_ABOVE:
                        sum_of_terms = sum((packed << shift) * factor for shift, factor in terms)
                        grown[total + value * first, cards + first] += sum_of_terms & self._mask
            ways = dict(grown)
        return ways

    def without(self, ways: _Ways, value: int, wanted: Collection[int] = _EVERY) -> _Ways:
        """`ways` divided by f_value: one card of that value fewer to choose from.

        `wanted`: the sums of first prefixes that are asked for; what these do not need is left out.
        """
        classes = {total % value for total in wanted}
        fewer: _Ways = {}
        for total, cards in sorted(ways):
            if total % value not in classes:
                continue
            packed = ways[total, cards] - fewer.get((total - value, cards - 1), 0)
            # 1 / (1 + Y) = (1 - Y)(1 + Y²)(1 + Y⁴) … as far as the sum can reach.
            packed -= packed << self._shift(value, 1)
            power = 2
            while power * value <= ROW_ENDS_ABOVE:
                packed += (packed & self._mask) << self._shift(value, power)
                power *= 2
            fewer[total, cards] = packed & self._mask
        return fewer

    def laid(self, ways: _Ways, value: int) -> _Ways:
        """`ways` with one card of `value` laid to the first prefix."""
        return {
            (total + value, cards + 1): packed
            for (total, cards), packed in ways.items()
            if total + value <= ROW_ENDS_ABOVE
        }

    def closed(self, into: _Ways, ways: _Ways, first: int, second: int, times: int) -> None:
        """Add what `first` and `second` close, `times`: by the first row's total and the cards before that.

        The second row's totals, from 31 on, take the place of the sums in the packed polynomials.
        """
        below = (_SUMS - second) * self._row * self._bits
        for (total, cards), packed in ways.items():
            if total + first > ROW_ENDS_ABOVE:
                at = total + first, cards
                into[at] = into.get(at, 0) + (packed >> below) * times

    def read(self, closed: _Ways) -> Iterator[tuple[Totals, int, int, int]]:
        """Both totals, the cards of both prefixes, and the ways."""
        for (total, cards), packed in closed.items():
            data = packed.to_bytes(len(TOTALS) * self._row * self._bytes, "little")
            for place in range(len(TOTALS) * self._row):
                if ways := int.from_bytes(data[place * self._bytes : (place + 1) * self._bytes], "little"):
                    other, others = divmod(place, self._row)
                    yield (total, TOTALS[other]), cards, others, ways


def _longest(cards: dict[int, int]) -> int:
    """The most cards a prefix can have."""
    left, longest = ROW_ENDS_ABOVE, 0
    for value, count in cards.items():
        taken = min(count, left // value)
        longest += taken
        left -= taken * value
    return longest


def _bits(cards: dict[int, int]) -> int:
    """Enough bits for every coefficient that is read.

    For any 0 < r < 1 a coefficient of P is at most P / r^60 with t = u = r and x = y = 1. Times a card laid
    first, both closing cards, and their hundred pairs.
    """
    least = min(
        sum(count * log2(1 + 2 * r**value) for value, count in cards.items()) - 2 * ROW_ENDS_ABOVE * log2(r)
        for r in (each / 20 for each in range(4, 20))
    )
    return ceil(least + 3 * log2(sum(cards.values()) + 1) + log2(len(VALUES) ** 2)) + 2


@lru_cache(maxsize=64)
def _deals(composition: Composition) -> _ByCards:
    """The orders of every deal of two rows, by their totals and cards."""
    counting = _Counting(composition)
    product = counting.product()
    unequal: _Ways = {}
    equal: _Ways = {}
    for first, count in counting.cards.items():
        if not count:
            continue
        once = counting.without(product, first)
        for second in range(first, len(VALUES) + 1):
            if closings := count * (counting.cards[second] - (first == second)):
                twice = counting.without(once, second, _EVERY[-first:])
                counting.closed(equal if first == second else unequal, twice, first, second, closings)
    deals: defaultdict[Totals, defaultdict[int, int]] = defaultdict(lambda: defaultdict(int))
    for closed in (equal, unequal):
        for (total, other), cards, others, ways in counting.read(closed):
            orders = ways * factorial(cards) * factorial(others)
            deals[total, other][cards + others + 2] += orders
            if closed is unequal:  # the rows may change places
                deals[other, total][cards + others + 2] += orders
    return {totals: dict(by_cards) for totals, by_cards in deals.items()}


@lru_cache(maxsize=64)
def _red_deals(composition: Composition) -> _ByCards:
    """Those of them that begin with a red card."""
    counting = _Counting(composition)
    closed = _with_red_first(counting)
    deals: defaultdict[Totals, defaultdict[int, int]] = defaultdict(lambda: defaultdict(int))
    for totals, cards, others, ways in counting.read(closed):
        deals[totals][cards + others + 2] += ways * factorial(cards - 1) * factorial(others)
    return {totals: dict(by_cards) for totals, by_cards in deals.items()}


def _with_red_first(counting: _Counting) -> _Ways:
    """The ways with one red card in the first prefix laid before all others, for every two closing cards."""
    product, cards, red = counting.product(), counting.cards, counting.red
    first_red: _Ways = {}
    for value, count in red.items():
        if count:
            _add(first_red, counting.laid(counting.without(product, value), value), count)
    closed: _Ways = {}
    for first, count in cards.items():
        if not count:
            continue
        once = counting.without(product, first)
        # N_first · (all that begin red) - R_first · (those where it is one of this value), less f_first.
        begun = {at: count * packed for at, packed in first_red.items()}
        _add(begun, counting.laid(once, first), -red[first])
        begun = counting.without(begun, first)
        for second in range(first, len(VALUES) + 1):
            if not cards[second] - (first == second):
                continue
            gone = counting.laid(counting.without(once, second), second)
            if first == second:
                ways = dict(begun)
                _add(ways, gone, -red[second])
                counting.closed(closed, counting.without(ways, second), first, second, count - 1)
                continue
            ways = {at: cards[second] * packed for at, packed in begun.items()}
            _add(ways, gone, -count * red[second])
            ways = counting.without(ways, second)
            counting.closed(closed, ways, first, second, 1)
            counting.closed(closed, ways, second, first, 1)
    return closed


def _add(ways: _Ways, more: _Ways, times: int) -> None:
    for at, packed in more.items():
        ways[at] = ways.get(at, 0) + times * packed


def _chances(deals: _ByCards, size: int, behind: int) -> dict[Totals, Fraction]:
    """From orders to probabilities; what would reach the cards behind the red one is left out."""
    most = max((cards for by_cards in deals.values() for cards in by_cards), default=0)
    chances = dict.fromkeys(((noir, rouge) for noir in TOTALS for rouge in TOTALS), Fraction(0))
    for totals, by_cards in deals.items():
        orders = sum(
            ways * perm(size - cards, most - cards)
            for cards, ways in by_cards.items()
            if cards <= size - behind
        )
        chances[totals] = Fraction(orders, perm(size, most))
    return chances


@lru_cache(maxsize=64)
def joint_totals(composition: Composition = FULL, behind: int = BEHIND_STOP) -> dict[Totals, Fraction]:
    """The probability of each pair (total of Noir, total of Rouge).

    `behind`: so many of the cards are not dealt. Takes a second or two, and is kept.
    """
    return _chances(_deals(composition), composition.size, behind)


@lru_cache(maxsize=64)
def red_first(composition: Composition = FULL, behind: int = BEHIND_STOP) -> dict[Totals, Fraction]:
    """The probability of each pair of totals together with a red first card.

    Takes twice as long where the values differ in how many of their cards are red.
    """
    parts = {
        Fraction(red, count) for red, count in zip(composition.red, composition.cards, strict=True) if count
    }
    if len(parts) == 1:
        (part,) = parts
        return {totals: part * chance for totals, chance in joint_totals(composition, behind).items()}
    return _chances(_red_deals(composition), composition.size, behind)


def void(composition: Composition = FULL, behind: int = BEHIND_STOP) -> Fraction:
    """The probability that the red card appears before both rows are dealt: the coup is void."""
    return 1 - sum(joint_totals(composition, behind).values(), Fraction(0))


@lru_cache(maxsize=64)
def row_totals(composition: Composition = FULL, behind: int = BEHIND_STOP) -> dict[int, Fraction]:
    """The probability of each total of one row, the first."""
    size, cards = composition.size, dict(zip(VALUES, composition.cards, strict=True))
    chances = dict.fromkeys(TOTALS, Fraction(0))
    for closing, count in cards.items():
        ways: _Ways = {(0, 0): 1} if count else {}
        for value, available in cards.items():
            left = available - (value == closing)
            grown: defaultdict[_Prefix, int] = defaultdict(int)
            for (total, held), chosen in ways.items():
                for more in range(min(left, (ROW_ENDS_ABOVE - total) // value) + 1):
                    grown[total + value * more, held + more] += chosen * comb(left, more)
            ways = dict(grown)
        for (total, held), chosen in ways.items():
            if total + closing > ROW_ENDS_ABOVE and held + 1 <= size - behind:
                chances[total + closing] += Fraction(chosen * count * factorial(held), perm(size, held + 1))
    return chances
