"""No word is cut and none lies over another: every state, five languages and one 40 % longer, every size, and
a finer screen. What is only seen for a moment is asked at the size the evening began with, which each
language has of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.label import BODY, Label
from tests.screenshots.__main__ import RATIOS, SIZES
from tests.screenshots.evening import Evening
from tests.screenshots.fit import BlankPictures, Looks, faults, overlapping
from tests.screenshots.state import State
from tests.screenshots.states import STATES
from tests.translations.pseudo import PseudoTranslator

BEGIN = {"en": 2, "fr": 1, "it": 0, "cs": 1, "ru": 0, "pseudo": 0}  # which of SIZES an evening begins with


@pytest.fixture(scope="module")
def pictures() -> Iterator[BlankPictures]:
    pictures = BlankPictures()
    yield pictures
    pictures.close()


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Looks:
    return Looks(monkeypatch)


@pytest.fixture(params=BEGIN)
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


@pytest.fixture
def sizes(request: pytest.FixtureRequest, language: str) -> list[QSize]:
    """The sizes of the window, that with which the evening begins first."""
    began = BEGIN[request.node.callspec.params["language"]]
    every = [QSize(*(int(part) for part in text.split("x"))) for text in SIZES]
    return every[began:] + every[:began]


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_no_text_is_cut(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    pictures: BlankPictures,
    looks: Looks,
    language: str,
    sizes: list[QSize],
    state: State,
) -> None:
    evening = Evening(
        tmp_path,
        sizes[0],
        language,
        state.seed,
        pictures=pictures,
        refait=state.refait,
        tables=state.tables,
    )
    try:
        state.reach(evening)
        for ratio in RATIOS:
            # Whatever fits its words to the screen asks a widget for this. A finer screen never needs more
            # room: letters have a least size in its own points. One size of the window stands for all there.
            monkeypatch.setattr(QWidget, "devicePixelRatioF", lambda widget, ratio=float(ratio): ratio)
            for size in sizes if ratio == min(RATIOS) else sizes[:1]:
                evening.window.resize(size)
                evening.settle()
                assert faults(evening.window, looks) == [], f"{size.width()}x{size.height()} at {ratio}"
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
    button.setGeometry(0, 100, 60, 60)
    box.resize(400, 300)
    box.show()
    assert len(faults(box)) == 2


def test_the_measure_finds_what_overlaps() -> None:
    left, right = ("left", QRectF(0, 0, 50, 20)), ("right", QRectF(50, 0, 50, 20))
    assert overlapping([left, right]) == []
    assert overlapping([left, right, ("over", QRectF(45, 5, 4, 4))]) == ["left and over overlap"]


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
