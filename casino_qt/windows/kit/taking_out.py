"""Taking away what was written on a card before something else is written there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget


def take_out(widgets: Sequence[QWidget]) -> None:
    """Let go of these widgets.

    Hidden first: what has only just been laid into a layout Qt shows a moment later, as a window of its own
    if nobody has it by then, and the keyboard goes there.
    """
    for widget in widgets:
        widget.hide()
        widget.setParent(None)
        widget.deleteLater()
