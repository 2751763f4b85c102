"""Guilloche: the banknote engraver's woven rings."""

from __future__ import annotations

import math

from PySide6.QtGui import QColor, QPen

from casino_qt.art.cards.engraver import Engraver
from casino_qt.art.paths import polyline


def guilloche(
    pen: Engraver,
    x: float,
    y: float,
    radii: tuple[float, float],
    phases: int,
    lobes: int,
    ink: QColor,
    width: float,
) -> None:
    """``phases`` closed waves of ``lobes`` lobes each, swinging between two radii about (x, y)."""
    middle, swing = (radii[0] + radii[1]) / 2, (radii[1] - radii[0]) / 2
    steps = 24 * lobes
    for phase in range(phases):
        shift = 2 * math.pi * phase / phases
        wave = []
        for step in range(steps + 1):
            angle = 2 * math.pi * step / steps
            radius = middle + swing * math.cos(lobes * angle + shift)
            wave.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
        pen.painter.strokePath(polyline(*wave), QPen(ink, width))
