"""The four suits as paths and the places of the pips on number cards (art direction, section 5)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from casino_qt.art.cards.engraver import Engraver, Paint
from casino_qt.art.cards.inks import SUIT_INK
from casino_qt.art.paths import circle, svg_path

# Every suit fills a box of 100 units about the origin.
_OUTLINES = {
    "S": "M0,-50 C8,-33 46,-8 46,19 C46,33 36,40 26,40 C17,40 9,35 4,27 C5,38 9,45 17,50 L-17,50 "
    "C-9,45 -5,38 -4,27 C-9,35 -17,40 -26,40 C-36,40 -46,33 -46,19 C-46,-8 -8,-33 0,-50 Z",
    "H": "M0,47 C-9,32 -47,8 -47,-19 C-47,-38 -33,-47 -21,-47 C-10,-47 -3,-40 0,-30 "
    "C3,-40 10,-47 21,-47 C33,-47 47,-38 47,-19 C47,8 9,32 0,47 Z",
    "D": "M0,-50 C9,-31 24,-13 38,0 C24,13 9,31 0,50 C-9,31 -24,13 -38,0 C-24,-13 -9,-31 0,-50 Z",
}
_CLUB_STEM = "M-9,-10 L9,-10 L9,8 L4,14 C5,32 9,43 17,50 L-17,50 C-9,43 -5,32 -4,14 L-9,8 Z"
_CLUB_LEAVES = ((0, -25), (-24, 12), (24, 12))

_TOP, _BOTTOM, _MIDDLE = 0.185, 0.815, 0.5
_LEFT, _RIGHT = 0.302, 0.698
_THIRD = (_BOTTOM - _TOP) / 3
_FOUR_ROWS = (_TOP, _TOP + _THIRD, _BOTTOM - _THIRD, _BOTTOM)


class Place(NamedTuple):
    """Where a pip sits, in fractions of the card, and whether it stands on its head."""

    x: float
    y: float
    turned: bool


@cache
def suit_path(suit: str) -> QPainterPath:
    """The outline of a suit in a box of 100 units about the origin. Shared: map it, never change it."""
    if suit != "C":
        return svg_path(_OUTLINES[suit])
    leaves = QPainterPath()
    leaves.setFillRule(Qt.FillRule.WindingFill)
    for x, y in _CLUB_LEAVES:
        leaves.addEllipse(QPointF(x, y), 23.5, 23.5)
    return leaves.united(svg_path(_CLUB_STEM)).united(circle(0, 2, 12)).simplified()


def pip_path(suit: str, x: float, y: float, size: float, turned: bool = False) -> QPainterPath:
    """A pip ``size`` units high with its centre at (x, y)."""
    transform = QTransform()
    transform.translate(x, y)
    if turned:
        transform.rotate(180)
    transform.scale(size / 100, size / 100)
    return transform.map(suit_path(suit))


def draw_pip(
    painter: QPainter,
    suit: str,
    x: float,
    y: float,
    size: float,
    ink: QColor | None = None,
    turned: bool = False,
) -> None:
    """Print one pip, in the suit's own ink unless another is given."""
    painter.fillPath(pip_path(suit, x, y, size, turned), ink or SUIT_INK[suit])


def set_pip(pen: Engraver, suit: str, x: float, y: float, size: float, paint: Paint, width: float) -> None:
    """A pip set like a jewel: filled and outlined in ink."""
    pen.shape(pip_path(suit, x, y, size), paint, width)


def pip_places(count: int) -> tuple[Place, ...]:
    """The places of the pips of a card with 2…10 of them; the lower half stands on its head."""
    spots: list[tuple[float, float]] = []
    if count in (2, 3):
        spots += [(_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)]
    if count in (4, 5, 6, 7, 8):
        spots += [(x, y) for y in (_TOP, _BOTTOM) for x in (_LEFT, _RIGHT)]
    if count in (6, 7, 8):
        spots += [(_LEFT, _MIDDLE), (_RIGHT, _MIDDLE)]
    if count in (9, 10):
        spots += [(x, y) for y in _FOUR_ROWS for x in (_LEFT, _RIGHT)]
    if count in (3, 5, 9):
        spots.append((_MIDDLE, _MIDDLE))
    if count in (7, 8):
        spots.append((_MIDDLE, (_TOP + _MIDDLE) / 2))
    if count == 8:
        spots.append((_MIDDLE, (_BOTTOM + _MIDDLE) / 2))
    if count == 10:
        spots += [(_MIDDLE, _TOP + _THIRD / 2), (_MIDDLE, _BOTTOM - _THIRD / 2)]
    if not spots:
        raise ValueError(f"no number card has {count} pips")
    return tuple(Place(x, y, y > _MIDDLE) for x, y in spots)
