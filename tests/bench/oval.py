"""`python -m tests.bench.oval WIDTHxHEIGHT`: ms of every frame of a round of nine at тридцать одно.

Twenty-seven cards are dealt, eight guests play, all hands are opened and paid. Frames and what is printed as
in `tests.bench.frames`.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from tests.screenshots.evening import OVAL, Evening
from tests.screenshots.trente_et_un_states import WINS, sit

FRAME = 16.0


def main(size: str) -> None:
    """Play and print."""
    application = QApplication(sys.argv[:1])
    width, height = (int(part) for part in size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder), QSize(width, height), seed=WINS, tables=(OVAL,))
        page = sit(evening, 8)
        page.controller.deal()
        while page.controller.table.engaged() or page.scene.busy:
            if not page.scene.busy:
                page.controller.stand()
            began, worked = time.perf_counter(), time.thread_time()
            evening.clock.advance(FRAME)
            application.processEvents()
            print((time.perf_counter() - began) * 1000, (time.thread_time() - worked) * 1000)
        evening.close()


if __name__ == "__main__":
    main(sys.argv[1])
