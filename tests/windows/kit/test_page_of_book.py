"""A page of the book in a window of any size: what stands round the letters grows with them."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from casino_qt.art import palette
from casino_qt.art.lettering import load_fonts
from casino_qt.data_files import data_folder
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


def long_page(room: QWidget, language: str, width: int, only: str = ".*") -> Book:
    """The house rules of blackjack, at 175 per cent in the smallest window, or what of them is wanted."""
    load_fonts()
    text = (data_folder("help") / language / "blackjack.html").read_text(encoding="utf-8")
    room.resize(1200, 300)
    room.show()
    book = Book(room)
    book.resize(width, 300)
    book.show()
    book.fit(1.75 * SMALL)
    book.set_page("".join(re.findall(only, text, re.DOTALL)), 1.75 * SMALL)
    return book


def test_a_page_has_no_bar_below_for_the_width_it_had_before(qtbot: QtBot) -> None:
    """At once, however long it is: Qt lays it out in parts, and a change of language makes it narrower."""
    room = QWidget()
    qtbot.addWidget(room)
    book = long_page(room, "fr", 900)
    for width in (860, 1100, 790):
        book.resize(width, 300)
        assert book.horizontalScrollBar().maximum() == 0, width
        end = round(book.document().size().height()) - book.viewport().height()
        assert book.verticalScrollBar().maximum() == end


def test_tables_as_wide_as_their_page_do_not_go_sideways(qtbot: QtBot) -> None:
    """At no width, though Qt rounds their columns one by one; the card of basic strategy has eleven."""
    room = QWidget()
    qtbot.addWidget(room)
    book = long_page(room, "it", 859, "<table.*?</table>")
    for width in range(830, 890, 5):
        book.resize(width, 300)
        assert book.horizontalScrollBar().maximum() == 0, width


def test_before_each_line_of_a_list_stands_the_sign_of_the_house(qtbot: QtBot) -> None:
    """Lists with numbers keep those."""
    load_fonts()
    room = QWidget()
    qtbot.addWidget(room)
    book = Book(room)
    book.resize(900, 900)
    book.fit(1.0)
    book.set_page(PAGE + "<ol><li>first</li></ol>", 1.0)
    picture = book.viewport().grab().toImage()
    block, signed = book.document().begin(), {}
    while block.isValid():
        line = book.cursorRect(QTextCursor(block))
        before = range(max(0, line.left() - 20), line.left() - 3)
        signed[block.text()] = any(picture.pixelColor(x, line.center().y()) == palette.GOLD for x in before)
        block = block.next()
    assert {words for words, sign in signed.items() if sign} == {"won", "lost"}
    assert "first" in signed
