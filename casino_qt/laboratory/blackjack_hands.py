"""Every hand of blackjack as a number, and where a further card leads: the board the laboratory plays on.

A hand is what cards it holds, not their order. All that are over 21 are one. Numbers serve as places in
tables, so that a million hands take their cards at once.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from casino_qt.odds.blackjack.croupier import ACE, LIMIT, TEN, VALUES, best_total

OVER = 0
"""The number of every hand over 21."""
CARDS = TEN + 1
"""A table with a column for each card has so many: those of 1 … 10, and one for none."""

Hand = tuple[int, ...]
"""The cards of a hand in rising order, an ace as 1."""


def _hands() -> list[Hand]:
    """Every hand of one card and more that is not over, those of fewer cards first."""
    found: list[Hand] = []
    longer: list[Hand] = [(value,) for value in VALUES]
    while longer:
        found += longer
        longer = [
            (*hand, value)
            for hand in longer
            for value in VALUES
            if value >= hand[-1] and sum(hand) + value <= LIMIT
        ]
    return found


HANDS: tuple[Hand, ...] = ((), *_hands())
"""By number; the first stands for those that are over."""
NUMBER: dict[Hand, int] = {hand: number for number, hand in enumerate(HANDS)}
BLACKJACK = NUMBER[ACE, TEN]


def number_of(cards: Sequence[int]) -> int:
    """The number of a hand of these card values."""
    return NUMBER.get(tuple(sorted(cards)), OVER)


def _next() -> NDArray[np.int16]:
    table = np.full((len(HANDS), CARDS), OVER, np.int16)
    for number, hand in enumerate(HANDS[1:], start=1):
        for value in VALUES:
            table[number, value] = number_of((*hand, value))
    return table


def total_of(hand: Hand) -> int:
    """The best total of a hand that is not over."""
    return best_total(sum(hand), ACE in hand)


TWO_CARDS = 1 + max(number for hand, number in NUMBER.items() if len(hand) == 2)
"""A table of the hands of one and two cards has so many rows."""
NEXT = _next()
"""The hand that a card makes of a hand."""
TOTAL = np.array([0, *(total_of(hand) for hand in HANDS[1:])], np.int8)
"""Of each hand; 0 of those that are over."""
