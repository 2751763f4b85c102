"""A key that is known where one is and does nothing now says why, as the button of it does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from casino_qt.settings import LANGUAGES, TEXT_SIZES
from casino_qt.windows.commands.command import PLACES
from casino_qt.windows.commands.here import Heard, door_of
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.commands.table import commands
from casino_qt.windows.doors import TABLES
from casino_qt.windows.kit.button import KitButton
from tests.reading.conftest import Ear
from tests.reading.tree import read
from tests.screenshots.evening import BLACKJACK, GAME, Evening
from tests.screenshots.fit import BlankPictures
from tests.screenshots.replay_states import replayed
from tests.windows.book.evenings import filled


@pytest.fixture
def evening(tmp_path: Path, pictures: BlankPictures) -> Iterator[Evening]:
    evening = Evening(tmp_path, QSize(1440, 900), "en", "2", pictures=pictures, tables=TABLES)
    yield evening
    evening.close()


def press(evening: Evening, key: str) -> None:
    """As somebody at a desk does: on whatever has the keyboard."""
    QTest.keySequence(evening.window.focusWidget() or evening.window, QKeySequence(key))
    evening.settle()


def shut(evening: Evening, place: str, page: QWidget) -> dict[str, str]:
    """The commands that are known at `place` and cannot be done now, with their keys."""
    found = {}
    for group in PLACES[place]:
        for command in commands(group):
            key = keyring.key(command.name)
            if key and not command.fixed and not Heard(command, door_of(command, page, evening.window)).open:
                found[command.name] = key
    return found


def answers(evening: Evening, ear: Ear, place: str, page: QWidget) -> dict[str, str]:
    """What each of them says when its key is pressed: one thing, at once."""
    told = {}
    for name, key in shut(evening, place, page).items():
        ear.take()
        ear.urgent.clear()
        press(evening, key)
        heard = ear.take()
        assert len(heard) == 1, (name, key, heard)
        assert heard == ear.urgent
        told[name] = heard[0]
    return told


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_of_a_table_is_silent(evening: Evening, ear: Ear, table: str, language: str) -> None:
    evening.settings.language = language
    evening.window.open_table(table)
    evening.to_the_end()
    page = evening.window.table
    assert page is not None
    read(evening.window)
    page.view.setFocus()
    told = answers(evening, ear, table, page)
    assert len(told) >= 3
    buttons = [button for button in page.findChildren(KitButton) if button.isVisible()]
    disabled = {button.why_not() for button in buttons if button.why_not() and button.key_text()}
    assert disabled <= set(told.values())
    assert page.plate.isVisible()
    assert page.plate.accessibleName() in told.values()


def test_while_a_coup_is_told_every_key_says_so(evening: Evening, ear: Ear) -> None:
    page = evening.sit_down()
    read(evening.window)
    page.scene.cut_here()
    evening.to_the_end()
    page.view.setFocus()
    press(evening, "Return")
    press(evening, "Return")
    press(evening, keyring.key("trente-et-quarante.deal"))
    assert page.controller.showing
    told = answers(evening, ear, GAME, page)
    assert {told["stakes.undo"], told["stakes.double"], told["trente-et-quarante.deal"]} == {
        page.telling_words()
    }


def test_the_undo_of_the_system_says_why_it_cannot(evening: Evening, ear: Ear) -> None:
    page = evening.sit_at_blackjack()
    read(evening.window)
    page.view.setFocus()
    for key, why in (("Ctrl+Z", page.undo.why_not()), ("Ctrl+Shift+Z", "Nothing has been taken back.")):
        ear.take()
        press(evening, key)
        assert ear.take() == [why]


def test_in_the_salon_and_at_the_cashiers(evening: Evening, ear: Ear) -> None:
    window = evening.window
    read(window)
    window.lobby.doors[0].setFocus()
    assert answers(evening, ear, "lobby", window.lobby) == {
        "lobby.errors": "The book of your errors is open in practice only."
    }
    window.open_cashier()
    (desk,) = (sheet for sheet in window.findChildren(QWidget) if getattr(sheet, "PLACE", "") == "cashier")
    told = answers(evening, ear, "cashier", desk)
    assert told == {"cashier.new_purse": "A new purse is for whoever has nothing left."}
    press(evening, keyring.key("cashier.allowance"))
    assert "tomorrow" in answers(evening, ear, "cashier", desk)["cashier.allowance"]


def test_what_is_done_at_a_place_says_so_elsewhere(evening: Evening, ear: Ear) -> None:
    page = evening.sit_down()
    read(evening.window)
    page.scene.cut_here()
    evening.to_the_end()
    page.view.setFocus()
    page.scene.focus_at(next(spot.key for spot in page.scene.focus_order.spots if spot.kind == "chip"))
    for key, why in (
        ("Del", "What is taken back is what lies where the keyboard is."),
        ("I", "What is insured is the stake on the chance where the keyboard is."),
    ):
        ear.take()
        press(evening, key)
        assert ear.take() == [why]


def test_a_letter_that_is_nobodys_stays_silent(evening: Evening, ear: Ear) -> None:
    page = evening.sit_at_blackjack()
    read(evening.window)
    page.view.setFocus()
    ear.take()
    for key in ("Y", "Ctrl+U", "F5"):
        press(evening, key)
    assert ear.take() == []
    assert shut(evening, BLACKJACK, page)


@pytest.mark.parametrize("key", ["Return", "Del", "I"])
def test_where_nothing_is_chosen_yet_a_key_shows_the_first_place(
    evening: Evening, ear: Ear, key: str
) -> None:
    page = evening.sit_down()
    read(evening.window)
    page.scene.cut_here()
    assert page.scene.why_not(page.scene.focus_order.spots[0]) == "the pack has been cut"
    evening.to_the_end()
    page.view.setFocus()
    page.scene.focus_order.choose(None)
    ear.focused.clear()
    press(evening, key)
    assert len(ear.focused) == 1
    assert page.controller.in_play == 0


@pytest.mark.parametrize("place", ["lobby", "table", "replay"])
def test_where_all_is_seen_the_keys_of_the_room_say_so(evening: Evening, ear: Ear, place: str) -> None:
    whole = "All of it is in the window already."
    if place == "table":
        evening.sit_at_roulette()
    elif place == "replay":
        filled(evening.profile, 2)
        replayed(evening, GAME)
    read(evening.window)
    for key in ("Ctrl+-", "Ctrl+Left", "Ctrl+Down"):
        ear.take()
        press(evening, key)
        assert ear.take() == [whole]
    evening.settings.room_size = TEXT_SIZES[-1]
    evening.settle()
    ear.take()
    press(evening, "Ctrl++")
    assert ear.take() == ["It cannot be any larger."]


def test_at_the_ends_of_a_replay_its_keys_say_so(evening: Evening, ear: Ear) -> None:
    filled(evening.profile, 2)
    page = replayed(evening, GAME)
    read(evening.window)
    for position, keys, why in (
        (0, ("Left", "Home"), "This is the beginning."),
        (len(page.replay.steps), ("Right", "End"), "This is the end."),
    ):
        page.go_to(position)
        for key in keys:
            page.bar.slider.setFocus()
            ear.take()
            press(evening, key)
            assert ear.take() == [why]
            assert page.plate.accessibleName() == why
