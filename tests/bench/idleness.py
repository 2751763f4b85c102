"""What the real program costs while nobody does anything, read from outside so that measuring wakes nobody.

The kernel counts the time each thread has run, to the nanosecond, and how often it was woken. Both are read
before and after some idle seconds, for the program and all its children; Linux only.

Qt's stores tidy themselves: that of fonts ten seconds after it has grown, and from then on every five
minutes, that of pixmaps half a minute after it was last used. What is measured lies between.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.bench.measured import Figure

ROOT = Path(__file__).resolve().parents[2]
IDLE = 10.0  # seconds
TIDYING = 25.0  # seconds after the program has rested for as long as `program.CALM`
PROC = Path("/proc")


@dataclass(frozen=True)
class Spent:
    """What a process and its children have used since they began."""

    nanoseconds: int
    wakings: int


def threads(pid: int) -> Iterator[Path]:
    """Every thread of a process and of its children, as folders of /proc."""
    for task in (PROC / str(pid) / "task").iterdir():
        yield task
        for child in (task / "children").read_text().split():
            yield from threads(int(child))


def spent(pid: int) -> Spent:
    """What the process has used so far."""
    nanoseconds = wakings = 0
    for task in threads(pid):
        nanoseconds += int((task / "schedstat").read_text().split()[0])
        lines = (task / "status").read_text().splitlines()
        wakings += int(next(line for line in lines if line.startswith("voluntary_ctxt")).split()[1])
    return Spent(nanoseconds, wakings)


@contextmanager
def opened(where: str, profile: Path, environment: Mapping[str, str]) -> Iterator[subprocess.Popen[str]]:
    """The casino, opened in the "lobby" or at a table; afterwards it is ended."""
    command = [sys.executable, "-m", "tests.bench.program", "idle", where, str(profile)]
    process = subprocess.Popen(command, cwd=ROOT, env=dict(environment), stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def rested(process: subprocess.Popen[str]) -> int:
    """Wait until an opened casino has come to rest; how many timers and animations still go there."""
    assert process.stdout is not None
    return int(process.stdout.readline())


def measure(places: Sequence[str], profiles: Path, environment: Mapping[str, str]) -> list[Figure]:
    """Open the casino in every place, all at once, wait until each says that it rests, then only look."""
    with ExitStack() as open_now:
        running = [
            open_now.enter_context(opened(where, profiles / f"{where}.casino", environment))
            for where in places
        ]
        going = [rested(process) for process in running]
        time.sleep(TIDYING)
        before = [spent(process.pid) for process in running]
        time.sleep(IDLE)
        after = [spent(process.pid) for process in running]
    figures = []
    for where, still, first, last in zip(places, going, before, after, strict=True):
        name = f"{IDLE:.0f} idle seconds, {where}"
        used = (last.nanoseconds - first.nanoseconds) / 1e6
        figures += [
            Figure(f"{name}: CPU time", used, "ms", 0.0),
            Figure(f"{name}: wakings", last.wakings - first.wakings, "", 0.0),
            Figure(f"{name}: timers and animations going", still, "", 0.0),
        ]
    return figures


def can_be_measured() -> bool:
    """Whether this system counts what a thread has run."""
    return (PROC / str(os.getpid()) / "schedstat").exists()
