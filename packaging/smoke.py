"""Does an installed casino live? `python smoke.py COMMAND [--console COMMAND]`: standard library only.

Version, a replay that ends well, one that is refused, then the window, without a display: it opens, keeps its
profile, is killed, and opens again. What is printed was seen; the first fault ends it with status 1.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SCRIPT = {
    "format": "casino-qt table script",
    "version": 1,
    "game": "trente-et-quarante",
    "chance": {"seed": "deadbeef"},
    "purse": 100000,
    "actions": [
        {"do": "cut", "at": 120},
        {"do": "bet", "on": "rouge", "stake": 1000},
        {"do": "coup"},
    ],
}
TABLES = ("trente-et-quarante", "roulette", "trente-et-un", "blackjack")
LONGEST_START = 90.0  # s: the first start paints, on a slow machine of a build service
STAYS = 5.0  # s that the window must live after its profile is there


class Dead(Exception):
    """What was wrong, in one line."""


def surroundings(home: Path) -> dict[str, str]:
    """An environment with a home of its own and no display."""
    own = {"HOME": home, "APPDATA": home / "roaming", "LOCALAPPDATA": home / "local"}
    own |= {f"XDG_{kind}_HOME": home / kind.lower() for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
    return {**os.environ, **{name: str(path) for name, path in own.items()}, "QT_QPA_PLATFORM": "offscreen"}


def told(command: list[str], home: Path, status: int) -> str:
    """What the command printed. Raises Dead for another status."""
    run = subprocess.run(
        command, capture_output=True, encoding="utf-8", env=surroundings(home), timeout=120, check=False
    )
    if run.returncode != status:
        raise Dead(f"{command}: status {run.returncode}, not {status}: {run.stderr.strip()}")
    return run.stdout if status == 0 else run.stderr


def check_commands(command: str, home: Path) -> None:
    """`--version` and `replay`."""
    version = told([command, "--version"], home, 0).strip()
    if not re.fullmatch(r"casino-qt \d+\.\d+\.\d+( \([0-9a-f]{7,}\+?, \d{4}-\d\d-\d\d\))?", version):
        raise Dead(f"--version said {version!r}")
    print(version)
    script = home / "one coup.casinoscript"
    script.write_text(json.dumps(SCRIPT), encoding="utf-8")
    report = json.loads(told([command, "replay", str(script), "--json"], home, 0))
    if not isinstance(report, dict) or not report:
        raise Dead(f"replay said {report!r}")
    print(f"replay: {', '.join(sorted(report))}")
    script.write_text(json.dumps({**SCRIPT, "game": "bridge"}), encoding="utf-8")
    refusal = told([command, "replay", str(script)], home, 2).strip()
    if "\n" in refusal or "'game'" not in refusal:
        raise Dead(f"a wrong script was answered by {refusal!r}")
    print(f"refused: {refusal}")


def last_words(window: subprocess.Popen[bytes]) -> str:
    """What a window that is gone has printed."""
    return window.stdout.read().decode(errors="replace").strip() if window.stdout else ""


def check_window(command: str, home: Path, table: str) -> None:
    """The window opens at `table`, keeps its profile, lives a while, and is killed."""
    profile = home / "purse.casino"
    with subprocess.Popen(
        [command, "--table", table, "--language", "fr", "--profile", str(profile)],
        env=surroundings(home),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as window:
        end, there = time.monotonic() + LONGEST_START, None
        while there is None or time.monotonic() - there < STAYS:
            if window.poll() is not None:
                raise Dead(f"{table}: the window went with status {window.returncode}: {last_words(window)}")
            if there is None and profile.is_file():
                there = time.monotonic()
            if there is None and time.monotonic() > end:
                window.kill()
                raise Dead(f"{table}: no profile after {LONGEST_START:.0f} s: {last_words(window)}")
            time.sleep(0.1)
        window.kill()
        if "Traceback" in (said := last_words(window)):
            raise Dead(f"{table}: {said}")
    print(f"{table}: open, killed")


def check(command: str, console: str | None = None) -> None:
    """All of it for the command with the window, and the one that writes to the console. Raises Dead."""
    with tempfile.TemporaryDirectory(prefix="maison d’été ", ignore_cleanup_errors=True) as folder:
        check_commands(console or command, Path(folder))
        for table in TABLES:
            check_window(command, Path(folder), table)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Does an installed casino live?")
    parser.add_argument("command", help="the program with the window")
    parser.add_argument("--console", help="the program that writes to the console, where that is another")
    asked = parser.parse_args()
    try:
        check(asked.command, asked.console)
    except Dead as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
