"""Sheets at twice the text: none grows into a scroll, and what is long is scrolled where it lies."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from casino_qt.settings import TEXT_SIZES
from casino_qt.windows.book.sheet import BookSheet
from casino_qt.windows.cashier.sheet import CashierSheet
from casino_qt.windows.kit.button import Button, KitButton
from casino_qt.windows.kit.drop_down import DropDown
from casino_qt.windows.kit.rows import Rows
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.main_window import MainWindow
from casino_qt.windows.settings.keys import KeysPage
from casino_qt.windows.settings.seeing import SeeingPage
from casino_qt.windows.settings.sheet import SettingsSheet
from tests.screenshots.__main__ import LANGUAGES
from tests.screenshots.cashier_states import desk_of
from tests.screenshots.states import STATES
from tests.windows.conftest import Begin


def in_sight(widget: QWidget, sheet: Sheet) -> bool:
    """Whether all of a widget is to be seen."""
    return widget.visibleRegion().boundingRect() == widget.rect() and sheet.panel.isAncestorOf(widget)


def test_the_cashier_is_two_windows_high_and_a_half_at_most(begin: Begin) -> None:
    """In every language and size, nothing cut and every button on it; without larger text it is as before."""
    evening = begin()
    sheet = desk_of(evening)
    plain = [button.geometry() for button in (*sheet._keyed(), sheet.answer, sheet.account)]
    for size in TEXT_SIZES[1:]:
        for language in LANGUAGES:
            evening.settings.text_size, evening.settings.language = size, language
            evening.settle()
            assert sheet.panel.height() <= 2.5 * evening.window.height()
            assert not sheet.scrolling.sideways
            for button in sheet._keyed():
                assert button.isHidden() or button.width() >= button.sizeHint().width(), button.words()
    evening.settings.text_size, evening.settings.language = 100, "en"
    evening.settle()
    assert [button.geometry() for button in (*sheet._keyed(), sheet.answer, sheet.account)] == plain


def test_what_the_cashier_answers_is_seen_with_the_purse_it_changed(begin: Begin) -> None:
    evening = begin()
    sheet = desk_of(evening)
    evening.settings.text_size = 200
    evening.settle()
    own = sheet.desk.own[10_000]
    own.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(own, Qt.Key.Key_Minus)
    assert sheet.answer.text()
    assert in_sight(own, sheet)
    assert in_sight(sheet.answer, sheet)
    for _ in range(14):
        QTest.keyClick(evening.window.focusWidget(), Qt.Key.Key_Tab)
        assert in_sight(evening.window.focusWidget(), sheet), evening.window.focusWidget().accessibleName()


def test_the_cash_is_dragged_from_its_strip(begin: Begin) -> None:
    """What lies there is taken where it is seen, in whatever size."""
    evening = begin()
    evening.settings.text_size = 200
    sheet = desk_of(evening)
    desk = sheet.desk
    assert isinstance(sheet, CashierSheet)
    QTest.mouseClick(sheet.sell_all, Qt.MouseButton.LeftButton)
    assert desk.cash.amount
    to = desk.own[10_000].geometry().center() - desk.cash.pos()
    QTest.mousePress(desk.cash, Qt.MouseButton.LeftButton, pos=desk.cash.rect().center())
    for part in range(1, 9):
        QTest.mouseMove(desk.cash, desk.cash.rect().center() + (to - desk.cash.rect().center()) * part / 8)
    QTest.mouseRelease(desk.cash, Qt.MouseButton.LeftButton, pos=to)
    assert desk.cash.amount == 0 or desk._till.heap.get(10_000)


@pytest.mark.parametrize("state", ["laboratory_flat", "book_full", "house_rules_blackjack"])
def test_text_that_was_larger_for_a_while_leaves_nothing_behind(begin: Begin, state: str) -> None:
    """What went down because there was no room across stands across again."""
    one = next(each for each in STATES if each.name == state)
    evening = begin(one.seed, one.tables)
    one.reach(evening)
    evening.window.setUpdatesEnabled(False)  # where things lie is looked at, not how they are painted

    def places() -> list[QRect]:
        pressed = (*evening.window.findChildren(KitButton), *evening.window.findChildren(Segments))
        shown = (part for part in pressed if part.isVisible())
        return [QRect(part.mapTo(evening.window, QPoint(0, 0)), part.size()) for part in shown]

    evening.window.findChildren(Sheet)[-1].fit()
    evening.settle()
    before = places()
    for size in (200, 150, 100):
        evening.settings.text_size = size
        evening.settle()
    assert places() == before
    assert not any(part.height() < 8 for part in evening.window.findChildren(DropDown) if part.isVisible())


def test_who_makes_text_larger_by_key_still_sees_where_the_keyboard_is(window: MainWindow) -> None:
    window.open_settings("seeing")
    sheet = next(one for one in window.findChildren(SettingsSheet) if one.isVisible())
    for part in sheet.page(SeeingPage).findChildren(Segments):
        part.setFocus(Qt.FocusReason.TabFocusReason)
        for size in (200, 100, 175):
            window.settings.text_size = size
            assert window.focusWidget() is part
            assert in_sight(part, sheet), f"{part.accessibleName()} at {size}"
    window.settings.text_size = 100


def keys_page(window: MainWindow) -> tuple[SettingsSheet, KeysPage]:
    """The page of keys, open."""
    window.open_settings("keys")
    sheet = next(one for one in window.findChildren(SettingsSheet) if one.isVisible())
    return sheet, sheet.page(KeysPage)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_keys_is_scrolled_and_the_rest_stays(window: MainWindow, language: str) -> None:
    """In the smallest usual window; Tab and a page down bring every key into sight."""
    window.settings.language = language
    sheet, page = keys_page(window)
    assert not sheet.scrolling.needed
    assert all(in_sight(one, sheet) for one in (sheet.title, page.group, page.reset, sheet.close_button))
    fields = list(page.fields.values())
    assert not in_sight(fields[-1], sheet)
    page.group.setFocus(Qt.FocusReason.TabFocusReason)
    for field in fields:
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert window.focusWidget() is field
        assert in_sight(field, sheet)
    QTest.keyClick(fields[-1], Qt.Key.Key_PageUp)
    assert not in_sight(fields[-1], sheet)
    page.show_group("cashier")
    assert not page.shelf.verticalScrollBar().maximum(), "where there is room, all of it is seen"


def test_at_twice_the_text_every_key_is_reached(window: MainWindow) -> None:
    window.settings.text_size = 200
    sheet, page = keys_page(window)
    assert sheet.panel.height() < 2 * window.height()
    for field in page.fields.values():
        field.setFocus(Qt.FocusReason.TabFocusReason)
        assert in_sight(field, sheet)
    window.settings.text_size = 100


def test_rows_are_filled_as_lines_are(qtbot: QtBot) -> None:
    """A hidden one takes no room; packed anew they leave nothing behind."""
    room = QWidget()
    qtbot.addWidget(room)
    rows = Rows(room)
    parts = [QWidget(room) for _ in range(5)]
    for part in parts:
        part.setMinimumSize(100, 20)
        part.sizeHint = lambda: QSize(100, 20)  # type: ignore[method-assign]
    parts[1].hide()
    for wide, lines in ((210, [0, 0, 0, 1, 1]), (1000, [0] * 5), (90, [0, 0, 1, 2, 3])):
        rows.pack(parts, wide, 10)
        laid = [row for row in rows.children() if isinstance(row, QHBoxLayout)]
        found = [at for part in parts for at, row in enumerate(laid) if row.indexOf(part) >= 0]
        assert found == lines


def test_buttons_that_have_no_room_beside_each_other_go_on_in_the_next_row(begin: Begin) -> None:
    """At the foot of the book, in every language; with smaller text they stand in one row again."""
    one = next(each for each in STATES if each.name == "book_full")
    evening = begin(one.seed, one.tables)
    one.reach(evening)
    evening.settle()
    sheet = evening.window.findChildren(BookSheet)[0]
    buttons = [one for one in sheet.panel.findChildren(Button) if one.isVisible()][-6:]
    row = [button.geometry() for button in buttons]
    for language in LANGUAGES:
        evening.settings.text_size, evening.settings.language = 200, language
        evening.settle()
        assert len({button.y() for button in buttons}) < len(buttons)
        assert all(button.width() >= button.sizeHint().width() for button in buttons)
        assert sheet.panel.height() < 1.8 * evening.window.height()
    evening.settings.text_size, evening.settings.language = 100, "en"
    evening.settle()
    assert [button.geometry() for button in buttons] == row
