"""What was done at the tables: sittings, their actions in order, the rounds they ended."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from casino_qt.bank import book_entry, ledger
from casino_qt.bank.accounts import Accounts
from casino_qt.bank.errors import ProfileDamaged
from casino_qt.bank.records import Json, Posting, RoundRecord, Session
from casino_qt.bank.storage import errors_of, moment


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


class Journal(Accounts):
    """The part of a profile where the sittings stand: an action is written with the money it moves.

    Every method may raise ProfileError.
    """

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
        number, rules, seal, cards, outcome, stakes, net, balance, at, session = row
        read, when = self._read, moment(self.path, at)
        return RoundRecord(
            number, read(rules), seal, read(cards), outcome, read(stakes), net, balance, when, session
        )

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
