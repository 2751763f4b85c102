"""Asks the system whether the person wants less movement. The answer may come late, or never."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

PORTAL = "org.freedesktop.portal.Desktop"
PORTAL_PATH = "/org/freedesktop/portal/desktop"
PORTAL_SETTINGS = "org.freedesktop.portal.Settings"
NAMESPACE, KEY = "org.gnome.desktop.interface", "enable-animations"

_CLIENT_AREA_ANIMATION = 0x1042  # SPI_GETCLIENTAREAANIMATION


class MotionHint(QObject):
    """Calls `less` once if the system asks for less movement; says nothing otherwise.

    Windows answers at once, a Unix desktop through its settings portal without blocking; a system that has
    neither simply does not answer.
    """

    def __init__(self, less: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._less = less
        self._watcher: QDBusPendingCallWatcher | None = None

    def ask(self) -> None:
        """Put the question."""
        if sys.platform == "win32":
            if windows_wants_less():
                self._less()
            return
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        question = QDBusMessage.createMethodCall(PORTAL, PORTAL_PATH, PORTAL_SETTINGS, "ReadOne")
        question.setArguments([NAMESPACE, KEY])
        self._watcher = QDBusPendingCallWatcher(bus.asyncCall(question), self)
        self._watcher.finished.connect(self._answered)

    @Slot(QDBusPendingCallWatcher)
    def _answered(self, watcher: QDBusPendingCallWatcher) -> None:
        answer = watcher.reply().arguments()
        if not watcher.isError() and answer:
            self.hear(answer[0])

    def hear(self, animations: object) -> None:
        """The portal's answer: a desktop without animations is one with less movement."""
        variant = getattr(animations, "variant", None)
        if (variant() if callable(variant) else animations) is False:
            self._less()


def windows_wants_less() -> bool:
    """Whether Windows has its animations switched off."""
    library = getattr(ctypes, "windll", None)
    if library is None:
        return False
    on = ctypes.c_int(1)
    asked = library.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(on), 0)
    return bool(asked) and not on.value
