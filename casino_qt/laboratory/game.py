"""What a table gives the laboratory: a bet, and what stakes on it come to, coup after coup.

A *piece* is the first stake of a system; every stake is a whole number of pieces. What a coup does to a stake
is a small whole number, a numerator over the bet's `denominator`: with a denominator of 2, a stake won even
money is 2, one that lost a half is -1. So money stays in whole centimes, rounded as the house rounds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from casino_qt.odds.results import Results as Distribution

Results = NDArray[np.int16]
"""Numerators, one for each coup, in the order of play."""
Centimes = NDArray[np.int64]
Amount = TypeVar("Amount", int, NDArray[np.int64])


class NotSimulatedError(ValueError):
    """What was asked for cannot be simulated; the text is one line that says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What a bet is, as far as a staking system has to know.

    `minimum` and `maximum`: centimes the table takes as one stake; a stake is a multiple of `whole` centimes.
    `laid`: the numerators that must be in the purse for a stake to be laid, all that its coup may ask for:
    the stake itself, its premium where it is insured, all its pieces where a layout has several, the doubles
    and splits of a box, the dealt 31 of every punter against a banker. A coup never takes more. The edge is
    told of `staked`, what is laid when the coup begins, without the premium. `rounds_up`: a broken centime
    goes to the player (house rules, section 0); not so where results hold a premium, which is rounded up
    itself.
    `edge`: what the bank keeps of what is staked, exactly; `distribution`: what one piece comes to, and how
    often. Both are None where no exact value is known. `in_shoes`: coups that follow one another hang
    together.
    """

    bet: str
    denominator: int
    minimum: int
    maximum: int
    staked: int
    laid: int
    whole: int = 1
    rounds_up: bool = True
    edge: float | None = None
    distribution: Distribution | None = None
    in_shoes: bool = False

    def centimes(self, numerators: Amount, piece: int) -> Amount:
        """What results on so many pieces (numerator times pieces) come to, a piece being so many centimes."""
        if piece % self.denominator == 0:
            return numerators * (piece // self.denominator)
        broken = self.denominator - 1 if self.rounds_up else 0
        return (numerators * piece + broken) // self.denominator


class Table(ABC):
    """One bet at one table under its house rules, played coup after coup."""

    terms: Terms

    @abstractmethod
    def draw(self, chance: np.random.Generator, coups: int) -> Results:
        """What a piece comes to in each of so many coups, one after another.

        A coup is a stake until it is decided: void coups, and those a locked stake waits for, are not told.
        The same generator in the same state gives the same results. Memory for a million coups at a time is
        what may be taken; nobody asks for more at once.
        """

    def replayed(self, entries: Sequence[int]) -> Results:
        """What a piece comes to on results that were real, in their order; none is laid while one is locked.

        A stake that is not decided when the list ends is left out. Raises NotSimulatedError for a game of
        which there are no such lists.
        """
        raise NotSimulatedError("of this game there are no lists of results")
