"""`python -m tests.bench.adding_up PROFILE`: what the statistics of a large profile take, without a window.

Prints, in milliseconds and the order of STATISTICS, each time as it passed and the work alone. All rounds are
added up once, beside the window, which goes on meanwhile; the rest is what a person waits for.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from casino_qt.bank.annals import Annals
from casino_qt.tables.statistics.figures import Asked, figures
from casino_qt.tables.statistics.leaves import Reader
from casino_qt.tables.statistics.worths import Worths
from casino_qt.windows.doors import TABLES
from casino_qt.windows.statistics.accountant import AT_A_TIME

STATISTICS = (
    "all rounds added up, once",
    "opened again",
    "all tables told",
    *(f"{table} told" for table in TABLES),
)


def measure(path: Path) -> list[float]:
    """All of STATISTICS."""
    reader, numbers = Reader(), list[float]()
    known: dict[int, Worths] = {}

    def took(act: Callable[[], object]) -> None:
        began, worked = time.perf_counter(), time.process_time()
        act()
        numbers.extend(((time.perf_counter() - began) * 1000, (time.process_time() - worked) * 1000))

    def add_up() -> None:
        book = Annals(path)
        reader.begin(book)
        while reader.read(book, AT_A_TIME):
            pass
        reader.finish(book)
        book.close()

    took(add_up)
    took(add_up)
    # What bets were worth is asked of a desk; a table is as soon told with any factors.
    for place, _ in enumerate(reader.all_agreed()):
        known[place] = Worths(dict.fromkeys(_kinds(reader), 0.01), lambda squares: sum(squares))
    for table in ("", *TABLES):
        took(partial(figures, reader, Asked(table), known))
    return numbers


def _kinds(reader: Reader) -> set[str]:
    return {kind for leaf in reader.leaves for kind in leaf.tallies}


if __name__ == "__main__":
    print(*measure(Path(sys.argv[1])))
