"""Shoes side by side, each dealt card by card: what the card games of the laboratory draw from.

A shoe is shuffled as it is dealt: each card is picked among those still in it (Fisher and Yates), which costs
as much as the cards that are seen and no more. What lay where before does not matter, so that a shoe of which
every card is put back is as good as a new one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import numpy as np
from numpy.typing import NDArray

Places = NDArray[np.intp]
Values = NDArray[np.uint8]

Lanes = Places | slice
EVERY = slice(None)
"""Every shoe, where some could be named."""


class Shoes:
    """`lanes` shoes with the same cards (their values, 1 … 10), numbered from 0.

    Cards seen before in a shoe are in front of its next one, and can be shuffled again. Chance is the
    generator's; the pick of a card is uneven by less than 1 in 10^13.
    """

    def __init__(self, values: Sequence[int], lanes: int, chance: np.random.Generator) -> None:
        self._chance: np.random.Generator | None = chance
        self._lay(np.tile(np.asarray(values, np.uint8), (lanes, 1)))

    @classmethod
    def written(cls, cards: NDArray[np.integer]) -> Self:
        """Shoes whose cards come as written, one row each. Shuffled again, they come in the same order."""
        shoes = cls.__new__(cls)
        shoes._chance = None
        shoes._lay(np.array(cards, np.uint8))
        return shoes

    def _lay(self, cards: Values) -> None:
        self.lanes, self.size = cards.shape
        self._cards = cards.ravel()
        self._front = np.arange(self.lanes) * self.size
        self._at = np.zeros(self.lanes, np.intp)
        self._end = np.full(self.lanes, self.size, np.intp)

    def left(self, lanes: Lanes = EVERY) -> Places:
        """Cards still to come from each of these shoes."""
        left: Places = self._end[lanes] - self._at[lanes]
        return left

    def dealt(self) -> Places:
        """Cards that have left each shoe."""
        return self._at.copy()

    def draw(self, lanes: Places) -> Values:
        """The next card of each of these shoes, none named twice. Raises IndexError where there is none."""
        at = self._at[lanes]
        left = self._end[lanes] - at
        if not left.all():
            raise IndexError("no card is left in a shoe")
        here = self._front[lanes] + at
        self._at[lanes] = at + 1
        if self._chance is None:
            written: Values = self._cards[here]
            return written
        there = here + (self._chance.random(len(lanes)) * left).astype(np.intp)
        card: Values = self._cards[there]
        self._cards[there] = self._cards[here]
        self._cards[here] = card
        return card

    def renew(self, lanes: Lanes = EVERY) -> None:
        """All cards go back into these shoes."""
        self._at[lanes] = 0
        self._end[lanes] = self.size

    def again(self, lanes: Places, dealt: Places) -> None:
        """The first `dealt` cards of each of these shoes are shuffled again, and all there is to come."""
        self._at[lanes] = 0
        self._end[lanes] = dealt


def in_turns(coups: int, most: int) -> tuple[int, int]:
    """How often so many shoes side by side, `most` at most, have to be dealt from for that many coups."""
    times = max(1, -(-coups // most))
    return times, max(1, -(-coups // times))
