"""A key event that is sent again, changed in one thing."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent


def sent_again(event: QKeyEvent, *, key: int | None = None, repeats: bool | None = None) -> QKeyEvent:
    """The same event, of another key or as a repeat where that is given."""
    again = QKeyEvent(
        event.type(),
        event.key() if key is None else key,
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
        event.isAutoRepeat() if repeats is None else repeats,
        event.count(),
    )
    again.setTimestamp(event.timestamp())
    return again
