"""The shape of the profile file and the steps that bring an older one up to date.

`application_id` says whose file it is, `user_version` which shape it has. STEPS[n] leads from n to n + 1;
a new profile walks all of them, so creation and upgrade are one road. A step, once released, never changes.
"""

from __future__ import annotations

import sqlite3
import struct
from collections.abc import Callable
from pathlib import Path

from casino_qt.bank import book_entry
from casino_qt.bank.errors import ProfileDamaged, ProfileForeign, ProfileTooNew, from_os

APPLICATION_ID = 0x43517450
"""The letters "CQtP"."""

NAMED = 6
"""The first shape that knows what its player is called."""

_MAGIC = b"SQLite format 3\x00"
_HEADER_BYTES = 100


def _version_1(db: sqlite3.Connection) -> None:
    """The ledger, the sessions with their actions, the round records."""
    for statement in (
        # Only the house and the world may owe; the rule is kept by the file itself.
        """CREATE TABLE accounts (
            name TEXT PRIMARY KEY,
            balance INTEGER NOT NULL DEFAULT 0 CHECK (balance >= 0 OR name IN ('house', 'world'))
        ) STRICT""",
        """CREATE TABLE sessions (
            id INTEGER PRIMARY KEY,
            game TEXT NOT NULL,
            rules TEXT NOT NULL,
            seed TEXT NOT NULL,
            purse INTEGER NOT NULL CHECK (purse >= 0),
            begun TEXT NOT NULL,
            ended TEXT
        ) STRICT""",
        "CREATE UNIQUE INDEX one_open_session ON sessions (game) WHERE ended IS NULL",
        """CREATE TABLE actions (
            session INTEGER NOT NULL REFERENCES sessions (id),
            number INTEGER NOT NULL,
            action TEXT NOT NULL,
            PRIMARY KEY (session, number)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE entries (
            id INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('advance', 'play', 'withdrawal')),
            session INTEGER REFERENCES sessions (id)
        ) STRICT""",
        # What leaves one account arrives on another: no row can put the books out of balance.
        """CREATE TABLE transfers (
            entry INTEGER NOT NULL REFERENCES entries (id),
            source TEXT NOT NULL REFERENCES accounts (name),
            target TEXT NOT NULL REFERENCES accounts (name),
            amount INTEGER NOT NULL CHECK (amount > 0),
            CHECK (source <> target)
        ) STRICT""",
        "CREATE INDEX transfers_of_entry ON transfers (entry)",
        """CREATE TRIGGER transfer_booked AFTER INSERT ON transfers BEGIN
            UPDATE accounts SET balance = balance - NEW.amount WHERE name = NEW.source;
            UPDATE accounts SET balance = balance + NEW.amount WHERE name = NEW.target;
        END""",
        """CREATE TRIGGER transfers_stay BEFORE UPDATE ON transfers BEGIN
            SELECT RAISE(ABORT, 'the ledger is only ever added to');
        END""",
        """CREATE TRIGGER transfers_last BEFORE DELETE ON transfers BEGIN
            SELECT RAISE(ABORT, 'the ledger is only ever added to');
        END""",
        """CREATE TABLE rounds (
            id INTEGER PRIMARY KEY,
            session INTEGER NOT NULL REFERENCES sessions (id),
            number INTEGER NOT NULL,
            actions INTEGER NOT NULL,
            rules TEXT NOT NULL,
            seal TEXT NOT NULL,
            cards TEXT NOT NULL,
            outcome TEXT NOT NULL,
            stakes TEXT NOT NULL,
            net INTEGER NOT NULL,
            balance INTEGER NOT NULL CHECK (balance >= 0),
            at TEXT NOT NULL,
            UNIQUE (session, number)
        ) STRICT""",
    ):
        db.execute(statement)


def _version_2(db: sqlite3.Connection) -> None:
    """The layouts a person keeps by name: stakes to lay all at once."""
    db.execute(
        """CREATE TABLE layouts (
            game TEXT NOT NULL,
            name TEXT NOT NULL,
            stakes TEXT NOT NULL,
            PRIMARY KEY (game, name)
        ) STRICT, WITHOUT ROWID"""
    )


def _version_3(db: sqlite3.Connection) -> None:
    """Each sitting knows the last entry of the ledger before it: what follows is its own or was elsewhere."""
    db.execute("ALTER TABLE sessions ADD COLUMN since INTEGER NOT NULL DEFAULT 0")
    # Until now a sitting had the purse for itself: whatever came before its first entry was before it.
    db.execute(
        """UPDATE sessions SET since = COALESCE(
               (SELECT MIN(id) - 1 FROM entries WHERE session = sessions.id),
               (SELECT MAX(id) FROM entries),
               0)"""
    )


def _version_4(db: sqlite3.Connection) -> None:
    """The decisions of practice: what was to be decided, what was done, and what that cost once reckoned."""
    db.execute(
        """CREATE TABLE decisions (
            id INTEGER PRIMARY KEY,
            session INTEGER NOT NULL REFERENCES sessions (id),
            at TEXT NOT NULL,
            question TEXT NOT NULL,
            played TEXT NOT NULL,
            kind TEXT,
            cost INTEGER CHECK (cost >= 0),
            CHECK ((kind IS NULL) = (cost IS NULL))
        ) STRICT"""
    )


def _version_5(db: sqlite3.Connection) -> None:
    """The book: what fell, with its sums; a narrow line for every round; and for each order in which they are
    read an index with all in it that rounds are filtered by."""
    for statement in (
        """CREATE TABLE outcomes (
            id INTEGER PRIMARY KEY,
            game TEXT NOT NULL,
            word TEXT NOT NULL,
            rounds INTEGER NOT NULL DEFAULT 0,
            staked INTEGER NOT NULL DEFAULT 0,
            net INTEGER NOT NULL DEFAULT 0,
            UNIQUE (game, word)
        ) STRICT""",
        """CREATE TABLE book (
            round INTEGER PRIMARY KEY REFERENCES rounds (id),
            fell INTEGER NOT NULL REFERENCES outcomes (id),
            at INTEGER NOT NULL,
            staked INTEGER NOT NULL,
            net INTEGER NOT NULL,
            balance INTEGER NOT NULL
        ) STRICT""",
    ):
        db.execute(statement)
    book_entry.enter_all(db)
    for statement in (
        "CREATE INDEX book_by_fell ON book (fell, round, at, staked, net)",
        "CREATE INDEX book_by_staked ON book (staked, round, fell, at, net)",
        "CREATE INDEX book_by_net ON book (net, round, fell, at)",
        "CREATE INDEX book_by_balance ON book (balance, round, fell, at, net)",
    ):
        db.execute(statement)


def _version_6(db: sqlite3.Connection) -> None:
    """Whose file it is: the name the player goes by, "" until one is given."""
    db.execute(
        """CREATE TABLE player (
            only INTEGER PRIMARY KEY CHECK (only = 1),
            name TEXT NOT NULL
        ) STRICT"""
    )
    db.execute("INSERT INTO player VALUES (1, '')")


def _version_7(db: sqlite3.Connection) -> None:
    """The cashier: cash beside chips, an allowance once a day, and which pieces the purse is made up of."""
    for statement in (
        # A check cannot be changed: a column that allows more kinds takes the place of the old one.
        """ALTER TABLE entries ADD COLUMN errand TEXT NOT NULL DEFAULT 'play'
           CHECK (errand IN ('advance', 'allowance', 'play', 'purchase', 'sale', 'withdrawal'))""",
        "UPDATE entries SET errand = kind WHERE kind <> 'play'",
        "ALTER TABLE entries DROP COLUMN kind",
        "ALTER TABLE entries RENAME COLUMN errand TO kind",
        # Few among very many: what was not play is found without reading through all that was.
        "CREATE INDEX entries_of_cashier ON entries (id) WHERE kind NOT IN ('play', 'withdrawal')",
        """CREATE TABLE allowances (
            day TEXT PRIMARY KEY,
            entry INTEGER NOT NULL UNIQUE REFERENCES entries (id)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE pieces (
            value INTEGER PRIMARY KEY
                CHECK (value IN (100, 500, 2500, 10000, 50000, 100000, 500000, 1000000)),
            count INTEGER NOT NULL CHECK (count > 0)
        ) STRICT""",
    ):
        db.execute(statement)


STEPS: tuple[Callable[[sqlite3.Connection], None], ...] = (
    _version_1,
    _version_2,
    _version_3,
    _version_4,
    _version_5,
    _version_6,
    _version_7,
)


def examine(path: Path) -> None:
    """Look at the first bytes of an existing file without SQLite, which might already change something.

    Raises ProfileForeign, ProfileDamaged, ProfileTooNew or ProfileUnwritable.
    """
    try:
        if not path.is_file():
            raise ProfileForeign(path, "not a plain file")
        size = path.stat().st_size
        with path.open("rb") as file:
            header = file.read(_HEADER_BYTES)
        journal = path.with_name(path.name + "-wal")
        journal_size = journal.stat().st_size if journal.exists() else 0
    except OSError as error:
        raise from_os(error, path) from error
    if len(header) < _HEADER_BYTES and _MAGIC.startswith(header[: len(_MAGIC)]):
        raise ProfileDamaged(path, f"only {len(header)} bytes are left")
    if not header.startswith(_MAGIC):
        raise ProfileForeign(path, "not an SQLite file")
    page_size, pages, shape, application = (
        struct.unpack(">H", header[16:18])[0],
        *struct.unpack(">I", header[28:32]),
        *struct.unpack(">I", header[60:64]),
        *struct.unpack(">I", header[68:72]),
    )
    if application != APPLICATION_ID:
        raise ProfileForeign(path, f"application id {application:#x}")
    if shape > len(STEPS):
        raise ProfileTooNew(path, f"version {shape}, known {len(STEPS)}")
    # A journal left by a kill may still hold the missing pages; without one a short file has lost its end.
    if not journal_size and size < pages * (65536 if page_size == 1 else page_size):
        raise ProfileDamaged(path, f"{size} bytes are left of {pages} pages")


def version(db: sqlite3.Connection) -> int:
    """The shape of the open file; 0 while it has none."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def upgrade(db: sqlite3.Connection, path: Path) -> None:
    """Bring the open file to the newest shape, one transaction per step; a failed step leaves it.

    Raises ProfileTooNew when it is ahead of this program.
    """
    begun = version(db)
    if begun > len(STEPS):
        raise ProfileTooNew(path, f"version {begun}, known {len(STEPS)}")
    for number in range(begun, len(STEPS)):
        db.execute("BEGIN IMMEDIATE")
        try:
            STEPS[number](db)
            db.execute(f"PRAGMA user_version = {number + 1}")
            db.execute("COMMIT")
        except BaseException:  # an interrupted step is no step
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
