"""A field on a dark plate of its own: one figure or one line in a form."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from casino_qt.art import lettering, text_size
from casino_qt.art.materials import hairline
from casino_qt.art.paths import rrect
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.field import EDGE, Field
from casino_qt.windows.kit.fitting import Measured

WRONG = QColor("#FF8A80")  # round what cannot be; the words beside the form say it too


class Entry(Field):
    """`k` is logical pixels per su. Ring and shadow of the plate have their room inside of the widget."""

    HEIGHT = 38.0
    PADDING = 12.0

    def __init__(self, parent: QWidget, longest: int) -> None:
        super().__init__(parent, longest)
        self._wrong = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_k(self, k: float) -> None:
        """Change the scale."""
        self.k = k
        self.setFont(faces.ui_font(k, 15, weight=400))
        side = round((faces.ROOM + self.PADDING) * k - EDGE)  # the words begin where those of a list do
        self.setTextMargins(side, 0, side, 0)
        self.updateGeometry()

    def set_wrong(self, wrong: bool) -> None:
        """Mark the entry as one that cannot be."""
        if wrong != self._wrong:
            self._wrong = wrong
            self.update()

    def is_wrong(self) -> bool:
        """Whether the entry is marked as one that cannot be."""
        return self._wrong

    def example_left(self) -> float:
        """Where the example begins, in logical pixels of this widget."""
        return super().example_left() + self.textMargins().left()

    def face_rect(self) -> QRectF:
        """The plate in the widget's own coordinates."""
        room = faces.ROOM * self.k
        return QRectF(self.rect()).adjusted(room, room, -room, -room)

    def sizeHint(self) -> QSize:
        """A plate wide enough for an amount."""
        room = 2 * faces.ROOM * self.k
        return QSize(round(150 * self.k + room), round(self.HEIGHT * self.k + room))

    def minimumSizeHint(self) -> QSize:
        """As high as it is painted; where larger text is wanted, its example has room too."""
        wide = round(80 * self.k)
        if text_size.factor() > 1:
            room = faces.ROOM * self.k + self.textMargins().left() + 8 * self.k
            wide = max(wide, round(room + lettering.text_width(self.placeholderText(), self.font())))
        return QSize(wide, self.sizeHint().height())

    def measured(self) -> Iterator[Measured]:
        """The example, which cannot be scrolled to."""
        room = self.face_rect().right() - self.example_left()
        yield Measured(
            self.placeholderText(), lettering.text_width(self.placeholderText(), self.font()), room
        )

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Who comes by key writes over what stands there."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.selectAll()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate, letters, ring."""
        r, k = self.face_rect(), self.k
        p = faces.begin(self)
        faces.face(p, r, k, "secondary", "normal" if self.isEnabled() else "disabled")
        p.end()
        super().paintEvent(event)
        p = faces.begin(self)
        if self._wrong:
            hairline(p, rrect(r.x(), r.y(), r.width(), r.height(), 6 * k), WRONG, 1.6 * k, 1.0)
        if self.hasFocus():
            faces.focus_ring(p, r, k)
        p.end()
