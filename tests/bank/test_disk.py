"""Places that cannot be written and disks that fill: nothing moves, one line says why, play goes on later."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from casino_qt.bank.errors import ProfileForeign, ProfileFull, ProfileUnwritable
from casino_qt.bank.profile import Profile
from tests.bank import keep
from tests.bank.filler import fill
from tests.bank.keep import GAME, RULES, TABLE

KEPT = (keep.KEPT / "version_1.sqlite").read_bytes()


@pytest.fixture
def nobody() -> Iterator[Path]:
    """A folder that may be read and not written, whoever runs the tests."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "old.sqlite").write_bytes(KEPT)
        folder.chmod(0o555)
        user = os.geteuid()
        if user == 0:
            os.seteuid(65534)
        try:
            yield folder
        finally:
            os.seteuid(user)
            folder.chmod(0o755)


def test_a_read_only_folder(nobody: Path) -> None:
    for name in ("new.sqlite", "old.sqlite"):
        with pytest.raises(ProfileUnwritable, match="cannot be written"):
            Profile.open(nobody / name)
    with pytest.raises(ProfileUnwritable):
        Profile.open(nobody / "deeper" / "new.sqlite")


def test_a_read_only_file(nobody: Path) -> None:
    user = os.geteuid()
    if user != nobody.stat().st_uid:
        os.seteuid(nobody.stat().st_uid)
    nobody.chmod(0o777)
    (nobody / "old.sqlite").chmod(0o444)
    os.seteuid(user)
    with pytest.raises(ProfileUnwritable, match="cannot be written"):
        Profile.open(nobody / "old.sqlite")
    assert (nobody / "old.sqlite").read_bytes() == KEPT


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(ProfileUnwritable):
        Profile.open(tmp_path / "file" / "profile.sqlite")


def test_a_link_that_leads_to_itself(tmp_path: Path) -> None:
    path = tmp_path / "circle"
    path.symlink_to(path)
    with pytest.raises(ProfileUnwritable, match="cannot be written"):
        Profile.open(path)


def test_a_name_with_a_line_break_stays_one_line(tmp_path: Path) -> None:
    path = tmp_path / "two\nlines"
    path.write_bytes(b"noise")
    with pytest.raises(ProfileForeign) as caught:
        Profile.open(path)
    assert "\n" not in caught.value.line()


def test_a_full_disk_moves_nothing_and_play_goes_on_when_there_is_room(profile: Profile) -> None:
    session = profile.begin_session(GAME, RULES, "00", profile.purse())
    pages = profile._db.execute("PRAGMA page_count").fetchone()[0]
    profile._db.execute(f"PRAGMA max_page_count = {pages + 3}")
    with pytest.raises(ProfileFull, match="disk is full"):
        fill(profile, session.id)
    rounds = len(profile.rounds())
    kept = profile.open_session(GAME)
    assert kept is not None
    assert len(kept.actions) == 2 * rounds
    assert profile.purse() == 1_000_000 - rounds
    profile._db.execute("PRAGMA max_page_count = 100000")
    profile.commit(session.id, [{"do": "coup"}], [("purse", -1), (TABLE, 1)])
    assert profile.purse() == 1_000_000 - rounds - 1


@pytest.mark.parametrize("limit", [0, 8_000, 40_000, 120_000, 300_000, 777_777])
def test_a_file_that_may_not_grow(limit: int, path: Path) -> None:
    """The operating system itself cuts every write at `limit` bytes (-B: not of byte code, for good)."""

    def cut() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))

    done = subprocess.run(
        [sys.executable, "-B", "-m", "tests.bank.filler", str(path)],
        cwd=Path(__file__).parents[2], preexec_fn=cut, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 3, done.stderr
    assert done.stderr == ""
    first, *rest = done.stdout.splitlines()
    assert first.split()[0] in ("ProfileFull", "ProfileUnwritable")
    profile = Profile.open(path)
    if rest:
        assert rest[0] == f"{profile.purse()} {len(profile.rounds())}"
    assert profile.purse() == 1_000_000 - len(profile.rounds())
    profile.close()
