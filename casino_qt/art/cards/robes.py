"""The body of a court: robe with its mosaic, plastron between two gold braids, and the girdle of the card."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QTransform

from casino_qt.art.cards.engraver import Engraver, drawn
from casino_qt.art.cards.grid import CENTRE_X, CENTRE_Y
from casino_qt.art.cards.inks import GOLD, INK, IVORY
from casino_qt.art.cards.patterns import Pattern
from casino_qt.art.cards.pips import draw_pip
from casino_qt.art.paths import circle, lozenge, rrect

_ROBE = "M96,456 L96,412 C124,366 196,352 246,336 L354,336 C404,352 476,366 504,412 L504,456 Z"
_SHOULDERS = "M96,456 L96,412 C124,366 196,352 246,336 M354,336 C404,352 476,366 504,412 L504,456"
_PLASTRON = "M258,336 L342,336 L360,456 L240,456 Z"
_BRAIDS = ("M258,336 L240,456", "M342,336 L360,456")
_SHADE = "M380,346 C440,362 480,380 510,420 L510,460 L420,460 C424,420 410,380 380,346 Z"
_FOLDS = ("M214,352 C190,380 178,420 176,456", "M198,358 C170,384 152,420 148,456")
_GIRDLE_TOP, _GIRDLE_FOOT = 426.0, 474.0
_GIRDLE_HALF, _GIRDLE_HALF_BOLD = 204.0, 264.0


def robe(pen: Engraver, mosaic: Pattern, plastron: Pattern) -> None:
    """Shoulders and breast; the girdle will cover the foot."""
    outline = drawn(_ROBE)
    with pen.clipped(outline):
        mosaic(pen, QRectF(96, 330, 410, 130))
    pen.line(drawn(_SHOULDERS), 2.8)
    pen.hatch(drawn(_SHADE), 68, 5, 1.1, alpha=0.6)
    for side in (1, -1):
        across = QTransform.fromTranslate(-CENTRE_X, 0) * QTransform.fromScale(side, 1)
        across *= QTransform.fromTranslate(CENTRE_X, 0)
        pen.line(across.map(drawn(_FOLDS[0])), 2.0, INK, 0.85)
        pen.fine_line(across.map(drawn(_FOLDS[1])), 1.3, INK, 0.6)
    breast = drawn(_PLASTRON)
    with pen.clipped(breast):
        plastron(pen, QRectF(236, 330, 130, 130))
    for braid in _BRAIDS:
        pen.line(drawn(braid), 9, INK)
        pen.line(drawn(braid), 5.4, GOLD)


def girdle(pen: Engraver, suit: str, cloth: QColor, ornament: QColor) -> None:
    """The belt across the middle of the card: the same when the card is turned round."""
    half = _GIRDLE_HALF if pen.fine else _GIRDLE_HALF_BOLD
    belt = rrect(CENTRE_X - half, _GIRDLE_TOP, 2 * half, _GIRDLE_FOOT - _GIRDLE_TOP, 0)
    pen.fill(belt, cloth)
    with pen.clipped(belt):
        for i in range(-8, 9):
            if abs(i) < 2:  # the medallion lies there
                continue
            x = CENTRE_X + i * 30
            pen.shape(lozenge(x, CENTRE_Y, 11, 16), ornament, 1.3)
            outer = i * 30 + (15 if i > 0 else -15)
            if abs(outer) < half - 12:
                pen.fill(circle(CENTRE_X + outer, CENTRE_Y, 2.8), ornament)
    for y in (_GIRDLE_TOP, _GIRDLE_FOOT):
        edge = drawn(f"M{CENTRE_X - half},{y} L{CENTRE_X + half},{y}")
        pen.line(edge, 7, INK)
        pen.line(edge, 3.8, GOLD)
    pen.shape(circle(CENTRE_X, CENTRE_Y, 40), GOLD, 2.8)
    pen.shape(circle(CENTRE_X, CENTRE_Y, 34), IVORY, 2.0)
    if pen.fine:
        pen.rays(CENTRE_X, CENTRE_Y, 27, 33, 48, 1.2, GOLD)
    size = 26 if suit == "D" else 23
    draw_pip(pen.painter, suit, CENTRE_X, CENTRE_Y - 13.5, size)
    draw_pip(pen.painter, suit, CENTRE_X, CENTRE_Y + 13.5, size, turned=True)
