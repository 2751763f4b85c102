"""What lies beside the scene in a window of an unusual shape: the salon's carpet, dark round the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from casino_qt.art import palette
from casino_qt.art.light import soft_edge
from casino_qt.art.paths import rrect
from casino_qt.windows.kit.place import Place

NARROW = 6.0  # su: less than this is a seam, not a floor, and is simply dark


class Surround:
    """Paints it once per window size and keeps the picture; nothing is kept where there is no room for it."""

    def __init__(self) -> None:
        self._for: tuple[QSize, Place] | None = None
        self._picture = QPixmap()

    def paint(self, p: QPainter, size: QSize, place: Place) -> None:
        """Fill a page of `size` logical pixels; the scene is painted over its middle afterwards."""
        if max(place.x0, place.y0) < NARROW * place.k:
            p.fillRect(QRectF(0, 0, size.width(), size.height()), palette.MAHOGANY_DARK)
            return
        if self._for != (size, place):
            self._for = (QSize(size), place)
            self._picture = self._floor(size, place)
        p.drawPixmap(0, 0, self._picture)

    def _floor(self, size: QSize, place: Place) -> QPixmap:
        # The carpet's painter comes with the table's; a window of a usual shape never loads it here.
        from casino_qt.art.furniture_table import paint_carpet

        floor = QPixmap(size * place.ratio)
        floor.setDevicePixelRatio(place.ratio)
        q = QPainter(floor)
        q.setRenderHint(QPainter.RenderHint.Antialiasing)
        q.scale(place.k, place.k)
        paint_carpet(q, QRectF(0, 0, size.width() / place.k, size.height() / place.k))
        scene = QRectF(place.x0 / place.k, place.y0 / place.k, place.width, 900)
        edge = rrect(scene.x(), scene.y(), scene.width(), scene.height(), 4)
        soft_edge(q, edge, 30, 14, 0.6)
        q.end()
        return floor
