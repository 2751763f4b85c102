"""The laboratory in its window, its child a fake one that behaves as the test wants."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from casino_qt.windows.laboratory import simulation
from casino_qt.windows.laboratory.findings import Findings
from casino_qt.windows.laboratory.sheet import LaboratorySheet
from casino_qt.windows.main_window import MainWindow
from tests.processes import runs
from tests.windows.conftest import languages, settings, window
from tests.windows.laboratory import fake_simulation

__all__ = ["languages", "settings", "window"]


class FakeChild:
    """How the child behaves, and how it has been called so far."""

    def __init__(self, folder: Path) -> None:
        self.manner = "answers"
        self.notes = folder / "notes"
        os.mkfifo(folder / "notes.never")

    def command(self) -> tuple[str, list[str]]:
        """Program and first arguments."""
        return sys.executable, [str(Path(fake_simulation.__file__)), self.manner, str(self.notes)]

    def calls(self) -> list[tuple[int, list[str]]]:
        """Process and arguments of each start."""
        if not self.notes.exists():
            return []
        return [tuple(json.loads(line)) for line in self.notes.read_text().splitlines()]

    def alive(self) -> list[int]:
        """The processes that still run."""
        return [pid for pid, _ in self.calls() if runs(pid)]


@pytest.fixture
def child(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeChild:
    fake = FakeChild(tmp_path)
    monkeypatch.setattr(simulation, "simulate_command", fake.command)
    return fake


@pytest.fixture
def sheet(window: MainWindow, child: FakeChild) -> Iterator[LaboratorySheet]:
    """Open, as the person opens it."""
    window.open_laboratory()
    sheet = window.findChild(LaboratorySheet)
    assert sheet is not None
    yield sheet
    sheet.stop()


@pytest.fixture
def answer() -> dict[str, Any]:
    """What a child answers."""
    told: dict[str, Any] = json.loads(fake_simulation.ANSWER.read_text(encoding="utf-8"))
    return told


@pytest.fixture
def found(answer: dict[str, Any]) -> Findings:
    """The same, read."""
    return Findings.read(answer)


@pytest.fixture
def ended(qtbot: QtBot, sheet: LaboratorySheet) -> Callable[[], None]:
    """Wait until no child works any more."""
    return lambda: qtbot.waitUntil(lambda: not sheet.simulation.running)
