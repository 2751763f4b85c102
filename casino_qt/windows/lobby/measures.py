"""Where things stand in the lobby, in table units; the painted wall and the live texts share them."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from casino_qt.windows.kit.place import Place

TOP, SPRINGING, PANEL, FOOT = 132, 276, 540, 704
BUTTON_Y, BUTTON_H = 832, 50
HALO = 24.0  # su round the opening that a lit door may paint on: its ring lies in the casing
FLOOR = 58.0  # su of parquet before a door that its light reaches


def door_rect(place: Place, index: int) -> QRectF:
    """The opening of door `index` (0–3) in su."""
    width, gap = place.pick(282, 306), place.pick(52, 68)
    left = (place.width - 4 * width - 3 * gap) / 2
    return QRectF(left + index * (width + gap), TOP, width, FOOT - TOP)


def arch(x: float, y: float, w: float, foot: float) -> QPainterPath:
    """An upright opening with a semicircular head, `w` wide, from `y` down to `foot`."""
    path = QPainterPath()
    path.moveTo(x, foot)
    path.lineTo(x, y + w / 2)
    path.arcTo(QRectF(x, y, w, w), 180, -180)
    path.lineTo(x + w, foot)
    path.closeSubpath()
    return path


def button_rects(place: Place) -> tuple[QRectF, QRectF, QRectF]:
    """The three buttons of the counter, in su, from left to right."""
    right = place.width
    return (
        QRectF(right - 586, BUTTON_Y, 176, BUTTON_H),
        QRectF(right - 398, BUTTON_Y, 172, BUTTON_H),
        QRectF(right - 214, BUTTON_Y, 172, BUTTON_H),
    )
