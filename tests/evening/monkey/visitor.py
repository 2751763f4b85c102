"""Where the monkey goes in the house: to tables, sheets and replays, now and then as if it wanted to play."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from casino_qt.bank.book import Book, Order, Wanted
from casino_qt.windows.doors import TABLES
from casino_qt.windows.kit.button import Button, IconButton
from casino_qt.windows.kit.sheet import Sheet
from tests.evening.monkey.hands import LEFT, PLAIN, Hands
from tests.evening.monkey.night import Night

NOT_BY_KEYS = Qt.FocusPolicy.NoFocus


class Visitor(Hands):
    """Hands that go somewhere."""

    def __init__(self, night: Night, dice: random.Random) -> None:
        super().__init__(night, dice)
        self.gestures = (
            (14, self.play_on),
            *self.gestures,
            (3, self.go_to_a_table),
            (2, self.open_a_sheet),
            (6, self.work_at_a_sheet),
            (2, self.replay_a_round),
            (4, self.lay_away),
        )

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
            if self.window.table is not page:  # what came up over a place led away from it
                return
            if spots := page.scene.focus_order.spots:
                at = self.inside(self.on_table(self.dice.choice(spots).middle))
                QTest.mouseClick(self.window.windowHandle(), LEFT, PLAIN, at)
        for _ in range(self.dice.randint(1, 4)):
            if self.window.table is not page:  # a button led away from it
                return
            offered = [
                button
                for kind in (Button, IconButton)
                for button in page.findChildren(kind)
                if button.isVisible() and button.isEnabled()
            ]
            if offered:
                go_on = page.primary in offered and self.dice.random() < 0.6
                button = page.primary if go_on else self.dice.choice(offered)
                at = self.inside(button.mapTo(self.window, button.rect().center()))
                QTest.mouseClick(self.window.windowHandle(), LEFT, PLAIN, at)
                self.pass_time()

    def go_to_a_table(self) -> None:
        """Another table, back to the lobby, or to practice; what would lead there is covered by a replay."""
        if self.covered() or self.window.replay_pages():
            return
        if self.window.table is not None and self.dice.random() < 0.3:
            self.window.leave_table()
        elif self.window.table is None:
            if self.dice.random() < 0.3:
                self.window.set_practice(not self.window.practice)
            self.night.enter(self.dice.choice(TABLES))

    def sit_down_at(self, table: str) -> None:
        """There, for the purse or to practise, unless one sits already."""
        if self.window.table is None and not self.window.replay_pages() and not self.night.empty:
            if self.dice.random() < 0.1:
                self.window.set_practice(not self.window.practice)
            self.night.enter(table)

    def open_a_sheet(self) -> None:
        """One of those that open everywhere, or in the salon."""
        window = self.window
        opens: list[Callable[[], object]] = [
            lambda: window.open_settings(),
            lambda: window.open_rules(),
            window.open_book,
            window.open_cashier,
            window.open_keys,
        ]
        if window.house is not None:
            opens += [window.open_statistics, lambda: window.open_house_rules()]
            opens.append(lambda: window.open_strategy_card())
        if window.table is None and not window.replay_pages():
            opens += [window.open_about, window.open_laboratory, window.open_errors, window.open_players]
        self.dice.choice(opens)()

    def work_at_a_sheet(self) -> None:
        """As somebody who came for something: what has the keyboard there is pressed, turned, filled in."""
        if not self.covered():
            if self.window.table is not None and self.dice.random() < 0.3:
                self.window.leave_table()
            self.open_a_sheet()
        for _ in range(self.dice.randint(2, 12)):
            self.night.settle()
            sheets = [sheet for sheet in self.window.findChildren(Sheet) if sheet.isVisible()]
            offered = [
                widget
                for widget in (sheets[-1].findChildren(QWidget) if sheets else ())
                if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() != NOT_BY_KEYS
            ]
            if not offered:
                return
            buttons = [widget for widget in offered if isinstance(widget, Button)]
            widget = self.dice.choice(buttons if buttons and self.dice.random() < 0.3 else offered)
            at = QPoint(self.dice.randrange(widget.width() or 1), self.dice.randrange(widget.height() or 1))
            QTest.mouseClick(
                self.window.windowHandle(), LEFT, PLAIN, self.inside(widget.mapTo(self.window, at))
            )
            if isinstance(QApplication.focusWidget(), QLineEdit) and self.dice.random() < 0.7:
                self.write()

    def replay_a_round(self) -> None:
        """Some round of the book on its table; afterwards its keys and buttons are as good as any."""
        if self.night.empty:
            return
        book = Book(self.night.profile.path)
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
