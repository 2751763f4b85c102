"""The book by mouse and by key: opened from the counter, filtered, sorted, read, in every language."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from casino_qt.bank.book import Column, Line
from casino_qt.bank.profile import Profile
from casino_qt.settings import LANGUAGES
from casino_qt.windows.book import words
from casino_qt.windows.book.leaf import Leaf
from casino_qt.windows.book.rounds import COLUMNS, Rounds
from casino_qt.windows.book.sheet import BookSheet
from casino_qt.windows.help.rules_sheet import RulesSheet
from casino_qt.windows.house import House
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.fitting import Fitting
from casino_qt.windows.main_window import MainWindow
from tests.screenshots.evening import Evening
from tests.screenshots.fit import BlankPictures
from tests.windows.book.conftest import settle

LEFT = Qt.MouseButton.LeftButton
ROUNDS = 24


def page(sheet: BookSheet) -> tuple[Rounds, Leaf]:
    """What is open."""
    assert sheet.rounds is not None
    assert sheet.leaf is not None
    return sheet.rounds, sheet.leaf


def column(sheet: BookSheet, which: Column) -> list[str]:
    """The texts of a column, all of them."""
    rounds, _ = page(sheet)
    at = COLUMNS.index(which)
    return [str(rounds.index(row, at).data()) for row in range(rounds.rowCount())]


def type_into(field: QWidget, text: str) -> None:
    QTest.keyClicks(field, text)


@pytest.mark.parametrize("way", ["button", "ledger", "key"])
def test_the_counter_leads_to_the_book(way: str, window: MainWindow, house: House, qtbot: QtBot) -> None:
    window.house = house
    if way == "key":
        QTest.keyClick(window.lobby.doors[0], Qt.Key.Key_B)
    else:
        thing = window.lobby.book if way == "button" else window.lobby.ledger
        QTest.mouseClick(thing, LEFT, pos=thing.rect().center())
    sheet = window.findChild(BookSheet)
    assert isinstance(sheet, BookSheet)
    settle(sheet, qtbot)
    assert page(sheet)[0].rowCount() == ROUNDS
    assert window.focusWidget() is sheet.leaf
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    window.house = None


def test_before_the_profile_is_open_there_is_no_book(window: MainWindow) -> None:
    window.open_book()
    assert not any(sheet.isVisible() for sheet in window.findChildren(BookSheet))


def test_the_newest_round_stands_first(book: BookSheet) -> None:
    rounds, _ = page(book)
    line = rounds.line(0)
    assert line is not None
    assert (line.game, line.number) == ("blackjack", 6)
    assert book.foot.text().startswith("24 rounds, staked ")
    balances = [rounds.line(row) for row in range(ROUNDS)]
    for newer, older in pairwise(balances):
        assert newer is not None
        assert older is not None
        assert newer.balance - newer.net == older.balance


@pytest.mark.parametrize("which", COLUMNS)
def test_every_head_sorts_and_sorts_back(which: Column, book: BookSheet, qtbot: QtBot) -> None:
    rounds, _ = page(book)
    head = book.heads.heads[COLUMNS.index(which)]
    seen = []
    for _ in range(2):
        QTest.mouseClick(head, LEFT, pos=head.rect().center())
        settle(book, qtbot)
        lines = [rounds.line(row) for row in range(ROUNDS)]
        seen.append([line.id for line in lines if line is not None])
        assert head.sorted is not None
        assert "sorted" in head.accessibleName()
    assert seen[0] == seen[1][::-1]
    assert len(set(seen[0])) == ROUNDS
    keys: dict[Column, Callable[[Line], object]] = {
        Column.DATE: lambda line: line.at,
        Column.TABLE: lambda line: words.in_order(book._outcomes).index(
            next(o for o in book._outcomes if o.game == line.game)
        ),
        Column.FELL: lambda line: [o.word for o in book._outcomes if o.game == line.game].index(line.outcome),
        Column.STAKED: lambda line: line.staked,
        Column.NET: lambda line: line.net,
        Column.BALANCE: lambda line: line.balance,
    }
    lines = [rounds.line(row) for row in range(ROUNDS)]
    if which is Column.FELL:
        lines = [line for line in lines if line is not None and line.game == "roulette"]
    told: list[Any] = [keys[which](line) for line in lines if line is not None]
    assert told == sorted(told, reverse=bool(head.sorted))


def test_a_table_is_chosen_by_key(book: BookSheet, qtbot: QtBot) -> None:
    book.filters.table.setFocus()
    QTest.keyClick(book.filters.table, Qt.Key.Key_Down)
    QTest.keyClick(book.filters.table, Qt.Key.Key_Down)
    settle(book, qtbot)
    assert set(column(book, Column.TABLE)) == {"Roulette française"}
    assert book.foot.text().startswith("6 rounds")


def test_what_fell_is_found_by_its_words(book: BookSheet, qtbot: QtBot) -> None:
    type_into(book.filters.text, "32")
    settle(book, qtbot)
    assert column(book, Column.FELL) == ["32, rouge"]
    book.filters.text.clear()
    type_into(book.filters.text, "ROUGE couleur")
    settle(book, qtbot)
    assert len(column(book, Column.FELL)) == 6
    assert set(column(book, Column.TABLE)) == {"Trente et Quarante"}
    book.filters.text.clear()
    type_into(book.filters.text, "3")  # no 32, no 23, and no 33
    settle(book, qtbot)
    assert column(book, Column.FELL) == []
    QTest.mouseClick(book.filters.clear, LEFT, pos=book.filters.clear.rect().center())
    settle(book, qtbot)
    assert page(book)[0].rowCount() == ROUNDS


def test_won_lost_and_from_how_much_on(book: BookSheet, qtbot: QtBot) -> None:
    rounds, _ = page(book)
    nets = [line.net for row in range(ROUNDS) if (line := rounds.line(row)) is not None]
    for index, fits in ((1, lambda net: net > 0), (2, lambda net: net < 0), (3, lambda net: net == 0)):
        book.filters.result.take(index)
        settle(book, qtbot)
        assert rounds.rowCount() == sum(map(fits, nets)) > 0
    book.filters.result.take(0)
    type_into(book.filters.least, "50")
    settle(book, qtbot)
    assert rounds.rowCount() == sum(abs(net) >= 5_000 for net in nets) > 0


def test_days_are_understood_and_nonsense_is_told(book: BookSheet, qtbot: QtBot) -> None:
    rounds, _ = page(book)
    for text, count in (
        ("03/11/2026", ROUNDS),
        ("11/2026", ROUNDS),
        ("2026", ROUNDS),
        ("2027", 0),
        ("4.11.2026", 0),
    ):
        book.filters.since.clear()
        type_into(book.filters.since, text)
        settle(book, qtbot)
        assert rounds.rowCount() == count, text
    book.filters.since.clear()
    type_into(book.filters.since, "31/02/2026")
    settle(book, qtbot)
    assert book.filters.since.is_wrong()
    assert "30/11/2026" in book.foot.text()
    assert rounds.rowCount() == ROUNDS  # what cannot be read filters nothing


def test_the_page_by_key_alone(book: BookSheet, qtbot: QtBot, window: MainWindow) -> None:
    _, leaf = page(book)
    QTest.keyClick(leaf, Qt.Key.Key_Down)
    assert leaf.currentIndex().row() == 1
    QTest.keyClick(leaf, Qt.Key.Key_End)
    assert leaf.currentIndex().row() == ROUNDS - 1
    QTest.keyClick(leaf, Qt.Key.Key_Home)
    QTest.keyClick(leaf, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert leaf.chosen() == [(0, 1)]
    QTest.keyClick(leaf, Qt.Key.Key_Return)
    replay = window.projector().page
    assert replay is not None
    assert not book.isVisible()
    QTest.keyClick(replay, Qt.Key.Key_Escape)
    assert window.projector().page is None
    assert book.isVisible()
    assert window.focusWidget() is leaf
    QTest.keyClick(leaf, Qt.Key.Key_4)
    assert book.filters.text.hasFocus()
    assert book.filters.text.text() == "4"


def test_a_double_click_replays_a_round(book: BookSheet, window: MainWindow) -> None:
    rounds, leaf = page(book)
    at = leaf.visualRect(rounds.index(3, 2)).center()
    QTest.mouseClick(leaf.viewport(), LEFT, pos=at)
    QTest.mouseDClick(leaf.viewport(), LEFT, pos=at)
    line, replay = rounds.line(3), window.projector().page
    assert line is not None
    assert replay is not None
    assert replay.title.accessibleName().startswith(f"Blackjack, round {line.number}")
    window.end_replay()
    assert window.focusWidget() is leaf


def test_a_round_is_looked_at_on_a_card(book: BookSheet, window: MainWindow) -> None:
    _, leaf = page(book)
    QTest.keyClick(leaf, Qt.Key.Key_Down)
    QTest.mouseClick(book.look, LEFT, pos=book.look.rect().center())
    assert book.card.isVisible()
    assert "round 5" in book.card.title.text()
    focused = window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert not book.card.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_open_book_follows_the_language(
    language: str, book: BookSheet, window: MainWindow, qtbot: QtBot
) -> None:
    window.settings.language = language
    QTest.qWait(1)
    settle(book, qtbot)
    rounds, leaf = page(book)
    assert column(book, Column.TABLE)[0] == words.table("blackjack")
    assert book.heads.heads[2].words() == rounds.title(Column.FELL)
    for widget in (leaf, *book.panel.findChildren(QWidget)):
        if isinstance(widget, Fitting) and widget.isVisible():
            for piece in widget.measured():
                assert piece.fits, (language, piece)


def test_at_a_table_the_seal_leads_to_the_book(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path, QSize(1280, 720), "en", "2", pictures=BlankPictures())
    try:
        evening.settings.reduced_motion = True
        page = evening.sit_down()
        page.show_seal()
        button = page.popover.findChildren(Button)[-1]
        QTest.mouseClick(button, LEFT, pos=button.rect().center())
        sheet = evening.window.findChild(BookSheet)
        assert isinstance(sheet, BookSheet)
        assert sheet.isVisible()
        settle(sheet, qtbot)
        sheet.lay_away()
        page.popover.lay_away()
        QTest.keyClick(page.view, Qt.Key.Key_F3)
        assert sheet.isVisible()
        settle(sheet, qtbot)
        sheet.lay_away()
    finally:
        evening.close()


def test_a_file_that_cannot_be_read_any_more_is_told(book: BookSheet, profile: Profile, qtbot: QtBot) -> None:
    profile._db.execute("UPDATE rounds SET cards = '[]'")
    QTest.mouseClick(book.heads.heads[0], LEFT, pos=book.heads.heads[0].rect().center())
    qtbot.waitUntil(lambda: "damaged" in book.foot.text())
    assert "\n" not in book.foot.text()


def _middle(leaf: Leaf, index: QModelIndex) -> tuple[int, int]:
    """Of a cell, on the screen."""
    return leaf.viewport().mapToGlobal(leaf.visualRect(index).center()).toTuple()


def test_a_reader_of_the_screen_hears_the_cells(book: BookSheet) -> None:
    rounds, leaf = page(book)
    heard = QAccessible.queryAccessibleInterface(leaf)
    assert heard.role() == QAccessible.Role.Table
    at = _middle(leaf, rounds.index(0, COLUMNS.index(Column.FELL)))
    line = rounds.line(0)
    assert line is not None
    assert heard.childAt(*at).text(QAccessible.Text.Name) == words.fell_in(line)
    first = QAccessible.queryAccessibleInterface(leaf).childAt(*_middle(leaf, rounds.index(0, 0)))
    told = first.text(QAccessible.Text.Name)
    assert all(str(rounds.index(0, at).data()) in told for at in range(rounds.columnCount())), "all of it"
    assert rounds.index(0, len(COLUMNS) - 1).data(Qt.ItemDataRole.AccessibleDescriptionRole) == "Balance"
    assert leaf.accessibleName() == "Rounds"
    for widget in (*book.heads.heads, book.filters.since, book.filters.table, book.filters.clear):
        assert widget.accessibleName()


def test_f1_tells_of_the_book(book: BookSheet, window: MainWindow) -> None:
    assert book.leaf is not None
    QTest.keyClick(book.leaf, Qt.Key.Key_F1)
    rules = next(sheet for sheet in window.findChildren(RulesSheet) if sheet.isVisible())
    assert rules._page == "house"
    QTest.keyClick(rules.book, Qt.Key.Key_Escape)
    assert book.isVisible()
    assert window.focusWidget() is book.leaf


def test_words_are_sorted_and_found_in_the_language_of_the_day(
    book: BookSheet, window: MainWindow, qtbot: QtBot
) -> None:
    type_into(book.filters.text, "tokens")
    book.heads.heads[COLUMNS.index(Column.FELL)].click()
    settle(book, qtbot)
    assert len(column(book, Column.FELL)) == 6
    window.settings.language = "it"
    QTest.qWait(1)
    settle(book, qtbot)
    assert column(book, Column.FELL) == []
    book.filters.text.setText("gettoni")
    settle(book, qtbot)
    told = column(book, Column.FELL)
    assert len(told) == 6
    assert told == sorted(told, key=lambda text: int(text.split()[0].replace("\N{MINUS SIGN}", "-")))
