"""Takes the pictures: one evening per state, grabbed when everything has settled."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from casino_qt.art.pictures import Pictures
from tests.screenshots.evening import Evening, Painted
from tests.screenshots.state import State
from tests.screenshots.states import STATES


def render(wanted: argparse.Namespace) -> int:
    """Render all wanted states at the one ratio this process runs at; 1 for a state that is not known."""
    names = {state.name for state in STATES}
    unknown = [name for name in wanted.states if name not in names]
    if unknown:
        print(f"no such state: {', '.join(unknown)}; there are {', '.join(sorted(names))}")
        return 1
    app = QApplication.instance() or QApplication(["casino-qt"])
    app.setApplicationName("casino-qt")
    ratio = wanted.ratios[0]
    pictures = Painted(wanted.cache)  # painted once for all evenings of one size
    chosen = [state for state in STATES if not wanted.states or state.name in wanted.states]
    for text in wanted.sizes:
        width, height = (int(part) for part in text.split("x"))
        for language in wanted.languages:
            for state in chosen:
                path = wanted.out / f"{state.name}_{text}_{ratio}x_{language}.png"
                take(state, QSize(width, height), language, pictures, path)
    pictures.close()
    return 0


def take(state: State, size: QSize, language: str, pictures: Pictures, path: Path) -> None:
    """Bring an evening to `state` and keep its picture at `path`."""
    with tempfile.TemporaryDirectory(prefix="casino-qt-evening-") as folder:
        evening = Evening(
            Path(folder),
            size,
            language,
            state.seed,
            pictures=pictures,
            refait=state.refait,
            tables=state.tables,
        )
        try:
            state.reach(evening)
            evening.settle()
            evening.window.grab().save(str(path))
        finally:
            evening.close()
