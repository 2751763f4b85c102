"""Makes a profile of so many rounds: `python -m tests.bench.million PROFILE ROUNDS`.

Journal, ledger and records are of the size and shape that play leaves behind, written by the shortest way: no
table would replay them. A million rounds are some ten years of evenings.
"""

from __future__ import annotations

import json
import random
import sqlite3
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from casino_qt.bank import book_entry
from casino_qt.bank.profile import Profile
from casino_qt.rules.lying import Lying
from casino_qt.rules.roulette.options import Rules as RouletteRules
from casino_qt.rules.roulette.settlement import settle
from casino_qt.rules.trente_et_quarante.events import Outcome

BEGUN = datetime(2016, 11, 28, 20, 0, tzinfo=UTC)
SITTING = 250  # rounds
BATCH = 20_000
GAMES = ("trente-et-quarante", "roulette", "blackjack", "trente-et-un")
PURSE = 1_000_000_000
SEED = "5b" * 32
RULES: dict[str, dict[str, object]] = {
    "trente-et-quarante": {"refait": "half", "premium": "decided", "min": 500, "max": 500_000},
    "roulette": {"zero": "partage", "finales": "seed", "min": 500, "max": 20_000},
    "blackjack": {
        "dealer_blackjack": "takes_all",
        "double_after_split": True,
        "surrender": "hard_12",
        "croupier_slips": False,
        "min": 500,
        "max": 100_000,
    },
    "trente-et-un": {
        "seats": ["you", "anna", "boris", "clara"],
        "banker": "anna",
        "token": 500,
        "rules": {"natural": 4, "bank": "rotates", "packs": 0},
    },
}
PARTAGE = RouletteRules(zero="partage")  # a spin is over with its round
_CARDS = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]


def round_of(game: str, chance: random.Random) -> tuple[dict[str, object], str, dict[str, object], int]:
    """What fell, its word, the stakes, and the result, as the records of `game` have them."""
    stake = chance.choice((500, 1_000, 2_500, 5_000, 10_000))
    won = chance.random() < 0.49
    if game == "roulette":
        number = chance.randrange(37)
        places = chance.sample(["rouge", "pair", "manque", "plein:17", "cheval:14/17"], chance.randint(1, 3))
        results = {p: settle(PARTAGE, number, "you", p, Lying(stake)).result for p in places}
        laid = {p: _laid(stake, result.won, result.lost) for p, result in results.items()}
        net = sum(result.won - result.lost for result in results.values())
        return {"number": number, "colour": "rouge"}, str(number), dict(laid), net
    if game == "blackjack":
        total = chance.randint(17, 24)
        hand = {"stake": stake, "paid": 2 * stake * won, "result": "win", "total": 20}
        boxes = {"3": {"stake": stake, "held": True, "hands": [hand], "insurance": {"stake": 0, "paid": 0}}}
        dealer = {"cards": chance.sample(_CARDS, 3), "total": total}
        return {"dealer": dealer, "boxes": {"3": [hand]}}, str(total), dict(boxes), stake * (1 if won else -1)
    if game == "trente-et-un":
        tokens = 2 if won else -2
        hands = {seat: {"cards": chance.sample(_CARDS, 4), "total": 28} for seat in ("you", "anna", "boris")}
        fell = {"banker": "anna", "talia": 1, "hands": hands, "results": {"you": tokens, "anna": -tokens}}
        return (
            fell,
            f"{tokens:+d}",
            {"you": {"banked": False, "tokens": tokens, "won": 500 * tokens}},
            500 * tokens,
        )
    rows = {name: {"cards": chance.sample(_CARDS, 5), "total": 36} for name in ("noir", "rouge")}
    net = stake if won else -stake
    rouge = _laid(stake, max(net, 0), max(-net, 0))
    return dict(rows), chance.choice(list(Outcome)).value, {"rouge": rouge}, net


def _laid(stake: int, won: int, lost: int) -> dict[str, object]:
    result = {"staked": stake, "lost": lost, "won": won, "imprisoned": 0, "freed": 0, "premium_taken": 0}
    return {"stake": stake, "won": 0, "prison": [0, 0], "premium": 0, "result": result}


def fill(db: sqlite3.Connection, rounds: int) -> None:
    """Write `rounds` rounds after whatever is there, in sittings of 250, all of them over."""
    chance, at, balance, session = random.Random(1), BEGUN, PURSE, 0
    game = ""
    db.execute("BEGIN")
    for done in range(rounds):
        if done % SITTING == 0:
            game = chance.choices(GAMES, (4, 4, 2, 1))[0]
            at += timedelta(minutes=30)
            told = (game, json.dumps(RULES[game]), SEED, balance, at.isoformat(), at.isoformat())
            session = int(
                db.execute(
                    "INSERT INTO sessions (game, rules, seed, purse, begun, ended) VALUES (?, ?, ?, ?, ?, ?)",
                    told,
                ).lastrowid
                or 0
            )
        if done % BATCH == 0:
            db.execute("COMMIT")
            db.execute("BEGIN")
        at += timedelta(seconds=40)
        balance = _one(
            db, game, session, done % SITTING, at.isoformat(timespec="milliseconds"), balance, chance
        )
    db.execute("COMMIT")


def _one(
    db: sqlite3.Connection, game: str, session: int, place: int, at: str, balance: int, chance: random.Random
) -> int:
    fell, word, stakes, net = round_of(game, chance)
    staked = book_entry.staked(RULES[game], stakes)
    actions = [{"do": "bet", "on": name, "stake": staked} for name in stakes] + [{"do": "coup"}]
    first = place * 4
    db.executemany(
        "INSERT INTO actions VALUES (?, ?, ?)",
        [(session, first + index, json.dumps(action)) for index, action in enumerate(actions)],
    )
    for source, target, amount in _moves(game, staked, net):
        entry = db.execute(
            "INSERT INTO entries (at, kind, session) VALUES (?, 'play', ?)", (at, session)
        ).lastrowid
        db.execute("INSERT INTO transfers VALUES (?, ?, ?, ?)", (entry, source, target, amount))
    told = (
        session,
        place + 1,
        first + len(actions),
        json.dumps(RULES[game]),
        "ab" * 32,
        json.dumps(fell),
        word,
    )
    number = db.execute(
        """INSERT INTO rounds
           (session, number, actions, rules, seal, cards, outcome, stakes, net, balance, at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (*told, json.dumps(stakes), net, balance + net, at),
    ).lastrowid
    book_entry.enter(db, int(number or 0), game, word, at, (staked, net, balance + net))
    return balance + net


def _moves(game: str, staked: int, net: int) -> Iterator[tuple[str, str, int]]:
    """The stake laid, the result paid or swept, what is left taken up again."""
    table = f"table:{game}"
    yield "purse", table, staked
    if net:
        yield ("house", table, net) if net > 0 else (table, "house", min(-net, staked))
    if left := staked + net:
        yield (table, "purse", left) if left > 0 else ("purse", "house", -left)


def make(path: Path, rounds: int) -> None:
    """A profile at `path` with so many rounds."""
    profile = Profile.open(path)
    profile.advance(PURSE)
    for game in GAMES:
        profile._db.execute("INSERT OR IGNORE INTO accounts (name) VALUES (?)", (f"table:{game}",))
    profile._db.execute("INSERT OR IGNORE INTO accounts (name) VALUES ('house')")
    fill(profile._db, rounds)
    profile.close()


if __name__ == "__main__":
    make(Path(sys.argv[1]), int(sys.argv[2]))
