"""What happens round the window while the monkey plays: files, programs, the system, hour and disk."""

from __future__ import annotations

import random
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
)
from PySide6.QtWidgets import QApplication, QWidget

from casino_qt.bank import snapshots
from casino_qt.settings import Settings
from casino_qt.windows.staff.bell import Ring
from tests.evening.monkey.hands import Weighed
from tests.evening.monkey.night import PURSE, Night
from tests.evening.monkey.visitor import Visitor

SCRIPTS = Path(__file__).parents[2] / "rules" / "scripts"
NAPS = (600_000.0, 3_600_000.0, 32_400_000.0, 108_000_000.0)  # milliseconds: ten minutes … into the day after
PLAYERS = (PURSE, "purse-2.casino", "purse-3.casino")
DEEP = 12  # steps from the window into what is told of it
ENDLESS = 0x3FFFFFFE  # pages of a file
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def places(folder: Path) -> tuple[str, ...]:
    """Where something is written to, or read from: some can, some cannot."""
    return (
        str(folder / "taken_out.json"),
        str(folder / "taken_out.csv"),
        str(folder / "no" / "such" / "place.json"),
        str(folder),
    )


class World:
    """Goes on round one evening; `dice` decides everything."""

    def __init__(self, night: Night, dice: random.Random, hands: Visitor) -> None:
        self.night, self.dice, self.hands = night, dice, hands
        self._other = QWidget()
        self._other.setGeometry(0, 0, 200, 100)
        self.gestures: Weighed = (
            (2, self.drop_a_file),
            (1, self.ring_at_the_door),
            (1, self.sleep),
            (1, self.fill_the_disk),
            (2, self.change_the_window),
            (1, self.look_at_something_else),
            (1, self.change_the_system),
            (6, self.act_as_a_reader),
            (1, self.let_another_play),
            (1, self.go_back_to_a_snapshot),
            (1, self.shut_and_open),
        )

    # -- files and other programs ------------------------------------------------------------------------

    def file(self) -> Path:
        """A script that is one, something the monkey wrote, or anything else."""
        scripts = sorted(SCRIPTS.glob("*.json"))
        return self.dice.choice((*scripts, *map(Path, places(self.night.folder)), self.night.profile.path))

    def drop_a_file(self) -> None:
        """From outside, wherever the hand is; sometimes it is carried on."""
        handle, at, held = self.night.window.windowHandle(), self.hands.somewhere(), QMimeData()
        held.setUrls([QUrl.fromLocalFile(str(self.file()))] * self.dice.choice((1, 1, 1, 1, 0, 2)))
        copy = Qt.DropAction.CopyAction
        QApplication.sendEvent(handle, QDragEnterEvent(at, copy, held, LEFT, PLAIN))
        QApplication.sendEvent(handle, QDragMoveEvent(at, copy, held, LEFT, PLAIN))
        if self.dice.random() < 0.8:
            QApplication.sendEvent(handle, QDropEvent(QPointF(at), copy, held, LEFT, PLAIN))
        else:
            QApplication.sendEvent(handle, QDragLeaveEvent())

    def ring_at_the_door(self) -> None:
        """A second casino is begun for a file."""
        if not self.night.empty:
            Ring(self.night.window, self.night.profile.path, lambda: None, lambda: None).ring(self.file())
            self.night.settle()

    # -- the house ---------------------------------------------------------------------------------------

    def sleep(self) -> None:
        """The machine sleeps, and wakes up later, perhaps on another day."""
        self.night.keeper.slept += self.dice.choice(NAPS)

    def fill_the_disk(self) -> None:
        """For some gestures the profile cannot grow."""
        if self.night.empty:
            return
        database = self.night.profile._db
        (pages,) = database.execute("PRAGMA page_count").fetchone()
        database.execute(f"PRAGMA max_page_count = {pages}")
        for _ in range(self.dice.randint(1, 8)):
            self.hands.in_between()
            self.night.settle()
        if self.night.profile._db is database and not self.night.empty:
            database.execute(f"PRAGMA max_page_count = {ENDLESS}")

    def let_another_play(self) -> None:
        """In the salon: one of three players, who may be new."""
        if self.in_the_salon():
            self.night.window.player_wanted.emit(self.night.folder / self.dice.choice(PLAYERS))

    def go_back_to_a_snapshot(self) -> None:
        """In the salon: of whoever plays."""
        if self.in_the_salon() and (kept := snapshots.listed(self.night.profile.path)):
            self.night.window.return_wanted.emit(self.night.profile.path, self.dice.choice(kept).path)

    def in_the_salon(self) -> bool:
        """Whether one stands in it, and nothing lies over it."""
        window = self.night.window
        nowhere = window.table is None and not window.replay_pages() and not self.hands.covered()
        return nowhere and not self.night.empty

    def shut_and_open(self) -> None:
        """The window is closed, or the program killed, and begun again."""
        if self.dice.random() < 0.5:
            self.night.window.close()
        self.night.open_again()

    # -- the system --------------------------------------------------------------------------------------

    def change_the_window(self) -> None:
        """Another place or state."""
        window = self.night.window
        self.dice.choice(
            (
                lambda: window.move(self.dice.randint(-300, 300), self.dice.randint(-200, 200)),
                window.showMinimized,
                window.showMaximized,
                window.showNormal,
                window.showNormal,
                window.toggle_full_screen,
            )
        )()

    def look_at_something_else(self) -> None:
        """Another window has the keyboard for a while."""
        self._other.show()
        self._other.activateWindow()
        self.night.settle()
        for _ in range(self.dice.randint(0, 2)):
            self.hands.in_between()
        self._other.hide()
        self.night.window.activateWindow()
        self.night.settle()

    def change_the_system(self) -> None:
        """What the desktop prefers: contrast, movement, light or dark; or another place on earth."""
        window, settings, on = self.night.window, self.night.settings, self.dice.random() < 0.5
        scheme = self.dice.choice(list(Qt.ColorScheme))
        self.dice.choice(
            (
                lambda: window.eyes.follow_contrast(on),
                lambda: settings.for_this_run(Settings.reduced_motion, on),
                lambda: QGuiApplication.styleHints().setColorScheme(scheme),
                lambda: QApplication.sendEvent(window, QEvent(QEvent.Type.LocaleChange)),
            )
        )()

    def act_as_a_reader(self) -> None:
        """Somewhere in what a screen reader is told, one of the acts that are offered there."""
        at: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(self.night.window)
        for _ in range(self.dice.randint(1, DEEP)):
            if at is None or not at.isValid() or not (count := at.childCount()):
                break
            at = at.child(self.dice.randrange(count)) or at
        if at is None or not at.isValid():
            return
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
            at.text(kind)
        at.rect()
        act = at.actionInterface()
        if act is not None and (names := act.actionNames()):
            act.doAction(self.dice.choice(names))

    def close(self) -> None:
        """Nothing more happens."""
        self._other.deleteLater()
        QGuiApplication.styleHints().setColorScheme(Qt.ColorScheme.Unknown)
