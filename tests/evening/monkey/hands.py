"""What the monkey does with mouse, finger and keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QGraphicsPixmapItem, QLineEdit, QWidget

from casino_qt.scenes.spot import TableSpot
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.main_window import MainWindow
from tests.evening.monkey.night import Night

BUTTONS = (
    (Qt.MouseButton.LeftButton,) * 6 + (Qt.MouseButton.RightButton,) * 2 + (Qt.MouseButton.MiddleButton,)
)
NOT_BY_KEYS = Qt.FocusPolicy.NoFocus
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789/+-?цукенгшзфывапролдячсмить"
NAMED = (
    Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape,
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_F1,
    Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F6, Qt.Key.Key_F8, Qt.Key.Key_F9,
    Qt.Key.Key_F10, Qt.Key.Key_F11,
)  # fmt: skip
MODIFIERS = (Qt.KeyboardModifier.NoModifier,) * 8 + (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
HELD = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier,
)
WORDS = (
    "rouge 50", "noir 20", "assurance rouge", "17 et les voisins par 5", "orphelins par 5", "tiers 2", "tout",
    "finale 7 par 10", "vicini dello zero", "сироты по 5", "красное 100", "17/20 25", "retire rouge", "spin",
    "boîte 3 50", "box 4 25", "Anna", "17", "2000", "100", "-5", "1e9", "0", "%n {x} <b>", "31/2/2026",
    "'; drop", "", "ёъ", "٣",
)  # fmt: skip
Gesture = Callable[[], None]
Weighed = tuple[tuple[int, Gesture], ...]


def kind_of(spot: TableSpot) -> str:
    """What may be done there, told by its key: bet, insure, ask why, …"""
    return spot.key.partition("/")[0]


class Hands:
    """Two hands at the window of one evening; `dice` decides everything."""

    def __init__(self, night: Night, dice: random.Random) -> None:
        self.night, self.dice = night, dice
        self.touch = QTest.createTouchDevice()
        self.in_between: Gesture = lambda: None
        """What may happen while a button or a key is held down."""
        self._holds = False
        self.gestures: Weighed = (
            (14, self.click_anywhere),
            (20, self.press_a_button),
            (16, self.touch_a_spot),
            (6, self.touch_what_lies),
            (8, self.go_on),
            (5, self.drag),
            (4, self.turn_the_wheel),
            (14, self.press_a_key),
            (5, self.say_a_bet),
            (3, self.write),
            (2, self.press_a_chord),
            (1, self.hold_a_key),
            (1, self.compose),
            (2, self.touch_with_a_finger),
        )

    @property
    def window(self) -> MainWindow:
        """The one of tonight."""
        return self.night.window

    def meanwhile(self) -> None:
        """Something happens while a button or a key is held down; nobody has a third hand."""
        if not self._holds:
            self._holds = True
            try:
                self.in_between()
            finally:
                self._holds = False

    # -- mouse -------------------------------------------------------------------------------------------

    def somewhere(self) -> QPoint:
        """A point of the window."""
        size = self.window.windowHandle().size()
        return QPoint(self.dice.randrange(size.width()), self.dice.randrange(size.height()))

    def inside(self, at: QPoint) -> QPoint:
        """The next point that the mouse can reach: the screen may be smaller than the window."""
        size = self.window.windowHandle().size()
        return QPoint(min(max(at.x(), 0), size.width() - 1), min(max(at.y(), 0), size.height() - 1))

    def modifier(self) -> Qt.KeyboardModifier:
        """Which key is held down meanwhile; mostly none."""
        return self.dice.choice(MODIFIERS)

    def click_at(self, at: QPoint) -> None:
        """A click or a double click as the system delivers it."""
        handle, at = self.window.windowHandle(), self.inside(at)
        QTest.mouseMove(handle, at)
        click = QTest.mouseDClick if self.dice.random() < 0.1 else QTest.mouseClick
        click(handle, self.dice.choice(BUTTONS), self.modifier(), at)

    def click_anywhere(self) -> None:
        self.click_at(self.somewhere())

    def press_a_button(self) -> None:
        """Some button that is seen, on top or covered."""
        top = self.top()
        buttons = [button for button in top.findChildren(QAbstractButton) if button.isVisible()]
        if buttons:
            button = self.dice.choice(buttons)
            self.click_at(button.mapTo(self.window, button.rect().center()))

    def touch_a_spot(self) -> None:
        """A place of the table where something may be done; of a kind that is rare as soon as of any."""
        page = self.window.table
        if page is None or not page.scene.focus_order.spots:
            self.press_a_button()
            return
        spots = page.scene.focus_order.spots
        kind = self.dice.choice(sorted({kind_of(spot) for spot in spots}))
        of_it = [spot for spot in spots if kind_of(spot) == kind]
        self.click_at(self.on_table(self.dice.choice(of_it if self.dice.random() < 0.4 else spots).middle))

    def what_lies(self) -> list[QPoint]:
        """Where cards, chips, tags and whatever else is painted lies on the table."""
        page = self.window.table
        items = page.scene.items() if page is not None else ()
        shown = (one for one in items if isinstance(one, QGraphicsPixmapItem) and one.isVisible())
        return [self.in_window(one.sceneBoundingRect().center()) for one in shown]

    def touch_what_lies(self) -> None:
        """A card, a chip, a tag, a call; what lies on top sooner than what lies below."""
        if lying := self.what_lies():
            self.click_at(lying[int(len(lying) * self.dice.random() ** 2)])

    def on_table(self, su: QPointF) -> QPoint:
        """Where a point of the table is in the window."""
        page = self.window.table
        assert page is not None
        return self.in_window(su * page.scene.unit())

    def in_window(self, at: QPointF) -> QPoint:
        """Where a point of the scene is in the window."""
        page = self.window.table
        assert page is not None
        return page.view.viewport().mapTo(self.window, page.view.mapFromScene(at))

    def go_on(self) -> None:
        """The ivory button: deal, throw, skip."""
        page = self.window.table
        if page is not None and page.primary.isVisible():
            self.click_at(page.primary.mapTo(self.window, page.primary.rect().center()))

    def drag(self) -> None:
        """From one place to another, and sometimes the button is never let go where it was pressed."""
        page, handle = self.window.table, self.window.windowHandle()
        start, end = self.somewhere(), self.somewhere()
        if page is not None and (spots := page.scene.focus_order.spots) and self.dice.random() < 0.8:
            start, end = (self.on_table(self.dice.choice(spots).middle) for _ in range(2))
            if (lying := self.what_lies()) and self.dice.random() < 0.6:
                start = self.dice.choice(lying)
        start, end = self.inside(start), self.inside(end)
        button = self.dice.choice(BUTTONS)
        QTest.mousePress(handle, button, self.modifier(), start)
        for step in range(1, 5):
            QTest.mouseMove(self.window.windowHandle(), start + (end - start) * step / 4)
            if self.dice.random() < 0.1:
                self.pass_time()
            if self.dice.random() < 0.03:
                self.meanwhile()
        if self.dice.random() < 0.1:
            QTest.keyClick(self.window.windowHandle(), Qt.Key.Key_Escape)
        QTest.mouseRelease(self.window.windowHandle(), button, PLAIN, self.inside(end))

    def touch_with_a_finger(self) -> None:
        """A tap, or a stroke from one place to another."""
        handle, at = self.window.windowHandle(), self.somewhere()
        if (page := self.window.table) is not None and page.scene.focus_order.spots:
            at = self.inside(self.on_table(self.dice.choice(page.scene.focus_order.spots).middle))
        QTest.touchEvent(handle, self.touch).press(0, at, handle).commit()
        if self.dice.random() < 0.5:
            at = self.somewhere()
            QTest.touchEvent(handle, self.touch).move(0, at, handle).commit()
        QTest.touchEvent(handle, self.touch).release(0, at, handle).commit()

    def turn_the_wheel(self) -> None:
        """Of the mouse, over whatever lies there."""
        at = self.somewhere()
        delta = QPoint(0, self.dice.choice((-1200, -120, -8, 8, 120, 1200)))
        event = QWheelEvent(
            QPointF(at), QPointF(self.window.mapToGlobal(at)), QPoint(), delta, Qt.MouseButton.NoButton,
            self.modifier(), Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(self.window.windowHandle(), event)

    # -- keyboard ----------------------------------------------------------------------------------------

    def press_a_key(self) -> None:
        """A letter of some alphabet, or a key with a name."""
        if self.dice.random() < 0.5:
            self.letter(self.dice.choice(LETTERS))
        else:
            QTest.keyClick(self.window.windowHandle(), self.dice.choice(NAMED), self.modifier())

    def letter(self, letter: str) -> None:
        """As its own keyboard sends it."""
        code = Qt.Key(ord(letter.upper()[:1]))
        QTest.sendKeyEvent(QTest.KeyAction.Click, self.window.windowHandle(), code, letter, PLAIN)

    def press_a_chord(self) -> None:
        """A letter with keys held down: commands, what a field knows, and what nobody knows."""
        letter = self.dice.choice(LETTERS)
        held = self.dice.choice(HELD)
        QTest.sendKeyEvent(
            QTest.KeyAction.Click, self.window.windowHandle(), Qt.Key(ord(letter.upper()[:1])), "", held
        )

    def hold_a_key(self) -> None:
        """Until it repeats itself."""
        key = self.dice.choice(NAMED)
        QTest.keyPress(self.window.windowHandle(), key)
        for _ in range(self.dice.randint(1, 5)):
            for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
                again = QKeyEvent(kind, key, PLAIN, "", True)
                QApplication.sendEvent(self.window.windowHandle(), again)
            if self.dice.random() < 0.2:
                self.meanwhile()
        QTest.keyRelease(self.window.windowHandle(), key)

    def compose(self) -> None:
        """Text as an input method brings it: half written, then whole, or given up."""
        field = QApplication.focusObject()
        if field is not None:
            QApplication.sendEvent(field, QInputMethodEvent("¨", []))
            done = QInputMethodEvent()
            done.setCommitString(self.dice.choice(("", "ё", "é", "Ř", "漢字", "17 par 5")))
            QApplication.sendEvent(field, done)

    def say_a_bet(self) -> None:
        """Words for the line of announced bets, in any language or none."""
        self.letter("/")
        self.write()

    def write(self) -> None:
        """Words into whatever has the keyboard."""
        field = QApplication.focusWidget()
        if isinstance(field, QLineEdit) and self.dice.random() < 0.5:
            field.selectAll()
        for letter in self.dice.choice(WORDS):
            self.letter(letter)
        if self.dice.random() < 0.8:
            QTest.keyClick(self.window.windowHandle(), Qt.Key.Key_Return)

    # -- what it does without a hand ------------------------------------------------------------------------

    def covered(self) -> bool:
        """Whether a sheet lies over the page."""
        return any(sheet.isVisible() for sheet in self.window.findChildren(Sheet))

    def top(self) -> QWidget:
        """The sheet that lies on top, or the window."""
        sheets = [sheet for sheet in self.window.findChildren(Sheet) if sheet.isVisible()]
        return sheets[-1] if sheets and self.dice.random() < 0.9 else self.window

    def pass_time(self) -> None:
        """A breath, or long enough for most of what is told."""
        self.night.clock.run(self.dice.choice((16, 160, 1_600)))
