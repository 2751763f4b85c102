"""A guard against the click that was meant for something else: what a button means had just changed."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

PAUSE = 0.3
"""Seconds for which a button whose meaning has changed answers nobody: an eye needs as long to see it."""
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)

_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)
"""What presses a button that has the keyboard; with any other key one goes on from it."""


class Guard(QObject):
    """Watches buttons; after `changed` they take no press, key or shortcut for PAUSE seconds.

    A press that is not taken ends in no click, wherever it is released. `clock` counts seconds.
    """

    def __init__(self, parent: QObject, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self.clock = clock
        self._until = 0.0
        self._keys_until = 0.0

    def watch(self, *buttons: QWidget) -> None:
        """Guard these, too."""
        for button in buttons:
            button.installEventFilter(self)

    def changed(self, *, keys: bool = True) -> None:
        """From now on the buttons mean something else; so do their shortcuts, unless `keys` is False: then
        whoever presses one has read which it is."""
        self._until = self.clock() + PAUSE
        if keys:
            self._keys_until = self._until

    @property
    def closed(self) -> bool:
        """Whether nobody is answered now."""
        return self.clock() < self._until

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow what comes too early; a key held down is never a decision."""
        if event.type() in _PRESSES:
            return self.closed
        if event.type() == QEvent.Type.Shortcut:
            return self.clock() < self._keys_until
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _KEYS:
            return self.closed or event.isAutoRepeat()
        return super().eventFilter(watched, event)
