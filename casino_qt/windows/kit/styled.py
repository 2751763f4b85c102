"""Style sheets, where a widget of Qt's own is set in the house's colours."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def wear(widget: QWidget, sheet: str) -> None:
    """Give the widget this style sheet, unless it wears it: Qt polishes it and its children each time."""
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)
