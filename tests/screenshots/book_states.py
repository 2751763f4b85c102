"""Every state of the book of the house: full, filtered, empty, a round, what is taken out, seal and seed."""

from __future__ import annotations

from PySide6.QtTest import QTest

from casino_qt.windows.book.export_sheet import ExportSheet
from casino_qt.windows.book.sheet import BookSheet
from tests.screenshots.evening import Evening
from tests.screenshots.state import State
from tests.windows.book.evenings import filled


def _open(evening: Evening, rounds: int = 12) -> BookSheet:
    if rounds:
        filled(evening.profile, rounds)
    evening.window.refresh_lobby()
    evening.window.open_book()
    book = evening.window.findChild(BookSheet)
    assert isinstance(book, BookSheet)
    _wait(book)
    return book


def _wait(book: BookSheet) -> None:
    while book.waiting():
        QTest.qWait(5)


def _full(evening: Evening) -> None:
    _open(evening)


def _filtered(evening: Evening) -> None:
    book = _open(evening)
    book.filters.table.take(1)
    book.filters.since.setText("2026")
    book.filters.result.take(2)
    book.filters.least.setText("50")
    book.heads.heads[4].click()
    _wait(book)


def _wrong(evening: Evening) -> None:
    book = _open(evening)
    book.filters.since.setText("31/2/2026")
    _wait(book)


def _empty(evening: Evening) -> None:
    _open(evening, 0)


def _none_like_that(evening: Evening) -> None:
    book = _open(evening)
    book.filters.text.setText("37")
    _wait(book)


def _round(evening: Evening) -> None:
    book = _open(evening)
    book.heads.heads[0].click()
    _wait(book)
    book.look.click()


def _export(evening: Evening) -> None:
    book = _open(evening)
    assert book.leaf is not None
    book.leaf.selectAll()
    book.export.click()
    sheet = evening.window.findChildren(ExportSheet)[-1]
    sheet.kind.set_index(1)
    sheet._changed()


def _fairness(evening: Evening) -> None:
    _open(evening).check.click()


def _help(evening: Evening) -> None:
    evening.window.open_rules("f.3")


BOOK_STATES: tuple[State, ...] = (
    State("book_full", _full),
    State("book_filtered", _filtered),
    State("book_wrong_day", _wrong),
    State("book_empty", _empty),
    State("book_none_like_that", _none_like_that),
    State("book_round", _round),
    State("book_export", _export),
    State("book_fairness", _fairness),
    State("book_fairness_help", _help),
)
