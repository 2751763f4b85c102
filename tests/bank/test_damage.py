"""Files rot: each kind of damage is told in one clear line, and nothing is ever overwritten."""

from __future__ import annotations

import random
import sqlite3
import struct
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from casino_qt.bank import roster, schema
from casino_qt.bank.annals import Annals
from casino_qt.bank.book import Order, Wanted
from casino_qt.bank.errors import (
    ProfileBusy,
    ProfileDamaged,
    ProfileError,
    ProfileForeign,
    ProfileTooNew,
    ProfileUnwritable,
)
from casino_qt.bank.profile import Profile
from tests.bank import keep
from tests.bank.keep import GAME

KEPT = (keep.KEPT / "version_1.sqlite").read_bytes()


def told(path: Path, kind: type[ProfileError]) -> ProfileError:
    """Open `path`, be told `kind` in one line naming the file, and find the folder as it was, to the byte."""
    before = {file.name: file.read_bytes() for file in path.parent.iterdir() if file.is_file()}
    with pytest.raises(kind) as caught:
        Profile.open(path)
    error = caught.value
    assert type(error) is kind
    assert "\n" not in error.line()
    assert path.name in error.line()
    assert error.line(lambda context, text: f"{context}|{text}").startswith("Profile|")
    after = {file.name: file.read_bytes() for file in path.parent.iterdir() if file.is_file()}
    assert after == before
    return error


def foreign_database() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "other"
        with sqlite3.connect(path) as db:
            db.execute("CREATE TABLE t (x)")
        return path.read_bytes()


FOREIGN: dict[str, bytes] = {
    "text": b"Dear diary, today I won.\n" * 20,
    "json": b'{"format": "casino-qt table script"}',
    "zeros": bytes(8192),
    "noise": random.Random(1).randbytes(100_000),
    "zip": b"PK\x03\x04" + bytes(500),
    "almost": b"SQLite format 2\x00" + bytes(4080),
    "another database": foreign_database(),
    "magic and zeros": b"SQLite format 3\x00" + bytes(4080),
}


@pytest.mark.parametrize("content", FOREIGN.values(), ids=FOREIGN)
def test_what_is_no_profile(content: bytes, path: Path) -> None:
    path.write_bytes(content)
    told(path, ProfileForeign)


def test_a_folder_or_a_device_is_no_profile(path: Path) -> None:
    path.mkdir()
    with pytest.raises(ProfileForeign):
        Profile.open(path)
    path.rmdir()
    path.symlink_to("/dev/null")
    with pytest.raises((ProfileForeign, ProfileUnwritable)):
        Profile.open(path)


@pytest.mark.parametrize("size", [0, 1, 15, 16, 50, 99, 100, 512, 4096, 4097, len(KEPT) // 2, len(KEPT) - 1])
def test_a_file_that_lost_its_end(size: int, path: Path) -> None:
    path.write_bytes(KEPT[:size])
    told(path, ProfileDamaged)


def test_no_page_rots_unnoticed(path: Path) -> None:
    """Overwrite any page with noise: the profile says so, and is left alone."""
    page = 4096
    for start in range(0, len(KEPT), page):
        content = bytearray(KEPT)
        content[start + (200 if start == 0 else 0) : start + page] = random.Random(start).randbytes(
            page - (200 if start == 0 else 0)
        )
        path.write_bytes(content)
        told(path, ProfileDamaged)


def test_a_rotten_name_is_told_like_any_damage(path: Path) -> None:
    """SQLite repeats the name of a table it cannot make out, in bytes that Python then cannot read."""
    rotten = bytearray(KEPT)
    at = rotten.index(b"tablerounds") + len(b"tabler")
    rotten[at] = 0x8E
    rotten[rotten.index(b"CREATE TABLE", at)] ^= 0xFF
    path.write_bytes(rotten)
    told(path, ProfileDamaged)


def test_a_ledger_that_does_not_add_up(path: Path) -> None:
    for change in (
        "UPDATE accounts SET balance = balance + 1 WHERE name = 'purse'",
        "DELETE FROM accounts WHERE name = 'world'",
        "DROP TABLE accounts",
        "INSERT INTO accounts VALUES ('friend', 100)",
    ):
        path.write_bytes(KEPT)
        db = sqlite3.connect(path)
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute(change)
        db.commit()
        db.close()
        with pytest.raises(ProfileDamaged):
            Profile.open(path)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE sessions SET rules = '{'",
        "UPDATE sessions SET rules = '[]'",
        f"UPDATE sessions SET rules = '{'[' * 5_000}'",
        "UPDATE actions SET action = 'coup' WHERE number = 2",
        "DELETE FROM actions WHERE number = 1",
    ],
)
def test_a_journal_that_cannot_be_read(change: str, path: Path) -> None:
    path.write_bytes(KEPT)
    with sqlite3.connect(path) as db:
        db.execute(change)
    profile = Profile.open(path)
    with pytest.raises(ProfileDamaged):
        profile.open_session(GAME)
    profile.close()


@pytest.mark.parametrize("at", ["", "x", "[1]", "2026-02-30T20:00:00+00:00", "9999-12-31T23:59:59-12:00"])
def test_a_moment_that_nobody_could_date_is_damage(at: str, path: Path) -> None:
    """Told by whoever reads it: a window that is being painted cannot complain any more."""
    path.write_bytes(KEPT)
    profile = Profile.open(path)
    book = Annals(path)
    session, number = profile._db.execute("SELECT session, MAX(id) FROM rounds").fetchone()
    profile._db.execute("UPDATE rounds SET at = ?", (at,))
    profile._db.execute("UPDATE entries SET at = ?", (at,))
    readings: tuple[Callable[[], object], ...] = (
        profile.rounds,
        lambda: list(profile.rounds_in(session)),
        lambda: profile.round(number),
        lambda: profile.errands(9),
        lambda: book.page(Wanted(), Order(), book.sums(Wanted()), 0, 60),
        book.errands,
        lambda: book.between_rounds(session),
    )
    for reading in readings:
        with pytest.raises(ProfileDamaged, match="moment"):
            reading()
    book.close()
    profile.close()
    assert isinstance(roster.look(path).problem, ProfileDamaged) == bool(at)


def test_a_newer_profile(path: Path) -> None:
    content = bytearray(KEPT)
    content[60:64] = struct.pack(">I", len(schema.STEPS) + 1)
    path.write_bytes(content)
    told(path, ProfileTooNew)


def test_a_journal_without_its_profile(path: Path) -> None:
    path.with_name(path.name + "-wal").write_bytes(b"left behind")
    told(path, ProfileDamaged)


def test_a_half_made_profile_is_made_again(path: Path) -> None:
    path.with_name(path.name + ".making").write_bytes(KEPT[:5000])
    path.with_name(path.name + ".making-journal").write_bytes(b"noise")
    profile = Profile.open(path)
    assert profile.purse() == 1_000_000
    profile.close()
    assert sorted(file.name for file in path.parent.iterdir()) == [path.name, path.name + ".lock"]


def test_a_damaged_profile_can_be_set_aside_whole(path: Path) -> None:
    path.write_bytes(KEPT[:6000])
    path.with_name(path.name + "-wal").write_bytes(b"journal")
    aside = Profile.set_aside(path)
    assert aside.read_bytes() == KEPT[:6000]
    assert aside.with_name(aside.name + "-wal").read_bytes() == b"journal"
    profile = Profile.open(path)
    assert profile.purse() == 1_000_000
    with pytest.raises(ProfileBusy):
        Profile.set_aside(path)
    profile.close()
