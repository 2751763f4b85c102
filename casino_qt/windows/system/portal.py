"""What a Unix desktop is set to, by its portal (org.freedesktop.portal.Settings), also when that changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import SLOT, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

SERVICE = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"
QUESTIONS = ("ReadOne", "Read")
"""How it is asked: portals before version 2 of the interface, such as Debian 12's, know the second only."""

HIGH_CONTRAST: dict[tuple[str, str], Callable[[object], bool]] = {
    ("org.freedesktop.appearance", "contrast"): lambda value: type(value) is int and value == 1,
}
"""Where a desktop may say that it wants high contrast."""


class PortalSetting(QObject):
    """Calls `hear` with the value of `key` in `namespace`, now and whenever it becomes another.

    A desktop that has no portal, or no such setting, does not answer; nobody waits for it.
    """

    def __init__(
        self, namespace: str, key: str, hear: Callable[[object], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._named = [namespace, key]
        self._hear = hear
        self._watcher: QDBusPendingCallWatcher | None = None

    def ask(self, bus: QDBusConnection) -> None:
        """Put the question, and listen from now on."""
        # Qt takes text here; its stub speaks of bytes, which it refuses.
        slot: Any = SLOT("changed(QDBusMessage)")
        bus.connect("", PATH, INTERFACE, "SettingChanged", self, slot)
        self._put(bus, QUESTIONS)

    def _put(self, bus: QDBusConnection, questions: tuple[str, ...]) -> None:
        question = QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, questions[0])
        question.setArguments(self._named)

        def answered(watcher: QDBusPendingCallWatcher) -> None:
            answer = watcher.reply().arguments()
            if not watcher.isError() and answer:
                self._hear(_bare(answer[0]))
            elif watcher.isError() and questions[1:] and _unknown(watcher):
                self._put(bus, questions[1:])

        self._watcher = QDBusPendingCallWatcher(bus.asyncCall(question), self)
        self._watcher.finished.connect(answered)

    @Slot(QDBusMessage)
    def changed(self, message: QDBusMessage) -> None:
        """The portal tells of a setting that has another value: namespace, key, value."""
        told = message.arguments()
        if told[:2] == self._named and len(told) == 3:
            self._hear(_bare(told[2]))


class DesktopWish(QObject):
    """Calls `tell` with whether the desktop wants something.

    `places` where it may say so: namespace and key, and whether a value of that setting is the wish; any is
    enough. The first answer is told only where it is a wish; afterwards, whatever is another than before.
    """

    def __init__(
        self,
        places: Mapping[tuple[str, str], Callable[[object], bool]],
        tell: Callable[[bool], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._places = places
        self._tell = tell
        self._wished: set[tuple[str, str]] = set()
        self._settings = [PortalSetting(*place, partial(self._hear, place), self) for place in places]

    def ask(self, bus: QDBusConnection | None = None) -> None:
        """Put the question, and listen from now on; `bus` stands for the one of the session."""
        bus = QDBusConnection.sessionBus() if bus is None else bus
        if bus.isConnected():
            for setting in self._settings:
                setting.ask(bus)

    def _hear(self, place: tuple[str, str], value: object) -> None:
        before = bool(self._wished)
        if self._places[place](value):
            self._wished.add(place)
        else:
            self._wished.discard(place)
        if before != bool(self._wished):
            self._tell(not before)


def _unknown(watcher: QDBusPendingCallWatcher) -> bool:
    return watcher.error().name() == "org.freedesktop.DBus.Error.UnknownMethod"


def _bare(value: object) -> object:
    """What a D-Bus variant holds; the older question is answered with a variant in a variant."""
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value
