"""What is done with each hand of blackjack against each first card of the croupier: a decision is a look-up.

What may be done is what the odds ask the rules for, what is best is asked of the one who decides: the card of
best play, the exact odds of every composition, or anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from casino_qt.laboratory.blackjack_hands import CARDS, HANDS, NUMBER, TWO_CARDS, total_of
from casino_qt.laboratory.blackjack_hands import Hand as Values
from casino_qt.odds.blackjack.best import BestAgainst, OfSplit, of_split
from casino_qt.odds.blackjack.card import SHOE, Card, Play, best_play, hands_of_pair
from casino_qt.odds.blackjack.croupier import ACE, LIMIT, TEN, VALUES
from casino_qt.odds.blackjack.decision import OwnHand, allowed
from casino_qt.odds.blackjack.hands import code
from casino_qt.rules.blackjack.box import MOST_HANDS
from casino_qt.rules.blackjack.options import Rules

Decide = Callable[[Values, int, Container[Play], int], Play]
"""What to do with these cards against this first card of the croupier, among what is allowed.

Last comes the card of the pair the hand was split from, or 0.
"""

CODES = tuple(Play)
STAND, HIT, DOUBLE, SPLIT, SURRENDER = range(len(CODES))
_LONGER = frozenset({Play.HIT, Play.STAND})
"""What may be done with three cards and more, or must: a card."""

DEALT = 0
"""Stage of a hand of the deal. A hand of a split has its pair's card, and so much more (`LAST`):"""
LAST = CARDS
"""where the box has as many hands as it may."""
_STAGES = LAST + CARDS


@dataclass(frozen=True, slots=True)
class Plan:
    """`two`: by stage, hand of two cards and first card, the place of a play in `CODES`.

    `draws`: by the card of the pair the hand was split from (0: by none), whether a longer hand does. A hand
    of 21 stands, one that is over does nothing, and split aces have what they got.
    """

    rules: Rules
    two: NDArray[np.uint8]
    draws: NDArray[np.bool_]


def made(rules: Rules, decide: Decide) -> Plan:
    """The plan of one who decides so. Only hands that have a choice are asked for."""
    two = np.full((_STAGES, TWO_CARDS, CARDS), STAND, np.uint8)
    draws = np.zeros((CARDS, len(HANDS), CARDS), np.bool_)
    for cards, number in NUMBER.items():
        if len(cards) < 2 or total_of(cards) == LIMIT:
            continue
        pairs = {DEALT, *cards} - {ACE}
        stands = Play.STAND in allowed(rules, OwnHand(cards), TEN)
        for up in VALUES:
            if len(cards) == 2:
                for stage in (*pairs, *(LAST + pair for pair in pairs if pair)):
                    may = allowed(rules, OwnHand(cards, _hands(stage)), up)
                    two[stage, number, up] = CODES.index(decide(cards, up, may, stage % LAST))
            for pair in pairs:
                draws[pair, number, up] = not stands or decide(cards, up, _LONGER, pair) is Play.HIT
    return Plan(rules, two, draws)


def _hands(stage: int) -> int:
    """Hands of the box, as far as they matter for what is allowed."""
    if stage >= LAST:
        return MOST_HANDS
    return 2 if stage > DEALT else 1


def by_card(rules: Rules, card: Card | None = None) -> Plan:
    """The plan of one who plays by the card of best play, or by another."""
    play = (card or best_play(rules)).play
    return made(rules, lambda cards, up, may, _: play(cards, up, may))


class _Best:
    """Whoever looks at every card of his hand; `blackjack_best` says what of a split he looks at."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._dealt = {up: BestAgainst(up, rules) for up in VALUES}

    def _split(self, up: int, pair: int) -> OfSplit:
        return of_split(up, pair, self._rules, SHOE)

    def __call__(self, cards: Values, up: int, may: Container[Play], pair: int) -> Play:
        """A `Decide`."""
        if pair:
            return self._with_split(cards, up, may, pair)
        if len(cards) == 2 and Play.DOUBLE in may:
            return self._dealt[up].opening(*cards)
        return Play.HIT if self._dealt[up].draws(code(cards)) else Play.STAND

    def _with_split(self, cards: Values, up: int, may: Container[Play], pair: int) -> Play:
        hands = self._split(up, pair)
        if Play.SPLIT in may:
            once, *again = hands.worths(hands_of_pair(pair))
            if again and again[0].value > once.value:
                return Play.SPLIT
        if Play.DOUBLE in may and hands.doubles_split(pair, sum(cards) - pair):
            return Play.DOUBLE
        return Play.HIT if hands.draws(code(cards)) else Play.STAND


@lru_cache(maxsize=4)
def by_composition(rules: Rules) -> Plan:
    """The plan of one who looks at every card of his hand. Takes a second or two, and is kept for a while."""
    return made(rules, _Best(rules))
