"""Secession mosaics for robes and plastrons; each fills an area, the caller clips it to the cloth."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath

from casino_qt.art.cards.engraver import Engraver
from casino_qt.art.cards.pips import draw_pip
from casino_qt.art.paths import circle, lozenge, polygon, polyline, rrect

Pattern = Callable[[Engraver, QRectF], None]


def _ground(pen: Engraver, area: QRectF, colour: QColor) -> None:
    pen.fill(rrect(area.x(), area.y(), area.width(), area.height(), 0), colour)


def _rows(area: QRectF, first: float, step: float, over: float = 0.0) -> Iterator[tuple[int, float]]:
    """Row numbers and heights from ``first`` down to ``over`` units below the area."""
    count = max(0, math.ceil((area.bottom() + over - first) / step))
    yield from ((row, first + row * step) for row in range(count))


def _columns(area: QRectF, first: float, step: float, over: float = 0.0) -> Iterator[tuple[int, float]]:
    """Column numbers and places from ``first`` to ``over`` units right of the area."""
    count = max(0, math.ceil((area.right() + over - first) / step))
    yield from ((column, first + column * step) for column in range(count))


def _staggered(area: QRectF, row: int, cell: float) -> float:
    """Every second row starts half a cell later."""
    return area.x() + (cell / 2 if row % 2 else 0)


def scales(pen: Engraver, area: QRectF, cell: float, ground: QColor, edge: QColor) -> None:
    """Overlapping fish scales, each with an eye."""
    for row, y in _rows(area, area.y(), cell * 0.42, over=cell):
        for _, x in _columns(area, area.x() + (-cell / 2 if row % 2 else 0), cell, over=cell):
            pen.shape(circle(x, y, cell / 2), ground, 1.6, edge)
            if pen.fine:
                pen.line(circle(x, y, cell * 0.28), 1.2, edge, 0.8)
                pen.fill(circle(x, y, cell * 0.09), edge)


def triangles(
    pen: Engraver, area: QRectF, cell: float, ground: QColor, figure: QColor, spark: QColor | None = None
) -> None:
    """Rows of triangles, every third in the colour ``spark``."""
    _ground(pen, area, ground)
    for row, y in _rows(area, area.y(), cell * 0.86):
        for column, x in _columns(area, _staggered(area, row, cell) - cell, cell, over=cell):
            foot = y + cell * 0.86
            lit = spark is not None and (column + row) % 3 == 0
            colour = spark if lit and spark is not None else figure
            pen.fill(polygon((x, foot), (x + cell, foot), (x + cell / 2, y)), colour)


def lozenges(pen: Engraver, area: QRectF, cell: float, ground: QColor, net: QColor, seed: QColor) -> None:
    """A net of lozenges with a small lozenge in each mesh."""
    _ground(pen, area, ground)
    for row, y in _rows(area, area.y(), cell * 0.72, over=cell):
        for _, x in _columns(area, _staggered(area, row, cell) - cell, cell, over=cell):
            pen.line(lozenge(x, y, cell * 0.5, cell * 0.72), 1.8, net)
            pen.fill(lozenge(x, y, cell * 0.2, cell * 0.3), seed)


def checks(pen: Engraver, area: QRectF, cell: float, ground: QColor, figure: QColor) -> None:
    """A chequer."""
    _ground(pen, area, ground)
    for row, y in _rows(area, area.y(), cell):
        for _, x in _columns(area, area.x() + (cell if row % 2 else 0), 2 * cell):
            pen.fill(rrect(x, y, cell, cell, 0), figure)


def sown_pips(pen: Engraver, area: QRectF, cell: float, ground: QColor, figure: QColor, suit: str) -> None:
    """The cloth sown with the suit itself, a dot between two pips."""
    _ground(pen, area, ground)
    for row, y in _rows(area, area.y() + cell / 2, cell * 0.62, over=cell):
        for _, x in _columns(area, _staggered(area, row, cell), cell, over=cell):
            draw_pip(pen.painter, suit, x, y, cell * 0.5, figure)
            if pen.fine:
                pen.fill(circle(x + cell / 2, y, cell * 0.055), figure)


def stripes(pen: Engraver, area: QRectF, cell: float, ground: QColor, figure: QColor) -> None:
    """Upright stripes."""
    _ground(pen, area, ground)
    for _, x in _columns(area, area.x(), cell):
        pen.fill(rrect(x, area.y(), cell * 0.42, area.height(), 0), figure)


def spirals(pen: Engraver, area: QRectF, cell: float, ground: QColor, thread: QColor) -> None:
    """Gold thread curled into spirals, turning the other way in every second row."""
    _ground(pen, area, ground)
    for row, y in _rows(area, area.y() + cell / 2, cell * 0.8, over=cell):
        for _, x in _columns(area, _staggered(area, row, cell), cell, over=cell):
            pen.line(_spiral(x, y, cell * 0.43, 1 if row % 2 else -1), 2.2, thread)


def _spiral(x: float, y: float, radius: float, way: int) -> QPainterPath:
    steps = 30
    points = []
    for step in range(steps + 1):
        angle = way * step / steps * 2.3 * math.pi
        reach = radius * (1 - step / (steps + 4))
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polyline(*points)
