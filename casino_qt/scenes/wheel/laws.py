"""The laws of the wheel, each number named once: how the rotor turns, how the ball runs, falls and hops.

No Qt.  Units: seconds; degrees clockwise from the top of the screen; lengths as fractions of the
wheel's radius R.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from casino_qt.art.wheel_order import APRON_IN, BALL_RESTS, BALL_RUNS

# Where the ball is.
R_TRACK, R_ROTOR, R_REST = BALL_RUNS, APRON_IN, BALL_RESTS
R_LOZENGE = 0.802  # its outer tip meets the ball here
R_LAND = 0.600  # first touch of the frets

# The rotor: a push by the croupier, then an exponential return to the idle turn.
ROTOR_IDLE, ROTOR_SPUN = -16.0, -75.0  # degrees per second; it turns against the ball
ROTOR_PUSH, ROTOR_TAU = 0.6, 9.0

# The ball: launch, then an exponential decay in the track.
LAUNCH = 0.3
SPEED_LEAST, SPEED_MOST, SPEED_DROP = 455.0, 600.0, 170.0
RUN_LEAST, RUN_MOST = 5.4, 6.6
CLOSE_AT = 0.40  # "rien ne va plus": share of the run
HAND = 0.0  # the croupier stands at the top of the table

# The fall through the belt of lozenges.
FALL_PULL, FALL_TAU = 0.633, 4.5  # inward acceleration (R/s²), decay of the turning
KICK_CHANCE = 0.40
KICK_KEEP, KICK_OUT, KICK_PULL, KICK_HEIGHT = 0.60, 0.10, 1.3, 0.020
TOUCH = 1.6  # degrees: the ball's edge touches before its centre
LAND_SPEED = 55.0  # the most turning left when the ball meets the first fret

# Hops between the frets, and the rest.
HOP_KEEP, HOP_HEIGHT = 0.45, 0.052  # each hop keeps this share of the last one's height
RATTLE_LEAST, RATTLE_MOST = 0.62, 0.90
ROCK, ROCK_TAU, ROCK_PERIOD = 1.5, 0.09, 0.17  # degrees and seconds of rocking between two frets
REST = 0.8


class RotorLaw(NamedTuple):
    """How the rotor turns from the push on: its angle and its speed just before it."""

    angle: float = 0.0
    speed: float = ROTOR_IDLE

    def at(self, t: float) -> float:
        """Angle t seconds after the push: the integral of `speed_at`."""
        if t < ROTOR_PUSH:
            return self.angle + self.speed * t + (ROTOR_SPUN - self.speed) * t * t / (2 * ROTOR_PUSH)
        after = t - ROTOR_PUSH
        pushed = self.angle + (self.speed + ROTOR_SPUN) / 2 * ROTOR_PUSH
        decayed = (ROTOR_SPUN - ROTOR_IDLE) * ROTOR_TAU * (1 - math.exp(-after / ROTOR_TAU))
        return pushed + ROTOR_IDLE * after + decayed

    def speed_at(self, t: float) -> float:
        """Degrees per second t seconds after the push."""
        if t < ROTOR_PUSH:
            return self.speed + (ROTOR_SPUN - self.speed) * t / ROTOR_PUSH
        return ROTOR_IDLE + (ROTOR_SPUN - ROTOR_IDLE) * math.exp(-(t - ROTOR_PUSH) / ROTOR_TAU)


def run_sweep(speed: float, run: float) -> float:
    """Degrees covered in the track while the speed decays from `speed` to SPEED_DROP in `run` seconds."""
    return run * (speed - SPEED_DROP) / math.log(speed / SPEED_DROP)


def fall_sweep(speed: float, t: float) -> float:
    """Degrees covered in t seconds of falling that began with `speed`."""
    return speed * FALL_TAU * (1 - math.exp(-t / FALL_TAU))


def fall_speed(speed: float, t: float) -> float:
    """Turning left after t seconds of falling that began with `speed`."""
    return speed * math.exp(-t / FALL_TAU)


def root(f: Callable[[float], float], a: float, b: float) -> float:
    """Where a monotonic function is zero in a … b; the nearer end where it is nowhere."""
    at_a, at_b = f(a), f(b)
    if at_a * at_b > 0:
        return a if abs(at_a) < abs(at_b) else b
    for _ in range(60):
        middle = (a + b) / 2
        if (f(middle) > 0) == (at_b > 0):
            b = middle
        else:
            a = middle
    return (a + b) / 2


def turn_apart(a: float, b: float) -> float:
    """Signed difference of two angles, −180 … 180."""
    return (a - b + 180) % 360 - 180
