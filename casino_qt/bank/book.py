"""The book of the house, to read: every round of every table, filtered and sorted, a page at a time.

It is never held: a page is fetched by its place in the order asked for. Every order is that of an index in
which all that is filtered by stands too, so that the slowest question is one walk along one index, begun at
the nearer end. The book has a connection of its own, which only reads, and may live in another thread.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

from casino_qt.bank.errors import ProfileDamaged
from casino_qt.bank.records import Json
from casino_qt.bank.storage import errors_of, moment, read_only


class Column(StrEnum):
    """What the book can be sorted by."""

    DATE = "date"
    TABLE = "table"
    FELL = "fell"
    STAKED = "staked"
    NET = "net"
    BALANCE = "balance"


class Result(StrEnum):
    """How a round ended for the person."""

    ANY = "any"
    WON = "won"
    LOST = "lost"
    EVEN = "even"


class Outcome(NamedTuple):
    """Something that fell at a table at least once: its number in the file, the table, its word."""

    id: int
    game: str
    word: str


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which rounds: `fell` among these outcomes, played from `since` to before `until` (seconds since 1970,
    UTC), ended in `result`, and by at least so many centimes won or lost. None: all."""

    fell: frozenset[int] | None = None
    since: int | None = None
    until: int | None = None
    result: Result = Result.ANY
    least: int = 0

    @property
    def whole(self) -> bool:
        """Whether all rounds of what fell are wanted: their sums are kept, and need not be counted."""
        return self == Wanted(self.fell)


@dataclass(frozen=True, slots=True)
class Order:
    """By what the rounds are sorted; those alike in it stand as they were played.

    `groups`: for TABLE and FELL the outcomes in their order, together what belongs together, for words
    have their order in a language only.
    """

    column: Column = Column.DATE
    descending: bool = True
    groups: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Sums:
    """How many rounds were found, in all and by outcome; what was staked and what it brought, centimes."""

    rounds: int
    staked: int
    net: int
    by_outcome: dict[int, int]


class Extremes(NamedTuple):
    """The largest stake, result, loss and balance of all rounds, centimes: the room their columns need."""

    staked: int
    won: int
    lost: int
    balance: int


@dataclass(frozen=True, slots=True)
class Line:
    """One round as the book tells it. `id` is its number in the file, `number` that in its sitting.

    `actions`: how many entries of the sitting's journal led to its end. `over`: the sitting has ended, so
    that its seed may be known. `seal` is what was shown before. Amounts in centimes.
    """

    id: int
    session: int
    number: int
    actions: int
    game: str
    over: bool
    seal: str
    at: str
    fell: Json
    outcome: str
    stakes: Json
    staked: int
    net: int
    balance: int


_INDEX = {
    Column.FELL: "INDEXED BY book_by_fell",
    Column.STAKED: "INDEXED BY book_by_staked",
    Column.NET: "INDEXED BY book_by_net",
    Column.BALANCE: "INDEXED BY book_by_balance",
}
_RESULTS = {
    Result.ANY: "(net >= {least} OR net <= -{least})",
    Result.WON: "net > 0 AND net >= {least}",
    Result.LOST: "net < 0 AND net <= -{least}",
    Result.EVEN: "net = 0 AND {least} = 0",
}


class Book:
    """The book of the profile at `path`; close it when done. Every method may raise ProfileError.

    Belongs to the thread that uses it, but for `interrupt`.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._db = read_only(path)

    def close(self) -> None:
        """Let go of the file; harmless when already done."""
        self._db.close()

    def interrupt(self) -> None:
        """From any thread: a question that is being answered comes to nothing (ProfileError)."""
        self._db.interrupt()

    def outcomes(self) -> list[Outcome]:
        """Everything that ever fell; a few hundred at most."""
        with errors_of(self.path):
            return [Outcome(*row) for row in self._db.execute("SELECT id, game, word FROM outcomes")]

    def sums(self, wanted: Wanted) -> Sums:
        """Count and add up what is wanted."""
        whole = wanted.whole
        with errors_of(self.path):
            rows = self._db.execute(
                f"SELECT id AS fell, rounds, staked, net FROM outcomes WHERE {_where(wanted)}"
                if whole
                else f"""SELECT fell, COUNT(*), SUM(staked), SUM(net) FROM book INDEXED BY book_by_fell
                         WHERE {_where(wanted)} GROUP BY fell"""
            ).fetchall()
            (newest,) = self._db.execute("SELECT COALESCE(MAX(round), 0) FROM book").fetchone()
        counts = {fell: count for fell, count, _, _ in rows}
        if any(not 0 <= count <= newest for count in counts.values()):  # a list cannot have so many lines
            raise ProfileDamaged(self.path, "more rounds are counted than were played")
        staked, net = (sum(row[at] for row in rows) for at in (2, 3))
        return Sums(sum(counts.values()), staked, net, counts)

    def extremes(self) -> Extremes:
        """The ends of the indexes."""
        with errors_of(self.path):
            row = self._db.execute(
                """SELECT (SELECT MAX(staked) FROM book), (SELECT MAX(net) FROM book),
                          (SELECT MIN(net) FROM book), (SELECT MAX(balance) FROM book)"""
            ).fetchone()
        return Extremes(*(amount or 0 for amount in row))

    def first_page(self, wanted: Wanted, order: Order, count: int) -> list[Line]:
        """The lines the order begins with, before anything is counted."""
        found: list[int] = []
        for group, _ in self._groups(wanted, order, None):
            found += self._walk(group, order, count, 0, count - len(found))
            if len(found) >= count:
                break
        return self.lines(found)

    def numbers(self, wanted: Wanted, order: Order, sums: Sums, first: int, count: int) -> list[int]:
        """The rounds at places `first` … of the order, by their numbers in the file."""
        found: list[int] = []
        for group, size in self._groups(wanted, order, sums):
            if first >= size:
                first -= size
                continue
            found += self._walk(group, order, size, first, count - len(found))
            first = 0
            if len(found) >= count:
                break
        return found

    def page(self, wanted: Wanted, order: Order, sums: Sums, first: int, count: int) -> list[Line]:
        """The lines at places `first` … of the order."""
        return self.lines(self.numbers(wanted, order, sums, first, count))

    def lines(self, numbers: Sequence[int]) -> list[Line]:
        """The lines of these rounds, in the order given."""
        if not numbers:
            return []
        among = ", ".join(str(int(number)) for number in numbers)
        with errors_of(self.path):
            rows = self._db.execute(
                f"""SELECT rounds.id, session, number, actions, game, ended IS NOT NULL, seal, rounds.at,
                           cards, outcome, stakes, staked, book.net, book.balance
                    FROM rounds JOIN book ON round = rounds.id JOIN sessions ON sessions.id = session
                    WHERE rounds.id IN ({among})"""
            ).fetchall()
        found = {row[0]: self._line(row) for row in rows}
        return [found[number] for number in numbers if number in found]

    # -- how ---------------------------------------------------------------------------------------------

    def _groups(self, wanted: Wanted, order: Order, sums: Sums | None) -> Iterator[tuple[Wanted, int]]:
        """What follows one after the other, each with its number of rounds where they are counted."""
        if order.column not in (Column.TABLE, Column.FELL):
            yield wanted, 0 if sums is None else sums.rounds
            return
        for group in reversed(order.groups) if order.descending else order.groups:
            size = 0 if sums is None else sum(sums.by_outcome.get(fell, 0) for fell in group)
            within = frozenset(group) & (frozenset(group) if wanted.fell is None else wanted.fell)
            if size or (sums is None and within):
                yield replace(wanted, fell=within), size

    def _walk(self, wanted: Wanted, order: Order, size: int, first: int, count: int) -> list[int]:
        """`count` rounds of one group from its place `first`, reached from the nearer end."""
        count = min(count, size - first)
        far = first > size // 2
        down = "DESC" if order.descending != far else "ASC"
        skipped = size - first - count if far else first
        by = order.column.value if order.column in (Column.STAKED, Column.NET, Column.BALANCE) else "fell"
        keys = "round" if order.column in (Column.DATE, Column.TABLE) else f"{by} {down}, round"
        with errors_of(self.path):
            rows = self._db.execute(
                f"""SELECT round FROM book {_INDEX.get(order.column, "NOT INDEXED")}
                    WHERE {_where(wanted)} ORDER BY {keys} {down} LIMIT {count} OFFSET {skipped}"""
            ).fetchall()
        numbers = [number for (number,) in rows]
        return numbers[::-1] if far else numbers

    def _line(self, row: tuple[Any, ...]) -> Line:
        *which, over, seal, at, fell, outcome, stakes, staked, net, balance = row
        number, session, place, actions, game = which
        told = self._read(fell), self._read(stakes)
        at = moment(self.path, at)
        return Line(
            number,
            session,
            place,
            actions,
            game,
            bool(over),
            seal,
            at,
            told[0],
            outcome,
            told[1],
            staked,
            net,
            balance,
        )

    def _read(self, text: object) -> Json:
        try:
            value = json.loads(str(text))
        except (ValueError, RecursionError) as error:
            raise ProfileDamaged(self.path, f"unreadable record: {error}") from error
        if not isinstance(value, dict):
            raise ProfileDamaged(self.path, "unreadable record")
        return value


def _where(wanted: Wanted) -> str:
    """The condition in SQL; all of it is whole numbers."""
    terms = ["1"]
    if wanted.fell is not None:
        terms.append(f"fell IN ({', '.join(str(int(fell)) for fell in sorted(wanted.fell))})")
    if wanted.since is not None:
        terms.append(f"at >= {int(wanted.since)}")
    if wanted.until is not None:
        terms.append(f"at < {int(wanted.until)}")
    if wanted.result is not Result.ANY or wanted.least:
        terms.append(_RESULTS[wanted.result].format(least=int(wanted.least)))
    return " AND ".join(terms)
