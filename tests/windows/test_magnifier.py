"""Salon and tables twice as large as the window: all of it can be reached, and what happens is seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from casino_qt.art import text_size
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.settings import ROOM_SIZES
from casino_qt.windows.commands.sheet import KeysSheet
from casino_qt.windows.doors import ROWS
from casino_qt.windows.kit import plate
from casino_qt.windows.kit.seen import seen
from casino_qt.windows.kit.spoken import HINTED_FOR
from casino_qt.windows.replay.page import ReplayPage
from casino_qt.windows.settings.seeing import SeeingPage
from casino_qt.windows.settings.sheet import SettingsSheet
from casino_qt.windows.table_page import TablePage
from tests.screenshots.evening import Evening
from tests.screenshots.states import STATES
from tests.windows.conftest import Begin

SMALL = QSize(1280, 720)
CONTROL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
BY_NAME = {state.name: state for state in STATES}


@pytest.fixture(autouse=True)
def as_usual() -> Iterator[None]:
    yield
    text_size.set_factor(1.0)
    text_size.set_rooms(1.0)


@pytest.fixture
def evening(begin: Begin) -> Evening:
    evening = begin()
    evening.settings.token = 500
    evening.window.activateWindow()
    return evening


def sit(evening: Evening, table: str) -> TablePage:
    """At a table, everything twice as large."""
    evening.settings.text_size = 200
    evening.enter(table)
    evening.to_the_end()
    page = evening.window.table
    assert page is not None
    return page


def covered(page: QWidget, window: QWidget) -> bool:
    """Whether the page leaves no part of the window empty."""
    return page.geometry().contains(window.rect())


def press(evening: Evening, key: Qt.Key, modifiers: Qt.KeyboardModifier = CONTROL) -> None:
    QTest.keyClick(evening.window.focusWidget() or evening.window, key, modifiers)
    evening.settle()


def turn(evening: Evening, at: QPoint, notches: int, modifiers: Qt.KeyboardModifier) -> None:
    """The wheel, over a point of the window."""
    handle = evening.window.windowHandle()
    QTest.wheelEvent(handle, QPointF(at), QPoint(0, 120 * notches), QPoint(), modifiers)
    evening.settle()


def point(evening: Evening, *way: tuple[int, int]) -> None:
    """Lead the pointer over these points of the window, over whatever lies there."""
    for x, y in way:
        under = evening.window.childAt(x, y) or evening.window
        QTest.mouseMove(under, under.mapFrom(evening.window, QPoint(x, y)))
        QApplication.processEvents()


# -- how large ---------------------------------------------------------------------------------------------


def test_rooms_are_as_large_as_the_text_unless_somebody_wishes_otherwise(evening: Evening) -> None:
    window = evening.window
    assert window.lobby.size() == SMALL
    evening.settings.text_size = 150
    assert window.lobby.size() == SMALL * 1.5
    evening.settings.room_size = 100
    assert window.lobby.geometry() == window.rect()
    evening.settings.room_size = 200
    assert window.lobby.size() == SMALL * 2
    window.open_settings("seeing")
    page = window.findChildren(SettingsSheet)[0].page(SeeingPage)
    QTest.keyClick(page.room_size, Qt.Key.Key_Left)
    assert evening.settings.room_size == 175
    press(evening, Qt.Key.Key_Minus)  # heard over a sheet, too, which shows what comes of it
    assert evening.settings.room_size == 150
    assert page.room_size.index() == ROOM_SIZES.index(150)


def test_keys_and_wheel_make_them_larger_and_smaller(evening: Evening) -> None:
    window = evening.window
    press(evening, Qt.Key.Key_Plus)
    press(evening, Qt.Key.Key_Equal)  # where + wants Shift
    assert (evening.settings.room_size, window.lobby.size()) == (150, SMALL * 1.5)
    press(evening, Qt.Key.Key_Minus)
    assert evening.settings.room_size == 125
    press(evening, Qt.Key.Key_0)
    assert window.lobby.geometry() == window.rect()
    press(evening, Qt.Key.Key_0)
    assert evening.settings.room_size == 125
    page = evening.sit_at_roulette()
    turn(evening, QPoint(300, 520), 1, CONTROL)  # over the race track, which hears the wheel itself
    assert (evening.settings.room_size, page.size()) == (150, SMALL * 1.5)
    turn(evening, QPoint(300, 520), -1, CONTROL)
    assert evening.settings.room_size == 125


def test_the_keys_are_shown_and_can_be_changed(evening: Evening) -> None:
    window = evening.window
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


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1600, 1000), QSize(3840, 2160)])
def test_twice_the_size_is_had_in_every_window(evening: Evening, size: QSize) -> None:
    evening.settings.text_size = 200
    evening.window.resize(size)
    evening.settle()
    assert evening.window.lobby.size() == size * 2
    assert evening.house.spec(evening.window).scale <= evening.window.lobby.place().k + 0.001
    assert text_size.left() == 1.0
    assert evening.window.eyes.glass is None


# -- everything can be reached -----------------------------------------------------------------------------


def test_the_pointer_on_its_way_out_takes_the_page_along(evening: Evening) -> None:
    page = sit(evening, "roulette")
    window = evening.window
    wide, high = window.width(), window.height()
    middle = (wide // 2, high // 2)
    for corner, edges in (
        ((wide - 2, high - 2), (page.geometry().right, page.geometry().bottom)),
        ((1, 1), (page.geometry().left, page.geometry().top)),
    ):
        point(
            evening,
            middle,
            (wide // 2 + (corner[0] - wide // 2) // 2, high // 2 + (corner[1] - high // 2) // 2),
            corner,
        )
        assert covered(page, window)
        ends = page.geometry()
        if corner[0] > 1:
            assert (ends.right(), ends.bottom()) == (window.rect().right(), window.rect().bottom())
        else:
            assert (ends.left(), ends.top()) == (0, 0)
        assert edges
        point(evening, (corner[0] // 2 + wide // 4, corner[1] // 2 + high // 4), middle)
    before = page.pos()
    point(evening, (wide // 2 + 40, high // 2 + 20), middle)  # in the middle it lies still
    assert page.pos() == before


def test_a_small_step_of_the_pointer_is_a_small_step_of_the_page(evening: Evening) -> None:
    """Or nothing could be hit on the way."""
    page = sit(evening, "roulette")
    point(evening, (640, 360), (900, 360))
    for x in range(910, 1240, 10):
        before = page.x()
        point(evening, (x, 360))
        assert 0 <= before - page.x() <= 60
    assert covered(page, evening.window)


def test_keys_and_wheel_move_what_is_seen(evening: Evening) -> None:
    page = sit(evening, "trente-et-quarante")
    for key in (
        Qt.Key.Key_Right,
        Qt.Key.Key_Down,
        Qt.Key.Key_Left,
        Qt.Key.Key_Left,
        Qt.Key.Key_Left,
        Qt.Key.Key_Up,
    ):
        before = page.pos()
        press(evening, key)
        assert covered(page, evening.window)
        assert page.pos() != before or key is Qt.Key.Key_Left
    top = page.y()
    turn(evening, QPoint(640, 360), -2, Qt.KeyboardModifier.NoModifier)
    assert page.y() < top
    left = page.x()
    turn(evening, QPoint(640, 360), -2, Qt.KeyboardModifier.ShiftModifier)
    assert page.x() < left


@pytest.mark.parametrize("table", list(ROWS))
def test_wherever_the_keyboard_goes_is_seen(evening: Evening, table: str) -> None:
    """Every place of the table and every button, with the ring round it."""
    page = sit(evening, table)
    window = evening.window
    page.view.setFocus(Qt.FocusReason.TabFocusReason)
    walked = 0
    for _ in range(60):
        focused = window.focusWidget()
        assert focused is not None
        spot = page.scene.focus_order.current
        if focused is page.view and spot is not None:
            box = page.view.spot_rect(spot).translated(page.view.pos() + page.pos())
        else:
            box = QRect(focused.mapTo(window, QPoint(0, 0)), focused.size())
        if box.width() < window.width() and box.height() < window.height():
            assert window.rect().adjusted(-6, -6, 6, 6).contains(box), focused.accessibleName()
            walked += 1
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert walked > 15


def test_every_door_is_seen_with_its_words(evening: Evening) -> None:
    evening.settings.text_size = 200
    window = evening.window
    window.lobby.doors[0].setFocus()
    for index in (1, 2, 3, 0):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Right)
        door = window.lobby.doors[index]
        assert door.hasFocus()
        box = QRect(door.mapTo(window, QPoint(0, 0)), door.size())
        words = box.adjusted(24, box.height() // 2, -24, -24)
        assert window.rect().contains(words)
    window.lobby.rules.setFocus(Qt.FocusReason.TabFocusReason)
    assert window.rect().contains(
        QRect(window.lobby.rules.mapTo(window, QPoint(0, 0)), window.lobby.rules.size())
    )


# -- what happens is seen ----------------------------------------------------------------------------------


def test_a_chip_is_laid_where_one_clicks(evening: Evening) -> None:
    page = sit(evening, "trente-et-quarante")
    evening.page.controller.cut(156)
    evening.to_the_end()
    spot = next(one for one in page.scene.focus_order.spots if one.key == "field/rouge")
    page.scene.focus_at(spot.key)
    at = page.view.spot_rect(spot).center() + QPoint(60, 30)
    on_window = page.view.viewport().mapTo(evening.window, at)
    assert evening.window.rect().contains(on_window)
    before = page.pos()
    QTest.mouseClick(page.view.viewport(), LEFT, pos=at)
    evening.to_the_end()
    assert evening.page.controller.in_play > 0
    assert page.pos() == before, "nothing may move away under the hand"


def test_cards_are_seen_as_they_come_and_the_call_over_them(evening: Evening) -> None:
    page = sit(evening, "trente-et-quarante")
    evening.page.controller.cut(156)
    evening.to_the_end()
    evening.page.controller.bet(Spot.ROUGE, 5_000)
    page.scene.focus_at("field/rouge")  # below the rows
    below = page.y()
    watched: list[QRect] = []

    def watch(where: QRectF) -> None:
        box = page.view.mapFromScene(where).boundingRect()
        watched.append(box.translated(page.view.pos()))

    page.scene.happens_at.connect(watch)
    evening.page.controller.coup()
    for _ in range(40):
        evening.pass_time(200)
        if watched:
            assert seen(page).adjusted(-6, -6, 6, 6).contains(watched[-1])
        call = page.scene.readable("call")
        if call is not None:
            at = page.view.mapFromScene(page.scene.spot_box(call)).boundingRect().center()
            assert seen(page).contains(at + page.view.pos())
    assert page.y() > below
    assert len(watched) > 4


@pytest.mark.parametrize("state", ["blackjack_decision", "oval_turn"])
def test_a_question_is_seen_with_what_it_is_about(begin: Begin, state: str) -> None:
    one = BY_NAME[state]
    evening = begin(one.seed, one.tables)
    evening.settings.text_size = 200
    one.reach(evening)
    evening.settle()
    page = evening.window.table
    assert page is not None
    asked = page.scene.asked_at()
    assert asked is not None
    box = page.view.mapFromScene(asked).boundingRect().translated(page.view.pos())
    assert seen(page).contains(box)


def test_whatever_changes_the_page_covers_the_window(evening: Evening) -> None:
    """Another size of window or text, another language, in the middle of a deal."""
    page = sit(evening, "trente-et-quarante")
    evening.page.controller.cut(156)
    evening.to_the_end()
    evening.page.controller.bet(Spot.ROUGE, 5_000)
    evening.page.controller.coup()
    evening.pass_time(900)
    for size in (QSize(1024, 640), QSize(1920, 1080), SMALL):
        evening.window.resize(size)
        evening.settle()
        assert page.size() == size * 2
        assert covered(page, evening.window)
    evening.settings.language = "ru"
    evening.settings.text_size = 125
    evening.settle()
    assert covered(page, evening.window)
    evening.settings.text_size = 100
    evening.settle()
    assert page.geometry() == evening.window.rect()
    fresh = page.scene.picture()
    evening.to_the_end()
    assert fresh or page.scene.picture()


def test_what_is_told_over_the_table_is_told_where_one_looks(evening: Evening) -> None:
    page = sit(evening, "roulette")
    window = evening.window
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        press(evening, key)
        page.tell("One short thing")
        assert window.rect().contains(page.plate.geometry().translated(page.pos()))
    page.show_seal()
    assert page.popover.geometry().translated(page.pos()) == window.rect()
    assert page.popover.rect().contains(page.popover.panel.geometry())
    page.popover.lay_away()
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert window.rect().contains(page.teller.plate.geometry().translated(page.pos()))
    press(evening, Qt.Key.Key_Up)
    assert window.rect().contains(page.teller.plate.geometry().translated(page.pos()))
    assert window.rect().contains(page.plate.geometry().translated(page.pos()))


def test_a_replay_is_as_large(evening: Evening, tmp_path: Path) -> None:
    from tests.screenshots.replay_states import SCRIPT

    evening.settings.text_size = 200
    script = tmp_path / "evening.casinoscript"
    script.write_text(SCRIPT, encoding="utf-8")
    evening.window.replay_file(script)
    evening.to_the_end()
    (page,) = evening.window.replay_pages()
    assert isinstance(page, ReplayPage)
    assert page.size() == SMALL * 2
    assert covered(page, evening.window)
    point(evening, (640, 360), (640, 640), (640, 718))
    assert evening.window.rect().intersects(page.bar.geometry().translated(page.pos()))


# -- nothing is timed --------------------------------------------------------------------------------------


def test_a_message_stays_until_the_person_goes_on(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    page = evening.sit_down()
    page.tell("One short thing")
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    assert page.plate.isVisible(), "it cannot have been read yet"
    monkeypatch.setattr(plate, "SHOWN_FOR", 0)
    for key, modifiers in ((Qt.Key.Key_Shift, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_Right, CONTROL)):
        QTest.keyClick(page.view, key, modifiers)
        assert page.plate.isVisible(), "nothing was done"
    QTest.mouseMove(page.view.viewport(), QPoint(200, 200))
    evening.pass_time(60_000)
    assert page.plate.isVisible()
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    assert not page.plate.isVisible()
    page.tell("Another", stays=True)
    QTest.mousePress(page.view.viewport(), LEFT, pos=QPoint(300, 300))
    assert page.plate.isVisible()
    page.tell("A third")
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=QPoint(300, 300))
    assert page.plate.isVisible()
    QTest.mouseClick(page.view.viewport(), LEFT, pos=QPoint(300, 300))
    assert not page.plate.isVisible()


@pytest.mark.parametrize("table", list(ROWS))
def test_what_the_pointer_rests_on_is_told_as_long_as_it_rests(evening: Evening, table: str) -> None:
    evening.enter(table)
    evening.to_the_end()
    told = [widget for widget in evening.window.findChildren(QWidget) if widget.toolTip()]
    assert len(told) > 12
    assert {widget.toolTipDuration() for widget in told} == {HINTED_FOR}


def test_what_was_said_can_be_read_again(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plate, "SHOWN_FOR", 0)
    page = evening.sit_down()
    page.tell("The first thing")
    page.tell("The second thing")
    shift = Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(evening.window, Qt.Key.Key_F9, shift)
    words = page.teller.last.words()
    assert page.teller.last.isVisible()
    assert words.index("The second thing.") < words.index("The first thing.")
    QTest.keyClick(evening.window, Qt.Key.Key_F9, shift)
    assert not page.teller.last.isVisible()
    evening.window.leave_table()
    evening.window.lobby.tell("Said in the salon")
    evening.window.lobby.plate.hide()
    QTest.keyClick(evening.window, Qt.Key.Key_F9, shift)
    assert evening.window.lobby.plate.isVisible()
    assert evening.window.lobby.plate.text() == "Said in the salon"


def test_how_things_stand_is_never_made_smaller_to_fit(evening: Evening) -> None:
    """Where text is larger, the key leads on to what there was no room for."""
    page = sit(evening, "roulette")
    for index in range(1, 31):
        evening.roulette.controller.bet(f"plein:{index}", 500)
    evening.to_the_end()
    QTest.keyClick(evening.window, Qt.Key.Key_F9)
    shown, told = page.teller.plate, page.teller.standing.told()
    high, read = [], set[str]()
    while shown.isVisible():
        high.append(shown._k)
        read.update(shown.words())
        assert evening.window.rect().contains(shown.geometry().translated(page.pos()))
        QTest.keyClick(evening.window, Qt.Key.Key_F9)
    assert len(high) > 1
    assert set(high) == {high[0]}
    assert {name for name, _ in told.lines} <= read
