"""The book of errors as rows and columns, in the language of the interface."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from casino_qt.bank.decisions import MILLION, Errors
from casino_qt.windows.doors import CONTEXT, ROWS
from casino_qt.windows.practice.error_words import error
from casino_qt.windows.practice.words import thousandths

Index = QModelIndex | QPersistentModelIndex

TABLE, KIND, TIMES, MEAN, TOTAL = range(5)
FIGURES = (TIMES, MEAN, TOTAL)
ORDER = Qt.ItemDataRole.UserRole
"""What a row is sorted by in a column: its figure, or its words."""


def table_name(game: str) -> str:
    """The name of a table, as on its door."""
    return QCoreApplication.translate(CONTEXT, ROWS[game].title) if game in ROWS else game


class ErrorsModel(QAbstractTableModel):
    """One row for each kind of error at each table."""

    def __init__(self, rows: Sequence[Errors], index: str, parent: QObject | None = None) -> None:
        """`index` is the language of the letters on the cards."""
        super().__init__(parent)
        self.rows = list(rows)
        self._index = index

    def show_rows(self, rows: Sequence[Errors]) -> None:
        """Other rows from now on; the same ones are said again, in the language of the day."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """How many kinds there are."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Table, error, times, mean, total."""
        return 0 if parent is not None and parent.isValid() else TOTAL + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words, places, and what is sorted by."""
        row, column = self.rows[index.row()], index.column()
        if role == ORDER and column in FIGURES:
            return {TIMES: row.times, MEAN: row.mean, TOTAL: row.total}[column]
        if role in (Qt.ItemDataRole.DisplayRole, ORDER):
            return self._words(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:  # in its first cell a whole line
            columns = (column,) if column else range(self.columnCount())
            return ", ".join(self._words(row, one) for one in columns)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return column_names()[column]
        return _aligned(column) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _words(self, row: Errors, column: int) -> str:
        return {
            TABLE: lambda: table_name(row.game),
            KIND: lambda: error(row.kind, row.game, self._index),
            TIMES: lambda: str(row.times),
            MEAN: lambda: thousandths(row.mean / MILLION),
            TOTAL: lambda: thousandths(row.total / MILLION),
        }[column]()

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of the columns."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _aligned(section)
        return column_names()[section] if role == Qt.ItemDataRole.DisplayRole else None


def _aligned(column: int) -> Qt.AlignmentFlag:
    """Words at the left, figures at the right."""
    side = Qt.AlignmentFlag.AlignRight if column in FIGURES else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def column_names() -> tuple[str, ...]:
    """From left to right."""
    return (
        QCoreApplication.translate("Practice", "Table"),
        QCoreApplication.translate("Practice", "Error"),
        QCoreApplication.translate("Practice", "Times"),
        QCoreApplication.translate("Practice", "Each, ‰"),
        QCoreApplication.translate("Practice", "In all, ‰"),
    )
