"""Sums what sounds at the moment into blocks of samples for the loudspeakers. Pure: no device, no clock.

Times are counted in samples that were asked for; levels are amplitudes, 1.0 being full scale.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from casino_qt.sound.recordings import Recording

RATE = 48_000  # samples a second handed to the device
MOST_VOICES = 20  # one-shots at once; of more the one that has sounded longest gives way
KNEE = 0.75  # up to here levels are left alone; beyond it they are bent so that 1.0 is never reached
GIVE_WAY = 0.006  # s: a voice that ends early does not click
VOLUME_TAU = 0.03  # s: how fast a new volume is taken
ROLL_OUT = 0.05  # s: the ball leaves its track
FASTEST = 600.0  # degrees a second: at this speed the roll is heard as it was made
GONE = 1e-4  # a fading voice below this level has ended

Block = npt.NDArray[np.floating[Any]]
Curve = Sequence[tuple[float, float]]


def gains(pan: float) -> tuple[float, float]:
    """Left and right for a place between -1 (left edge of the table) and 1, of equal power."""
    angle = (max(-1.0, min(1.0, pan)) + 1) * math.pi / 4
    return math.cos(angle), math.sin(angle)


def limited(block: Block) -> Block:
    """`block` bent softly where it is loud: below `KNEE` as it was, never above 1.0."""
    loud = np.abs(block)
    room = 1 - KNEE
    bent = KNEE + room * np.tanh((loud - KNEE) / room)
    return np.where(loud > KNEE, np.sign(block) * bent, block).astype(np.float32)


def _at(samples: Block, places: Block) -> Block:
    """`samples` between its points; the places must lie within it."""
    index = places.astype(np.int64)
    part = (places - index).astype(np.float32)
    following = np.minimum(index + 1, len(samples) - 1)
    return samples[index] * (1 - part) + samples[following] * part


class Shot:
    """One sound played once from its beginning, at `speed` times its own pitch."""

    def __init__(self, recording: Recording, level: float, pan: float, speed: float) -> None:
        self._samples = recording.samples
        self._step = recording.rate / RATE * speed
        self._place = 0.0
        self._gains = np.array(gains(pan), np.float32) * level
        self._fade = 0  # samples left of an early end
        self.over = False

    @property
    def ending(self) -> bool:
        """Whether it gives way already."""
        return self._fade > 0

    def give_way(self) -> None:
        """End within a few milliseconds."""
        if not self._fade:
            self._fade = round(GIVE_WAY * RATE)

    def add_to(self, block: Block) -> None:
        """Add the next part of it to `block` (samples × 2)."""
        left = math.ceil((len(self._samples) - 1 - self._place) / self._step)
        count = max(0, min(len(block), left, self._fade or len(block)))
        wave = _at(self._samples, self._place + np.arange(count) * self._step)
        if self._fade:
            wave *= np.arange(self._fade, self._fade - count, -1, dtype=np.float32) / (GIVE_WAY * RATE)
            self._fade -= count
            self.over = self._fade <= 0
        block[:count] += wave[:, None] * self._gains
        self._place += count * self._step
        self.over = self.over or count < len(block)


class Loop:
    """A sound without end at a level that is approached slowly: the room."""

    TAU = 1.2  # s

    def __init__(self, recording: Recording) -> None:
        self._samples = np.append(recording.samples, recording.samples[:1])
        self._step = recording.rate / RATE
        self._place = 0.0
        self._level = 0.0
        self.wanted = 0.0

    @property
    def over(self) -> bool:
        """Whether nothing of it is heard, and nothing will be."""
        return self.wanted <= 0 and self._level < GONE

    def add_to(self, block: Block) -> None:
        """Add the next part of it to `block`."""
        count = len(block)
        decay = np.exp(-np.arange(1, count + 1, dtype=np.float32) / (self.TAU * RATE))
        levels = self.wanted + (self._level - self.wanted) * decay
        length = len(self._samples) - 1
        wave = _at(self._samples, (self._place + np.arange(count) * self._step) % length)
        block += (wave * levels * math.sqrt(0.5))[:, None]
        self._place = (self._place + count * self._step) % length
        self._level = float(levels[-1])


class Roll:
    """The ball in its track, led by its own speed: pitch, level, place and the rhythm of its rounds.

    `curve` holds (ms, degrees a second) from now on at a table's usual pace, `angle` is where the ball is now
    (degrees clockwise from the top), the hub is at `pan` and the rim `wide` beside it. `pace` hurries all.
    """

    def __init__(
        self,
        recording: Recording,
        level: float,
        curve: Curve,
        angle: float,
        pan: float,
        wide: float,
        pace: float,
    ) -> None:
        self._samples = np.append(recording.samples, recording.samples[:1])
        self._step = recording.rate / RATE
        self._times = np.array([time for time, _ in curve]) / 1000
        self._speeds = np.array([speed for _, speed in curve])
        self._level, self._pan, self._wide = level, pan, wide
        self.pace = pace
        self._time, self._place, self._angle = 0.0, 0.0, math.radians(angle)
        self._loud = 0.0
        self._leaving = False
        self.over = False

    def advance(self, seconds: float) -> None:
        """Go to where the ball is `seconds` later, without a sound."""
        ticks = np.arange(round(seconds * 1000)) * (self.pace / 1000)
        speeds = np.interp(self._time + ticks, self._times, self._speeds) * self.pace
        self._angle += float(np.radians(speeds).sum()) / 1000
        self._time += seconds * self.pace

    def give_way(self) -> None:
        """The ball leaves the track."""
        self._leaving = True

    def add_to(self, block: Block) -> None:
        """Add the next part of it to `block`."""
        count = len(block)
        ticks = np.arange(1, count + 1)
        times = self._time + ticks * (self.pace / RATE)
        speeds = np.interp(times, self._times, self._speeds) * self.pace
        angles = self._angle + np.cumsum(np.radians(speeds)) / RATE
        share = np.clip(np.abs(speeds) / FASTEST, 0.0, 1.6)
        places = self._place + np.cumsum(self._step * (0.40 + 0.60 * share))
        length = len(self._samples) - 1
        wave = _at(self._samples, places % length)
        # Louder where it passes on the near side of the bowl: one breath a round, the slower the longer.
        rounds = 1 - 0.28 * np.cos(angles)
        ended = self._leaving or times[-1] > self._times[-1]
        wanted = 0.0 if ended else self._level
        louds = wanted + (self._loud - wanted) * np.exp(-ticks / (ROLL_OUT / 3 * RATE))
        wave = wave * share**1.1 * rounds * louds
        turns = (np.clip(self._pan + self._wide * np.sin(angles), -1, 1) + 1) * (math.pi / 4)
        block[:, 0] += (wave * np.cos(turns)).astype(np.float32)
        block[:, 1] += (wave * np.sin(turns)).astype(np.float32)
        self._time, self._place, self._angle = float(times[-1]), float(places[-1] % length), float(angles[-1])
        self._loud = float(louds[-1])
        self.over = ended and self._loud < GONE


class Mixer:
    """All voices of the house. `render` is called by the device, the rest before the next block."""

    def __init__(self) -> None:
        self.shots: list[Shot] = []
        self.roll: Roll | None = None
        self.room: Loop | None = None
        self.volume = 1.0
        self.quiet = 0
        """Samples since anything was heard last."""
        self._volume = 1.0
        self._leaving: list[Roll] = []

    def play(self, shot: Shot) -> None:
        """Let a sound begin with the next block; of too many the oldest ends."""
        sounding = [one for one in self.shots if not one.ending]
        for old in sounding[: max(0, len(sounding) + 1 - MOST_VOICES)]:
            old.give_way()
        self.shots.append(shot)
        self.quiet = 0

    def lead(self, roll: Roll | None) -> None:
        """Another ball runs, or none any more."""
        if self.roll is not None:
            self.roll.give_way()
            self._leaving.append(self.roll)
        self.roll = roll
        self.quiet = 0

    def hush(self) -> None:
        """End everything within some milliseconds; the room goes slowly."""
        for shot in self.shots:
            shot.give_way()
        self.lead(None)
        if self.room is not None:
            self.room.wanted = 0.0

    def render(self, count: int) -> Block:
        """The next `count` samples for both sides."""
        block: Block = np.zeros((count, 2), np.float32)
        voices: list[Shot | Roll | Loop] = [*self.shots, *self._leaving]
        if self.roll is not None:
            voices.append(self.roll)
        if self.room is not None and not self.room.over:
            voices.append(self.room)
        for voice in voices:
            voice.add_to(block)
        self.shots = [shot for shot in self.shots if not shot.over]
        self._leaving = [roll for roll in self._leaving if not roll.over]
        if self.roll is not None and self.roll.over:
            self.roll = None
        self.quiet = 0 if voices else self.quiet + count
        decay = np.exp(-np.arange(1, count + 1, dtype=np.float32) / (VOLUME_TAU * RATE))
        volumes = self.volume + (self._volume - self.volume) * decay
        self._volume = float(volumes[-1]) if count else self._volume
        return limited(block * volumes[:, None])
