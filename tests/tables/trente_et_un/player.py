"""A hasty player to be killed: `python -m tests.tables.trente_et_un.player PROFILE SEED AGREEMENT`.

Writes what it tries and what it sees to standard output, each line as soon as it is so, and plays until it
dies: as a punter, and as the banker when the bank comes to it.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from casino_qt.bank.cashier import Cashier, CashierRefuses
from casino_qt.bank.profile import Profile
from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.rules.trente_et_un.options import Rules
from casino_qt.tables.trente_et_un import TrenteEtUn
from casino_qt.tables.trente_et_un_guests.party import agreement_for
from casino_qt.tables.trente_et_un_sitting import GAME

LOOKS = 0.01  # seconds: at a round that waits for the person, the more so with the bank
Moves = dict[str, tuple[int, Callable[[], object]]]
"""What may be done, how much it is liked, and how."""


def what_may_be_done(controller: TrenteEtUn, dice: random.Random) -> Moves:
    """What the table waits for, liked; and what is refused now."""
    token = dice.choice([100, 500, 100_000])
    another = agreement_for(dice.randint(1, 8), token, Rules(natural=dice.randint(2, 10)))
    enough = controller.asked and controller.view.total >= dice.randint(22, 29)
    cashier = Cashier(controller.profile)
    return {
        "deal": (1 if controller.asked else 12, controller.deal),
        "draw": (8 if controller.asked and not enough else 1, controller.draw),
        "stand": (8 if enough else 1, controller.stand),
        "agree": (1 if dice.random() < 0.1 else 0, lambda: controller.agree(another)),
        "new_sitting": (1 if dice.random() < 0.1 else 0, controller.new_sitting),
        "new_purse": (1, controller.new_purse),
        "sell": (2 if controller.asked else 0, lambda: _at_the_desk(cashier.sell_all)),
        "buy": (1 if controller.asked else 6, lambda: _at_the_desk(cashier.buy_all)),
    }


def _at_the_desk(errand: Callable[[], object]) -> None:
    """Whoever has nothing to sell, or nothing to buy with, has been there for nothing."""
    with suppress(CashierRefuses):
        errand()


def write(line: object) -> None:
    """One line, at once."""
    os.write(1, json.dumps(line).encode() + b"\n")


def play(path: Path, seed: int, agreement: Agreement) -> None:
    """Play for ever."""
    dice = random.Random(seed)
    write({"try": "open"})
    profile = Profile.open(path)
    controller = TrenteEtUn(profile, agreement)

    def saw(*_: object) -> None:
        session = profile.open_session(GAME)
        assert session is not None
        write({"seen": {"session": session.id, "actions": list(session.actions), "purse": controller.purse}})

    for signal in (controller.happened, controller.restored):
        signal.connect(saw)
    saw()
    write({"try": "sit_down"})
    controller.sit_down()
    write({"done": "sit_down"})
    while True:
        moves = what_may_be_done(controller, dice)
        name = dice.choices(list(moves), weights=[liking for liking, _ in moves.values()])[0]
        write({"try": name})
        moves[name][1]()
        write({"done": name})
        if controller.asked:
            time.sleep(LOOKS * (2 if controller.banking else 1))


if __name__ == "__main__":
    application = QCoreApplication(sys.argv[:1])
    play(Path(sys.argv[1]), int(sys.argv[2]), Agreement.from_json(json.loads(sys.argv[3])))
