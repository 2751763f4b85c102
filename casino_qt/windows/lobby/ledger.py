"""What the mouse finds in the lobby beside the buttons that do the same: the ledger, the greeting."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from casino_qt.art.lettering import draw_centred, text_width
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.label import CORMORANT, Style, fitted
from casino_qt.windows.kit.place import Place
from casino_qt.windows.lobby.measures import button_rects

MIDDLE, WIDE, HIGH = 784.0, 114.0, 56.0  # su, over what is painted on the marble
SPINE, TITLE_ROOM = 9.5, 80.0  # su of a cover
TITLE = Style(CORMORANT, 19, 700, QColor(), italic=True, least=12)


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


class Cover(Clickable):
    """A book painted on the counter over the button of the same name: its title, and a click on it."""

    def __init__(self, parent: QWidget, button: int, ink: QColor) -> None:
        """`button` counts those below from 0."""
        super().__init__(parent)
        self._button, self._ink = button, ink
        self._words = ""
        self._k = 1.0

    def say(self, words: str) -> None:
        """Write this on the cover."""
        self._words = words
        self.update()

    def lay_out(self, place: Place) -> None:
        """Over the painted book."""
        below = button_rects(place)[self._button]
        box = QRectF(below.center().x() - WIDE / 2, MIDDLE - HIGH / 2, WIDE, HIGH)
        self.setGeometry(place.rect(box.x(), box.y(), box.width(), box.height()))
        self._k = place.k

    def title_style(self) -> Style:
        """The title, as large as the cover takes it."""
        return fitted(replace(TITLE, colour=self._ink), self._words, TITLE_ROOM * self._k, self._k)

    def measured(self) -> Iterator[Measured]:
        """The title between the spine and the edge."""
        yield Measured(
            self._words, text_width(self._words, self.title_style().font(self._k)), TITLE_ROOM * self._k
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """The title, a little right of the middle: the spine is at the left."""
        p, k = faces.begin(self), self._k
        at = QRectF(self.rect()).center() + QPointF(SPINE / 2 * k, -k)
        draw_centred(p, at.x(), at.y(), self._words, self.title_style().font(k), self._ink)
        p.end()
