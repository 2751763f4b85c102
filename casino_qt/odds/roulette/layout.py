"""What a whole layout of roulette comes to, exactly: pocket by pocket, and in the end.

The centimes are those the table pays, its roundings included (`rules.roulette.settlement`). **Prison**: what
zero locks is left to its fate, and all that is locked by one zero waits for the same spins. So the results of
a spin are those in the end, when nothing of what it locked is left; the chances of these are solved as a
chain, whose states are the stakes still locked and how deep.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import sqrt

from casino_qt.odds.results import Results, mean, variance
from casino_qt.odds.roulette.bets import ZERO
from casino_qt.rules.lying import Lying
from casino_qt.rules.money import half_lost
from casino_qt.rules.roulette import bets
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.settlement import settle
from casino_qt.rules.roulette.wheel import POCKETS

Chances = dict[int, Fraction]
"""The probability of each result in centimes."""
Locked = frozenset[str]
"""Simple chances whose stakes are locked together."""
FREE: Locked = frozenset()
SPINS = (1, 10, 37, 100, 500, 1_000)
"""After so many of a layout it is told how often one is ahead."""


@dataclass(frozen=True, slots=True)
class Pocket:
    """What one number does to the layout, in centimes.

    `net`: won less lost at once. `locked`: what lies in prison then, neither won nor lost. `worth`: the
    result on average, what is locked counted as what comes back of it.
    """

    number: int
    net: int
    locked: int
    worth: Fraction


def together(*parts: tuple[Fraction, int, Mapping[int, Fraction]]) -> Chances:
    """Of several cases, each with its chance and so much added to its own results, all results."""
    found: defaultdict[int, Fraction] = defaultdict(Fraction)
    for chance, more, results in parts:
        for result, then in results.items():
            found[result + more] += chance * then
    return dict(found)


NOTHING: Mapping[int, Fraction] = {0: Fraction(1)}


class Layout:
    """Chips on the tableau: `stakes` in centimes by canonical name.

    `half_back`: where there is a prison, its owner takes half at once of all that zero would lock. Raises
    ValueError for a name that is none, and for a stake that is no whole number of centimes above nothing.
    """

    def __init__(self, stakes: Mapping[str, int], rules: Rules, *, half_back: bool = False) -> None:
        for bet, stake in stakes.items():
            if bet not in bets.SPOTS:
                raise ValueError(f"roulette has no bet {bet!r}")
            if not isinstance(stake, int) or stake < 1:
                raise ValueError(f"{stake!r} centimes cannot lie on {bet}")
        self.stakes = {bet: stakes[bet] for bet in bets.SPOTS if bet in stakes}
        self.rules = rules
        locks = rules.zero == "prison" and not half_back
        self.lockable: Locked = frozenset(bet for bet in self.stakes if locks and bets.is_simple(bet))
        self._fates: dict[Locked, Chances] = {}

    @property
    def staked(self) -> int:
        """All that lies, in centimes."""
        return sum(self.stakes.values())

    def at_once(self, number: int) -> int:
        """Won less lost when `number` falls; what is locked counts as nothing, in centimes."""
        return sum(self._of(bet, stake, number) for bet, stake in self.stakes.items())

    def _of(self, bet: str, stake: int, number: int) -> int:
        if number == 0 and bets.is_simple(bet) and self.rules.zero == "prison":
            return 0 if bet in self.lockable else -half_lost(stake)
        result = settle(self.rules, number, "", bet, Lying(stake=stake)).result
        return result.won - result.lost

    def stake_of(self, locked: Locked) -> int:
        """What lies on these chances, in centimes."""
        return sum(self.stakes[bet] for bet in locked)

    @cached_property
    def pockets(self) -> tuple[Pocket, ...]:
        """All 37, by number."""
        kept = sum((result * chance for result, chance in self.fate(self.lockable).items()), Fraction(0))
        pockets = []
        for number in range(POCKETS):
            locked = 0 if number else self.stake_of(self.lockable)
            net = self.at_once(number)
            pockets.append(Pocket(number, net, locked, net + kept if locked else Fraction(net)))
        return tuple(pockets)

    @cached_property
    def results(self) -> Chances:
        """The chance of each result of a spin, when all that it locks has met its fate."""
        cases = [
            (ZERO, pocket.net, self.fate(self.lockable) if pocket.locked else NOTHING)
            for pocket in self.pockets
        ]
        return together(*cases)

    @property
    def mean(self) -> Fraction:
        """What a spin brings on average, in centimes."""
        return mean(self._results)

    @property
    def variance(self) -> Fraction:
        """The variance of what a spin brings, in squares of centimes."""
        return variance(self._results)

    @property
    def deviation(self) -> float:
        """The standard deviation of what a spin brings, in centimes."""
        return sqrt(self.variance)

    @property
    def _results(self) -> Results:
        return {Fraction(result): chance for result, chance in self.results.items()}

    def came(self, number: int) -> Locked:
        """Which chances that can be locked come with this number."""
        return frozenset(bet for bet in self.lockable if number in bets.covers(bet))

    def lost(self, came: Locked, *locked: Locked) -> int:
        """What is lost of lots of locked stakes when these chances come, in centimes."""
        return sum(self.stake_of(lot - came) for lot in locked)

    def fate(self, once: Locked, twice: Locked = FREE) -> Chances:
        """The chance of each result of stakes that are locked once and twice, no others being laid."""
        if not twice:
            return self._of_once(once)
        cases = [
            (numbers * ZERO, -self.lost(came, once, twice), self._of_once(came & twice))
            for came, numbers in self._coming(once | twice).items()
        ]
        deeper = self.fate(FREE, once) if once else NOTHING
        return together(*cases, (ZERO, -self.stake_of(twice), deeper))

    def _coming(self, locked: Locked) -> Counter[Locked]:
        """Which of these chances come, and on how many of the numbers from 1 to 36."""
        return Counter(self.came(number) & locked for number in range(1, POCKETS))

    def _of_once(self, locked: Locked) -> Chances:
        """Freed or lost by the next number; by zero, locked twice."""
        if not locked:
            return dict(NOTHING)
        if locked not in self._fates:
            coming = self._coming(locked)
            cases = [(numbers * ZERO, -self.lost(came, locked), NOTHING) for came, numbers in coming.items()]
            # Locked twice, and all come: they are where they began, and the rest is what that brings again.
            again = ZERO * ZERO * coming.pop(locked, 0)
            cases += [
                (ZERO * numbers * ZERO, -self.lost(came, locked), self._of_once(came))
                for came, numbers in coming.items()
            ]
            found = together(*cases, (ZERO * ZERO, -self.stake_of(locked), NOTHING))
            self._fates[locked] = {result: chance / (1 - again) for result, chance in found.items()}
        return self._fates[locked]
