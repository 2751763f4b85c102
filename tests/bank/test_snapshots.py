"""Snapshots: whole or not there, so many and no more, and a way back that throws nothing away."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from casino_qt.bank import copying, schema, snapshots
from casino_qt.bank.audit import audit
from casino_qt.bank.errors import ProfileBusy, ProfileDamaged, ProfileFull, ProfileUnwritable
from casino_qt.bank.profile import Profile
from casino_qt.bank.storage import at_rest
from tests.bank import keep

NOW = datetime(2026, 11, 30, 20, 0, tzinfo=UTC)
ROOT = Path(__file__).parents[2]


def names(path: Path) -> list[str]:
    """What lies in the folder of snapshots."""
    folder = snapshots.folder_of(path)
    return sorted(each.name for each in folder.iterdir()) if folder.exists() else []


def purse_of(path: Path) -> int:
    profile = Profile.open(path)
    try:
        return profile.purse()
    finally:
        profile.close()


def spoil(path: Path) -> None:
    """Noise where a page was."""
    content = bytearray(path.read_bytes())
    content[4096:8192] = bytes(range(256)) * 16
    path.write_bytes(content)


def test_one_a_day_is_made_beside_the_open_profile(profile: Profile, path: Path) -> None:
    keep.play(profile)
    assert snapshots.due(path, NOW)
    made = snapshots.take_daily(path, NOW)
    assert not snapshots.due(path, NOW + timedelta(hours=1))
    assert snapshots.due(path, NOW + timedelta(days=1))
    (found,) = snapshots.listed(path)
    assert found.path == made.path
    assert (found.at, found.kind, found.purse) == (NOW, snapshots.DAILY, profile.purse())
    profile.advance(100)  # nothing of the original is held any longer
    assert names(path) == [made.path.name]


def test_a_snapshot_is_one_reading_whatever_is_played_meanwhile(
    profile: Profile, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "PAGES", 1)
    keep.play(profile)
    before = profile.purse()

    def plays() -> bool:
        profile.advance(100)
        return True

    made = snapshots.take_daily(path, NOW, plays)
    assert profile.purse() > before
    assert purse_of(made.path) == before


def test_so_many_are_kept_and_the_oldest_goes(profile: Profile, path: Path) -> None:
    aside = snapshots.free(path, snapshots.RETURN, NOW - timedelta(days=100))
    aside.parent.mkdir()
    shutil.copyfile(keep.KEPT / "version_1.sqlite", aside)
    for day in range(snapshots.KEPT[snapshots.DAILY] + 3):
        snapshots.take_daily(path, NOW + timedelta(days=day))
    kept = snapshots.listed(path)
    assert len(kept) == snapshots.KEPT[snapshots.DAILY] + 1
    assert kept[0].at == NOW + timedelta(days=snapshots.KEPT[snapshots.DAILY] + 2)
    assert kept[-1].path == aside  # what a return put aside is nobody's to throw away


def test_what_is_called_like_a_snapshot_and_is_none_is_left_alone(profile: Profile, path: Path) -> None:
    """Of the thirtieth of February, of the end of the calendar, in other figures, and no file at all."""
    folder = snapshots.folder_of(path)
    folder.mkdir()
    strange = [
        "20260230-200000-000000-daily.casino",
        "20261130-246061-000000-daily.casino",
        "00010101-000000-000000-daily.casino",
        "99991231-235959-999999-daily.casino",
        "٢٠٢٦١١٣٠-200000-000000-daily.casino",
        "20261130-200000-000000-weekly.casino",
    ]
    for name in strange:
        (folder / name).write_bytes(b"")
    (folder / "20261101-200000-000000-daily.casino").mkdir()
    assert snapshots.due(path, NOW)
    for day in range(snapshots.KEPT[snapshots.DAILY] + 1):
        snapshots.take_daily(path, NOW + timedelta(days=day))
    kept = snapshots.listed(path)
    assert [each.at for each in kept if each.purse is not None] == [
        NOW + timedelta(days=day) for day in range(snapshots.KEPT[snapshots.DAILY], 0, -1)
    ]
    assert set(strange) <= set(names(path))
    found = snapshots.last_good(path)
    assert found is not None
    assert found.at == kept[0].at


def test_of_a_heavy_profile_fewer_are_kept(
    profile: Profile, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "HEAVY", 1_000)
    for day in range(snapshots.OF_HEAVY + 2):
        snapshots.take_daily(path, NOW + timedelta(days=day))
    kept = snapshots.listed(path)
    assert [each.at for each in kept] == [NOW + timedelta(days=3), NOW + timedelta(days=2)]


def test_before_an_upgrade_the_old_shape_is_kept(path: Path) -> None:
    shutil.copyfile(keep.KEPT / "version_1.sqlite", path)
    Profile.open(path).close()
    (kept,) = snapshots.listed(path)
    assert kept.kind == snapshots.UPGRADE
    with closing(sqlite3.connect(kept.path)) as db:
        assert schema.version(db) == 1
    assert kept.purse == keep.BALANCES["purse"]
    Profile.open(path).close()
    assert len(snapshots.listed(path)) == 1


def test_without_room_for_a_snapshot_nothing_is_upgraded(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copyfile(keep.KEPT / "version_1.sqlite", path)
    snapshots.folder_of(path).write_bytes(b"in the way")
    with pytest.raises(ProfileUnwritable):
        Profile.open(path)
    with closing(at_rest(path)) as db:
        assert schema.version(db) == 1


def test_a_clock_turned_back_overwrites_nothing(profile: Profile, path: Path) -> None:
    first = snapshots.take_daily(path, NOW)
    second = snapshots.take_daily(path, NOW)
    assert first.path != second.path
    assert len(names(path)) == 2


def test_whoever_gives_up_leaves_nothing(profile: Profile, path: Path) -> None:
    with pytest.raises(copying.GivenUp):
        snapshots.take_daily(path, NOW, lambda: False)
    assert names(path) == []
    profile.advance(100)


def test_a_snapshot_of_books_that_do_not_agree_is_not_kept(profile: Profile, path: Path) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE accounts SET balance = balance + 1 WHERE name = 'purse'")
    with pytest.raises(ProfileDamaged):
        snapshots.take_daily(path, NOW)
    assert names(path) == []


def test_the_way_back_and_back_again(path: Path) -> None:
    profile = Profile.open(path)
    snapshots.take_daily(path, NOW)
    keep.play(profile)
    played = profile.balances()
    with pytest.raises(ProfileBusy):
        snapshots.give_back(path, snapshots.listed(path)[0].path, NOW)
    profile.close()
    aside = snapshots.give_back(path, snapshots.listed(path)[0].path, NOW + timedelta(hours=1))
    profile = Profile.open(path)
    assert profile.balances() == {"purse": 1_000_000, "world": -1_000_000}
    profile.close()
    newest = snapshots.listed(path)[0]
    assert (newest.path, newest.kind) == (aside, snapshots.RETURN)
    snapshots.give_back(path, aside, NOW + timedelta(hours=2))
    profile = Profile.open(path)
    assert profile.balances() == played
    profile.close()
    assert len(snapshots.listed(path)) == 3


def test_a_damaged_profile_and_its_journal_are_kept_as_they_are(path: Path) -> None:
    profile = Profile.open(path)
    snapshots.take_daily(path, NOW)
    profile.close()
    spoil(path)
    path.with_name(path.name + "-wal").write_bytes(b"journal")
    spoilt = path.read_bytes()
    good = snapshots.last_good(path)
    assert good is not None
    aside = snapshots.give_back(path, good.path, NOW, path.with_name(path.name + ".damaged-1"))
    assert aside.read_bytes() == spoilt
    assert aside.with_name(aside.name + "-wal").read_bytes() == b"journal"
    assert purse_of(path) == 1_000_000


def test_where_a_file_has_only_one_name_it_is_copied(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_link(*_: object) -> None:
        raise OSError(95, "Operation not supported")

    profile = Profile.open(path)
    snapshots.take_daily(path, NOW)
    profile.advance(500)
    profile.close()
    monkeypatch.setattr(os, "link", no_link)
    aside = snapshots.give_back(path, snapshots.listed(path)[0].path, NOW)
    assert purse_of(aside) == 1_000_500
    assert purse_of(path) == 1_000_000


def test_the_last_good_snapshot_is_whole(path: Path) -> None:
    profile = Profile.open(path)
    assert snapshots.last_good(path) is None
    first = snapshots.take_daily(path, NOW)
    second = snapshots.take_daily(path, NOW + timedelta(days=1))
    third = snapshots.take_daily(path, NOW + timedelta(days=2))
    profile.close()
    spoil(third.path)
    second.path.write_bytes(bytes(8192))
    found = snapshots.last_good(path)
    assert found is not None
    assert found.path == first.path
    for broken in (second, third):
        with pytest.raises(ProfileDamaged):
            snapshots.give_back(path, broken.path, NOW)
    assert purse_of(path) == 1_000_000
    assert not path.with_name(path.name + ".returning").exists()


@pytest.mark.parametrize("error", [28, 122])
def test_a_full_disk_leaves_no_part_of_a_snapshot(
    error: int, profile: Profile, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path) -> None:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr(copying, "settle", full)
    with pytest.raises(ProfileFull):
        snapshots.take_daily(path, NOW)
    assert names(path) == []
    monkeypatch.undo()
    snapshots.take_daily(path, NOW)
    assert len(names(path)) == 1


@pytest.mark.parametrize("limit", [0, 4_096, 30_000, 61_000])
@pytest.mark.parametrize("what", ["daily", "return"])
def test_a_disk_that_ends_in_the_middle_of_a_copy(what: str, limit: int, path: Path) -> None:
    """The operating system itself cuts every write at `limit` bytes (-B: not of byte code, for good)."""

    def cut() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))

    profile = Profile.open(path)
    snapshots.take_daily(path, NOW - timedelta(days=1))
    keep.play(profile)
    profile.close()
    before = path.read_bytes()
    done = subprocess.run(
        [sys.executable, "-B", "-m", "tests.bank.killed", what, str(path), "1000", "cut"],
        cwd=ROOT, preexec_fn=cut, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout.split()[0] in ("ProfileFull", "ProfileUnwritable"), done.stderr
    assert len(done.stdout.splitlines()) == 1
    assert path.read_bytes() == before
    (left,) = names(path)
    assert purse_of(snapshots.folder_of(path) / left) == 1_000_000
    profile = Profile.open(path)
    assert profile.balances() == keep.BALANCES
    snapshots.take_daily(path, NOW)  # there is room again
    profile.close()


def die(what: str, path: Path, step: int) -> bool:
    """Whether the copy died at that step, rather than being done."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bank.killed", what, str(path), str(step)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode in (0, -signal.SIGKILL), done.stderr
    return done.returncode != 0


@pytest.mark.parametrize("what", ["daily", "return"])
def test_killed_at_any_moment_there_are_only_whole_files(what: str, tmp_path: Path) -> None:
    steps = (*(range(0, 64, 5) if what == "daily" else range(0, 34, 2)), 100)
    made: list[Path] = []
    for step in steps:
        path = tmp_path / str(step) / "purse.casino"
        profile = Profile.open(path)
        snapshots.take_daily(path, NOW - timedelta(days=1))
        keep.play(profile)
        profile.close()
        made.append(path)
    with ThreadPoolExecutor(2) as hands:
        died = list(hands.map(lambda each: die(what, each[1], each[0]), zip(steps, made, strict=True)))
    assert died[0]
    assert not died[-1]
    for path in made:
        for snapshot in snapshots.listed(path):
            with closing(at_rest(snapshot.path)) as db:
                audit(db, snapshot.path)
        profile = Profile.open(path)  # either what was played or what it was brought back to: never a new one
        assert profile.purse() in (992_950, 1_000_000)
        assert what == "return" or profile.purse() == 992_950
        if profile.purse() == 1_000_000:
            assert snapshots.listed(path)[0].purse == 992_950
        snapshots.take_daily(path, NOW)
        profile.close()
        assert not [name for name in names(path) if copying.MAKING in name]
