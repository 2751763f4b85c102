"""The profile: one file with everything that is the person's. What has been committed survives any death.

SQLite in write-ahead mode with a synchronous commit: when `commit` returns, the action, its money and its
round record are on the disk together, or none of them is. Amounts are centimes.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from casino_qt.bank import book_entry, ledger, schema, snapshots
from casino_qt.bank.audit import audit, is_large
from casino_qt.bank.decisions import DecisionBook
from casino_qt.bank.errors import ProfileDamaged, ProfileUnwritable, from_os
from casino_qt.bank.layouts import LayoutShelf
from casino_qt.bank.lock import ProfileLock
from casino_qt.bank.pieces import PurseCount
from casino_qt.bank.player import PlayerCard
from casino_qt.bank.records import Entry, Json, Posting, RoundRecord, Session
from casino_qt.bank.storage import connect, damaged_name, errors_of, keep_little, settle_folder

OPENING_PURSE = 1_000_000
"""What a new person finds in the purse: 10 000 francs, advanced from the account "world"."""

_SIBLINGS = ("", "-wal", "-shm")


def utc_now() -> str:
    """The time in UTC as ISO text."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def as_written(round: RoundRecord) -> tuple[str, str, str, str, str, int, int]:
    """What stands in the file of a round: rules, seal, cards, outcome, stakes, net, balance."""
    return (
        _written(dict(round.rules)),
        round.seal,
        _written(dict(round.cards)),
        round.outcome,
        _written(dict(round.stakes)),
        round.net,
        round.balance,
    )


class Profile(LayoutShelf, DecisionBook, PlayerCard, PurseCount):
    """An open profile. Made by `Profile.open`; belongs to one thread; close it when done."""

    def __init__(
        self, path: Path, lock: ProfileLock | None, db: sqlite3.Connection, now: Callable[[], str]
    ) -> None:
        super().__init__(path, db)
        self._lock = lock
        self._now = now
        self.unaudited = False

    # -- the file ------------------------------------------------------------------------------------

    @classmethod
    def open(cls, path: Path, now: Callable[[], str] = utc_now, *, late: bool = False) -> Profile:
        """Open the profile at `path`, making a new one with 10 000 francs where there is none.

        `late`: a large file of the newest shape is not read through now; then `unaudited` is true, and
        nothing may be written before an audit (`LateAudit`) has found it whole.

        Raises ProfileBusy, ProfileDamaged (ProfileForeign), ProfileTooNew, ProfileUnwritable (ProfileFull);
        in each case nothing on the disk has changed. Before an older file is brought up to date a snapshot of
        it is made; where that cannot be, it stays as it is. `now` tells the time in UTC as ISO text.
        """
        path = Path(os.path.abspath(path))
        try:
            # Two names of one file must meet at one lock.
            path = path.resolve()
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise from_os(error, path) from error
        except RuntimeError as error:  # how pathlib tells of links that lead round in a circle
            raise ProfileUnwritable(path, str(error)) from error
        lock = ProfileLock(path)
        try:
            if not os.path.lexists(path):
                _create(path, lock, now)
            schema.examine(path)
            db = connect(path)
            try:
                profile = cls(path, lock, db, now)
                with errors_of(path):
                    # A damaged file is left as it is: no step of an upgrade before it is found whole.
                    shape = schema.version(db)
                    profile.unaudited = late and shape == len(schema.STEPS) and is_large(path)
                    if shape and not profile.unaudited:
                        audit(db, path)
                    if 0 < shape < len(schema.STEPS):
                        snapshots.take(db, path, snapshots.UPGRADE, datetime.fromisoformat(now()))
                    schema.upgrade(db, path)
                    if not shape:
                        audit(db, path)
                    # A protected file opens well enough for reading; better told now than at the first bet.
                    with profile.transaction():
                        db.execute("UPDATE accounts SET balance = balance WHERE name IS NULL")
                    keep_little(db)  # an audit and an upgrade go through all of the file, an evening does not
            except BaseException:  # whatever fell, nothing stays open,
                db.close()
                raise
        except BaseException:  # and the place is not locked
            lock.release(undo=True)
            raise
        return profile

    @property
    def clock(self) -> Callable[[], str]:
        """What tells it the time, in UTC as ISO text."""
        return self._now

    @staticmethod
    def set_aside(path: Path) -> Path:
        """Move a damaged profile out of the way, unchanged, so that a new one can begin.

        Returns its new place. Raises ProfileBusy when in use, ProfileUnwritable when it cannot be moved.
        """
        path = Path(os.path.abspath(path)).resolve()
        lock = ProfileLock(path)
        try:
            aside = damaged_name(path)
            for suffix in reversed(_SIBLINGS):
                part = path.with_name(path.name + suffix)
                if os.path.lexists(part):
                    part.rename(aside.with_name(aside.name + suffix))
        except OSError as error:
            raise from_os(error, path) from error
        finally:
            lock.release()
        return aside

    def close(self) -> None:
        """Let go of the file; harmless when already done."""
        self._db.close()
        if self._lock is not None:
            self._lock.release()

    # -- money ---------------------------------------------------------------------------------------

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

    # -- sessions ------------------------------------------------------------------------------------

    def has_played(self, game: str) -> bool:
        """Whether somebody has ever sat at this table."""
        with errors_of(self.path):
            sat = self._db.execute("SELECT EXISTS (SELECT 1 FROM sessions WHERE game = ?)", (game,))
            return bool(sat.fetchone()[0])

    def open_session(self, game: str) -> Session | None:
        """The sitting at `game` that has not ended, with its actions in order; None when there is none."""
        with errors_of(self.path):
            row = self._db.execute(
                "SELECT id FROM sessions WHERE game = ? AND ended IS NULL", (game,)
            ).fetchone()
        return None if row is None else self.session(row[0])

    def session(self, session_id: int, upto: int | None = None) -> Session:
        """Any sitting, with its first `upto` actions (left out: all) in order."""
        with errors_of(self.path):
            row = self._db.execute(
                "SELECT id, game, rules, seed, purse, since FROM sessions WHERE id = ?", (session_id,)
            ).fetchone()
            actions: list[Json] = []
            whole = row is not None
            for number, text in self._db.execute(
                "SELECT number, action FROM actions WHERE session = ? ORDER BY number LIMIT ?",
                (session_id, -1 if upto is None else upto),
            ):
                whole &= number == len(actions)
                actions.append(self._read(text))
        if not whole:
            raise ProfileDamaged(self.path, f"actions of session {session_id} are missing")
        return Session(
            id=row[0],
            game=row[1],
            rules=self._read(row[2]),
            seed=row[3],
            purse=row[4],
            actions=tuple(actions),
            since=row[5],
        )

    def begin_session(self, game: str, rules: Mapping[str, object], seed: str, purse: int) -> Session:
        """Sit down at `game`; `purse` must be what the purse holds.

        Raises LedgerError when it is not, or when a sitting is open.
        """
        with self.transaction():
            if purse != self.purse():
                raise ledger.LedgerError(f"the purse holds {self.purse()}, not {purse}")
            if self._db.execute(
                "SELECT 1 FROM sessions WHERE game = ? AND ended IS NULL", (game,)
            ).fetchone():
                raise ledger.LedgerError(f"a sitting at {game} is open already")
            since = self.last_entry()
            number = self._db.execute(
                "INSERT INTO sessions (game, rules, seed, purse, begun, since) VALUES (?, ?, ?, ?, ?, ?)",
                (game, _written(dict(rules)), seed, purse, self._now(), since),
            ).lastrowid
        assert number is not None
        return Session(number, game, dict(rules), seed, purse, since=since)

    def last_sitting(self) -> tuple[str, int]:
        """The table played at last, and what its sitting brought so far, in centimes; ("", 0): none yet."""
        with errors_of(self.path):
            row = self._db.execute(
                """SELECT id, game, purse, since FROM sessions WHERE id =
                   (SELECT session FROM entries WHERE session IS NOT NULL ORDER BY id DESC LIMIT 1)"""
            ).fetchone()
        if row is None:
            return ("", 0)
        number, game, purse, since = row
        owned = self.purse() + self.balance(ledger.table_account(game))
        return (game, owned - purse - self.elsewhere(number, since, self.last_entry()))

    def end_session(self, session_id: int) -> None:
        """Close the sitting. Raises LedgerError while something lies on its table."""
        with self.transaction():
            lying = self.balance(ledger.table_account(self._the_open(session_id)))
            if lying:
                raise ledger.LedgerError(f"{lying} still lies on the table")
            self._db.execute("UPDATE sessions SET ended = ? WHERE id = ?", (self._now(), session_id))

    def commit(
        self,
        session_id: int,
        actions: Sequence[Json],
        postings: Iterable[Posting],
        round: RoundRecord | None = None,
    ) -> None:
        """Write accepted actions, the money they moved and the round they ended, in one transaction.

        Raises LedgerError (Overdrawn) when the postings may not be booked, ProfileError when the disk fails;
        then nothing is written.
        """
        with self.transaction():
            game = self._the_open(session_id)
            count = self._count(session_id)
            self._db.executemany(
                "INSERT INTO actions VALUES (?, ?, ?)",
                [(session_id, count + index, _written(action)) for index, action in enumerate(actions)],
            )
            self._book("play", session_id, postings)
            if round is not None:
                self._enter_round(session_id, game, count + len(actions), round)

    def _enter_round(self, session_id: int, game: str, actions: int, round: RoundRecord) -> None:
        """The record of a round, and its line in the book."""
        at = round.at or self._now()
        number = self._db.execute(
            """INSERT INTO rounds (session, number, actions, rules, seal, cards, outcome, stakes,
               net, balance, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
            (session_id, round.number, actions, *as_written(round), at),
        ).lastrowid
        assert number is not None
        amounts = (book_entry.staked(round.rules, round.stakes), round.net, round.balance)
        book_entry.enter(self._db, number, game, round.outcome, at, amounts)

    def withdraw(self, session_id: int, count: int, postings: Iterable[Posting]) -> None:
        """Take back the last `count` actions of a sitting, booking the `postings` that reverse their money.

        Raises LedgerError when a finished round would be touched: what has been dealt stays dealt.
        """
        with self.transaction():
            self._the_open(session_id)
            keep = self._count(session_id) - count
            if count < 0 or keep < self.settled(session_id):
                raise ledger.LedgerError("a finished round cannot be taken back")
            self._db.execute("DELETE FROM actions WHERE session = ? AND number >= ?", (session_id, keep))
            self._book("withdrawal", session_id, postings)

    def rounds(
        self, game: str | None = None, limit: int | None = None, session_id: int | None = None
    ) -> list[RoundRecord]:
        """The newest round records, newest first."""
        terms = ["1"]
        if session_id is not None:
            terms.append("session = :session AND (:game IS NULL OR game = :game)")
        elif game is not None:
            # By way of the book, whose lines are short: a table may not have been visited for years.
            terms.append(
                """rounds.id IN (SELECT round FROM book NOT INDEXED
                   WHERE fell IN (SELECT id FROM outcomes WHERE game = :game)
                   ORDER BY round DESC LIMIT :limit)"""
            )
        with errors_of(self.path):
            rows = self._db.execute(
                f"""SELECT rounds.number, rounds.rules, seal, cards, outcome, stakes, net, balance, at,
                           session FROM rounds JOIN sessions ON sessions.id = session
                    WHERE {" AND ".join(terms)} ORDER BY rounds.id DESC LIMIT :limit""",
                {"game": game, "session": session_id, "limit": -1 if limit is None else limit},
            ).fetchall()
        return [self._record(row) for row in rows]

    def rounds_in(self, session_id: int) -> Iterator[RoundRecord]:
        """The rounds of a sitting as they were played, read one by one."""
        with errors_of(self.path):
            for row in self._db.execute(
                """SELECT number, rules, seal, cards, outcome, stakes, net, balance, at, session
                   FROM rounds WHERE session = ? ORDER BY id""",
                (session_id,),
            ):
                yield self._record(row)

    def settled(self, session_id: int) -> int:
        """How many entries of its journal there were when the last round of a sitting had ended."""
        with errors_of(self.path):
            (entries,) = self._db.execute(
                "SELECT COALESCE(MAX(actions), 0) FROM rounds WHERE session = ?", (session_id,)
            ).fetchone()
        return int(entries)

    def round(self, number: int) -> tuple[RoundRecord, int, int]:
        """The round with that number in the file; how many entries of its sitting's journal were there
        before it began, and how many when it had ended. Raises ProfileDamaged where there is none.
        """
        with errors_of(self.path):
            row = self._db.execute(
                """SELECT number, rules, seal, cards, outcome, stakes, net, balance, at, session, actions,
                          (SELECT COALESCE(MAX(actions), 0) FROM rounds AS before
                           WHERE before.session = rounds.session AND before.id < rounds.id)
                   FROM rounds WHERE id = ?""",
                (number,),
            ).fetchone()
        if row is None:
            raise ProfileDamaged(self.path, f"round {number} is missing")
        return self._record(row[:10]), row[11], row[10]

    def _record(self, row: tuple[Any, ...]) -> RoundRecord:
        """Of a row with the fields of a record in their order."""
        number, rules, seal, cards, outcome, stakes, *rest = row
        read = self._read
        return RoundRecord(number, read(rules), seal, read(cards), outcome, read(stakes), *rest)

    def over(self, session_id: int) -> bool:
        """Whether the sitting has ended."""
        with errors_of(self.path):
            row = self._db.execute("SELECT ended FROM sessions WHERE id = ?", (session_id,)).fetchone()
        return row is not None and row[0] is not None

    def _the_open(self, session_id: int) -> str:
        """The game of a sitting that has not ended; raises LedgerError for any other."""
        row = self._db.execute(
            "SELECT game FROM sessions WHERE id = ? AND ended IS NULL", (session_id,)
        ).fetchone()
        if row is None:
            raise ledger.LedgerError(f"sitting {session_id} is not open")
        return str(row[0])

    def _count(self, session_id: int) -> int:
        row = self._db.execute("SELECT COUNT(*) FROM actions WHERE session = ?", (session_id,)).fetchone()
        return int(row[0])


def _create(path: Path, lock: ProfileLock, now: Callable[[], str]) -> None:
    """Make a new profile beside `path` and move it there whole, so that no half-made one is ever found.

    The lock must be held. Raises ProfileDamaged when a journal lies there without its profile.
    """
    orphan = path.with_name(path.name + "-wal")
    if orphan.exists():
        # SQLite would pour the old journal into the new file.
        raise ProfileDamaged(path, f"{orphan.name} is there without its profile")
    making = path.with_name(path.name + ".making")
    try:
        _sweep(making)
        try:
            db = connect(making, journal="DELETE")
            try:
                with errors_of(path):
                    db.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
                    schema.upgrade(db, path)
                    Profile(path, lock, db, now).advance(OPENING_PURSE)
            finally:
                db.close()
        except BaseException:  # half a profile is left behind by nothing
            _sweep(making)
            raise
        making.rename(path)
        settle_folder(path.parent)
    except OSError as error:
        raise from_os(error, path) from error


def _sweep(making: Path) -> None:
    """Remove what an interrupted creation left; nobody has played with it."""
    for suffix in ("", "-journal"):
        making.with_name(making.name + suffix).unlink(missing_ok=True)
