"""`python -m tests.bench.sheets`: for each sheet at scale 1.0, ms to paint and pack it, and ms to load it."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from casino_qt.art.bake import store
from casino_qt.art.bake.sheets import paint_sheet
from casino_qt.art.bake.spec import Spec
from casino_qt.art.lettering import load_fonts
from casino_qt.art.pictures import Pictures

NAMES = ("lobby", "trente_et_quarante", "chips", "cards")


def main() -> None:
    """Paint each sheet, then load it with every picture in it made ready to be shown."""
    application = QApplication(sys.argv[:1])
    load_fonts()
    spec = Spec.for_window(1440, 900)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        for name in NAMES:
            began = time.perf_counter()
            store.save(folder, name, spec, store.pack(paint_sheet(name, spec), name, spec))
            painted = time.perf_counter()
            sheet = Pictures(folder).sheet(name, spec)
            assert sheet is not None
            names = sheet.keys()
            for key in names:
                sheet.sprite(key)
            print((painted - began) * 1000, (time.perf_counter() - painted) * 1000)
    application.quit()


if __name__ == "__main__":
    main()
