"""The back: gold scales on wine, a lozenge with a guilloche, the same whichever way it lies."""

from __future__ import annotations

from PySide6.QtGui import QColor, QLinearGradient, QPen

from casino_qt.art.cards.engraver import Engraver
from casino_qt.art.cards.grid import CENTRE_X, CENTRE_Y, HEIGHT, WIDTH
from casino_qt.art.cards.guilloche import guilloche
from casino_qt.art.cards.inks import BACK_WINE, WHITE
from casino_qt.art.cards.layers import both_ways
from casino_qt.art.cards.pips import draw_pip
from casino_qt.art.palette import mix, with_alpha
from casino_qt.art.paths import circle, lozenge, rrect

_GOLD = QColor("#E2BE78")
_BLACK = QColor("#000000")
_SCALES_ACROSS = 5
_NESTED = (1.0, 0.82, 0.64, 0.46, 0.28)


def paint_back(pen: Engraver) -> None:
    """Print the back on a stock that lies there already."""
    margin = 30.0 if pen.fine else 36.0
    width, height = WIDTH - 2 * margin, HEIGHT - 2 * margin
    field = rrect(margin, margin, width, height, 18)
    ground = QLinearGradient(0, 0, 0, HEIGHT)
    light = mix(BACK_WINE, WHITE, 0.06)
    for stop, colour in ((0, light), (0.5, BACK_WINE), (1, light)):
        ground.setColorAt(stop, colour)
    pen.fill(field, ground)
    with pen.clipped(field):
        both_ways(pen, lambda layer: _scales(layer, margin))
        _medallion(pen)
    pen.painter.strokePath(field, QPen(_GOLD, 4))
    inner = rrect(margin + 9, margin + 9, width - 18, height - 18, 12)
    pen.painter.strokePath(inner, QPen(with_alpha(_GOLD, 0.9), 1.6))


def _scales(pen: Engraver, margin: float) -> None:
    """Rows of nested scales over the upper half, each row covering the foot of the one above."""
    across = (WIDTH - 2 * margin) / _SCALES_ACROSS
    row_height = 54.0 if pen.fine else 75.0
    weight = 1.0 if pen.fine else 2.2
    inner, outer = QPen(with_alpha(_GOLD, 0.55), 1.6 * weight), QPen(with_alpha(_GOLD, 0.95), 3.0 * weight)
    for row in range(9):
        y = margin - 10 + row * row_height
        for column in range(-1, _SCALES_ACROSS + 3):
            x = margin + across * (column + (0.5 if row % 2 else 0))
            pen.fill(circle(x, y, across / 2), BACK_WINE)
            for part in _NESTED:
                pen.painter.strokePath(circle(x, y, across / 2 * part), outer if part == 1 else inner)
            pen.fill(circle(x, y, 6 if pen.fine else 10), _GOLD)


def _medallion(pen: Engraver) -> None:
    """The lozenge with its rings, four small diamonds at the heart, and a string of beads up and down."""
    for part, colour, width in ((1.0, BACK_WINE, 6.0), (0.92, mix(BACK_WINE, _BLACK, 0.22), 2.2)):
        shield = lozenge(CENTRE_X, CENTRE_Y, 176 * part, 250 * part)
        pen.fill(shield, colour)
        pen.painter.strokePath(shield, QPen(_GOLD, width))
    phases, thread = (10, 1.1) if pen.fine else (5, 3.0)
    guilloche(pen, CENTRE_X, CENTRE_Y, (34, 112), phases, 12, with_alpha(_GOLD, 0.8), thread)
    guilloche(pen, CENTRE_X, CENTRE_Y, (112, 124), 3, 24, with_alpha(_GOLD, 0.9), thread)
    pen.fill(circle(CENTRE_X, CENTRE_Y, 33), mix(BACK_WINE, _BLACK, 0.25))
    for radius in (33, 126):
        pen.painter.strokePath(circle(CENTRE_X, CENTRE_Y, radius), QPen(_GOLD, 3))
    for quarter in range(4):
        with pen.turned(90 * quarter):
            draw_pip(pen.painter, "D", CENTRE_X, CENTRE_Y - 17, 20, _GOLD)
    for way in (-1, 1):
        for i in range(5):
            pen.fill(circle(CENTRE_X, CENTRE_Y + way * (146 + i * 15), 5.2 - i * 0.7), _GOLD)
