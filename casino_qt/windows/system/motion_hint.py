"""Asks the system whether the person wants less movement, and hears of changes. It may never answer."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtDBus import QDBusConnection
from PySide6.QtGui import QGuiApplication

from casino_qt.windows.system.portal import DesktopWish

_CLIENT_AREA_ANIMATION = 0x1042  # SPI_GETCLIENTAREAANIMATION


def _no_animations(value: object) -> bool:
    return value is False


def _no_time_for_them(value: object) -> bool:
    """KDE writes a factor of all durations, as text."""
    try:
        return float(str(value)) == 0
    except ValueError:
        return False


LESS: dict[tuple[str, str], Callable[[object], bool]] = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: type(value) is int and value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): _no_animations,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): _no_time_for_them,
}
"""Where a Unix desktop may say so. All have agreed on the first, which their portals know since 2025 only."""


class MotionHint(QObject):
    """Calls `less` with what the system wants: True for less movement, False when it wants it no more.

    A Unix desktop answers through its settings portal, without blocking, and tells of changes itself; Windows
    and macOS answer at once and are asked again whenever the casino comes to the front. The first answer is
    told only where it is a wish for less; a system that has none of these simply does not answer.
    """

    def __init__(self, less: Callable[[bool], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._less = less
        self._wanted = False

    def ask(self, bus: QDBusConnection | None = None) -> None:
        """Put the question, and listen from now on; `bus` stands for the one of the session."""
        if sys.platform in ("win32", "darwin"):
            self._look()
            application = QGuiApplication.instance()
            if isinstance(application, QGuiApplication):
                application.applicationStateChanged.connect(self._came_to_front)
        else:
            DesktopWish(LESS, self._tell, self).ask(bus)

    def _came_to_front(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._look()

    def _look(self) -> None:
        self._tell(windows_wants_less() if sys.platform == "win32" else mac_wants_less())

    def _tell(self, less: bool) -> None:
        if less != self._wanted:
            self._wanted = less
            self._less(less)


def windows_wants_less() -> bool:
    """Whether Windows has its animations switched off."""
    library = getattr(ctypes, "windll", None)
    if library is None:
        return False
    on = ctypes.c_int(1)
    asked = library.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(on), 0)
    return bool(asked) and not on.value


def mac_wants_less(load: Callable[[str], Any] = ctypes.CDLL) -> bool:
    """Whether macOS is set to reduce motion: asked of NSWorkspace through the runtime of Objective-C."""
    try:
        load("/System/Library/Frameworks/AppKit.framework/AppKit")
        objc = load("/usr/lib/libobjc.A.dylib")
    except OSError:
        return False
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    send, ask = objc.objc_msgSend, [ctypes.c_void_p, ctypes.c_void_p]
    send.argtypes, send.restype = ask, ctypes.c_void_p
    workspace = send(objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace"))
    send.restype = ctypes.c_bool
    return bool(send(workspace, objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")))
