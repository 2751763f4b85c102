"""Every profile ever written opens: one kept file per version, and steps that succeed whole or not at all."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from casino_qt.bank import schema
from casino_qt.bank.errors import ProfileError, ProfileTooNew
from casino_qt.bank.profile import Profile
from tests.bank import keep

VERSIONS = range(1, len(schema.STEPS) + 1)


def version_of(path: Path) -> int:
    with sqlite3.connect(path) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


def shape_of(path: Path) -> list[tuple[str, str]]:
    with sqlite3.connect(path) as db:
        return db.execute(
            "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
        ).fetchall()


@pytest.mark.parametrize("version", VERSIONS)
def test_a_kept_profile_of_each_version_opens_with_everything_in_it(version: int, path: Path) -> None:
    kept = keep.KEPT / f"version_{version}.sqlite"
    assert version_of(kept) == version
    shutil.copyfile(kept, path)
    profile = Profile.open(path)
    session = profile.open_session(keep.GAME)
    assert session is not None
    assert (session.rules, session.seed, session.purse) == (keep.RULES, keep.SEED, 1_000_000)
    assert list(session.actions) == keep.ACTIONS
    assert profile.balances() == keep.BALANCES
    (record,) = profile.rounds(keep.GAME)
    assert (record.number, record.outcome, record.net) == (1, "rouge_gagne_et_couleur", 4_950)
    profile.commit(session.id, [{"do": "coup"}], [])
    profile.close()
    assert version_of(path) == len(schema.STEPS)


@pytest.mark.parametrize("version", VERSIONS)
def test_an_upgraded_profile_has_the_shape_of_a_new_one(version: int, path: Path) -> None:
    shutil.copyfile(keep.KEPT / f"version_{version}.sqlite", path)
    fresh = path.with_name("fresh.sqlite")
    for each in (path, fresh):
        Profile.open(each).close()
    assert shape_of(path) == shape_of(fresh)


def add_a_column(db: sqlite3.Connection) -> None:
    db.execute("ALTER TABLE rounds ADD COLUMN remark TEXT NOT NULL DEFAULT ''")


def stumble(db: sqlite3.Connection) -> None:
    db.execute("DELETE FROM actions")
    db.execute("CREATE TABLE accounts (nothing)")


def test_a_further_step_is_taken_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copyfile(keep.KEPT / "version_1.sqlite", path)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS[:1], add_a_column))
    for _ in range(2):
        profile = Profile.open(path)
        assert profile.balances() == keep.BALANCES
        profile.close()
    assert version_of(path) == 2
    monkeypatch.undo()
    monkeypatch.setattr(schema, "STEPS", schema.STEPS[:1])
    with pytest.raises(ProfileTooNew, match="newer version"):
        Profile.open(path)


def test_a_step_that_stumbles_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copyfile(keep.KEPT / "version_1.sqlite", path)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS[:1], stumble))
    with pytest.raises(ProfileError):
        Profile.open(path)
    monkeypatch.undo()
    profile = Profile.open(path)
    session = profile.open_session(keep.GAME)
    assert session is not None
    assert list(session.actions) == keep.ACTIONS
    profile.close()
