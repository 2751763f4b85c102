"""Lines of figures on ivory: a name, amounts under one another, the sum first. Arrows walk up and down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from casino_qt.art import lettering, palette
from casino_qt.money_text import MINUS
from casino_qt.reading.announcing import named
from casino_qt.windows.book.leaf import LIT, RING, RULING, SCROLLBAR, font
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.styled import wear

ROW, HEAD = 23.0, 25.0  # su
PX, HEAD_PX = 14.0, 13.0
PADDING = 7.0  # su at both sides of a cell
MOST = 8
"""Lines that are shown at once; more are scrolled to."""
RESULT = 3
"""The column in which a loss is red."""

LOOK = (
    SCROLLBAR
    + """
QHeaderView {{ background: transparent; border: none; }}
QHeaderView::section {{ background: transparent; border: none; }}
"""
)

Index = QModelIndex | QPersistentModelIndex
Cells = tuple[str, ...]


class _Ink(QStyledItemDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Ground of the line the keyboard is on, the text, the ruling; the sum is bold."""
        ledger = self.parent()
        assert isinstance(ledger, Ledger)
        box, k, row, column = QRectF(option.rect), ledger.k, index.row(), index.column()
        if option.state & QStyle.StateFlag.State_Selected and ledger.hasFocus():
            # Smooth edges between cells would be seen.
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.fillRect(box, LIT)
        text, total = str(index.data()), row == 0
        face = ledger.face(total)
        lost = column == RESULT and text.startswith(MINUS)
        x = box.right() - PADDING * k if column else box.left() + PADDING * k
        y = box.center().y() + lettering.cap_height(face) / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = palette.ROUGE if lost else palette.INK
        lettering.draw_text(painter, x, y, text, face, colour, "r" if column else "l")
        painter.setPen(QPen(palette.BRASS_SHADE if total else RULING, 1))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.drawLine(box.bottomLeft(), box.bottomRight())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Every line is as high as every other."""
        ledger = self.parent()
        assert isinstance(ledger, Ledger)
        return QSize(10, round(ROW * ledger.k))


class _Heads(QHeaderView):
    def paintSection(self, painter: QPainter, rect: QRect, index: int) -> None:
        """The name of a column, over its figures."""
        ledger = self.parent()
        assert isinstance(ledger, Ledger)
        box = QRectF(rect)
        face = ledger.head_face()
        x = box.right() - PADDING * ledger.k if index else box.left() + PADDING * ledger.k
        y = box.center().y() + lettering.cap_height(face) / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text = str(ledger.model().headerData(index, Qt.Orientation.Horizontal))
        lettering.draw_text(painter, x, y, text, face, palette.INK_2, "r" if index else "l")


class Ledger(QTableView):
    """Shows what `tell` is given. Its columns are as wide as their texts, and share what is left."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.k = 1.0
        self.most = MOST
        self._lines = QStandardItemModel(self)
        self.setModel(self._lines)
        self.setItemDelegate(_Ink(self))
        self.setHorizontalHeader(_Heads(Qt.Orientation.Horizontal, self))
        self.horizontalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setSectionsClickable(False)
        self.verticalHeader().hide()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        colours = self.palette()
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Highlight):
            for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
                colours.setColor(group, role, Qt.GlobalColor.transparent)
        self.setPalette(colours)

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
        return max(0, self._lines.rowCount() - MOST) * round(ROW * self.k)

    # -- shape -------------------------------------------------------------------------------------------

    def face(self, total: bool = False) -> QFont:
        """What the lines are written in, figures of one width."""
        return font(self.k * PX / 15, self.devicePixelRatioF(), 600 if total else 400)

    def head_face(self) -> QFont:
        """What the heads are written in."""
        return faces.ui_font(self.k, self.devicePixelRatioF(), HEAD_PX, 500)

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        wear(self, LOOK.format(width=round(8 * k)))
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(round(ROW * k))
        self.horizontalHeader().setFixedHeight(round(HEAD * k))
        shown = min(max(self._lines.rowCount(), 1), self.most)
        self.setFixedHeight(round(HEAD * k) + shown * round(ROW * k) + 1)
        self.lay_out()

    def wanted(self) -> list[float]:
        """Width of each column, in logical pixels."""
        found = []
        for column in range(self._lines.columnCount()):
            head = str(self._lines.headerData(column, Qt.Orientation.Horizontal))
            texts = [cells[column] for cells in self.lines()]
            widest = max([lettering.text_width(text, self.face(True)) for text in texts] or [0.0])
            found.append(max(widest, lettering.text_width(head, self.head_face())) + 2 * PADDING * self.k)
        return found

    def minimumSizeHint(self) -> QSize:
        """All columns."""
        return QSize(round(sum(self.wanted())) + round(8 * self.k), round((HEAD + 2 * ROW) * self.k))

    def lay_out(self) -> None:
        """Give every column the width its texts ask for, and what is left over to all alike."""
        wanted = self.wanted()
        spare = max(0.0, self.viewport().width() - sum(wanted)) / max(1, len(wanted))
        for column, width in enumerate(wanted):
            self.setColumnWidth(column, int(width + spare))
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Columns follow the page."""
        super().resizeEvent(event)
        self.lay_out()

    def measured(self) -> Iterator[Measured]:
        """Every column, and all of them against the page."""
        for column, width in enumerate(self.wanted()):
            yield Measured(f"column {column}", width, self.columnWidth(column) + 1)
        whole = sum(self.columnWidth(column) for column in range(self._lines.columnCount()))
        yield Measured("columns", whole, self.viewport().width() + 1)

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

    def paintEvent(self, event: QPaintEvent) -> None:
        """The lines, and the ring round the one the keyboard is on."""
        super().paintEvent(event)
        row = self.currentIndex()
        if self.hasFocus() and row.isValid():
            p = faces.begin(self.viewport())
            r = QRectF(self.visualRect(row))
            r.setRight(sum(self.columnWidth(column) for column in range(self._lines.columnCount())))
            k = self.k
            faces.focus_ring(p, r.adjusted(RING * k, RING * k, -RING * k, -RING * k), k, 3)
            p.end()
