"""The two rows of a coup from six full packs, without replacement: every total of both, as exact fractions.

A row is a *prefix* that stays at 30 or below and one *closing* card that carries it above. Only values
matter: 24 cards of each from ace to nine, 96 that count ten. To choose, of the N_v cards of each value v, a_v
for the first prefix and b_v for the second, there are Π N_v! / (a_v! b_v! (N_v - a_v - b_v)!) ways. These are
the coefficients of

    Π_v (1 + x·t^v + y·u^v)^N_v        x, t: cards and sum of the first prefix; y, u: of the second

A prefix of n cards falls in n! orders. A closing card of value c is one of N_c cards and leaves one fewer to
the prefixes: the product loses one factor (1 + x·t^c + y·u^c). Polynomials in (y, u) are packed into one
large integer, a fixed number of bits for each coefficient: one addition of Python's adds a thousand of them.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from functools import cache
from math import comb, factorial

from casino_qt.rules.trente_et_quarante.dealing import PACKS, ROW_ENDS_ABOVE, SHOE_SIZE

CARDS_OF_VALUE = {value: PACKS * (16 if value == 10 else 4) for value in range(1, 11)}
TOTALS = range(ROW_ENDS_ABOVE + 1, ROW_ENDS_ABOVE + 11)

_SUMS = ROW_ENDS_ABOVE + 1  # 0 … 30; a prefix has at most as many cards as its sum
_BYTES = 36  # of one coefficient: 60 cards of 312 shared among two prefixes are chosen in below 2²⁸⁰ ways
_BITS = 8 * _BYTES
_ALL = _SUMS * _SUMS
_MASK = (1 << (_ALL * _BITS)) - 1

_Prefix = tuple[int, int]  # sum and number of cards of the first prefix
_Ways = dict[_Prefix, int]


def _shift(value: int, cards: int) -> int:
    """Bits by which `cards` cards of `value` move a packed polynomial of the second prefix."""
    return (value * cards * _SUMS + cards) * _BITS


def _all_prefixes() -> _Ways:
    """The whole product, packed, for every first prefix."""
    ways: _Ways = {(0, 0): 1}
    for value, count in CARDS_OF_VALUE.items():
        most = ROW_ENDS_ABOVE // value
        grown: defaultdict[_Prefix, int] = defaultdict(int)
        for first in range(min(most, count) + 1):
            terms = [
                (_shift(value, second), comb(count, first) * comb(count - first, second))
                for second in range(min(most, count - first) + 1)
            ]
            for (total, cards), packed in ways.items():
                if total + value * first <= ROW_ENDS_ABOVE:
                    sum_of_terms = sum((packed << shift) * factor for shift, factor in terms)
                    grown[total + value * first, cards + first] += sum_of_terms & _MASK
        ways = dict(grown)
    return ways


def _without(ways: _Ways, value: int) -> _Ways:
    """`ways` divided by (1 + x·t^value + y·u^value): one card of that value fewer to choose from."""
    fewer: _Ways = {}
    for total, cards in sorted(ways):
        packed = ways[total, cards] - fewer.get((total - value, cards - 1), 0)
        # 1 / (1 + Y) = (1 - Y)(1 + Y²)(1 + Y⁴) … as far as the sum can reach.
        packed -= packed << _shift(value, 1)
        power = 2
        while power * value <= ROW_ENDS_ABOVE:
            packed += (packed & _MASK) << _shift(value, power)
            power *= 2
        fewer[total, cards] = packed & _MASK
    return fewer


@cache
def joint_totals() -> dict[tuple[int, int], Fraction]:
    """The probability of each pair (total of Noir, total of Rouge); takes a second or two the first time."""
    chosen: dict[tuple[int, int], defaultdict[tuple[int, int], int]] = {
        (noir, rouge): defaultdict(int) for noir in TOTALS for rouge in TOTALS
    }
    prefixes = _all_prefixes()
    for first, count in CARDS_OF_VALUE.items():
        once = _without(prefixes, first)
        for second in range(first, 11):
            closings = count * (CARDS_OF_VALUE[second] - (first == second))
            if not closings:
                continue
            for total, cards, other, others, ways in _closable(_without(once, second), first, second):
                chosen[total + first, other + second][cards, others] += ways * closings
                if first != second:  # the rows may change places
                    chosen[other + second, total + first][others, cards] += ways * closings
    return {totals: _probability(by_cards) for totals, by_cards in chosen.items()}


def _closable(ways: _Ways, first: int, second: int) -> list[tuple[int, int, int, int, int]]:
    """Sum and cards of both prefixes and their ways, where `first` and `second` carry them above 30."""
    found = []
    for (total, cards), packed in ways.items():
        if total + first <= ROW_ENDS_ABOVE or not packed:
            continue
        data = packed.to_bytes(_ALL * _BYTES, "little")
        for other in range(_SUMS - second, _SUMS):
            for others in range(-(-other // 10), other + 1):
                at = (other * _SUMS + others) * _BYTES
                coefficient = int.from_bytes(data[at : at + _BYTES], "little")
                if coefficient:
                    found.append((total, cards, other, others, coefficient))
    return found


def _probability(chosen: dict[tuple[int, int], int]) -> Fraction:
    """From ways to choose, by the cards in both prefixes, to the probability of dealing them."""
    orders = sum(
        ways * factorial(cards) * factorial(others) * factorial(SHOE_SIZE - 2 - cards - others)
        for (cards, others), ways in chosen.items()
    )
    return Fraction(orders, factorial(SHOE_SIZE))


@cache
def row_totals() -> dict[int, Fraction]:
    """The probability of each total of one row."""
    chances = dict.fromkeys(TOTALS, Fraction(0))
    for closing, count in CARDS_OF_VALUE.items():
        ways: dict[_Prefix, int] = {(0, 0): 1}
        for value, available in CARDS_OF_VALUE.items():
            left = available - (value == closing)
            grown: defaultdict[_Prefix, int] = defaultdict(int)
            for (total, cards), chosen in ways.items():
                for more in range(min(left, (ROW_ENDS_ABOVE - total) // value) + 1):
                    grown[total + value * more, cards + more] += chosen * comb(left, more)
            ways = dict(grown)
        for (total, cards), chosen in ways.items():
            if total + closing > ROW_ENDS_ABOVE:
                orders = chosen * count * factorial(cards) * factorial(SHOE_SIZE - 1 - cards)
                chances[total + closing] += Fraction(orders, factorial(SHOE_SIZE))
    return chances
