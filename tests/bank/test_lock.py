"""One profile, one running copy: the second is told, and a killed one never locks its owner out."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from casino_qt.bank.errors import ProfileBusy
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
