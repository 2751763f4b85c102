"""Makes a copy that dies: `python -m tests.bank.killed daily|return PROFILE STEP`, killed at that step of it.

With a fourth argument the profile is not opened first, and a copy that the disk refuses is told in one line.

The steps are the moments at which the disk is told something: a page more, a file settled, a name changed.
Exit status 0: the copy was done before the step came.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from casino_qt.bank import copying, snapshots
from casino_qt.bank.errors import ProfileError
from casino_qt.bank.profile import Profile

NOW = datetime(2026, 11, 30, 20, 0, tzinfo=UTC)


class Fate:
    """Counts the moments and ends the process at the one that was told."""

    def __init__(self, step: int) -> None:
        self.left = step

    def tick(self, *_: object) -> None:
        """A moment passes."""
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        self.left -= 1

    def around(self, owner: Any, name: str) -> None:
        """A moment before and one after each call of a function."""
        inner: Callable[..., Any] = getattr(owner, name)

        def call(*given: Any, **named: Any) -> Any:
            self.tick()
            answer = inner(*given, **named)
            self.tick()
            return answer

        setattr(owner, name, call)


def main(what: str, path: Path, step: int, open_now: bool = True) -> None:
    """Copy page by page, and die."""
    profile = Profile.open(path) if open_now else None
    fate = Fate(step)
    copying.PAGES = 1

    def wanted() -> bool:
        fate.tick()
        return True

    for owner, name in (
        (os, "fsync"), (os, "link"), (Path, "replace"), (Path, "unlink"), (sqlite3, "connect"),
        (copying, "audit"),
    ):  # fmt: skip
        fate.around(owner, name)
    if what == "return":
        if profile is not None:
            profile.close()
        snapshots.give_back(path, snapshots.listed(path)[0].path, NOW)
        return
    snapshots.take_daily(path, NOW, wanted)
    if profile is not None:
        profile.close()


if __name__ == "__main__":
    try:
        main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), open_now=len(sys.argv) == 4)
    except ProfileError as problem:
        print(type(problem).__name__, problem)
