"""Aces: one great pip, engraved, on a guilloche medallion."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainterPath, QPainterPathStroker, QPen, QRadialGradient

from casino_qt.art.cards.engraver import Engraver
from casino_qt.art.cards.grid import CENTRE_X, CENTRE_Y
from casino_qt.art.cards.guilloche import guilloche
from casino_qt.art.cards.inks import GOLD_RULE, IVORY, SUIT_INK
from casino_qt.art.cards.pips import draw_pip, pip_path
from casino_qt.art.palette import with_alpha
from casino_qt.art.paths import circle

_FINE_SIZE, _BOLD_SIZE = 248.0, 330.0
_EMBLEM_Y = {"S": 456.0, "H": 436.0, "D": 450.0, "C": 452.0}


def paint_ace(pen: Engraver, suit: str) -> None:
    """Print the ace's field; the small drawing is the pip alone."""
    if pen.fine:
        _medallion(pen)
    size = _FINE_SIZE if pen.fine else _BOLD_SIZE
    if suit == "D":
        size *= 1.12
    # The spade's stalk pulls the eye down, so that it sits a little higher than its box.
    pip = pip_path(suit, CENTRE_X, CENTRE_Y - (6 if suit == "S" else 0), size)
    pen.fill(pip, SUIT_INK[suit])
    if pen.fine:
        _engrave(pen, pip)
        _emblem(pen, suit)


def _medallion(pen: Engraver) -> None:
    guilloche(pen, CENTRE_X, CENTRE_Y, (150, 196), 9, 18, with_alpha(GOLD_RULE, 0.55), 1.0)
    guilloche(pen, CENTRE_X, CENTRE_Y, (196, 214), 4, 36, with_alpha(GOLD_RULE, 0.6), 1.0)
    pen.rays(CENTRE_X, CENTRE_Y, 218, 232, 120, 1.1, with_alpha(GOLD_RULE, 0.7))
    for radius in (216, 148):
        pen.painter.strokePath(circle(CENTRE_X, CENTRE_Y, radius), QPen(with_alpha(GOLD_RULE, 0.8), 1.6))
    glow = QRadialGradient(CENTRE_X, CENTRE_Y, 148)
    glow.setColorAt(0, QColor("#FFFDF4"))
    glow.setColorAt(1, QColor("#F8ECCB"))
    pen.fill(circle(CENTRE_X, CENTRE_Y, 147), glow)


def _inset(path: QPainterPath, by: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * by)
    return path.subtracted(stroker.createStroke(path))


def _engrave(pen: Engraver, pip: QPainterPath) -> None:
    """An inset contour and level lines cut into the colour."""
    pen.line(_inset(pip, 8), 1.8, IVORY, 0.85)
    inner = _inset(pip, 15)
    pen.hatch(inner, 0, 5.2, 1.25, IVORY, 0.42)
    pen.line(inner, 1.1, IVORY, 0.6)


def _emblem(pen: Engraver, suit: str) -> None:
    """The small ivory rosette with the suit in the middle of the pip."""
    ink, y = SUIT_INK[suit], _EMBLEM_Y[suit]
    for radius, colour in ((36, ink), (33, IVORY), (29, ink)):
        pen.fill(circle(CENTRE_X, y, radius), colour)
    pen.rays(CENTRE_X, y, 15, 26, 24, 1.4, with_alpha(IVORY, 0.8))
    draw_pip(pen.painter, suit, CENTRE_X, y, 26, IVORY)
