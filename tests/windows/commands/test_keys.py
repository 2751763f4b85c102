"""The letters on the buttons of every table: of the language, one for one thing, on every keyboard."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from casino_qt.windows.at_table.blackjack_page import BlackjackPage
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.doors import ROWS
from casino_qt.windows.kit.alphabets import same_key
from casino_qt.windows.kit.button import KitButton
from tests.screenshots.__main__ import LANGUAGES
from tests.screenshots.evening import Evening
from tests.windows.conftest import Begin

Sit = Callable[[str], Evening]


@pytest.fixture
def sit(begin: Begin) -> Sit:
    def at(table: str) -> Evening:
        evening = begin(tables=(table,))
        evening.window.open_table(table)
        evening.to_the_end()
        return evening

    return at


def lettered(page: TablePage) -> list[tuple[KitButton, str]]:
    """The buttons of a table that are pressed by a letter, shown now or not."""
    buttons = page.findChildren(KitButton)
    keys = [(button, button.shortcut().toString()) for button in buttons]
    return [(button, key) for button, key in keys if len(key) == 1 and key.isalpha()]


def meanings(page: TablePage, button: KitButton) -> list[tuple[str, str]]:
    """All words and letters a button may have here, in the language of the moment."""
    said = [(button.words(), button.shortcut().toString())]
    if isinstance(page, BlackjackPage) and button in page.choices:
        said += [(offer.words, offer.key) for offer in page.offers.possible()[page.choices.index(button)]]
    return said


@pytest.mark.parametrize("table", list(ROWS))
def test_every_letter_means_one_thing(sit: Sit, table: str) -> None:
    evening = sit(table)
    page = evening.window.table
    assert page is not None
    doubling = [page.double, page.double_down] if isinstance(page, BlackjackPage) else []
    for language in LANGUAGES:
        evening.settings.language = language
        evening.settle()
        keys = lettered(page)
        assert len(keys) >= 4
        for (one, key), (other, same) in combinations(keys, 2):
            assert key != same or {one, other} == set(doubling), (language, one.words(), other.words())
            assert key != same_key(same)
        for button, key in keys:
            for words, letter in meanings(page, button):
                assert letter == key, (language, words)
            if (words := button.words()) and button is not page.primary:  # whose one key serves several
                assert key.lower() in words.lower(), (language, words, key)
            assert key in button.toolTip()


def test_what_a_croupier_is_told_begins_with_its_letter(sit: Sit) -> None:
    """Card, stand: asked for a hundred times in an evening, and never looked for."""
    evening = sit("blackjack")
    page = evening.blackjack
    for language in LANGUAGES:
        evening.settings.language = language
        evening.settle()
        for offer, *_ in page.offers.possible()[:2]:
            assert offer.words[0].upper() == offer.key, (language, offer.words)


@pytest.mark.parametrize("table", list(ROWS))
@pytest.mark.parametrize("language", ["fr", "ru"])
def test_a_letter_is_heard_from_the_layout_of_the_other_alphabet(sit: Sit, table: str, language: str) -> None:
    evening = sit(table)
    page = evening.window.table
    assert page is not None
    evening.settings.language = language
    evening.settle()
    evening.window.activateWindow()
    page.guard.clock = lambda: float("inf")
    heard: list[KitButton] = []
    keys = lettered(page)
    for button, _ in keys:
        button.clicked.disconnect()
        button.clicked.connect(lambda _=False, button=button: heard.append(button))
    for button, key in keys:
        button.setVisible(True)
        button.allow(True)
        for letter in (key, same_key(key)):
            heard.clear()
            QTest.keyClick(page.view, Qt.Key(ord(letter)))
            if not (isinstance(page, BlackjackPage) and button in (page.double, page.double_down)):
                assert heard == [button], (letter, button.words())
