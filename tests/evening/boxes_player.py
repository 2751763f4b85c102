"""A hasty guest at the boxes, to be killed: `python -m tests.evening.boxes_player PROFILE SEED`.

Opens the program at the blackjack table and plays by real events of mouse and keyboard until it dies. What is
tried, what has become durable and what is to be seen goes to standard output, each line as soon as it is so.
He splits and insures whenever he can, and the croupier makes mistakes.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from casino_qt import app as program
from casino_qt.rules.blackjack.actions import BOXES
from casino_qt.tables.blackjack_guests import party
from casino_qt.tables.blackjack_sitting import GAME
from casino_qt.windows.blackjack_page import BlackjackPage
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.message import Message
from tests.evening.guest import RIGHT, Guest

MISTAKES_ONCE_IN = 3
Gestures = dict[str, tuple[int, Callable[[], object]]]
"""What may be done, how much it is liked, and how."""


def write(line: object) -> None:
    """One line, at once."""
    os.write(1, json.dumps(line).encode() + b"\n")


class BoxesPlayer:
    """Plays one program for ever, at random."""

    def __init__(self, start: program.Start, seed: int) -> None:
        self.start = start
        self.guest = Guest(start.window)
        self.dice = random.Random(seed)
        self.known: QWidget | None = None
        self.shown: object = None
        self.timer = QTimer()
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self.turn)
        self.timer.start(1)

    def turn(self) -> None:
        """One gesture, then a breath."""
        page = self.start.window.table
        if isinstance(page, BlackjackPage):
            if page is not self.known:
                self.known = page
                self.sit(page)
            if not any(button.isDown() for button in (*page.tools, *page.choices, page.primary)):
                self.show(page)
                name, act = self.gesture(page)
                write({"try": name})
                act()
        self.timer.start(self.dice.choices((1, 10, 60, 350), weights=(30, 30, 20, 20))[0])

    def sit(self, page: BlackjackPage) -> None:
        """From now on everything that becomes durable is written down."""
        controller, profile = page.controller, page.house.profile

        def saw(*_: object) -> None:
            session = profile.open_session(GAME)
            assert session is not None
            actions = list(session.actions)
            write({"seen": {"session": session.id, "actions": actions, "purse": controller.purse}})

        for signal in (controller.happened, controller.restored):
            signal.connect(saw)
        saw()

    def show(self, page: BlackjackPage) -> None:
        """Write down what is to be seen, whenever nothing moves."""
        if page.scene.busy or page.stage.busy:
            return
        session = page.house.profile.open_session(GAME)
        assert session is not None
        shown = {
            "session": session.id,
            "actions": len(session.actions),
            "amounts": page.bankroll.amounts(),
            "cards": {seen.key: seen.look.split()[0] for seen in page.scene.picture() if seen.kind == "card"},
            "picture": [list(map(str, seen)) for seen in page.scene.picture() if "tray/" not in seen.key],
        }
        if shown != self.shown:
            self.shown = shown
            write({"shown": shown})

    def gesture(self, page: BlackjackPage) -> tuple[str, Callable[[], object]]:
        """Something a guest may do now, and under which name it is tried."""
        gestures = self.at_the_table(page)
        sheet = self.guest.sheet()
        if isinstance(sheet, Message):
            return "new_purse", lambda: self.guest.click_on(sheet.buttons[0])
        name = self.dice.choices(list(gestures), weights=[liking for liking, _ in gestures.values()])[0]
        return name, gestures[name][1]

    def at_the_table(self, page: BlackjackPage) -> Gestures:
        """Bets and buttons."""
        guest, layout, dice = self.guest, page.scene.layout, self.dice
        answers = [button for button in page.popover.findChildren(Button) if button.isVisible()]
        if answers:
            return {"raise": (1, lambda: guest.click_on(dice.choice(answers)))}
        box = dice.randint(1, BOXES)
        middle = layout.circle(box).boundingRect().center()
        if not page.choosing():
            return {
                "bet": (8, lambda: guest.click_table(middle)),
                "take": (1, lambda: guest.click_table(middle, RIGHT)),
                "deal": (6, lambda: dice.choice((guest.click_on, guest.press_shortcut))(page.primary)),
                "undo": (1, lambda: guest.click_on(page.undo)),
                "clear": (1, lambda: guest.click_on(page.clear)),
                "repeat": (2, lambda: guest.click_on(page.repeat)),
                "double": (1, lambda: guest.click_on(page.double)),
            }
        liking: dict[Button, int] = {page.split: 30, page.insure: 20, page.double_down: 4, page.surrender: 1}
        able = [button for button in page.choices if button.isEnabled() and button.isVisible()]
        pressed = dice.choice((guest.click_on, guest.press_shortcut))
        gestures: Gestures = {"look": (1, lambda: None)}
        for button in able:
            gestures[button.words()] = (liking.get(button, 3), partial(pressed, button))
        return gestures


def main(path: Path, seed: int) -> int:
    """Open the program on `path` and play until something ends it."""
    write({"try": "open"})
    party.SLIPS_ONCE_IN = MISTAKES_ONCE_IN
    application = QApplication(sys.argv[:1])
    program.name(application)
    start = program.Start(program.Wishes(table=GAME, profile=path))
    start.open_lobby()
    player = BoxesPlayer(start, seed)

    def hear() -> None:
        """Whatever the program did not foresee ends the trial loudly."""
        if start.net is None:
            QTimer.singleShot(1, hear)
        else:
            start.net.caught.connect(fell)

    def fell(text: str) -> None:
        print(text, file=sys.stderr, flush=True)
        os._exit(3)

    hear()
    status = application.exec()
    player.timer.stop()
    return status


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
