"""A profile without a file: what is played in it is gone when it is closed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from casino_qt.bank import ledger, schema
from casino_qt.bank.profile import Profile, utc_now
from casino_qt.bank.storage import errors_of, keep_little

NOWHERE = Path("nowhere")


class FleetingProfile(Profile):
    """Begins with `purse` centimes, advanced by the house. It knows no other purse and no file.

    `world` may move its purse from outside, as other tables do with a real one. What it does not keep in
    memory SQLite puts into a nameless file of the system's temporary folder, which goes with its connection.
    `now` tells the time in UTC as ISO text.
    """

    def __init__(self, purse: int, now: Callable[[], str] = utc_now) -> None:
        with errors_of(NOWHERE):
            db = sqlite3.connect("", isolation_level=None)
            db.execute("PRAGMA foreign_keys = ON")
            keep_little(db)
        super().__init__(NOWHERE, None, db, now)
        schema.upgrade(db, NOWHERE)
        self.world(purse)

    def world(self, change: int) -> None:
        """The purse gains so many centimes from elsewhere, or loses them. Raises LedgerError (Overdrawn)."""
        if change:
            with self.transaction():
                self._book("advance", None, ((ledger.WORLD, -change), (ledger.PURSE, change)))
