"""One profile, one running copy: the second is told, and a killed one never locks its owner out."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from casino_qt.bank import lock
from casino_qt.bank.errors import ProfileBusy, ProfileDamaged
from casino_qt.bank.profile import Profile

HOLDER = """
import sys
from pathlib import Path
from casino_qt.bank.profile import Profile
profile = Profile.open(Path(sys.argv[1]))
print("holding", flush=True)
sys.stdin.read()
"""


def hold(path: Path) -> subprocess.Popen[str]:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        cwd=Path(__file__).parents[2], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert holder.stdout is not None
    assert holder.stdout.readline() == "holding\n"
    return holder


def leave(holder: subprocess.Popen[str]) -> None:
    holder.communicate("")


def kill(holder: subprocess.Popen[str]) -> None:
    holder.send_signal(signal.SIGKILL)
    holder.communicate()


@pytest.mark.parametrize("end", [leave, kill])
def test_a_second_copy_is_told_until_the_first_is_gone(
    end: Callable[[subprocess.Popen[str]], None], path: Path
) -> None:
    holder = hold(path)
    link = path.with_name("link.sqlite")
    link.symlink_to(path)
    for name in (path, link):
        with pytest.raises(ProfileBusy, match="another running copy"):
            Profile.open(name)
    end(holder)
    Profile.open(path).close()


def test_a_second_opening_in_the_same_program_is_told_too(profile: Profile, path: Path) -> None:
    path.read_bytes()  # closing another handle of the file must not let the lock go
    with pytest.raises(ProfileBusy):
        Profile.open(path)
    profile.close()
    shutil.copyfile(path, path.with_name("copy.sqlite"))
    Profile.open(path).close()


def test_a_lock_on_a_file_that_is_gone_is_no_lock(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    beside = path.with_name(path.name + ".lock")
    taken = []

    def take(handle: int) -> None:
        taken.append(handle)
        if len(taken) == 1:  # another opening came to nothing at this very moment, and a third one began
            beside.unlink()
            beside.touch()

    monkeypatch.setattr(lock, "_take", take)
    profile = Profile.open(path)
    assert len(taken) == 2
    assert os.path.samestat(os.fstat(taken[1]), beside.stat())
    profile.close()


def test_the_lock_of_an_earlier_evening_stays_when_a_later_one_is_refused(path: Path) -> None:
    Profile.open(path).close()
    beside = path.with_name(path.name + ".lock")
    number = beside.stat().st_ino
    path.write_bytes(b"no profile any more")
    with pytest.raises(ProfileDamaged):
        Profile.open(path)
    assert beside.stat().st_ino == number
