"""Lets a player play for a random while and kills it; how often, and how many share a profile."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

KILLS = int(os.environ.get("CASINO_KILLS", "28"))
LIVES = 4
"""A profile is played by so many players, one after another's death, before a new one is begun."""
ROOT = Path(__file__).parents[2]


def play_and_kill(
    module: str, path: Path, dice: random.Random, arguments: Sequence[str], *, begin: bool
) -> list[dict[str, Any]]:
    """Run the player `module` on the profile at `path` and kill it; the lines it wrote whole.

    `begin`: the profile is new, and the player may be killed while it is made.
    """
    output = path.with_name("seen")
    with output.open("wb") as file:
        player = subprocess.Popen(
            [sys.executable, "-m", module, str(path), str(dice.getrandbits(32)), *arguments],
            cwd=ROOT, stdout=file, stderr=subprocess.PIPE,
        )  # fmt: skip
        # The first line is written just before the profile is opened, the second when that is done.
        wanted = b"try" if begin else b"seen"
        while wanted not in output.read_bytes() and player.poll() is None:
            time.sleep(0.001)
        time.sleep(dice.uniform(0, 0.03) if begin else dice.uniform(0, 0.5))
        player.send_signal(signal.SIGKILL)
        _, errors = player.communicate()
    assert player.returncode == -signal.SIGKILL, errors.decode()
    return [json.loads(line) for line in output.read_bytes().split(b"\n")[:-1]]
