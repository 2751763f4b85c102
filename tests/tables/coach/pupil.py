"""A hasty pupil at a practice table, to be killed: `python -m tests.tables.coach.pupil PROFILE SEED`.

Plays тридцать одно until it dies; of every other hand nobody can say what a decision cost.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from casino_qt.bank.profile import Profile
from casino_qt.odds.advice.advice import Json
from casino_qt.odds.advice.judging import answer
from casino_qt.tables.coach.coach import Coach
from casino_qt.tables.coach.trente_et_un import TrenteEtUnStudy
from casino_qt.tables.trente_et_un import TrenteEtUn

WARM = 3
"""Decisions after which hands are reckoned quickly, so that the death may come anywhere."""


class PoorDesk:
    """Answers every other question only."""

    def __init__(self) -> None:
        self._asked = 0

    def ask(self, question: Json, then: Callable[[Json], None], _otherwise: Callable[[], None]) -> None:
        """The answer, or nothing at all."""
        self._asked += 1
        if self._asked % 2:
            then(answer(question))


def say(what: str) -> None:
    """One line, at once."""
    print(json.dumps({what: True}), flush=True)


def main(path: Path, seed: int) -> None:
    """Play on and on."""
    application = QCoreApplication([])
    dice = random.Random(seed)
    say("try")
    controller = TrenteEtUn(Profile.open(path))
    coach = Coach(controller, TrenteEtUnStudy(controller), PoorDesk().ask, lambda: 0)
    controller.sit_down()
    coach.begin()
    decided = 0
    while application:
        if controller.needs_new_purse():
            controller.new_purse()
        if not controller.asked:
            controller.deal()
        else:
            dice.choice((controller.draw, controller.stand))()
            decided += 1
            if decided == WARM:
                say("seen")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
