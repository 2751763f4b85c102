"""`python -m tests.bench.rounds`: rounds a second of each table's controller, in memory, without a window.

Decided, told, booked and recorded, as at the table, but for the disk: tests.windows.book.evenings plays them.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from casino_qt.bank.profile import Profile
from tests.windows.book.evenings import at_boxes, at_cards, at_oval, at_wheel

ROUNDS, SHOE = 300, 10  # a shoe of blackjack ends, and what it remembers with it
TABLES: dict[str, Callable[[Profile], object]] = {
    "trente-et-quarante": lambda profile: at_cards(profile, ROUNDS, random.Random(7), "2"),
    "roulette": lambda profile: at_wheel(profile, ROUNDS, random.Random(7), "00"),
    "trente-et-un": lambda profile: at_oval(profile, ROUNDS, "deadbeef"),
    "blackjack": lambda profile: [
        at_boxes(profile, SHOE, f"{shoe:02x}").new_sitting() for shoe in range(ROUNDS // SHOE)
    ],
}


def speed(play: Callable[[Profile], object], folder: Path) -> float:
    """Rounds a second of work, the disk left aside."""
    profile = Profile.open(folder / "purse.casino")
    profile._db.execute("PRAGMA synchronous = OFF")
    profile.advance(10**9)
    began = time.process_time()
    play(profile)
    worked = time.process_time() - began
    profile.close()
    return ROUNDS / worked


if __name__ == "__main__":
    for table in TABLES.values():
        with tempfile.TemporaryDirectory() as place:
            print(speed(table, Path(place)))
