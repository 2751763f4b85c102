"""`python -m tests.bench.memory WHERE PROFILE [COUPS]`: the real program's resident memory, in MiB.

It sits in the "lobby" or at the table of that name until every picture is there, and prints what it holds.
With COUPS so many coups of trente et quarante are played, twice, and it is printed again. Linux only.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from casino_qt import app as program
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.table import Phase
from casino_qt.windows.trente_et_quarante_page import TrenteEtQuarantePage

STATM = Path("/proc/self/statm")
CALM = 1_500  # milliseconds after the last picture
STAKE = 500


def resident() -> float:
    """Resident memory of this process in MiB."""
    pages = int(STATM.read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def play(page: TrenteEtQuarantePage, coups: int) -> None:
    """So many coups, each of them told to its end."""
    table = page.controller
    for _ in range(coups):
        if table.table.phase is Phase.CUTTING:
            table.cut(156)
            page.scene.skip()
        table.clear()
        table.bet(Spot.ROUGE, STAKE)
        page.scene.skip()
        table.coup()
        QApplication.processEvents()
        page.scene.skip()
        QApplication.processEvents()


def main(where: str, path: Path, coups: int) -> int:
    """Sit down, rest, print; perhaps play, and print again."""
    application = QApplication(sys.argv[:1])
    program.name(application)
    start = program.Start(program.Wishes(table=None if where == "lobby" else where, profile=path))
    start.open_lobby()

    def look(then: Callable[[], None]) -> None:
        house, page = start.window.house, start.window.table
        if house is None or house.pictures.busy() or (where != "lobby" and page is None):
            QTimer.singleShot(100, lambda: look(then))
        else:
            QTimer.singleShot(CALM, then)

    def tell() -> None:
        print(resident(), flush=True)
        page = start.window.table
        if coups and isinstance(page, TrenteEtQuarantePage):
            page.house.introduces = False
            page.scene.skip()
            for _ in range(2):  # the first half fills what is kept; only the second tells of growth
                play(page, coups)
                print(resident(), flush=True)
        application.exit()

    look(tell)
    status = application.exec()
    start.close()
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0))
