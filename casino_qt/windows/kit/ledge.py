"""The ledge that answers stand on where their place on the console is not all that is seen of a table."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from casino_qt.windows.kit import faces
from casino_qt.windows.kit.seen import seen

AIR = 4.0  # su from the plates of the answers to the edge of the ledge


class Ledge(QWidget):
    """A dark plate under the answers: a click that misses them all is none on what lies below."""

    READ_NOT = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._k = 1.0
        self.hide()

    def lie_under(self, answers: QRect, k: float) -> None:
        """Lie under answers that take this much of the parent (logical pixels), at `k` of them per su."""
        self._k = k
        edge = round(AIR * k)
        self.setGeometry(answers.adjusted(-edge, -edge, edge, edge))
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card, with room for its shadow."""
        p = faces.begin(self)
        room = AIR * self._k
        faces.card(p, QRectF(self.rect()).adjusted(room, room, -room, -room), self._k)
        p.end()


def clear(page: QWidget) -> QRect:
    """What is seen of `page` above the answers that stand at its foot; all that is seen where none do."""
    shown = seen(page)
    ledge = page.findChild(Ledge, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if ledge is not None and ledge.isVisible() and ledge.geometry().intersects(shown):
        shown.setBottom(ledge.y() - 1)
    return shown
