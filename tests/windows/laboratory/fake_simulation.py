"""Stands in for `casino-qt simulate`: `python fake_simulation.py MANNER NOTES ARGUMENTS…`.

Each manner is one way in which a child can behave; how it was called is added to the file NOTES.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

ANSWER = Path(__file__).parents[2] / "screenshots" / "findings" / "martingale.json"
HALF_WAY = '{"done": 4000000, "of": 10000000}'


def main(manner: str, notes: Path, arguments: list[str]) -> int:
    """Behave so, and return the exit status."""
    with notes.open("a", encoding="utf-8") as book:
        print(json.dumps([os.getpid(), arguments]), file=book)
    match manner:
        case "answers":
            print(HALF_WAY, file=sys.stderr)
            print(json.dumps(json.loads(ANSWER.read_text(encoding="utf-8"))))
        case "waits":
            print(HALF_WAY, file=sys.stderr, flush=True)
            sys.stdin.read()  # its end has come long ago
            os.read(os.open(notes.with_suffix(".never"), os.O_RDONLY), 1)
        case "crashes":
            os.abort()
        case "refuses":
            print("casino-qt simulate: there are 12 coups in marks.txt, line 3 is none", file=sys.stderr)
            return 2
        case "babbles":
            print("Traceback (most recent call last):\nZeroDivisionError", file=sys.stderr)
            print("[1, 2")
        case "forgets":
            print('{"game": "roulette"}')
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2]), sys.argv[3:]))
