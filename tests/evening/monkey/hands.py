"""What the monkey does: events of mouse and keyboard, and the settings that somebody changes meanwhile."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from casino_qt.bank.book import Book, Order, Wanted
from casino_qt.settings import (
    LANGUAGES,
    RATES,
    ROOM_SIZES,
    SPEECH,
    SPEEDS,
    TEXT_SIZES,
    VOLUMES,
    Option,
    Settings,
)
from casino_qt.windows.doors import TABLES
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.sheet import Sheet
from tests.screenshots.evening import Evening

BUTTONS = (
    (Qt.MouseButton.LeftButton,) * 6 + (Qt.MouseButton.RightButton,) * 2 + (Qt.MouseButton.MiddleButton,)
)
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SIZES = ((1024, 640), (1280, 720), (1280, 800), (1440, 900), (1920, 1080))
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
WORDS = (
    "rouge 50", "noir 20", "assurance rouge", "17 et les voisins par 5", "orphelins par 5", "tiers 2", "tout",
    "finale 7 par 10", "vicini dello zero", "сироты по 5", "красное 100", "17/20 25", "retire rouge", "spin",
    "boîte 3 50", "box 4 25", "100", "-5", "1e9", "0", "%n {x} <b>", "31/2/2026", "'; drop", "", "ёъ", "٣",
)  # fmt: skip
Gesture = Callable[[], None]
T = TypeVar("T", bool, int, str)


class Hands:
    """Two hands at the window of one evening; `dice` decides everything."""

    def __init__(self, evening: Evening, dice: random.Random) -> None:
        self.evening, self.dice = evening, dice
        self.window = evening.window
        self.gestures: tuple[tuple[int, Gesture], ...] = (
            (14, self.play_on),
            (14, self.click_anywhere),
            (20, self.press_a_button),
            (16, self.touch_a_spot),
            (8, self.go_on),
            (5, self.drag),
            (4, self.turn_the_wheel),
            (14, self.press_a_key),
            (5, self.say_a_bet),
            (3, self.write),
            (3, self.go_to_a_table),
            (2, self.open_a_sheet),
            (2, self.replay_a_round),
            (4, self.lay_away),
            (2, self.change_the_language),
            (2, self.change_the_size),
            (2, self.change_the_pace),
            (1, self.change_a_rule),
            (1, self.change_what_is_seen),
            (1, self.change_what_is_heard),
        )

    def act(self) -> str:
        """One gesture; its name."""
        weights = [weight for weight, _ in self.gestures]
        _, gesture = self.dice.choices(self.gestures, weights)[0]
        gesture()
        return gesture.__name__

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
        """A place of the table where something may be done."""
        page = self.window.table
        if page is None or not page.scene.focus_order.spots:
            self.press_a_button()
            return
        at = self.dice.choice(page.scene.focus_order.spots).middle
        self.click_at(self.on_table(at))

    def on_table(self, su: QPointF) -> QPoint:
        """Where a point of the table is in the window."""
        page = self.window.table
        assert page is not None
        at = page.view.mapFromScene(su * page.scene.unit())
        return page.view.viewport().mapTo(self.window, at)

    def go_on(self) -> None:
        """The ivory button: deal, throw, skip."""
        page = self.window.table
        if page is not None and page.primary.isVisible():
            self.click_at(page.primary.mapTo(self.window, page.primary.rect().center()))

    def play_on(self) -> None:
        """As somebody who wants to play: the sheets away, stakes on the cloth, and whatever is offered."""
        for _ in range(4):
            if self.covered():
                self.lay_away()
        page = self.window.table
        if page is None:
            self.go_to_a_table()
            return
        for _ in range(self.dice.randint(0, 3)):
            if spots := page.scene.focus_order.spots:
                at = self.inside(self.on_table(self.dice.choice(spots).middle))
                QTest.mouseClick(self.window.windowHandle(), LEFT, PLAIN, at)
        for _ in range(self.dice.randint(1, 4)):
            if self.window.table is not page:  # a button led away from it
                return
            offered = [
                button for button in page.findChildren(Button) if button.isVisible() and button.isEnabled()
            ]
            if offered:
                go_on = page.primary in offered and self.dice.random() < 0.6
                button = page.primary if go_on else self.dice.choice(offered)
                at = self.inside(button.mapTo(self.window, button.rect().center()))
                QTest.mouseClick(self.window.windowHandle(), LEFT, PLAIN, at)
                self.pass_time()

    def drag(self) -> None:
        """From one place to another, and sometimes the button is never let go where it was pressed."""
        page, handle = self.window.table, self.window.windowHandle()
        if page is not None and page.scene.focus_order.spots and self.dice.random() < 0.7:
            spots = page.scene.focus_order.spots
            start, end = (self.on_table(self.dice.choice(spots).middle) for _ in range(2))
        else:
            start, end = self.somewhere(), self.somewhere()
        start, end = self.inside(start), self.inside(end)
        button = self.dice.choice(BUTTONS)
        QTest.mousePress(handle, button, self.modifier(), start)
        for step in range(1, 5):
            QTest.mouseMove(handle, start + (end - start) * step / 4)
            if self.dice.random() < 0.1:
                self.pass_time()
        if self.dice.random() < 0.1:
            QTest.keyClick(handle, Qt.Key.Key_Escape)
        QTest.mouseRelease(handle, button, Qt.KeyboardModifier.NoModifier, end)

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

    # -- the house ---------------------------------------------------------------------------------------

    def covered(self) -> bool:
        """Whether a sheet lies over the page."""
        return any(sheet.isVisible() for sheet in self.window.findChildren(Sheet))

    def top(self) -> QWidget:
        """The sheet that lies on top, or the window."""
        sheets = [sheet for sheet in self.window.findChildren(Sheet) if sheet.isVisible()]
        return sheets[-1] if sheets and self.dice.random() < 0.9 else self.window

    def go_to_a_table(self) -> None:
        """Another table, back to the lobby, or to practice; what would lead there is covered by a replay."""
        if self.covered() or self.window.replay_pages():
            return
        if self.window.table is not None and self.dice.random() < 0.3:
            self.window.leave_table()
        elif self.window.table is None:
            if self.dice.random() < 0.3:
                self.window.set_practice(not self.window.practice)
            self.evening.enter(self.dice.choice(TABLES))

    def open_a_sheet(self) -> None:
        """One of those that open everywhere."""
        window = self.window
        opens: tuple[Callable[[], object], ...] = (
            lambda: window.open_settings(),
            lambda: window.open_rules(),
            window.open_about,
            window.open_book,
            window.open_cashier,
            window.open_laboratory,
            window.open_errors,
            window.open_players,
            window.open_keys,
        )
        self.dice.choice(opens)()

    def replay_a_round(self) -> None:
        """Some round of the book on its table; afterwards its keys and buttons are as good as any."""
        book = Book(self.evening.profile.path)
        try:
            sums = book.sums(Wanted())
            lines = book.page(Wanted(), Order(), sums, 0, sums.rounds)
        finally:
            book.close()
        if lines:
            self.window.replay_round(self.dice.choice(lines))

    def lay_away(self) -> None:
        """What lies on top."""
        QTest.keyClick(self.window.windowHandle(), Qt.Key.Key_Escape)

    def change_the_language(self) -> None:
        self.evening.settings.language = self.dice.choice(LANGUAGES)

    def change_the_size(self) -> None:
        width, height = self.dice.choice(SIZES)
        self.window.resize(width + self.dice.randint(0, 40), height + self.dice.randint(0, 40))

    def change_the_pace(self) -> None:
        """Another speed, or no movement."""
        settings = self.evening.settings
        if self.dice.random() < 0.3:
            settings.reduced_motion = not settings.reduced_motion
        else:
            settings.speed = self.dice.choice(SPEEDS)

    def change_a_rule(self) -> None:
        """A wish for the next sitting, or who else sits there."""
        settings = self.evening.settings
        self.dice.choice(
            (
                lambda: setattr(settings, "guests", self.dice.randint(0, 5)),
                lambda: setattr(settings, "blackjack_guests", self.dice.randint(0, 5)),
                lambda: setattr(settings, "refait", self.dice.choice(("half", "prison"))),
            )
        )()

    def change_what_is_seen(self) -> None:
        """The size of letters and rooms, the contrast, the colours of the pack."""
        settings = self.evening.settings
        self.dice.choice(
            (
                lambda: setattr(settings, "text_size", self.dice.choice(TEXT_SIZES)),
                lambda: setattr(settings, "room_size", self.dice.choice(ROOM_SIZES)),
                lambda: setattr(settings, "contrast", not settings.contrast),
                lambda: setattr(settings, "four_colours", not settings.four_colours),
            )
        )()

    def change_what_is_heard(self) -> None:
        """Sounds and voices of one kind or table, their loudness and pace."""
        settings = self.evening.settings
        speech = self.dice.choice(list(SPEECH.values()))

        def one_of(option: Option[T], values: Sequence[T]) -> None:
            option.__set__(settings, self.dice.choice(values))

        self.dice.choice(
            (
                lambda: one_of(Settings.sound, (True, False)),
                lambda: one_of(Settings.sound_room, (True, False)),
                lambda: one_of(Settings.sound_wheel, (True, False)),
                lambda: one_of(Settings.sound_chips, (True, False)),
                lambda: one_of(Settings.sound_volume, VOLUMES),
                lambda: one_of(speech.on, (True, False)),
                lambda: one_of(speech.tongue, LANGUAGES),
                lambda: one_of(speech.volume, VOLUMES),
                lambda: one_of(speech.rate, RATES),
            )
        )()

    def pass_time(self) -> None:
        """A breath, or long enough for most of what is told."""
        self.evening.clock.run(self.dice.choice((16, 160, 1_600)))
