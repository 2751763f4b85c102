"""The ledger of a profile: what every account holds, and the entries that moved it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable

from casino_qt.bank import ledger
from casino_qt.bank.pieces import PurseCount
from casino_qt.bank.records import Entry, Posting
from casino_qt.bank.storage import errors_of


class Accounts(PurseCount):
    """The part of a profile where the money is. Amounts are centimes; every method may raise ProfileError."""

    _now: Callable[[], str]

    def purse(self) -> int:
        """What the person holds in chips, in centimes."""
        return self.balance(ledger.PURSE)

    def balance(self, account: str) -> int:
        """What `account` holds; 0 for one never used."""
        with errors_of(self.path):
            row = self._db.execute("SELECT balance FROM accounts WHERE name = ?", (account,)).fetchone()
        return int(row[0]) if row else 0

    def balances(self) -> dict[str, int]:
        """Every account; the sum of all is zero."""
        with errors_of(self.path):
            return dict(self._db.execute("SELECT name, balance FROM accounts ORDER BY name"))

    def entries(self, limit: int | None = None) -> list[Entry]:
        """The newest entries of the ledger, newest first."""
        found: dict[int, Entry] = {}
        with errors_of(self.path):
            rows = self._db.execute(
                "SELECT id, at, kind, session FROM entries ORDER BY id DESC LIMIT ?",
                (-1 if limit is None else limit,),
            ).fetchall()
            for number, at, kind, session in rows:
                moves = self._db.execute(
                    "SELECT source, target, amount FROM transfers WHERE entry = ?", (number,)
                ).fetchall()
                sums: dict[str, int] = {}
                for source, target, amount in moves:
                    sums[source] = sums.get(source, 0) - amount
                    sums[target] = sums.get(target, 0) + amount
                found[number] = Entry(number, at, kind, session, tuple(sorted(sums.items())))
        return list(found.values())

    def advance(self, amount: int) -> None:
        """The house advances `amount` to the purse, booked openly from "world"; no sitting's own entry."""
        if amount <= 0:
            raise ledger.LedgerError("an advance is more than nothing")
        with self.transaction():
            self._book("advance", None, ((ledger.WORLD, -amount), (ledger.PURSE, amount)))

    def exchange(self, cash: int) -> None:
        """The person's cash grows by `cash` and the purse of chips falls by it; below 0: chips are bought.

        Raises Overdrawn where there is not so much.
        """
        with self.transaction():
            kind = "sale" if cash > 0 else "purchase"
            self._book(kind, None, ((ledger.CASH, cash), (ledger.PURSE, -cash)))

    def allow(self, amount: int, day: str) -> None:
        """The house gives `amount` in cash for `day`, booked openly from "world".

        Raises LedgerError where that day's has been taken.
        """
        with self.transaction():
            if self.allowed(day):
                raise ledger.LedgerError(f"the allowance of {day} has been taken")
            self._book("allowance", None, ((ledger.WORLD, -amount), (ledger.CASH, amount)))
            self._db.execute("INSERT INTO allowances VALUES (?, ?)", (day, self.last_entry()))

    def last_entry(self) -> int:
        """The number of the newest entry of the ledger; 0 while there is none."""
        with errors_of(self.path):
            return int(self._db.execute("SELECT COALESCE(MAX(id), 0) FROM entries").fetchone()[0])

    def elsewhere(self, session_id: int, after: int, upto: int) -> int:
        """What entries `after` + 1 … `upto` that are not the sitting's own did to the purse, in centimes."""
        with errors_of(self.path):
            row = self._db.execute(
                """SELECT COALESCE(SUM(CASE target WHEN :purse THEN amount ELSE -amount END), 0)
                   FROM entries JOIN transfers ON entry = entries.id
                   WHERE entries.id > :after AND entries.id <= :upto AND session IS NOT :session
                   AND :purse IN (source, target)""",
                {"purse": ledger.PURSE, "after": after, "upto": upto, "session": session_id},
            ).fetchone()
        return int(row[0])

    def _book(self, kind: str, session_id: int | None, postings: Iterable[Posting]) -> None:
        moves = ledger.transfers(postings)
        if not moves:
            return
        entry = self._db.execute(
            "INSERT INTO entries (at, kind, session) VALUES (?, ?, ?)", (self._now(), kind, session_id)
        ).lastrowid
        for move in moves:
            for account in (move.source, move.target):
                self._db.execute("INSERT OR IGNORE INTO accounts (name) VALUES (?)", (account,))
            try:
                self._db.execute("INSERT INTO transfers VALUES (?, ?, ?, ?)", (entry, *move))
            except sqlite3.IntegrityError as error:
                raise ledger.Overdrawn(f"{move.source} does not hold {move.amount}") from error
