"""Real evenings at all four tables, for a book to tell of: always the same ones."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

from casino_qt.bank.profile import Profile
from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.tables.blackjack import Blackjack, Question
from casino_qt.tables.roulette import Roulette
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from casino_qt.tables.trente_et_un import TrenteEtUn

FIRST = datetime(2026, 11, 3, 20, 30, tzinfo=UTC)


def clock() -> Callable[[], str]:
    """Every look at it is 25 seconds after the last."""
    now = [FIRST]

    def look() -> str:
        now[0] += timedelta(seconds=25)
        return now[0].isoformat(timespec="milliseconds")

    return look


def at_cards(profile: Profile, rounds: int, dice: random.Random, seed: str | None = None) -> TrenteEtQuarante:
    """So many coups at trente et quarante."""
    table = TrenteEtQuarante(profile, seed=seed)
    table.cut(dice.randint(20, 290))
    for _ in range(rounds):
        table.bet(dice.choice(list(Spot)), dice.choice([500, 2_500, 10_000]))
        table.coup()
    table.clear()
    return table


def at_wheel(profile: Profile, rounds: int, dice: random.Random, seed: str | None = None) -> Roulette:
    """So many spins."""
    wheel = Roulette(profile, seed=seed)
    wheel.seat_guests(0)
    for _ in range(rounds):
        for bet in dice.sample(["rouge", "pair", "plein:17", "cheval:14/17", "douzaine:2"], 2):
            wheel.bet(bet, dice.choice([500, 2_500]))
        wheel.spin()
    wheel.clear()
    return wheel


class Over:
    """Counts the rounds that end at a table, which has only its last ones at hand."""

    def __init__(self, table: TrenteEtUn | Blackjack) -> None:
        self._table = table
        self._last: object = None
        self._rounds = 0

    def rounds(self) -> int:
        """So many have ended; to be asked after every step."""
        last = self._table.history[-1] if self._table.history else None
        if last is not None and last is not self._last:
            self._last, self._rounds = last, self._rounds + 1
        return self._rounds


def at_oval(profile: Profile, rounds: int, seed: str | None = None) -> TrenteEtUn:
    """So many rounds of тридцать одно, drawing up to 24."""
    oval = TrenteEtUn(profile, seed=seed)
    over = Over(oval)
    while over.rounds() < rounds:
        if not oval.asked:
            oval.deal()
        elif oval.view.total < 24:
            oval.draw()
        else:
            oval.stand()
    return oval


def at_boxes(profile: Profile, rounds: int, seed: str | None = None) -> Blackjack:
    """So many coups at blackjack on two boxes, drawing up to 16."""
    boxes = Blackjack(profile, seed=seed)
    boxes.seat_guests(0)
    over = Over(boxes)
    while over.rounds() < rounds:
        if boxes.table.phase is Phase.BETTING:
            for box in (3, 4):
                boxes.take(box)
                boxes.bet(box, 2_500)
            boxes.deal()
            continue
        to_play = boxes.table.to_play
        if boxes.question is not Question.DECIDE or to_play is None:
            boxes.go_on()
        elif boxes.table.boxes[to_play[0]].hands[to_play[1]].total < 17:
            boxes.hit()
        else:
            boxes.stand()
    return boxes


def play(path: Path, rounds: int = 6) -> Profile:
    """A profile with so many rounds at each table, every one of them over."""
    profile = Profile.open(path, clock())
    fill(profile, rounds)
    return profile


def fill(profile: Profile, rounds: int) -> None:
    """So many rounds at each table, one sitting after the other."""
    dice = random.Random(7)
    at_cards(profile, rounds, dice, "2").new_sitting()
    at_wheel(profile, rounds, dice, "00").new_sitting()
    at_oval(profile, rounds, "deadbeef").new_sitting()
    at_boxes(profile, rounds, "11").new_sitting()


@lru_cache(maxsize=8)
def _kept(rounds: int, moment: str) -> sqlite3.Connection:
    """A new profile filled at that moment, in memory."""
    kept = sqlite3.connect(":memory:")
    with TemporaryDirectory() as folder:
        profile = Profile.open(Path(folder) / "filled.casino", lambda: moment)
        fill(profile, rounds)
        profile._db.backup(kept)
        profile.close()
    return kept


def filled(profile: Profile, rounds: int) -> None:
    """`fill` of a profile in which nothing has happened yet and whose clock stands: played once for all."""
    _kept(rounds, profile._now()).backup(profile._db)
