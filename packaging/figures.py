"""Sizes of the packages, and the time to the first painted lobby: frozen program beside plain Python.

    build/venv/bin/python packaging/figures.py [--runs N]

Both are started by turns on one virtual screen, whose memory is looked at every half millisecond: the time
from the start of the process until a person would see the lobby, and of it the seconds a processor worked for
it, which a busy machine changes less. Both are warm: the files have been read, the pictures painted and plain
Python has its compiled modules, whatever the surroundings say of those. Needs Xvfb. Numbers of a busy machine
are high; those of one run can be compared.
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
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from linux.tree import size_of

CHECKOUT = Path(__file__).resolve().parent.parent
FROZEN = CHECKOUT / "build/frozen/casino-qt"
WIDTH, HEIGHT = 1920, 1080  # the window has its usual size there
LOOKED_AT = ((720, 450), (300, 300), (1100, 600), (600, 200), (720, 700))  # where the lobby covers the screen
BYTES = 4  # a pixel
QUIET, PATIENCE = 4.0, 60.0  # seconds: without a new picture; until something is said not to come
AFTERWARDS = 0.2  # seconds that the program may go on when it was seen


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


def worked(process: int) -> float:
    """Seconds that processors have worked for a process, all its threads together. Linux alone tells them."""
    total = 0
    for thread in Path(f"/proc/{process}/task").iterdir():
        with suppress(FileNotFoundError):  # it has ended meanwhile
            total += int((thread / "schedstat").read_text().split()[0])
    return total / 1e9


def surroundings(screen: Screen, home: Path) -> dict[str, str]:
    """A home and a screen, and nothing that would change how Qt or Python begin."""
    changing = ("XDG_", "QT_", "WAYLAND", "PYTHON")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(changing)}
    return {**kept, "DISPLAY": screen.display, "HOME": str(home), "LC_ALL": "C.UTF-8"}


def first_paint(
    command: Sequence[str], screen: Screen, home: Path, go_on: Callable[[], None]
) -> tuple[float, float]:
    """Seconds from the start of the command until most of the places are painted, and those it worked.

    It is ended when `go_on` comes back. Raises TimeoutError.
    """
    empty = screen.seen()
    environment = surroundings(screen, home)
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
        took = time.perf_counter() - began, worked(process.pid)
        go_on()
        return took
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        while screen.seen() != empty and screen.process.poll() is None:
            time.sleep(0.01)


def painted(home: Path) -> None:
    """Wait until the pictures of this home are painted. Raises TimeoutError."""
    began, before, since = time.monotonic(), -1, time.monotonic()
    while time.monotonic() - since < QUIET:
        there = sum(1 for _ in (home / ".cache").rglob("*"))
        if there != before:
            before, since = there, time.monotonic()
        if time.monotonic() - began > PATIENCE:
            raise TimeoutError(f"pictures are still being painted after {PATIENCE:.0f} s")
        time.sleep(0.1)


def compared(runs: int) -> dict[str, list[tuple[float, float]]]:
    """The times of both, by turns, each first every second time, after one start that is not counted."""
    commands = {
        "frozen": [str(FROZEN / "casino-qt")],
        "plain Python": [sys.executable, "-m", "casino_qt"],
    }
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in commands}
    with tempfile.TemporaryDirectory() as scratch:
        (Path(scratch) / "screen").mkdir()
        screen = Screen(Path(scratch) / "screen")
        homes = {name: Path(scratch) / name for name in commands}
        try:
            for name, command in commands.items():
                homes[name].mkdir()
                first_paint(command, screen, homes[name], partial(painted, homes[name]))
            for run in range(runs):
                for name in sorted(commands, reverse=bool(run % 2)):
                    took = first_paint(commands[name], screen, homes[name], partial(time.sleep, AFTERWARDS))
                    times[name].append(took)
        finally:
            screen.close()
    return times


def spread(times: Sequence[float]) -> str:
    """Median, least and most."""
    return f"{statistics.median(times):.3f} s ({min(times):.3f}…{max(times):.3f})"


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
    others = os.getloadavg()[0]
    print(f"  first painted lobby, {asked.runs} starts each by turns; {others:.1f} others at work")
    for name, times in compared(asked.runs).items():
        waited, busy = zip(*times, strict=True)
        print(f"      {name:14} {spread(waited)}, a processor worked {spread(busy)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
