"""A table of тридцать одно of its own for each test; sitting down again is starting the program again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from casino_qt.bank.ledger import HOUSE, PURSE, WORLD
from casino_qt.bank.profile import Profile
from casino_qt.odds.trente_et_un.play import hint
from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.rules.trente_et_un.options import Rules
from casino_qt.tables.trente_et_un import TrenteEtUn
from casino_qt.tables.trente_et_un_guests.party import agreement_for

Open = Callable[..., TrenteEtUn]


def game(guests: int = 3, token: int = 500, **options: object) -> Agreement:
    """An agreement of the house."""
    return agreement_for(guests, token, Rules.from_json(options))


class Notebook:
    """Writes down what a controller tells, in order: (signal, what it carried)."""

    def __init__(self, controller: TrenteEtUn) -> None:
        self.lines: list[tuple[str, object]] = []
        controller.happened.connect(lambda events: self.lines.append(("happened", events)))
        controller.restored.connect(lambda: self.lines.append(("restored", None)))
        controller.refused.connect(lambda refused: self.lines.append(("refused", refused.code)))
        controller.failed.connect(lambda line: self.lines.append(("failed", line)))
        controller.seating_changed.connect(lambda: self.lines.append(("seating", None)))
        controller.remarked.connect(lambda said: self.lines.append(("remarked", said)))

    def names(self) -> list[str]:
        """The signals since last asked, remarks apart."""
        names = [name for name, _ in self.lines if name != "remarked"]
        self.lines.clear()
        return names


@pytest.fixture
def sit(tmp_path: Path, qapp: QCoreApplication) -> Iterator[Open]:
    opened: list[Profile] = []

    def sit_down(agreement: Agreement | None = None, seed: str | None = None) -> TrenteEtUn:
        for profile in opened:
            profile.close()
        opened[:] = [Profile.open(tmp_path / "profile.sqlite")]
        return TrenteEtUn(opened[0], agreement, seed)

    yield sit_down
    for profile in opened:
        profile.close()


def profile_of(controller: TrenteEtUn) -> Profile:
    """The bank behind the table."""
    return controller._sitting.profile


def agree(controller: TrenteEtUn) -> None:
    """Engine and ledger hold the same, and the books balance; the ledger is the person's alone."""
    balances = profile_of(controller).balances()
    assert set(balances) <= {PURSE, HOUSE, WORLD, "table:trente-et-un"}
    at_stake = controller.table.at_stake()
    assert balances[PURSE] + at_stake == controller.purse
    assert balances.get("table:trente-et-un", 0) == at_stake
    assert controller.in_play == 0
    assert sum(balances.values()) == 0
    assert controller.table.sums_to_zero()


def play_best(controller: TrenteEtUn) -> None:
    """The person draws or stands, as best play would."""
    (controller.draw if hint(controller.view).draw else controller.stand)()


def finish(controller: TrenteEtUn) -> None:
    """The person plays as is best until the round is over."""
    while controller.asked:
        play_best(controller)
    assert controller.table.to_act is None
