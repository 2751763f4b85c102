"""From the track to the first fret: the drop, the lozenge that may be met, the braking over the numbers.

No Qt.  Angles are counted from where a stretch begins, so that the whole fall can be laid backwards
from a pocket.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from casino_qt.scenes.wheel.laws import (
    FALL_PULL,
    KICK_HEIGHT,
    KICK_KEEP,
    KICK_OUT,
    KICK_PULL,
    LAND_SPEED,
    R_LAND,
    R_LOZENGE,
    R_ROTOR,
    R_TRACK,
    SPEED_DROP,
    fall_speed,
    fall_sweep,
)

Path = Callable[[float], tuple[float, float, float]]
"""Seconds since the stretch began -> degrees from its beginning, radius, height."""


class Stretch(NamedTuple):
    """One piece of the fall: when it begins, how far the ball has turned by then, and its path."""

    name: str
    start: float
    turned: float
    path: Path


class Fall(NamedTuple):
    """The whole fall.

    `after_belt` is how far the ball turns between the belt (a lozenge, or the gap between two) and the frets.
    """

    stretches: tuple[Stretch, ...]
    time: float
    sweep: float
    after_belt: float


class _Edge(NamedTuple):
    """At the rotor's edge: time and turn since the drop, turning speed, radial speed inwards."""

    time: float
    turned: float
    speed: float
    inwards: float


def fall(kicked: bool) -> Fall:
    """The fall of a ball that meets a lozenge, or passes between two."""
    stretches, edge, belt = _kicked() if kicked else _clear()
    time = (R_ROTOR - R_LAND) / edge.inwards
    end = min(LAND_SPEED, edge.speed * 0.7)
    brake = (edge.speed - end) / time
    ring = Stretch("ring", edge.time, edge.turned, _braked(edge.speed, brake, edge.inwards))
    sweep = edge.turned + (edge.speed + end) / 2 * time
    return Fall((*stretches, ring), edge.time + time, sweep, sweep - belt)


def _dropping(s: float) -> tuple[float, float, float]:
    return fall_sweep(SPEED_DROP, s), R_TRACK - FALL_PULL * s * s / 2, 0.0


def _clear() -> tuple[tuple[Stretch, ...], _Edge, float]:
    """Past the lozenges; also where the ball has turned to when it crosses their belt."""
    time = math.sqrt(2 * (R_TRACK - R_ROTOR) / FALL_PULL)
    belt = fall_sweep(SPEED_DROP, math.sqrt(2 * (R_TRACK - R_LOZENGE) / FALL_PULL))
    edge = _Edge(time, fall_sweep(SPEED_DROP, time), fall_speed(SPEED_DROP, time), FALL_PULL * time)
    return (Stretch("drop", 0.0, 0.0, _dropping),), edge, belt


def _kicked() -> tuple[tuple[Stretch, ...], _Edge, float]:
    """Into a lozenge: part of the turning is lost, the ball is thrown a little outwards and up."""
    time = math.sqrt(2 * (R_TRACK - R_LOZENGE) / FALL_PULL)
    turned, slow = fall_sweep(SPEED_DROP, time), fall_speed(SPEED_DROP, time) * KICK_KEEP
    after = (KICK_OUT + math.sqrt(KICK_OUT**2 + 2 * KICK_PULL * (R_LOZENGE - R_ROTOR))) / KICK_PULL

    def thrown(s: float) -> tuple[float, float, float]:
        arc = s / after
        radius = R_LOZENGE + KICK_OUT * s - KICK_PULL * s * s / 2
        return fall_sweep(slow, s), radius, KICK_HEIGHT * 4 * arc * (1 - arc)

    stretches = (Stretch("drop", 0.0, 0.0, _dropping), Stretch("kick", time, turned, thrown))
    edge = _Edge(
        time + after, turned + fall_sweep(slow, after), fall_speed(slow, after), KICK_PULL * after - KICK_OUT
    )
    return stretches, edge, turned


def _braked(speed: float, brake: float, inwards: float) -> Path:
    """Over the numbers: the rotor runs the other way underneath and brakes the ball."""
    return lambda s: (speed * s - brake * s * s / 2, R_ROTOR - inwards * s, 0.0)
