"""The decisions a person has made in practice, each with its cost once that is reckoned. No money moves.

What a decision cost may be known only after it was made; until then it waits here, unjudged, and is asked
about again. It is written in one transaction with the action it belongs to (`Sitting.play`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from casino_qt.bank.records import Json
from casino_qt.bank.storage import Store, errors_of

MILLION = 1_000_000
"""Costs are kept in millionths of the stake."""


@dataclass(frozen=True, slots=True)
class Unjudged:
    """A decision whose cost is not known yet: `question` as it stood, `played` what was done."""

    id: int
    question: Json
    played: str


@dataclass(frozen=True, slots=True)
class Errors:
    """All errors of one kind at one table; costs in millionths of the stake of each decision."""

    game: str
    kind: str
    times: int
    total: int

    @property
    def mean(self) -> float:
        """What one of them cost on average, in millionths of the stake."""
        return self.total / self.times


class DecisionBook(Store):
    """The part of a profile where the decisions of practice stand. Every method may raise ProfileError."""

    _now: Callable[[], str]
    BEST: ClassVar[str] = ""
    """The kind of a decision that was no error."""

    def note_decision(self, session_id: int, question: Json, played: str) -> int:
        """Write down that `played` was the answer to `question`; returns its number, for `judge_decision`."""
        with self.transaction():
            number = self._db.execute(
                "INSERT INTO decisions (session, at, question, played) VALUES (?, ?, ?, ?)",
                (session_id, self._now(), json.dumps(question, ensure_ascii=False), played),
            ).lastrowid
        assert number is not None
        return number

    def judge_decision(self, number: int, kind: str, cost: int) -> None:
        """An error of `kind` that cost so many millionths of the stake; BEST and 0 where it was none."""
        with self.transaction():
            self._db.execute("UPDATE decisions SET kind = ?, cost = ? WHERE id = ?", (kind, cost, number))

    def unjudged(self) -> list[Unjudged]:
        """Every decision that waits to be judged, the oldest first."""
        with errors_of(self.path):
            rows = self._db.execute(
                "SELECT id, question, played FROM decisions WHERE kind IS NULL ORDER BY id"
            ).fetchall()
        return [Unjudged(number, self._read(text), played) for number, text, played in rows]

    def errors(self) -> list[Errors]:
        """The errors by table and kind, those first that have cost most in all."""
        with errors_of(self.path):
            rows = self._db.execute(
                """SELECT game, kind, COUNT(*), SUM(cost)
                   FROM decisions JOIN sessions ON sessions.id = session
                   WHERE kind <> ? GROUP BY game, kind ORDER BY SUM(cost) DESC, game, kind""",
                (self.BEST,),
            ).fetchall()
        return [Errors(*row) for row in rows]

    def decisions_made(self) -> int:
        """How many decisions stand in the book, right ones too."""
        with errors_of(self.path):
            return int(self._db.execute("SELECT COUNT(*) FROM decisions").fetchone()[0])

    def forget_decisions(self) -> None:
        """Begin the book anew: all of them are gone for good."""
        with self.transaction():
            self._db.execute("DELETE FROM decisions")
