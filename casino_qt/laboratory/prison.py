"""What becomes of locked stakes: a chance that comes frees them one level, a lock puts them one deeper.

The same at both cloths (house rules, sections 1 and 2): freed from the first level a stake is its owner's
again, without profit; a third lock takes it, and so does a loss.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

DEEPEST = 2

Flags = NDArray[np.bool_]


class Fate(IntEnum):
    """What a coup does to a stake on one chance, locked or not."""

    LOST = -1
    NULL = 0
    WON = 1
    LOCKED = 2


Fates = NDArray[np.int8]
"""Fates, a row for each of several stakes that are locked together, a column for each coup."""


def kept(stakes: int, times: int, draw: Callable[[int], Fates]) -> Flags:
    """Which of several stakes, locked together so many times, come free in the end.

    `draw(n)`: the fates of these stakes in n coups, each of them for another of the times.
    """
    levels = np.ones((stakes, times), np.int8)
    waiting = np.arange(times)
    while waiting.size:
        fates = draw(waiting.size)
        before = levels[:, waiting]
        after = before - (fates == Fate.WON) + (fates == Fate.LOCKED)
        after[(fates == Fate.LOST) | (after > DEEPEST)] = Fate.LOST
        after = np.where(before > 0, after, before)
        levels[:, waiting] = after
        waiting = waiting[(after > 0).any(axis=0)]
    free: Flags = levels == 0
    return free


def kept_in_order(stakes: int, fates: Iterator[tuple[Fate, ...]]) -> tuple[bool, ...] | None:
    """The same for one time, on coups as they follow; None when they end before all is decided."""
    levels = [1] * stakes
    while any(level > 0 for level in levels):
        coup = next(fates, None)
        if coup is None:
            return None
        for each, fate in enumerate(coup):
            if levels[each] <= 0:
                continue
            if fate is Fate.WON:
                levels[each] -= 1
            elif fate is Fate.LOCKED and levels[each] < DEEPEST:
                levels[each] += 1
            elif fate is not Fate.NULL:
                levels[each] = -1
    return tuple(level == 0 for level in levels)
