"""Chips of clay on cloth, on one another, pushed and raked.

A chip is a free round plate, 39 mm wide, 3.3 mm thick, 10 g: its modes lie at λ²/(2πr²)·h·√(E/12ρ(1-ν²)),
from 3.5 kHz upwards for the composite they are pressed of. Cloth damps them within milliseconds and adds the
dull knock of the padded table; struck by another chip, which is hard, they are bright and ring a little.
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
)

PLATE = (5.25, 9.08, 12.23, 20.52, 21.6)
"""λ² of the lowest modes of a free round plate (Leissa, Vibration of Plates, table 2.5; ν = 0.33)."""
RADIUS, THICK, DENSITY, POISSON = 0.0195, 0.0033, 2540.0, 0.33  # m, m, kg/m³


def modes(stiffness: float, decay: float) -> list[tuple[float, float, float]]:
    """Modes of a chip of `stiffness` (Young's modulus, Pa): the higher, the weaker and the shorter."""
    speed = THICK * np.sqrt(stiffness / (12 * DENSITY * (1 - POISSON**2)))
    lowest = PLATE[0] * speed / (2 * np.pi * RADIUS**2)
    return [
        (float(lowest * own / PLATE[0]), (PLATE[0] / own) ** 0.8, decay * (PLATE[0] / own) ** 0.7)
        for own in PLATE
    ]


def _click(chance: Chance, stiffness: float, decay: float, seconds: float = 0.09) -> Wave:
    """Hard on hard: all modes at once, and the knock of the contact itself."""
    wave = ring(modes(stiffness, decay), seconds, chance)
    wave += 0.5 * band_noise(chance, seconds, 2500, 9000) * strike(seconds, 0.0002, 0.0012)
    return wave


def chip_on_cloth(chance: Chance, stiffness: float) -> Wave:
    """One chip laid on the cloth: a short dry tap over a dull one, and the edge that follows."""
    wave = silence(0.16)
    thud = ring(
        [(chance.uniform(150, 175), 0.50, 0.014), (chance.uniform(330, 380), 0.40, 0.009)], 0.1, chance
    )
    put(wave, thud * strike(0.1, 0.0012, 0.05), 0.001)
    put(wave, ring(modes(stiffness, 0.0042), 0.05, chance), 0.001, 0.42)
    put(wave, band_noise(chance, 0.05, 700, 4200, -3) * strike(0.05, 0.0008, 0.006), 0.001, 0.30)
    settle = chance.uniform(0.020, 0.030)  # it comes down on one edge first
    put(wave, ring(modes(stiffness * 1.05, 0.0032), 0.04, chance), settle, 0.20)
    put(wave, band_noise(chance, 0.05, 400, 2500, -3) * strike(0.05, 0.001, 0.008), settle, 0.16)
    return ended(wave)


def chip_on_chips(chance: Chance, stiffness: float) -> Wave:
    """One chip laid on a pile: a bright click and the quick chatter of a plate that settles on a plate."""
    wave, at, gap, level = silence(0.20), 0.001, chance.uniform(0.026, 0.032), 1.0
    for _ in range(5):
        put(wave, _click(chance, stiffness * chance.uniform(0.97, 1.05), 0.010), at, level)
        at, gap, level = at + gap, gap * 0.62, level * 0.48
    put(wave, ring([(210, 0.35, 0.014)], 0.08, chance), 0.001)
    return ended(wave)


def stack(chance: Chance, count: int) -> Wave:
    """A pile set down and let close: clicks that hurry, each chip a little other than the next."""
    wave, at, gap = silence(0.46), 0.004, 0.052
    put(wave, ring([(165, 0.8, 0.018), (340, 0.3, 0.010)], 0.1, chance), 0.004)
    for index in range(count):
        level = 0.85 * (0.86**index) * chance.uniform(0.7, 1.1)
        put(wave, _click(chance, chance.uniform(5.6e9, 8.8e9), 0.009), at, level)
        at, gap = at + gap * chance.uniform(0.7, 1.2), gap * 0.86
    return ended(wave)


def _cloth(chance: Chance, seconds: float, peak: float, low: float, high: float) -> Wave:
    """Something flat drawn over wool: noise of a soft band that goes with the speed."""
    rub = band_noise(chance, seconds, low, high, -4.5)
    return rub * stroke(len(rub), peak) * wander(chance, len(rub), 45, 0.22)


def slide(chance: Chance) -> Wave:
    """A pile pushed over the cloth to its place; its chips tick where they shift."""
    wave = silence(0.48)
    put(wave, _cloth(chance, 0.44, 0.3, 350, 3000), 0.0, 0.34)
    for _ in range(6):
        tick = _click(chance, chance.uniform(5.4e9, 8.4e9), 0.005, 0.05)
        put(wave, tick, chance.uniform(0.03, 0.30), chance.uniform(0.10, 0.32))
    put(wave, _click(chance, 6.8e9, 0.008), 0.37, 0.55)
    put(wave, ring([(170, 0.35, 0.014)], 0.06, chance), 0.37)
    return ended(wave, 0.006, 0.03)


def rake(chance: Chance) -> Wave:
    """The wooden blade set down, then drawn over the cloth with chips before it, ever more of them."""
    seconds = 0.95
    wave = silence(seconds)
    blade = ring([(240, 1.0, 0.020), (520, 0.6, 0.012), (870, 0.35, 0.008)], 0.12, chance)
    put(wave, blade, 0.004, 0.35)
    put(wave, _cloth(chance, 0.90, 0.45, 260, 2800), 0.02, 0.30)
    for _ in range(38):
        p = chance.beta(2.2, 1.8)
        tick = _click(chance, chance.uniform(5.2e9, 9.0e9), chance.uniform(0.004, 0.009), 0.06)
        put(wave, tick, 0.06 + 0.78 * p, chance.uniform(0.10, 0.50) * np.sin(np.pi * (0.15 + 0.8 * p)))
    return ended(wave, 0.002, 0.06)
