"""A line to write on: letters on whatever lies under it; while it is empty an example beside the caret."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QWidget

from casino_qt.art import palette

CARET_ROOM = 5.0  # su between the caret, where a word would begin, and the example beside it
EDGE = 2.0  # logical pixels that Qt leaves between the edge of a field and its first letter


class Field(QLineEdit):
    """Without frame or ground; `k` is logical pixels per su.

    Qt writes the example where the caret stands, and so the caret stands in its first letter.
    """

    def __init__(self, parent: QWidget, longest: int) -> None:
        super().__init__(parent)
        self.k = 1.0
        self.setFrame(False)
        self.setMaxLength(longest)
        self.setAttribute(Qt.WidgetAttribute.WA_MacShowFocusRect, False)
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        colours.setColor(QPalette.ColorRole.Text, palette.CALL_TEXT)
        colours.setColor(QPalette.ColorRole.PlaceholderText, QColor(Qt.GlobalColor.transparent))
        self.setPalette(colours)

    def example_left(self) -> float:
        """Where the example begins, in logical pixels of this widget: right of the caret, if there is one."""
        return EDGE + (CARET_ROOM * self.k if self.hasFocus() else 0.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Caret and letters as ever; the example of an empty field as the house writes it."""
        super().paintEvent(event)
        if self.text() or not self.placeholderText():
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, font = QRectF(self.rect()), self.font()
        p.setFont(font)
        p.setPen(palette.TEXT_2)
        room = box.adjusted(self.example_left(), 0, 0, 0)
        p.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.placeholderText())
        p.end()
