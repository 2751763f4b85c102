"""Cards drawn over cloth, turned, shuffled, riffled, cut.

Pasteboard is light and broad: what is heard is friction (a band of noise whose level goes with the speed) and
the snap of an edge let go, some two to five milliseconds of noise about 1 to 6 kHz without any pitch.
"""

from __future__ import annotations

import numpy as np

from resources.synthesis.signal import (
    Chance,
    Wave,
    band_noise,
    ended,
    put,
    ring,
    silence,
    strike,
    stroke,
    wander,
    without_rumble,
)


def _snap(chance: Chance, sharp: float = 1.0) -> Wave:
    """An edge let go: the shorter the free edge, the sharper."""
    wave = band_noise(chance, 0.03, 900 * sharp, 5200 * sharp, -2) * strike(0.03, 0.0004, 0.0028)
    wave += 0.5 * band_noise(chance, 0.03, 350, 1400) * strike(0.03, 0.0008, 0.0045)
    return wave


def _pat(chance: Chance) -> Wave:
    """A card comes down flat: the air under it, and the padded table."""
    wave = band_noise(chance, 0.07, 220, 1500, -4) * strike(0.07, 0.002, 0.012)
    wave += 0.35 * ring([(145, 1.0, 0.014)], 0.07, chance)
    return wave


def _rub(chance: Chance, seconds: float, peak: float, low: float, high: float, tilt: float = -4.5) -> Wave:
    """Friction: the faster the card goes, the louder it is and, more so, the brighter."""
    middle = float(np.sqrt(low * high))
    dull, bright = (
        band_noise(chance, seconds, low, middle, tilt),
        band_noise(chance, seconds, middle, high, tilt),
    )
    wave = dull * stroke(len(dull), peak, 1.1) + 0.8 * bright * stroke(len(bright), peak, 2.4)
    return wave * wander(chance, len(wave), 60, 0.28)


def slide(chance: Chance) -> Wave:
    """A card out of the shoe and over the cloth: a whisper that rises fast and thins out, a soft landing."""
    wave = silence(0.40)
    length = chance.uniform(0.28, 0.32)
    put(wave, _rub(chance, length, 0.22, 1300, 7200), 0.004, 0.42)
    put(wave, _rub(chance, length * 0.8, 0.35, 350, 1500), 0.004, 0.16)
    put(wave, _snap(chance, 0.9), 0.006, 0.26)  # it leaves the mouth of the shoe
    put(wave, _pat(chance), length - 0.02, 0.62)
    return ended(without_rumble(wave, 90), 0.003, 0.03)


def flip(chance: Chance) -> Wave:
    """A card turned on the table: its edge scrapes, it bends and snaps down."""
    wave = silence(0.26)
    put(wave, _rub(chance, 0.11, 0.6, 1400, 6800), 0.002, 0.24)
    put(wave, _snap(chance, 1.1), 0.105, 1.0)
    put(wave, _pat(chance), 0.112, 0.75)
    put(wave, _snap(chance, 0.8), 0.112 + chance.uniform(0.009, 0.014), 0.28)
    return ended(without_rumble(wave, 90), 0.002, 0.03)


def gather(chance: Chance) -> Wave:
    """The cards of a coup swept together and off the cloth."""
    wave = silence(0.56)
    for index in range(4):
        start = 0.02 + 0.055 * index
        put(wave, _rub(chance, 0.32, 0.4, 700, 4800), start, 0.28)
        put(wave, _snap(chance, chance.uniform(0.7, 1.0)), start + chance.uniform(0.02, 0.06), 0.22)
    put(wave, _pat(chance), 0.42, 0.55)
    return ended(without_rumble(wave, 90), 0.004, 0.05)


def _riffle(chance: Chance, cards: int, seconds: float) -> Wave:
    """Two halves let go edge by edge under the thumbs; the last ones fall faster."""
    wave = silence(seconds + 0.06)
    p = np.sort((np.arange(cards) + chance.uniform(-0.35, 0.35, cards)) / cards)
    for index, when in enumerate(np.clip(p, 0, 1) ** 0.85 * seconds):
        sharp = 0.75 + 0.5 * index / cards
        level = (0.45 + 0.55 * np.sin(np.pi * (0.1 + 0.85 * index / cards))) * chance.uniform(0.7, 1.15)
        put(wave, _snap(chance, sharp), float(when), float(level))
    return wave


def riffle(chance: Chance) -> Wave:
    """A riffle: some fifty edges in half a second, then the halves slid into each other and squared."""
    wave = silence(0.98)
    put(wave, _riffle(chance, 48, 0.52), 0.004, 0.55)
    put(wave, _rub(chance, 0.26, 0.5, 900, 5200), 0.58, 0.30)
    put(wave, _pat(chance), 0.82, 0.7)
    put(wave, _snap(chance, 0.7), 0.823, 0.3)
    return ended(without_rumble(wave, 90), 0.003, 0.05)


def shuffle(chance: Chance) -> Wave:
    """Cards washed over the cloth with flat hands: long strokes to and fro over one another."""
    wave = silence(1.20)
    for index in range(6):
        start = 0.01 + 0.165 * index
        put(wave, _rub(chance, 0.30, 0.45, 600, 5200), start, 0.34 + 0.06 * (index % 2))
        for _ in range(4):
            put(wave, _snap(chance, chance.uniform(0.6, 1.0)), start + chance.uniform(0.03, 0.24), 0.13)
    return ended(without_rumble(wave, 90), 0.01, 0.08)


def cut(chance: Chance) -> Wave:
    """The coloured card pushed into the pack, the upper part lifted off and set down on the other side."""
    wave = silence(0.52)
    put(wave, _rub(chance, 0.16, 0.6, 1500, 7000), 0.002, 0.34)
    put(wave, _rub(chance, 0.12, 0.4, 800, 4200), 0.19, 0.24)
    put(wave, _pat(chance), 0.335, 1.0)
    put(wave, ring([(118, 0.7, 0.020), (235, 0.35, 0.012)], 0.1, chance), 0.337, 0.6)
    put(wave, _snap(chance, 0.7), 0.340, 0.5)
    return ended(without_rumble(wave, 80), 0.002, 0.05)
