"""`python -m tests.evening.replayed_rounds`: 10 000 rounds at all tables, each replayed from its record.

They are played into a profile, which is then opened anew; every field must come out byte for byte.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from casino_qt.bank.journal import as_written
from casino_qt.bank.profile import Profile
from casino_qt.rules.blackjack.options import Rules as BoxRules
from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.roulette.bets import SPOTS
from casino_qt.rules.roulette.options import Rules as WheelRules
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.options import Rules as CardRules
from casino_qt.rules.trente_et_quarante.table import Phase as CardPhase
from casino_qt.rules.trente_et_un.options import Rules as OvalRules
from casino_qt.tables.blackjack import Blackjack, Question
from casino_qt.tables.replay import Recording, Replay
from casino_qt.tables.roulette import Roulette
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from casino_qt.tables.trente_et_un import TrenteEtUn
from casino_qt.tables.trente_et_un_guests.party import agreement_for

AT_ONCE = 25  # rounds at a table before the person goes to another

Table = Callable[[Profile, random.Random, int], None]


def seed(dice: random.Random) -> str:
    """A seed like those of the house, but always the same."""
    return dice.randbytes(32).hex()


def at_the_cards(profile: Profile, dice: random.Random, rounds: int) -> None:
    """Bets, insurances, halves, payments carried and taken, bets undone."""
    rules = CardRules(refait=dice.choice(["half", "prison"]), premium=dice.choice(["decided", "every_coup"]))
    table = TrenteEtQuarante(profile, rules, seed(dice))
    before = _rounds(profile)
    while _rounds(profile) < before + rounds:
        if table.table.phase is CardPhase.CUTTING:
            table.cut(dice.choice([None, dice.randint(1, 311)]))
            continue
        for spot in dice.sample(list(Spot), dice.randint(0, 3)):
            table.halve(spot)
            table.bet(spot, dice.choice([500, 1_050, 2_500, 10_000]))
            if dice.random() < 0.3:
                table.undo()
            if dice.random() < 0.4:
                table.insure(spot)
            if dice.random() < 0.3:
                table.carry(spot, dice.choice(list(Spot)), won=dice.random() < 0.5)
            if dice.random() < 0.3:
                table.take(spot)
        table.coup()


def at_the_wheel(profile: Profile, dice: random.Random, rounds: int) -> None:
    """Bets of every kind, announced ones, guests, prison and the ways out of it."""
    wheel = Roulette(profile, WheelRules(zero=dice.choice(["prison", "partage", "lose_all"])), seed(dice))
    wheel.seat_guests(dice.randint(0, 5))
    chances = ["rouge", "noir", "pair", "impair", "manque", "passe"]
    for _ in range(rounds):
        for bet in [*dice.sample(list(SPOTS), 2), dice.choice(chances)]:
            wheel.bet(bet, dice.choice([500, 1_000, 2_500]), dice.randint(0, 1))
        if dice.random() < 0.3:
            wheel.announce(dice.choice(["orphelins", "tiers", "voisins:17/2"]), 500)
        if dice.random() < 0.2:
            wheel.halve(dice.choice(chances))
            wheel.move(*dice.sample(chances, 2))
        dice.choice([wheel.undo, wheel.clear, wheel.double, wheel.repeat])()
        wheel.spin()


def at_the_oval(profile: Profile, dice: random.Random, rounds: int) -> None:
    """With one guest to eight, as a punter and as the banker."""
    rules = OvalRules(natural=dice.randint(2, 6), bank=dice.choice(["rotates", "fixed"]))
    oval = TrenteEtUn(profile, agreement_for(dice.randint(1, 8), 200, rules), seed(dice))
    before = _rounds(profile)
    while _rounds(profile) < before + rounds:
        if not oval.asked:
            oval.deal()
        elif oval.view.total < dice.randint(20, 27):
            oval.draw()
        else:
            oval.stand()


def at_the_boxes(profile: Profile, dice: random.Random, rounds: int) -> None:
    """Several boxes among guests: doubles, splits, surrenders, insurances, cards drawn by mistake."""
    rules = BoxRules(
        dealer_blackjack=dice.choice(["takes_all", "original_only"]),
        surrender=dice.choice(["hard_12", "hard_12_or_more", "none"]),
        croupier_slips=dice.random() < 0.5,
    )
    boxes = Blackjack(profile, rules, seed(dice))
    boxes.seat_guests(dice.randint(0, 5))
    before = _rounds(profile)
    while _rounds(profile) < before + rounds:
        if boxes.table.phase is Phase.BETTING:
            for box in dice.sample(range(1, 8), dice.randint(2, 4)):
                boxes.bet(box, dice.choice([500, 2_500]))
            if dice.random() < 0.5:
                boxes.undo()
            boxes.deal()
        elif boxes.question is Question.DECIDE:
            _decide(boxes, dice)
        elif boxes.question is Question.CARD:
            dice.choice([boxes.accept, boxes.decline])()
        else:
            if boxes.question is Question.INSURANCE and dice.random() < 0.5:
                box = next(box for box in boxes.table.boxes if boxes.insurable(box))
                boxes.insure(box, boxes.insurable(box))
            if boxes.question is Question.ADD and dice.random() < 0.5:
                boxes.add()
            else:
                boxes.go_on()


def _decide(boxes: Blackjack, dice: random.Random) -> None:
    plays = {
        "split": boxes.split,
        "double": boxes.double_down,
        "surrender": boxes.surrender,
        "hit": boxes.hit,
        "stand": boxes.stand,
    }
    allowed = [
        play for play in plays if (would := boxes.would(play)) is not None and not boxes.refusal(would)
    ]
    plays["split" if "split" in allowed and dice.random() < 0.7 else dice.choice(allowed)]()


TABLES: tuple[Table, ...] = (at_the_cards, at_the_wheel, at_the_oval, at_the_boxes)


def _rounds(profile: Profile) -> int:
    return int(profile._db.execute("SELECT COUNT(*) FROM rounds").fetchone()[0])


def play(profile: Profile, rounds: int, dice: random.Random) -> None:
    """At least so many rounds, from table to table; who is broke has another purse advanced."""
    profile._db.execute("PRAGMA synchronous = OFF")  # nothing is killed here
    turn = 0
    while (missing := rounds - _rounds(profile)) > 0:
        if profile.purse() < 500_000:
            profile.advance(2_000_000)
        TABLES[turn % len(TABLES)](profile, dice, min(AT_ONCE, missing))
        turn += 1


def replay_all(profile: Profile) -> tuple[Counter[str], list[str]]:
    """Each stored round replayed by itself: how many at each table, and a line for each that differs."""
    raw = sqlite3.connect(f"{profile.path.as_uri()}?mode=ro", uri=True)
    stored = raw.execute(
        """SELECT rounds.id, session, game, number, rounds.rules, seal, cards, outcome, stakes, net, balance
           FROM rounds JOIN sessions ON sessions.id = session ORDER BY rounds.id"""
    ).fetchall()
    raw.close()
    replayed, wrong = Counter[str](), list[str]()
    for number, session_id, game, *row in stored:
        record, first, last = profile.round(number)
        replay = Replay(profile, Recording(profile.session(session_id, last), first, record))
        booked = replay.ended[-1].booked
        if (booked.number, *as_written(booked)) != tuple(row) or len(replay.ended) != 1:
            wrong.append(f"round {number} ({game}): {booked} for {row}")
        if replay.differences():
            wrong.append(f"round {number} ({game}) is said to differ in {replay.differences()}")
        replayed[game] += 1
    return replayed, wrong


def main() -> int:
    """Play, open the profile anew, replay, tell; 0 when nothing differs."""
    asked = argparse.ArgumentParser(prog="python -m tests.evening.replayed_rounds", description=__doc__)
    asked.add_argument("--rounds", type=int, default=10_000)
    asked.add_argument("--seed", type=int, default=1)
    wanted = asked.parse_args()
    app = QCoreApplication.instance() or QCoreApplication([])
    with tempfile.TemporaryDirectory(prefix="casino-qt-replayed-") as folder:
        path, began = Path(folder) / "purse.casino", time.monotonic()
        profile = Profile.open(path)
        play(profile, wanted.rounds, random.Random(wanted.seed))
        profile.close()
        played = time.monotonic()
        profile = Profile.open(path)
        replayed, wrong = replay_all(profile)
        profile.close()
    print(f"played in {played - began:.0f} s, replayed in {time.monotonic() - played:.0f} s")
    for game, count in replayed.items():
        print(f"{game}: {count} rounds replayed")
    print("\n".join(wrong) or f"{replayed.total()} rounds, every field of every record byte for byte")
    del app
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
