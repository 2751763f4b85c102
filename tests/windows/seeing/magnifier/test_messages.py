"""Twice as large as the window: nothing that is told is timed, and all of it is told where one looks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.kit import plate
from tests.screenshots.evening import Evening
from tests.windows.seeing.magnifier.hands import (
    CONTROL,
    LEFT,
    cut,
    replayed,
    sit,
)


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
