"""`python -m tests.bench.blackjack_splits [ROUNDS]`: split pairs dealt by the million, against their values.

Each pair is dealt against one card of the croupier from a full shoe, split, and played as
`odds.blackjack.best` says: card after card without replacement, hand after hand, the croupier last. Of the
calculation nothing is used but its decisions. Ends with 1 when a mean is more than four standard errors from
its value: with thirty of them, one run in five hundred would be so by chance.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from casino_qt.odds.blackjack.best import OfSplit
from casino_qt.odds.blackjack.card import SHOE, hands_of_pair
from casino_qt.odds.blackjack.hands import ONE
from casino_qt.rules.blackjack.options import Rules

ROUNDS = 1_000_000
AT_ONCE = 100_000
WITHIN = 4.0  # standard errors
PAIRS = ((8, 10), (8, 1), (8, 6), (1, 10), (9, 9), (2, 3), (3, 7), (4, 5), (6, 4), (7, 2), (10, 6), (5, 4))
"""A pair, and what it is split against; among them some that nobody should split."""

Whole = NDArray[np.int64]
Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
_ONE = np.array(ONE)


class Measured(NamedTuple):
    """Mean result of a split in first stakes, and its standard error."""

    mean: float
    error: float


class Rounds:
    """Many rounds of one split pair at once."""

    def __init__(self, split: OfSplit, own: int, up: int, most: int, rules: Rules, dice: np.random.Generator):
        self._split, self._own, self._up, self._most, self._rules = split, own, up, most, rules
        self._dice = dice

    def results(self, count: int) -> Floats:
        """What so many rounds bring, in first stakes."""
        self._left = np.tile(np.array(SHOE), (count, 1))
        for card in (self._own, self._own, self._up):
            self._left[:, card - 1] -= 1
        hands = np.full(count, 2)
        stakes = np.zeros((count, self._most), np.int64)
        totals = np.zeros((count, self._most), np.int64)
        for place in range(self._most):
            held = np.flatnonzero(hands > place)
            cards = self._begun(held, hands)
            doubled = self._doubled(held, cards)
            self._played(held, cards, doubled)
            stakes[held, place] = 1 + doubled
            totals[held, place] = _totals(cards)
        mine, blackjack = self._croupier(count)
        waits = (stakes > 0) & (totals <= 21)
        won = waits & ((mine[:, None] > 21) | (totals > mine[:, None]))
        lost = waits & (mine[:, None] <= 21) & (totals < mine[:, None])
        net = (stakes * (won.astype(np.int64) - lost)).sum(axis=1)
        bust = (stakes * ((stakes > 0) & (totals > 21))).sum(axis=1)
        waiting = (stakes * waits).sum(axis=1)
        if self._rules.dealer_blackjack == "original_only":
            waiting = np.minimum(waiting, 1)
        found: Floats = np.where(blackjack, -waiting, net).astype(np.float64) - bust
        return found

    def _draw(self, rounds: Whole) -> Whole:
        """One card in each of these rounds, as its place among the values."""
        left = self._left[rounds]
        aimed = self._dice.random(len(rounds)) * left.sum(axis=1)
        card: Whole = (np.cumsum(left, axis=1) <= aimed[:, None]).sum(axis=1)
        self._left[rounds, card] -= 1
        return card

    def _begun(self, held: Whole, hands: Whole) -> Whole:
        """The hand with its second card; one like the pair makes another hand, while there may be more."""
        cards = np.zeros((len(held), len(SHOE)), np.int64)
        cards[:, self._own - 1] = 1
        waiting = np.arange(len(held))
        while waiting.size:
            drawn = self._draw(held[waiting])
            again = (drawn == self._own - 1) & (hands[held[waiting]] < self._most)
            hands[held[waiting[again]]] += 1
            cards[waiting[~again], drawn[~again]] += 1
            waiting = waiting[again]
        return cards

    def _doubled(self, held: Whole, cards: Whole) -> Flags:
        """Which hands are doubled; they get their card."""
        second = [
            np.eye(len(SHOE), dtype=np.int64)[self._own - 1] + row
            for row in np.eye(len(SHOE), dtype=np.int64)
        ]
        doubles = np.zeros(len(held), dtype=bool)
        if self._own == 1 or not self._rules.double_after_split:
            return doubles
        for value, hand in enumerate(second, start=1):
            if _totals(hand[None])[0] < 21 and self._split.doubles_split(self._own, value):
                doubles |= (cards == hand).all(axis=1)
        cards[np.flatnonzero(doubles), self._draw(held[doubles])] += 1
        return doubles

    def _played(self, held: Whole, cards: Whole, doubled: Flags) -> None:
        """The others draw and stand."""
        going = np.flatnonzero(~doubled) if self._own != 1 else np.array([], np.int64)
        while going.size:
            known, place = np.unique((cards[going] * _ONE).sum(axis=1), return_inverse=True)
            alive = _totals(cards[going]) < 21
            draws = np.array([self._split.draws(int(hand)) if _known(int(hand)) else False for hand in known])
            going = going[draws[place] & alive]
            cards[going, self._draw(held[going])] += 1

    def _croupier(self, count: int) -> tuple[Whole, Flags]:
        cards = np.zeros((count, len(SHOE)), np.int64)
        cards[:, self._up - 1] = 1
        going = np.arange(count)
        cards[going, self._draw(going)] += 1
        blackjack = _totals(cards) == 21
        while (going := going[_totals(cards[going]) < 17]).size:
            cards[going, self._draw(going)] += 1
        return _totals(cards), blackjack


def _known(hand: int) -> bool:
    """Whether a composition is not over 21: of others nothing is decided."""
    return sum(value * (hand // one % 32) for value, one in enumerate(ONE, start=1)) <= 21


def _totals(cards: Whole) -> Whole:
    pips: Whole = (cards * np.arange(1, 11)).sum(axis=1)
    return pips + 10 * ((cards[:, 0] > 0) & (pips <= 11)).astype(np.int64)


def measure(own: int, up: int, most: int, rules: Rules, rounds: int, seed: int = 0) -> tuple[Measured, float]:
    """What so many rounds of a split bring on average, and what they should; a seed gives the same cards."""
    split = OfSplit(up, own, rules)
    table = Rounds(split, own, up, most, rules, np.random.default_rng((seed, own, up, most)))
    sums = squares = 0.0
    for at in range(0, rounds, AT_ONCE):
        found = table.results(min(AT_ONCE, rounds - at))
        sums += float(found.sum())
        squares += float((found**2).sum())
    mean = sums / rounds
    return Measured(mean, sqrt((squares / rounds - mean**2) / rounds)), split.split_worth(own, most).value


def main(given: Sequence[str] | None = None) -> int:
    """Deal, reckon, compare and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.blackjack_splits", description=__doc__)
    parser.add_argument("rounds", nargs="?", type=int, default=ROUNDS)
    wanted = parser.parse_args(given)
    began, worst = time.perf_counter(), 0.0
    print("pair against hands      dealt                value   difference in standard errors")
    for rules in (Rules(), Rules(dealer_blackjack="original_only")):
        print(rules.dealer_blackjack)
        for own, up in PAIRS:
            if rules.dealer_blackjack == "original_only" and up not in (1, 10):
                continue  # the croupier has no blackjack, and all is the same
            for most in sorted({2, hands_of_pair(own)}):
                measured, value = measure(own, up, most, rules, wanted.rounds)
                off = measured.mean - value
                away = off / measured.error
                worst = max(worst, abs(away))
                dealt = f"{measured.mean:+.5f} ± {measured.error:.5f}"
                print(f"{own:>4} {up:>7} {most:>5}  {dealt}  {value:+.5f}  {off:+.5f} {away:+.2f}")
    print(f"{time.perf_counter() - began:.0f} s; the most: {worst:.2f} standard errors")
    return 0 if worst <= WITHIN else 1


if __name__ == "__main__":
    sys.exit(main())
