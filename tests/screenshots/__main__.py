"""`python -m tests.screenshots OUT`: every window and table state × size × language × device ratio, as PNG.

Each device ratio needs a Qt of its own, so each runs in a child of this process.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

SIZES = ("1280x720", "1440x900", "1920x1080")
LANGUAGES = ("en", "fr", "it", "cs", "ru")
RATIOS = ("1", "2")


def listed(text: str) -> tuple[str, ...]:
    """A comma-separated argument."""
    return tuple(part for part in text.split(",") if part)


def arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """What to render and where to."""
    parser = argparse.ArgumentParser(prog="python -m tests.screenshots", description=__doc__)
    parser.add_argument("out", type=Path, help="folder for the pictures")
    parser.add_argument("--sizes", type=listed, default=SIZES, help="WIDTHxHEIGHT in logical pixels, …")
    parser.add_argument("--languages", type=listed, default=LANGUAGES)
    parser.add_argument("--ratios", type=listed, default=RATIOS, help="device pixels per logical pixel, …")
    parser.add_argument("--states", type=listed, default=(), help="names of states; left out: all")
    parser.add_argument("--cache", type=Path, help="folder of baked pictures to use again")
    parser.add_argument("--in-this-process", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    """Render, and return 0 when every picture was made."""
    wanted = arguments(given)
    wanted.out.mkdir(parents=True, exist_ok=True)
    if wanted.in_this_process:
        from tests.screenshots.camera import render

        faulthandler.enable()
        return render(wanted)
    with tempfile.TemporaryDirectory(prefix="casino-qt-screenshots-") as home:
        cache = wanted.cache or Path(home) / "pictures"
        return max(_child(wanted, ratio, cache, Path(home)) for ratio in wanted.ratios)


def _child(wanted: argparse.Namespace, ratio: str, cache: Path, home: Path) -> int:
    quiet = dict(os.environ)
    quiet.update(
        QT_QPA_PLATFORM="offscreen",
        QT_SCALE_FACTOR=ratio,
        QT_FONT_DPI="96",
        LC_ALL="C.UTF-8",
        TZ="UTC",
        HOME=str(home),
        XDG_CONFIG_HOME=str(home / "config"),
        XDG_DATA_HOME=str(home / "data"),
        XDG_CACHE_HOME=str(home / "cache"),
        XDG_STATE_HOME=str(home / "state"),
        # Where another date is tried with a preloaded clock, threads still wait by the true one.
        FAKETIME_DONT_FAKE_MONOTONIC="1",
    )
    command = [sys.executable, "-m", "tests.screenshots", str(wanted.out.resolve()), "--in-this-process"]
    command += ["--sizes", ",".join(wanted.sizes), "--languages", ",".join(wanted.languages)]
    command += ["--ratios", ratio, "--cache", str(cache)]
    if wanted.states:
        command += ["--states", ",".join(wanted.states)]
    status = subprocess.run(command, env=quiet, check=False).returncode
    if status < 0:
        print(f"the process for ratio {ratio} died of signal {-status}", file=sys.stderr)
    return abs(status)


if __name__ == "__main__":
    sys.exit(main())
