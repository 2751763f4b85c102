"""A hasty guest at one table of the real program, to be killed: `run` is the whole of it.

He opens the program at his table and plays by real events of mouse and keyboard until it dies. What is tried,
what has become durable and what is to be seen goes to standard output, each line as soon as it is so.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from casino_qt import app as program
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.kit.message import Message
from tests.evening.guest import Guest

LOOKS = 40
"""As many turns a guest who has just come waits for what there is to be seen, before anything is done."""

Gestures = dict[str, tuple[int, Callable[[], object]]]
"""What may be done, how much it is liked, and how."""


def write(line: object) -> None:
    """One line, at once."""
    os.write(1, json.dumps(line).encode() + b"\n")


class HastyPlayer:
    """Plays one program for ever, at random."""

    GAME: ClassVar[str]
    PAGE: ClassVar[type[TablePage]]

    def __init__(self, start: program.Start, seed: int) -> None:
        self.start = start
        self.guest = Guest(start.window, hasty=True)
        self.dice = random.Random(seed)
        self.known: QWidget | None = None
        self.shown: object = None
        self.looks = 0
        self.timer = QTimer()
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self.turn)
        self.timer.start(1)

    def at_the_table(self, page: Any) -> Gestures:
        """What may be done there now."""
        raise NotImplementedError

    def turn(self) -> None:
        """One gesture, or a look at something new to be seen; then a breath."""
        page = self.start.window.table
        if isinstance(page, self.PAGE):
            if page is not self.known:
                self.known = page
                self.guest.skip_introduction()
                self.sit(page)
            if not self.show(page) and not self.looks_first():
                name, act = self.gesture(page)
                write({"try": name})
                act()
                write({"done": name})
        self.timer.start(self.dice.choices((1, 10, 60, 350), weights=(30, 30, 20, 20))[0])

    def sit(self, page: TablePage) -> None:
        """From now on everything that becomes durable is written down."""
        controller, profile = page.controller, page.house.profile

        def saw(*_: object) -> None:
            session = profile.open_session(self.GAME)
            assert session is not None
            actions = list(session.actions)
            write({"seen": {"session": session.id, "actions": actions, "purse": controller.purse}})

        for signal in (controller.happened, controller.restored):
            signal.connect(saw)
        saw()
        write({"done": "open"})

    def show(self, page: TablePage) -> bool:
        """Write down what is to be seen, whenever nothing moves; whether it is something new."""
        if page.scene.busy or page.stage.busy:
            return False
        session = page.house.profile.open_session(self.GAME)
        assert session is not None
        shown = {
            "session": session.id,
            "actions": len(session.actions),
            "amounts": page.bankroll.amounts(),
            "cards": {seen.key: seen.look.split()[0] for seen in page.scene.picture() if seen.kind == "card"},
            "picture": [list(map(str, seen)) for seen in page.scene.picture() if "tray/" not in seen.key],
        }
        if shown == self.shown:
            return False
        self.shown = shown
        write({"shown": shown})
        return True

    def looks_first(self) -> bool:
        """Whether he only looks: else what was before the last kill would hardly ever be seen again."""
        self.looks += 1
        return self.shown is None and self.looks <= LOOKS

    def gesture(self, page: TablePage) -> tuple[str, Callable[[], object]]:
        """Something a guest may do now, and under which name it is tried."""
        sheet = self.guest.sheet()
        if isinstance(sheet, Message):
            return "new_purse", lambda: self.guest.click_on(sheet.buttons[0])
        gestures = self.at_the_table(page)
        name = self.dice.choices(list(gestures), weights=[liking for liking, _ in gestures.values()])[0]
        return name, gestures[name][1]


def run(kind: type[HastyPlayer], path: Path, seed: int) -> int:
    """Open the program on `path` and play until something ends it."""
    write({"try": "open"})
    application = QApplication(sys.argv[:1])
    program.name(application)
    start = program.Start(program.Wishes(table=kind.GAME, profile=path))
    start.open_lobby()
    start.keep_tidy()
    player = kind(start, seed)

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
