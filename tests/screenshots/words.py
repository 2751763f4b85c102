"""All the words a window says now, to be seen or to be read aloud: two windows in one state are compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QTextEdit,
    QWidget,
)

from casino_qt.windows.at_table.typed_line import TypedLine
from casino_qt.windows.kit.fitting import Fitting
from casino_qt.windows.kit.label import Label
from casino_qt.windows.kit.plate import Plate
from tests.screenshots.fit import Looks

LINES = 20  # of a list; more are not seen at once


def words_of(window: QWidget, looks: Looks) -> Counter[tuple[str, ...]]:
    """Every text of every widget and of every thing on a table, by the kind of what says it."""
    said: Counter[tuple[str, ...]] = Counter()
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        for text in (
            _shown(widget),
            widget.accessibleName(),
            widget.accessibleDescription(),
            widget.toolTip(),
        ):
            if text:
                said[type(widget).__name__, text] += 1
        for text in _written(widget):
            said[f"{type(widget).__name__} writes", text] = 1
        if isinstance(widget, QGraphicsView):
            for look, _ in looks.written(widget):
                # Not measures, figures, how many: at another size what moves is not as far at one moment.
                texts = [part for part in look[2:] if isinstance(part, str) and _in_words(part)]
                if texts:
                    said[f"{look[1]} on the table", *texts] = 1
    return said


def _shown(widget: QWidget) -> str:
    match widget:
        case QAbstractButton() | QLabel() | Label() | Plate():
            return widget.text()
        case QLineEdit():
            return f"{widget.text()}{widget.placeholderText()}"
        case TypedLine():
            return widget.echo()
    return ""


def _written(widget: QWidget) -> Iterator[str]:
    """What a widget paints itself, the page it shows, the lines of its list."""
    if isinstance(widget, Fitting) and not isinstance(widget, QAbstractButton):
        # In one piece: at another size its lines are broken elsewhere.
        written = " ".join(piece.text for piece in widget.measured())
        if _in_words(written):
            yield written
    if isinstance(widget, QTextEdit):
        yield widget.toPlainText()
    if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
        columns = range(model.columnCount())
        for row in range(min(model.rowCount(), LINES)):
            yield " | ".join(str(model.index(row, column).data() or "") for column in columns)
        yield from (str(model.headerData(column, Qt.Orientation.Horizontal) or "") for column in columns)


def _in_words(text: str) -> bool:
    return not text.startswith("#") and any(letter.isalpha() for letter in text)
