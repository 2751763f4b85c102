"""What a stake of 1 can come to, and how often: from this a mean and a deviation follow for every bet."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
DEVIATIONS = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""So many standard deviations on either side hold 19 results out of 20, where many bets are added up."""

Results = Mapping[Fraction, Fraction]
"""The probability of each result of a stake of 1, the stake itself taken off: they sum to 1."""


def mean(results: Results) -> Fraction:
    """What a stake of 1 brings on average."""
    return sum((result * chance for result, chance in results.items()), Fraction(0))


def variance(results: Results) -> Fraction:
    """The variance of what a stake of 1 brings."""
    square = sum((result * result * chance for result, chance in results.items()), Fraction(0))
    return square - mean(results) ** 2


def deviation(results: Results) -> float:
    """The standard deviation of what a stake of 1 brings."""
    return sqrt(variance(results))
