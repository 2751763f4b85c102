"""`python -m tests.bench.boxes WIDTHxHEIGHT`: ms of every frame of a coup at blackjack, all seven boxes full.

A frame is: the clock advances 16 ms, Qt does what follows, the window is painted. Printed are the time that
passed and the time the program itself worked, which other programs on the machine disturb less.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from casino_qt.rules.blackjack.actions import BOXES
from casino_qt.rules.blackjack.state import Phase
from tests.screenshots.blackjack_states import lay
from tests.screenshots.evening import BLACKJACK, Evening

GUESTS, FRAME = 5, 16.0


def main(size: str) -> None:
    """Play and print."""
    application = QApplication(sys.argv[:1])
    width, height = (int(part) for part in size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder), QSize(width, height), seed="2", tables=(BLACKJACK,))
        page = evening.sit_at_blackjack(GUESTS)
        controller = page.controller
        lay(page, *range(1, BOXES + 1), francs=125)
        evening.to_the_end()
        controller.deal()
        while True:
            while page.scene.busy:
                began, worked = time.perf_counter(), time.thread_time()
                evening.clock.advance(FRAME)
                application.processEvents()
                print((time.perf_counter() - began) * 1000, (time.thread_time() - worked) * 1000)
            if controller.table.phase is Phase.BETTING:
                break
            stand = controller.would("stand")
            may = stand is not None and controller.refusal(stand) is None
            controller.stand() if may else controller.hit()
        evening.close()


if __name__ == "__main__":
    main(sys.argv[1])
