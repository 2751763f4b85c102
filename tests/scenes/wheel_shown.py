"""A spin as a person sees it: through the stage's clock, at a speed of the settings, frame by frame.

The mathematics of a path is proved in `wheel_check`; here the real `Wheel` plays it on a real `Stage`, and
only what it would show is looked at, whatever it was made from. Nothing is painted.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple, cast

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem

from casino_qt.art.wheel_order import ORDER, pocket_under
from casino_qt.scenes import timing
from casino_qt.scenes.audible import Deaf
from casino_qt.scenes.piece import Kit
from casino_qt.scenes.stage import HandTicker, Stage
from casino_qt.scenes.wheel.cylinder import Cylinder
from casino_qt.scenes.wheel.laws import ROTOR_IDLE
from casino_qt.scenes.wheel.trajectory import Pose, resting_pose
from casino_qt.scenes.wheel.wheel import Spin, Wheel

SIXTIETH = 1000 / 60
"""Milliseconds from frame to frame on a usual screen."""
FINE = 2.5
"""Milliseconds of stage time between samples that miss nothing."""
ANY_FRAMES = 0.0
_UNEVEN = (4.0, 60.0)
"""Frames as a busy machine makes them: anything between these."""
# The most that anything moves in a second of stage time, in R and in degrees: more would be a jump.
BALL_SPEED, RADIUS_SPEED, HEIGHT_SPEED, ROTOR_SPEED = 9.5, 0.8, 1.6, 80.0
DUST = 1e-6
INSTANT = 1e-9
"""Seconds between two moments that are one, but for floating sums."""


class Frame(NamedTuple):
    """What is seen at a moment of stage time, in seconds since the spin began."""

    time: float
    pose: Pose
    opacity: float


class Fastest(NamedTuple):
    """The largest speeds met, per second of real time: ball, its radius, its height in R; rotor, degrees."""

    ball: float = 0.0
    radius: float = 0.0
    height: float = 0.0
    rotor: float = 0.0

    def or_faster(self, other: Fastest) -> Fastest:
        """The larger of each."""
        return Fastest(*map(max, self, other))


class Watched(NamedTuple):
    """The speeds of a spin, and in how many frames it was seen."""

    fastest: Fastest
    frames: int


class _Eye:
    """Stands where the pictures of the wheel are and keeps only what they would be told to show."""

    hub, radius = QPointF(), 1.0

    def __init__(self) -> None:
        self.pose = Pose(0.0, 0.0, 0.0, 0.0)
        self.opacity = 0.0

    def show(self, pose: Pose, ball: float = 1.0) -> None:
        self.pose, self.opacity = pose, ball


class _NoPictures:
    """A kit whose pictures are in no scene, which nobody hears and no eye follows."""

    ear = Deaf()

    def eye(self, where: QRectF) -> None:
        """Nobody looks after it."""

    def item(self, z: float) -> QGraphicsPixmapItem:
        return QGraphicsPixmapItem()


class Shown:
    """One wheel on one stage at one speed (1.0 is 100 %), with the clocks in our hands.

    The ball lies in some pocket; the rotor is found anywhere, idling, standing, or fast from a spin before.
    """

    def __init__(self, number: int, seed: int, speed: float, reduced: bool = False) -> None:
        self.number, self.seed, self.speed = number, seed, speed
        self.dice = random.Random(f"{number}/{seed}/{speed}")
        self.clock, self.idle = HandTicker(), HandTicker()
        self.stage = Stage(self.clock, speed, reduced)
        self.wheel = Wheel(cast(Kit, _NoPictures()), self.stage, self.idle)
        self.eye = _Eye()
        self.wheel.cylinder = cast(Cylinder, self.eye)
        self.wheel.angle = seed * 47.3 - 900
        self.wheel.speed = (ROTOR_IDLE, 0.0, -40.0 * speed)[seed % 3] if not reduced else 0.0
        self.before = ORDER[self.dice.randrange(len(ORDER))]
        self.wheel.rest(self.before)
        self.time = 0.0

    def throw(self) -> Spin:
        """The spin begins."""
        spin = self.wheel.spin(self.number, self.seed)
        self.stage.play(spin.tracks)
        return spin

    def pass_frame(self, ms: float) -> Frame:
        """Let a frame of real time pass; what is seen then."""
        idled = self.idle.running  # a clock that starts in a frame counts from its end on
        self.clock.advance(ms)
        if idled:
            self.idle.advance(ms)
        self.time += min(ms, Stage.MAX_STEP) * self.stage.speed / 1000
        return self.frame()

    def frame(self) -> Frame:
        """What is seen now."""
        return Frame(self.time, self.eye.pose, self.eye.opacity)

    def lies(self) -> Iterator[str]:
        """What is wrong with a ball that should lie still in its pocket."""
        if self.stage.busy or self.wheel.number != self.number:
            yield f"the spin is not over, or the ball is in {self.wheel.number}"
        if self.eye.pose != resting_pose(self.number, self.wheel.angle) or self.eye.opacity != 1.0:
            yield f"the ball does not lie in its pocket: {self.eye.pose}, {self.eye.opacity}"
        if pocket_under(self.eye.pose.rotor, self.eye.pose.ball) != self.number:
            yield f"lies in {pocket_under(self.eye.pose.rotor, self.eye.pose.ball)}"


def footstep(a: Pose, b: Pose) -> float:
    """Way of the ball's footprint, in R."""
    angle = math.radians(b.ball - a.ball)
    return math.sqrt(max(0.0, a.radius**2 + b.radius**2 - 2 * a.radius * b.radius * math.cos(angle)))


def watched(shown: Shown, frame_ms: float, faults: list[str]) -> Watched:
    """Watch a spin in frames of `frame_ms` or ANY_FRAMES to its end, and some frames more."""
    where = f"number {shown.number}, seed {shown.seed}, {shown.speed:.0%}"
    frames = [shown.frame()]
    spin = shown.throw()
    while shown.stage.busy:
        frames.append(shown.pass_frame(frame_ms or shown.dice.uniform(*_UNEVEN)))
        if shown.time > 12:
            faults.append(f"{where}: never ends")
            break
    faults += [f"{where}: {fault}" for fault in shown.lies()]
    lead = spin.lead / 1000
    speeds = [step(a, b, lead, where, faults) for a, b in pairwise(frames)]
    fastest = Fastest(*map(max, zip(*speeds, strict=True)))
    for _ in range(12):  # the ball rides on with the rotor, which slows down on a clock of its own
        a, b = shown.frame(), shown.pass_frame(frame_ms or SIXTIETH)
        if not -ROTOR_SPEED * (b.time - a.time) - DUST <= b.pose.rotor - a.pose.rotor <= 0:
            faults.append(f"{where}: the rotor jumps after the spin")
        faults += [f"{where}: afterwards {fault}" for fault in shown.lies()]
    return Watched(Fastest(*(speed * shown.speed for speed in fastest)), len(frames))


def step(a: Frame, b: Frame, lead: float, where: str, faults: list[str]) -> Fastest:
    """From frame to frame nothing moves further than at its greatest speed; what is met, per stage second."""
    passed = b.time - a.time
    turned = b.pose.rotor - a.pose.rotor
    if not -ROTOR_SPEED * passed - DUST <= turned <= DUST:
        faults.append(f"{where}: the rotor turns by {turned} in {passed} s at {a.time}")
    if a.time < lead + INSTANT and b.time > lead - INSTANT:
        # From the pocket into the hand, which is not drawn: in between the ball is seen nowhere.
        gone, come = 1 - (1 - (lead - a.time) * 1000 / timing.BALL_OUT) ** 3, (b.time - lead) * 1000
        if a.opacity > gone + DUST or b.opacity > come / timing.BALL_APPEARS + DUST:
            faults.append(f"{where}: the ball is seen in two places, {a.opacity} and {b.opacity}")
        return Fastest(rotor=-turned / passed)
    if b.time > lead + timing.BALL_APPEARS / 1000 and b.opacity != 1.0:
        faults.append(f"{where}: the ball is not seen at {b.time}")
    moved = footstep(a.pose, b.pose)
    inwards, upwards = abs(b.pose.radius - a.pose.radius), abs(b.pose.height - a.pose.height)
    for what, way, bound in (
        ("ball", moved, BALL_SPEED),
        ("radius", inwards, RADIUS_SPEED),
        ("height", upwards, HEIGHT_SPEED),
    ):
        if way > bound * passed + DUST:
            faults.append(f"{where}: the {what} leaps by {way} R in {passed} s at {a.time}")
    return Fastest(*(way / passed for way in (moved, inwards, upwards, -turned)))


def skipped(shown: Shown, faults: list[str]) -> None:
    """Finish a spin at a moment of its own, and see the ball in its pocket."""
    where = f"number {shown.number}, seed {shown.seed}, {shown.speed:.0%} skipped"
    spin = shown.throw()
    until = shown.dice.uniform(0, spin.ends / 1000)
    while shown.time < until:
        shown.pass_frame(SIXTIETH)
    shown.stage.skip()
    faults += [f"{where} at {until}: {fault}" for fault in shown.lies()]


def still(shown: Shown, faults: list[str]) -> None:
    """Reduced motion: the rotor stands, the ball is seen in its old pocket, nowhere, in its new one."""
    where = f"number {shown.number}, seed {shown.seed}, {shown.speed:.0%} without motion"
    old, new = (resting_pose(number, shown.wheel.angle) for number in (shown.before, shown.number))
    spin = shown.throw()
    skip_at = shown.dice.choice((math.inf, shown.dice.uniform(0, spin.ends / 1000)))
    last = shown.frame()
    while shown.stage.busy:
        if shown.time >= skip_at:
            shown.stage.skip()
            break
        now = shown.pass_frame(SIXTIETH)
        early = now.time * 1000 < spin.rests
        if now.opacity and now.pose != (old if early else new):
            faults.append(f"{where}: the ball is seen at {now.pose} after {now.time} s")
        if early and now.opacity > last.opacity + DUST:
            faults.append(f"{where}: the ball comes back at {now.time}")
        if timing.STILL < now.time * 1000 < spin.rests and now.opacity:
            faults.append(f"{where}: the ball is seen at {now.time}")
        last = now
    if shown.eye.pose.rotor != old.rotor or shown.idle.running:
        faults.append(f"{where}: the rotor has turned")
    faults += [f"{where}: {fault}" for fault in shown.lies()]
