"""A guest at the real window: every gesture is an event of mouse or keyboard, as a system sends it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QElapsedTimer, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QKeySequence, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.scenes.game_scene import LATE
from casino_qt.scenes.stage import HandTicker
from casino_qt.scenes.trente_et_quarante.layout import Layout
from casino_qt.windows.at_table.betting_page import BettingPage
from casino_qt.windows.at_table.trente_et_quarante_page import TrenteEtQuarantePage
from casino_qt.windows.introduction.sheet import IntroductionSheet
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.kit.fade import Fade
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.main_window import MainWindow

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PLAIN = Qt.KeyboardModifier.NoModifier
TABLE = "trente-et-quarante"
NAMED = {"Space": Qt.Key.Key_Space, "Esc": Qt.Key.Key_Escape, "F1": Qt.Key.Key_F1}
PATIENCE = 240_000  # milliseconds; the slowest and busiest machine has painted its pictures by then

FRAME = 80  # milliseconds of a table's own time from one of its pictures to the next
LOOKS = 2  # milliseconds from one look whether it has come to the next


class Impatient(AssertionError):
    """What was waited for never came."""


def wait(until: Callable[[], object], what: str, patience: int = PATIENCE) -> None:
    """Let the program live until `until()`; raise Impatient, naming `what`, when it takes too long."""
    passed, look = QElapsedTimer(), QTimer()
    passed.start()
    look.start(LOOKS)  # what is waited for may come without an event of its own
    while not until():
        if passed.elapsed() > patience:
            raise Impatient(f"waited {patience} ms for {what}")
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def settle() -> None:
    """Let Qt do what it has put off."""
    for _ in range(3):
        QApplication.processEvents()


def in_field(layout: Layout, spot: Spot) -> QPointF:
    """A point in the field of `spot` where never a pile, a token or an offer lies, su."""
    box = layout.fields[spot].boundingRect()
    for down in (0.12, 0.88, 0.2, 0.8, 0.5):
        for along in (0.1, 0.2, 0.3, 0.15, 0.25, 0.35):
            at = QPointF(box.left() + along * box.width(), box.top() + down * box.height())
            taken = [layout.pile_outline(place(spot)).contains(at) for place in (layout.stake, layout.won)]
            if layout.field_at(at) is spot and not any(taken) and not layout.insurance(spot).contains(at):
                return at
    raise AssertionError(f"no free point in the field of {spot}")


class Guest:
    """Drives one main window."""

    def __init__(self, window: MainWindow, *, hasty: bool = False) -> None:
        """One who is not `hasty` looks first what a button of a table means by now."""
        self.window = window
        self.hasty = hasty
        self.waited = 0.0  # seconds that have passed for the table, and for nobody else
        self.clocks: list[HandTicker] = []

    @property
    def page(self) -> TrenteEtQuarantePage:
        """The table of cards, where the guest sits."""
        page = self.window.table
        assert isinstance(page, TrenteEtQuarantePage)
        return page

    @property
    def handle(self) -> QWindow:
        """Where the system delivers its events."""
        return self.window.windowHandle()

    def sheet(self) -> Sheet | None:
        """The sheet that lies on top, None when the room is free."""
        sheets = [sheet for sheet in self.window.findChildren(Sheet) if sheet.isVisible()]
        return sheets[-1] if sheets else None

    def clock(self) -> HandTicker:
        """One more clock of a table, which stands still but for `watch`."""
        self.clocks.append(HandTicker())
        return self.clocks[-1]

    def watch(self, until: Callable[[], object], what: str) -> None:
        """Look on at the table until `until()`: where its time is the guest's own, nobody waits for it."""
        left = PATIENCE if self.clocks else 0
        while left > 0 and not until():
            for clock in self.clocks:
                clock.advance(FRAME)
            left -= FRAME
            QApplication.processEvents()
        wait(until, what)

    def skip_introduction(self) -> None:
        """Whoever is introduced to a table for the first time does not want to hear it."""
        if isinstance(self.sheet(), IntroductionSheet):
            self.key(Qt.Key.Key_Escape)

    # The mouse.

    def click(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Click at logical pixels of the window, once no page fades over it any more."""
        wait(lambda: not self.window.findChildren(Fade), "the page to have changed")
        QTest.mouseMove(self.handle, at)
        QTest.mouseClick(self.handle, button, PLAIN, at)

    def click_on(self, button: KitButton) -> None:
        """Click the middle of a button's face."""
        self._read()
        self.click(button.mapTo(self.window, button.face_rect().center()).toPoint())

    def _read(self) -> None:
        """Look what the buttons of a table mean by now; who is hasty does not."""
        page = self.window.table
        if page is not None and not self.hasty:
            wait(lambda: not page.guard.closed, "the button to be read")

    def on_table(self, su: QPointF) -> QPoint:
        """Where a point of the table is in the window."""
        page = self.window.table
        assert page is not None
        at = page.view.mapFromScene(su * page.scene.unit())
        return page.view.viewport().mapTo(self.window, at)

    def click_table(self, su: QPointF, button: Qt.MouseButton = LEFT) -> None:
        """Click a point of the table."""
        self.click(self.on_table(su), button)

    def click_field(self, spot: Spot) -> None:
        """Lay the chosen chip on `spot` by a click."""
        self.click_table(in_field(self.page.scene.layout, spot))

    def click_chip(self, centimes: int) -> None:
        """Choose a piece of the tray by a click."""
        page = self.window.table
        assert isinstance(page, BettingPage)
        self.click_table(page.scene.tray.face(centimes))

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press at `start`, move in steps, let go at `end`."""
        QTest.mouseMove(self.handle, start)
        QTest.mousePress(self.handle, LEFT, PLAIN, start)
        for step in range(1, 5):
            QTest.mouseMove(self.handle, start + (end - start) * step / 4)
        QTest.mouseRelease(self.handle, LEFT, PLAIN, end)

    def drag_on_table(self, start: QPointF, end: QPointF) -> None:
        """Drag whatever lies at one point of the table to another."""
        self.drag(self.on_table(start), self.on_table(end))

    def drag_chip(self, centimes: int, spot: Spot) -> None:
        """Drag a piece of the tray onto `spot`."""
        scene = self.page.scene
        self.drag_on_table(scene.tray.face(centimes), in_field(scene.layout, spot))

    def click_door(self, number: int = 0) -> None:
        """Click the door of an open table, from the left."""
        door = self.window.lobby.doors[number]
        # One event and no way to it: a table that comes while the mouse is moved would get the click.
        at = door.mapTo(self.window, QPoint(door.width() // 2, door.height() * 2 // 3))
        QTest.mouseClick(self.handle, LEFT, PLAIN, at)

    def click_choice(self, segments: Segments, index: int) -> None:
        """Click one choice of a row of choices."""
        self.click(segments.mapTo(self.window, segments.rects()[index].center()).toPoint())

    # The keyboard.

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Press and release one key; a Space, unless hasty, not in the moment after something was told."""
        page = self.window.table
        if key == Qt.Key.Key_Space and page is not None and not self.hasty:
            self.waited += LATE
            page.scene.clock = lambda: monotonic() + self.waited
        QTest.keyClick(self.handle, key, modifiers)

    def letter(self, letter: str) -> None:
        """Type one letter of any alphabet, as its own keyboard sends it."""
        code = Qt.Key(ord(letter.upper()))
        QTest.sendKeyEvent(QTest.KeyAction.Click, self.handle, code, letter.lower(), PLAIN)

    def press_shortcut(self, button: KitButton) -> None:
        """Press the key a button shows; it acts at once."""
        self._read()
        shown = button.shortcut().toString(QKeySequence.SequenceFormat.PortableText)
        if len(shown) == 1:
            self.letter(shown)
        else:
            self.key(NAMED[shown])

    def shortcut(self, button: KitButton) -> None:
        """Press the key a button shows and wait until the button has acted."""
        self.press_shortcut(button)
        wait(lambda: not button.isDown(), f"the button {button.words()}")

    def write(self, text: str) -> None:
        """Type a text into whatever has the keyboard."""
        for letter in text:
            self.letter(letter)

    def focus(self) -> QWidget | None:
        """Who has the keyboard."""
        return QApplication.focusWidget()
