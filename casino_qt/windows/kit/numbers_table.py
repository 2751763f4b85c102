"""All the points of a drawing as a table: a line for each of them, written when it is looked at."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QItemSelectionModel,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QWidget

from casino_qt.art import lettering, palette
from casino_qt.money_text import MINUS, NBSP
from casino_qt.windows.kit.ivory_table import BAR, RULING, Index, IvoryTable

NOTHING = "–"  # is read where a point has no such figure
LEAST = 6
"""Lines that are seen in any case."""
_THOUSANDS = re.compile(rf"(?<=\d){NBSP}(?=\d{{3}}(?!\d))")
_WALKING = frozenset(
    (
        *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End),
    )
)


@dataclass(frozen=True, slots=True)
class Column:
    """What stands over a column. `told`: the same in full, where `head` is short; `words`: no figures."""

    head: str
    told: str = ""
    words: bool = False


@dataclass(frozen=True, slots=True)
class Points:
    """Every point that is drawn: `cell` writes one figure of one of `count` points.

    The first column is what the point is called: the head of its line.
    """

    columns: tuple[Column, ...]
    count: int
    cell: Callable[[int, int], str]
    note: str = ""
    """What one has to know to read them."""


NONE = Points((), 0, lambda _row, _column: "")


class PointsModel(QAbstractTableModel):
    """The points as a model of Qt's."""

    def __init__(self) -> None:
        super().__init__()
        self.points = NONE

    def show_points(self, points: Points) -> None:
        """Other ones, or the same in another language."""
        self.beginResetModel()
        self.points = points
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """As many as there are points."""
        return 0 if parent is not None and parent.isValid() else self.points.count

    def columnCount(self, parent: Index | None = None) -> int:
        """As many as the drawing has figures for each."""
        return 0 if parent is not None and parent.isValid() else len(self.points.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A figure; for a reader, what it is a figure of."""
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.points.cell(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.points.cell(row, column) or NOTHING
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            head = self.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole)
            return head if not column else f"{head}, {self.points.cell(row, 0)}"
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of the columns, in full for a reader and the pointer; of the lines, their points."""
        if orientation == Qt.Orientation.Vertical:
            return self.points.cell(section, 0) if role == Qt.ItemDataRole.DisplayRole else None
        column = self.points.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.head
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return column.told or column.head
        return column.told or None if role == Qt.ItemDataRole.ToolTipRole else None


def copy_hint() -> str:
    """What can be done with the lines."""
    text = QCoreApplication.translate("NumbersTable", "{key} copies the chosen lines.")
    keys = QKeySequence(QKeySequence.StandardKey.Copy)
    return text.format(key=keys.toString(QKeySequence.SequenceFormat.NativeText))


def for_a_program(text: str) -> str:
    """A figure as a program takes it: no gap between thousands, the minus of a keyboard."""
    return _THOUSANDS.sub("", text).replace(MINUS, "-").replace(NBSP, " ")


class NumbersTable(IvoryTable):
    """Arrows go from figure to figure, Home and End to the first and the last point, Ctrl+C copies lines."""

    ROW = 28.0
    PADDING = 8.0
    copied = Signal(int)
    """So many lines are on the clipboard."""

    moved = Signal(QRect)
    """The keyboard has gone to the figure at this place of the viewport."""

    def __init__(self, parent: QWidget) -> None:
        self.points_model = PointsModel()
        self._widest: dict[int, float] = {}
        super().__init__(parent, self.points_model)
        self.points_model.setParent(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        # The bar begins beside the first line: over it a switch may answer.
        self._over_bar = QWidget(self)
        self._over_bar.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.addScrollBarWidget(self._over_bar, Qt.AlignmentFlag.AlignTop)

    def tell(self, points: Points) -> None:
        """Show these; whoever reads stays in the same place, and what is chosen stays chosen."""
        now, top = self.currentIndex(), self.verticalScrollBar().value()
        row, column = max(0, now.row()), max(0, now.column())
        chosen = [(part.top(), part.bottom()) for part in self.selectionModel().selection().toList()]
        self.points_model.show_points(points)
        self._widest.clear()
        self.lay_out()
        if points.count:
            row, column = min(row, points.count - 1), min(column, len(points.columns) - 1)
            self.setCurrentIndex(self.points_model.index(row, column))
            for first, last in chosen:
                for at in range(first, min(last, points.count - 1) + 1):
                    self.selectionModel().select(
                        self.points_model.index(at, 0),
                        QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows,
                    )
            self.verticalScrollBar().setValue(top)

    # -- shape -------------------------------------------------------------------------------------------

    def is_words(self, column: int) -> bool:
        """As the drawing says."""
        columns = self.points_model.points.columns
        return column < len(columns) and columns[column].words

    def widest(self, column: int) -> float:
        """Sought once for each scale and language."""
        if column not in self._widest:
            points, face = self.points_model.points, self.face(0)
            texts = {points.cell(row, column) for row in range(points.count)}
            self._widest[column] = max((lettering.text_width(text, face) for text in texts), default=0.0)
        return self._widest[column]

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self._widest.clear()
        self._over_bar.setFixedHeight(round(self.HEAD * k))
        super().set_k(k)

    def needed_width(self) -> float:
        """Of all columns and the bar beside them, in logical pixels."""
        return sum(self.wanted()) + round(BAR * self.k)

    def minimumSizeHint(self) -> QSize:
        """All columns, and some lines; whoever lays it out may give it less: then it is scrolled."""
        rows = min(LEAST, max(1, self.points_model.rowCount()))
        return QSize(math.ceil(self.needed_width()), self.height_of(rows))

    def sizeHint(self) -> QSize:
        """All lines."""
        return QSize(self.minimumSizeHint().width(), self.height_of(self.points_model.rowCount()))

    def whole_height(self, room: QSize) -> int:
        """The most of `room` that ends with a whole line, in logical pixels."""
        bar = round(BAR * self.k)
        wide = sum(self._fitted(room.width() - bar)[0]) + bar
        bar = bar if wide > room.width() else 0
        lines = max(1, (room.height() - bar - self.height_of(0)) // self.row_height())
        return self.height_of(min(lines, max(1, self.points_model.rowCount()))) + bar

    def ruling(self, row: int) -> QColor:
        """A darker one under the heads."""
        return RULING if row >= 0 else palette.BRASS_SHADE

    def ringed(self) -> QRectF:
        """The figure the keyboard is on; its line is lit."""
        return QRectF(self.visualRect(self.currentIndex()))

    # -- the person --------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tab, Escape and all other keys are the sheet's."""
        key, plain = event.key(), not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        last = self.points_model.rowCount() - 1
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.selectAll()
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and plain and last >= 0:
            row = 0 if key == Qt.Key.Key_Home else last
            self.setCurrentIndex(self.points_model.index(row, max(0, self.currentIndex().column())))
        elif key in _WALKING:
            super().keyPressEvent(event)
        else:
            event.ignore()
            return
        event.accept()

    def lines(self) -> list[int]:
        """The chosen lines, in order."""
        selection = self.selectionModel().selection()
        parts = (range(part.top(), part.bottom() + 1) for part in selection.toList())
        return sorted({row for part in parts for row in part})

    def text_of(self, rows: list[int]) -> str:
        """Lines as a program takes them: tabs between figures."""
        points = self.points_model.points
        columns = range(len(points.columns))
        return "\n".join("\t".join(for_a_program(points.cell(row, c)) for c in columns) for row in rows)

    def copy(self) -> None:
        """Put the chosen lines on the clipboard."""
        if rows := self.lines():
            QGuiApplication.clipboard().setText(self.text_of(rows) + "\n")
            self.copied.emit(len(rows))

    def keyboardSearch(self, search: str) -> None:
        """A letter is nobody's here: `keyPressEvent` leaves it to the sheet."""

    def currentChanged(self, current: Index, previous: Index) -> None:
        """The ring moves with it."""
        super().currentChanged(current, previous)
        self.viewport().update()
        if self.hasFocus() and current.isValid():
            self.moved.emit(self.visualRect(current))
