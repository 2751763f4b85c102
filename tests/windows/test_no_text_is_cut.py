"""No word is cut and none lies over another: every state, five languages and one 40 % longer, every size, and
a finer screen; no key means two things; and a window that has changed its language says what one says that
was born in it.

Each state has two evenings, in windows of two sizes: what is at rest is then seen in the third size too, what
is only seen for a moment has an evening of its own there, for it is over when a window has been stretched.
Every evening begins in another language and goes through all of them while it is open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.label import BODY, Label
from casino_qt.windows.kit.plate import Plate
from tests.screenshots.__main__ import LANGUAGES, RATIOS, SIZES
from tests.screenshots.evening import Evening
from tests.screenshots.eyes_states import CONTRAST, GLASS
from tests.screenshots.fit import BlankPictures, Looks, faults, inked_parts, overlapping
from tests.screenshots.keys_heard import clashes
from tests.screenshots.state import State
from tests.screenshots.states import STATES
from tests.screenshots.words import words_of
from tests.translations.pseudo import PseudoTranslator

T = TypeVar("T")

PSEUDO = "pseudo"
TONGUES = (*LANGUAGES, PSEUDO)
EVERY_SIZE = [QSize(*(int(part) for part in text.split("x"))) for text in SIZES]


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Looks:
    return Looks(monkeypatch)


def passing(evening: Evening) -> bool:
    """Whether something is seen that another size of the window would take away."""
    page = evening.window.table
    telling = evening.clock.running or (page is not None and page.scene.busy)
    return telling or any(shown.isVisible() for shown in evening.window.findChildren(Plate))


@contextmanager
def spoken(evening: Evening, language: str) -> Iterator[None]:
    """The language of the window is `language`, while everything in it stays open."""
    if language != PSEUDO:
        evening.settings.language = language
        evening.settle()
        yield
        return
    evening.settings.language = "en"
    evening.settle()
    translator = PseudoTranslator(evening.window)
    QApplication.installTranslator(translator)
    evening.settle()
    try:
        yield
    finally:
        QApplication.removeTranslator(translator)


def turned(things: Sequence[T], by: int) -> list[T]:
    """The same in the same order, another one first."""
    by %= len(things)
    return [*things[by:], *things[:by]]


# Another look has the same words in the same places; the glass is put down when a window is stretched.
WORDED = [state for state in STATES if not state.name.startswith((CONTRAST, GLASS))]


@pytest.mark.parametrize(("number", "state"), list(enumerate(WORDED)), ids=[state.name for state in WORDED])
def test_no_text_is_cut(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    pictures: BlankPictures,
    looks: Looks,
    number: int,
    state: State,
) -> None:
    screen = [float(ratio) for ratio in RATIOS]
    # Whatever fits its words to the screen asks a widget for this.
    monkeypatch.setattr(QWidget, "devicePixelRatioF", lambda widget: screen[0])
    to_see = turned(EVERY_SIZE, number)
    said: dict[str, Counter[tuple[str, ...]]] = {}
    for birth in range(len(EVERY_SIZE)):
        # Each language is the first at each size for some of the states.
        tongues = turned(TONGUES, number + number // len(TONGUES) + birth * 2)
        evening = Evening(
            tmp_path / str(birth),
            to_see[0],
            "en" if tongues[0] == PSEUDO else tongues[0],
            state.seed,
            pictures=pictures,
            refait=state.refait,
            tables=state.tables,
        )
        window = evening.window
        try:
            for tongue in tongues:
                with spoken(evening, tongue):
                    if tongue == tongues[0]:
                        state.reach(evening)
                        window.setUpdatesEnabled(birth == 0)  # each state is painted once in each language
                    assert faults(window, looks) == [], f"{to_see[0].toTuple()} in {tongue}"
                    assert tongue == PSEUDO or clashes(window) == [], tongue
                    words = words_of(window, looks)
                    assert words == said.setdefault(tongue, words), f"{tongue}, where {tongues[0]} was first"
            del to_see[0]
            if birth == 0 or (passing(evening) and to_see):
                continue
            for size in to_see:
                window.resize(size)
                for tongue in tongues:
                    with spoken(evening, tongue):
                        assert faults(window, looks) == [], f"{size.toTuple()} in {tongue}"
            # A finer screen never needs more room: letters have a least size in its own points. One size of
            # the window stands for all there.
            screen.reverse()
            window.resize(EVERY_SIZE[number % len(EVERY_SIZE)])
            for tongue in tongues:
                with spoken(evening, tongue):
                    assert faults(window, looks) == [], f"{screen[0]} points in {tongue}"
            break
        finally:
            evening.close()
            looks.worn.clear()


def test_the_measure_finds_what_is_cut(qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    label = Label(BODY, box)
    label.set_text("far too long for its place")
    label.resize(40, 20)
    button = Button("secondary", box)
    button.say("far too long for its plate", "F1")
    button.setGeometry(0, 100, 60, 60)
    box.resize(400, 300)
    box.show()
    assert len(faults(box)) == 2


def test_the_measure_finds_what_overlaps() -> None:
    left, right = ("left", QRectF(0, 0, 50, 20)), ("right", QRectF(50, 0, 50, 20))
    assert overlapping([left, right]) == []
    assert overlapping([left, right, ("over", QRectF(45, 5, 4, 4))]) == ["left and over overlap"]


def test_the_measure_follows_what_lies_aslant(qapp: QApplication) -> None:
    plate_aslant = QPixmap(120, 120)
    plate_aslant.fill(Qt.GlobalColor.transparent)
    p = QPainter(plate_aslant)
    p.setPen(QPen(Qt.GlobalColor.black, 8))
    p.drawLine(10, 10, 110, 110)
    p.end()
    parts = [("aslant", part) for part in inked_parts(plate_aslant)]
    assert overlapping(parts) == []
    assert overlapping([*parts, ("beside", QRectF(80, 10, 30, 20))]) == []
    assert overlapping([*parts, ("upon", QRectF(50, 50, 20, 20))]) != []


@pytest.mark.parametrize("spoken", ["en", "fr", "it", "cs", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_the_tools_of_a_table_stand_evenly_under_their_names(
    qtbot: QtBot, tmp_path: Path, pictures: BlankPictures, spoken: str, size: str
) -> None:
    evening = Evening(tmp_path, QSize(*(int(part) for part in size.split("x"))), spoken, pictures=pictures)
    try:
        page = evening.sit_down()
        middles = [tool.x() + tool.face_rect().center().x() for tool in page.tools]
        steps = [right - left for left, right in pairwise(middles)]
        assert all(tool.labelled for tool in page.tools)
        assert max(steps) - min(steps) <= 1.0
    finally:
        evening.close()
