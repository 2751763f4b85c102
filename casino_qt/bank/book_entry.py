"""How a finished round is entered in the book: the narrow line that is counted, sorted and searched.

Step 5 of the schema enters the rounds of older files with these functions: what they make of a record of
today they make for ever; a record of another shape gets another branch.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from datetime import datetime
from typing import Any

Amounts = tuple[int, int, int]
"""What was at stake, what it brought, what the person owned afterwards; centimes."""


def staked(rules: Mapping[str, Any], stakes: Mapping[str, Any]) -> int:
    """What the person had at stake in a round, in centimes, by its record.

    On a cloth what played, what was imprisoned at face value, and premiums; in the boxes every hand and the
    insurance; at тридцать одно the token, of a banker one for every punter.
    """
    return sum(_on(rules, laid) for laid in stakes.values() if isinstance(laid, dict))


def _on(rules: Mapping[str, Any], laid: Mapping[str, Any]) -> int:
    if "hands" in laid:
        insured = laid.get("insurance") or {}
        return int(sum(hand["stake"] for hand in laid["hands"]) + insured.get("stake", 0))
    if "banked" in laid:
        return int(rules["token"]) * (len(rules["seats"]) - 1 if laid["banked"] else 1)
    return int(laid.get("stake", 0) + sum(laid.get("prison", ())) + laid.get("premium", 0))


def seconds(at: str) -> int:
    """The moment of a record as seconds since 1970, UTC."""
    return int(datetime.fromisoformat(at).timestamp())


def enter(db: sqlite3.Connection, number: int, game: str, outcome: str, at: str, amounts: Amounts) -> None:
    """Enter round `number`, whose record has just been written."""
    fell = db.execute("SELECT id FROM outcomes WHERE game = ? AND word = ?", (game, outcome)).fetchone()
    if fell is None:
        fell = (db.execute("INSERT INTO outcomes (game, word) VALUES (?, ?)", (game, outcome)).lastrowid,)
    db.execute("INSERT INTO book VALUES (?, ?, ?, ?, ?, ?)", (number, fell[0], seconds(at), *amounts))
    db.execute(
        "UPDATE outcomes SET rounds = rounds + 1, staked = staked + ?, net = net + ? WHERE id = ?",
        (*amounts[:2], fell[0]),
    )


def enter_all(db: sqlite3.Connection) -> None:
    """Enter every round of a file that had no book yet."""
    rows = db.execute(
        """SELECT rounds.id, game, outcome, at, rounds.rules, stakes, net, balance
           FROM rounds JOIN sessions ON sessions.id = session ORDER BY rounds.id"""
    )
    for number, game, outcome, at, rules, stakes, net, balance in rows:
        enter(db, number, game, outcome, at, (staked(json.loads(rules), json.loads(stakes)), net, balance))
