"""One half of the card painted once and laid twice, upright and turned: the pack's point symmetry."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from casino_qt.art.canvas import canvas, painter
from casino_qt.art.cards.engraver import Engraver
from casino_qt.art.cards.grid import CENTRE_Y, WIDTH


def both_ways(pen: Engraver, upper: Callable[[Engraver], None]) -> None:
    """Let ``upper`` paint the upper half of the card on a layer and lay that twice.

    A layer costs less than painting the half again, and the two halves are the same to the pixel. The
    clip of ``pen`` holds for both.
    """
    device = pen.painter.device()
    layer = canvas(device.width(), device.height())
    brush = painter(layer)
    brush.setTransform(pen.painter.transform())
    brush.setClipRect(QRectF(0, 0, WIDTH, CENTRE_Y))
    upper(Engraver(brush, pen.detail))
    brush.end()
    _lay(pen.painter, layer)
    _lay(pen.painter, layer.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical))


def _lay(target: QPainter, layer: QImage) -> None:
    target.save()
    target.resetTransform()
    target.drawImage(0, 0, layer)
    target.restore()
