"""Nothing moves, nothing works: while nobody plays no timer fires and nothing is painted."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from casino_qt.rules.trente_et_quarante.actions import Spot
from tests.evening.conftest import Opened
from tests.evening.guest import Guest, Impatient, wait

LISTEN = 1200  # milliseconds of silence; the program warms up within the first of them
LOOKS = 20  # as often it is listened for; how long children paint and reckon is the machine's affair

WORK = {
    QEvent.Type.Timer,
    QEvent.Type.Paint,
    QEvent.Type.UpdateRequest,
    QEvent.Type.UpdateLater,
    QEvent.Type.LayoutRequest,
    QEvent.Type.MetaCall,
}


# Qt's caches of pixmaps and fonts tidy up once, up to half a minute after they were last used, then rest too.
TIDYING = {"Timer to QPMCache", "Timer to QObject"}


class Ear(QObject):
    """Hears every event of the program that means work."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: Counter[str] = Counter()
        self.patience = QTimer(self)
        self.patience.setSingleShot(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in WORK and watched is not self.patience:
            whose = watched.parent()
            name = f"{event.type().name} to {watched.metaObject().className()}"
            if whose is not None:
                name = f"{name} of {whose.metaObject().className()}"
            if name not in TIDYING:
                self.heard[name] += 1
        return False


def listen(ear: Ear, milliseconds: int) -> Counter[str]:
    """What happens in so long a time."""
    ear.heard.clear()
    loop = QEventLoop()
    ear.patience.timeout.connect(loop.quit)
    ear.patience.start(milliseconds)
    loop.exec()
    ear.patience.timeout.disconnect(loop.quit)
    return ear.heard


def running(guest: Guest) -> list[str]:
    """Timers and animations of the window that are going."""
    window = guest.window
    timers = [timer for timer in window.findChildren(QTimer) if timer.isActive()]
    animations = [
        animation
        for animation in window.findChildren(QAbstractAnimation)
        if animation.state() is QAbstractAnimation.State.Running
    ]
    return [f"{type(one).__name__} of {type(one.parent()).__name__}" for one in (*timers, *animations)]


def assert_idle(guest: Guest, qapp: QApplication) -> None:
    """Give what was begun time to end, pictures above all, and what is reckoned; then there is silence.

    Whatever ends once may end late; what ticks leaves no such silence, or is seen by its timer.
    """
    house = guest.window.house
    assert house is not None
    keeper = house.keeper
    assert keeper is not None

    def at_work() -> bool:
        return house.pictures.busy() or house.reckoner.busy() or keeper.busy

    ear = Ear()
    qapp.installEventFilter(ear)
    try:
        for _ in range(LOOKS):
            wait(lambda: not at_work(), "the pictures, the odds and the snapshot of the day")
            if not listen(ear, LISTEN) and not running(guest) and not at_work():
                return
        raise Impatient(f"it never comes to rest: {ear.heard.most_common(5)}, {running(guest)}")
    finally:
        qapp.removeEventFilter(ear)


def sit_down(guest: Guest) -> None:
    guest.click_door()
    wait(lambda: guest.window.table is not None, "the table")


@pytest.mark.parametrize("mouse_on_a_door", [False, True])
def test_the_lobby_rests(open_casino: Opened, qapp: QApplication, mouse_on_a_door: bool) -> None:
    guest = open_casino()
    if mouse_on_a_door:
        door = guest.window.lobby.doors[2]
        QTest.mouseMove(guest.handle, door.mapTo(guest.window, door.rect().center()))
    assert_idle(guest, qapp)


def test_the_table_rests_before_the_cut_after_it_and_after_a_coup(
    open_casino: Opened, qapp: QApplication
) -> None:
    guest = open_casino(seed="1d1e")
    sit_down(guest)
    page = guest.page
    guest.click_on(page.primary)
    assert_idle(guest, qapp)
    guest.click_on(page.primary)
    guest.click_on(page.primary)
    assert_idle(guest, qapp)
    guest.click_field(Spot.ROUGE)
    guest.drag_chip(10_000, Spot.INVERSE)
    assert_idle(guest, qapp)
    guest.click_on(page.primary)
    assert page.stage.busy
    guest.click_on(page.primary)
    assert_idle(guest, qapp)
    assert not page.stage.busy


def test_a_sheet_rests_and_so_does_the_lobby_come_back_to(open_casino: Opened, qapp: QApplication) -> None:
    guest = open_casino()
    sit_down(guest)
    guest.click_on(guest.page.primary)
    guest.click_on(guest.page.gear)
    assert guest.sheet() is not None
    assert_idle(guest, qapp)
    guest.window.leave_table()
    assert_idle(guest, qapp)
