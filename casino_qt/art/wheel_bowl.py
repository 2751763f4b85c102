"""The bowl of the wheel, which stands still: rim, ball track, apron with its lozenges, seat of the rotor.

Painted about the origin; r is the wheel's radius in the painter's units.
"""

import math
import random

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QConicalGradient, QPainter, QPen

from casino_qt.art.light import shadow
from casino_qt.art.materials import Stops, brass_conical, radial, stops, wood
from casino_qt.art.paths import circle, lozenge, polygon, ring, sector
from casino_qt.art.wheel_order import (
    APRON_IN,
    DEFLECTOR_AT,
    DEFLECTORS,
    FIRST_DEFLECTOR,
    RIM_IN,
    RING_OUT,
    TRACK_IN,
    TRACK_OUT,
)

WARM, DARK = QColor(255, 225, 180), QColor(0, 0, 0)
_SHEEN = QColor(255, 236, 200)

# Reflections of the lamp on the varnish: angle (0 = east), distance, half length, half breadth, alpha.
_REFLECTIONS = (
    (-128, 0.885, 0.20, 0.020, 95),
    (-128, 0.775, 0.22, 0.042, 44),
    (52, 0.80, 0.26, 0.030, 22),
    (-128, 0.972, 0.16, 0.012, 70),
)


def veil(colour: QColor, alpha: int) -> QColor:
    """The colour at `alpha` of 255."""
    result = QColor(colour)
    result.setAlpha(alpha)
    return result


def paint_radial_wood(
    p: QPainter,
    inner: float,
    outer: float,
    wedges: int,
    seed: int,
    base: str,
    dark: float = 0.0,
    light: float = 0.0,
) -> None:
    """Marquetry round the origin: wedges whose grain runs outwards, lit from the upper left."""
    rng = random.Random(seed)
    plank = wood(900, 220, 300 + seed, True, base)
    half = outer * math.sin(math.pi / wedges) * 1.25
    for i in range(wedges):
        start, end = 360 * i / wedges, 360 * (i + 1) / wedges
        wedge = sector(0, 0, inner, outer, start - 0.15, end + 0.15)
        p.save()
        p.setClipPath(wedge, Qt.ClipOperation.IntersectClip)
        p.rotate((start + end) / 2)
        target = QRectF(-half, -outer, 2 * half, outer - inner + 2)
        p.drawImage(target, plank, QRectF(rng.uniform(0, 100), 0, 110, plank.height()))
        p.restore()
        towards = 0.5 + 0.5 * math.cos(math.radians((start + end) / 2 - 90 + 125))
        p.fillPath(wedge, QColor(255, 200, 140, int(34 * towards + light * 60)))
        p.fillPath(wedge, QColor(0, 0, 0, int((1 - towards) * 70 + dark * 120)))


def _wooden_ring(
    p: QPainter,
    r: float,
    outer: float,
    inner: float,
    wood_cut: tuple[int, int, str],
    shade: Stops,
    dark: float = 0.0,
    light: float = 0.0,
) -> None:
    """A ring of `wood_cut` (wedges, seed, colour) with its profile as a radial shade."""
    wedges, seed, base = wood_cut
    band = ring(0, 0, outer * r, inner * r)
    p.save()
    p.setClipPath(band, Qt.ClipOperation.IntersectClip)
    paint_radial_wood(p, inner * r - 1, outer * r, wedges, seed, base, dark, light)
    p.restore()
    p.fillPath(band, radial(0, 0, r, shade))


def paint_ring_line(p: QPainter, r: float, radius: float, width: float, angle: float = 40) -> None:
    """Brass string round the origin over its dark bed; `radius` and `width` in parts of r."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(0, 0, 0, 140), r * (width + 0.003)))
    p.drawPath(circle(0, r * 0.0015, radius * r))
    p.setPen(QPen(QBrush(brass_conical(0, 0, angle)), r * width))
    p.drawPath(circle(0, 0, radius * r))


def paint_bowl(p: QPainter, r: float, lozenge_shadows: bool = False) -> None:
    """Rim, brass bead, ball track, apron with its eight brass lozenges."""
    rim: Stops = (
        (RIM_IN, veil(DARK, 190)),
        (RIM_IN + 0.012, veil(WARM, 40)),
        (0.975, veil(WARM, 56)),
        (0.99, veil(DARK, 30)),
        (1, veil(DARK, 190)),
    )
    _wooden_ring(p, r, 1.0, RIM_IN, (24, 5, "#4A1C10"), rim)
    p.fillPath(ring(0, 0, RIM_IN * r, TRACK_OUT * r), QBrush(brass_conical(0, 0, 50)))
    track: Stops = (
        (TRACK_IN, veil(WARM, 70)),
        (TRACK_IN + 0.012, veil(DARK, 30)),
        (0.875, veil(DARK, 70)),
        (0.90, veil(DARK, 170)),
        (TRACK_OUT, veil(DARK, 235)),
    )
    _wooden_ring(p, r, TRACK_OUT, TRACK_IN, (36, 6, "#6A2F18"), track, dark=0.12)
    _paint_gleam(p, r)
    apron: Stops = (
        (APRON_IN, veil(DARK, 200)),
        (APRON_IN + 0.03, veil(DARK, 90)),
        (0.80, veil(WARM, 14)),
        (TRACK_IN, veil(WARM, 60)),
    )
    _wooden_ring(p, r, TRACK_IN, APRON_IN, (16, 8, "#5E2815"), apron, light=0.1)
    for radius, width in ((TRACK_IN, 0.0035), (0.815, 0.0022), (0.735, 0.0022)):
        paint_ring_line(p, r, radius, width)
    for i in range(DEFLECTORS):
        _paint_deflector(p, r, i, lozenge_shadows)


def _paint_gleam(p: QPainter, r: float) -> None:
    gleam = QConicalGradient(0, 0, 0)
    table = (
        (0, 0),
        (0.08, 46),
        (0.16, 0),
        (0.30, 0),
        (0.36, 120),
        (0.40, 30),
        (0.5, 0),
        (0.83, 0),
        (0.88, 60),
        (0.93, 0),
        (1, 0),
    )
    stops(gleam, tuple((t, QColor(255, 232, 190, a)) for t, a in table))
    p.fillPath(ring(0, 0, TRACK_OUT * 0.985 * r, TRACK_IN * r), QBrush(gleam))


def _paint_deflector(p: QPainter, r: float, number: int, shaded: bool) -> None:
    """A brass lozenge of four facets, cut and so turned with it; its shadow falls down the screen."""
    angle = FIRST_DEFLECTOR + number * 360 / DEFLECTORS
    long, short = r * 0.040, r * 0.0125
    p.save()
    p.rotate(angle)
    p.translate(0, -r * DEFLECTOR_AT)
    if number % 2:
        p.rotate(90)
    if shaded:
        shadow(p, lozenge(0, 0, short, long), 0, r * 0.006, r * 0.010, 0.7)
    corners = ((0.0, -long), (short, 0.0), (0.0, long), (-short, 0.0))
    for i, colour in enumerate(("#C99E50", "#7B5822", "#B98C40", "#FFF0C2")):
        p.fillPath(polygon((0, 0), corners[i], corners[(i + 1) % 4]), QColor(colour))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(60, 36, 8, 200), max(0.4, r * 0.0015)))
    p.drawPath(lozenge(0, 0, short, long))
    p.restore()


def paint_varnish(p: QPainter, r: float) -> None:
    """The lamp's reflections on the varnished wood of the bowl, upper left and faintly opposite."""
    p.save()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    p.setClipPath(ring(0, 0, r, APRON_IN * r), Qt.ClipOperation.IntersectClip)
    for angle, away, length, breadth, alpha in _REFLECTIONS:
        turn = math.radians(angle)
        p.save()
        p.translate(r * away * math.cos(turn), r * away * math.sin(turn))
        p.rotate(angle + 90)
        p.scale(length * r, breadth * r)
        p.fillPath(circle(0, 0, 1), radial(0, 0, 1, ((0, veil(_SHEEN, alpha)), (1, veil(_SHEEN, 0)))))
        p.restore()
    p.restore()


def paint_seat(p: QPainter, r: float) -> None:
    """What the rotor sits in: darkness, and the brass ring that shows round it."""
    p.fillPath(circle(0, 0, APRON_IN * r), QColor("#0B0706"))
    p.fillPath(ring(0, 0, APRON_IN * r, (RING_OUT - 0.004) * r), QBrush(brass_conical(0, 0, 70)))


def paint_wheel_shadow(p: QPainter, r: float) -> None:
    """The wheel's shadow on the cloth."""
    shadow(p, circle(0, 0, r), 0, r * 0.02, r * 0.03, 0.5)
    shadow(p, circle(0, 0, r), 0, r * 0.06, r * 0.11, 0.5)
