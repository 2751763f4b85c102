"""A large profile is opened unread and read through beside; what is wrong with it is told all the same."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from queue import Queue

import pytest

from casino_qt.bank import audit
from casino_qt.bank.audit import LateAudit
from casino_qt.bank.errors import ProfileDamaged, ProfileError
from casino_qt.bank.profile import Profile
from tests.bank import keep
from tests.patience import PATIENCE


@pytest.fixture
def large(path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A played profile, and a house for which it is a large one."""
    profile = Profile.open(path)
    keep.play(profile)
    profile.close()
    monkeypatch.setattr(audit, "AT_ONCE", 1_000)
    return path


def found(path: Path) -> ProfileError | None:
    """What a late audit says."""
    told: Queue[ProfileError | None] = Queue()
    LateAudit(path, told.put).start()
    return told.get(timeout=PATIENCE)


def spoil(path: Path) -> None:
    """The purse says more than its transfers."""
    with sqlite3.connect(path) as db:
        db.execute("UPDATE accounts SET balance = balance + 1 WHERE name = 'purse'")
    db.close()


def test_a_large_profile_is_read_through_beside(large: Path) -> None:
    profile = Profile.open(large, late=True)
    assert profile.unaudited
    assert found(large) is None
    profile.commit(1, [{"do": "coup"}], [])  # the audit has let go of everything
    profile.close()


def test_a_large_profile_that_does_not_add_up_is_found_late(large: Path) -> None:
    spoil(large)
    profile = Profile.open(large, late=True)
    assert profile.unaudited
    assert isinstance(found(large), ProfileDamaged)
    profile.close()
    with pytest.raises(ProfileDamaged):
        Profile.open(large)


def test_a_page_that_rots_in_a_large_profile_is_found_late(large: Path) -> None:
    content = bytearray(large.read_bytes())
    content[-4096 : -4096 + 2000] = bytes(range(250)) * 8
    large.write_bytes(content)
    assert isinstance(found(large), ProfileDamaged)


def test_a_small_profile_is_read_through_at_once(path: Path) -> None:
    Profile.open(path).close()
    spoil(path)
    with pytest.raises(ProfileDamaged):
        Profile.open(path, late=True)


def test_an_older_profile_is_read_through_before_it_is_brought_up_to_date(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_bytes((keep.KEPT / "version_4.sqlite").read_bytes())
    spoil(path)
    monkeypatch.setattr(audit, "AT_ONCE", 1_000)
    with pytest.raises(ProfileDamaged):
        Profile.open(path, late=True)


def test_who_stops_an_audit_is_told_nothing(large: Path) -> None:
    told: Queue[ProfileError | None] = Queue()
    late = LateAudit(large, told.put)
    late.stop()
    late.start()
    late.join(timeout=PATIENCE)
    assert told.empty()
