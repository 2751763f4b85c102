"""`python -m tests.evening.monkey --minutes 60 --seed N`: an hour of event time, or as much as is said.

The same seed is the same evening, on any machine and beside whatever load: dice, cards, clocks, timers and
movements are the seed's, and whoever is out (errands, the clerk, a small simulation) is waited for.
Not the seed's: pauses of Qt's own (tooltips, the caret), and what a simulation says of its pace.
`--table NAME` keeps to one table and looks more often. Without a seed one after another is played, each for a
quarter of an hour.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import tempfile
import traceback
from collections.abc import Sequence
from pathlib import Path

from casino_qt.windows.doors import TABLES

PIECE = 15.0  # minutes of event time that one seed plays, where none is wished for


def main(given: Sequence[str] | None = None) -> int:
    """Play and tell; 1 as soon as something was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.evening.monkey", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="of event time (60)")
    parser.add_argument("--seed", type=int, help="play this one seed")
    parser.add_argument("--table", choices=TABLES, default="", help="keep to this one")
    wanted = parser.parse_args(given)
    left, seeds = wanted.minutes, itertools.count() if wanted.seed is None else itertools.repeat(wanted.seed)
    with tempfile.TemporaryDirectory(prefix="casino-qt-monkey-") as home:
        quiet(Path(home))
        from PySide6.QtWidgets import QApplication

        from tests.evening.monkey.judge import overheard
        from tests.evening.monkey.play import play

        application = QApplication(sys.argv[:1])
        for number, seed in enumerate(seeds):
            piece = min(left, PIECE) if wanted.seed is None else left
            try:
                with overheard() as written:
                    made = play(seed, piece, Path(home) / str(number), show, written, wanted.table)
            except Exception:  # whatever the monkey met with is what it was sent for
                print()
                traceback.print_exc()
                return 1
            told = ", ".join(f"{count} {what}" for what, count in sorted(made.items()))
            print(f"\rseed {seed}: {piece:g} minutes, nothing to complain about: {told}")
            left -= piece
            if left <= 0:
                break
        application.quit()
    return 0


def show(told: str) -> None:
    """How far it is, over what was told before."""
    print(f"\r{told}", end="", flush=True)


def quiet(home: Path) -> None:
    """No display, and a home of its own."""
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR="1", LC_ALL="C.UTF-8", HOME=str(home))
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        os.environ[f"XDG_{name}_HOME"] = str(home / name.lower())


if __name__ == "__main__":
    sys.exit(main())
