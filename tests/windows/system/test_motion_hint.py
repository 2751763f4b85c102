"""Less movement when the system asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import ClassInfo, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusServer, QDBusVariant
from pytestqt.qtbot import QtBot

from casino_qt.scenes import timing
from casino_qt.settings import SPEEDS, Settings
from casino_qt.windows.system.motion_hint import LESS, MotionHint, mac_wants_less
from casino_qt.windows.system.portal import HIGH_CONTRAST, INTERFACE, PATH, DesktopWish

STANDARD, GNOME, KDE = LESS
(CONTRAST,) = HIGH_CONTRAST
named: Any = ClassInfo
"""Its stub knows neither the one argument it takes nor that it decorates."""


@named({"D-Bus Interface": INTERFACE})
class OldPortal(QObject):
    """The first version of the interface: a variant in a variant."""

    def __init__(self, values: dict[tuple[str, str], object]) -> None:
        super().__init__()
        self.values = values
        self.asked: list[tuple[str, str]] = []

    def _found(self, namespace: str, key: str) -> QDBusVariant:
        self.asked.append((namespace, key))
        return QDBusVariant(self.values.get((namespace, key), "none"))

    @Slot(str, str, result="QDBusVariant")
    def Read(self, namespace: str, key: str) -> QDBusVariant:
        return QDBusVariant(self._found(namespace, key))


@named({"D-Bus Interface": INTERFACE})
class Portal(OldPortal):
    """The second version."""

    @Slot(str, str, result="QDBusVariant")
    def ReadOne(self, namespace: str, key: str) -> QDBusVariant:
        return self._found(namespace, key)


class Desktop:
    """A portal and who asks it, over a D-Bus between the two: no daemon, no desktop of the person's."""

    def __init__(self, portal: OldPortal) -> None:
        self.portal = portal
        self._server = QDBusServer("unix:tmpdir=/tmp")
        self._server.newConnection.connect(self._comes)
        self._theirs: QDBusConnection | None = None
        self.bus = QDBusConnection.connectToPeer(self._server.address(), f"desktop {id(self)}")

    def _comes(self, connection: QDBusConnection) -> None:
        self._theirs = connection
        connection.registerObject(PATH, self.portal, QDBusConnection.RegisterOption.ExportAllSlots)

    def change(self, name: tuple[str, str], value: object) -> None:
        """The person sets something else in the settings of the desktop."""
        message = QDBusMessage.createSignal(PATH, INTERFACE, "SettingChanged")
        message.setArguments([*name, QDBusVariant(value)])
        assert self._theirs is not None
        self._theirs.send(message)

    def leave(self) -> None:
        QDBusConnection.disconnectFromPeer(f"desktop {id(self)}")


@pytest.fixture(params=[Portal, OldPortal])
def desktop(request: pytest.FixtureRequest) -> Iterator[Desktop]:
    desktop = Desktop(request.param({}))
    yield desktop
    desktop.leave()


@pytest.mark.parametrize(
    ("name", "wish", "no_wish"), [(STANDARD, 1, 0), (GNOME, False, True), (KDE, "0", "0.5")]
)
def test_less_movement_is_followed_there_and_back_while_the_casino_runs(
    qtbot: QtBot, desktop: Desktop, name: tuple[str, str], wish: object, no_wish: object
) -> None:
    desktop.portal.values[name] = wish
    heard: list[bool] = []
    hint = MotionHint(heard.append)
    hint.ask(desktop.bus)
    qtbot.waitUntil(lambda: heard == [True])
    qtbot.waitUntil(lambda: set(desktop.portal.asked) == set(LESS))
    desktop.change(name, wish)
    desktop.change(("elsewhere", name[1]), no_wish)
    desktop.change(name, no_wish)
    qtbot.waitUntil(lambda: heard == [True, False])
    desktop.change(name, wish)
    qtbot.waitUntil(lambda: heard == [True, False, True])


def test_what_one_setting_wants_no_more_another_may_want_still(qtbot: QtBot, desktop: Desktop) -> None:
    desktop.portal.values.update({STANDARD: 1, GNOME: False})
    heard: list[bool] = []
    hint = MotionHint(heard.append)
    hint.ask(desktop.bus)
    qtbot.waitUntil(lambda: set(desktop.portal.asked) == set(LESS))
    desktop.change(GNOME, True)
    desktop.change(STANDARD, 0)
    qtbot.waitUntil(lambda: heard == [True, False])


@pytest.mark.parametrize(
    ("name", "answer"),
    [(STANDARD, 2), (STANDARD, "1"), (GNOME, 0), (GNOME, "no"), (KDE, "none"), (KDE, "2"), (CONTRAST, "1")],
)
def test_only_a_clear_wish_counts(
    qtbot: QtBot, desktop: Desktop, name: tuple[str, str], answer: object
) -> None:
    desktop.portal.values[name] = answer
    heard: list[bool] = []
    wish = DesktopWish({**LESS, **HIGH_CONTRAST}, heard.append)
    wish.ask(desktop.bus)
    qtbot.waitUntil(lambda: name in desktop.portal.asked)
    desktop.change(name, answer)
    clear = next(iter(HIGH_CONTRAST))
    desktop.change(clear, 1)
    qtbot.waitUntil(lambda: heard == [True])


def test_high_contrast_is_followed_where_qt_says_nothing_of_it(qtbot: QtBot, desktop: Desktop) -> None:
    desktop.portal.values[CONTRAST] = 1
    heard: list[bool] = []
    wish = DesktopWish(HIGH_CONTRAST, heard.append)
    wish.ask(desktop.bus)
    qtbot.waitUntil(lambda: heard == [True])
    desktop.change(CONTRAST, 0)
    qtbot.waitUntil(lambda: heard == [True, False])


def test_a_system_without_an_answer_changes_nothing() -> None:
    asked: list[bool] = []
    MotionHint(asked.append).ask()
    assert asked == []


def test_who_has_chosen_is_not_overruled(settings: Settings) -> None:
    settings.for_this_run(Settings.reduced_motion, True)
    assert not settings.is_kept(Settings.reduced_motion)
    settings.reduced_motion = False
    assert settings.is_kept(Settings.reduced_motion)


def test_a_system_that_is_no_mac_wants_nothing() -> None:
    assert not mac_wants_less()


def test_nothing_flashes() -> None:
    """No ring brightens and dims more than three times in a second, at any speed of the house."""
    for speed in SPEEDS:
        once = timing.PULSE / (speed / 100)  # milliseconds from bright to bright
        assert 1000 / once <= 3
    assert timing.PULSES * timing.PULSE <= 5000  # and it ends by itself
