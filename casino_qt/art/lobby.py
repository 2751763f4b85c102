"""The lobby: damask wall, four doors, counter."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from casino_qt.art.palette import DAMASK


def paint_lobby(p: QPainter, width: float) -> None:
    """The room `width` × 900 su without words."""
    p.fillRect(QRectF(0, 0, width, 900), DAMASK)
