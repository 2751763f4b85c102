"""A table of its own for each test, and a notebook of all its signals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from casino_qt.bank.ledger import HOUSE, PURSE, table_account
from casino_qt.bank.profile import Profile
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from casino_qt.tables.trente_et_quarante_sitting import GAME


class Notebook:
    """Writes down what a controller tells, in order: (signal, what it carried)."""

    def __init__(self, controller: TrenteEtQuarante) -> None:
        self.lines: list[tuple[str, object]] = []
        controller.happened.connect(lambda events: self.lines.append(("happened", events)))
        controller.restored.connect(lambda: self.lines.append(("restored", None)))
        controller.refused.connect(lambda refused: self.lines.append(("refused", refused.code)))
        controller.late.connect(lambda spot, stake: self.lines.append(("late", (spot, stake))))
        controller.failed.connect(lambda line: self.lines.append(("failed", line)))

    def names(self) -> list[str]:
        """The signals since last asked."""
        names = [name for name, _ in self.lines]
        self.lines.clear()
        return names


Sit = Callable[..., TrenteEtQuarante]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "profile.sqlite"


@pytest.fixture
def sit(path: Path, qapp: QCoreApplication) -> Iterator[Sit]:
    """Sit down at the table of the test's profile; sitting down again is starting the program again."""
    opened: list[Profile] = []

    def sit_down(options: Rules | None = None, seed: str | None = None) -> TrenteEtQuarante:
        for profile in opened:
            profile.close()
        opened[:] = [Profile.open(path)]
        return TrenteEtQuarante(opened[0], options, seed)

    yield sit_down
    for profile in opened:
        profile.close()


@pytest.fixture
def controller(sit: Sit) -> TrenteEtQuarante:
    """The shoe of seed 00 cut at 100: rouge and couleur win the first coup, 39 to 31."""
    table = sit(seed="00")
    table.cut(100)
    return table


@pytest.fixture
def notebook(controller: TrenteEtQuarante) -> Notebook:
    return Notebook(controller)


def profile_of(controller: TrenteEtQuarante) -> Profile:
    """The bank behind the table."""
    return controller._sitting.profile


def agree(controller: TrenteEtQuarante) -> None:
    """Engine and ledger hold the same, and the books balance."""
    balances = profile_of(controller).balances()
    assert balances[PURSE] == controller.purse
    assert balances.get(table_account(GAME), 0) == controller.in_play
    assert sum(balances.values()) == 0
    assert controller.purse + controller.in_play + balances.get(HOUSE, 0) == -balances["world"]
