"""The table of contents of a book: the names of its pages one under the other, printed on the ivory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QPaintEvent

from casino_qt.art import lettering, palette
from casino_qt.art.paths import rrect
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import target
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.segments import Segments


class Contents(Segments):
    """Choices as a column of lines; the page that is open is wine-red with the house's diamond before it."""

    READ_AS: ClassVar[QAccessible.Role] = QAccessible.Role.List
    HEIGHT = 36.0
    PADDING = 24.0  # su before a name, where the diamond has its place
    AFTER = 12.0
    LIT: ClassVar[QColor] = QColor(108, 18, 32, 20)  # the wine of the titles, laid thinly
    TAKEN: ClassVar[QColor] = palette.WINE
    OTHER: ClassVar[QColor] = palette.INK
    STEPS: ClassVar[dict[Qt.Key, int]] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}

    def _font(self, taken: bool = True) -> QFont:
        return faces.ui_font(self.k, 15.5, weight=600 if taken else 400)

    def line(self) -> float:
        """How high a line is, in logical pixels."""
        return self.HEIGHT * self.k

    def rects(self) -> list[QRectF]:
        """The lines in the widget's coordinates."""
        room, height = faces.ROOM * self.k, self.line()
        width = self.width() - 2 * room
        return [QRectF(room, room + height * i, width, height) for i in range(len(self._texts))]

    def sizeHint(self) -> QSize:
        """As wide as the longest name when it is the one that is open."""
        font, k = self._font(), self.k
        longest = max((lettering.text_width(text, font) for text in self._texts), default=0.0)
        width = longest + (self.PADDING + self.AFTER + 2 * faces.ROOM) * k
        return QSize(round(width + 1), round(self.line() * len(self._texts) + 2 * faces.ROOM * k))

    def measured(self) -> Iterator[Measured]:
        """Every name against its line."""
        font = self._font()
        for text, r in zip(self._texts, self.rects(), strict=True):
            yield Measured(text, lettering.text_width(text, font), r.width() - self.PADDING * self.k)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The names, the diamond, the ring of the keyboard round the page that is open."""
        p = faces.begin(self)
        k = self.k
        for i, (text, r) in enumerate(zip(self._texts, self.rects(), strict=True)):
            taken = i == self._index
            if taken or i == self._hovered:
                p.fillPath(rrect(r.x(), r.y() + k, r.width(), r.height() - 2 * k, 4 * k), self.LIT)
            if taken:
                faces.diamond(p, r.x() + self.PADDING * k / 2, r.center().y(), 4.5 * k)
            font = self._font(taken)
            y = r.center().y() + lettering.cap_height(font) / 2
            lettering.draw_text(
                p, r.x() + self.PADDING * k, y, text, font, self.TAKEN if taken else self.OTHER
            )
            if taken and self.hasFocus():
                faces.focus_ring(p, r.adjusted(k, 2 * k, -k, -2 * k), k)
        p.end()


class Index(Contents):
    """The same on the dark of a cartouche."""

    LIT: ClassVar[QColor] = QColor(255, 231, 163, 30)
    TAKEN: ClassVar[QColor] = palette.MONEY
    OTHER: ClassVar[QColor] = palette.TEXT

    def line(self) -> float:
        """As high as a hand wants it."""
        return target(self.k)
