"""Ten coups by mouse alone and ten by keyboard alone, in every language; the rail against the books."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from casino_qt.money_text import francs
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.scenes.tray import VALUES
from casino_qt.settings import LANGUAGES
from casino_qt.tables.chips import FRANC
from tests.evening.conftest import Opened
from tests.evening.guest import Guest, wait
from tests.evening.ledger import Books, books

COUPS = 10
SEED = "e1e7e4"  # twenty coups and more before its stop card
PLACES = list(Spot)


def rail_agrees(guest: Guest, path: Path) -> Books:
    """Purse and cloth in the rail, as amounts and as words, are those of the books."""
    kept = books(path)
    page = guest.page
    assert page.bankroll.amounts() == (kept.purse, kept.in_play)
    told = page.bankroll.accessibleName()
    assert francs(kept.purse) in told
    assert francs(kept.in_play) in told
    assert (page.controller.purse, page.controller.in_play) == (kept.purse, kept.in_play)
    return kept


def at_rest(guest: Guest) -> None:
    guest.watch(lambda: not guest.page.scene.busy, "the croupier")


def skip(guest: Guest) -> None:
    """Space, and the end of what is being told is there."""
    assert guest.page.scene.busy
    assert guest.page.primary.key_text()
    guest.shortcut(guest.page.primary)
    assert not guest.page.scene.busy


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_coups_by_mouse_alone(language: str, open_casino: Opened, tmp_path: Path) -> None:
    guest, path = open_casino(language=language, seed=SEED, own_time=True), tmp_path / "purse.casino"
    guest.click_door()
    wait(lambda: guest.window.table is not None, "the table")
    page = guest.page
    assert page.scene.busy  # the pack is being shown
    guest.click_on(page.primary)
    assert not page.scene.busy
    pack = page.scene.layout.pack
    guest.drag(guest.on_table(pack.center()), guest.on_table(pack.center() * 0.5 + pack.topLeft() * 0.5))
    assert page.controller.table.phase.value == "betting"
    guest.click_on(page.primary)  # the five cards are burnt
    at_rest(guest)
    for number in range(COUPS):
        first, second = PLACES[number % 4], PLACES[(number + 1) % 4]
        guest.click_chip(5 * FRANC if number % 2 else 25 * FRANC)
        guest.click_field(first)
        guest.drag_chip(100 * FRANC, second)
        rail_agrees(guest, path)
        if number % 3 == 0:
            guest.click_on(page.undo)
            assert page.controller.table.lying(second).stake == 0
        if number % 3 == 1:
            guest.click_table(page.scene.layout.premium(second))
            assert page.controller.table.lying(second).premium
        staked = rail_agrees(guest, path)
        assert staked.in_play
        guest.click_on(page.primary)
        assert page.scene.busy
        # While the coup is told the rail shows what was before it.
        assert page.bankroll.amounts() == (staked.purse, staked.in_play)
        guest.click_on(page.primary)
        at_rest(guest)
        assert rail_agrees(guest, path).rounds == number + 1
        if number % 2:
            guest.click_on(page.clear)
            assert rail_agrees(guest, path).in_play == sum(
                sum(page.controller.table.lying(spot).prison) for spot in Spot
            )
    guest.click_on(page.back)
    assert guest.window.table is None
    assert guest.window.lobby.purse.text() == francs(books(path).purse)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_coups_by_keyboard_alone(language: str, open_casino: Opened, tmp_path: Path) -> None:
    guest, path = open_casino(language=language, seed=SEED, own_time=True), tmp_path / "purse.casino"
    guest.key(Qt.Key.Key_Return)  # the keyboard is on the first door
    wait(lambda: guest.window.table is not None, "the table")
    page = guest.page
    assert page.scene.busy
    skip(guest)
    at = page.scene.cut_at
    guest.key(Qt.Key.Key_Left)
    guest.key(Qt.Key.Key_Down)
    assert page.scene.cut_at == at - 27
    guest.shortcut(page.primary)
    assert page.controller.table.phase.value == "betting"
    skip(guest)
    for number in range(COUPS):
        table = page.controller.table
        chosen = number % 4  # by the keys 1 … 8, from the left
        guest.key(Qt.Key(Qt.Key.Key_1 + chosen))
        assert page.scene.chip_value == VALUES[chosen]
        spot = walk_to_field(guest, PLACES[number % 4])
        laid = page.controller.in_play
        while page.controller.in_play < laid + 5 * FRANC:
            guest.key(Qt.Key.Key_Return)
            if page.scene.chip_value < 5 * FRANC:  # less than the table takes: refused, and said
                assert page.controller.in_play == laid
                guest.key(Qt.Key.Key_2)
        rail_agrees(guest, path)
        if number % 4 == 1:
            guest.shortcut(page.double)
            guest.shortcut(page.undo)
            rail_agrees(guest, path)
        if number % 4 == 2:
            guest.shortcut(page.clear)
            assert page.controller.table.lying(spot).stake == 0
            guest.shortcut(page.repeat)
            rail_agrees(guest, path)
        if number % 4 == 3:
            guest.shortcut(page.announce)
            assert page.typed.isVisible()
            guest.write("noir 20")
            guest.key(Qt.Key.Key_Return)
            assert page.controller.table.lying(Spot.NOIR).stake >= 20 * FRANC
            guest.key(Qt.Key.Key_Escape)
            assert not page.typed.isVisible()
        staked = rail_agrees(guest, path)
        guest.shortcut(page.primary)
        assert page.scene.busy
        assert page.bankroll.amounts() == (staked.purse, staked.in_play)
        skip(guest)
        assert page.controller.table is table
        assert rail_agrees(guest, path).rounds == number + 1
    guest.key(Qt.Key.Key_Escape)
    wait(lambda: guest.window.table is None, "the lobby")
    assert guest.window.lobby.purse.text() == francs(books(path).purse)


def walk_to_field(guest: Guest, spot: Spot) -> Spot:
    """Go with Tab to the field of `spot`; whatever has the keyboard, it gets there within two rounds."""
    page = guest.page
    for _ in range(80):
        here = page.scene.focus_order.current
        if guest.focus() is page.view and here is not None and here.key == f"field/{spot.value}":
            return spot
        guest.key(Qt.Key.Key_Tab)
    raise AssertionError(f"the keyboard never came to {spot}")
