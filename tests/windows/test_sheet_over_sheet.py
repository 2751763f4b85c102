"""What opens or closes late under a sheet leaves the keyboard with it, and has it afterwards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from casino_qt.windows.commands.sheet import KeysSheet
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.popover import Card
from casino_qt.windows.settings.sheet import SettingsSheet
from tests.screenshots.evening import Evening

Key = Qt.Key


def press(evening: Evening, key: Qt.Key) -> None:
    QTest.keyClick(evening.window.focusWidget() or evening.window, key)
    evening.settle()


def card() -> Card:
    button = Button("secondary")
    button.say("On")
    return Card("A hint", ["It was long in coming."], [], [button])


@pytest.mark.parametrize("size", [100, 200])  # in a room larger than the window as well
def test_a_card_that_comes_late_lies_under_the_sheet(evening: Evening, size: int) -> None:
    evening.settings.room_size = size
    page = evening.sit_at_roulette()
    press(evening, Key.Key_F10)
    keys = evening.window.findChildren(KeysSheet)[0]
    assert keys.close_button.hasFocus()
    page.popover.tell(card, QPointF(400, 300))
    evening.settle()
    assert page.popover.isVisible()
    assert keys.close_button.hasFocus()
    press(evening, Key.Key_Escape)
    assert not keys.isVisible()
    assert page.popover.isVisible()
    assert page.popover.isAncestorOf(evening.window.focusWidget())
    press(evening, Key.Key_Escape)
    assert not page.popover.isVisible()
    assert page.view.hasFocus()
    assert evening.window.table is page


def test_a_card_that_goes_under_the_sheet_hands_on_nothing(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    page.popover.tell(card, QPointF(400, 300))
    press(evening, Key.Key_F10)
    keys = evening.window.findChildren(KeysSheet)[0]
    page.popover.lay_away()
    assert keys.close_button.hasFocus()
    press(evening, Key.Key_Escape)
    assert page.view.hasFocus()
    assert evening.window.table is page


def test_nor_does_a_sheet_under_a_sheet(evening: Evening) -> None:
    evening.sit_at_roulette()
    evening.window.open_settings("keys")
    under = evening.window.findChildren(SettingsSheet)[0]
    press(evening, Key.Key_F10)
    keys = evening.window.findChildren(KeysSheet)[0]
    assert keys.isAncestorOf(evening.window.focusWidget())
    under.lay_away()
    assert keys.isAncestorOf(evening.window.focusWidget())
    press(evening, Key.Key_Escape)
    assert evening.roulette.view.hasFocus()
