"""What a call means: a click on it, or a key, and the same out of the glossary's page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest

from casino_qt.croupier.speech import TALKS
from casino_qt.rules.events import Said
from casino_qt.scenes.piece import Piece
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.doors import ROWS
from casino_qt.windows.help.glossary import COLUMN, SECTIONS, calls_of, example, section_of
from casino_qt.windows.help.rules_sheet import RulesSheet
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.popover import Popover
from tests.screenshots.evening import BLACKJACK, GAME, OVAL, ROULETTE, Evening
from tests.windows.conftest import Begin

Sit = Callable[[str], Evening]
KEY_CODE = Qt.Key.Key_F6


@pytest.fixture
def sit(begin: Begin) -> Sit:
    def at(table: str) -> Evening:
        evening = begin(tables=(table,), still=False)
        evening.enter(table)
        evening.to_the_end()
        return evening

    return at


def seated(evening: Evening) -> TablePage:
    page = evening.window.table
    assert page is not None
    return page


def on_banner(page: TablePage) -> QPoint:
    """A point of the viewport on the cartouche with the call."""
    at = (page.scene.banner.at + QPointF(0, 12)) * page.scene.unit()
    return page.view.mapFromScene(at)


def the_book(evening: Evening) -> RulesSheet:
    (sheet,) = evening.window.findChildren(RulesSheet)
    return sheet


def linked(sheet: RulesSheet) -> dict[str, str]:
    """Every link on the open page, with the words it stands on."""
    found: dict[str, str] = {}
    block = sheet.book.document().begin()
    while block.isValid():
        runs = block.begin()
        while not runs.atEnd():
            run = runs.fragment()
            if link := run.charFormat().anchorHref():
                found[link] = found.get(link, "") + run.text()
            runs += 1
        block = block.next()
    return found


def told(card: Popover) -> list[str]:
    return [words.text() for words in card.panel.findChildren(Words) if not words.isHidden()]


@pytest.mark.parametrize("table", list(ROWS))
def test_a_click_on_the_call_tells_what_it_means(sit: Sit, table: str) -> None:
    evening = sit(table)
    page = seated(evening)
    shown = page.scene.banner.shown()
    assert shown is not None
    before = page.scene.picture()
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=on_banner(page))
    assert page.popover.isVisible()
    assert page.popover.accessibleName() == shown.words
    assert told(page.popover)[0].startswith("Pronounced: ")
    assert any(line.startswith("Said ") for line in told(page.popover)) == (shown.said is not None)
    assert page.scene.picture() == before
    QTest.keyClick(page.popover, Qt.Key.Key_Escape)
    assert not page.popover.isVisible()
    QTest.keyClick(page.view, KEY_CODE)
    assert page.popover.isVisible()


def test_a_press_that_leaves_the_call_asks_nothing_and_does_nothing(sit: Sit) -> None:
    page = seated(sit(GAME))
    before = page.scene.picture()
    viewport = page.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=on_banner(page))
    QTest.mouseMove(viewport, on_banner(page) + QPoint(0, 200))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=on_banner(page) + QPoint(0, 200))
    assert not page.popover.isVisible()
    assert page.scene.picture() == before


@pytest.mark.parametrize("table", [GAME, ROULETTE, BLACKJACK])
def test_every_call_of_a_table_tells_in_every_language(sit: Sit, table: str) -> None:
    evening = sit(table)
    page = seated(evening)
    still = page.scene._still
    for language in ("en", "fr", "it", "cs", "ru"):
        evening.settings.language = language
        evening.settle()
        for call in TALKS[table].calls:
            page.scene.banner.rest(still.said(example(call)))  # type: ignore[attr-defined]  # of its table
            QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=on_banner(page))
            calls = page.calls()
            gloss = calls.gloss(example(call))
            lines = told(page.popover)
            assert page.popover.accessibleName() == calls.call(example(call))
            assert " ".join(gloss.meaning) in lines
            assert any(gloss.when in line for line in lines)
            assert any(calls.sounds(calls.call(example(call))) in line for line in lines)
            page.popover.lay_away()


def test_what_a_guest_calls_in_his_bubble_is_told_too(sit: Sit) -> None:
    evening = sit(OVAL)
    page = evening.oval
    page.controller.deal()
    evening.to_the_end()
    page.controller.stand()  # now the others are asked
    asked = None
    for _ in range(200):
        evening.pass_time(100)
        asked = next(
            (prop for prop in page.scene.board.passing if prop.kind == "bubble" and prop.seen()), None
        )
        if asked is not None:
            break
    assert isinstance(asked, Piece)
    at = page.view.mapFromScene(asked.item.sceneBoundingRect().center())
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.popover.isVisible()
    assert page.popover.accessibleName() in {page.calls().call(Said(call)) for call in TALKS[OVAL].calls}


def test_an_open_card_follows_the_language(sit: Sit) -> None:
    evening = sit(ROULETTE)
    page = seated(evening)
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=on_banner(page))
    assert "Place your bets, please. The cloth is open." in told(page.popover)
    evening.settings.language = "ru"
    evening.settle()
    assert told(page.popover)[0] == "Произносится: ПРО·сим, ЗА·хай·тэ хру"
    assert told(page.popover)[2] == "Звучит: в\u00a0начале игры."


def test_the_card_leads_to_the_glossary(sit: Sit) -> None:
    evening = sit(ROULETTE)
    page = seated(evening)
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=on_banner(page))
    (book,) = page.popover.panel.findChildren(Button)
    QTest.mouseClick(book, Qt.MouseButton.LeftButton)
    sheet = the_book(evening)
    assert sheet.isVisible()
    assert not page.popover.isVisible()
    assert "Prosím, zahajte hru" in sheet.book.toPlainText()


def test_every_call_of_the_glossary_is_a_link_to_its_card(sit: Sit) -> None:
    evening = sit(GAME)
    evening.window.open_rules("g")
    sheet = the_book(evening)
    links = linked(sheet)
    assert len(links) == len(COLUMN) * sum(len(calls_of(section)) for section in SECTIONS)
    for link, words in links.items():
        sheet.book.anchorClicked.emit(QUrl(link))
        shown = sheet.call_card.accessibleName()
        assert "".join(shown.split()) == "".join(words.split()), link
        sheet.call_card.lay_away()


def test_a_link_is_followed_by_mouse_and_by_keys(sit: Sit) -> None:
    evening = sit(GAME)
    evening.window.open_rules("g")
    sheet = the_book(evening)
    sheet.turn_to("glossary", "g.6")
    evening.settle()
    book = sheet.book
    cursor = book.document().find("Rien ne va plus")
    cursor.setPosition(cursor.selectionStart() + 3)
    at = book.cursorRect(cursor).center()
    QTest.mouseClick(book.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert sheet.call_card.isVisible()
    assert sheet.call_card.accessibleName() == "Rien ne va plus"
    QTest.keyClick(sheet.call_card, Qt.Key.Key_Escape)
    assert sheet.isVisible()
    book.setFocus()
    book.moveCursor(QTextCursor.MoveOperation.Start)
    QTest.keyClick(book, Qt.Key.Key_Right)
    QTest.keyClick(book, Qt.Key.Key_Return)
    assert sheet.call_card.isVisible()


@pytest.mark.parametrize("game", list(TALKS))
def test_each_call_stands_in_a_section_of_its_table(game: str) -> None:
    for call in TALKS[game].calls:
        assert call in calls_of(section_of(game, call))
