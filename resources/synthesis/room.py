"""The salon itself, very quiet, and the bell on the cashier's counter."""

from __future__ import annotations

import numpy as np

from resources.synthesis.chips import modes
from resources.synthesis.signal import Chance, Wave, band_noise, ended, put, ring, silence, strike

ROOM_RATE = 24_000
"""Nothing of the room reaches above 6 kHz."""


def _murmur(chance: Chance, seconds: float, voices: int) -> Wave:
    """People at the other end of the room: bands of speech that come and go by syllables, without words."""
    count = round(seconds * ROOM_RATE)
    t = np.arange(count) / seconds / ROOM_RATE  # one turn is the whole loop
    wave = np.zeros(count)
    for _ in range(voices):
        pitch = chance.uniform(220, 420)
        band = band_noise(chance, seconds, pitch, pitch * 3.2, -6, ROOM_RATE)
        syllables = sum(
            np.sin(2 * np.pi * (round(seconds * chance.uniform(2.2, 5.0)) * t + chance.uniform(0, 1)))
            for _ in range(3)
        )
        phrases = np.sin(2 * np.pi * (round(seconds * chance.uniform(0.12, 0.32)) * t + chance.uniform(0, 1)))
        wave += band * np.maximum(0, syllables + 0.3) * np.maximum(0, phrases + 0.1)
    return wave


def room(chance: Chance) -> Wave:
    """Ten seconds of carpet, air and far voices, without a seam; now and then a chip at another table."""
    seconds = 10.0
    wave = 0.55 * band_noise(chance, seconds, 45, 420, -5, ROOM_RATE)
    wave += 0.10 * band_noise(chance, seconds, 400, 3200, -6, ROOM_RATE)
    murmur = _murmur(chance, seconds, 7)
    wave += 0.42 * murmur / np.sqrt(np.mean(murmur**2))
    for _ in range(9):
        far = ring(
            [(f, level * 0.5, 0.006) for f, level, _ in modes(5.5e9, 0.006)[:2]], 0.05, chance, ROOM_RATE
        )
        # The walls answer: what comes from afar is blurred.
        blurred = np.convolve(far, chance.standard_normal(1200) * strike(0.05, 0.001, 0.018, ROOM_RATE))
        blurred /= np.max(np.abs(blurred))
        put(wave, blurred, chance.uniform(0.3, seconds - 0.4), chance.uniform(0.2, 0.5), ROOM_RATE)
    return wave - np.mean(wave)


def bell(chance: Chance) -> Wave:
    """A counter bell: a small brass dome tapped by its hammer, beating a little as all of them do."""
    wave = silence(1.30)
    partials = [
        (2093.0, 1.0, 0.42),
        (2096.1, 0.28, 0.40),
        (4740.0, 0.5, 0.22),
        (4747.0, 0.15, 0.20),
        (7630.0, 0.25, 0.12),
        (10_400.0, 0.12, 0.07),
    ]
    put(wave, ring(partials, 1.28, chance), 0.002, 0.6)
    put(wave, band_noise(chance, 0.03, 2500, 9000) * strike(0.03, 0.0002, 0.0012), 0.002, 0.3)
    return ended(wave, 0.0006, 0.35)
