"""The chance of ruin, and of the goal, reckoned and not simulated: a chain over all that can be reached.

Coups are taken as independent, each with the exact chances of the bet; roundings, limits and the end of the
purse are those of the play itself. Where the chain would be too large, there is no exact value.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from casino_qt.laboratory.systems import Flat, verdict
from casino_qt.laboratory.tally import Evening

MOST_STATES = 150_000  # a second of reckoning, and some 50 MB
MOST_WORK = 400_000_000  # states times coups: some seconds
NEGLIGIBLE = 1e-16  # of one state, for the flat walk; all of them together stay below a billionth

_RUINED, _REACHED = 0, 1

Chances = NDArray[np.float64]


class Ends(NamedTuple):
    """The chances to be ruined, and to reach the goal, within the coups."""

    ruined: float
    reached: float


class _Coup(NamedTuple):
    """One way a coup can end: the numerator, and how often."""

    numerator: int
    chance: float


def exact(evening: Evening) -> Ends | None:
    """Both chances; None where none can be reckoned."""
    distribution = evening.terms.distribution
    if distribution is None:
        return None
    coups = []
    for result, chance in distribution.items():
        numerator = result * evening.terms.denominator
        if numerator.denominator != 1:
            return None
        coups.append(_Coup(int(numerator), float(chance)))
    if isinstance(evening.system, Flat):
        return _flat(evening, coups)
    return _chain(evening, coups)


def _flat(evening: Evening, coups: Sequence[_Coup]) -> Ends | None:
    """A walk of equal steps: what the purse may hold is a stretch of whole centimes, far ends cut off."""
    changes = [evening.terms.centimes(coup.numerator, evening.piece) for coup in coups]
    step = int(np.gcd.reduce(changes))
    steps = [change // step for change in changes]
    down, up = min(0, *steps), max(0, *steps)
    start, chances = 0, np.ones(1)  # of the purse being `purse + (start + index) * step`
    floor = -((evening.purse - evening.cost) // step) - 1  # the highest place from which nothing can be laid
    ceiling = None if evening.goal is None else -((evening.purse - evening.goal) // step)
    ruined = reached = 0.0
    work = 0
    for _ in range(evening.coups):
        work += chances.size * len(coups)
        if work > MOST_WORK:
            return None
        after = np.zeros(chances.size + up - down)
        for shift, coup in zip(steps, coups, strict=True):
            after[shift - down : shift - down + chances.size] += chances * coup.chance
        start += down
        if start <= floor:
            gone = floor - start + 1
            ruined += float(after[:gone].sum())
            after, start = after[gone:], floor + 1
        if ceiling is not None and start + after.size > ceiling:
            stay = max(0, ceiling - start)
            reached += float(after[stay:].sum())
            after = after[:stay]
        kept = np.flatnonzero(after > NEGLIGIBLE)
        if not kept.size:
            break
        chances, start = after[kept[0] : kept[-1] + 1], start + int(kept[0])
    return Ends(ruined, reached)


def _chain(evening: Evening, coups: Sequence[_Coup]) -> Ends | None:
    """Every pair of what the system remembers and what the purse holds, as far as it can be reached."""
    system, terms = evening.system, evening.terms
    begins = (system.begins(), evening.purse)
    places = {begins: 2}
    following: list[list[int]] = []  # of the place two above: where each way leads
    frontier = [begins]
    for _ in range(evening.coups):
        found = []
        for state, purse in frontier:
            laid = min(system.wish(state), evening.most, purse // evening.cost)
            leads = []
            for coup in coups:
                gained = laid * coup.numerator
                after = purse + terms.centimes(gained, evening.piece)
                if evening.ends(after):
                    leads.append(_RUINED if after < evening.cost else _REACHED)
                    continue
                judged = verdict(coup.numerator, terms.staked)
                pair = (system.after(state, laid, judged, gained), after)
                if pair not in places:
                    if len(places) == MOST_STATES:
                        return None
                    places[pair] = len(places) + 2
                    found.append(pair)
                leads.append(places[pair])
            following.append(leads)
        frontier = found
        if not frontier:
            break
    return _run(evening.coups, np.array(following), len(places), coups)


def _run(coups: int, following: NDArray[np.int64], states: int, ways: Sequence[_Coup]) -> Ends | None:
    """The chances after so many coups; the last states found are reached by the last coup only."""
    if not following.size:
        return Ends(0.0, 0.0)
    leading = following.shape[0]
    now = np.zeros(states + 2)
    now[2] = 1.0
    ends = np.zeros(2)
    work = 0
    for _ in range(coups):
        work += leading * len(ways)
        if work > MOST_WORK:
            return None
        playing = now[2 : 2 + leading]
        after = np.zeros(states + 2)
        for way, coup in enumerate(ways):
            after += np.bincount(following[:, way], playing * coup.chance, states + 2)
        ends += after[:2]
        now = after
        if now[2:].sum() < NEGLIGIBLE:
            break
    return Ends(float(ends[_RUINED]), float(ends[_REACHED]))
