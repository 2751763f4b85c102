"""Evenings that tests and benches play are as long as they were asked for, however little a table keeps."""

from __future__ import annotations

from pathlib import Path

from casino_qt.bank.profile import Profile
from casino_qt.tables.sitting import KEPT
from tests.windows.book.evenings import at_oval


def test_an_evening_is_longer_than_its_table_remembers(tmp_path: Path) -> None:
    profile = Profile.open(tmp_path / "purse.casino")
    try:
        profile.advance(10**8)
        at_oval(profile, KEPT + 5, "deadbeef")
        booked = profile._db.execute("SELECT count(*) FROM rounds").fetchone()[0]
    finally:
        profile.close()
    assert booked == KEPT + 5
