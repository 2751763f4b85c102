"""While a thread beside the window's works, nobody looks for garbage; afterwards, and else, one does."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from casino_qt.bank.book import Book
from casino_qt.bank.profile import Profile
from casino_qt.garbage import left_alone, look_again, stop_looking
from casino_qt.windows.book.clerk import Clerk
from casino_qt.windows.errand import Errand


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    assert gc.isenabled()
    yield
    gc.unfreeze()
    gc.enable()


def test_one_within_another() -> None:
    with left_alone():
        with left_alone():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


def test_a_start_that_is_over_while_a_thread_works_is_heeded_when_it_is_done() -> None:
    stop_looking()
    with left_alone():
        look_again()
        assert not gc.isenabled()
    assert gc.isenabled()
    stop_looking()
    with left_alone():
        pass
    assert not gc.isenabled()
    look_again()
    assert gc.isenabled()


def test_the_clerk_is_left_alone(qtbot: QtBot, tmp_path: Path) -> None:
    Profile.open(tmp_path / "purse.casino").close()
    told: list[bool] = []
    clerk = Clerk(tmp_path / "purse.casino")
    try:
        clerk.ask(lambda book: isinstance(book, Book) and gc.isenabled(), told.append)
        qtbot.waitUntil(lambda: bool(told))
    finally:
        clerk.close()
    assert told == [False]
    assert gc.isenabled()


def test_an_errand_is_left_alone(qtbot: QtBot) -> None:
    told: list[bool] = []
    errand = Errand()
    errand.run(gc.isenabled, told.append, lambda problem: None)
    qtbot.waitUntil(lambda: bool(told))
    assert told == [False]
    qtbot.waitUntil(gc.isenabled)
