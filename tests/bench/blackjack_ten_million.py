"""`python -m tests.bench.blackjack_ten_million [COUPS]`: ten million coups of each kind, against their value.

The laboratory plays them (`casino_qt.laboratory.blackjack_coup`, which `tests/laboratory` holds against the
real table card by card); it shares nothing with the odds but the decisions. Every set of house options that
changes a value is played by the card of best play and by whoever looks at all his cards, each coup from a
full shoe. With `--pairs` every pair is split, as often as COUPS says, against every first card of the
croupier.

Coups are independent, so that the standard error is that of a mean. Ends with 1 when a mean is more than
three standard errors from its value (four with `--pairs`, where 800 are compared), or when all distances
together are larger or smaller than chance makes them. Of 24 honest values one is more than three away in one
seed of sixteen.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import sqrt
from typing import NamedTuple

import numpy as np

from casino_qt.laboratory.blackjack import LANES, shoes
from casino_qt.laboratory.blackjack_coup import HALVES, Table
from casino_qt.laboratory.blackjack_hands import number_of
from casino_qt.laboratory.blackjack_plan import CODES, Plan, by_card, by_composition
from casino_qt.laboratory.shoes import Shoes
from casino_qt.odds.blackjack.best import SPLIT_ONCE, best_round_value, of_split
from casino_qt.odds.blackjack.card import SHOE, Play, Row, best_play, hands_of_pair
from casino_qt.odds.blackjack.croupier import VALUES
from casino_qt.odds.blackjack.round import RoundAgainst, round_value
from casino_qt.rules.blackjack.options import Rules

COUPS, COUPS_OF_A_PAIR = 10_000_000, 400_000
WITHIN, WITHIN_OF_MANY = 3.0, 4.0  # standard errors

ALL_RULES = tuple(
    Rules.from_json({"dealer_blackjack": takes, "double_after_split": doubles, "surrender": surrender})
    for takes, doubles, surrender in product(
        Rules.CHOICES["dealer_blackjack"], (True, False), Rules.CHOICES["surrender"]
    )
)

SPLITTING_RULES = ALL_RULES[:: len(Rules.CHOICES["surrender"])]
"""Those that change what a split is worth."""


class Simulated(NamedTuple):
    """The mean result in stakes, its standard error, coups played."""

    mean: float
    error: float
    coups: int

    def away(self, exact: float) -> float:
        """Standard errors from `exact`."""
        return (self.mean - exact) / self.error


class Compared(NamedTuple):
    """One value, reckoned and played."""

    name: str
    exact: float
    simulated: Simulated

    @property
    def away(self) -> float:
        """Standard errors between the two."""
        return self.simulated.away(self.exact)

    def __str__(self) -> str:
        mean, error, _ = self.simulated
        return f"{self.name:<72} {self.exact:+.6f}  {mean:+.6f} ± {error:.6f}  {self.away:+.2f}"


def _mean(batches: Iterator[np.ndarray[tuple[int], np.dtype[np.int16]]], coups: int) -> Simulated:
    """Of results in halves; as many batches as make so many coups."""
    played = total = squares = 0
    for halves in batches:
        played += halves.size
        total += int(halves.sum(dtype=np.int64))
        squares += int(np.square(halves, dtype=np.int64).sum())
        if played >= coups:
            break
    mean = total / played
    return Simulated(mean / HALVES, sqrt((squares / played - mean * mean) / played) / HALVES, played)


def play_rounds(plan: Plan, coups: int, seed: int) -> Simulated:
    """Rounds from full shoes."""
    at = shoes(LANES, np.random.default_rng(seed))
    table = Table(plan, at)

    def batches() -> Iterator[np.ndarray[tuple[int], np.dtype[np.int16]]]:
        while True:
            at.renew()
            yield table.coup().net[0]

    return _mean(batches(), coups)


def play_hands(
    plan: Plan, cards: Sequence[int], up: int, play: Play, coups: int, seed: int, missing: Sequence[int] = ()
) -> Simulated:
    """These cards against `up`: `play` first, then as planned. The shoe lacks them and `missing`."""
    gone = [*cards, up, *missing]
    left = [count - gone.count(value) for value, count in zip(VALUES, SHOE, strict=True)]
    at = Shoes(np.repeat(VALUES, left).tolist(), LANES, np.random.default_rng(seed))
    table = Table(plan, at)
    hand = np.full(LANES, number_of(cards), np.int16)
    shown = np.full(LANES, up, np.uint8)

    def batches() -> Iterator[np.ndarray[tuple[int], np.dtype[np.int16]]]:
        while True:
            at.renew()
            yield table.played([hand], shown, CODES.index(play)).net[0]

    return _mean(batches(), coups)


Way = tuple[str, Callable[[Rules], Plan], Callable[[Rules], float]]
WAYS: tuple[Way, ...] = (
    ("by the card", by_card, round_value),
    ("by all cards", by_composition, best_round_value),
)


def told(rules: Rules) -> str:
    """The options that change a value, in a few words."""
    doubles = "double after split" if rules.double_after_split else "no double after split"
    return f"{rules.dealer_blackjack}, {doubles}, {rules.surrender}"


def rounds(coups: int, seed: int, all_rules: Sequence[Rules] = ALL_RULES) -> Iterator[Compared]:
    """A round under each of the rules, played either way."""
    for number, (rules, (way, plan, value)) in enumerate(product(all_rules, WAYS)):
        simulated = play_rounds(plan(rules), coups, seed + number)
        yield Compared(f"{way}: {told(rules)}", value(rules), simulated)


def pairs(coups: int, seed: int, rules: Rules) -> Iterator[Compared]:
    """Every pair, split, against every first card; played either way.

    A pair that is not worth it is split once, and not again.
    """
    card = best_play(rules)
    plans = by_card(rules), by_composition(rules)
    for up in VALUES:
        against = RoundAgainst(up, card, rules)
        for own in VALUES:
            best = of_split(up, own, rules, SHOE)
            splits = card.cell(Row("pair", own), up).best is Play.SPLIT
            most = hands_of_pair(own) if splits else SPLIT_ONCE
            exact = (
                against.split_worth(own, most).value,
                max(worth.value for worth in best.worths(hands_of_pair(own))),
            )
            for way, (plan, value) in enumerate(zip(plans, exact, strict=True)):
                simulated = play_hands(
                    plan, (own, own), up, Play.SPLIT, coups, seed + (up * 11 + own) * 2 + way
                )
                name = f"{WAYS[way][0]}: {own}-{own} against {up}, {told(rules)}"
                yield Compared(name, value, simulated)


def unlikely(compared: Sequence[Compared]) -> bool:
    """Whether the mean square of all distances is three standard deviations from what chance makes of it."""
    squares = sum(each.away**2 for each in compared)
    return abs(squares - len(compared)) > WITHIN * sqrt(2 * len(compared))


def main(given: Sequence[str] | None = None) -> int:
    """Play, compare and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.blackjack_ten_million", description=__doc__)
    parser.add_argument("coups", nargs="?", type=int)
    parser.add_argument("--pairs", action="store_true")
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args(given)
    coups = wanted.coups or (COUPS_OF_A_PAIR if wanted.pairs else COUPS)
    every: Iterator[Compared] = (
        (
            each
            for at, rules in enumerate(SPLITTING_RULES)
            for each in pairs(coups, wanted.seed + 1000 * at, rules)
        )
        if wanted.pairs
        else rounds(coups, wanted.seed)
    )
    print(f"{'in stakes':<72} exact      played ± standard error  apart")
    found = []
    began = time.perf_counter()
    for each in every:
        found.append(each)
        print(each, flush=True)
    played = sum(each.simulated.coups for each in found)
    seconds = time.perf_counter() - began
    farthest = max(found, key=lambda each: abs(each.away))
    print(f"{played:,} coups in {seconds:.0f} s; farthest apart: {farthest}")
    within = WITHIN_OF_MANY if wanted.pairs else WITHIN
    return 1 if abs(farthest.away) > within or unlikely(found) else 0


if __name__ == "__main__":
    sys.exit(main())
