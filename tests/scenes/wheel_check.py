"""The whole proof of the wheel: every number, many seeds, every millisecond of every spin, at every speed.

    python -m tests.scenes.wheel_check [seeds per number, 271 when not said]

First the mathematics, which know no speed; then, at each speed of the settings, as many spins again as a
person sees them: at 60 frames a second, finely, in frames that come as they like, skipped, without motion
(`wheel_shown`).  The test suite runs the same checks on fewer spins.  Exit status 1 and one line for each
fault.

All cores work.  A spin costs a core about a seventh of a second, all speeds together; 10 027 of them some
25 minutes of one core, a quarter of an hour of two.
"""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Iterator
from itertools import pairwise
from multiprocessing import Pool
from typing import NamedTuple

from PySide6.QtGui import QGuiApplication

from casino_qt.art.wheel_order import DEFLECTORS, FIRST_DEFLECTOR, ORDER, POCKET, pocket_under
from casino_qt.scenes.wheel.laws import CLOSE_AT, HAND, LAUNCH, ROTOR_IDLE, TOUCH, turn_apart
from casino_qt.scenes.wheel.trajectory import Pose, Trajectory, trajectory
from casino_qt.settings import SPEEDS
from tests.scenes.wheel_shown import (
    ANY_FRAMES,
    FINE,
    SIXTIETH,
    Fastest,
    Shown,
    footstep,
    skipped,
    still,
    watched,
)

MOVE, RADIUS, HEIGHT = 0.0095, 0.0008, 0.0016  # R per millisecond: more would be a jump
MILLISECOND = 0.001  # seconds between samples
SPEED_STEP = 1.0  # degrees per second at a seam that is no impact
IMPACTS = ("kick", "hop", "rest")
ROTOR_SPEEDS = (ROTOR_IDLE, 0.0, -40.0)  # idling, standing, still fast from the spin before


class Extremes(NamedTuple):
    """What was met on one spin."""

    move: float
    radius: float
    height: float
    total: float
    run: float
    rattle: float
    hand: float
    kicked: bool


def spin(number: int, seed: int) -> Trajectory:
    """The spin that is checked for a number and a seed: the rotor is found anywhere, at any speed."""
    return trajectory(number, seed, seed * 47.3 - 900, ROTOR_SPEEDS[seed % len(ROTOR_SPEEDS)])


def faults(path: Trajectory, step: float = MILLISECOND) -> Iterator[str]:
    """Everything wrong with a spin that is sampled every `step` seconds."""
    yield from faults_of(path, sampled(path, step), step)


def sampled(path: Trajectory, step: float) -> list[Pose]:
    """Where everything is every `step` seconds of a spin."""
    return [path.at(i * step) for i in range(int(path.total / step) + 1)]


def faults_of(path: Trajectory, poses: list[Pose], step: float) -> Iterator[str]:
    """The same where the samples have been taken already."""
    yield from _plan_faults(path)
    yield from _seam_faults(path)
    yield from _motion_faults(path, poses, step)
    for later in (30.0, 300.0):
        pose = path.at(later)
        if pocket_under(pose.rotor, pose.ball) != path.number:
            yield f"out of its pocket after {later} s"


def _plan_faults(path: Trajectory) -> Iterator[str]:
    run = path.phases[2].start - LAUNCH
    if not 8 <= path.total <= 10:
        yield f"takes {path.total} s"
    if abs(path.closed - LAUNCH - CLOSE_AT * run) > 1e-9:
        yield "bets are not closed at their share of the run"
    if ORDER[path.hops[-1]] != path.number or not 3 <= len(path.hops) - 1 <= 5:
        yield f"touches {path.hops}"
    if any((b - a) % 37 not in (1, 36) for a, b in pairwise(path.hops)):
        yield f"leaps over a pocket: {path.hops}"
    if abs(turn_apart(path.at(0).ball, HAND)) > 30:
        yield "does not leave the croupier's hand"
    times = [moment.time for moment in path.moments]
    if times != sorted(times):
        yield "its moments are not in order"
    for moment in path.moments:
        if moment.kind == "lozenge":
            edge = path.at(moment.time).ball + TOUCH - FIRST_DEFLECTOR
            if abs(turn_apart(edge * DEFLECTORS, 0.0)) > 0.01:
                yield "meets a lozenge where there is none"


def _speed(path: Trajectory, t: float, side: int) -> float:
    """The ball's turning just before (−1) or just after (1) a time."""
    e = 1e-5
    return (path.at(t + e * (side == 1)).ball - path.at(t - e * (side == -1)).ball) / e


def _seam_faults(path: Trajectory) -> Iterator[str]:
    for phase in path.phases[1:]:
        before, after = path.at(phase.start - 1e-9), path.at(phase.start)
        turned, lifted = abs(turn_apart(before.ball, after.ball)), abs(before.height - after.height)
        if max(turned, lifted, abs(before.radius - after.radius)) > 1e-4:
            yield f"jumps at {phase.name}"
        if phase.name not in IMPACTS:
            jump = abs(_speed(path, phase.start, 1) - _speed(path, phase.start, -1))
            if jump > SPEED_STEP:
                yield f"its speed jumps by {jump} at {phase.name}"


def _motion_faults(path: Trajectory, poses: list[Pose], step: float) -> Iterator[str]:
    bound, landed = step / MILLISECOND, path.landed
    speed, before = math.inf, poses[0]
    starts = [phase.start for phase in path.phases if phase.name == "hop"]
    for i, pose in enumerate(poses[1:], start=1):
        t = i * step
        if footstep(before, pose) > MOVE * bound:
            yield f"leaps at {t}"
        inwards, upwards = abs(pose.radius - before.radius), abs(pose.height - before.height)
        if inwards > RADIUS * bound or upwards > HEIGHT * bound:
            yield f"radius or height leaps at {t}"
        if LAUNCH + step < t < landed:
            now = (pose.ball - before.ball) / step
            if now > speed + 1e-6:
                yield f"speeds up at {t}"
            speed = now
        under = pocket_under(pose.rotor, pose.ball)
        if landed <= t < path.rest:
            hop = sum(start <= t for start in starts) - 1
            if ORDER.index(under) not in path.hops[hop : hop + 2]:
                yield f"over {under} at {t}"
        elif t >= path.rest:
            off = turn_apart(pose.ball - pose.rotor, ORDER.index(path.number) * POCKET)
            if under != path.number or abs(off) > 2:
                yield f"lies on a fret of {under} at {t}"
        before = pose


def extremes(path: Trajectory, poses: list[Pose]) -> Extremes:
    """The largest steps per sample, and the times of a spin."""
    return Extremes(
        max(footstep(a, b) for a, b in pairwise(poses)),
        max(abs(b.radius - a.radius) for a, b in pairwise(poses)),
        max(abs(b.height - a.height) for a, b in pairwise(poses)),
        path.total,
        path.phases[2].start - LAUNCH,
        path.rest - path.landed,
        abs(turn_apart(path.at(0).ball, HAND)),
        any(phase.name == "kick" for phase in path.phases),
    )


def _check(job: tuple[int, int]) -> tuple[list[str], list[Extremes]]:
    number, seeds = job
    wrong: list[str] = []
    met: list[Extremes] = []
    for seed in range(seeds):
        path = spin(number, seed)
        poses = sampled(path, MILLISECOND)
        found = faults_of(path, poses, MILLISECOND)
        wrong += [f"number {number}, seed {seed}: {fault}" for fault in found]
        met.append(extremes(path, poses))
    return wrong, met


def _see(job: tuple[int, int, int]) -> tuple[list[str], Fastest, int]:
    number, percent, seeds = job
    wrong: list[str] = []
    fastest, frames, speed = Fastest(), 0, percent / 100
    for seed in range(seeds):
        for frame in (SIXTIETH, FINE / speed, ANY_FRAMES):
            seen = watched(Shown(number, seed, speed), frame, wrong)
            fastest, frames = fastest.or_faster(seen.fastest), frames + seen.frames
        skipped(Shown(number, seed, speed), wrong)
        still(Shown(number, seed, speed, reduced=True), wrong)
    return wrong, fastest, frames


def _open_eyes() -> None:
    """A process of its own needs Qt for what it does not paint."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    _processes.append(QGuiApplication([]))


_processes: list[QGuiApplication] = []


def main() -> int:
    """Check as many spins as the command line says; returns the exit status."""
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else 271
    wrong: list[str] = []
    with Pool(min(len(ORDER), os.cpu_count() or 1), _open_eyes) as pool:
        results = pool.map(_check, [(number, seeds) for number in ORDER], chunksize=1)
        wrong += [fault for faulty, _ in results for fault in faulty]
        met = [one for _, found in results for one in found]
        for name in Extremes._fields[:-1]:
            values = sorted(getattr(one, name) for one in met)
            print(f"{name:8} {values[0]:.5f} … {values[-1]:.5f}, median {values[len(values) // 2]:.5f}")
        print(
            f"lozenge met in {sum(one.kicked for one in met) / len(met):.1%} of {len(met)} spins", flush=True
        )
        for percent in SPEEDS:
            fastest, frames = Fastest(), 0
            for faulty, one, count in pool.imap(_see, [(number, percent, seeds) for number in ORDER]):
                wrong += faulty
                fastest, frames = fastest.or_faster(one), frames + count
            told = ", ".join(f"{name} {value:.4f}" for name, value in fastest._asdict().items())
            print(
                f"{percent} %: {seeds * len(ORDER)} spins, {frames} frames; fastest per second: {told}",
                flush=True,
            )
    for fault in wrong:
        print(fault)
    print(f"{len(wrong)} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
