"""The ball of phenolic resin, 21 mm and 7 g, in a wheel of wood and brass.

Rolling is noise: the roughness of track and ball shakes both, the higher the faster it goes, coloured by the
wooden bowl. It is made for a ball at full speed; the mixer lets it sink with the ball. What the ball
hits is brass (lozenges, frets), which rings without harmony, screwed to wood, which knocks.
"""

from __future__ import annotations

import numpy as np

from resources.synthesis.signal import Chance, Wave, band_noise, ended, put, ring, silence, strike, times


def roll(chance: Chance) -> Wave:
    """Two seconds of the ball in its track at full speed, without a seam."""
    seconds = 2.0
    wave = 0.75 * band_noise(chance, seconds, 420, 3600, -4)
    wave += 0.45 * band_noise(chance, seconds, 780, 1250)  # the bowl
    wave += 0.22 * band_noise(chance, seconds, 3000, 6800, -3)
    t = times(wave)
    grain = 1 + 0.16 * np.sin(2 * np.pi * 23 * t) + 0.10 * np.sin(2 * np.pi * 57 * t + 1.0)  # whole periods
    wave = wave * grain
    return wave - np.mean(wave)


def launch(chance: Chance) -> Wave:
    """The ball snapped off the fingers into the track."""
    wave = silence(0.30)
    put(wave, ring([(720, 1.0, 0.012), (1130, 0.6, 0.009), (2350, 0.35, 0.006)], 0.1, chance), 0.004, 0.7)
    put(wave, band_noise(chance, 0.03, 1200, 6000, -2) * strike(0.03, 0.0004, 0.003), 0.004, 0.5)
    scrape = band_noise(chance, 0.28, 500, 3800, -4)
    put(wave, scrape * strike(0.28, 0.02, 0.09), 0.006, 0.28)
    return ended(wave, 0.0008, 0.05)


def _brass(chance: Chance, pitch: float, decay: float) -> list[tuple[float, float, float]]:
    """A small screwed piece of brass: bending modes of a bar, each a little off."""
    bar = (1.0, 1.58, 2.24, 2.92, 3.86)
    return [
        (pitch * ratio * chance.uniform(0.99, 1.01), 0.9 / (1 + index) ** 0.7, decay / (1 + 0.5 * index))
        for index, ratio in enumerate(bar)
    ]


def _ball(chance: Chance) -> Wave:
    """The ball's own click: a contact of a tenth of a millisecond, and the resin's short ring."""
    wave = ring([(5200, 0.5, 0.0035), (7900, 0.3, 0.0022)], 0.04, chance)
    wave += 0.6 * band_noise(chance, 0.04, 1800, 8500, -2) * strike(0.04, 0.0002, 0.0014)
    return wave


def lozenge(chance: Chance, pitch: float) -> Wave:
    """The ball meets a deflector: a ping that rings on, and a knock in the bowl."""
    wave = silence(0.42)
    put(wave, ring(_brass(chance, pitch, 0.055), 0.40, chance), 0.002, 0.40)
    put(wave, _ball(chance), 0.002, 0.8)
    put(wave, ring([(640, 0.8, 0.018), (980, 0.5, 0.012)], 0.1, chance), 0.002, 0.55)
    return ended(wave, 0.0005, 0.10)


def fret(chance: Chance, pitch: float) -> Wave:
    """The ball hops on a fret between two pockets: a dry rattle of thin brass over wood."""
    wave = silence(0.20)
    put(wave, ring(_brass(chance, pitch, 0.013), 0.15, chance), 0.002, 0.38)
    put(wave, _ball(chance), 0.002, 0.9)
    put(wave, ring([(390, 1.0, 0.013), (760, 0.5, 0.009)], 0.1, chance), 0.002, 0.5)
    put(wave, _ball(chance), 0.002 + chance.uniform(0.016, 0.024), 0.35)
    return ended(wave, 0.0005, 0.05)


def rest(chance: Chance) -> Wave:
    """The ball rocks between two frets and lies: ever smaller and closer clicks on the wood of its pocket."""
    wave, at, gap, level = silence(0.50), 0.003, 0.085, 1.0
    for _ in range(7):
        put(wave, _ball(chance), at, 0.55 * level)
        put(wave, ring([(430, 1.0, 0.011), (820, 0.45, 0.008)], 0.08, chance), at, 0.45 * level)
        at, gap, level = at + gap, gap * 0.74, level * 0.60
    return ended(wave, 0.0006, 0.06)
