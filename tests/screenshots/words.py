"""All the words a window says now, to be seen or to be read aloud: two windows in one state are compared."""

from __future__ import annotations

from collections import Counter

from PySide6.QtWidgets import QAbstractButton, QGraphicsView, QLabel, QLineEdit, QWidget

from casino_qt.windows.kit.label import Label
from casino_qt.windows.kit.plate import Plate
from casino_qt.windows.typed_line import TypedLine
from tests.screenshots.fit import Looks


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


def _in_words(text: str) -> bool:
    return not text.startswith("#") and any(letter.isalpha() for letter in text)
