"""The pages of the book by the keyboard: arrows go from link to link, Tab leaves however many there are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from casino_qt.windows.help.rules_sheet import RulesSheet
from casino_qt.windows.kit.book import Book
from tests.screenshots.evening import Evening

Key = Qt.Key


@pytest.fixture
def glossary(evening: Evening) -> RulesSheet:
    """A page with very many links."""
    evening.window.open_rules("g")
    evening.settle()
    sheet = evening.window.findChildren(RulesSheet)[0]
    assert sheet.book.hasFocus()
    assert len(sheet.book._links()) > 50
    return sheet


def chosen(book: Book) -> str:
    return book.textCursor().selectedText()


def test_arrows_go_from_link_to_link_and_enter_follows(evening: Evening, glossary: RulesSheet) -> None:
    book = glossary.book
    QTest.keyClick(book, Key.Key_Right)
    first = chosen(book)
    QTest.keyClick(book, Key.Key_Right)
    assert chosen(book) not in ("", first)
    QTest.keyClick(book, Key.Key_Left)
    assert chosen(book) == first
    QTest.keyClick(book, Key.Key_Left)
    assert chosen(book) == first  # there is none before it
    assert book.hasFocus()
    QTest.keyClick(book, Key.Key_Return)
    evening.settle()
    assert glossary.call_card.isVisible()
    assert glossary.call_card.title.text() in first or first in glossary.call_card.title.text()
    QTest.keyClick(glossary.call_card, Key.Key_Escape)
    assert chosen(book) == first


@pytest.mark.parametrize(("key", "after"), [(Key.Key_Tab, "close"), (Key.Key_Backtab, "contents")])
def test_tab_leaves_a_page_of_many_links_at_once(
    evening: Evening, glossary: RulesSheet, key: Qt.Key, after: str
) -> None:
    QTest.keyClick(glossary.book, Key.Key_Right)
    QTest.keyClick(glossary.book, key)
    focused = evening.window.focusWidget()
    wanted = glossary.pages if after == "contents" else glossary.options
    assert focused is wanted


def test_without_a_chosen_link_enter_follows_none(glossary: RulesSheet) -> None:
    followed: list[object] = []
    glossary.book.anchorClicked.connect(followed.append)
    QTest.keyClick(glossary.book, Key.Key_Return)
    assert followed == []
