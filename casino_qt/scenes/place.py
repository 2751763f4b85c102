"""From table units to the screen: every position is a whole number of device pixels. Knows no item."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from casino_qt.art.trente_et_quarante_places import Box, Point


def point(at: Point) -> QPointF:
    """A point of the drawing, su."""
    return QPointF(at[0], at[1])


def rect(box: Box) -> QRectF:
    """A box of the drawing, su."""
    return QRectF(box.x, box.y, box.w, box.h)


@dataclass(frozen=True)
class Place:
    """`scale` device pixels per table unit (su) on a screen with `ratio` device pixels per logical pixel.

    The raster engine rounds translations to whole device pixels; rounding here keeps a picture and its shadow
    from being rounded apart.
    """

    scale: float
    ratio: float = 1.0

    @property
    def unit(self) -> float:
        """Logical pixels per su."""
        return self.scale / self.ratio

    def at(self, x: float, y: float) -> QPointF:
        """The logical point of (x, y) su, on the device pixel nearest to it."""
        return QPointF(round(x * self.scale) / self.ratio, round(y * self.scale) / self.ratio)

    def snap(self, logical: float) -> float:
        """A logical length rounded to whole device pixels."""
        return round(logical * self.ratio) / self.ratio

    def su(self, point: QPointF) -> QPointF:
        """The table point under a logical one."""
        return QPointF(point.x() / self.unit, point.y() / self.unit)

    def rect(self, rect: QRectF) -> QRectF:
        """A rectangle in su as a logical one."""
        return QRectF(self.at(rect.left(), rect.top()), self.at(rect.right(), rect.bottom()))

    def path(self, path: QPainterPath) -> QPainterPath:
        """An outline in su as a logical one."""
        return QTransform.fromScale(self.unit, self.unit).map(path)
