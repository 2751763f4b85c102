"""A page of the book in a window of any size: what stands round the letters grows with them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from casino_qt.art.lettering import load_fonts
from casino_qt.windows.kit.book import Book

SMALL = 0.8  # the scale of the window of 1280 × 720
PAGE = """<h2>Insurance</h2><p>One line.</p><p>Another.</p><ul><li>won</li><li>lost</li></ul>
<table border="1" cellspacing="0" cellpadding="6"><tr><td>31 après</td><td>half</td></tr></table>
<p>End.</p>"""


def lines(parent: QWidget, scale: float) -> dict[str, tuple[float, float]]:
    """Where each line of the page begins, in parts of `scale`."""
    book = Book(parent)
    book.resize(round(900 * scale), round(900 * scale))
    book.fit(scale)
    book.set_page(PAGE, scale)
    found, block = {}, book.document().begin()
    while block.isValid():
        at = book.cursorRect(QTextCursor(block))
        found[block.text()] = at.left() / scale, at.center().y() / scale
        block = block.next()
    return found


@pytest.mark.parametrize("scale", [1.2, 2.4])
def test_what_stands_round_the_letters_grows_with_them(qtbot: QtBot, scale: float) -> None:
    load_fonts()
    room = QWidget()
    qtbot.addWidget(room)
    small, large = lines(room, SMALL), lines(room, scale)
    assert {"31 après", "half", "won", "End."} <= set(small) == set(large)
    for line, (left, middle) in small.items():
        assert large[line] == pytest.approx((left, middle), abs=10)  # whole pixels add up; a letter is 15


def test_cells_are_padded_as_they_were_written(qtbot: QtBot) -> None:
    load_fonts()
    room = QWidget()
    qtbot.addWidget(room)
    for scale, padding in ((SMALL, 6), (2 * SMALL, 12)):
        book = Book(room)
        book.set_page(PAGE, scale)
        cursor = book.document().find("half")
        assert cursor.currentTable().format().cellPadding() == padding
        assert book.document().indentWidth() == 40 * scale / SMALL
