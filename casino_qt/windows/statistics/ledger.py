"""Lines of figures on ivory: a name, amounts under one another, the sum first. Arrows walk up and down."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QWidget

from casino_qt.art import lettering, palette
from casino_qt.money_text import MINUS
from casino_qt.reading.announcing import named
from casino_qt.windows.kit.ivory_table import BAR, Index, IvoryTable, font

MOST = 8
"""Lines that are shown at once; more are scrolled to."""
RESULT = 3
"""The column in which a loss is red."""

Cells = tuple[str, ...]


class Ledger(IvoryTable):
    """Shows what `tell` is given; the sum is bold."""

    def __init__(self, parent: QWidget) -> None:
        self._lines = QStandardItemModel()
        super().__init__(parent, self._lines)
        self._lines.setParent(self)
        self.most = MOST

    def tell(self, heads: Sequence[str], lines: Sequence[Cells]) -> None:
        """Show these lines, the first of which is the sum of the others."""
        row = max(0, self.currentIndex().row())
        self._lines.clear()
        self._lines.setHorizontalHeaderLabels(list(heads))
        for cells in lines:
            items = [QStandardItem(text) for text in cells]
            whole = ", ".join(f"{head} {text}" for head, text in zip(heads[1:], cells[1:], strict=True))
            items[0].setAccessibleText(named(cells[0], whole))
            for item in items[1:]:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._lines.appendRow(items)
        if lines:
            self.setCurrentIndex(self._lines.index(min(row, len(lines) - 1), 0))
        self.set_k(self.k)

    def lines(self) -> list[Cells]:
        """The lines as they are shown."""
        columns = range(self._lines.columnCount())
        return [
            tuple(self._lines.item(row, column).text() for column in columns)
            for row in range(self._lines.rowCount())
        ]

    def hidden_height(self) -> int:
        """How much higher it would be if all lines were shown, in logical pixels."""
        return max(0, self._lines.rowCount() - MOST) * self.row_height()

    # -- shape -------------------------------------------------------------------------------------------

    def face(self, row: int) -> QFont:
        """The sum is bold."""
        return font(self.k, 400 if row else 600, self.PX)

    def ink(self, index: Index) -> QColor:
        """What was lost is red, and has its minus."""
        lost = index.column() == RESULT and str(index.data()).startswith(MINUS)
        return palette.ROUGE if lost else palette.INK

    def ruling(self, row: int) -> QColor:
        """A darker one under the sum."""
        return super().ruling(row) if row else palette.BRASS_SHADE

    def widest(self, column: int) -> float:
        """All as if they were bold: the columns stay where they are when the sum changes its place."""
        texts = [cells[column] for cells in self.lines()]
        return max([lettering.text_width(text, self.face(0)) for text in texts] or [0.0])

    def set_k(self, k: float) -> None:
        """As high as the lines that are shown."""
        self.k = k
        self.setFixedHeight(self.height_of(min(max(self._lines.rowCount(), 1), self.most)))
        super().set_k(k)

    def minimumSizeHint(self) -> QSize:
        """All columns."""
        return QSize(sum(self.wanted()) + round(BAR * self.k), self.height_of(2))

    # -- the person --------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up, down, Home and End walk; all else is the sheet's."""
        key, last = event.key(), self._lines.rowCount() - 1
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End) and last >= 0:
            self.setCurrentIndex(self._lines.index(0 if key == Qt.Key.Key_Home else last, 0))
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
        else:
            event.ignore()
