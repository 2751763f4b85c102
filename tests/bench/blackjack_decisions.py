"""`python -m tests.bench.blackjack_decisions [HANDS] [COUPS]`: what actions are worth, and what they come to.

Hands are dealt at random, of two cards and more, some of them of a split, against any first card of the
croupier and under any house options. Every action that `odds.blackjack.decision` allows is done by the
laboratory in so many coups, each from a full shoe less what is known; what follows is the best play that the
value is of. A hand of a split is played under `takes_all` only, and not split again: elsewhere other hands of
the box would have to be played with it.

Ends with 1 when one value is more than four standard errors from what it came to (of two hundred honest ones
one is so in eighty seeds), or all distances together are larger or smaller than chance makes them.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from casino_qt.laboratory.blackjack_hands import CARDS, HANDS, NUMBER
from casino_qt.laboratory.blackjack_plan import Plan, by_composition
from casino_qt.odds.blackjack.best import less, taken
from casino_qt.odds.blackjack.card import SHOE, Play
from casino_qt.odds.blackjack.croupier import ACE, LIMIT, VALUES, best_total
from casino_qt.odds.blackjack.decision import OwnHand, decision
from casino_qt.odds.blackjack.hands import code
from casino_qt.odds.blackjack.own_cards import counted, own_cards
from casino_qt.rules.blackjack.options import Rules
from tests.bench.blackjack_ten_million import (
    ALL_RULES,
    WITHIN_OF_MANY,
    Compared,
    play_hands,
    told,
    unlikely,
)

ASKED, COUPS = 50, 1_000_000
_DECK = [value for value, count in zip(VALUES, SHOE, strict=True) for _ in range(count)]


class Asked(NamedTuple):
    """A hand that has something to decide."""

    rules: Rules
    hand: OwnHand
    up: int

    def __str__(self) -> str:
        cards = "-".join(map(str, self.hand.cards))
        split = f" of {self.hand.hands}" if self.hand.hands > 1 else ""
        return f"{cards}{split} against {self.up}, {told(self.rules)}"


def asked(count: int, seed: int) -> Iterator[Asked]:
    """So many hands, dealt as a shoe deals them; of three, one has a third card, and one is of a split."""
    chance = random.Random(seed)
    while count:
        rules = chance.choice(ALL_RULES)
        up, *cards = chance.sample(_DECK, 6)
        cards = cards[: chance.choice((2, 2, 2, 3, 4))]
        hands = chance.choice((1, 1, 2, 3)) if rules.dealer_blackjack == "takes_all" else 1
        if chance.random() < 0.25:
            cards[1] = cards[0]
        if best_total(sum(cards), ACE in cards) >= LIMIT or sum(cards) > LIMIT:
            continue
        if hands > 1 and (cards[0] == ACE or len(cards) < 2):
            continue
        count -= 1
        yield Asked(rules, OwnHand(tuple(cards), hands, stood=hands - 1), up)


def _goes_on(case: Asked) -> Plan:
    """The plan that draws to every hand to which the value of a card says so."""
    cards, missing = case.hand.cards, [case.hand.cards[0]] * (case.hand.hands - 1)
    left = less(SHOE, (case.up, *cards, *missing))
    best = own_cards(case.up, left, counted(cards), taken(case.rules))
    draws = np.zeros((CARDS, len(HANDS), CARDS), np.bool_)
    for hand, number in NUMBER.items():
        grown = len(hand) > len(cards) and all(hand.count(card) >= cards.count(card) for card in cards)
        draws[0, number, case.up] = grown and code(hand) in best.drawn_to
    return Plan(case.rules, by_composition(case.rules).two, draws)


def compared(cases: Sequence[Asked], coups: int, seed: int) -> Iterator[Compared]:
    """Each action of each hand."""
    for case in cases:
        rules, hand, up = case
        missing = [hand.cards[0]] * (hand.hands - 1)
        goes_on = _goes_on(case)
        for name, value in decision(rules, hand, up).items():
            if "insurance" in name or name == Play.SURRENDER or (name == Play.SPLIT and hand.hands > 1):
                continue
            seed += 1
            plan = by_composition(rules) if name == Play.SPLIT else goes_on
            played = play_hands(plan, hand.cards, up, Play(name), coups, seed, missing)
            yield Compared(f"{name}: {case}", value, played)


def main(given: Sequence[str] | None = None) -> int:
    """Ask, play, compare and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.blackjack_decisions", description=__doc__)
    parser.add_argument("hands", nargs="?", type=int, default=ASKED)
    parser.add_argument("coups", nargs="?", type=int, default=COUPS)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args(given)
    print(f"{'in stakes of the hand':<72} exact      played ± standard error  apart")
    found = []
    began = time.perf_counter()
    for each in compared(list(asked(wanted.hands, wanted.seed)), wanted.coups, 1000 * wanted.seed):
        found.append(each)
        print(each, flush=True)
    played = sum(each.simulated.coups for each in found)
    farthest = max(found, key=lambda each: abs(each.away))
    squares = sum(each.away**2 for each in found) / len(found)
    print(f"{len(found)} actions, {played:,} coups in {time.perf_counter() - began:.0f} s")
    print(f"mean square distance {squares:.2f}; farthest apart: {farthest}")
    return 1 if abs(farthest.away) > WITHIN_OF_MANY or unlikely(found) else 0


if __name__ == "__main__":
    sys.exit(main())
