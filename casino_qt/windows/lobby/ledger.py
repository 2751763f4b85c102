"""What the mouse finds in the lobby beside the buttons that do the same: the ledger, the greeting."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from casino_qt.windows.kit.place import Place
from casino_qt.windows.lobby.measures import button_rects

MIDDLE, WIDE, HIGH = 784.0, 104.0, 56.0  # su, over what is painted on the marble


class Clickable(QWidget):
    """Lies over what is painted already; the keyboard has a button of its own for it."""

    READ_NOT = True

    clicked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open it."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()
        event.accept()


class Bell(Clickable):
    """The bell on the counter: whoever rings it is served by the cashier."""

    def lay_out(self, place: Place) -> None:
        """Over the painted bell, which lies above the first button."""
        below, _, _ = button_rects(place)
        box = QRectF(below.center().x() - HIGH / 2, MIDDLE - HIGH / 2, HIGH, HIGH)
        self.setGeometry(place.rect(box.x(), box.y(), box.width(), box.height()))


class PurseCorner(Clickable):
    """The painted chips and the amount of the purse under them: that leads to the cashier, too."""

    def lay_out(self, place: Place) -> None:
        """The left corner of the counter."""
        self.setGeometry(place.rect(36, MIDDLE - HIGH / 2, 420, 896 - MIDDLE + HIGH / 2))


class Ledger(Clickable):
    """The ledger on the counter: a click on it opens the book."""

    def lay_out(self, place: Place) -> None:
        """Over the painted ledger, which lies above the middle button."""
        _, below, _ = button_rects(place)
        box = QRectF(below.center().x() - WIDE / 2, MIDDLE - HIGH / 2, WIDE, HIGH)
        self.setGeometry(place.rect(box.x(), box.y(), box.width(), box.height()))
