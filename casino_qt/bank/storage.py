"""SQLite as the bank uses it: the connection, transactions that nest, errors as kinds of ProfileError."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from casino_qt.bank.errors import ProfileDamaged, ProfileError, from_sqlite
from casino_qt.bank.records import Json

PAGES = 512
"""KiB of its file that an open profile keeps in memory. Rounds are written at the end of the file and each
adds some, so that all of SQLite's own 2 MiB would fill in an evening of two thousand coups. A coup booked in
a file of a million rounds is 0.6 to 0.8 ms of work with 2 MiB, with 512 KiB and with 256."""


@contextmanager
def errors_of(path: Path) -> Iterator[None]:
    """Turn errors of SQLite into the kinds of ProfileError; those told already pass."""
    try:
        yield
    except ProfileError:
        raise
    except sqlite3.Error as error:
        raise from_sqlite(error, path) from error
    except UnicodeDecodeError as error:  # SQLite's own message repeats the bytes of a name that has rotted
        raise ProfileDamaged(path, f"unreadable name: {error}") from error


def moment(path: Path, at: str) -> str:
    """A stored moment, ISO text with its zone, as it is. Raises ProfileDamaged for what nobody could date.

    Whoever shows one is asked by Qt in the middle of painting, where it is too late to complain.
    """
    try:
        datetime.fromisoformat(at).astimezone()
    except (ValueError, OverflowError, OSError) as error:
        raise ProfileDamaged(path, f"unreadable moment: {at[:40]!r}") from error
    return at


def connect(path: Path, journal: str = "WAL") -> sqlite3.Connection:
    """An SQLite connection set up as the house needs it; raises ProfileError."""
    with errors_of(path):
        db = sqlite3.connect(path, timeout=1.0, isolation_level=None)
        try:
            db.execute("PRAGMA foreign_keys = ON")
            mode = db.execute(f"PRAGMA journal_mode = {journal}").fetchone()[0]
            if mode.upper() != journal:
                raise sqlite3.OperationalError(f"journal mode is {mode}")
            # FULL makes every commit of the write-ahead log wait for the disk; macOS needs a full fsync.
            db.execute("PRAGMA synchronous = FULL")
            db.execute("PRAGMA fullfsync = ON")
        except BaseException:  # nobody is handed a connection that is not as it should be, nor keeps one
            db.close()
            raise
    return db


def keep_little(db: sqlite3.Connection) -> None:
    """From now on this connection keeps `PAGES` of its file in memory."""
    db.execute(f"PRAGMA cache_size = -{PAGES}")


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that only reads, beside that of an open profile; any one thread may use it.

    Raises ProfileError.
    """
    with errors_of(path):
        return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False)


def at_rest(path: Path) -> sqlite3.Connection:
    """A connection that only reads a file nobody is known to hold, and leaves nothing beside it.

    Raises ProfileError. A journal that a kill left behind is read along with its file.
    """
    rest = "" if path.with_name(path.name + "-wal").exists() else "&immutable=1"
    with errors_of(path):
        return sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=ro{rest}",
            uri=True,
            isolation_level=None,
            check_same_thread=False,
        )


def damaged_name(path: Path) -> Path:
    """Where a file that cannot be read is kept, unchanged, so that another can begin in its place."""
    return path.with_name(f"{path.name}.damaged-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")


def settle_folder(folder: Path) -> None:
    """Make a rename in `folder` durable; Windows does it by itself and opens no folders."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class Store:
    """An open database file and its one way of writing."""

    def __init__(self, path: Path, db: sqlite3.Connection) -> None:
        self.path = path
        self._db = db
        self._depth = 0

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Everything written inside is on the disk when the block ends, or, if it raises, nothing is.

        Blocks may lie inside one another; the outermost decides. Raises ProfileError when the disk fails.
        """
        if self._depth:
            yield
            return
        with errors_of(self.path):
            self._db.execute("BEGIN IMMEDIATE")
            self._depth = 1
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:  # an interrupted block is written as little as one that fell
                if self._db.in_transaction:
                    # The first error is the one to tell; SQLite throws an unfinished transaction away anyhow.
                    with suppress(sqlite3.Error):
                        self._db.execute("ROLLBACK")
                raise
            finally:
                self._depth = 0

    def _read(self, text: str) -> Json:
        """A stored object. Raises ProfileDamaged for anything that is none."""
        try:
            value = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise ProfileDamaged(self.path, f"unreadable record: {error}") from error
        if not isinstance(value, dict):
            raise ProfileDamaged(self.path, "unreadable record")
        return value
