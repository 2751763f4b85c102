"""Between the frets: decaying hops from pocket to pocket, then the rest, in the rotor's own frame.  No Qt."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import NamedTuple

from casino_qt.art.wheel_order import POCKET
from casino_qt.scenes.wheel.laws import (
    HOP_HEIGHT,
    HOP_KEEP,
    R_LAND,
    R_REST,
    RATTLE_LEAST,
    RATTLE_MOST,
    ROCK,
    ROCK_PERIOD,
    ROCK_TAU,
)

Riding = Callable[[float, float], tuple[float, float, float]]
"""Seconds since it began, rotor's angle -> the ball's angle on the screen, radius, height."""


class Hop(NamedTuple):
    """One hop: when it begins after the landing, how hard the fret is struck (0 … 1), and its path."""

    start: float
    strength: float
    path: Riding


def route(target: int, rng: random.Random) -> list[int]:
    """Pockets touched, ending at `target` (places on the wheel, not numbers).

    Three to five steps of one pocket each, at most one of them backwards.
    """
    steps = [1] * rng.randint(3, 5)
    if rng.random() < 0.5:
        steps[rng.randrange(1, len(steps))] = -1
    places = [target]
    for step in reversed(steps):
        places.append(places[-1] - step)
    return places[::-1]


def hops(places: list[int], rng: random.Random) -> tuple[list[Hop], float]:
    """The hops along a route, and how long they take together."""
    count = len(places) - 1
    shares = [math.sqrt(HOP_KEEP) ** i for i in range(count)]
    first = rng.uniform(RATTLE_LEAST, RATTLE_MOST) / sum(shares)
    radii = [R_REST + (R_LAND - R_REST) * HOP_KEEP**i for i in range(count)] + [R_REST]
    result: list[Hop] = []
    start = 0.0
    for i, share in enumerate(shares):
        strength, time = HOP_KEEP**i, first * share
        path = _leap((places[i], places[i + 1]), (radii[i], radii[i + 1]), time, HOP_HEIGHT * strength)
        result.append(Hop(start, strength, path))
        start += time
    return result, start


def _leap(pockets: tuple[int, int], radii: tuple[float, float], time: float, peak: float) -> Riding:
    """Straight in plan, a parabola in height."""
    (a, b), (r0, r1) = pockets, radii

    def pose(s: float, rotor: float) -> tuple[float, float, float]:
        p = min(1.0, s / time)
        return rotor + POCKET * (a + (b - a) * p), r0 + (r1 - r0) * p, peak * 4 * p * (1 - p)

    return pose


def resting(place: int) -> Riding:
    """In the pocket: a short rocking between its frets, then riding with the rotor for good."""

    def pose(s: float, rotor: float) -> tuple[float, float, float]:
        rocking = s < 1.0
        swing = ROCK * math.exp(-s / ROCK_TAU) * math.sin(2 * math.pi * s / ROCK_PERIOD) if rocking else 0.0
        return rotor + POCKET * place + swing, R_REST, 0.0

    return pose
