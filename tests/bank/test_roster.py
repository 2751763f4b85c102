"""Several players: each one file, names of any script, copies that are whole, and nothing that is lost."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import struct
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from casino_qt.bank import player, roster, schema, snapshots
from casino_qt.bank.errors import (
    ProfileBusy,
    ProfileDamaged,
    ProfileError,
    ProfileForeign,
    ProfileFull,
    ProfileTooNew,
    ProfileUnwritable,
)
from casino_qt.bank.profile import Profile
from tests.bank import keep

NOW = datetime(2026, 11, 30, 20, 0, tzinfo=UTC)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The house's own folder with the first player in it, who has played."""
    folder = tmp_path / "house"
    profile = Profile.open(folder / "purse.casino", lambda: NOW.isoformat())
    keep.play(profile)
    profile.rename("Claire")
    profile.close()
    return folder


def listed(folder: Path) -> list[tuple[str, str, int]]:
    return [(each.path.name, each.name, each.purse) for each in roster.players(roster.paths(folder))]


def everything(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not path.name.endswith(".lock")
    }


@pytest.mark.parametrize("name", ["Claire", "Žofie Nováková", "Пётр", "王小明", "أمينة", "ক্‌ষ", "O’Neill 2"])
def test_names_of_any_script_are_kept_as_they_are(folder: Path, name: str) -> None:
    path = roster.create(folder, name)
    assert path.name == "purse-2.casino"
    assert roster.look(path).name == name


@pytest.mark.parametrize("name", ["", " ", "two\nlines", "a" * 41, " Claire", "a  b", "\u202eevil", "\u200d"])
def test_names_that_may_not_be(folder: Path, name: str) -> None:
    before = everything(folder)
    with pytest.raises(ValueError, match="called"):
        roster.create(folder, name)
    profile = Profile.open(folder / "purse.casino")
    with pytest.raises(ValueError, match="characters"):
        profile.rename(name)
    profile.close()
    assert everything(folder) == before


def test_names_are_tidied_and_compared_as_they_sound() -> None:
    assert player.tidied("  Zoe\u0301   K. ") == "Zoé K."
    assert player.same("ÉMILE") == player.same("Émile")
    assert player.same("ﬁn") == player.same("FIN")
    assert player.same("Anna") != player.same("Аnna")  # the second begins with a Cyrillic letter


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert roster.unused("Claire", ["Pierre"]) == "Claire"
    assert roster.unused("Claire", ["claire", "Claire 2"]) == "Claire 3"
    long = "x" * player.LONGEST_NAME
    assert roster.unused(long, [long]) == "x" * 38 + " 2"


def test_each_player_is_one_file_with_a_purse_of_its_own(folder: Path) -> None:
    for name in ("Pierre", "Anna"):
        roster.create(folder, name)
    assert listed(folder) == [
        ("purse.casino", "Claire", 992_950),
        ("purse-2.casino", "Pierre", 1_000_000),
        ("purse-3.casino", "Anna", 1_000_000),
    ]
    assert roster.look(folder / "purse.casino").last.startswith("2026-11-30")
    roster.rename(folder / "purse-2.casino", "Петя")
    assert roster.look(folder / "purse-2.casino").name == "Петя"


def test_looking_leaves_nothing_behind_and_sees_an_open_profile(folder: Path) -> None:
    before = sorted(path.name for path in folder.iterdir())
    listed(folder)
    assert sorted(path.name for path in folder.iterdir()) == before
    profile = Profile.open(folder / "purse.casino")
    profile.advance(50)
    assert roster.look(folder / "purse.casino").purse == 993_000
    profile.close()


def test_a_practice_purse_is_nobody(folder: Path) -> None:
    Profile.open(roster.practice_path(folder / "purse.casino")).close()
    assert [path.name for path in roster.paths(folder)] == ["purse.casino"]


def test_what_cannot_be_read_is_listed_with_the_reason(folder: Path) -> None:
    (folder / "purse-2.casino").write_bytes(bytes(9000))
    assert isinstance(roster.look(folder / "purse-2.casino").problem, ProfileForeign)
    assert len(listed(folder)) == 2


def test_a_duplicate_has_everything_and_goes_its_own_way(folder: Path) -> None:
    first = folder / "purse.casino"
    practice = Profile.open(roster.practice_path(first))
    practice.advance(777)
    practice.close()
    second = roster.duplicate(folder, first, "Claire 2")
    one, two = Profile.open(first), Profile.open(second)
    assert two.name() == "Claire 2"
    assert two.balances() == one.balances()
    assert two.rounds() == one.rounds()
    assert two.open_session(keep.GAME) == one.open_session(keep.GAME)
    two.advance(1)
    assert one.purse() == two.purse() - 1
    one.close()
    two.close()
    assert roster.look(roster.practice_path(second)).purse == 1_000_777


def test_an_open_profile_is_copied_as_it_stands(folder: Path, tmp_path: Path) -> None:
    profile = Profile.open(folder / "purse.casino")
    profile.advance(50)  # lies in the journal still
    copy = tmp_path / "claire.casino"
    roster.export(profile.path, copy, [folder])
    profile.close()
    assert roster.look(copy).purse == 993_000
    assert sorted(path.name for path in tmp_path.iterdir()) == ["claire.casino", "house"]


def test_out_of_one_house_and_into_another(folder: Path, tmp_path: Path) -> None:
    copy, other = tmp_path / "claire.casino", tmp_path / "other"
    roster.export(folder / "purse.casino", copy, [folder])
    copy.chmod(0o444)
    here: list[str] = []
    for _ in range(2):
        path = roster.accept(other, copy, lambda name: roster.unused(name, here))
        here.append(roster.look(path).name)
    assert [each.name for each in roster.players(roster.paths(other))] == ["Claire", "Claire 2"]
    profile = Profile.open(other / "purse.casino")
    assert profile.balances() == keep.BALANCES
    profile.close()


@pytest.mark.parametrize("version", range(1, len(schema.STEPS) + 1))
def test_a_copy_of_every_version_is_taken_in(folder: Path, version: int) -> None:
    kept = keep.KEPT / f"version_{version}.sqlite"
    before = kept.read_bytes()
    path = roster.accept(folder, kept, lambda name: name or "Guest")
    profile = Profile.open(path)
    assert (profile.name(), profile.balances()) == ("Guest", keep.BALANCES)
    profile.close()
    assert kept.read_bytes() == before
    assert not snapshots.folder_of(path).exists()


def damaged(content: bytearray) -> bytes:
    content[4096:8192] = bytes(range(256)) * 16
    return bytes(content)


def newer(content: bytearray) -> bytes:
    content[60:64] = struct.pack(">I", len(schema.STEPS) + 1)
    return bytes(content)


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"Dear diary\n" * 400, ProfileForeign),
        (bytes(20_000), ProfileForeign),
        (newer(bytearray((keep.KEPT / "version_1.sqlite").read_bytes())), ProfileTooNew),
        (damaged(bytearray((keep.KEPT / "version_1.sqlite").read_bytes())), ProfileDamaged),
        ((keep.KEPT / "version_1.sqlite").read_bytes()[:9000], ProfileDamaged),
        (b"", ProfileDamaged),
    ],
    ids=["text", "zeros", "newer", "damaged", "half", "empty"],
)
def test_what_is_not_whole_is_not_taken_in(
    folder: Path, tmp_path: Path, content: bytes, kind: type[ProfileError]
) -> None:
    source = tmp_path / "gift.casino"
    source.write_bytes(content)
    before = everything(tmp_path)
    with pytest.raises(kind) as caught:
        roster.accept(folder, source, str)
    assert type(caught.value) is kind
    assert everything(tmp_path) == before
    assert [path.name for path in roster.paths(folder)] == ["purse.casino"]


def test_nothing_is_exported_over_what_is_in_use(folder: Path, tmp_path: Path) -> None:
    roster.create(folder, "Pierre")
    before = everything(folder)
    for target in (folder / "purse-2.casino", folder / "purse-snapshots" / "x.casino"):
        with pytest.raises(ProfileUnwritable):
            roster.export(folder / "purse.casino", target, [folder])
    elsewhere = Profile.open(tmp_path / "elsewhere.casino")
    with pytest.raises(ProfileBusy):
        roster.export(folder / "purse.casino", elsewhere.path, [folder])
    elsewhere.advance(1)
    elsewhere.close()
    assert everything(folder) == before


def test_an_export_that_finds_no_room_leaves_what_was_there(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "claire.casino"
    target.write_bytes(b"an older copy")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ProfileFull) as caught:
        roster.export(folder / "purse.casino", target, [folder])
    assert str(target) in caught.value.line()
    assert target.read_bytes() == b"an older copy"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["claire.casino", "house"]


def test_a_folder_that_cannot_be_written_keeps_what_is_in_it(folder: Path) -> None:
    other = folder.parent / "gift.casino"
    shutil.copyfile(folder / "purse.casino", other)
    mode = stat.S_IMODE(folder.stat().st_mode)
    folder.parent.chmod(0o755)
    user = os.geteuid()
    before = everything(folder)
    folder.chmod(0o555)
    try:
        if user == 0:
            for path in (folder.parents[2], folder.parents[1], folder.parent):
                path.chmod(path.stat().st_mode | 0o055)
            os.seteuid(65534)
        with pytest.raises(ProfileUnwritable):
            roster.create(folder, "Pierre")
        with pytest.raises(ProfileUnwritable):
            roster.accept(folder, other, str)
        with pytest.raises(ProfileUnwritable):
            roster.put_away(folder / "purse.casino", NOW)
    finally:
        os.seteuid(user)
        folder.chmod(mode)
    assert everything(folder) == before


def test_who_is_deleted_lies_whole_in_a_folder_of_its_own(folder: Path) -> None:
    path = roster.duplicate(folder, folder / "purse.casino", "Claire 2")
    Profile.open(roster.practice_path(path)).close()
    profile = Profile.open(path)
    snapshots.take_daily(path, NOW)
    with pytest.raises(ProfileBusy):
        roster.put_away(path, NOW)
    profile.close()
    away = roster.put_away(path, NOW)
    assert [each.name for each in roster.paths(folder)] == ["purse.casino"]
    assert roster.look(away / path.name).name == "Claire 2"
    assert (away / roster.practice_path(path).name).exists()
    assert (away / snapshots.folder_of(path).name).is_dir()
    again = roster.create(folder, "Anna")
    assert again == path
    assert snapshots.listed(again) == []


def test_a_deletion_that_stumbles_undoes_itself(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder / "purse.casino"
    Profile.open(roster.practice_path(path)).close()
    before = everything(folder)
    move = Path.rename

    def stumble(self: Path, target: Path) -> Path:
        if self == path:
            raise OSError(5, "Input/output error")
        return move(self, target)

    monkeypatch.setattr(Path, "rename", stumble)
    with pytest.raises(ProfileUnwritable):
        roster.put_away(path, NOW)
    assert everything(folder) == before


def test_the_last_sitting_is_the_one_last_played(folder: Path) -> None:
    profile = Profile.open(folder / "purse.casino")
    assert profile.last_sitting() == (keep.GAME, 4_950)
    profile.advance(100_000)  # from elsewhere: no result of the sitting
    assert profile.last_sitting() == (keep.GAME, 4_950)
    other = profile.begin_session("roulette", {}, "01", profile.purse())
    assert profile.last_sitting() == (keep.GAME, 4_950)
    profile.commit(other.id, [{"do": "bet"}], [("purse", -500), ("table:roulette", 500)])
    profile.commit(other.id, [{"do": "spin"}], [("table:roulette", -500), ("house", 500)])
    assert profile.last_sitting() == ("roulette", -500)
    profile.close()
    fresh = Profile.open(folder / "purse-2.casino")
    assert fresh.last_sitting() == ("", 0)
    with closing(sqlite3.connect(fresh.path)) as db:
        assert db.execute("SELECT name FROM player").fetchall() == [("",)]
    fresh.close()
