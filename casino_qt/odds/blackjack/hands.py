"""Hands by what they hold: each written as one whole number, and how those of a box are left.

A composition counts the cards of each value; the order they came in does not matter.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from casino_qt.odds.blackjack.croupier import VALUES, best_total

_BITS = 5  # for the cards of each value, aces lowest
ONE = [1 << (_BITS * (value - 1)) for value in VALUES]
"""One card of each value, as it is added to a composition."""
_CARDS = (1 << _BITS) - 1
Chances = dict[int, float]
"""Of each composition, how likely it is."""


def code(values: Sequence[int]) -> int:
    """The composition of these card values."""
    return sum(ONE[value - 1] for value in values)


@cache
def counts(hand: int) -> tuple[int, ...]:
    """Its cards of each value, 1 … 10."""
    return tuple(hand >> (_BITS * place) & _CARDS for place in range(len(ONE)))


@cache
def pips(hand: int) -> int:
    """What its cards come to, every ace as 1."""
    return sum(value * count for value, count in zip(VALUES, counts(hand), strict=True))


@cache
def total(hand: int) -> int:
    """Its best total."""
    return best_total(pips(hand), bool(hand & _CARDS))


class Played(NamedTuple):
    """Hands as they are left, with the chance of each: `once` and `doubled` wait for the croupier."""

    once: Chances
    doubled: Chances
    bust: Chances
    bust_doubled: float


class Worth(NamedTuple):
    """Of some hands: result where the croupier has no blackjack, and what his blackjack takes."""

    result: float
    taken: float

    @property
    def value(self) -> float:
        """Both together."""
        return self.result - self.taken


def add(chances: defaultdict[int, float], more: Mapping[int, float], times: float = 1.0) -> None:
    """Add `more`, each so many times as likely."""
    for hand, chance in more.items():
        chances[hand] += times * chance
