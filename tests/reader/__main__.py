"""`python -m tests.reader look PROGRAM [ARGUMENT…]`: opens the program in a room of its own, prints its tree.

Where this Python has no gi bindings, the system's own is asked to go on.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SYSTEM_PYTHON = "/usr/bin/python3"
SETTLE = 3.0  # seconds for a window to come to rest
FAILED = 1


def look(command: Sequence[str]) -> int:
    """Print everything a reader finds in the first window of a program."""
    from tests.reader.room import Room

    with Room() as room, room.program(command) as running:
        from tests.reader.client import Client, Silence

        client = Client()
        try:
            program = client.program("casino-qt")
        except Silence as silence:
            print(silence, running.printed, sep="\n", file=sys.stderr)
            return FAILED
        client.listen(SETTLE)
        print(program.walk())
    return 0


def main() -> int:
    """Do what was asked for, by a Python that can."""
    if importlib.util.find_spec("gi") is None:
        os.chdir(ROOT)
        os.execv(SYSTEM_PYTHON, [SYSTEM_PYTHON, "-m", "tests.reader", *sys.argv[1:]])
    return look(sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
