"""Escape takes away the plate that shows how things stand, and leads out only of a page without one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.replay.page import ReplayPage
from tests.screenshots.evening import GAME, ROULETTE, Evening
from tests.screenshots.replay_states import replayed

Key, Shift, Plain = Qt.Key, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier


@pytest.mark.parametrize("with_shift", [Plain, Shift], ids=["stands", "said"])
@pytest.mark.parametrize("in_replay", [False, True], ids=["table", "replay"])
def test_escape_is_for_the_plate_first(
    evening: Evening, in_replay: bool, with_shift: Qt.KeyboardModifier
) -> None:
    page: TablePage | ReplayPage = replayed(evening, GAME) if in_replay else evening.sit_at_roulette()
    gone: list[None] = []
    page.left.connect(lambda: gone.append(None))
    plate = page.teller.last if with_shift == Shift else page.teller.plate
    for _ in range(2):
        QTest.keyClick(focused(evening), Key.Key_F9, with_shift)
        assert plate.isVisible()
        QTest.keyClick(focused(evening), Key.Key_Escape)
        assert not plate.isVisible()
    assert not gone
    assert page.isVisible()
    QTest.keyClick(focused(evening), Key.Key_Escape)
    assert gone


@pytest.mark.parametrize("table", [GAME, ROULETTE])
def test_it_is_before_a_line_that_is_written_in(evening: Evening, table: str) -> None:
    """Who asks how things stand while announcing goes on announcing."""
    page = evening.sit_down() if table == GAME else evening.sit_at_roulette()
    QTest.keyClick(focused(evening), Key.Key_Slash)
    line = page.typed.field
    assert evening.window.focusWidget() is line
    for _ in range(2):
        QTest.keyClick(line, Key.Key_F9)
        assert page.teller.plate.isVisible()
        QTest.keyClick(line, Key.Key_Escape)
        assert not page.teller.plate.isVisible()
        assert evening.window.focusWidget() is line
    QTest.keyClick(line, Key.Key_Escape)
    assert not line.hasFocus()
    assert page.isVisible()


def focused(evening: Evening) -> QWidget:
    """Where the keyboard is."""
    return evening.window.focusWidget() or evening.window
