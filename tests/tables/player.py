"""A hasty player to be killed: `python -m tests.tables.player GAME PROFILE SEED OPTIONS` plays until it dies.

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
from casino_qt.rules.roulette.announcements import everything
from casino_qt.rules.roulette.bets import SIMPLE_CHANCES, SPOTS
from casino_qt.rules.roulette.options import Rules as RouletteRules
from casino_qt.rules.table import YOU
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.table import Phase
from casino_qt.tables.roulette import Roulette
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from tests.tables.asked import attempt, done
from tests.tables.oracle import AnyController, report
from tests.tables.zeros import ZEROS

Json = dict[str, object]

LIKINGS = {
    "bet": 5,
    "insure": 2,
    "announce": 2,
    "take": 2,
    "halve": 2,
    "coup": 4,
    "spin": 4,
    "undo": 2,
    "redo": 2,
    "throw": 2,
}
"""How much more than others things are liked to be done; what is left out counts 1."""


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


def roulette_moves(controller: Roulette, dice: random.Random) -> dict[str, Callable[[], object]]:
    """The same at the wheel."""
    spot = dice.choice(dice.choice([SIMPLE_CHANCES, SIMPLE_CHANCES, tuple(SPOTS)]))
    stake = dice.choice([500, 501, 2_500, 12_345, 20_000, controller.purse or 500])
    annonce = dice.choice(list(everything()))
    lying = controller.table.everything_lying(YOU)
    fresh = [on for on in lying if controller.table.halvable(on)] or [spot]
    locked = [on for on, there in lying.items() if there.locked] or [spot]
    return {
        "bet": lambda: controller.bet(spot, stake),
        "announce": lambda: controller.announce(annonce, dice.choice([500, 501, 2_500])),
        "take": lambda: controller.take(spot, dice.choice([None, stake])),
        "halve": lambda: controller.halve(dice.choice(fresh)),
        "spin": controller.spin,
        "undo": controller.undo,
        "redo": controller.redo,
        "clear": controller.clear,
        "repeat": controller.repeat,
        "double": controller.double,
        "new_purse": controller.new_purse,
        "move": lambda: controller.move(dice.choice(locked), dice.choice(SIMPLE_CHANCES)),
        "throw": controller.throw,  # what follows is done while the ball runs
    }


def prisoners(controller: AnyController) -> dict[str, int]:
    """How much more is done with prisoners, or to have some: what chance brings seldom must be met often."""
    if isinstance(controller, TrenteEtQuarante):
        return {}
    table = controller.table
    lying = {on: there for on, there in table.everything_lying(YOU).items() if on in SIMPLE_CHANCES}
    return {
        "bet": LIKINGS["bet"] if any(there.stake for there in lying.values()) else 25,
        "halve": 8 if any(map(table.halvable, lying)) else 1,
        "move": 8 if any(there.locked for there in lying.values()) else 1,
    }


def play(game: str, path: Path, seed: int, options: Json) -> None:
    """Play for ever."""
    dice = random.Random(seed)

    def write(line: bytes) -> None:
        os.write(1, line)

    write(attempt("open"))
    profile = Profile.open(path)
    controller: AnyController = (
        Roulette(profile, RouletteRules.from_json(options))
        if game == "roulette"
        else TrenteEtQuarante(profile, Rules.from_json(options))
    )
    for signal in (controller.happened, controller.restored):
        signal.connect(lambda *_: write(report(profile, controller)))
    write(report(profile, controller))
    write(done("open"))
    while True:
        if isinstance(controller, TrenteEtQuarante) and controller.table.phase is Phase.CUTTING:
            write(attempt("cut"))
            controller.cut(dice.choice([None, 1, 100, 311]))
            write(done("cut"))
            continue
        chosen = (
            moves(controller, dice)
            if isinstance(controller, TrenteEtQuarante)
            else roulette_moves(controller, dice)
        )
        likings = {name: LIKINGS.get(name, 1) for name in chosen} | prisoners(controller)
        name = dice.choices(list(chosen), weights=[likings[name] for name in chosen])[0]
        if dice.random() < 0.01:
            write(attempt("new_sitting"))
            controller.new_sitting(seed=dice.choice(list(ZEROS)))
            write(done("new_sitting"))
            continue
        write(attempt(name))
        chosen[name]()
        write(done(name))


if __name__ == "__main__":
    application = QCoreApplication(sys.argv[:1])
    play(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), json.loads(sys.argv[4]))
