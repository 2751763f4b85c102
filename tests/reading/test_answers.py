"""What a key or a typed line is answered: once, at once, and nothing that is not so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from casino_qt.money_text import francs
from casino_qt.settings import LANGUAGES
from casino_qt.windows.at_table.cloth_page import ClothPage
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.sounds import heard_or_not
from tests.reading.conftest import Ear
from tests.reading.tree import read
from tests.screenshots.evening import GAME, ROULETTE, Evening
from tests.screenshots.fit import BlankPictures

PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def evening(tmp_path: Path, pictures: BlankPictures) -> Iterator[Evening]:
    evening = Evening(tmp_path, QSize(1440, 900), "en", "2", pictures=pictures, tables=(GAME, ROULETTE))
    yield evening
    evening.close()


def answered(evening: Evening, ear: Ear, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> str:
    """Press it: one thing is told, and it does not wait."""
    ear.take()
    ear.urgent.clear()
    focus = evening.window.focusWidget() or evening.window
    QTest.keyClick(focus, key, modifiers)
    evening.settle()
    (told,) = ear.take()
    assert ear.urgent == [told]
    return told


def said(evening: Evening, ear: Ear, page: ClothPage, text: str) -> list[str]:
    """Type it into the line: all that is told."""
    page.typed.open()
    QTest.keyClicks(page.typed.field, text)
    evening.to_the_end()
    ear.take()
    ear.urgent.clear()
    QTest.keyClick(page.typed.field, Qt.Key.Key_Return)
    evening.to_the_end()
    return ear.take()


def at_trente_et_quarante(evening: Evening) -> ClothPage:
    page = evening.sit_down()
    read(evening.window)
    page.scene.cut_here()
    evening.to_the_end()
    return page


def test_the_cut_card_says_where_it_stands(evening: Evening, ear: Ear) -> None:
    evening.sit_down().setFocus()
    read(evening.window)
    for key, modifiers, above in (
        (Qt.Key.Key_Left, PLAIN, 155),
        (Qt.Key.Key_Home, PLAIN, 1),
        (Qt.Key.Key_End, SHIFT, 311),
    ):
        told = answered(evening, ear, key, modifiers)
        assert told == f"Cut card: {above} cards above, {312 - above} below."


@pytest.mark.parametrize("table", [GAME, ROULETTE])
def test_the_key_of_a_chip_says_which_it_is(evening: Evening, ear: Ear, table: str) -> None:
    page = at_trente_et_quarante(evening) if table == GAME else evening.sit_at_roulette()
    page.view.setFocus()
    read(evening.window)
    for at, value in enumerate(page.scene.tray.values):
        told = answered(evening, ear, Qt.Key(Qt.Key.Key_1 + at))
        assert told == f"Chip of {francs(value)}."
        assert read(page.view).find("RadioButton", f"Chip of {francs(value)}", "checked")


def test_boards_and_neighbours_say_what_they_are_now(evening: Evening, ear: Ear) -> None:
    page = evening.sit_at_roulette()
    page.view.setFocus()
    read(evening.window)
    board = answered(evening, ear, Qt.Key(ord(keyring.key("roulette.boards"))))
    assert board.startswith("Board: How often")
    assert answered(evening, ear, Qt.Key.Key_Plus) == "Neighbours on each side: 3."
    page.scene.focus_at("track/17")
    assert answered(evening, ear, Qt.Key.Key_Minus).startswith("17 and neighbours, 2 on each side: ")


def test_a_late_chip_is_refused_at_once(evening: Evening, ear: Ear) -> None:
    page = evening.sit_at_roulette()
    page.view.setFocus()
    read(evening.window)
    QTest.keyClick(page.view, Qt.Key.Key_Tab)
    page.scene.throw_ball()
    while not page.scene.busy:
        evening.clock.run(50)
    evening.settle()
    assert answered(evening, ear, Qt.Key.Key_Return).startswith("Pozdě, nehraje. ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sound_and_practice_answer_in_the_lobby(evening: Evening, ear: Ear, language: str) -> None:
    evening.settings.language = language
    evening.settle()
    for on in (not evening.settings.sound, evening.settings.sound):
        assert answered(evening, ear, Qt.Key.Key_F8) == f"{heard_or_not(on)}"
    purse = francs(evening.profile.balance("purse"))
    letter = Qt.Key(ord(keyring.key("lobby.practice")))
    before = evening.window.lobby.money_told()
    assert purse in before
    assert before.count(".") == 2, "purse and cash, also where there is no cash"
    assert answered(evening, ear, letter) != before
    assert answered(evening, ear, letter) == before
    assert before in answered(evening, ear, Qt.Key.Key_F9)


@pytest.mark.parametrize("table", [GAME, ROULETTE])
@pytest.mark.parametrize("text", ["rouge 50000", "rouge tomorrow", ""])
def test_what_was_not_done_is_not_called_done(evening: Evening, ear: Ear, table: str, text: str) -> None:
    page = at_trente_et_quarante(evening) if table == GAME else evening.sit_at_roulette()
    read(evening.window)
    heard = said(evening, ear, page, text)
    assert len(heard) == len(ear.urgent) == bool(text), heard
    assert not any("done" in words for words in heard)


@pytest.mark.parametrize("table", [GAME, ROULETTE])
def test_a_typed_bet_is_answered_before_what_lies_there(evening: Evening, ear: Ear, table: str) -> None:
    page = at_trente_et_quarante(evening) if table == GAME else evening.sit_at_roulette()
    read(evening.window)
    assert said(evening, ear, page, "rouge 50") == ["“rouge 50”: done.", "Rouge: 50."]
    assert ear.urgent == ["“rouge 50”: done."]


def test_an_announced_bet_is_repeated_once(evening: Evening, ear: Ear) -> None:
    page = evening.sit_at_roulette()
    read(evening.window)
    page.scene.spoken.connect(lambda _words: page.teller._end.timeout.emit())  # as early as can be
    call, laid = said(evening, ear, page, "orphelins par 5")
    assert call.startswith("Anonce sirotci, po 5, 5 kusů. ")
    assert laid == "In play: 25."
