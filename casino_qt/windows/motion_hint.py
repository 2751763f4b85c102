"""Asks the system whether the person wants less movement, and hears of changes. It may never answer."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import SLOT, QObject, Qt, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
from PySide6.QtGui import QGuiApplication

PORTAL = "org.freedesktop.portal.Desktop"
PORTAL_PATH = "/org/freedesktop/portal/desktop"
PORTAL_SETTINGS = "org.freedesktop.portal.Settings"
NAMESPACE, KEY = "org.gnome.desktop.interface", "enable-animations"

_CLIENT_AREA_ANIMATION = 0x1042  # SPI_GETCLIENTAREAANIMATION


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
        self._watcher: QDBusPendingCallWatcher | None = None

    def ask(self) -> None:
        """Put the question, and listen from now on."""
        if sys.platform in ("win32", "darwin"):
            self._look()
            application = QGuiApplication.instance()
            if isinstance(application, QGuiApplication):
                application.applicationStateChanged.connect(self._came_to_front)
            return
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        # Qt takes text here; its stub speaks of bytes, which it refuses.
        slot: Any = SLOT("changed(QDBusMessage)")
        bus.connect("", PORTAL_PATH, PORTAL_SETTINGS, "SettingChanged", self, slot)
        question = QDBusMessage.createMethodCall(PORTAL, PORTAL_PATH, PORTAL_SETTINGS, "ReadOne")
        question.setArguments([NAMESPACE, KEY])
        self._watcher = QDBusPendingCallWatcher(bus.asyncCall(question), self)
        self._watcher.finished.connect(self._answered)

    def _came_to_front(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._look()

    def _look(self) -> None:
        self._tell(windows_wants_less() if sys.platform == "win32" else mac_wants_less())

    def _tell(self, less: bool) -> None:
        if less != self._wanted:
            self._wanted = less
            self._less(less)

    @Slot(QDBusPendingCallWatcher)
    def _answered(self, watcher: QDBusPendingCallWatcher) -> None:
        answer = watcher.reply().arguments()
        if not watcher.isError() and answer:
            self.hear(answer[0])

    @Slot(QDBusMessage)
    def changed(self, message: QDBusMessage) -> None:
        """The portal tells of a setting that has another value: group, name, value."""
        told = message.arguments()
        if told[:2] == [NAMESPACE, KEY] and len(told) == 3:
            self.hear(told[2])

    def hear(self, animations: object) -> None:
        """The portal's answer: a desktop without animations is one with less movement."""
        variant = getattr(animations, "variant", None)
        value = variant() if callable(variant) else animations
        if isinstance(value, bool):
            self._tell(not value)


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
