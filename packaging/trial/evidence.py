"""What is kept of a step that failed: the screen, what the window holds, what everybody in the room said."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.reader.client import Client, Silence
from tests.reader.room import LAST_LINES, Room, Running

KEPT = Path(__file__).resolve().parents[1] / "pictures"
"""Beside the trial itself, where every guest may make a folder; try_package.sh takes it out of the root."""


@contextmanager
def witnessed(room: Room, running: Running) -> Iterator[None]:
    """Whatever breaks in here leaves evidence of itself, and goes on breaking."""
    try:
        yield
    except (Silence, OSError, subprocess.SubprocessError):
        folder = KEPT / time.strftime("failed_%H%M%S")
        room.keep_logs(folder)
        (folder / "window.txt").write_text(_windows(), encoding="utf-8")
        # A picture too, where there is a screen of X11 still to be had.
        shot = ["scrot", "--overwrite", str(folder / "screen.png")]
        subprocess.run(shot, env=room.environment, check=False, capture_output=True)
        life = running.death() or "the program still runs"
        print(f"      {life}; kept in {folder.name}", flush=True)
        print("".join(f"      | {line}\n" for line in running.printed.splitlines()[-LAST_LINES:]), end="")
        raise


def _windows() -> str:
    """Everything a reader finds in everybody's windows."""
    return "\n".join(program.walk() for program in Client().programs())
