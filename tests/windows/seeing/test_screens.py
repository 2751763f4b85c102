"""The window among several screens: what it shows, how large it is, where it appears. In a Qt of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def test_a_window_that_came_from_another_screen_is_as_one_that_began_there(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.windows.seeing.on_screens", str(tmp_path)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": os.curdir}
    )
    assert (done.stdout.splitlines(), done.stderr, done.returncode) == ([], "", 0)
