"""A hint stays as long as the pointer rests, and goes at a key: it may lie over what has to be read."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QToolTip


class Hints(QObject):
    """Hears the keys of a window; the key itself does what it always does."""

    def watch(self, window: QWindow) -> None:
        """Hear this window."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whoever uses the keyboard does not look at what the pointer rests on."""
        if event.type() == QEvent.Type.KeyPress:
            QToolTip.hideText()
        return False
