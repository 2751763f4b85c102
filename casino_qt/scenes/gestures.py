"""What keys and a moving pointer mean at every table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt

DRAG = 6.0  # su: farther than this a press becomes a drag
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
DELETE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


def dragged(start: QPointF, at: QPointF) -> bool:
    """Whether a press at `start` has become a drag."""
    way = at - start
    return abs(way.x()) + abs(way.y()) > DRAG
