"""What is heard at a table, named at the moment of its picture. It knows kinds of sounds, no files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal, Protocol

from casino_qt.scenes.stage import Track

Sound = Literal[
    "chip",
    "chip_on_chips",
    "stack",
    "pile_slide",
    "rake",
    "card_slide",
    "card_flip",
    "gather",
    "shuffle",
    "riffle",
    "cut",
    "launch",
    "lozenge",
    "fret",
    "rest",
]

APART = {
    "gather": 280.0,
    "pile_slide": 60.0,
    "chip": 25.0,
    "chip_on_chips": 25.0,
    "stack": 90.0,
    "card_flip": 25.0,
    "rake": 150.0,
}
"""Stage time in ms within which a kind is heard once, however many things do it together."""
GENTLE = 0.5  # strength of the one sound that is left of what was skipped


@dataclass(frozen=True, slots=True)
class Audible:
    """One sound now: how strong (0…1), and where between the left (-1) and right (1) edge of the table."""

    kind: Sound
    strength: float = 1.0
    pan: float = 0.0


@dataclass(frozen=True, slots=True)
class Rolling:
    """A ball that runs from now on: (ms of stage time, degrees a second), its `angle` now in degrees from the
    top.

    The hub is at `pan`, the rim `wide` beside it.
    """

    curve: tuple[tuple[float, float], ...]
    angle: float
    pan: float
    wide: float

    def after(self, ms: float) -> Rolling | None:
        """The same ball `ms` later, or None where it has left its track by then."""
        angle, left = self.angle, list(self.curve)
        while len(left) > 1 and left[0][0] < ms:
            (begin, fast), (end, slow) = left[:2]
            until = min(end, ms)
            speed = fast + (slow - fast) * (until - begin) / (end - begin)
            angle += (fast + speed) / 2 * (until - begin) / 1000
            left[:2] = [(end, slow)] if until == end else [(until, speed), (end, slow)]
        curve = tuple((time - ms, speed) for time, speed in left)
        return Rolling(curve, angle, self.pan, self.wide) if len(curve) > 1 else None


class Ear(Protocol):
    """Whoever listens at a table. `x` is a place on it, su; None: its middle."""

    def hear(self, kind: Sound, x: float | None = None, strength: float = 1.0) -> None: ...

    def follow_ball(
        self, curve: tuple[tuple[float, float], ...], angle: float, x: float, radius: float
    ) -> None:
        """A ball begins to run round a hub at `x`, `radius` su from it; without a curve none runs now."""


class Deaf:
    """Hears nothing."""

    def hear(self, kind: Sound, x: float | None = None, strength: float = 1.0) -> None:
        """Nobody listens."""

    def follow_ball(
        self, curve: tuple[tuple[float, float], ...], angle: float, x: float, radius: float
    ) -> None:
        """Nobody listens."""


def from_start(track: Track, heard: Callable[[], None]) -> Track:
    """`track` with a sound at the moment it begins, under reduced motion too."""

    def begins(one: Track) -> Track:
        before = one.before

        def begin() -> None:
            heard()
            if before is not None:
                before()

        return replace(one, before=begin)

    return replace(begins(track), still=None if track.still is None else begins(track.still))
