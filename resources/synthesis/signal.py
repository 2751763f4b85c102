"""What all sounds are made of: noise of a band, envelopes, modes that ring, a place in time, clean ends."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

Wave = npt.NDArray[np.float64]
Chance = np.random.Generator

RATE = 48_000
"""Samples a second of everything that is struck or rubbed."""


def silence(seconds: float, rate: int = RATE) -> Wave:
    """A wave of zeros."""
    return np.zeros(round(seconds * rate))


def times(wave: Wave, rate: int = RATE) -> Wave:
    """The time of each sample of `wave`."""
    return np.arange(len(wave)) / rate


def band_noise(
    chance: Chance, seconds: float, low: float, high: float, tilt: float = 0.0, rate: int = RATE
) -> Wave:
    """Noise between `low` and `high` with soft flanks, of unit power; `tilt` in dB per octave.

    It is made of whole periods: its end goes on into its beginning without a seam.
    """
    count = round(seconds * rate)
    frequency = np.fft.rfftfreq(count, 1 / rate)
    octaves = np.log2(np.maximum(frequency, 1.0))
    flank = 1 / (1 + np.exp(-14 * (octaves - np.log2(low)))) / (1 + np.exp(14 * (octaves - np.log2(high))))
    shape = flank * 10 ** (tilt * (octaves - np.log2(np.sqrt(low * high))) / 20)
    phases = chance.uniform(0, 2 * np.pi, len(frequency))
    wave = np.fft.irfft(shape * np.exp(1j * phases), count)
    power: Wave = wave / np.sqrt(np.mean(wave**2))
    return power


def strike(seconds: float, attack: float, decay: float, rate: int = RATE) -> Wave:
    """An envelope that rises within `attack` and falls to 1/e within `decay`."""
    t = np.arange(round(seconds * rate)) / rate
    return np.minimum(1.0, t / attack) * np.exp(-np.maximum(0.0, t - attack) / decay)


def stroke(count: int, peak: float, sharp: float = 1.5) -> Wave:
    """The envelope of a movement that begins and ends at rest; fastest at the part `peak` of its time."""
    p = np.linspace(0.0, 1.0, count)
    p = np.where(p < peak, 0.5 * p / peak, 0.5 + 0.5 * (p - peak) / (1 - peak))
    return np.sin(np.pi * p) ** sharp


def wander(chance: Chance, count: int, hertz: float, depth: float, rate: int = RATE) -> Wave:
    """A factor about 1 that wanders as fast as `hertz` and by about `depth`: friction that catches."""
    knots = max(2, round(count / rate * hertz) + 2)
    values = 1 + depth * chance.standard_normal(knots)
    return np.maximum(0.05, np.interp(np.linspace(0, knots - 1, count), np.arange(knots), values))


def ring(
    modes: Iterable[tuple[float, float, float]], seconds: float, chance: Chance, rate: int = RATE
) -> Wave:
    """Modes that were struck at time 0: (frequency, level, decay to 1/e)."""
    t = np.arange(round(seconds * rate)) / rate
    wave = np.zeros(len(t))
    for frequency, level, decay in modes:
        if frequency < 0.45 * rate:
            wave += level * np.sin(2 * np.pi * frequency * t + chance.uniform(0, 0.6)) * np.exp(-t / decay)
    return wave


def put(on: Wave, wave: Wave, at: float, level: float = 1.0, rate: int = RATE) -> None:
    """Add `wave` to `on` from the time `at`; what would come after the end is left out."""
    start = round(at * rate)
    count = min(len(wave), len(on) - start)
    if count > 0:
        on[start : start + count] += level * wave[:count]


def ended(wave: Wave, fade_in: float = 0.0004, fade_out: float = 0.012, rate: int = RATE) -> Wave:
    """Clean ends: from silence and back to it, so that nothing clicks, and no constant part."""
    wave = wave - np.mean(wave)
    rise, fall = max(2, round(fade_in * rate)), max(2, round(fade_out * rate))
    wave[:rise] *= np.sin(np.linspace(0, np.pi / 2, rise)) ** 2
    wave[-fall:] *= np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    return wave


def without_rumble(wave: Wave, low: float, rate: int = RATE) -> Wave:
    """`wave` without what is below `low`, which small loudspeakers can only spoil."""
    spectrum = np.fft.rfft(wave)
    frequency = np.fft.rfftfreq(len(wave), 1 / rate)
    return np.fft.irfft(spectrum / (1 + (low / np.maximum(frequency, 1e-6)) ** 4), len(wave))
