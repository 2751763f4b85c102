"""The heads of the columns: each sorts by its column, a second time the other way round."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from casino_qt.art import lettering, palette
from casino_qt.art.paths import rrect
from casino_qt.bank.book import Column
from casino_qt.windows.book.leaf import PADDING
from casino_qt.windows.book.rounds import AMOUNTS, COLUMNS
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.ivory_table import LIT, RING

HEIGHT = 34.0  # su
ARROW = 16.0  # su beside the words


class Head(KitButton):
    """One of them: words in ink, an arrow where the book is sorted by it."""

    def __init__(self, column: Column, parent: QWidget) -> None:
        super().__init__(parent)
        self.column = column
        self.sorted: bool | None = None
        """Downwards, upwards; None: by another column."""

    def _font(self) -> QFont:
        return faces.ui_font(self.k, 14, weight=600 if self.sorted is not None else 500)

    def wanted_width(self) -> float:
        """With the arrow it may get, in logical pixels."""
        bold = faces.ui_font(self.k, 14, weight=600)
        return lettering.text_width(self.words(), bold) + (2 * PADDING + ARROW) * self.k

    def face_rect(self) -> QRectF:
        """The whole head answers."""
        return QRectF(self.rect())

    def measured(self) -> Iterator[Measured]:
        """Words and arrow."""
        yield Measured(self.words(), self.wanted_width(), self.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words, arrow, ring."""
        p = faces.begin(self)
        r, k = QRectF(self.rect()), self.k
        if self.state() in ("hover", "pressed"):
            p.fillPath(rrect(r.x(), r.y(), r.width(), r.height(), 4 * k), LIT)
        font = self._font()
        y = r.center().y() + lettering.cap_height(font) / 2
        width = lettering.text_width(self.words(), font)
        right = self.column in AMOUNTS
        x = r.right() - PADDING * k - width if right else r.left() + PADDING * k
        colour = palette.WINE if self.sorted is not None else palette.INK_2
        lettering.draw_text(p, x, y, self.words(), font, colour)
        if self.sorted is not None:
            at = x - ARROW * k * 0.7 if right else x + width + ARROW * k * 0.7
            self._arrow(p, QPointF(at, r.center().y()))
        if self.ring_wanted():
            faces.focus_ring(p, r.adjusted(RING * k, RING * k, -RING * k, -RING * k), k)
        p.end()

    def _arrow(self, p: object, at: QPointF) -> None:
        from PySide6.QtGui import QPainter

        assert isinstance(p, QPainter)
        half = 4.0 * self.k * (1 if self.sorted else -1)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(palette.WINE)
        wide = abs(half)
        p.drawPolygon(
            QPolygonF(
                [at + QPointF(-wide, -half / 2), at + QPointF(wide, -half / 2), at + QPointF(0, half / 2)]
            )
        )


class Heads(QWidget):
    """All of them over their columns. Told which way the book is sorted; asks for another way."""

    wanted = Signal(object, bool)
    """Column, whether downwards."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.k = 1.0
        self.heads = [Head(column, self) for column in COLUMNS]
        self._by, self._descending = Column.DATE, True
        for head in self.heads:
            head.clicked.connect(partial(self._clicked, head.column))

    def _clicked(self, column: Column, _checked: bool = False) -> None:
        # Words are first wanted from A, dates and amounts from the newest and the largest.
        down = not self._descending if column is self._by else column not in (Column.TABLE, Column.FELL)
        self.wanted.emit(column, down)

    def set_sorted(self, column: Column, descending: bool) -> None:
        """The book is sorted this way now."""
        self._by, self._descending = column, descending
        for head in self.heads:
            head.sorted = descending if head.column is column else None
            head.update()
        self.describe()

    def say(self, titles: dict[Column, str]) -> None:
        """Name the columns."""
        for head in self.heads:
            head.say(titles[head.column], "", self.tr("Sort by this column; again: the other way round"))
        self.describe()

    def describe(self) -> None:
        """Say how it is sorted to those who listen to the window."""
        for head in self.heads:
            name = head.words()
            if head.sorted is not None:
                text = (
                    self.tr("{column}, sorted downwards")
                    if head.sorted
                    else self.tr("{column}, sorted upwards")
                )
                name = text.format(column=name)
            head.setAccessibleName(name)

    def set_k(self, k: float) -> None:
        """Change the scale."""
        self.k = k
        for head in self.heads:
            head.set_k(k)
        self.setFixedHeight(round(HEIGHT * k))

    def lay_out(self, widths: list[int]) -> None:
        """Stand over columns of these widths, logical pixels."""
        x = 0
        for head, width in zip(self.heads, widths, strict=True):
            head.setVisible(width > 0)  # a column that has no room is left out
            head.setGeometry(x, 0, width, self.height())
            x += width

    def sizeHint(self) -> QSize:
        """As high as one line."""
        return QSize(10, round(HEIGHT * self.k))
