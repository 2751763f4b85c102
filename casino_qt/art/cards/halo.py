"""What stands behind a court's head: the round halo, its ring of suit motifs, and the fans in the corners."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QRadialGradient, QTransform

from casino_qt.art.cards.engraver import Engraver
from casino_qt.art.cards.inks import BRONZE, GOLD, GOLD_LIGHT, GOLD_RAY, IVORY
from casino_qt.art.cards.pips import suit_path
from casino_qt.art.palette import with_alpha
from casino_qt.art.paths import circle, ring, rrect, turned

_X, _Y, _RADIUS, _RING = 300.0, 224.0, 160.0, 25.0
_GLOW = ((0.0, QColor("#FFF9E6")), (0.62, QColor("#F9E9BE")), (1.0, QColor("#EBCB83")))
_PAPER = QColor("#FBF1DA")
_FAN = QColor("#F0D9A0")


def halo(pen: Engraver, suit: str, cloth: QColor) -> None:
    """The halo of every court: a glow, rays, and a ring of pips and pearls."""
    glow = QRadialGradient(_X, _Y, _RADIUS)
    for stop, colour in _GLOW:
        glow.setColorAt(stop, colour)
    pen.fill(circle(_X, _Y, _RADIUS), glow)
    inner = _RADIUS - _RING
    if pen.fine:
        pen.rays(_X, _Y, 56, _RADIUS - 30, 72, 1.1, with_alpha(GOLD_RAY, 0.55))
    pen.fill(ring(_X, _Y, _RADIUS, inner), cloth)
    pen.line(circle(_X, _Y, _RADIUS), 2.8)
    pen.line(circle(_X, _Y, inner), 2.0)
    pen.line(circle(_X, _Y, inner - 4), 1.3, GOLD)
    pen.line(circle(_X, _Y, _RADIUS - 3.6), 1.2, GOLD_LIGHT)
    _motifs(pen, suit)


def _motifs(pen: Engraver, suit: str) -> None:
    count = 28 if pen.fine else 18
    for i in range(count):
        angle = 360 * (i + 0.5) / count
        spot = turned(_X, _Y, _RADIUS - _RING / 2, angle)
        if i % 2:
            pen.fill(circle(spot.x(), spot.y(), 3), GOLD_LIGHT)
            continue
        place = QTransform.fromTranslate(spot.x(), spot.y())
        place.rotate(angle)
        place.scale(0.15, 0.15)
        pen.fill(place.map(suit_path(suit)), GOLD_LIGHT)


def window_ground(pen: Engraver, window: QRectF) -> None:
    """The pale ground of the court's window, ruled upright, with quarter fans in its upper corners."""
    pen.painter.fillRect(window, _PAPER)
    pen.hatch(rrect(window.x(), window.y(), window.width(), window.height(), 0), 90, 6, 1.0, GOLD_RAY, 0.3)
    for x in (window.left(), window.right()):
        for i, radius in enumerate((66, 54, 42, 30, 18)):
            pen.shape(circle(x, window.top(), radius), _FAN if i % 2 else IVORY, 1.4, BRONZE)
