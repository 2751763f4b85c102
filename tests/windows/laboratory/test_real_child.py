"""The true child, `casino-qt simulate`, from the window and without one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from casino_qt.windows.laboratory.sheet import LaboratorySheet
from casino_qt.windows.main_window import MainWindow
from tests.processes import runs

ABANDONED = """
import sys
from PySide6.QtCore import QCoreApplication
from casino_qt.windows.laboratory.simulation import Simulation
app = QCoreApplication([])
run = Simulation(app)
run.progressed.connect(lambda done, of: print(run.process_id(), flush=True))
run.start(["roulette", "--players", "100000", "--coups", "10000", "--json", "--progress"])
app.exec()
"""


@pytest.fixture
def sheet(window: MainWindow) -> Iterator[LaboratorySheet]:
    window.open_laboratory()
    sheet = window.findChild(LaboratorySheet)
    assert sheet is not None
    yield sheet
    sheet.stop()


def test_a_system_of_ones_own_is_simulated_from_the_window(sheet: LaboratorySheet, qtbot: QtBot) -> None:
    form = sheet.form
    form.choose("roulette", "noir", "own")
    form.take_rule({"start": 2, "after_win": "start", "after_loss": {"plus": 1}, "reset_at": {"losses": 4}})
    for entry, text in ((form.coups, "60"), (form.players, "200"), (form.seed, "1e"), (form.goal, "1 100")):
        entry.setText(text)
    QTest.keyClick(form.goal, Qt.Key.Key_Return)
    assert sheet.simulation.running
    qtbot.waitUntil(lambda: not sheet.simulation.running)
    assert sheet.notice.text() == ""
    found = sheet.page.found
    assert found is not None
    assert (found.bet, found.system, found.players, found.seed) == ("noir", "own", 200, "1e")
    assert dict(sheet.page.figures())["Edge, expected"] == "1.3704%"
    assert sum(found.counts) == 200


def test_a_list_that_is_none_is_refused_in_one_line(
    sheet: LaboratorySheet, qtbot: QtBot, tmp_path: Path
) -> None:
    marks = tmp_path / "marks.txt"
    marks.write_text("17\n23\nzero\n")
    sheet.form.take_permanence(marks)
    sheet.run.click()
    qtbot.waitUntil(lambda: not sheet.simulation.running)
    assert sheet.notice.text() == "! Line 3 of the file is no coup of this table: 'zero'."
    marks.write_text("17 23 0 4\n")
    sheet.run.click()
    qtbot.waitUntil(lambda: not sheet.simulation.running)
    assert sheet.page.found is not None
    assert (sheet.page.found.coups, sheet.page.found.players) == (3, 1)


@pytest.mark.skipif(sys.platform == "win32", reason="nobody is killed there by a signal")
def test_the_child_does_not_outlive_a_casino_that_was_killed(qtbot: QtBot) -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", ABANDONED], stdout=subprocess.PIPE, text=True, env=dict(os.environ)
    )
    try:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert runs(child)
        parent.send_signal(signal.SIGKILL)
        parent.wait()
        qtbot.waitUntil(lambda: not runs(child))
    finally:
        parent.kill()
        parent.wait()
