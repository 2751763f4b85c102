"""The profile: one file with everything that is the person's. What has been committed survives any death.

SQLite in write-ahead mode with a synchronous commit: when `commit` returns, the action, its money and its
round record are on the disk together, or none of them is. Amounts are centimes.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from casino_qt.bank import schema, snapshots
from casino_qt.bank.audit import audit, is_large
from casino_qt.bank.decisions import DecisionBook
from casino_qt.bank.errors import ProfileDamaged, ProfileUnwritable, from_os
from casino_qt.bank.journal import Journal
from casino_qt.bank.layouts import LayoutShelf
from casino_qt.bank.lock import ProfileLock
from casino_qt.bank.player import PlayerCard
from casino_qt.bank.storage import connect, damaged_name, errors_of, keep_little, settle_folder

OPENING_PURSE = 1_000_000
"""What a new person finds in the purse: 10 000 francs, advanced from the account "world"."""

_SIBLINGS = ("", "-wal", "-shm")


def utc_now() -> str:
    """The time in UTC as ISO text."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Profile(Journal, LayoutShelf, DecisionBook, PlayerCard):
    """An open profile. Made by `Profile.open`; belongs to one thread; close it when done."""

    def __init__(
        self, path: Path, lock: ProfileLock | None, db: sqlite3.Connection, now: Callable[[], str]
    ) -> None:
        super().__init__(path, db)
        self._lock = lock
        self._now = now
        self.unaudited = False

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
