"""No word is cut: every widget is asked, in five languages and in one 40 % longer, at 1280 × 720."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from casino_qt.art.pictures import Pictures
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.fitting import Fitting
from casino_qt.windows.kit.label import BODY, Label
from casino_qt.windows.kit.sheet import Sheet, Words
from tests.screenshots.evening import Evening
from tests.screenshots.state import State
from tests.screenshots.states import STATES
from tests.translations.pseudo import PseudoTranslator

LANGUAGES = ("en", "fr", "it", "cs", "ru", "pseudo")
SMALL = QSize(1280, 720)
# States that show the same widgets as another one, only other cards.
SAME = {
    "table_long_row",
    "table_31_apres",
    "table_insured_31_apres",
    "table_prison",
    "table_stop_card",
    "roulette_full_layout",
    "roulette_hover",
    "roulette_hover_race_track",
    "roulette_keyboard",
    "roulette_ball_falling",
    "roulette_board_numbers",
    "roulette_board_frequencies",
    "roulette_board_runs",
    "roulette_prison",
    "roulette_prison_twice",
    "roulette_guests",
    "roulette_late_chip",
}


@pytest.fixture(scope="module")
def pictures() -> Iterator[Pictures]:
    pictures = Pictures()
    yield pictures
    pictures.close()


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """A language code; for the pseudo language its translator is in force while the test runs."""
    name: str = request.param
    if name != "pseudo":
        yield name
        return
    translator = PseudoTranslator(qapp)
    real = qapp.installTranslator

    def pseudo_last(other: object) -> bool:
        # Whatever language is installed during the test, the pseudo texts lie on top of it.
        return real(translator)

    qapp.installTranslator = pseudo_last  # type: ignore[method-assign]  # put back below
    yield "en"
    del qapp.installTranslator
    while qapp.removeTranslator(translator):
        pass  # it was laid on top once for every change of language


def faults(window: QWidget) -> list[str]:
    """What is cut, what reaches beyond its window, what overlaps its sheet."""
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, Fitting):
            found += [
                f"{type(widget).__name__} {m.text!r} needs {m.needed:.0f}, has {m.room:.0f}"
                for m in widget.measured()
                if not m.fits
            ]
        if isinstance(widget, Words) and widget.longest_word() > widget.width():
            found.append(f"a word of {widget.text()!r} is wider than its paragraph")
        if isinstance(widget, Words) and widget.heightForWidth(widget.width()) > widget.height() + 1:
            found.append(f"{widget.text()!r} is higher than its place")
        if isinstance(widget, Sheet) and not widget.rect().contains(widget.panel.geometry()):
            found.append(f"the sheet {widget.title.text()!r} reaches beyond the window")
        if isinstance(widget, Fitting):
            corner = widget.mapTo(window, widget.rect().topLeft())
            end = widget.mapTo(window, widget.rect().bottomRight())
            # The room for a ring may lie outside, a face may not.
            inside = window.rect().adjusted(-12, -12, 12, 12)
            if not (inside.contains(corner) and inside.contains(end)):
                found.append(f"{type(widget).__name__} lies outside the window")
    return found


@pytest.mark.parametrize("state", [s for s in STATES if s.name not in SAME], ids=lambda state: state.name)
def test_no_text_is_cut(
    qtbot: QtBot, tmp_path: Path, pictures: Pictures, language: str, state: State
) -> None:
    evening = Evening(
        tmp_path,
        SMALL,
        language,
        state.seed,
        pictures=pictures,
        refait=state.refait,
        tables=state.tables,
    )
    try:
        state.reach(evening)
        evening.settle()
        assert faults(evening.window) == []
    finally:
        evening.close()


def test_the_measure_finds_what_is_cut(qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    label = Label(BODY, box)
    label.set_text("far too long for its place")
    label.resize(40, 20)
    button = Button("secondary", box)
    button.say("far too long for its plate", "F1")
    button.resize(60, 60)
    box.resize(400, 300)
    box.show()
    assert len(faults(box)) == 2
