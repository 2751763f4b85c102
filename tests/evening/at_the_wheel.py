"""What a hasty guest does at the roulette: chips on all places, bets in words, the ball, the prisoners."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt

from casino_qt.scenes.roulette.layout import SIMPLE_CHANCES
from casino_qt.scenes.tray import VALUES
from casino_qt.windows.at_table.roulette_page import RoulettePage
from casino_qt.windows.at_table.typed_line import TypedLine
from tests.evening.guest import RIGHT, Guest

Weighted = tuple[int, str, Callable[[], None]]

WORDS = (
    "17 et les voisins par 5",
    "orphelins par 5",
    "tiers 2 pieces",
    "finale 7 par 10",
    "vicini dello zero",
    "сироты по 5",
    "rouge 100",
    "pair 25",
    "retire rouge",
    "tout retirer",
    "spin",
    "?",
)


def gestures(guest: Guest, page: RoulettePage, dice: random.Random) -> list[Weighted]:
    """A gesture of each kind that only this table has, with its weight and the name it is tried under.

    The guest likes prison: something lies on a simple chance whenever the ball is thrown, as a rule, and what
    can only be done with prisoners is done often.
    """
    scene = page.scene
    laid = list(scene.shown.heaps)
    anywhere = dice.choice(scene.layout.places.zones)
    chance = dice.choice(SIMPLE_CHANCES)
    half = [bet for bet in laid if scene.shown.heap(bet).halvable]
    locked = [bet for bet in laid if any(scene.shown.heap(bet).prison)]
    bare = not any(scene.shown.heap(bet).stake for bet in SIMPLE_CHANCES)
    return [
        (6, "bet", lambda: guest.click_table(QPointF(*anywhere.area.centre))),
        (40 if bare else 8, "bet", lambda: guest.click_table(place(page, chance))),
        (3, "drag", lambda: guest.drag_on_table(scene.tray.face(dice.choice(VALUES)), place(page, chance))),
        (3, "announce", lambda: on_the_track(guest, page, dice)),
        (1, "neighbours", lambda: guest.key(dice.choice((Qt.Key.Key_Plus, Qt.Key.Key_Minus)))),
        (2, "take", lambda: guest.click_table(place(page, dice.choice(laid or [chance])), RIGHT)),
        (2, "take", lambda: off_the_cloth(guest, page, dice.choice(laid or [chance]))),
        (40 if half else 0, "halve", lambda: guest.click_table(scene.layout.half_back_at(dice.choice(half)))),
        (30 if locked else 0, "move", lambda: move(guest, page, dice.choice(locked), chance)),
        (3, "typed", lambda: announce(guest, page, dice)),
        (1, "spin", lambda: guest.click_table(QPointF(*scene.layout.places.wheel))),
        (25 if scene.busy else 0, "spin", lambda: guest.click_on(page.primary)),
        (1, "board", lambda: guest.click_table(QPointF(*scene.layout.places.marquee.centre))),
    ]


def place(page: RoulettePage, bet: str) -> QPointF:
    """The middle of the first area of a bet, su."""
    return QPointF(*page.scene.layout.places.zones_of(bet)[0].area.centre)


def on_the_track(guest: Guest, page: RoulettePage, dice: random.Random) -> None:
    """Announce by a click on the race track."""
    printed = [spot for spot in page.scene.focus_order.spots if spot.key.startswith("track/")]
    guest.click_table(dice.choice(printed).middle)


def off_the_cloth(guest: Guest, page: RoulettePage, bet: str) -> None:
    """Drag a pile away, to the wheel: no chip may lie there."""
    still = page.scene.still
    pile = still.won_at(bet) if page.scene.shown.heap(bet).won else still.stake_at(bet)
    guest.drag_on_table(pile, QPointF(*page.scene.layout.places.wheel))


def move(guest: Guest, page: RoulettePage, bet: str, to: str) -> None:
    """Carry what is imprisoned on `bet` to another chance."""
    level = 1 if page.scene.shown.heap(bet).prison[0] else 2
    guest.drag_on_table(page.scene.layout.cell(bet, level), place(page, to))


def announce(guest: Guest, page: RoulettePage, dice: random.Random) -> None:
    """Say a bet in words."""
    if not page.typed.listening():
        guest.key(Qt.Key.Key_Slash)
    write_a_bet(guest, page.typed, dice.choice(WORDS), dice)


def write_a_bet(guest: Guest, line: TypedLine, words: str, dice: random.Random) -> None:
    """Write it into a line that has the keyboard, and no letter anywhere else: each would be a shortcut."""
    if not line.field.hasFocus():
        return
    guest.write(words)
    guest.key(Qt.Key.Key_Return)
    if dice.random() < 0.7:
        guest.key(Qt.Key.Key_Escape)
