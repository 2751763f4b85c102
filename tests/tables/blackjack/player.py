"""A hasty player to be killed: `python -m tests.tables.blackjack.player PROFILE SEED OPTIONS GUESTS`.

Writes what it tries and what it sees to standard output, each line as soon as it is so, and plays until it
dies. It splits and insures whenever it can, and looks longer at what comes seldom. Its croupier makes
mistakes.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from casino_qt.bank.profile import Profile
from casino_qt.rules.blackjack.actions import BOXES
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.blackjack.table import Table
from casino_qt.tables.blackjack import Blackjack, Question
from casino_qt.tables.blackjack_guests import party
from casino_qt.tables.blackjack_sitting import GAME

MISTAKES_ONCE_IN = 3
LOOKS = 0.03  # seconds
Moves = dict[str, tuple[int, Callable[[], object]]]
"""What may be done, how much it is liked, and how."""


def before_the_deal(controller: Blackjack, dice: random.Random) -> Moves:
    """Bets, and all that may be done with them."""
    box = dice.randint(1, BOXES)
    stake = dice.choice([500, 501, 700, 2500])
    return {
        "bet": (6, lambda: controller.bet(box, stake)),
        "take": (1, lambda: controller.take(box)),
        "deal": (4, controller.deal),
        "undo": (1, controller.undo),
        "redo": (1, controller.redo),
        "clear": (1, controller.clear),
        "repeat": (2, controller.repeat),
        "double": (1, controller.double),
        "guests": (1, lambda: controller.seat_guests(dice.randint(0, 5))),
        "new_purse": (1, controller.new_purse),
        "new_sitting": (1 if dice.random() < 0.1 else 0, controller.new_sitting),
    }


def during_the_coup(controller: Blackjack, dice: random.Random) -> Moves:
    """What answers the question of the table, liked or not, and what is refused now."""
    match controller.question:
        case Question.CARD:
            return {"accept": (1, controller.accept), "decline": (1, controller.decline)}
        case Question.ADD:
            return {"add": (1, controller.add), "go_on": (1, controller.go_on)}
        case None:
            return {"go_on": (1, controller.go_on)}
    boxes = [box for box in controller.table.boxes if controller.insurable(box)]
    box = dice.choice(boxes or [1])
    moves: Moves = {"insure": (6 if boxes else 0, lambda: controller.insure(box, controller.insurable(box)))}
    if controller.question is Question.INSURANCE:
        return moves | {"go_on": (1, controller.go_on)}
    legal = {type(action).__name__.lower() for action in controller.table.legal()}
    raised = controller.most_with("split")
    return moves | {
        "hit": (2 if "hit" in legal else 0, controller.hit),
        "stand": (2 if "stand" in legal else 0, controller.stand),
        "double": (
            2 if "double" in legal else 0,
            lambda: controller.double_down(controller.most_with("double")),
        ),
        "split": (20 if "split" in legal else 0, lambda: controller.split(dice.choice([0, raised]))),
        "surrender": (2 if "surrender" in legal else 0, controller.surrender),
        "bet": (1, lambda: controller.bet(1, 500)),
    }


def seldom(table: Table) -> bool:
    """Whether something lies there that a kill should find more often than chance brings it."""
    split = any(len(box.hands) > 1 for box in table.boxes.values())
    return split or table.on_offer is not None or any(box.insurance for box in table.boxes.values())


def write(line: object) -> None:
    """One line, at once."""
    os.write(1, json.dumps(line).encode() + b"\n")


def play(path: Path, seed: int, options: dict[str, object], guests: int) -> None:
    """Play for ever."""
    dice = random.Random(seed)
    party.SLIPS_ONCE_IN = MISTAKES_ONCE_IN
    write({"try": "open"})
    profile = Profile.open(path)
    controller = Blackjack(profile, Rules.from_json(options))

    def saw(*_: object) -> None:
        session = profile.open_session(GAME)
        assert session is not None
        write({"seen": {"session": session.id, "actions": list(session.actions), "purse": controller.purse}})

    for signal in (controller.happened, controller.restored):
        signal.connect(saw)
    saw()
    write({"try": "guests"})
    controller.seat_guests(guests)
    write({"done": "guests"})
    while True:
        betting = controller.table.phase is Phase.BETTING
        moves = before_the_deal(controller, dice) if betting else during_the_coup(controller, dice)
        name = dice.choices(list(moves), weights=[liking for liking, _ in moves.values()])[0]
        write({"try": name})
        moves[name][1]()
        write({"done": name})
        if seldom(controller.table):
            time.sleep(LOOKS)


if __name__ == "__main__":
    application = QCoreApplication(sys.argv[:1])
    play(Path(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3]), int(sys.argv[4]))
