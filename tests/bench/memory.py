"""`python -m tests.bench.memory WHERE PROFILE [ROUNDS]`: the real program's resident memory, in MiB.

It sits in the "lobby" or at the table of that name until every picture is there, and prints what it holds.
With ROUNDS three times so many are played there. After every twentieth of them it prints what is resident,
when what is free has been given back to the system, and what has been asked for and not given back: from the
C library, by Qt and SQLite too, and from Python's own store. Linux only.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from casino_qt import app as program
from casino_qt.rules.blackjack.state import Phase as BlackjackPhase
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.table import Phase
from casino_qt.tables.blackjack import Question
from casino_qt.windows.at_table.blackjack_page import BlackjackPage
from casino_qt.windows.at_table.roulette_page import RoulettePage
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.at_table.trente_et_quarante_page import TrenteEtQuarantePage
from casino_qt.windows.at_table.trente_et_un_page import TrenteEtUnPage
from casino_qt.windows.staff.broom import Broom

STATM = Path("/proc/self/statm")
CALM = 1_500  # milliseconds after the last picture
STAKE = 500
READINGS = 60  # in three times as many rounds as are asked for: one shoe is not another, but many even out


def resident() -> float:
    """Resident memory of this process in MiB."""
    pages = int(STATM.read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def tidied() -> float:
    """The same, when garbage is collected and the store of the C library has given back what is free."""
    gc.collect()
    with contextlib.suppress(AttributeError):  # another C library keeps another store
        ctypes.CDLL(None).malloc_trim(0)
    return resident()


class _Malloc(ctypes.Structure):
    """`struct mallinfo2` of glibc; all but two of its fields are of no interest here."""

    _fields_ = [
        (name, ctypes.c_size_t) for name in ("arena", "b", "c", "d", "mapped", "f", "g", "used", "i", "j")
    ]


def allocated() -> float:
    """What is in use in the stores of the C library and of Python, in MiB: without their gaps."""
    library = ctypes.CDLL(None)
    library.mallinfo2.restype = _Malloc
    malloc: _Malloc = library.mallinfo2()
    in_use: int = malloc.used + malloc.mapped
    with tempfile.TemporaryFile() as report:  # Python tells on standard error, and nowhere else
        sys.stderr.flush()
        heard = os.dup(2)
        os.dup2(report.fileno(), 2)
        sys._debugmallocstats()
        os.dup2(heard, 2)
        os.close(heard)
        report.seek(0)
        found = re.search(r"# bytes in allocated blocks\s+=\s+([\d,]+)", report.read().decode())
    assert found is not None, "this Python tells of its store otherwise"
    return (in_use + int(found[1].replace(",", ""))) / 2**20


def shown(page: TablePage) -> None:
    """What was done is told to its end and painted."""
    QApplication.processEvents()
    page.scene.skip()
    QApplication.processEvents()


def looked_at(page: TablePage) -> None:
    """The loop has waited, as it does for whoever plays, and so long that what waits for rest is done."""
    loop = QEventLoop()
    QTimer.singleShot(1, loop.quit)
    loop.exec()
    (broom,) = page.window().findChildren(Broom)
    if broom.rest.isActive():
        broom.rest.stop()
        broom.rest.timeout.emit()


def coup(page: TrenteEtQuarantePage) -> None:
    """One coup with a stake on rouge."""
    table = page.controller
    if table.table.phase is Phase.CUTTING:
        table.cut(156)
        shown(page)
    table.clear()
    table.bet(Spot.ROUGE, STAKE)
    shown(page)
    table.coup()
    shown(page)


def spin(page: RoulettePage) -> None:
    """One spin with a chance and a number."""
    table = page.controller
    table.clear()
    table.bet("rouge", STAKE)
    table.bet("plein:17", STAKE)
    shown(page)
    page.scene.throw_ball()
    shown(page)


def around(page: TrenteEtUnPage) -> None:
    """One round of the company, drawing up to 24."""
    table = page.controller
    table.deal()
    shown(page)
    while table.asked:
        if table.view.total < 24:
            table.draw()
        else:
            table.stand()
        shown(page)


def boxes(page: BlackjackPage) -> None:
    """One coup on two boxes, drawing up to 16."""
    table = page.controller
    table.clear()
    for box in (3, 4):
        table.take(box)
        table.bet(box, 5 * STAKE)
    shown(page)
    table.deal()
    while table.table.phase is not BlackjackPhase.BETTING:
        shown(page)
        to_play = table.table.to_play
        if table.question is not Question.DECIDE or to_play is None:
            table.go_on()
        elif table.table.boxes[to_play[0]].hands[to_play[1]].total < 17:
            table.hit()
        else:
            table.stand()
    shown(page)


def play(page: TablePage, rounds: int) -> None:
    """So many rounds, each of them told to its end."""
    for _ in range(rounds):
        if isinstance(page, TrenteEtQuarantePage):
            coup(page)
        elif isinstance(page, RoulettePage):
            spin(page)
        elif isinstance(page, TrenteEtUnPage):
            around(page)
        else:
            assert isinstance(page, BlackjackPage)
            boxes(page)


def main(where: str, path: Path, rounds: int) -> int:
    """Sit down, rest, print; perhaps play, and print again."""
    application = QApplication(sys.argv[:1])
    program.name(application)
    start = program.Start(program.Wishes(table=None if where == "lobby" else where, profile=path))
    start.open_lobby()
    start.keep_tidy()

    def look(then: Callable[[], None]) -> None:
        house, page = start.window.house, start.window.table
        if house is None or house.pictures.busy() or (where != "lobby" and page is None):
            QTimer.singleShot(100, lambda: look(then))
        else:
            QTimer.singleShot(CALM, then)

    def tell() -> None:
        print(resident(), flush=True)
        page, house = start.window.table, start.window.house
        if rounds and page is not None and house is not None:
            house.profile.advance(10**8)
            page.scene.skip()
            for reading in range(READINGS):
                for _ in range(3 * rounds * reading // READINGS, 3 * rounds * (reading + 1) // READINGS):
                    play(page, 1)
                    looked_at(page)
                print(tidied(), allocated(), flush=True)
            played = house.profile._db.execute("SELECT count(*) FROM rounds").fetchone()[0]
            assert played >= 3 * rounds, f"{played} rounds were played at {where}, not {3 * rounds}"
        start.window.close()
        application.exit()

    look(tell)
    status = application.exec()
    start.close()
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0))
