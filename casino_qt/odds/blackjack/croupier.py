"""How a croupier's hand ends, for one first card and any cards left in the shoe, exactly.

He draws to 16 and stands on every 17 (house rules, section 4). Of the hands he can end with only the cards
matter, not their order: each is listed once, with the number of orders in which he would draw just these. The
chance of it is that number times the ways to take the cards from what is left, one factor a card; hands that
share cards share the product, so they are kept as a tree.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache

VALUES = range(1, 11)
"""What cards count: an ace 1, courts 10."""
ACE, TEN = 1, 10
STANDS = 17
LIMIT = 21

ENDS = 7
"""Places in a list of ends: 17, 18, 19, 20, 21, over 21, blackjack."""
_OVER = 5
_BLACKJACK = 6


def best_total(pips: int, ace: bool) -> int:
    """The total of a hand whose aces count 1 in `pips`: one of them counts 11 where that is not too much."""
    return pips + 10 if ace and pips <= LIMIT - 10 else pips


class Croupier:
    """All hands that begin with the card `up` (1 … 10)."""

    def __init__(self, up: int) -> None:
        self.up = up
        self.blackjack_with = {ACE: TEN, TEN: ACE}.get(up)
        """The second card that makes a blackjack, if any does."""
        self.steps: list[tuple[int, int, int]] = []
        """Of each step of the tree, from 1: the step before, the value's place, how many of it are gone."""
        self.finals: list[tuple[int, int, int, int]] = []
        """Of each end of the tree: the step it lies at, place in the list of ends, cards drawn, orders."""
        self._plant()

    def _plant(self) -> None:
        step_of: dict[tuple[int, ...], int] = {(): 0}

        def step(drawn: tuple[int, ...]) -> int:
            if drawn not in step_of:
                before = step(drawn[:-1])
                self.steps.append((before, drawn[-1] - 1, drawn[:-1].count(drawn[-1])))
                step_of[drawn] = len(self.steps)
            return step_of[drawn]

        growing: dict[tuple[int, ...], int] = {(): 1}
        longest = 0
        while growing:
            grown: defaultdict[tuple[int, ...], int] = defaultdict(int)
            for drawn, orders in growing.items():
                for value in VALUES:
                    grown[tuple(sorted((*drawn, value)))] += orders
            longest += 1
            growing = {}
            for drawn, orders in grown.items():
                total = best_total(self.up + sum(drawn), ACE in (self.up, *drawn))
                if total < STANDS:
                    growing[drawn] = orders
                    continue
                place = min(total - STANDS, _OVER)
                if drawn == (self.blackjack_with,):
                    place = _BLACKJACK
                self.finals.append((step(drawn), place, longest, orders))
        self._longest = longest

    def ends(self, left: Sequence[int]) -> list[float]:
        """The chances of 17, 18, 19, 20, 21, over 21 and blackjack; `left`: cards left of 1, 2 … 10."""
        products = [1.0]
        for before, value, gone in self.steps:
            products.append(products[before] * (left[value] - gone))
        cards, ways = sum(left), 1.0
        one_in = [1.0]
        for drawn in range(min(self._longest, cards)):
            ways *= cards - drawn
            one_in.append(1.0 / ways)
        chances = [0.0] * ENDS
        for at, place, drawn, orders in self.finals:
            product = products[at]
            if product:
                chances[place] += product * orders * one_in[drawn]
        return chances

    def results(self, left: Sequence[int]) -> tuple[list[float], float]:
        """What a hand of each total wins from him less what it loses, blackjacks left out; and their chance.

        The list is for totals of 16 and less, 17, 18, 19, 20, 21.
        """
        *stood, over, blackjack = self.ends(left)
        net = over - sum(stood)
        found = [net]
        beaten = 0.0  # by the total before
        for chance in stood:
            net += beaten + chance
            found.append(net)
            beaten = chance
        return found, blackjack


@cache
def croupier(up: int) -> Croupier:
    """The tree of hands that begin with `up`, made once."""
    return Croupier(up)
