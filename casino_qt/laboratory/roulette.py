"""Roulette by the million: a spin is a number below 37, and what a layout comes to is looked up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from casino_qt.laboratory.game import Results, Table, Terms
from casino_qt.laboratory.layout import HALF_BACK, Place, places
from casino_qt.laboratory.prison import Fate, Fates, kept, kept_in_order
from casino_qt.odds.results import Results as Distribution
from casino_qt.odds.roulette.bets import results
from casino_qt.rules.roulette import bets
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.wheel import POCKETS

Numbers = NDArray[np.uint8]


def bet_names(rules: Rules) -> Sequence[str]:
    """Every bet of the tableau, and `+half_back` where zero locks; a layout may have any of them."""
    halves = [f"{name}{HALF_BACK}" for name in bets.SIMPLE_CHANCES] if rules.zero == "prison" else []
    return [*bets.SPOTS, *halves]


class RouletteTable(Table):
    """A layout that is laid again for each spin, once nothing of it is locked any more."""

    def __init__(self, rules: Rules, name: str) -> None:
        laid = places(name, rules)
        self._locking = [place for place in laid if _locks(place, rules)]
        broken = [place for place in laid if _breaks(place, rules)]
        denominator = 2 if broken else 1
        pieces = sum(place.pieces for place in laid)
        self.terms = Terms(
            bet=name,
            denominator=denominator,
            minimum=-(-rules.min // min(place.pieces for place in laid)),
            maximum=min(rules.maximum(place.bet) // place.pieces for place in laid),
            staked=denominator * pieces,
            laid=denominator * pieces,
            whole=2 if len(broken) > 1 else 1,
            edge=float(sum(place.pieces * place.edge(rules) for place in laid) / pieces),
            distribution=self._distribution(laid, rules),
        )
        self._by_number = np.array([self._result(laid, number, rules) for number in range(POCKETS)], np.int16)
        self._fates = np.array(
            [[_fate(place, n) for n in range(POCKETS)] for place in self._locking], np.int8
        )
        self._weights = np.array([place.pieces * denominator for place in self._locking], np.int16)

    def draw(self, chance: np.random.Generator, coups: int) -> Results:
        """Spins; for each zero that locked something, further ones that decide it."""
        numbers = _spins(chance, coups)
        found: Results = self._by_number.take(numbers)
        if self._locking:
            zeros = np.flatnonzero(numbers == 0)

            def fates(count: int) -> Fates:
                return self._fates.take(_spins(chance, count), axis=1)

            free = kept(len(self._locking), zeros.size, fates)
            found[zeros] -= (self._weights[:, None] * ~free).sum(axis=0, dtype=np.int16)
        return found

    def replayed(self, entries: Sequence[int]) -> Results:
        """The entries are numbers of the wheel."""
        found = []
        spins = iter(entries)
        for number in spins:
            result = int(self._by_number[number])
            if number == 0 and self._locking:
                free = kept_in_order(len(self._locking), self._coups(spins))
                if free is None:
                    break
                result -= sum(int(self._weights[each]) for each, is_free in enumerate(free) if not is_free)
            found.append(result)
        return np.array(found, np.int16)

    def _coups(self, spins: Iterator[int]) -> Iterator[tuple[Fate, ...]]:
        return (tuple(_fate(place, number) for place in self._locking) for number in spins)

    def _result(self, laid: Sequence[Place], number: int, rules: Rules) -> int:
        """What the number brings at once; what it locks counts as kept until it is lost."""
        return sum(int(self._of_place(place, number, rules)) * place.pieces for place in laid)

    def _of_place(self, place: Place, number: int, rules: Rules) -> Fraction:
        denominator = self.terms.denominator
        if number in bets.covers(place.bet):
            return bets.pays(place.bet) * denominator
        if number == 0 and bets.is_simple(place.bet) and rules.zero != "lose_all":
            return Fraction(0) if place in self._locking else Fraction(-denominator, 2)
        return Fraction(-denominator)

    def _distribution(self, laid: Sequence[Place], rules: Rules) -> Distribution | None:
        if len(laid) > 1 or laid[0].pieces > 1:
            return None
        return results(laid[0].bet, rules, half_back=laid[0].half_back)


def _spins(chance: np.random.Generator, count: int) -> Numbers:
    return chance.integers(0, POCKETS, count, dtype=np.uint8)


def _locks(place: Place, rules: Rules) -> bool:
    return bets.is_simple(place.bet) and rules.zero == "prison" and not place.half_back


def _breaks(place: Place, rules: Rules) -> bool:
    """Whether a stake of one centime could come to half of one."""
    halves = bets.is_simple(place.bet) and rules.zero != "lose_all" and not _locks(place, rules)
    return halves or bets.pays(place.bet).denominator > 1


def _fate(place: Place, number: int) -> Fate:
    if number in bets.covers(place.bet):
        return Fate.WON
    return Fate.LOST if number else Fate.LOCKED
