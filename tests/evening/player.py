"""A hasty guest to be killed: `python -m tests.evening.player PROFILE SEED DOOR` opens the program and plays.

The program is the one of the command line, offscreen, on its own clock; every gesture is a real event of
mouse or keyboard to its window, and of the open doors the guest likes one best. What is tried and what has
become visible goes to standard output, each line as soon as it is so (tests.tables.oracle tells their
meaning; "shown" lines are this module's).
"""

from __future__ import annotations

import json
import os
import random
import sys
import zlib
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from casino_qt import app as program
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.scenes.piece import Seen
from casino_qt.scenes.tray import VALUES
from casino_qt.windows.at_table.roulette_page import RoulettePage
from casino_qt.windows.at_table.trente_et_quarante_page import TrenteEtQuarantePage
from casino_qt.windows.kit.message import Message
from casino_qt.windows.settings.house import HousePage
from casino_qt.windows.settings.pages import PAGES
from casino_qt.windows.settings.seeing import SeeingPage
from casino_qt.windows.settings.sheet import SettingsSheet
from tests.evening import at_the_wheel
from tests.evening.guest import RIGHT, Guest, in_field
from tests.tables.asked import attempt, done
from tests.tables.oracle import ball, future, report

Gesture = tuple[str, Callable[[], None]]
Page = TrenteEtQuarantePage | RoulettePage

WORDS = ("rouge 50", "noir 20", "couleur 5", "inverse 100", "assurance rouge", "красное 25", "nero 10", "?")
BY_HAND = ("tray/ring", "tray/mark", "cut", "cut/shadow", "cut/where")
"""What hangs on the hand alone and is forgotten with it: which chip is chosen, where the cut card stands."""


def write(line: bytes) -> None:
    os.write(1, line)


class Player:
    """Plays one program for ever, at random."""

    def __init__(self, start: program.Start, seed: int, door: int) -> None:
        self.start = start
        self.guest = Guest(start.window, hasty=True)
        self.dice = random.Random(seed)
        self.door = door
        self.known: Page | None = None
        self.began = date.today().isoformat()
        self.last_shown: bytes = b""
        self.timer = QTimer()
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self.turn)
        self.timer.start(1)

    def turn(self) -> None:
        """One gesture, then a breath: events are handled inside a gesture, so the clock starts after it."""
        self.play()
        self.timer.start(self.dice.choices((0, 1, 5, 20, 400), weights=(40, 20, 20, 10, 5))[0])

    def play(self) -> None:
        """One gesture."""
        page = self.start.window.table
        assert page is None or isinstance(page, TrenteEtQuarantePage | RoulettePage)
        if page is not self.known:
            self.known = page
            if page is not None:
                self.guest.skip_introduction()
                self.sit(page)
        if page is None:
            name, act = self.gesture(None)
            write(attempt(name))
            act()
            return  # a door opens later than it is knocked at
        self.show(page)
        name, act = self.gesture(page)
        write(attempt(name, page.scene.chip_value if name == "bet" else None))
        act()
        write(done(name))

    # -- what is visible ---------------------------------------------------------------------------------

    def sit(self, page: Page) -> None:
        """The guest sits at a table and sees it for the first time."""
        controller = page.controller
        profile = page.house.profile
        for signal in (controller.happened, controller.restored):
            signal.connect(lambda *_: write(report(profile, controller)))
        if isinstance(page, RoulettePage):
            wheel = page.controller
            wheel.thrown.connect(lambda number: write(ball(number, wheel.table)))
        write(report(profile, controller))
        write(future(controller))
        write(done("open"))

    def show(self, page: Page) -> None:
        """Write down all that is to be seen, whenever nothing moves."""
        if page.scene.busy or page.stage.busy:
            return
        session = page.house.profile.open_session(page.table_name)
        assert session is not None
        shown = {
            "game": page.table_name,
            "session": session.id,
            "actions": len(session.actions),
            "story": zlib.crc32(json.dumps(session.actions).encode()),
            "language": page.house.settings.language,
            "by_hand": by_hand(page),
            "days": [self.began, date.today().isoformat()],
            "amounts": page.bankroll.amounts(),
            "rail": page.bankroll.accessibleName(),
            "picture": [seen for seen in map(without_hand, page.scene.picture()) if seen is not None],
        }
        line = json.dumps({"shown": shown}).encode() + b"\n"
        if line != self.last_shown:
            self.last_shown = line
            write(line)

    # -- what is done ------------------------------------------------------------------------------------

    def gesture(self, page: Page | None) -> Gesture:
        """Something a guest may do now, and under which name it is tried."""
        sheet = self.guest.sheet()
        if isinstance(sheet, SettingsSheet):
            return "settings", lambda: self.change_settings(sheet)
        if isinstance(sheet, Message):
            return "new_purse", lambda: self.guest.click_on(sheet.buttons[0])
        if sheet is not None:
            return "read", lambda: self.guest.key(Qt.Key.Key_Escape)
        if page is None:
            number = self.door if self.dice.random() < 0.8 else 1 - self.door
            return "open", self.dice.choice(
                (partial(self.guest.click_door, number), self.knock, self.walk_on)
            )
        return self.at_the_table(page)

    def walk_on(self) -> None:
        """The keyboard goes on to whatever comes next in the lobby."""
        self.guest.key(Qt.Key.Key_Tab)

    def knock(self) -> None:
        """Enter at an open door, if the keyboard is there."""
        if self.guest.focus() is self.start.window.lobby.doors[self.door]:
            self.guest.key(Qt.Key.Key_Return)

    def change_settings(self, sheet: SettingsSheet) -> None:
        """Another language or another speed; or enough of it."""
        house, seeing = sheet.page(HousePage), sheet.page(SeeingPage)
        segments = self.dice.choice((house.language, seeing.speed, None))
        if segments is None:
            self.guest.click_on(sheet.close_button)
        elif not segments.isVisible():
            page = HousePage if segments is house.language else SeeingPage
            self.guest.click_choice(sheet.pages, PAGES.index(page))
        else:
            self.guest.click_choice(segments, self.dice.randrange(len(segments.rects())))

    def at_the_table(self, page: Page) -> Gesture:
        """A gesture at the table, weighted so that much is laid and much is dealt."""
        guest, dice = self.guest, self.dice
        if isinstance(page, RoulettePage):
            own, ends = at_the_wheel.gestures(guest, page, dice), "spin"
        else:
            own, ends = self.at_the_cards(page), "coup"
        gestures: list[at_the_wheel.Weighted] = [
            *own,
            (4, "chip", lambda: guest.click_chip(dice.choice(VALUES))),
            (2, "chip", lambda: guest.key(Qt.Key(Qt.Key.Key_1 + dice.randrange(8)))),
            (3, "offer", lambda: self.take_up_an_offer(page)),
            (10, ends, lambda: guest.click_on(page.primary)),
            (5, ends, lambda: guest.press_shortcut(page.primary)),
            (4, "undo", lambda: guest.click_on(page.undo)),
            (2, "undo", lambda: guest.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)),
            (2, "redo", lambda: guest.key(Qt.Key.Key_Z, ctrl_shift())),
            (2, "clear", lambda: guest.click_on(page.clear)),
            (3, "repeat", lambda: guest.click_on(page.repeat)),
            (1, "double", lambda: guest.press_shortcut(page.double)),
            (4, "walk", lambda: guest.key(dice.choice(WALKS))),
            (3, self.enter_does(page, ends), lambda: guest.key(Qt.Key.Key_Return)),
            (1, "settings", lambda: guest.click_on(page.gear)),
            (1, "rules", lambda: guest.click_on(page.seal)),
            (2, "leave", lambda: guest.click_on(page.back)),
            (1, "resize", self.resize),
        ]
        _, name, act = dice.choices(gestures, weights=[weight for weight, _, _ in gestures])[0]
        return name, act

    def at_the_cards(self, page: TrenteEtQuarantePage) -> list[at_the_wheel.Weighted]:
        """What only the table of cards has."""
        guest, dice, layout = self.guest, self.dice, page.scene.layout
        spot = dice.choice(list(Spot))
        return [
            (12, "bet", lambda: guest.click_field(spot)),
            (4, "drag", lambda: guest.drag_chip(dice.choice(VALUES), spot)),
            (3, "insure", lambda: guest.click_table(layout.premium(spot))),
            (3, "take", lambda: guest.click_table(in_field(layout, spot), RIGHT)),
            (2, "take", lambda: self.off_the_cloth(page, spot)),
            (2, "typed", lambda: self.announce(page)),
        ]

    def take_up_an_offer(self, page: Page) -> None:
        """Click anything that may be reached by the keyboard too: an insurance, half of a stake, a why."""
        spots = page.scene.focus_order.spots
        if spots:
            self.guest.click_table(self.dice.choice(spots).middle)

    def enter_does(self, page: Page, ends: str) -> str:
        """What Enter would press: the button that has the keyboard, else something of the table."""
        focus: QWidget | None = self.guest.focus()
        if focus is page.undo:
            return "undo"
        return ends if focus is page.primary else "enter"

    def off_the_cloth(self, page: TrenteEtQuarantePage, spot: Spot) -> None:
        """Drag a pile away."""
        layout = page.scene.layout
        pile = self.dice.choice((layout.stake(spot), layout.won(spot)))
        self.guest.drag_on_table(pile, layout.talon)

    def announce(self, page: TrenteEtQuarantePage) -> None:
        """Say a bet in words."""
        if not page.typed.isVisible():
            self.guest.click_on(page.announce)
        elif not page.typed.field.hasFocus():
            self.guest.click(page.typed.field.mapTo(self.start.window, page.typed.field.rect().center()))
        at_the_wheel.write_a_bet(self.guest, page.typed, self.dice.choice(WORDS), self.dice)

    def resize(self) -> None:
        """Take the window by its corner and let it be again."""
        window = self.start.window
        size = window.size()
        window.resize(size.width() + self.dice.randint(-60, 60), size.height() + self.dice.randint(-60, 60))
        window.resize(size)
        self.guest.click(QPoint(1, 1))


WALKS = (
    Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Delete,
)  # fmt: skip


def without_hand(seen: Seen) -> Seen | None:
    """A thing as it is whatever the hand did last, which lifts the chosen chip; None for what lies there by
    the hand alone."""
    if seen.key in BY_HAND:
        return None
    of_tray, _, value = seen.key.partition("/")
    return seen._replace(y=0) if of_tray == "tray" and value.isdecimal() else seen


def by_hand(page: Page) -> list[object]:
    """What a scene remembers of the person's hand, and a program that starts anew does not."""
    if not isinstance(page, RoulettePage):
        return []
    return [page.scene.board_mode]


def ctrl_shift() -> Qt.KeyboardModifier:
    """Both together."""
    return Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def main(path: Path, seed: int, door: int) -> int:
    """Open the program on `path` and play until something ends it."""
    write(attempt("open"))
    application = QApplication(sys.argv[:1])
    program.name(application)
    start = program.Start(program.Wishes(profile=path))
    start.open_lobby()
    start.keep_tidy()
    player = Player(start, seed, door)
    fallen: list[str] = []

    def hear() -> None:
        """Whatever the program did not foresee ends the trial loudly."""
        if start.net is None:
            QTimer.singleShot(1, hear)
        else:
            start.net.caught.connect(fell)

    def fell(text: str) -> None:
        fallen.append(text)
        print(text, file=sys.stderr, flush=True)
        os._exit(3)

    hear()
    status = application.exec()
    player.timer.stop()
    return status or len(fallen)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
