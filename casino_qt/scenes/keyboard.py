"""Where a key lies on the desk, for the keys whose place matters more than what the layout prints on them.

The upper row types digits only with Shift on French and Czech keyboards, and a Russian one has no Latin
letters; the chips and the insurance are on the same keys everywhere.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

CHIPS = 8
"""So many chips lie in the tray, one for each of the first keys of the upper row."""

# Linux counts the keys of the main block as PC keyboards always have; X11 and Wayland add eight.
_UPPER_ROW = range(2, 2 + CHIPS)
_LETTER_I = 23
_MAC_UPPER_ROW = (18, 19, 20, 21, 23, 22, 26, 28)
_MAC_LETTER_I = 34


def chip_key(event: QKeyEvent) -> int | None:
    """Which chip of the tray the key chooses, counted from 0; None for any other key."""
    key = event.key()
    if Qt.Key.Key_1 <= key < Qt.Key.Key_1 + CHIPS:
        return key - Qt.Key.Key_1
    if sys.platform == "darwin":
        code = event.nativeVirtualKey()
        return _MAC_UPPER_ROW.index(code) if code in _MAC_UPPER_ROW else None
    place = _place(event)
    return place - _UPPER_ROW.start if place in _UPPER_ROW else None


def insurance_key(event: QKeyEvent) -> bool:
    """Whether the key insures: the letter I, or what lies in its place."""
    if event.key() == Qt.Key.Key_I:
        return True
    if sys.platform == "darwin":
        return event.nativeVirtualKey() == _MAC_LETTER_I
    return _place(event) == _LETTER_I


def _place(event: QKeyEvent) -> int:
    return event.nativeScanCode() - (0 if sys.platform == "win32" else 8)
