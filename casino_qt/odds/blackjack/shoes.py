"""The croupier's hand for many shoes at once: the tree of `blackjack_croupier`, walked with arrays.

Everything here is what `Croupier.results` says of one shoe, for as many as are asked in one go.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from casino_qt.odds.blackjack.croupier import ENDS, VALUES, Croupier, croupier

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
BLACKJACK: Final = 6
"""The column of `results` that holds the chance of his blackjack; those before are the results."""

_AT_ONCE = 64  # shoes walked together: what is in use fits the cache of the processor
_KEPT = 20_000  # results of so many shoes: some five megabytes


class _Level(NamedTuple):
    """Steps of the tree with as many cards: where they lie, the steps before, the card drawn in each.

    A card is named by its value and how many of it are gone, which are at most the cards before it.
    """

    where: slice
    before: Whole
    drawn: Whole


class Shoes:
    """The tree of hands that begin with one card, ready for arrays."""

    def __init__(self, tree: Croupier) -> None:
        depth = [0]
        for before, _, _ in tree.steps:
            depth.append(depth[before] + 1)
        # Steps of equal depth follow one another: each level is one operation.
        order = sorted(range(len(depth)), key=depth.__getitem__)
        place = {step: at for at, step in enumerate(order)}
        self._size = len(order)
        self._kept: dict[bytes, Floats] = {}
        self._levels: list[_Level] = []
        for level in range(1, max(depth) + 1):
            steps = [step for step in order if depth[step] == level]
            befores, values, gone = zip(*(tree.steps[step - 1] for step in steps), strict=True)
            self._levels.append(
                _Level(
                    slice(place[steps[0]], place[steps[0]] + len(steps)),
                    np.array([place[before] for before in befores]),
                    np.array(values) * level + np.array(gone),
                )
            )
        # The ends by what they are worth: those of each kind are one sum.
        finals = sorted((end, place[at], orders) for at, end, _, orders in tree.finals)
        ends, self._at, orders = (np.array(column) for column in zip(*finals, strict=True))
        self._orders = orders.astype(np.float64)[:, None]
        self._kinds, self._first = np.unique(ends, return_index=True)

    def ends(self, left: Whole) -> Floats:
        """The chances of 17 … 21, over 21 and blackjack, a row for each row of cards left of 1, 2 … 10."""
        chances = np.zeros((len(left), ENDS))
        for first in range(0, len(left), _AT_ONCE):
            part = left[first : first + _AT_ONCE].T.astype(np.float64)
            cards = part.sum(axis=0)
            products = np.empty((self._size, part.shape[1]))
            products[0] = 1.0
            for drawn, level in enumerate(self._levels):
                # The chance of each value when so many of it are gone: fewer than there are cards drawn.
                chances_of = part[:, None] - np.arange(drawn + 1.0)[:, None]
                chances_of /= np.maximum(cards - drawn, 1.0)
                into = products[level.where]
                np.take(products, level.before, axis=0, out=into)
                into *= chances_of.reshape(-1, part.shape[1])[level.drawn]
            ended = products[self._at] * self._orders
            chances[first : first + _AT_ONCE, self._kinds] = np.add.reduceat(ended, self._first, axis=0).T
        return chances

    def results(self, left: Whole) -> Floats:
        """For each shoe: what 16 and less, 17 … 21 win less what they lose; his blackjacks apart, last.

        No card may be left less than none times.
        """
        written = left.astype(np.uint8).tobytes()
        shoes = [written[at : at + len(VALUES)] for at in range(0, len(written), len(VALUES))]
        new = [at for at, shoe in enumerate(shoes) if shoe not in self._kept]
        if new:
            if len(self._kept) > _KEPT:
                self._kept.clear()
                new = list(range(len(shoes)))
            found = self._results(left[new])
            self._kept.update(zip((shoes[at] for at in new), found, strict=True))
            if len(new) == len(shoes):
                return found
        return np.array([self._kept[shoe] for shoe in shoes])

    def _results(self, left: Whole) -> Floats:
        ends = self.ends(left)
        stood, over, blackjack = ends[:, :5], ends[:, 5], ends[:, 6]
        found = np.empty((len(left), BLACKJACK + 1))
        found[:, 0] = over - stood.sum(axis=1)
        beaten = np.cumsum(stood, axis=1)
        found[:, 1:BLACKJACK] = found[:, :1] + beaten
        found[:, 2:BLACKJACK] += beaten[:, :-1]
        found[:, BLACKJACK] = blackjack
        return found


@cache
def shoes(up: int) -> Shoes:
    """The tree of hands that begin with `up`, made once."""
    return Shoes(croupier(up))
