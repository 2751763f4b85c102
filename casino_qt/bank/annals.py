"""The book read from its first round on, and the ledger beside it: what statistics are made of.

Nothing is held but the stretch that is asked for. What the records of rounds do not tell stands in the
ledger: money that came from outside, and halves taken back out of prison between two rounds.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import NamedTuple

from casino_qt.bank.book import Book
from casino_qt.bank.book_entry import seconds
from casino_qt.bank.ledger import CASH, HOUSE, WORLD
from casino_qt.bank.records import Json
from casino_qt.bank.storage import errors_of, moment


class Played(NamedTuple):
    """A round as it is counted. `stakes` is JSON as it was written; `at` is seconds since 1970, UTC;
    amounts in centimes."""

    id: int
    session: int
    stakes: str
    net: int
    balance: int
    at: int


class Sat(NamedTuple):
    """A sitting: its table, and what was played by there."""

    game: str
    rules: Json


class Moved(NamedTuple):
    """Money that is no result of a round, in centimes as seen by the person; `kind` as the ledger has it."""

    at: int
    kind: str
    amount: int


class Errand(NamedTuple):
    """What was done at the cashier's. `given`: what came from outside; `cash`: by what the cash grew.

    Both in centimes; `kind` as the ledger has it.
    """

    at: int
    kind: str
    given: int
    cash: int


class Annals(Book):
    """A book that is also read from front to back. Every method may raise ProfileError."""

    def newest(self) -> int:
        """The number of the last round in the file; 0 while there is none."""
        with errors_of(self.path):
            return int(self._db.execute("SELECT COALESCE(MAX(round), 0) FROM book").fetchone()[0])

    def stretch(self, after: int, count: int) -> list[Played]:
        """The `count` rounds that follow the round with the number `after`, in the order they ended."""
        with errors_of(self.path):
            rows = self._db.execute(
                """SELECT rounds.id, session, stakes, rounds.net, rounds.balance, book.at
                   FROM rounds JOIN book ON round = rounds.id
                   WHERE rounds.id > ? ORDER BY rounds.id LIMIT ?""",
                (after, count),
            ).fetchall()
        return [Played(*row) for row in rows]

    def sittings(self, after: int = 0) -> dict[int, Sat]:
        """Every sitting after the number `after`."""
        with errors_of(self.path):
            rows = self._db.execute("SELECT id, game, rules FROM sessions WHERE id > ?", (after,)).fetchall()
        return {number: Sat(game, self._read(rules)) for number, game, rules in rows}

    def errands(self) -> list[Errand]:
        """All that no table moved, in its order."""
        with errors_of(self.path):
            rows = self._db.execute(
                """SELECT at, kind,
                          SUM(((source = :world) - (target = :world)) * amount),
                          SUM(((target = :cash) - (source = :cash)) * amount)
                   FROM entries JOIN transfers ON entry = entries.id
                   WHERE kind NOT IN ('play', 'withdrawal') GROUP BY entries.id ORDER BY entries.id""",
                {"world": WORLD, "cash": CASH},
            ).fetchall()
        return [Errand(seconds(moment(self.path, at)), kind, given, cash) for at, kind, given, cash in rows]

    def last_entry(self) -> int:
        """The number of the newest entry of the ledger; 0 while there is none."""
        with errors_of(self.path):
            return int(self._db.execute("SELECT COALESCE(MAX(id), 0) FROM entries").fetchone()[0])

    def house_lost(self) -> dict[int, int]:
        """By sitting, all that the person won of the house, or lost to it, in centimes."""
        with errors_of(self.path):
            rows = self._db.execute(
                """SELECT session, SUM(CASE source WHEN :house THEN amount ELSE -amount END)
                   FROM entries JOIN transfers ON entry = entries.id
                   WHERE session IS NOT NULL AND :house IN (source, target) GROUP BY session""",
                {"house": HOUSE},
            ).fetchall()
        return dict(rows)

    def between_rounds(self, sitting: int) -> list[Moved]:
        """What passed between the person and the house in a sitting, but not in one of its rounds."""
        with errors_of(self.path):
            moves = self._db.execute(
                """SELECT at, kind, CASE source WHEN :house THEN amount ELSE -amount END
                   FROM entries JOIN transfers ON entry = entries.id
                   WHERE session = :sitting AND :house IN (source, target) ORDER BY entries.id""",
                {"house": HOUSE, "sitting": sitting},
            ).fetchall()
            ends = self._db.execute(
                "SELECT at, net FROM rounds WHERE session = ? AND net ORDER BY number", (sitting,)
            ).fetchall()
        for at, *_ in (*moves, *ends):
            moment(self.path, at)
        return [Moved(seconds(at), kind, amount) for at, kind, amount in _without(moves, ends)]


def _without(
    moves: Collection[tuple[str, str, int]], ends: Collection[tuple[str, int]]
) -> list[tuple[str, str, int]]:
    """The moves that are of none of the rounds which ended so; a round is booked just before it is recorded.

    Both are in order. Where a move before a round is as large as the result of that round, either is taken.
    """
    left = []
    waiting = [(datetime.fromisoformat(at), net) for at, net in ends][::-1]
    for at, kind, amount in moves:
        if waiting and amount == waiting[-1][1] and datetime.fromisoformat(at) <= waiting[-1][0]:
            waiting.pop()
        else:
            left.append((at, kind, amount))
    return left
