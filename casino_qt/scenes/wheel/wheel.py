"""The wheel on the table: it idles for a while, spins to a drawn number, and comes to a stand.

It knows a number and a seed, never a bet.  What it shows while it idles runs on a ticker of its own, so that
the stage is not busy, and nothing runs any more some twenty seconds after the last bet or spin.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from casino_qt.scenes import timing
from casino_qt.scenes.audible import Sound
from casino_qt.scenes.card import round_about
from casino_qt.scenes.piece import Kit, Seen
from casino_qt.scenes.stage import Stage, Ticker, Track, at, nothing
from casino_qt.scenes.timing import linear
from casino_qt.scenes.wheel.cylinder import Cylinder
from casino_qt.scenes.wheel.laws import R_TRACK, ROTOR_IDLE, ROTOR_TAU
from casino_qt.scenes.wheel.trajectory import Moment, Pose, Trajectory, resting_pose, trajectory

Heard = Callable[[Moment], None]

SOUNDS: dict[str, Sound] = {"launch": "launch", "lozenge": "lozenge", "fret": "fret", "rest": "rest"}
"""How the moments of the way are heard; the closing of the bets is a word, no sound."""
LOUDER = {"rest": 4.0}  # what the ball does in its pocket is weak, but near to the ear
FAINTEST = 0.15
CURVE_STEP = 150.0  # ms between two points of the ball's speed

_NUDGE_TAU = 0.5  # s: a standing rotor is brought to its idle turn
_BRAKE = 5.0  # degrees/s²: how it comes to a stand
_STALL = 100.0  # ms: after a longer pause the rotor goes on from where it was
_TAKEN_UP = 0.06  # of R: how high the ball is lifted out of its pocket


@dataclass(frozen=True)
class Spin:
    """A spin to be played: its tracks, and when things happen, in ms of stage time from their start."""

    path: Trajectory
    lead: float
    tracks: list[Track]

    @property
    def closes(self) -> float:
        """The moment of "rien ne va plus"."""
        return self.lead + self.path.closed * 1000

    @property
    def rests(self) -> float:
        """The ball lies in its pocket."""
        return self.lead + self.path.rest * 1000

    @property
    def ends(self) -> float:
        """The tracks are over."""
        return self.lead + self.path.total * 1000


class Wheel:
    """The wheel of one scene; `number` is the pocket in which the ball lies, None without a ball.

    Before the first spin of a day the ball lies in the pocket of the date: `rest(day)`.
    """

    kind = "wheel"
    key = "wheel"

    def __init__(self, kit: Kit, stage: Stage, ticker: Ticker, z: float = 1.0) -> None:
        self.cylinder = Cylinder(kit, z)
        self.number: int | None = None
        self.angle = 0.0
        self.speed = 0.0  # degrees per second of real time
        self._kit = kit
        self._stage = stage
        self._ticker = ticker
        self._idles = False
        self._left = 0.0
        self._spinning = False
        self._rim = (0.0, 0.0)  # where the hub is, su from the left, and how far from it the rim
        self._rolls = False  # whether somebody hears the ball run

    # Where it stands.

    def fit(self, hub: tuple[float, float], radius: float) -> None:
        """Stand at `hub`, `radius` su wide, and wear the pictures of the moment."""
        self._rim = (hub[0], radius)
        self.cylinder.fit(hub, radius)
        self._show()

    def redress(self) -> None:
        """Ask for every picture again: others have been baked."""
        self.fit((self.cylinder.hub.x(), self.cylinder.hub.y()), self.cylinder.radius)

    def rest(self, number: int | None) -> None:
        """The ball lies in the pocket of a number, without motion; a spin that was shown is over."""
        self._spinning = False
        self.number = number
        self._roll_out()
        self._show()

    def seen(self) -> Seen:
        """What counts of it in a comparison: the pocket. Where the rotor happens to stand does not."""
        place, hub = self.cylinder.kit.wardrobe.place, self.cylinder.hub
        look = "no ball" if self.number is None else f"ball in {self.number}"
        return Seen(
            self.kind, self.key, round(hub.x() * place.scale), round(hub.y() * place.scale), look, 100
        )

    def show(self, visible: bool = True) -> None:
        self.cylinder.set_visible(visible)

    def remove(self) -> None:
        self.halt()
        self.cylinder.remove()

    def _show(self) -> None:
        if self._spinning:
            return  # the track shows it at its next step
        self.cylinder.show(self._pose(), 0.0 if self.number is None else 1.0)

    def _pose(self) -> Pose:
        if self.number is None:
            return Pose(self.angle, 0.0, R_TRACK, 0.0)
        return resting_pose(self.number, self.angle)

    # Idle.

    @property
    def idling(self) -> bool:
        """Whether the rotor turns by itself."""
        return self._idles

    def stir(self) -> None:
        """A bet was laid: turn, or turn on, for WHEEL_TURNS. Under reduced motion the rotor stands."""
        if self._stage.reduced or self._spinning:
            return
        self._left = timing.WHEEL_TURNS
        if not self._idles:
            self._idles = True
            self._ticker.start(self._tick)

    def halt(self) -> None:
        """Stand at once: the table is left, or nobody sees it."""
        self.speed = 0.0
        self._roll_out()
        self._stop_ticker()

    def _stop_ticker(self) -> None:
        if self._idles:
            self._idles = False
            self._ticker.stop()

    def _tick(self, ms: float) -> None:
        self._left -= ms
        s = min(ms, _STALL) / 1000
        if self._left > 0:
            tau = ROTOR_TAU if self.speed < ROTOR_IDLE else _NUDGE_TAU
            self.speed += (ROTOR_IDLE - self.speed) * (1 - math.exp(-s / tau))
        else:
            self.speed = min(0.0, self.speed + _BRAKE * s)
        self.angle += self.speed * s
        self._show()
        if self.speed == 0.0:
            self._stop_ticker()

    # Spinning.

    def spin(self, number: int, seed: int, heard: Heard | None = None, lead: float = timing.BALL_OUT) -> Spin:
        """A spin that ends in `number`, as tracks to be played on the stage at once.

        For `lead` ms the croupier takes the ball out; then he pushes the rotor and throws. `heard` is called
        at every moment of the way. Skipped at any time, the ball lies in its pocket. Under reduced motion the
        rotor stands; the ball leaves its pocket, and appears in the new one when it would have come to rest.
        """
        speed = self.speed / self._stage.speed  # per second of stage time, so that nothing jumps
        found = self.angle + speed * lead / 1000
        path = trajectory(number, seed, found, speed)
        spin = Spin(path, lead, [])

        def run(p: float) -> None:
            self._follow(spin, p * spin.ends)

        def take_out(p: float) -> None:
            self._show_ball(1 - p)

        def put_in(p: float) -> None:
            self._show_ball(p)

        def arrive() -> None:
            if self._spinning:
                self.number = number

        def end() -> None:
            self._settle(spin)

        def end_still() -> None:
            if self._spinning:
                self.rest(number)

        out = Track(take_out, timing.STILL, linear, 0.0, self._begin)
        into = Track(put_in, timing.STILL, linear, spin.rests, arrive, end_still)
        spin.tracks.append(Track(run, spin.ends, linear, 0.0, self._begin, end, still=out))
        spin.tracks.append(Track(nothing, 0.0, linear, spin.rests, still=into))
        for moment in path.moments:
            spin.tracks.append(at(lead + moment.time * 1000, partial(self._sound, path, moment)))
            if heard is not None:
                spin.tracks.append(at(lead + moment.time * 1000, partial(heard, moment)))
        return spin

    # What is heard.

    def _sound(self, path: Trajectory, moment: Moment) -> None:
        """A moment of the way sounds as strong as it is; of a ball that is not seen to run only both ends."""
        if self._spinning and moment.kind in ("launch", "rest"):
            self._kit.eye(round_about(self.cylinder.hub, self.cylinder.radius))
        kind, still = SOUNDS.get(moment.kind), self._stage.reduced
        if kind is None or not self._spinning or (still and kind not in ("launch", "rest")):
            return
        hub, radius = self._rim
        if moment.kind == "rest":
            self._roll_out()
        self._kit.ear.hear(
            kind, hub, FAINTEST + (1 - FAINTEST) * min(1.0, moment.strength * LOUDER.get(kind, 1.0))
        )
        if moment.kind == "launch" and not still and not self._stage.skipping:
            self._rolls = True
            self._kit.ear.follow_ball(ball_speeds(path), path.at(0.0).ball, hub, radius)

    def _roll_out(self) -> None:
        if self._rolls:
            self._rolls = False
            self._kit.ear.follow_ball((), 0.0, 0.0, 0.0)

    def _begin(self) -> None:
        self._stop_ticker()
        self._spinning = True

    def _follow(self, spin: Spin, ms: float) -> None:
        """The picture `ms` after the beginning; nothing once the table has jumped to another state."""
        if not self._spinning:
            return
        if ms < spin.lead:
            s = ms / 1000
            self.cylinder.show(*self._taken(spin, s, 1 - (spin.lead - ms) / timing.BALL_OUT))
            return
        s = (ms - spin.lead) / 1000
        self.cylinder.show(spin.path.at(s), min(1.0, s * 1000 / timing.BALL_APPEARS))

    def _taken(self, spin: Spin, s: float, out: float) -> tuple[Pose, float]:
        """The old ball on the turning rotor, on its way out (0 … 1)."""
        out = min(1.0, max(0.0, out))
        rotor = spin.path.rotor.angle - spin.path.rotor.speed * (spin.lead / 1000 - s)
        if self.number is None:
            return Pose(rotor, 0.0, R_TRACK, 0.0), 0.0
        pose = resting_pose(self.number, rotor)
        return pose._replace(height=_TAKEN_UP * timing.out_quad(out)), 1 - out**3

    def _show_ball(self, opacity: float) -> None:
        if not self._spinning:
            return
        self.cylinder.show(self._pose(), 0.0 if self.number is None else opacity)

    def _settle(self, spin: Spin) -> None:
        """The spin is over: the ball rides with the rotor, which slows down by itself."""
        if not self._spinning:
            return
        law, total = spin.path.rotor, spin.path.total
        self.angle = law.at(total)
        self.speed = law.speed_at(total) * self._stage.speed
        self.rest(spin.path.number)
        self.stir()


def ball_speeds(path: Trajectory) -> tuple[tuple[float, float], ...]:
    """How fast the ball goes round until it meets the first fret: (ms from the throw, degrees a second)."""
    steps = max(1, round(path.landed * 1000 / CURVE_STEP))
    times = [(path.landed - 1e-6) * step / steps for step in range(steps + 1)]
    curve = [(0.0, 0.0)]
    for start, end in pairwise(times):
        speed = abs(path.at(end).ball - path.at(start).ball) / (end - start)
        curve.append(((start + end) * 500, speed))
    return tuple(curve)
