"""Whether a profile is whole and its books agree: of a small file at once, of a large one beside the window.

To read every page and every transfer takes some seconds once a million rounds are kept. Whoever opens a large
file `late` gets it unread; until `LateAudit` has found it whole nothing may be written into it, for a write
into a damaged file can spoil what was still good.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread

from casino_qt.bank.errors import ProfileDamaged, ProfileError
from casino_qt.bank.storage import errors_of, read_only

AT_ONCE = 8 * 2**20
"""Bytes of a file that is read through while it is opened: some thirty milliseconds."""


def audit(db: sqlite3.Connection, path: Path) -> None:
    """Raise ProfileDamaged unless the file is whole and its books agree."""
    faults = [str(row[0]) for row in db.execute("PRAGMA quick_check(1)")]
    if faults != ["ok"]:
        raise ProfileDamaged(path, faults[0])
    wrong = db.execute(
        """SELECT name, balance, SUM(amount) FROM (
               SELECT source AS name, -SUM(amount) AS amount FROM transfers GROUP BY source
               UNION ALL SELECT target, SUM(amount) FROM transfers GROUP BY target
               UNION ALL SELECT name, 0 FROM accounts)
           LEFT JOIN accounts USING (name) GROUP BY name HAVING balance IS NOT SUM(amount)"""
    ).fetchone()
    if wrong is not None:
        raise ProfileDamaged(path, f"account {wrong[0]!r} says {wrong[1]}, its transfers {wrong[2]}")


def is_large(path: Path) -> bool:
    """Whether an audit of the file at `path` takes longer than somebody who opens the casino should wait."""
    return path.stat().st_size > AT_ONCE


class LateAudit(Thread):
    """Reads the profile at `path` through in a thread of its own, by a connection that only reads.

    `done` is called there with what is wrong, or None; it is not called after `stop`.
    """

    def __init__(self, path: Path, done: Callable[[ProfileError | None], None]) -> None:
        super().__init__(name="audit", daemon=True)
        self._path = path
        self._done = done
        self._db = read_only(path)
        self._stopped = False

    def run(self) -> None:
        """Audit, and say how it came out."""
        problem: ProfileError | None = None
        try:
            with errors_of(self._path):
                audit(self._db, self._path)
        except ProfileError as found:
            problem = found
        finally:
            self._db.close()
        if not self._stopped:
            self._done(problem)

    def stop(self) -> None:
        """Nobody wants to know any more; returns when the file is let go."""
        self._stopped = True
        with suppress(sqlite3.ProgrammingError):  # it has just been closed
            self._db.interrupt()
        if self.is_alive():
            self.join()
