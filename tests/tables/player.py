"""A hasty player to be killed: `python -m tests.tables.player PROFILE SEED OPTIONS` plays until it dies.

Writes what it tries and what it sees to standard output, each line as soon as it is so.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from casino_qt.bank.profile import Profile
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.table import Phase
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from tests.tables.oracle import attempt, report


def moves(controller: TrenteEtQuarante, dice: random.Random) -> dict[str, Callable[[], object]]:
    """Everything a person can do, with something at random to do it with."""
    spot = dice.choice(list(Spot))
    stake = dice.choice([500, 501, 2_500, 12_345, 50_000, 250_000, controller.purse or 500])
    return {
        "bet": lambda: controller.bet(spot, stake),
        "insure": lambda: controller.insure(spot),
        "take": lambda: controller.take(spot, dice.choice([None, stake])),
        "halve": lambda: controller.halve(spot),
        "coup": controller.coup,
        "undo": controller.undo,
        "redo": controller.redo,
        "clear": controller.clear,
        "repeat": controller.repeat,
        "double": controller.double,
        "new_purse": controller.new_purse,
    }


def play(path: Path, seed: int, options: Rules) -> None:
    """Play for ever."""
    dice = random.Random(seed)

    def write(line: bytes) -> None:
        os.write(1, line)

    write(attempt("open"))
    profile = Profile.open(path)
    controller = TrenteEtQuarante(profile, options)
    for signal in (controller.happened, controller.restored):
        signal.connect(lambda *_: write(report(profile, controller)))
    write(report(profile, controller))
    while True:
        if controller.table.phase is Phase.CUTTING:
            write(attempt("cut"))
            controller.cut(dice.choice([None, 1, 100, 311]))
            continue
        chosen = moves(controller, dice)
        name = dice.choices(list(chosen), weights=[5, 2, 2, 2, 4, 2, 2, 1, 1, 1, 1])[0]
        if dice.random() < 0.01:
            write(attempt("new_sitting"))
            controller.new_sitting()
            continue
        write(attempt(name))
        chosen[name]()


if __name__ == "__main__":
    application = QCoreApplication(sys.argv[:1])
    play(Path(sys.argv[1]), int(sys.argv[2]), Rules.from_json(json.loads(sys.argv[3])))
