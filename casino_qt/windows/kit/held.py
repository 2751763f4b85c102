"""A key held down: what it repeats is no press, whatever the system calls it.

X11 sends a release and a press of one moment for every repeat, and Qt tells them from presses only where both
have come when it looks: of a key held for a second most repeats came as presses. Nobody lets a key go and
presses it again within the same millisecond.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication

from casino_qt.windows.kit.key_events import sent_again

_Key = Qt.Key
_DECISIONS = frozenset({_Key.Key_Return, _Key.Key_Enter, _Key.Key_Select, _Key.Key_Escape}) | frozenset(
    Qt.Key(_Key.Key_F1 + number) for number in range(12)
)
_ALSO_TEXT = frozenset({_Key.Key_Space, _Key.Key_Delete, _Key.Key_Backspace})
"""Decisions everywhere but in a line one writes in."""


class HeldKeys(QObject):
    """Hears the keys of a window before its widgets do.

    Decisions are not repeated; what else is held comes as the repeat it is.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._released = (0, 0)  # code of the key on the board, 0: none was told; milliseconds

    def watch(self, window: QWindow) -> None:
        """Hear this window."""
        window.installEventFilter(self)

    def is_repeat(self, event: QKeyEvent) -> bool:
        """Whether the press is one of a key that is held."""
        pressed = (event.nativeScanCode(), event.timestamp())
        return event.isAutoRepeat() or (all(pressed) and pressed == self._released)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep repeats of decisions away, and mark all others."""
        if event.type() == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            self._released = (event.nativeScanCode(), event.timestamp())
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self.is_repeat(event):
            key = Qt.Key(event.key())
            if key in _DECISIONS or (key in _ALSO_TEXT and not _writing()):
                return True
            if not event.isAutoRepeat():
                QCoreApplication.sendEvent(watched, sent_again(event, repeats=True))
                return True
        return False


def _writing() -> bool:
    """Whether the keyboard is in a line of text."""
    widget = QApplication.focusWidget()
    return widget is not None and widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
