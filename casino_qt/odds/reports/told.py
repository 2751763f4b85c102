"""How a probability and a bet are told in every report."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from casino_qt.odds.results import Results, deviation, mean

Json = dict[str, Any]


def bet(results: Results, win: Fraction, tie: Fraction, **other: Fraction) -> Json:
    """A bet: what the bank keeps of a stake of 1, its deviation, and how often it wins and is lost whole.

    `tie`: how often the stake lies free. `other`: how often something else befalls it, by the word for that.
    """
    edge = -mean(results)
    lose = 1 - win - tie - sum(other.values())
    return {
        "edge": float(edge),
        "exact": str(edge),
        "deviation": deviation(results),
        "win": float(win),
        "lose": float(lose),
        "tie": float(tie),
        **{word: float(chance) for word, chance in other.items()},
    }
