"""Where the keyboard is when its button is gone: on the next decision, or where no Enter does harm."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.windows.doors import TABLES
from casino_qt.windows.kit import button
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.guard import PAUSE
from casino_qt.windows.kit.sheet import Sheet
from tests.screenshots.evening import Evening

Key, TAB = Qt.Key, Qt.FocusReason.TabFocusReason


def enter(evening: Evening) -> None:
    focused = evening.window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Key.Key_Return)


def lay_on_two_boxes(evening: Evening) -> None:
    """So many must be held before the deal."""
    boxes = [spot for spot in evening.blackjack.scene.focus_order.spots if spot.group == "box"]
    for box in boxes[:2]:
        box.act()
        evening.to_the_end()


def test_a_coup_of_blackjack_is_decided_by_enter_alone(evening: Evening) -> None:
    page = evening.sit_at_blackjack()
    lay_on_two_boxes(evening)
    page.primary.setFocus(TAB)
    decisions = 0
    for _ in range(40):
        enter(evening)
        evening.to_the_end()
        choices = [choice for choice in page.choices if choice.isVisible() and choice.isEnabled()]
        assert evening.window.focusWidget() in (choices[:1] or [page.primary])
        decisions += bool(choices)
        if decisions >= 3 and not choices:
            break
        if not choices and not page.controller.in_play:
            page.controller.repeat()
            evening.to_the_end()
    assert decisions >= 3


def test_who_walks_on_the_cloth_while_cards_fall_stays_there(evening: Evening) -> None:
    evening.settings.reduced_motion = False
    page = evening.sit_at_blackjack()
    lay_on_two_boxes(evening)
    page.primary.setFocus(TAB)
    enter(evening)
    assert page.view.hasFocus()
    assert page.scene.focus_shown
    QTest.keyClick(page.view, Key.Key_Left)
    evening.to_the_end()
    assert page.view.hasFocus()


def test_enter_on_undo_is_never_a_deal(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    evening.to_the_end()
    page.controller.bet(Spot.ROUGE, page.scene.chip_value)
    page.scene.focus_order.choose("chip/1")
    page.undo.setFocus(TAB)
    rounds = len(page.controller.history)
    enter(evening)
    assert page.controller.in_play == 0
    assert page.view.hasFocus()
    assert page.scene.focus_shown
    enter(evening)
    evening.to_the_end()
    assert len(page.controller.history) == rounds


@pytest.mark.parametrize("table", TABLES)
def test_one_comes_out_of_the_door_one_went_in(evening: Evening, table: str) -> None:
    evening.settings.token = 500
    evening.enter(table)
    evening.to_the_end()
    focused = evening.window.focusWidget()
    QTest.keyClick(focused or evening.window, Key.Key_Escape)
    assert evening.window.table is None
    door = evening.window.lobby.doors[TABLES.index(table)]
    assert door.hasFocus()


@pytest.fixture
def sheet(evening: Evening) -> Sheet:
    """A sheet with three buttons."""
    sheet = Sheet(evening.window)
    for words in ("First", "Second", "Third"):
        sheet.add_button(Button("secondary", sheet.panel)).say(words)
    sheet.open()
    return sheet


def test_an_enter_too_many_does_nothing_on_the_next_button(
    sheet: Sheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr(button, "monotonic", lambda: now[0])
    _, second, third = sheet.panel.findChildren(Button)
    second.clicked.connect(lambda: second.allow(False, "done"))
    pressed: list[str] = []
    third.clicked.connect(lambda: pressed.append("third"))
    second.setFocus(TAB)
    QTest.keyClick(second, Key.Key_Return)
    assert third.hasFocus()  # on from where it was, not from the beginning
    for key in (Key.Key_Return, Key.Key_Space):
        QTest.keyClick(third, key)
    assert pressed == []
    now[0] += PAUSE + 0.01
    QTest.keyClick(third, Key.Key_Return)
    assert pressed == ["third"]


def test_back_from_a_button_that_was_closed_is_the_one_before(sheet: Sheet) -> None:
    first, second, third = sheet.panel.findChildren(Button)
    third.setFocus(TAB)
    third.allow(False, "done")
    assert first.hasFocus()  # round: there is none behind it
    QTest.keyClick(first, Key.Key_Backtab)
    assert second.hasFocus()
