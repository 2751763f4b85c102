"""A key held down decides nothing, also where its repeats come as presses; the ring comes back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from casino_qt.windows.at_table.roulette_page import RoulettePage
from casino_qt.windows.kit.sheet import Sheet
from tests.screenshots.evening import Evening

Key, Kind = Qt.Key, QEvent.Type
REPEATS = 12
CODES = {Key.Key_Return: 36, Key.Key_Delete: 119, Key.Key_Space: 65, Key.Key_Left: 113, Key.Key_Escape: 9}
"""The codes of X11, and another one for what is not among them."""


def event(kind: QEvent.Type, key: Qt.Key, moment: int, text: str = "") -> QKeyEvent:
    code = CODES.get(key, 200)
    made = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, code, 0, 0, text)
    made.setTimestamp(moment)
    return made


def hold(evening: Evening, key: Qt.Key, text: str = "") -> None:
    """As X11 tells of a key that is held: release and press of one moment, again and again."""
    window = evening.window.windowHandle()
    QApplication.sendEvent(window, event(Kind.KeyPress, key, 1_000, text))
    for moment in range(1_600, 1_600 + 40 * REPEATS, 40):
        QApplication.sendEvent(window, event(Kind.KeyRelease, key, moment, text))
        QApplication.sendEvent(window, event(Kind.KeyPress, key, moment, text))
    QApplication.sendEvent(window, event(Kind.KeyRelease, key, 3_000, text))
    evening.settle()


@pytest.fixture
def page(evening: Evening) -> RoulettePage:
    """The keyboard is on a number, its ring is seen."""
    page = evening.sit_at_roulette()
    QTest.keyClick(page.view, Key.Key_Tab)
    assert page.scene.focus_shown
    return page


def test_a_held_key_lays_one_chip_and_takes_back_once(evening: Evening, page: RoulettePage) -> None:
    chip = page.scene.chip_value
    hold(evening, Key.Key_Return, "\r")
    assert page.controller.in_play == chip
    told: list[object] = []
    page.controller.refused.connect(told.append)
    hold(evening, Key.Key_Delete, "\x7f")
    assert page.controller.in_play == 0
    assert told == []
    hold(evening, Key.Key_Space, " ")
    assert page.controller.in_play == chip


def test_who_presses_again_is_heard_again(evening: Evening, page: RoulettePage) -> None:
    chip, window = page.scene.chip_value, evening.window.windowHandle()
    for moment in (1_000, 1_060, 1_120):  # as fast as anybody can
        QApplication.sendEvent(window, event(Kind.KeyPress, Key.Key_Return, moment, "\r"))
        QApplication.sendEvent(window, event(Kind.KeyRelease, Key.Key_Return, moment + 1, "\r"))
    assert page.controller.in_play == 3 * chip


def test_arrows_go_on_and_lines_are_written(evening: Evening, page: RoulettePage) -> None:
    before = page.scene.focus_order.current
    hold(evening, Key.Key_Left)
    assert page.scene.focus_order.current is not before
    page.toggle_typed_line()
    field = page.typed.field
    hold(evening, Key.Key_A, "a")
    hold(evening, Key.Key_Space, " ")
    assert field.text() == "a" * (REPEATS + 1) + " " * (REPEATS + 1)
    hold(evening, Key.Key_Escape)
    assert not field.hasFocus()
    assert evening.window.table is page


def test_no_command_is_called_by_what_a_key_repeats(evening: Evening, page: RoulettePage) -> None:
    window = evening.window
    for key, repeated in ((Key.Key_T, True), (Key.Key_F11, True), (Key.Key_T, False)):
        QApplication.sendEvent(window.windowHandle(), event(Kind.KeyRelease, key, 2_000))
        asked = event(Kind.ShortcutOverride, key, 2_000 if repeated else 2_001)
        asked.ignore()
        QApplication.sendEvent(page.view, asked)
        assert asked.isAccepted() == repeated  # accepted: it is no shortcut


def test_a_held_escape_lays_one_sheet_away(evening: Evening, page: RoulettePage) -> None:
    window = evening.window
    window.open_about()
    window.open_licences()
    evening.settle()
    hold(evening, Key.Key_Escape)
    assert len([sheet for sheet in window.findChildren(Sheet) if sheet.isVisible()]) == 1


# -- the ring ----------------------------------------------------------------------------------------------


def test_the_ring_comes_back_with_the_keyboard(evening: Evening, page: RoulettePage) -> None:
    scene = page.scene
    QTest.keyClick(page.view, Key.Key_Right)
    place = scene.focus_order.current
    for opened in (Key.Key_W, Key.Key_F6, Key.Key_F10, Key.Key_F1):
        QTest.keyClick(evening.window.focusWidget(), opened)
        evening.settle()
        assert not page.view.hasFocus(), opened
        QTest.keyClick(evening.window.focusWidget(), Key.Key_Escape)
        evening.settle()
        assert page.view.hasFocus()
        assert scene.focus_shown, opened
        assert scene.focus_order.current is place
    page.toggle_typed_line()
    assert isinstance(evening.window.focusWidget(), QLineEdit)
    QTest.keyClick(evening.window.focusWidget(), Key.Key_Escape)
    assert page.view.hasFocus()
    assert scene.focus_shown
    assert scene.focus_order.current is place


def test_nobody_who_came_by_mouse_is_shown_a_ring(evening: Evening, page: RoulettePage) -> None:
    scene = page.scene
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton)
    assert not scene.focus_shown
    page.keys.click()
    evening.settle()
    QTest.keyClick(evening.window.focusWidget(), Key.Key_Escape)
    assert page.view.hasFocus()
    assert not scene.focus_shown
