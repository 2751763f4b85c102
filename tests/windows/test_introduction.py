"""Whoever sits down at a table for the first time is introduced to it, once, and may skip that."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from casino_qt.settings import LANGUAGES
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.doors import TABLES
from casino_qt.windows.help.rules_sheet import RulesSheet
from casino_qt.windows.introduction.sheet import IntroductionSheet
from casino_qt.windows.introduction.words import leaves
from tests.screenshots.evening import BLACKJACK, GAME, ROULETTE, Evening
from tests.windows.conftest import Begin

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def evening(begin: Begin) -> Evening:
    evening = begin(still=False)
    evening.house.introduces = True
    return evening


def sit(evening: Evening, table: str) -> list[IntroductionSheet]:
    """What lies over the table somebody sits down at."""
    evening.window.open_table(table)
    page = evening.window.table
    assert page is not None
    return [sheet for sheet in page.findChildren(IntroductionSheet) if sheet.isVisible()]


def press(evening: Evening, key: Qt.Key) -> None:
    QTest.keyClick(evening.window.focusWidget() or evening.window, key)


@pytest.mark.parametrize("table", TABLES)
def test_it_is_read_leaf_by_leaf_and_then_the_table_begins(evening: Evening, table: str) -> None:
    (sheet,) = sit(evening, table)
    seen = []
    for _ in leaves(table):
        seen.append(sheet.words.text())
        press(evening, Qt.Key.Key_Return)
    assert seen == [leaf.text for leaf in leaves(table)]
    assert sheet.isHidden()
    page = evening.window.table
    assert page is not None
    assert page.focusProxy() is page.view  # the page has begun


@pytest.mark.parametrize("table", TABLES)
def test_escape_skips_it_and_it_never_comes_again(evening: Evening, table: str) -> None:
    (sheet,) = sit(evening, table)
    press(evening, Qt.Key.Key_Escape)
    assert sheet.isHidden()
    evening.settle()
    evening.window.leave_table()
    assert sit(evening, table) == []


def test_each_table_has_its_own_and_practice_does_not_repeat_it(evening: Evening) -> None:
    (sheet,) = sit(evening, GAME)
    QTest.mouseClick(sheet.skip, LEFT)
    evening.settle()
    evening.window.leave_table()
    evening.window.set_practice(True)
    assert sit(evening, GAME) == []
    evening.settle()
    evening.window.leave_table()
    (sheet,) = sit(evening, ROULETTE)
    assert sheet.title.text() == "Roulette française"


def test_it_names_the_key_on_which_the_book_lies(evening: Evening) -> None:
    (sheet,) = sit(evening, BLACKJACK)
    sheet.turn(9)
    assert ", F1 the book" in sheet.words.text()
    keyring.put("anywhere.rules", "F12")
    assert ", F12 the book" in sheet.words.text()


def test_arrows_turn_it_and_not_beyond_its_ends(evening: Evening) -> None:
    (sheet,) = sit(evening, BLACKJACK)
    press(evening, Qt.Key.Key_Left)
    assert sheet.index() == 0
    for _ in range(9):
        press(evening, Qt.Key.Key_Right)
    assert sheet.index() == len(leaves(BLACKJACK)) - 1
    assert not sheet.isHidden()
    assert sheet.skip.isHidden()
    QTest.mouseClick(sheet.back, LEFT)
    assert sheet.index() == len(leaves(BLACKJACK)) - 2


def test_f1_opens_the_book_at_this_table_and_leads_back(evening: Evening) -> None:
    (sheet,) = sit(evening, ROULETTE)
    press(evening, Qt.Key.Key_F1)
    book = next(s for s in evening.window.findChildren(RulesSheet) if s.isVisible())
    assert book.book.toPlainText().startswith("2 · ")
    press(evening, Qt.Key.Key_F1)
    assert book.isHidden()
    assert not sheet.isHidden()
    press(evening, Qt.Key.Key_Escape)
    assert sheet.isHidden()


@pytest.mark.parametrize("table", TABLES)
def test_the_window_may_be_closed_over_it(evening: Evening, table: str) -> None:
    """What was sealed at the table is there at the next start, and nothing has been played."""
    sit(evening, table)
    evening.window.close()
    assert evening.profile.purse() == 1_000_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_leaf_has_its_room(evening: Evening, language: str) -> None:
    evening.window.settings.language = language
    for table in TABLES:
        (sheet,) = sit(evening, table)
        sizes = set()
        for _ in leaves(table):
            assert sheet.rect().contains(sheet.panel.geometry())
            assert all(measured.fits for measured in sheet.heading.measured())
            assert sheet.words.heightForWidth(sheet.words.width()) <= sheet.words.height()
            sizes.add(sheet.panel.size().toTuple())
            sheet.turn(1)
        assert len(sizes) == 1
        press(evening, Qt.Key.Key_Escape)
        evening.settle()
        evening.window.leave_table()


def test_the_language_may_change_over_it(evening: Evening) -> None:
    (sheet,) = sit(evening, GAME)
    sheet.turn(1)
    evening.window.settings.language = "cs"
    QTest.qWait(1)
    assert sheet.heading.text() == "Čtyři šance"
