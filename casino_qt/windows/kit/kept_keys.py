"""Keys that whoever has the keyboard keeps for itself: no shortcut below or around hears them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent


class KeptKeys(QObject):
    """Keeps the keys that `keeps` says yes to.

    It filters: a fault that comes back through two overrides of `event` ends PySide 6.11, untold.
    """

    def __init__(self, of: QObject, keeps: Callable[[QKeyEvent], bool]) -> None:
        super().__init__(of)
        self._keeps = keeps
        of.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take such a key before it becomes a shortcut."""
        if (
            event.type() != QEvent.Type.ShortcutOverride
            or not isinstance(event, QKeyEvent)
            or not self._keeps(event)
        ):
            return False
        event.accept()
        return True
