"""Words that begin with MARK refuse something: a drawn sign stands before them, not just a hue."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from casino_qt.art import lettering
from casino_qt.windows.kit import faces

MARK = "! "
ROOM = 24.0  # su from the beginning of the sign to that of the words
RADIUS = 8.0  # su


def parted(text: str) -> tuple[bool, str]:
    """Whether the sign stands before the words, and the words without it."""
    return text.startswith(MARK), text.removeprefix(MARK)


def paint_sign(p: QPainter, x: float, cy: float, k: float, colour: QColor) -> None:
    """The sign with its left edge at `x`; `k` logical pixels are one su."""
    p.save()
    p.setPen(QPen(colour, 1.4 * k))
    p.setBrush(Qt.BrushStyle.NoBrush)
    middle = QPointF(x + RADIUS * k, cy)
    p.drawEllipse(middle, (RADIUS - 0.7) * k, (RADIUS - 0.7) * k)
    p.restore()
    lettering.draw_centred(p, middle.x(), cy, "!", faces.ui_font(k, 13, weight=600), colour)
