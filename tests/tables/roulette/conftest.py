"""A roulette table of its own for each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from casino_qt.bank.ledger import HOUSE, PURSE, table_account
from casino_qt.bank.profile import Profile
from casino_qt.rules.roulette.options import Rules
from casino_qt.tables.roulette import Roulette
from casino_qt.tables.roulette_sitting import GAME

Sit = Callable[..., Roulette]
TODAY = date(2026, 11, 29)


class WheelNotebook:
    """Writes down what a controller tells, in order: (signal, what it carried)."""

    def __init__(self, controller: Roulette) -> None:
        self.lines: list[tuple[str, object]] = []
        controller.happened.connect(lambda events: self.lines.append(("happened", events)))
        controller.restored.connect(lambda: self.lines.append(("restored", None)))
        controller.refused.connect(lambda refused: self.lines.append(("refused", refused.code)))
        controller.late.connect(lambda on, stake: self.lines.append(("late", (on, stake))))
        controller.failed.connect(lambda line: self.lines.append(("failed", line)))
        controller.thrown.connect(lambda number: self.lines.append(("thrown", number)))

    def told(self) -> list[tuple[str, object]]:
        """What was told since last asked, events left out."""
        lines = [(name, None if name == "happened" else what) for name, what in self.lines]
        self.lines.clear()
        return lines


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "profile.sqlite"


@pytest.fixture
def sit(path: Path, qapp: QCoreApplication) -> Iterator[Sit]:
    """Sit down at the wheel of the test's profile; sitting down again is starting the program again."""
    opened: list[Profile] = []

    def sit_down(options: Rules | None = None, seed: str | None = None, today: date = TODAY) -> Roulette:
        for profile in opened:
            profile.close()
        opened[:] = [Profile.open(path, lambda: f"{today.isoformat()}T12:00:00.000+00:00")]
        return Roulette(opened[0], options, seed, today=lambda: today)

    yield sit_down
    for profile in opened:
        profile.close()


@pytest.fixture
def wheel(sit: Sit) -> Roulette:
    """The wheel of seed 00: 7 32 19 29 12 14 4 8 24 22 will fall."""
    return sit(seed="00")


@pytest.fixture
def notes(wheel: Roulette) -> WheelNotebook:
    return WheelNotebook(wheel)


@pytest.fixture
def two_zeros(sit: Sit) -> Roulette:
    """The wheel of seed 22c: 0 0 23 3 will fall."""
    return sit(seed="22c")


def books_agree(controller: Roulette) -> None:
    """Engine and ledger hold the same, and the books balance."""
    balances = controller._sitting.profile.balances()
    assert balances[PURSE] == controller.purse
    assert balances.get(table_account(GAME), 0) == controller.in_play
    assert sum(balances.values()) == 0
    assert controller.purse + controller.in_play + balances.get(HOUSE, 0) == -balances["world"]
