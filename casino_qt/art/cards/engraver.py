"""The engraver's hand: fill, line and hatch on a painter that knows the level of detail."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache

from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPainter, QPainterPath, QPen, QTransform

from casino_qt.art.cards.grid import CENTRE_X, CENTRE_Y, Detail
from casino_qt.art.cards.inks import INK
from casino_qt.art.palette import with_alpha
from casino_qt.art.paths import svg_path, turned

Paint = QColor | QBrush | QGradient

_BOLD_LINES = 1.9
"""Lines of the small drawing are this much heavier, so that they survive the reduction."""


@cache
def drawn(description: str) -> QPainterPath:
    """The path of an SVG description, read once. The path is shared: map it, never change it."""
    return svg_path(description)


def joined(descriptions: Iterable[str]) -> QPainterPath:
    """Several descriptions as one path, stroked in one go."""
    path = QPainterPath()
    for description in descriptions:
        path.addPath(drawn(description))
    return path


def mirror(side: int) -> QTransform:
    """The transform for the right (+1) or the left (−1) of two equal sides about x = 0."""
    return QTransform.fromScale(side, 1)


def posed(x: float, y: float, turn: float = 0.0) -> QTransform:
    """Moved to (x, y), then turned clockwise by ``turn`` degrees."""
    transform = QTransform()
    transform.translate(x, y)
    transform.rotate(turn)
    return transform


class Engraver:
    """Fills and lines in card units, in the weight that suits the level of detail."""

    def __init__(self, painter: QPainter, detail: Detail) -> None:
        self.painter = painter
        self.detail = detail

    @property
    def fine(self) -> bool:
        """Whether hatching and other small lines are wanted."""
        return self.detail is Detail.FINE

    def fill(self, path: QPainterPath, paint: Paint) -> None:
        """Lay a flat colour or a gradient."""
        self.painter.fillPath(path, paint if isinstance(paint, QBrush) else QBrush(paint))

    def line(self, path: QPainterPath, width: float = 2.6, ink: QColor = INK, alpha: float = 1.0) -> None:
        """Draw the contour with round ends; ``width`` in card units of the fine drawing."""
        weight = width if self.fine else width * _BOLD_LINES
        pen = QPen(with_alpha(ink, alpha), weight)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.strokePath(path, pen)

    def shape(self, path: QPainterPath, paint: Paint, width: float = 2.6, ink: QColor = INK) -> None:
        """A filled shape with its contour, the commonest thing on a court card."""
        self.fill(path, paint)
        self.line(path, width, ink)

    def fine_line(self, path: QPainterPath, width: float, ink: QColor = INK, alpha: float = 1.0) -> None:
        """A line that only the fine drawing has."""
        if self.fine:
            self.line(path, width, ink, alpha)

    def hatch(
        self,
        path: QPainterPath,
        angle: float,
        gap: float = 5.0,
        width: float = 1.0,
        ink: QColor = INK,
        alpha: float = 0.55,
    ) -> None:
        """Shade ``path`` with parallel lines, ``angle`` degrees from the horizontal (fine drawing only)."""
        if not self.fine:
            return
        bounds = path.boundingRect()
        reach = math.hypot(bounds.width(), bounds.height()) / 2 + 4
        count = math.ceil(2 * reach / gap)
        lines = [QLineF(-reach, -reach + i * gap, reach, -reach + i * gap) for i in range(count)]
        with self.clipped(path):
            self.painter.translate(bounds.center())
            self.painter.rotate(angle)
            self.painter.setPen(QPen(with_alpha(ink, alpha), width))
            self.painter.drawLines(lines)

    def rays(
        self, x: float, y: float, inner: float, outer: float, count: int, width: float, ink: QColor
    ) -> None:
        """A glory of ``count`` straight rays between two radii about (x, y)."""
        angles = [360 * i / count for i in range(count)]
        lines = [QLineF(turned(x, y, inner, a), turned(x, y, outer, a)) for a in angles]
        self.painter.save()
        self.painter.setPen(QPen(ink, width))
        self.painter.drawLines(lines)
        self.painter.restore()

    @contextmanager
    def clipped(self, path: QPainterPath) -> Iterator[None]:
        """Within the block nothing is painted outside ``path``."""
        self.painter.save()
        self.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        try:
            yield
        finally:
            self.painter.restore()

    @contextmanager
    def at(self, x: float, y: float, scale_x: float = 1.0, scale_y: float = 1.0) -> Iterator[None]:
        """Within the block the origin is (x, y) and units are scaled."""
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.scale(scale_x, scale_y)
        try:
            yield
        finally:
            self.painter.restore()

    @contextmanager
    def turned(self, degrees: float) -> Iterator[None]:
        """Within the block the whole card is turned about its centre."""
        self.painter.save()
        self.painter.translate(CENTRE_X, CENTRE_Y)
        self.painter.rotate(degrees)
        self.painter.translate(-CENTRE_X, -CENTRE_Y)
        try:
            yield
        finally:
            self.painter.restore()
