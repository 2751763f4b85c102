"""How far from the truth what was seen may be: intervals that hold it in 95 of 100 simulations."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from casino_qt.odds.results import DEVIATIONS


class Interval(NamedTuple):
    """What was seen, and between what the truth lies."""

    value: float
    low: float
    high: float


def share(count: int, of: int) -> Interval:
    """A part that was seen `count` times `of` so many: Wilson's interval, which holds for rare things too."""
    seen, z2 = count / of, DEVIATIONS**2
    middle = (seen + z2 / (2 * of)) / (1 + z2 / of)
    half = DEVIATIONS * sqrt(seen * (1 - seen) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return Interval(seen, 0.0 if count == 0 else middle - half, 1.0 if count == of else middle + half)


def edge(net: int, staked: int, error: float) -> Interval:
    """What the bank kept of what was staked, with its standard error."""
    seen = -net / staked
    return Interval(seen, seen - DEVIATIONS * error, seen + DEVIATIONS * error)


def edge_error(spread: float, pieces: int, squares: float) -> float:
    """The standard error of an edge, where the result of one piece has this spread, in pieces.

    Whatever a system lays, it lays before the coup: given the stakes, errors of different coups are
    independent, and their variances add up like the squares of the stakes.
    """
    return spread * sqrt(squares) / pieces
