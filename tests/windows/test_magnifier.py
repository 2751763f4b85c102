"""Salon and tables twice as large as the window: all of it can be reached, and what happens is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from casino_qt.art import text_size
from casino_qt.art.pictures import Pictures
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.table import Phase
from casino_qt.settings import AS_THE_TEXT, ROOM_SIZES
from casino_qt.windows.commands.sheet import KeysSheet
from casino_qt.windows.doors import ROWS
from casino_qt.windows.kit import plate
from casino_qt.windows.kit.plate import Plate
from casino_qt.windows.kit.seen import seen
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.kit.spoken import HINTED_FOR
from casino_qt.windows.replay.page import ReplayPage
from casino_qt.windows.roulette_page import RoulettePage
from casino_qt.windows.settings.seeing import SeeingPage
from casino_qt.windows.settings.sheet import SettingsSheet
from casino_qt.windows.table_page import TablePage
from tests.screenshots.blackjack_states import to_the_end_of_the_coup
from tests.screenshots.evening import Evening
from tests.screenshots.replay_states import replayed as a_round
from tests.screenshots.states import STATES
from tests.windows.book.evenings import filled
from tests.windows.conftest import Begin

SMALL = QSize(1280, 720)
CONTROL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
BY_NAME = {state.name: state for state in STATES}


@pytest.fixture(scope="module")
def house(pictures: Pictures, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """One evening for all visits."""
    begin = Begin(tmp_path_factory.mktemp("evening"), pictures)
    evening = begin()
    evening.window.setUpdatesEnabled(False)  # where things lie is looked at, not how they are painted
    yield evening
    begin.close()
    text_size.set_factor(1.0)
    text_size.set_rooms(1.0)


@pytest.fixture
def evening(house: Evening) -> Iterator[Evening]:
    """The window, wherever one is in it; nothing lies over it, and nothing moves by itself."""
    house.settings.reduced_motion = True
    house.settings.token = 500
    house.window.activateWindow()
    yield house
    house.window.end_replay()
    for sheet in house.window.findChildren(Sheet):
        sheet.lay_away()


@pytest.fixture
def salon(evening: Evening) -> Evening:
    """In the salon, everything as it is for who comes for the first time."""
    evening.window.leave_table()
    evening.settings.language = "en"
    evening.settings.text_size, evening.settings.room_size = 100, AS_THE_TEXT
    evening.window.resize(SMALL)
    evening.window.lobby.plate.hide()
    evening.window.lobby.setFocus()
    return evening


def sit(evening: Evening, table: str) -> TablePage:
    """At a table, everything twice as large; who sits there already stays."""
    window, settings = evening.window, evening.settings
    page = window.table
    if page is None or page.table_name != table:
        window.leave_table()
        evening.enter(table)
        evening.to_the_end()
        page = window.table
    assert page is not None
    settings.language = "en"
    settings.text_size, settings.room_size = 200, AS_THE_TEXT
    window.resize(SMALL)
    page.plate.hide()
    page.view.setFocus()
    return page


def cut(evening: Evening) -> TablePage:
    """At trente et quarante, the cards in the shoe."""
    page = sit(evening, "trente-et-quarante")
    if evening.page.controller.table.phase is Phase.CUTTING:
        evening.page.controller.cut(156)
    evening.to_the_end()
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
    """Every place of the table and every button, with the ring; hints stay while the pointer does."""
    page = sit(evening, table)
    window = evening.window
    told = [widget for widget in page.findChildren(QWidget) if widget.toolTip()]
    assert len(told) > 12
    assert {widget.toolTipDuration() for widget in told} == {HINTED_FOR}
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


def test_every_door_is_seen_with_its_words(salon: Evening) -> None:
    salon.settings.text_size = 200
    window = salon.window
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


def test_made_whole_on_its_way_it_stays_whole(evening: Evening) -> None:
    page = sit(evening, "trente-et-quarante")
    evening.settings.reduced_motion = False
    gliding = evening.window.magnifier._glide
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(page.view, key, CONTROL)
    gliding.setCurrentTime(100)
    assert page.pos() != QPoint(0, 0)
    QTest.keyClick(page.view, Qt.Key.Key_0, CONTROL)
    gliding.setCurrentTime(gliding.duration())
    assert page.geometry() == evening.window.rect()


def test_a_page_that_is_left_on_its_way_goes_nowhere(evening: Evening, tmp_path: Path) -> None:
    page = replayed(evening, tmp_path)
    evening.settings.reduced_motion = False
    gliding = evening.window.magnifier._glide
    QTest.keyClick(page, Qt.Key.Key_Up, CONTROL)
    gliding.setCurrentTime(100)
    assert gliding.state() == gliding.State.Running
    evening.window.end_replay()
    QApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete.value)
    assert not isValid(page)
    gliding.setCurrentTime(150)
    assert gliding.state() == gliding.State.Stopped


# -- what happens is seen ----------------------------------------------------------------------------------


def test_a_chip_is_laid_where_one_clicks(evening: Evening) -> None:
    page = cut(evening)
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


def test_what_one_carries_stays_under_the_pointer(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """However the page moves meanwhile: with the pointer, by the wheel, by keys, in another size."""
    page = cut(evening)
    window, handle = evening.window, evening.window.windowHandle()
    page.scene.focus_at("field/rouge")
    spot = next(one for one in page.scene.focus_order.spots if one.key == "field/rouge")
    hand = page.view.viewport().mapTo(window, page.view.spot_rect(spot).center())
    QTest.mouseClick(handle, LEFT, pos=hand)
    evening.to_the_end()
    told: list[tuple[QPointF, bool]] = []
    moved = page.scene.hands.move

    def tell(at: QPointF, held: bool) -> None:
        told.append((at, held))
        moved(at, held)

    monkeypatch.setattr(page.scene.hands, "move", tell)

    def carried(at: QPoint) -> bool:
        there = page.scene.at(page.view.mapToScene(page.view.viewport().mapFrom(window, at)))
        return told[-1][1] and (told[-1][0] - there).manhattanLength() < 1

    QTest.mousePress(handle, LEFT, pos=hand)
    for at in (hand + QPoint(20, -20), QPoint(900, 300), QPoint(1270, 60)):
        before = page.pos()
        QTest.mouseMove(handle, at)
        assert carried(at)
    assert page.pos() != before
    moves: tuple[Callable[[], object], ...] = (
        lambda: turn(evening, at, -1, Qt.KeyboardModifier.NoModifier),
        lambda: press(evening, Qt.Key.Key_Left),
        lambda: press(evening, Qt.Key.Key_Minus),
    )
    for does in moves:
        lay = page.geometry()
        does()
        assert page.geometry() != lay
        assert carried(at)
    QTest.mouseRelease(handle, LEFT, pos=at)
    evening.to_the_end()


def test_cards_are_seen_as_they_come_and_the_call_over_them(evening: Evening) -> None:
    page = cut(evening)
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


def test_whatever_changes_the_page_covers_the_window(evening: Evening) -> None:
    """Another size of window or text, another language, in the middle of a deal."""
    page = cut(evening)
    evening.page.controller.bet(Spot.ROUGE, 5_000)
    evening.page.controller.coup()
    evening.pass_time(900)
    for size in (QSize(1024, 640), QSize(1920, 1080), SMALL):
        evening.window.resize(size)
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


def test_nothing_lies_over_what_is_written(evening: Evening) -> None:
    page = sit(evening, "roulette")
    assert isinstance(page, RoulettePage)
    line, written = page.asking.line, QRectF(page.typed.geometry())
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    page.asking.look(asked=True)
    seats: list[Callable[[], None]] = [page.typed.open]
    for across, down in ((0, 9), (-9, 9), (9, 9), (-9, 0)):
        seats.append(partial(evening.window.magnifier.pan, across, down))
    for go in seats:
        go()
        evening.to_the_end()
        assert line.isVisible()
        strip = line.face_rect().translated(line.pos())
        assert not strip.adjusted(1, 1, -1, -1).intersects(written)
        assert QRectF(evening.window.rect()).contains(strip.translated(page.pos()))


def replayed(evening: Evening, folder: Path) -> ReplayPage:
    """A replay, everything twice as large."""
    from tests.screenshots.replay_states import SCRIPT

    evening.settings.text_size, evening.settings.room_size = 200, AS_THE_TEXT
    script = folder / "evening.casinoscript"
    script.write_text(SCRIPT, encoding="utf-8")
    evening.window.replay_file(script)
    evening.to_the_end()
    (page,) = evening.window.replay_pages()
    assert isinstance(page, ReplayPage)
    return page


def test_a_replay_is_as_large(evening: Evening, tmp_path: Path) -> None:
    page = replayed(evening, tmp_path)
    assert page.size() == SMALL * 2
    assert covered(page, evening.window)
    point(evening, (640, 360), (640, 640), (640, 718))
    assert evening.window.rect().intersects(page.bar.geometry().translated(page.pos()))


def test_what_happens_is_seen_over_a_message_that_stays(evening: Evening) -> None:
    page = cut(evening)
    page.scene.focus_at("field/rouge")
    page.tell("Something that stays until one goes on", stays=True)
    for _ in range(3):
        QTest.keyClick(page.view, Qt.Key.Key_Up, CONTROL)
    spot = next(one for one in page.scene.focus_order.spots if one.key == "field/noir")
    page.scene.happens_at.emit(page.scene.spot_box(spot))
    box = page.view.spot_rect(spot).translated(page.view.pos())
    assert seen(page).contains(box.center())
    assert not page.plate.geometry().intersects(box)
    page.plate.hide()


def test_every_message_is_told_where_one_looks(evening: Evening) -> None:
    """That of the line for announced bets, too."""
    page = sit(evening, "roulette")
    assert isinstance(page, RoulettePage)
    messages = page.findChildren(Plate)
    assert len(messages) > 1
    for message in messages:
        message.tell("One short thing", QPointF(page.rect().center()), page.scale())
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right):
        QTest.keyClick(page.view, key, CONTROL)
        assert all(seen(page).contains(message.geometry()) for message in messages)
    for message in messages:
        message.hide()


# -- nothing is timed --------------------------------------------------------------------------------------


def test_a_message_stays_until_the_person_goes_on(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    page = cut(evening)
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


def test_what_was_said_can_be_read_again(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plate, "SHOWN_FOR", 0)
    page = cut(evening)
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
    for index in range(1, 25):
        evening.roulette.controller.bet(f"plein:{index}", 500)
    evening.to_the_end()
    QTest.keyClick(evening.window, Qt.Key.Key_F9)
    shown, told = page.teller.plate, page.teller.standing.told()
    high, read = [], set[str]()
    for _ in range(20):
        if not shown.isVisible():
            break
        high.append(shown._k)
        read.update(shown.words())
        assert evening.window.rect().contains(shown.geometry().translated(page.pos()))
        QTest.keyClick(evening.window, Qt.Key.Key_F9)
    assert len(high) > 1
    assert set(high) == {high[0]}
    assert {name for name, _ in told.lines} <= read


def test_a_hint_goes_at_a_key_and_when_the_page_moves(evening: Evening, qtbot: QtBot) -> None:
    page = sit(evening, "roulette")
    ways: tuple[Callable[[], object], ...] = (
        lambda: QTest.keyClick(evening.window.windowHandle(), Qt.Key.Key_Shift),
        lambda: evening.window.magnifier.pan(-1, -1),
        lambda: evening.window.magnifier.pan(1, 1),
    )
    for goes in ways:
        QToolTip.showText(evening.window.mapToGlobal(QPoint(300, 300)), "A hint", page)
        assert QToolTip.isVisible()
        goes()
        qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_where_nothing_was_said_it_is_told_in_the_language_of_the_day(salon: Evening) -> None:
    lobby = salon.window.lobby
    lobby._told = ""
    salon.window.tell_again()
    assert lobby.plate.text() == "Nothing has been said yet."
    salon.settings.language = "fr"
    salon.settle()
    assert lobby.plate.text() not in ("", "Nothing has been said yet.")


def test_who_practises_over_a_replay_hears_of_that_table(evening: Evening, tmp_path: Path) -> None:
    page = replayed(evening, tmp_path)
    page.branch_wanted.emit()
    branch = evening.window.replay_pages()[-1]
    assert isinstance(branch, TablePage)
    QTest.keyClick(branch.view, Qt.Key.Key_F9)
    assert branch.teller.plate.isVisible()
    QTest.keyClick(branch.view, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    assert branch.teller.last.isVisible()


# -- with other cards: an evening of its own, the last -------------------------------------------------


@pytest.mark.parametrize("state", ["blackjack_decision", "oval_turn", "blackjack_insurance_asked"])
def test_a_question_is_seen_with_its_answers_and_what_it_is_about(begin: Begin, state: str) -> None:
    one = BY_NAME[state]
    evening = begin(one.seed, one.tables)
    evening.settings.text_size = 200
    one.reach(evening)
    evening.settle()
    page = evening.window.table
    assert page is not None
    for answer in page.offered():
        assert answer.isVisible()
        assert seen(page).contains(answer.geometry()), answer.words()
    if page.plate.isVisible():
        stakes = [spot for spot in page.scene.focus_order.spots if spot.group in ("box", "insurance")]
        assert stakes
        for spot in stakes:
            box = page.view.spot_rect(spot).translated(page.view.pos())
            assert not page.plate.geometry().intersects(box), spot.key
    asked = page.scene.asked_at()
    if state == "blackjack_insurance_asked":
        return
    assert asked is not None
    box = page.view.mapFromScene(asked).boundingRect().translated(page.view.pos())
    assert seen(page).contains(box)


def test_how_many_cards_lie_above_is_read_at_the_cut_card(begin: Begin) -> None:
    """At both ends of the pack, by keys and dragged."""
    evening = begin()
    evening.settings.text_size = 200
    evening.enter("trente-et-quarante")
    evening.to_the_end()
    page = evening.page
    assert page.controller.table.phase is Phase.CUTTING

    def note() -> QRect:
        piece = page.scene.board.get("cut/where")
        assert piece is not None
        return page.view.mapFromScene(piece.item.sceneBoundingRect()).boundingRect()

    def at(cards: int) -> QPoint:
        layout = page.scene.layout
        su = QPointF(layout.pack_x(cards, 312), layout.pack.center().y())
        return page.view.mapFromScene(su * page.scene.unit())

    for key, cards in ((Qt.Key.Key_Home, 1), (Qt.Key.Key_End, 311)):
        QTest.keyClick(page.view, key)
        assert abs(note().center().x() - at(cards).x()) <= 2
        assert seen(page).contains(note().translated(page.view.pos()))
    cloth = page.view.viewport()
    QTest.mousePress(cloth, LEFT, pos=at(311))
    for cards in range(300, 10, -10):
        QTest.mouseMove(cloth, at(cards))
        QApplication.processEvents()
    assert page.scene.cut_at < 40
    assert abs(note().center().x() - at(page.scene.cut_at).x()) <= 2
    assert seen(page).contains(note().translated(page.view.pos()))


def in_sight(page: ReplayPage, hand: QRectF) -> bool:
    """Whether it is seen whole, or its middle where it is larger than the window."""
    box = page.view.mapFromScene(hand).boundingRect().translated(page.view.pos())
    whole = box.width() <= seen(page).width() and box.height() <= seen(page).height()
    return seen(page).contains(box if whole else QRect(box.center(), QSize(1, 1)))


@pytest.mark.parametrize("less", [True, False])
def test_a_slider_that_is_held_follows_the_pointer_alone(begin: Begin, less: bool) -> None:
    """What it jumps to comes into sight when it is let go: else the page moved it for ever."""
    evening = begin()
    filled(evening.profile, 6)
    evening.settings.text_size = 200
    evening.settings.reduced_motion = True
    page = a_round(evening, "blackjack")
    evening.to_the_end()
    window, slider = evening.window.windowHandle(), page.bar.slider
    for _ in range(3):
        press(evening, Qt.Key.Key_Down)
    evening.to_the_end()
    middle = slider.height() // 2

    def at(value: int) -> QPoint:
        return slider.mapTo(evening.window, QPoint(round(slider.place_of(value)), middle))

    evening.settings.reduced_motion = less
    seen_values = [value for value in range(slider.maximum() + 1) if 60 < at(value).x() < SMALL.width() - 60]
    assert len(seen_values) > 4
    first = at(seen_values[0])
    happened: list[QRectF] = []
    page.scene.happens_at.connect(happened.append)
    QTest.mousePress(window, LEFT, pos=first)
    for value in [*seen_values, *reversed(seen_values), *seen_values[:-2]]:
        pointer = QPoint(at(value).x(), first.y())
        down = page.y()
        QTest.mouseMove(window, pointer)
        evening.to_the_end()
        away = {value: abs(at(value).x() - pointer.x()) for value in range(slider.maximum() + 1)}
        assert slider.value() == page.replay.position == min(away, key=away.__getitem__)
        assert page.y() == down
    QTest.mouseRelease(window, LEFT, pos=pointer)
    position = page.replay.position
    QApplication.processEvents()
    while (glide := evening.window.magnifier._glide).state() == glide.State.Running:
        glide.setCurrentTime(glide.duration())
    assert page.replay.position == slider.value() == position, "letting go is no step"
    assert in_sight(page, happened[-1])


@pytest.mark.parametrize("game", ["blackjack", "trente-et-un", "trente-et-quarante", "roulette"])
def test_who_jumps_in_a_replay_sees_the_hand(begin: Begin, game: str) -> None:
    evening = begin()
    filled(evening.profile, 6)
    evening.settings.text_size = 200
    evening.settings.reduced_motion = True
    page = a_round(evening, game)
    evening.to_the_end()
    page.bar.slider.setFocus()
    seen_hands = 0
    for key in (Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_End, *[Qt.Key.Key_Left] * 4):
        before = page.replay.position
        for _ in range(3):
            QTest.keyClick(page, Qt.Key.Key_Down, CONTROL)
            QTest.keyClick(page, Qt.Key.Key_Left, CONTROL)
        QTest.keyClick(page.bar.slider, key)
        hand = page.scene.stands_at()
        if hand is not None and page.replay.position != before:
            seen_hands += 1
            assert in_sight(page, hand)
    assert seen_hands


def test_a_call_that_hangs_over_a_field_leaves_it_its_clicks(begin: Begin) -> None:
    """At home, and beside the fields, a click asks what it means."""
    evening = begin()
    page = evening.sit_at_roulette()
    evening.to_the_end()
    evening.settings.text_size = 200
    for _ in range(3):
        QTest.keyClick(page.view, Qt.Key.Key_Down, CONTROL)
    assert page.scene.banner.away
    cloth = page.view.viewport()
    unit = page.scene.unit()
    under = [
        at
        for x in range(-150, 151, 10)
        if page.scene.call_at(at := page.scene.banner.at + QPointF(x, 20)) is not None
        and any(spot.outline.contains(at) for spot in page.scene.focus_order.spots)
    ]
    assert under
    QTest.mouseClick(cloth, LEFT, pos=page.view.mapFromScene(under[0] * unit))
    evening.to_the_end()
    assert page.controller.in_play
    assert not page.popover.isVisible()
    evening.settings.text_size, evening.settings.room_size = 100, 200
    QTest.keyClick(page.view, Qt.Key.Key_F6)
    assert page.popover.isVisible()
    card = page.popover.panel.geometry().translated(page.popover.pos())
    foot = page.view.mapFromScene((page.scene.banner.at + QPointF(0, page.scene.call_height)) * unit).y()
    assert card.top() >= foot + page.view.y(), "the call is read with what is told of it"
    page.popover.lay_away()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left) * 4:
        QTest.keyClick(page.view, key, CONTROL)
    assert not page.scene.banner.away
    at = page.view.mapFromScene((page.scene.banner.at + QPointF(0, 12)) * unit)
    QTest.mouseClick(cloth, LEFT, pos=at)
    assert page.popover.isVisible()


def looks(page: TablePage, play: Callable[[], None]) -> list[QRectF]:
    """Where one looked while a round was played."""
    watched: list[QRectF] = []
    page.scene.happens_at.connect(watched.append)
    play()
    return watched


def where(page: TablePage, key: str) -> QRectF:
    """A place of the table."""
    spot = page.scene.readable(key)
    assert spot is not None
    return page.scene.spot_box(spot)


def test_what_becomes_of_the_stakes_is_seen_at_the_roulette(begin: Begin) -> None:
    """The number, what is raked in, what is paid: after the wheel."""
    evening = begin()
    page = evening.sit_at_roulette()

    def play() -> None:
        page.scene.throw_ball()
        evening.to_the_end()

    for bet in ("pair", "impair"):
        page.controller.bet(bet, 1_000)
    evening.to_the_end()
    told = looks(page, play)[-3:]
    last = page.controller.table.last
    assert last is not None
    for key in ("pair", "impair", f"plein:{last.number}"):
        assert any(look.intersects(where(page, f"bet/{key}@0")) for look in told), key


def test_what_becomes_of_the_stake_is_seen_at_blackjack(begin: Begin) -> None:
    """After the croupier's cards."""
    one = BY_NAME["blackjack_doubled"]
    evening = begin(one.seed, one.tables)
    one.reach(evening)
    page = evening.blackjack
    told = looks(page, lambda: to_the_end_of_the_coup(evening))
    last = page.controller.table.last
    assert last is not None
    for box in last.boxes:
        assert any(look.intersects(where(page, f"box/{box.box}")) for look in told[-len(last.boxes) :])
