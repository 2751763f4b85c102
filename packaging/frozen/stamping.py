"""The stamp of a build: version, commit, date of the commit, digest of the sources."""

from __future__ import annotations

import json
import subprocess
from dataclasses import asdict, replace
from datetime import UTC, datetime
from pathlib import Path

from casino_qt import __version__
from casino_qt.fingerprint import digest_of
from casino_qt.stamp import Stamp


def _git(checkout: Path, *words: str) -> str:
    command = ["git", "-c", f"safe.directory={checkout}", "-C", str(checkout), *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def commit_time(checkout: Path) -> int:
    """Seconds since the epoch of the last commit: the date of everything that is built."""
    return int(_git(checkout, "log", "-1", "--format=%ct"))


def made_stamp(checkout: Path, version: str | None = None) -> Stamp:
    """The stamp of what lies in `checkout`; `version` stands in for its own.

    Raises subprocess.CalledProcessError where the checkout is none.
    """
    changed = _git(checkout, "status", "--porcelain", "--untracked-files=no", "--", "casino_qt", "resources")
    commit = _git(checkout, "rev-parse", "--short=7", "HEAD")
    day = datetime.fromtimestamp(commit_time(checkout), UTC).date().isoformat()
    sources = digest_of("", checkout / "casino_qt").hexdigest()[:16]
    made = Stamp(__version__, f"{commit}+" if changed else commit, day, sources)
    return made if version is None else replace(made, version=version)


def write_stamp(stamp: Stamp, file: Path) -> None:
    """Write the stamp where the program looks for it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(asdict(stamp), indent=1) + "\n", encoding="utf-8")
