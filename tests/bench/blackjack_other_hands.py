"""`python -m tests.bench.blackjack_other_hands [ROUNDS]`: what sight of a split's other hands would gain.

`odds.blackjack.best` plays each hand of a split by its own cards. Here such rounds are dealt, and at every
decision it is reckoned what is given away by not looking at the other hands of the box too. What is given
away on the way is, on average, what better play would gain.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from math import sqrt

from casino_qt.odds.blackjack.best import OfSplit, less, taken
from casino_qt.odds.blackjack.card import FORCED_TO, SHOE, hands_of_pair
from casino_qt.odds.blackjack.croupier import ACE, LIMIT, VALUES, best_total
from casino_qt.odds.blackjack.hands import code
from casino_qt.odds.blackjack.own_cards import counted, own_cards
from casino_qt.rules.blackjack.options import Rules

ROUNDS = 3_000
AIM = 0.0005  # of a stake
PAIRS = ((8, 10), (9, 9), (7, 2), (6, 4), (2, 6), (8, 1), (7, 7), (2, 2), (3, 7), (4, 5), (6, 2), (9, 2))


def total(hand: Sequence[int]) -> int:
    """The best total of these card values."""
    return best_total(sum(hand), ACE in hand)


class Box:
    """One split box of a round, played by the own cards of its hands."""

    def __init__(self, split: OfSplit, own: int, up: int, rules: Rules, cards: Iterator[int]) -> None:
        self._split, self._own, self._up, self._rules, self._cards = split, own, up, rules, cards
        self._hands = [[own], [own]]

    def given_away(self) -> float:
        """What its decisions give away together, in first stakes."""
        lost, place = 0.0, 0
        while place < len(self._hands):
            hand = self._hands[place]
            hand.append(next(self._cards))
            if hand == [self._own] * 2 and len(self._hands) < hands_of_pair(self._own):
                hand.pop()
                self._hands.append([self._own])
                continue
            lost += self._played(place)
            place += 1
        return lost

    def _played(self, place: int) -> float:
        hand, lost = self._hands[place], 0.0
        others = [card for at, other in enumerate(self._hands) if at != place for card in other]
        while total(hand) < LIMIT:
            seen = less(SHOE, (self._up, *hand, *others))
            held = counted(hand)
            known = own_cards(self._up, seen, held, taken(self._rules))
            worth = {"hit": known.hit(held)}
            if total(hand) >= FORCED_TO:
                worth["stand"] = known.stand(held)
            if len(hand) == 2:
                worth["double"] = known.double(held)
            play = "hit" if self._split.draws(code(hand)) else "stand"
            if len(hand) == 2 and self._split.doubles_split(*hand):
                play = "double"
            lost += max(worth.values()) - worth[play]
            if play == "stand":
                break
            hand.append(next(self._cards))
            if play == "double":
                break
        return lost


def measure(own: int, up: int, rounds: int, seed: int = 0) -> tuple[float, float]:
    """What a round of this pair gives away on average, and the standard error of that."""
    rules, dice = Rules(), random.Random(f"{seed} {own} {up}")
    split = OfSplit(up, own, rules)
    left = less(SHOE, (up, own, own))
    shoe = [value for value in VALUES for _ in range(left[value - 1])]
    sums = squares = 0.0
    for _ in range(rounds):
        lost = Box(split, own, up, rules, iter(dice.sample(shoe, 60))).given_away()
        sums += lost
        squares += lost * lost
    mean = sums / rounds
    return mean, sqrt((squares / rounds - mean * mean) / rounds)


def main(given: Sequence[str] | None = None) -> int:
    """Deal, reckon and print; 1 where a pair would gain more than half a thousandth of a stake."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.blackjack_other_hands", description=__doc__)
    parser.add_argument("rounds", nargs="?", type=int, default=ROUNDS)
    rounds = parser.parse_args(given).rounds
    most = 0.0
    for own, up in PAIRS:
        mean, error = measure(own, up, rounds)
        most = max(most, mean)
        print(f"{own:>3} against {up:>2}  {mean:.6f} ± {error:.6f}", flush=True)
    return 0 if most <= AIM else 1


if __name__ == "__main__":
    sys.exit(main())
