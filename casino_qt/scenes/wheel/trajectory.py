"""A spin as pure mathematics: the number is drawn first, the ball's path is solved backwards from it.  No Qt.

Why there is always a solution: the way from the belt of lozenges to the pocket is fixed by the seed, so the
only question is where the rotor is when the ball lands.  A longer run turns the rotor further; between the
least and the longest run it turns by more than the 45 degrees between two lozenges, so some run length brings
ball, lozenge (or gap) and pocket together.  The launch speed is then chosen so that the ball leaves the
croupier's hand.  Seconds, degrees and fractions of R as in `laws`.
"""

from __future__ import annotations

import math
import random
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from casino_qt.art.wheel_order import DEFLECTORS, FIRST_DEFLECTOR, ORDER, POCKET
from casino_qt.scenes.wheel.fall import Fall, Stretch, fall
from casino_qt.scenes.wheel.hops import Riding, hops, resting, route
from casino_qt.scenes.wheel.laws import (
    CLOSE_AT,
    HAND,
    KICK_CHANCE,
    LAUNCH,
    R_REST,
    R_TRACK,
    REST,
    ROTOR_IDLE,
    RUN_LEAST,
    RUN_MOST,
    SPEED_DROP,
    SPEED_LEAST,
    SPEED_MOST,
    TOUCH,
    RotorLaw,
    root,
    run_sweep,
    turn_apart,
)

Sound = Literal["launch", "close", "lozenge", "fret", "rest"]


class Pose(NamedTuple):
    """Where everything is at one moment."""

    rotor: float
    """Degrees."""
    ball: float
    """Degrees on the screen, not relative to the rotor."""
    radius: float
    """Footprint of the ball."""
    height: float
    """Above the footprint: a plain shift up the screen."""


class Moment(NamedTuple):
    """Something that happens on the way; `strength` 0 … 1 is how loud it would be."""

    time: float
    kind: Sound
    strength: float


class Phase(NamedTuple):
    """Part of the way from `start` on."""

    start: float
    name: str
    path: Riding


@dataclass(frozen=True)
class Trajectory:
    """A whole spin. Time 0 is the push on the rotor and the throw, `total` the end of the ball's rocking.

    `closed` is "rien ne va plus"; from `rest` on the ball lies in its pocket. `hops` are the places on the
    wheel that the ball touches, the last one being that of `number`.
    """

    number: int
    rotor: RotorLaw
    phases: tuple[Phase, ...]
    moments: tuple[Moment, ...]
    hops: tuple[int, ...]
    closed: float
    rest: float
    total: float

    def at(self, t: float) -> Pose:
        """The pose at time t; after `total` the ball rides with the slowing rotor."""
        rotor, phase = self.rotor.at(t), self.phase(t)
        return Pose(rotor, *phase.path(t - phase.start, rotor))

    def phase(self, t: float) -> Phase:
        """The part of the way that time t belongs to."""
        return self.phases[max(0, bisect_right(self._starts, t) - 1)]

    @cached_property
    def _starts(self) -> tuple[float, ...]:
        return tuple(phase.start for phase in self.phases)

    @property
    def landed(self) -> float:
        """When the ball meets the first fret."""
        return next(phase.start for phase in self.phases if phase.name == "hop")


def resting_pose(number: int, rotor: float) -> Pose:
    """The ball in its pocket on a rotor that stands at this angle."""
    return Pose(rotor, rotor + POCKET * ORDER.index(number), R_REST, 0.0)


def trajectory(number: int, seed: int, rotor: float = 0.0, speed: float = ROTOR_IDLE) -> Trajectory:
    """Solve one spin that ends in `number`, on a rotor found at an angle and turning at a speed.

    `seed` varies everything a player cannot bet on. Raises ValueError for a number that is not on the wheel.
    """
    if number not in ORDER:
        raise ValueError(f"there is no {number} on the wheel")
    law = RotorLaw(rotor, speed)
    rng = random.Random(f"{number}/{seed}")
    kicked = rng.random() < KICK_CHANCE
    places = route(ORDER.index(number), rng)
    falling = fall(kicked)
    run = _run_time(law, falling, places[0] * POCKET, kicked, rng)
    dropped = LAUNCH + run
    landed = dropped + falling.time
    drop_angle = law.at(landed) + places[0] * POCKET - falling.sweep
    start_speed = _launch_speed(drop_angle, run)
    hopping, rattle = hops(places, rng)
    rest = landed + rattle
    closed = LAUNCH + CLOSE_AT * run
    phases = [
        Phase(0.0, "launch", _launched(drop_angle, start_speed, run)),
        Phase(LAUNCH, "run", _running(drop_angle, start_speed, run)),
        *(Phase(dropped + part.start, part.name, _falling(part, drop_angle)) for part in falling.stretches),
        *(Phase(landed + hop.start, "hop", hop.path) for hop in hopping),
        Phase(rest, "rest", resting(places[-1])),
    ]
    moments = [
        Moment(0.0, "launch", 1.0),
        Moment(closed, "close", 1.0),
        *(Moment(phase.start, "lozenge", 1.0) for phase in phases if phase.name == "kick"),
        *(Moment(landed + hop.start, "fret", hop.strength) for hop in hopping),
        Moment(rest, "rest", 0.2),
    ]
    touched = tuple(place % len(ORDER) for place in places)
    return Trajectory(number, law, tuple(phases), tuple(moments), touched, closed, rest, rest + REST)


def _run_time(law: RotorLaw, falling: Fall, pocket: float, kicked: bool, rng: random.Random) -> float:
    """A run after which the ball crosses the belt at a lozenge, or in the middle between two."""
    spacing = 360 / DEFLECTORS
    aim = FIRST_DEFLECTOR - TOUCH + (0.0 if kicked else spacing / 2)

    def belt(run: float) -> float:
        return law.at(LAUNCH + run + falling.time) + pocket - falling.after_belt - aim

    low, high = sorted((belt(RUN_LEAST), belt(RUN_MOST)))
    turns = range(math.ceil(low / spacing), math.floor(high / spacing) + 1)
    turn = spacing * rng.choice(turns)
    return root(lambda run: belt(run) - turn, RUN_LEAST, RUN_MOST)


def _start_angle(drop_angle: float, speed: float, run: float) -> float:
    return drop_angle - run_sweep(speed, run) - speed * LAUNCH / 2


def _launch_speed(drop_angle: float, run: float) -> float:
    """The speed that starts the ball nearest to the croupier's hand."""

    def away(speed: float) -> float:
        return _start_angle(drop_angle, speed, run) - HAND

    turns = range(math.floor(away(SPEED_MOST) / 360), math.ceil(away(SPEED_LEAST) / 360) + 1)
    solved = [root(_shifted(away, 360.0 * turn), SPEED_LEAST, SPEED_MOST) for turn in turns]
    return min(solved, key=lambda speed: abs(turn_apart(away(speed), 0.0)))


def _shifted(f: Callable[[float], float], by: float) -> Callable[[float], float]:
    return lambda x: f(x) - by


def _launched(drop_angle: float, speed: float, run: float) -> Riding:
    start = _start_angle(drop_angle, speed, run)
    return lambda s, rotor: (start + speed * s * s / (2 * LAUNCH), R_TRACK, 0.0)


def _running(drop_angle: float, speed: float, run: float) -> Riding:
    """Written from its end, so that no rounding can move the pocket."""
    tau = run / math.log(speed / SPEED_DROP)
    return lambda s, rotor: (drop_angle - SPEED_DROP * tau * (math.exp((run - s) / tau) - 1), R_TRACK, 0.0)


def _falling(part: Stretch, drop_angle: float) -> Riding:
    def pose(s: float, rotor: float) -> tuple[float, float, float]:
        turn, radius, height = part.path(s)
        return drop_angle + part.turned + turn, radius, height

    return pose
