"""Ten spins by mouse alone, ten by keyboard alone, ten by typing alone; four in every other language.

Zero comes at once and often: prison, half back, moving over, double prison, a third zero.
"""

from __future__ import annotations

from collections import deque
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from casino_qt.bank.ledger import table_account
from casino_qt.money_text import francs
from casino_qt.rules.roulette.bets import SIMPLE_CHANCES
from casino_qt.scenes.roulette.spots import group_of
from casino_qt.settings import LANGUAGES
from casino_qt.tables.chips import FRANC
from casino_qt.tables.roulette_sitting import GAME
from casino_qt.windows.at_table.roulette_page import RoulettePage
from tests.evening.at_the_wheel import place
from tests.evening.conftest import Opened
from tests.evening.guest import Guest, wait
from tests.tables.oracle import committed

SEED = "077374"
FALLS = (0, 0, 0, 6, 1, 19, 36, 0, 30, 27)
WAYS = {
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Up: (0, -1),
}
CHANCES = {
    "en": ("red", "even", "half back", "move {} to {}", "take {}", "spin", "orphans by 5"),
    "fr": ("rouge", "pair", "moitié", "déplacer {} sur {}", "reprendre {}", "lancez", "orphelins par 5"),
    "it": ("rosso", "pari", "metà", "sposta {} su {}", "riprendo {}", "lanciate", "orfanelli da 5"),
    "cs": ("červenou", "sudou", "polovinu", "přesuň {} na {}", "vezmu {}", "točte", "sirotky po 5"),
    "ru": ("красное", "чёт", "половину", "перенести {} на {}", "забираю {}", "крутите", "сироты по 5"),
}
"""How a chance and another one are said, half back, a move, taking, the throw, an announced bet."""


def spins(language: str) -> int:
    """How many are played."""
    return len(FALLS) if language == LANGUAGES[0] else 4


class Wheel:
    """The guest at the roulette, and the books."""

    def __init__(self, guest: Guest, path: Path) -> None:
        self.guest, self.path = guest, path
        wait(lambda: isinstance(guest.window.table, RoulettePage), "the roulette")
        page = guest.window.table
        assert isinstance(page, RoulettePage)
        self.page = page
        guest.watch(lambda: not page.scene.busy, "the croupier")

    def agrees(self) -> int:
        """Purse and cloth in the rail are those of books and replay; how many spins are booked."""
        found = committed(self.path, GAME)
        assert found is not None
        table = found.table()
        lying = found.balances.get(table_account(GAME), 0)
        assert (table.purse(), table.on_table()) == (found.balances["purse"], lying)
        assert self.page.bankroll.amounts() == (table.purse(), lying)
        assert francs(lying) in self.page.bankroll.accessibleName()
        return len(found.rounds)

    def lying(self, bet: str) -> tuple[int, tuple[int, int]]:
        """What lies on a place freely, and locked."""
        lying = self.page.controller.table.lying(bet)
        return lying.stake, lying.prison

    def fallen(self, count: int) -> None:
        """So many spins are over, and told, and booked."""
        scene = self.page.scene
        self.guest.watch(lambda: not scene.busy and not scene.ball_runs, "the end of the spin")
        assert self.agrees() == count
        assert self.page.controller.table.history == FALLS[:count]

    # By keyboard alone.

    def to_group(self, group: str) -> None:
        """Go with Tab to a group of the table's spots."""
        for _ in range(80):
            here = self.page.scene.focus_order.current
            if self.guest.focus() is self.page.view and here is not None and group_of(here.key) == group:
                return
            self.guest.key(Qt.Key.Key_Tab)
        raise AssertionError(f"the keyboard never came to {group}")

    def walk(self, key: str) -> None:
        """Go with Tab and arrows to a spot of the table."""
        self.to_group(group_of(key))
        for step in self.way(key):
            self.guest.key(step)
        here = self.page.scene.focus_order.current
        assert here is not None
        assert here.key == key

    def way(self, goal: str) -> list[Qt.Key]:
        """The shortest way by arrows from here to a spot."""
        order = self.page.scene.focus_order
        assert order.current is not None
        start = order.current.key
        ways: dict[str, list[Qt.Key]] = {start: []}
        todo = deque([start])
        while goal not in ways:
            here = todo.popleft()
            for arrow, direction in WAYS.items():
                order.choose(here)
                if order.towards(*direction) and order.current.key not in ways:
                    ways[order.current.key] = [*ways[here], arrow]
                    todo.append(order.current.key)
        order.choose(start)
        return ways[goal]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_spins_by_mouse_alone(language: str, open_casino: Opened, tmp_path: Path) -> None:
    guest = open_casino(language=language, seed=SEED, own_time=True)
    guest.click_door(1)
    wheel = Wheel(guest, tmp_path / "purse.casino")
    page = wheel.page
    layout = page.scene.layout
    for number in range(spins(language)):
        chance, other = SIMPLE_CHANCES[number % 6], SIMPLE_CHANCES[(number + 3) % 6]
        guest.click_chip(25 * FRANC)
        guest.click_table(place(page, chance))
        guest.drag_on_table(page.scene.tray.face(5 * FRANC), place(page, f"plein:{number}"))
        guest.watch(lambda: not page.stage.busy, "the chips")
        assert wheel.lying(chance)[0] >= 25 * FRANC
        wheel.agrees()
        guest.click_on(page.primary)
        assert page.scene.ball_runs
        guest.click_table(place(page, other))  # the ball runs: bets are still taken
        assert wheel.lying(other)[0] >= 25 * FRANC
        guest.click_on(page.primary)  # no more bets
        guest.click_on(page.primary)  # skip
        wheel.fallen(number + 1)
        if number == 0:
            assert wheel.lying(chance) == wheel.lying(other) == (0, (25 * FRANC, 0))
            guest.click_table(layout.half_back_at(chance))
            assert wheel.lying(chance) == (0, (0, 0))
            guest.drag_on_table(layout.cell(other, 1), place(page, SIMPLE_CHANCES[5]))
            assert wheel.lying(SIMPLE_CHANCES[5]) == (0, (25 * FRANC, 0))
        if number == 1:
            assert wheel.lying(SIMPLE_CHANCES[5]) == (0, (0, 25 * FRANC))
        if number == 2:
            assert wheel.lying(SIMPLE_CHANCES[5])[1][1] < 2 * 25 * FRANC  # the third zero has taken it
        if number % 4 == 3:
            guest.click_on(page.clear)
            guest.watch(lambda: not page.stage.busy, "the cleared cloth")
        wheel.agrees()
    guest.click_on(page.back)
    assert guest.window.table is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_spins_by_keyboard_alone(language: str, open_casino: Opened, tmp_path: Path) -> None:
    guest = open_casino(language=language, seed=SEED, own_time=True)
    guest.key(Qt.Key.Key_Tab)
    while guest.focus() is not guest.window.lobby.doors[1]:
        guest.key(Qt.Key.Key_Tab)
    guest.key(Qt.Key.Key_Return)
    wheel = Wheel(guest, tmp_path / "purse.casino")
    page = wheel.page
    for number in range(spins(language)):
        chance = SIMPLE_CHANCES[number % 6]
        guest.key(Qt.Key.Key_3)  # the third piece of the tray
        before = wheel.lying(chance)[0]
        wheel.walk(f"bet/{chance}@0")
        guest.key(Qt.Key.Key_Return)
        assert wheel.lying(chance)[0] == before + 25 * FRANC
        wheel.walk("bet/carre:17/18/20/21@0")
        guest.key(Qt.Key.Key_Return)
        guest.shortcut(page.undo)
        guest.watch(lambda: not page.stage.busy, "the chips")
        wheel.agrees()
        guest.shortcut(page.primary)
        assert page.scene.ball_runs
        guest.shortcut(page.primary)
        if page.scene.busy:
            guest.shortcut(page.primary)
        wheel.fallen(number + 1)
        if number == 0:
            wheel.to_group("halve")
            guest.key(Qt.Key.Key_Return)
            assert wheel.lying(chance) == (0, (0, 0))
        if number == 1:
            wheel.to_group("prisoner")
            guest.key(Qt.Key.Key_Return)
            wheel.walk(f"bet/{SIMPLE_CHANCES[4]}@0")
            guest.key(Qt.Key.Key_Return)
            assert wheel.lying(SIMPLE_CHANCES[4]) == (0, (25 * FRANC, 0))
        if number == 2:
            assert wheel.lying(SIMPLE_CHANCES[4]) == (0, (0, 25 * FRANC))
        guest.watch(lambda: not page.stage.busy, "the chips")
        wheel.agrees()
    guest.key(Qt.Key.Key_Escape)
    wait(lambda: guest.window.table is None, "the lobby")


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_spins_by_typing_alone(language: str, open_casino: Opened, tmp_path: Path) -> None:
    chance, other, half, move, take, throw, annonce = CHANCES[language]
    guest = open_casino(language=language, seed=SEED, own_time=True)
    guest.click_door(1)
    wheel = Wheel(guest, tmp_path / "purse.casino")
    page = wheel.page
    guest.key(Qt.Key.Key_Slash)
    assert page.typed.listening()

    def say(text: str) -> None:
        guest.write(text)
        guest.key(Qt.Key.Key_Return)

    for number in range(spins(language)):
        say(f"{chance} 20")
        say(f"{other} 10")
        say(annonce)
        laid = page.controller.in_play
        assert laid >= 55 * FRANC
        say("qwerty")  # not understood: nothing moves, and the words stay to be mended
        assert page.controller.in_play == laid
        for _ in "qwerty":
            guest.key(Qt.Key.Key_Backspace)
        say(throw)
        assert page.scene.ball_runs
        page.stage.skip()  # all the time that the ball needs has passed
        wheel.fallen(number + 1)
        if number == 0:
            assert wheel.lying("rouge") == (0, (20 * FRANC, 0))
            say(f"{half} {chance}")
            assert wheel.lying("rouge") == (0, (0, 0))
            say(move.format(other, chance))
            assert wheel.lying("rouge") == (0, (10 * FRANC, 0))
        if number == 1:
            assert wheel.lying("rouge")[1][1] == 10 * FRANC
        if wheel.lying("rouge")[0]:
            say(take.format(chance))
        guest.watch(lambda: not page.stage.busy, "the chips")
        wheel.agrees()
