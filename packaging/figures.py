"""Sizes of the packages, and the time to the first painted lobby: frozen program beside plain Python.

    build/venv/bin/python packaging/figures.py [--runs N]

Both are started by turns on one virtual screen, whose memory is looked at every half millisecond: the time
from the start of the process until a person would see the lobby. Needs Xvfb. Numbers of a busy machine are
high; those of one run can be compared.
"""

from __future__ import annotations

import argparse
import mmap
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from linux.tree import size_of

CHECKOUT = Path(__file__).resolve().parent.parent
FROZEN = CHECKOUT / "build/frozen/casino-qt"
WIDTH, HEIGHT = 1440, 900
LOOKED_AT = ((720, 450), (300, 300), (1100, 600), (600, 200), (720, 700))  # where the lobby covers the screen
BYTES = 4  # a pixel
WARM_UP, PATIENCE = 10.0, 30.0  # seconds: for the pictures to be painted once; until it is said not to come


class Screen:
    """A virtual screen whose pixels can be read from its memory."""

    def __init__(self, folder: Path) -> None:
        reading, writing = os.pipe()
        size = f"{WIDTH}x{HEIGHT}x24"
        command = [
            "Xvfb",
            "-displayfd",
            str(writing),
            "-screen",
            "0",
            size,
            "-noreset",  # beginning anew after each program, it would refuse the next one
            "-nolisten",
            "tcp",
            "-fbdir",
            str(folder),
        ]
        self.process = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            self.display = f":{told.readline().strip()}"
        with (folder / "Xvfb_screen0").open("r+b") as file:
            self.memory = mmap.mmap(file.fileno(), 0)

    def seen(self) -> tuple[bytes, ...]:
        """The pixels looked at; the picture lies at the end of the memory."""
        start = len(self.memory) - WIDTH * HEIGHT * BYTES
        places = (start + BYTES * (WIDTH * y + x) for x, y in LOOKED_AT)
        return tuple(self.memory[place : place + 3] for place in places)

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


def first_paint(command: Sequence[str], screen: Screen, home: Path, rest: float) -> float:
    """Seconds from the start of the command until most of the places are painted.

    It is ended after `rest` seconds more. Raises TimeoutError.
    """
    empty = screen.seen()
    environment = {**os.environ, "DISPLAY": screen.display, "HOME": str(home), "LC_ALL": "C.UTF-8"}
    environment = {
        name: value for name, value in environment.items() if not name.startswith(("XDG_", "QT_", "WAYLAND"))
    }
    began = time.perf_counter()
    process = subprocess.Popen(
        [*command, "--language", "en"],
        env=environment,
        cwd=CHECKOUT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        while sum(now != then for now, then in zip(screen.seen(), empty, strict=True)) < 3:
            if time.perf_counter() - began > PATIENCE or process.poll() is not None:
                raise TimeoutError(f"{command[0]} painted nothing")
            time.sleep(0.0005)
        took = time.perf_counter() - began
        time.sleep(rest)
        return took
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        while screen.seen() != empty and screen.process.poll() is None:
            time.sleep(0.01)


def compared(runs: int) -> dict[str, list[float]]:
    """The times of both, by turns, after one start that is not counted."""
    commands = {
        "frozen": [str(FROZEN / "casino-qt")],
        "plain Python": [sys.executable, "-m", "casino_qt"],
    }
    times: dict[str, list[float]] = {name: [] for name in commands}
    with tempfile.TemporaryDirectory() as scratch:
        (Path(scratch) / "screen").mkdir()
        screen = Screen(Path(scratch) / "screen")
        try:
            for run in range(runs + 1):
                for name, command in commands.items():
                    home = Path(scratch) / name
                    home.mkdir(exist_ok=True)
                    took = first_paint(command, screen, home, 0.2 if run else WARM_UP)
                    if run:
                        times[name].append(took)
        finally:
            screen.close()
    return times


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Sizes, and the time to the first painted lobby.")
    parser.add_argument("--runs", type=int, default=15)
    asked = parser.parse_args()
    for package in sorted((CHECKOUT / "dist").glob("casino-qt*")):
        print(f"  {package.name:44} {package.stat().st_size / 1e6:7.1f} MB")
    print(f"  the program as it is installed {size_of(FROZEN) / 1e6:20.1f} MB")
    inner = FROZEN / "_internal"
    for part in sorted(inner.iterdir(), key=lambda part: part.name):
        size = size_of(part) if part.is_dir() else part.lstat().st_size
        if size > 1e6:
            print(f"      {part.name:42} {size / 1e6:5.1f} MB")
    if shutil.which("Xvfb") is None:
        print("no Xvfb: no times", file=sys.stderr)
        return 1
    for name, times in compared(asked.runs).items():
        middle, least, most = statistics.median(times), min(times), max(times)
        print(f"  first painted lobby, {name:14} {middle:.3f} s ({least:.3f}…{most:.3f} of {len(times)})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
