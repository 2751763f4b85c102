"""What cannot be is said behind a drawn sign: the words stay what they are, and have room beside it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from casino_qt.art import lettering
from casino_qt.art.lettering import load_fonts
from casino_qt.windows.kit.label import BODY, Label
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.warning import ROOM

LINE = "Il n’y a pas assez d’espèces pour cela."


def ink(widget: QWidget) -> tuple[int, int]:
    """First and last column that is painted."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    paper = image.pixel(0, 0)
    lit = [x for x in range(image.width()) if any(image.pixel(x, y) != paper for y in range(image.height()))]
    return lit[0], lit[-1]


@pytest.mark.parametrize("align", ["l", "c", "r"])
def test_a_label_keeps_its_words_and_moves_them_aside(qtbot: QtBot, align: lettering.Align) -> None:
    load_fonts()
    label = Label(BODY, None, align)
    qtbot.addWidget(label)
    label.set_text(LINE)
    plain = label.sizeHint().width()
    label.resize(500, 40)
    alone = ink(label)
    label.set_text(f"! {LINE}")
    assert (label.text(), label.shown()) == (f"! {LINE}", LINE)
    assert label.sizeHint().width() == pytest.approx(plain + ROOM, abs=1)
    assert all(measure.fits for measure in label.measured())
    begin, end = ink(label)
    assert end - begin == pytest.approx(alone[1] - alone[0] + ROOM, abs=3)
    middle = {"l": (begin, alone[0]), "c": (begin + end, sum(alone)), "r": (end, alone[1])}[align]
    assert middle[0] == pytest.approx(middle[1], abs=4)


def test_a_paragraph_keeps_its_words_and_every_line_stands_aside(qtbot: QtBot) -> None:
    load_fonts()
    words = Words()
    qtbot.addWidget(words)
    words.setText(f"! {LINE}")
    assert words.text() == f"! {LINE}"
    words.set_k(1.0)
    words.resize(200, words.heightForWidth(200))
    assert words.even_rect().left() == ROOM
    assert words.height() >= 2 * words.fontMetrics().height()
    words.setText(LINE)
    assert (words.text(), words.even_rect().left()) == (LINE, 0)
