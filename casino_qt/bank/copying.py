"""Copies of profiles, whole or not at all: made beside their place, read through, then moved there.

A copy is one file without a journal. It is taken inside one reading of the source, so that what is written
meanwhile is either all in it or not at all.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from casino_qt.bank.audit import audit
from casino_qt.bank.errors import from_os
from casino_qt.bank.storage import errors_of, settle_folder

PAGES = 512
"""Pages between two looks at whether the copy is still wanted: two megabytes."""
LOOK_EVERY = 100_000
"""Steps of SQLite between two such looks while the copy is read through."""
MAKING = ".making"
_PARTS = ("", "-journal", "-wal", "-shm")

Finish = Callable[[sqlite3.Connection], None]


class GivenUp(Exception):
    """Nobody wants the copy any more; nothing of it is left."""


def copy(
    source: sqlite3.Connection,
    target: Path,
    finish: Finish | None = None,
    *,
    wanted: Callable[[], bool] = lambda: True,
) -> None:
    """Write all that `source` reads to `target`, taking the place of what lies there; on the disk on return.

    `finish` may change the copy before anybody sees it. Raises ProfileDamaged when it is not whole and its
    books do not agree, other ProfileErrors of `target` when the disk refuses, GivenUp when not `wanted`.
    """
    making = target.with_name(target.name + MAKING)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        sweep(making)
        try:
            with errors_of(target):
                _fill(source, making, target, finish, wanted)
            settle(making)
            making.replace(target)
        except BaseException:  # half a file is left behind by nothing, not even by an interruption
            with suppress(OSError):  # the first trouble is the one to tell
                sweep(making)
            raise
        settle_folder(target.parent)
    except OSError as error:
        raise from_os(error, target) from error


def _fill(
    source: sqlite3.Connection,
    making: Path,
    target: Path,
    finish: Finish | None,
    wanted: Callable[[], bool],
) -> None:
    def look(_status: int, _remaining: int, _total: int) -> None:
        if not wanted():
            raise GivenUp(str(target))

    db = sqlite3.connect(making, isolation_level=None)
    try:
        # What is left of a copy that dies is swept away, so it needs no journal to be mended by.
        db.execute("PRAGMA journal_mode = MEMORY")
        source.execute("BEGIN")
        try:
            source.execute("SELECT 1 FROM sqlite_schema").fetchone()
            source.backup(db, pages=PAGES, progress=look, sleep=0.05)
        finally:
            source.execute("ROLLBACK")
        db.execute("PRAGMA journal_mode = DELETE")
        _read_through(db, target, wanted)
        if finish is not None:
            finish(db)
    finally:
        db.close()


def _read_through(db: sqlite3.Connection, target: Path, wanted: Callable[[], bool]) -> None:
    db.set_progress_handler(lambda: 0 if wanted() else 1, LOOK_EVERY)
    try:
        audit(db, target)
    except sqlite3.OperationalError as error:
        if not wanted():
            raise GivenUp(str(target)) from error
        raise
    finally:
        db.set_progress_handler(None, LOOK_EVERY)


def settle(path: Path) -> None:
    """See to it that what was written to `path` is on the disk."""
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sweep(making: Path) -> None:
    """Remove what an interrupted copy left."""
    for part in _PARTS:
        making.with_name(making.name + part).unlink(missing_ok=True)
