"""A run from the button to the answer, and everything that can become of it before."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.laboratory import simulation
from casino_qt.windows.laboratory.findings import Findings
from casino_qt.windows.laboratory.sheet import LaboratorySheet
from casino_qt.windows.laboratory.simulation import Simulation
from casino_qt.windows.main_window import MainWindow
from tests.windows.laboratory.conftest import FakeChild

LEFT = Qt.MouseButton.LeftButton


def click(button: KitButton) -> None:
    QTest.mouseClick(button, LEFT, pos=button.face_rect().center().toPoint())


def until_half_way(qtbot: QtBot, sheet: LaboratorySheet) -> None:
    qtbot.waitUntil(lambda: sheet.progress.share() == 0.4)


def test_a_run_is_ordered_answered_and_drawn(
    sheet: LaboratorySheet, child: FakeChild, ended: Callable[[], None], found: Findings
) -> None:
    sheet.form.choose("roulette", "rouge", "martingale")
    sheet.form.goal.setText("2 000,50")
    sheet.form.seed.setText("C0FFEE")
    click(sheet.run)
    ended()
    [(_, arguments)] = child.calls()
    given = dict(zip(arguments[1::2], arguments[2::2], strict=False))
    assert arguments[0] == "roulette"
    assert {name: given[name] for name in given if name != "--rules"} == {
        "--bet": "rouge", "--system": "martingale", "--stake": "1000", "--coups": "1000",
        "--players": "10000", "--purse": "100000", "--goal": "200050", "--seed": "c0ffee",
        "--json": "--progress",
    }  # fmt: skip
    assert not Path(given["--rules"]).exists()  # what was written for the child goes with it
    assert sheet.page.found == found
    assert sheet.page.sentence.text() == (
        "No system changes the edge: the bank keeps 1.3704% of everything staked."
    )
    assert dict(sheet.page.figures())["Edge, expected"] == "1.3704%"
    assert sheet.notice.text() == ""
    assert sheet.run.isVisible()


def test_while_it_runs_the_progress_is_told_and_nothing_else_begins(
    sheet: LaboratorySheet, child: FakeChild, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sheet.simulation, "seconds_left", lambda done, of: 11.2)
    child.manner = "waits"
    click(sheet.run)
    until_half_way(qtbot, sheet)
    assert sheet.notice.text() == "40% · 12 seconds left"
    shown = [widget.isVisible() for widget in (sheet.run, sheet.cancel, sheet.progress)]
    assert shown == [False, True, True]
    QTest.keyClick(sheet.form.stake, Qt.Key.Key_Return)
    sheet.start()
    assert len(child.calls()) == 1
    assert sheet.cancel.hasFocus()


def test_until_something_is_played_the_table_is_being_laid(
    sheet: LaboratorySheet, child: FakeChild, qtbot: QtBot
) -> None:
    child.manner = "waits"
    click(sheet.run)
    assert sheet.notice.text() == "The table is being laid…"
    assert sheet.progress.isVisible()
    until_half_way(qtbot, sheet)
    assert sheet.notice.text().startswith("40%")


def test_cancel_ends_the_child(sheet: LaboratorySheet, child: FakeChild, qtbot: QtBot) -> None:
    child.manner = "waits"
    click(sheet.run)
    until_half_way(qtbot, sheet)
    assert child.alive()
    click(sheet.cancel)
    assert not child.alive()
    assert sheet.notice.text() == "Cancelled."
    assert sheet.run.hasFocus()


@pytest.mark.parametrize("way", ["escape", "close button", "the window closes"])
def test_leaving_ends_the_child(
    window: MainWindow, sheet: LaboratorySheet, child: FakeChild, qtbot: QtBot, way: str
) -> None:
    child.manner = "waits"
    click(sheet.run)
    until_half_way(qtbot, sheet)
    match way:
        case "escape":
            QTest.keyClick(sheet.cancel, Qt.Key.Key_Escape)
            assert sheet.isHidden()
        case "close button":
            click(sheet.leave)
            assert sheet.isHidden()
        case _:
            window.close()
    assert not child.alive()
    assert not sheet.simulation.running


def test_a_click_beside_the_sheet_throws_nothing_away(
    sheet: LaboratorySheet, child: FakeChild, qtbot: QtBot
) -> None:
    child.manner = "waits"
    click(sheet.run)
    until_half_way(qtbot, sheet)
    QTest.mouseClick(sheet, LEFT, pos=sheet.rect().topLeft())
    assert sheet.isVisible()
    assert child.alive()


@pytest.mark.parametrize(
    ("manner", "line"),
    [
        ("crashes", "! The simulation has stopped by itself. Please start it again."),
        ("babbles", "! The simulation has stopped by itself. Please start it again."),
        ("forgets", "! The simulation has stopped by itself. Please start it again."),
    ],
)
def test_whatever_goes_wrong_with_the_child_is_one_line(
    sheet: LaboratorySheet, child: FakeChild, ended: Callable[[], None], manner: str, line: str
) -> None:
    child.manner = manner
    click(sheet.run)
    ended()
    assert sheet.notice.text() == line
    assert sheet.page.found is None
    child.manner = "answers"
    click(sheet.run)
    ended()
    assert sheet.page.found is not None


def test_a_casino_that_cannot_be_started_again_says_so(
    sheet: LaboratorySheet, ended: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sheet.simulation._line, "_command", lambda: ("/nowhere/casino-qt", []))
    click(sheet.run)
    ended()
    assert sheet.notice.text() == "! The simulation has stopped by itself. Please start it again."


def test_an_answer_replaces_the_one_before(
    sheet: LaboratorySheet, child: FakeChild, ended: Callable[[], None]
) -> None:
    for _ in range(2):
        click(sheet.run)
        ended()
    assert len(child.calls()) == 2
    assert len(sheet.page.figures()) == 12


def test_a_frozen_casino_is_its_own_child(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/casino-qt")
    assert simulation.simulate_command() == ("/opt/casino-qt", ["simulate"])


def test_the_time_left_is_that_of_the_pace_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    run = Simulation()

    class Clock:
        def elapsed(self) -> int:
            return passed

    monkeypatch.setattr(run, "_clock", Clock())
    passed = 150
    assert run.seconds_left(10, 100) is None
    passed = 5000
    assert run.seconds_left(0, 100) is None
    assert run.seconds_left(25, 100) == 15.0
