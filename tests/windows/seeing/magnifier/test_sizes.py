"""How large salon and tables are: as the text, or as somebody wishes."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from casino_qt.art import text_size
from casino_qt.settings import ROOM_SIZES
from casino_qt.windows.commands.sheet import KeysSheet
from casino_qt.windows.settings.seeing import SeeingPage
from casino_qt.windows.settings.sheet import SettingsSheet
from tests.screenshots.evening import Evening
from tests.windows.seeing.magnifier.hands import (
    CONTROL,
    SMALL,
    press,
    turn,
)


def test_rooms_are_as_large_as_the_text_unless_somebody_wishes_otherwise(salon: Evening) -> None:
    window = salon.window
    assert window.lobby.size() == SMALL
    salon.settings.text_size = 150
    assert window.lobby.size() == SMALL * 1.5
    salon.settings.room_size = 100
    assert window.lobby.geometry() == window.rect()
    salon.settings.room_size = 200
    assert window.lobby.size() == SMALL * 2
    window.open_settings("seeing")
    page = window.findChildren(SettingsSheet)[0].page(SeeingPage)
    QTest.keyClick(page.room_size, Qt.Key.Key_Left)
    assert salon.settings.room_size == 175
    press(salon, Qt.Key.Key_Minus)  # heard over a sheet, too, which shows what comes of it
    assert salon.settings.room_size == 150
    assert page.room_size.index() == ROOM_SIZES.index(150)


def test_keys_and_wheel_make_them_larger_and_smaller(salon: Evening) -> None:
    window = salon.window
    press(salon, Qt.Key.Key_Plus)
    press(salon, Qt.Key.Key_Equal)  # where + wants Shift
    assert (salon.settings.room_size, window.lobby.size()) == (150, SMALL * 1.5)
    press(salon, Qt.Key.Key_Minus)
    assert salon.settings.room_size == 125
    press(salon, Qt.Key.Key_0)
    assert window.lobby.geometry() == window.rect()
    press(salon, Qt.Key.Key_0)
    assert salon.settings.room_size == 125
    page = salon.sit_at_roulette()
    turn(salon, QPoint(300, 520), 1, CONTROL)  # over the race track, which hears the wheel itself
    assert (salon.settings.room_size, page.size()) == (150, SMALL * 1.5)
    turn(salon, QPoint(300, 520), -1, CONTROL)
    assert salon.settings.room_size == 125


def test_the_keys_are_shown_and_can_be_changed(salon: Evening) -> None:
    window = salon.window
    window.open_keys()
    told = " ".join(
        widget.accessibleName() for widget in window.findChildren(KeysSheet)[0].findChildren(QWidget)
    )
    for words in (
        "Salon and tables larger",
        "Salon and tables smaller",
        "All of it in the window, and large again",
    ):
        assert words in told


def test_twice_the_size_is_had_in_every_window(salon: Evening) -> None:
    salon.settings.text_size = 200
    for size in (QSize(1024, 640), QSize(1600, 1000), QSize(3840, 2160)):
        salon.window.resize(size)
        assert salon.window.lobby.size() == size * 2
        assert salon.house.spec(salon.window).scale <= salon.window.lobby.place().k + 0.001
        assert text_size.left() == 1.0
        assert salon.window.eyes.glass is None


def test_what_is_shown_larger_is_the_same_room(salon: Evening) -> None:
    """Its cards and letters are those of the room as it fits the window, only larger."""
    for size in (SMALL, QSize(1366, 765), QSize(1921, 1083)):
        salon.settings.text_size = 100
        salon.window.resize(size)
        whole = salon.house.spec(salon.window)
        assert whole.seen == whole.scale
        for larger in (125, 150, 175, 200):
            salon.settings.text_size = larger
            spec = salon.house.spec(salon.window)
            assert (spec.seen, spec) == (whole.seen, salon.house.spec(salon.window.lobby))
            assert spec.scale > whole.scale


def test_parts_of_a_notch_are_no_notch(salon: Evening) -> None:
    """A touchpad turns the wheel by little after little."""
    handle = salon.window.windowHandle()
    for part, size in ((40, 100), (40, 100), (40, 125), (-80, 125), (-40, 100), (40, 100), (-119, 100)):
        QTest.wheelEvent(handle, QPointF(300, 300), QPoint(0, part), QPoint(), CONTROL)
        assert salon.window.magnifier.wanted() == size
