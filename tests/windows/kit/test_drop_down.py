"""The list that opens: by mouse, by keys, in a window too low for it, in another language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from casino_qt.windows.kit.drop_down import DropDown
from casino_qt.windows.kit.drop_list import DropList, next_with
from casino_qt.windows.kit.entry import Entry
from tests.screenshots.states import STATES
from tests.windows.conftest import Begin

BETS = ["Rouge", "Noir", "Pair", "Impair", "Manque", "Passe"]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(500, 400)
    room.show()
    qtbot.waitExposed(room)
    return room


@pytest.fixture
def choice(room: QWidget) -> DropDown:
    choice = DropDown(room)
    choice.set_texts(BETS)
    choice.set_name("Bet")
    choice.resize(choice.sizeHint())
    choice.move(20, 20)
    choice.show()
    choice.setFocus()
    return choice


def card(choice: DropDown) -> DropList:
    """The open card."""
    found = choice.open_card()
    assert found is not None
    return found


def test_a_click_opens_it_and_a_click_takes(choice: DropDown) -> None:
    taken: list[int] = []
    choice.chosen.connect(taken.append)
    QTest.mouseClick(choice, LEFT, pos=choice.face_rect().center().toPoint())
    line = card(choice).rect_of(3)
    QTest.mouseMove(card(choice), line.center().toPoint())
    QTest.mouseClick(card(choice), LEFT, pos=line.center().toPoint())
    assert taken == [3]
    assert choice.words() == "Impair"
    assert choice.accessibleName() == "Bet: Impair"
    assert choice.open_card() is None
    assert choice.hasFocus()


def test_a_click_beside_the_card_takes_nothing(choice: DropDown, room: QWidget) -> None:
    choice.open_list()
    QTest.mouseClick(card(choice), LEFT, pos=QPoint(room.width() - 3, room.height() - 3))
    assert choice.open_card() is None
    assert choice.index() == 0


def test_it_is_worked_by_keys_alone(choice: DropDown) -> None:
    QTest.keyClick(choice, Qt.Key.Key_Down)
    assert choice.words() == "Noir"
    QTest.keyClick(choice, Qt.Key.Key_P)
    assert choice.words() == "Pair"
    QTest.keyClick(choice, Qt.Key.Key_P)
    assert choice.words() == "Passe"
    QTest.keyClick(choice, Qt.Key.Key_Home)
    assert choice.words() == "Rouge"
    QTest.keyClick(choice, Qt.Key.Key_Up)
    assert choice.words() == "Rouge"
    QTest.keyClick(choice, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_M):
        QTest.keyClick(card(choice), key)
    assert card(choice).accessibleDescription() == "Manque"
    QTest.keyClick(card(choice), Qt.Key.Key_Return)
    assert choice.words() == "Manque"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Tab])
def test_leaving_the_card_takes_nothing(choice: DropDown, key: Qt.Key) -> None:
    QTest.keyClick(choice, Qt.Key.Key_Return)
    QTest.keyClick(card(choice), Qt.Key.Key_End)
    QTest.keyClick(card(choice), key)
    assert choice.open_card() is None
    assert choice.index() == 0
    assert choice.hasFocus()


def test_in_a_low_window_the_card_is_scrolled(choice: DropDown, room: QWidget) -> None:
    room.resize(500, 150)
    choice.open_list()
    shown = card(choice)
    lines = shown.lines()
    assert 1 <= lines < len(BETS)
    assert room.rect().contains(shown.card().toAlignedRect())
    QTest.keyClick(shown, Qt.Key.Key_End)
    assert shown.card().contains(shown.rect_of(len(BETS) - 1))
    QTest.keyClick(shown, Qt.Key.Key_PageUp)
    QTest.keyClick(shown, Qt.Key.Key_Home)
    assert shown.card().contains(shown.rect_of(0))
    centre = shown.card().center()
    wheel = QWheelEvent(
        centre, shown.mapToGlobal(centre), QPoint(), QPoint(0, -360), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(shown, wheel)
    assert not shown.card().contains(shown.rect_of(0))


def test_a_window_of_another_shape_closes_the_card(choice: DropDown, room: QWidget) -> None:
    choice.open_list()
    room.resize(450, 380)
    assert choice.open_card() is None


def test_an_open_card_goes_with_its_plate(choice: DropDown, room: QWidget) -> None:
    """Whatever moves the plate, or makes it larger; in the new place a click takes what it shows."""
    taken: list[int] = []
    choice.chosen.connect(taken.append)
    choice.open_list()
    for at, k in ((QPoint(200, 60), 1.0), (QPoint(200, 60), 1.6), (QPoint(200, 300), 1.6)):
        choice.set_k(k)
        choice.resize(choice.sizeHint())
        choice.move(at)
        shown, plate = card(choice), choice.face_rect().translated(choice.pos().toPointF())
        assert shown.k == choice.k
        assert shown.card().left() == plate.left()
        assert shown.card().adjusted(0, -8, 0, 8).intersects(plate)
        assert room.rect().contains(shown.card().toAlignedRect())
        assert all(line.fits for line in shown.measured())
    QTest.mouseClick(card(choice), LEFT, pos=card(choice).rect_of(2).center().toPoint())
    assert taken == [2]


def test_a_plate_that_goes_takes_its_card_along(choice: DropDown) -> None:
    choice.open_list()
    choice.hide()
    assert choice.open_card() is None


def test_a_card_stays_in_the_window_when_its_plate_is_beyond(choice: DropDown, room: QWidget) -> None:
    choice.open_list()
    for far in (QPoint(20, 2_000), QPoint(20, -2_000)):
        choice.move(far)
        assert room.rect().contains(card(choice).card().toAlignedRect())


@pytest.mark.parametrize("state", ["keys_settings", "book_full"])
def test_a_list_stays_with_its_plate_while_text_and_language_change(begin: Begin, state: str) -> None:
    """Every one of a sheet, opened by a key, seen, none of it cut, and answered."""
    one = next(each for each in STATES if each.name == state)
    evening = begin(one.seed, one.tables)
    one.reach(evening)
    evening.settle()
    window = evening.window
    evening.window.setUpdatesEnabled(False)  # where things lie is looked at, not how they are painted
    for choice in [each for each in window.findChildren(DropDown) if each.isVisible() and each.isEnabled()]:
        choice.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(choice, Qt.Key.Key_Return)
        for size, language in ((200, "ru"), (150, "fr")):
            evening.settings.text_size, evening.settings.language = size, language
            evening.settle()
            shown = card(choice)
            plate = choice.face_rect().translated(choice.mapTo(window, QPoint(0, 0)).toPointF())
            assert shown.k == choice.k
            assert window.rect().contains(shown.card().toAlignedRect())
            assert window.rect().contains(plate.toAlignedRect()), "it is seen what the list is about"
            assert all(line.fits for line in shown.measured())
            assert abs(shown.card().left() - plate.left()) < 1 or shown.card().right() > window.width() - 40
        QTest.keyClick(card(choice), Qt.Key.Key_Escape)
        assert choice.hasFocus()
        evening.settings.text_size = 100
        evening.settle()


def test_an_open_card_is_named_anew_unless_it_has_other_choices(choice: DropDown) -> None:
    choice.open_list()
    choice.set_texts([text.upper() for text in BETS])
    assert card(choice).accessibleDescription() == "ROUGE"
    choice.set_texts(BETS[:2])
    assert choice.open_card() is None


def test_the_wheel_over_a_closed_one_changes_nothing(choice: DropDown) -> None:
    centre = QPointF(choice.rect().center())
    wheel = QWheelEvent(
        centre, choice.mapToGlobal(centre), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(choice, wheel)
    assert choice.index() == 0


def test_letters_go_round() -> None:
    assert [next_with(BETS, at, "p") for at in (0, 2, 5)] == [2, 5, 2]
    assert next_with(BETS, 0, "x") == -1


def test_who_comes_into_an_entry_by_key_writes_over_it(room: QWidget) -> None:
    first, second = Entry(room, 9), Entry(room, 9)
    for entry in (first, second):
        entry.setText("10")
        entry.show()
    first.setFocus()
    second.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(second, "25")
    assert second.text() == "25"
