"""The lobby by mouse and by keyboard: doors, buttons, greeting, purse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDate, QDateTime, QEvent, QPoint, QPointF, Qt, QTime
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from casino_qt.settings import LANGUAGES, Settings
from casino_qt.windows.lobby.greeting import greeting
from casino_qt.windows.lobby.page import LobbyPage
from casino_qt.windows.main_window import MainWindow
from casino_qt.windows.system.languages import Languages
from tests.quiet import comes_to_rest

LEFT = Qt.MouseButton.LeftButton


def middle(widget: QWidget) -> QPoint:
    return widget.rect().center()


@pytest.mark.parametrize("where", [0.2, 0.5, 0.9])
def test_the_whole_door_is_the_target(window: MainWindow, qtbot: QtBot, where: float) -> None:
    door = window.lobby.doors[0]
    at = QPoint(door.width() // 2, round(door.height() * where * 0.9))
    with qtbot.waitSignal(window.lobby.table_chosen) as chosen:
        QTest.mouseClick(door, LEFT, pos=at)
    assert chosen.args == ["trente-et-quarante"]


def test_beside_the_arch_there_is_only_wall(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(window.lobby.table_chosen, wait=20):
        QTest.mouseClick(window.lobby.doors[0], LEFT, pos=QPoint(3, 3))


def test_arrows_walk_along_the_doors_and_enter_opens(window: MainWindow, qtbot: QtBot) -> None:
    lobby = window.lobby
    window.activateWindow()
    lobby.doors[0].setFocus()
    walked = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(window.focusWidget() or window, key)
        walked.append(next(i for i, door in enumerate(lobby.doors) if door is window.focusWidget()))
    assert walked == [1, 2, 3, 0, 3]
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Right)
    with qtbot.waitSignal(lobby.table_chosen) as chosen:
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Return)
    assert chosen.args == ["trente-et-quarante"]


def test_one_door_is_lit_at_a_time(window: MainWindow) -> None:
    doors = window.lobby.doors
    doors[0].setFocus()
    QTest.mouseMove(doors[2], middle(doors[2]))
    QTest.qWait(5)
    doors[2].setFocus(Qt.FocusReason.MouseFocusReason)
    assert [door.hasFocus() for door in doors] == [False, False, True, False]


@pytest.mark.parametrize(
    ("hour", "words"),
    [(5, "morning"), (11, "morning"), (12, "afternoon"), (17, "afternoon"), (18, "evening"), (3, "evening")],
)
def test_the_greeting_follows_the_hour(window: MainWindow, hour: int, words: str) -> None:
    assert greeting(QDateTime(QDate(2026, 11, 28), QTime(hour, 0))) == f"Good {words}"


@pytest.mark.parametrize("turn", [QEvent.Type.WindowActivate, QEvent.Type.Enter, QEvent.Type.Show])
def test_whoever_turns_to_it_after_midnight_reads_the_new_day(
    settings: Settings, languages: Languages, qtbot: QtBot, turn: QEvent.Type
) -> None:
    """A lobby left open has no clock that would wake it, and says the day of whoever comes."""
    clock = [QDateTime(QDate(2026, 11, 30), QTime(23, 59))]
    lobby = LobbyPage(settings, None, lambda: clock[0])
    qtbot.addWidget(lobby)
    lobby.retranslate()
    assert lobby.day.text() == "Monday, 30 November"
    clock[0] = QDateTime(QDate(2026, 12, 1), QTime(7, 0))
    QApplication.sendEvent(lobby, QEvent(turn))
    assert lobby.day.text() == "Tuesday, 1 December"
    assert lobby.greeting.text() == lobby.greeting.accessibleName() == "Good morning"


def test_money_and_last_sitting_are_shown(window: MainWindow) -> None:
    lobby = window.lobby
    assert lobby.purse.text() == "24\u00a0150.50"
    assert lobby.last_table.text() == "Trente et Quarante"
    assert lobby.last_result.text() == "+325"
    assert lobby.play_money.text() == "play money, no value"


def test_a_painted_book_bears_the_name_of_its_button_and_opens_the_same(
    window: MainWindow, qtbot: QtBot
) -> None:
    lobby = window.lobby
    ways = ((lobby.ledger, lobby.book, lobby.book_wanted), (lobby.rule_book, lobby.rules, lobby.rules_wanted))
    for language in LANGUAGES:
        window.settings.language = language
        QTest.qWait(1)  # Qt tells the widgets of a new language by posted events
        for cover, button, _ in ways:
            (title,) = cover.measured()
            assert title.text == button.words()
            assert title.needed <= title.room, (language, title)
    for cover, button, wanted in ways:
        over = cover.geometry().center().x() - button.geometry().center().x()
        assert abs(over) <= 1
        with qtbot.waitSignal(wanted):
            QTest.mouseClick(cover, LEFT, pos=middle(cover))


def test_before_anything_was_played_no_last_table_is_named(window: MainWindow) -> None:
    window.lobby.set_last("", 0)
    assert (window.lobby.last_label.text(), window.lobby.last_result.text()) == ("", "")


def test_every_door_and_button_has_a_name_for_screen_readers(window: MainWindow) -> None:
    lobby = window.lobby
    for widget in (*lobby.doors, lobby.rules, lobby.settings, lobby.about, lobby.book):
        assert widget.accessibleName()


def test_nothing_moves_while_nobody_moves(window: MainWindow) -> None:
    painted: list[int] = []
    window.lobby.painted.connect(lambda: painted.append(1))
    assert comes_to_rest(lambda: len(painted))


def test_the_keyboard_goes_round_as_one_reads(window: MainWindow) -> None:
    lobby = window.lobby
    lobby.doors[-1].setFocus(Qt.FocusReason.TabFocusReason)
    seen: list[QWidget] = []
    while (there := window.focusWidget()) not in seen:
        seen.append(there)
        QTest.keyClick(there, Qt.Key.Key_Tab)
    order = seen[seen.index(lobby.players) :] + seen[: seen.index(lobby.players)]
    rail = [lobby.players, lobby.practice, lobby.laboratory, lobby.sound]
    rail += [lobby.keys, lobby.settings, lobby.about, lobby.full_screen]
    assert order == [*rail, *lobby.doors, lobby.cashier, lobby.book, lobby.rules]
    left = [button.mapTo(window, button.rect().center()).x() for button in order]
    assert left[:8] == sorted(left[:8])


def test_an_arrow_on_a_button_goes_to_a_door(window: MainWindow) -> None:
    lobby = window.lobby
    for key, door in ((Qt.Key.Key_Right, 0), (Qt.Key.Key_Left, -1)):
        for button in (lobby.players, lobby.cashier, lobby.settings):
            button.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(button, key)
            assert lobby.doors[door].hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_presses_the_button_with_the_ring(window: MainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    lobby = window.lobby
    for button, signal in ((lobby.rules, lobby.rules_wanted), (lobby.keys, lobby.keys_wanted)):
        signal.disconnect()
        button.setFocus(Qt.FocusReason.TabFocusReason)
        with qtbot.waitSignal(signal):
            QTest.keyClick(button, key)


def test_a_mouse_that_lies_still_takes_the_keyboard_nowhere(window: MainWindow) -> None:
    """The salon may appear under a mouse that nobody touches: the keyboard is on the door one left."""
    lobby, door = window.lobby, window.lobby.doors[2]
    window.activateWindow()
    lobby.welcome("trente-et-quarante")
    at = QPointF(middle(door))
    came = QEnterEvent(at, QPointF(door.mapTo(window, middle(door))), QPointF(door.mapToGlobal(middle(door))))
    QApplication.sendEvent(door, came)
    assert lobby.doors[0].hasFocus()
    QTest.mouseMove(door, middle(door) + QPoint(0, 3))
    assert door.hasFocus()


def test_a_window_that_opens_under_a_mouse_lights_the_door_of_the_keyboard_alone(
    window: MainWindow, qtbot: QtBot
) -> None:
    """The mouse is over a door before the desktop has made the window the active one."""
    lobby, door = window.lobby, window.lobby.doors[3]
    front = QWidget()
    qtbot.addWidget(front)
    front.show()
    front.activateWindow()
    qtbot.waitUntil(lambda: not window.isActiveWindow())
    door.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    door.still = True
    at = QPointF(middle(door))
    QApplication.sendEvent(door, QEnterEvent(at, at, at))
    assert door._light == 1.0
    window.activateWindow()
    lobby.doors[0].setFocus()
    qtbot.waitUntil(window.isActiveWindow)
    assert [one.lit() for one in lobby.doors] == [True, False, False, False]
    assert door._light == 0.0
