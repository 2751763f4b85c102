"""A blackjack table of its own for each test; sitting down again is starting the program again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from casino_qt.bank.ledger import HOUSE, PURSE, WORLD, table_account
from casino_qt.bank.profile import Profile
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.state import Phase
from casino_qt.tables.blackjack import Blackjack, Question
from casino_qt.tables.blackjack_sitting import GAME

Open = Callable[..., Blackjack]


class Notebook:
    """Writes down what a controller tells, in order: (signal, what it carried)."""

    def __init__(self, controller: Blackjack) -> None:
        self.lines: list[tuple[str, object]] = []
        controller.happened.connect(lambda events: self.lines.append(("happened", events)))
        controller.restored.connect(lambda: self.lines.append(("restored", None)))
        controller.refused.connect(lambda refused: self.lines.append(("refused", refused.code)))
        controller.late.connect(lambda box, stake: self.lines.append(("late", (box, stake))))
        controller.failed.connect(lambda line: self.lines.append(("failed", line)))
        controller.seating_changed.connect(lambda: self.lines.append(("seating", None)))

    def names(self) -> list[str]:
        """The signals since last asked."""
        names = [name for name, _ in self.lines]
        self.lines.clear()
        return names


@pytest.fixture
def sit(tmp_path: Path, qapp: QCoreApplication) -> Iterator[Open]:
    opened: list[Profile] = []

    def sit_down(options: Rules | None = None, seed: str | None = None, guests: int = 0) -> Blackjack:
        for profile in opened:
            profile.close()
        opened[:] = [Profile.open(tmp_path / "profile.sqlite")]
        controller = Blackjack(opened[0], options, seed)
        if guests:
            controller.seat_guests(guests)
        return controller

    yield sit_down
    for profile in opened:
        profile.close()


def agree(controller: Blackjack) -> None:
    """Engine and ledger hold the same, and the books balance; the ledger is the person's alone."""
    balances = controller._sitting.profile.balances()
    assert set(balances) <= {PURSE, HOUSE, WORLD, table_account(GAME)}
    assert balances[PURSE] == controller.purse
    assert balances.get(table_account(GAME), 0) == controller.in_play
    assert sum(balances.values()) == 0
    assert controller.table.sums_to_zero()


def finish(controller: Blackjack) -> None:
    """The person draws to 12 and stands, wants nothing else, until the coup is over."""
    while controller.table.phase is not Phase.BETTING:
        match controller.question:
            case Question.DECIDE:
                box, hand = controller.table.to_play or (0, 0)
                draw = controller.table.boxes[box].hands[hand].total < 12
                (controller.hit if draw else controller.stand)()
            case Question.CARD:
                controller.decline()
            case None:
                raise AssertionError("nobody goes on")
            case _:
                controller.go_on()
