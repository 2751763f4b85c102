"""The sheet of keys: all that are heard where one is, and what each does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from casino_qt.windows.commands.here import Heard, heard_now
from casino_qt.windows.commands.key_line import LEAST_KEYS, KeyLine
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.commands.table import group_title
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.label import CAPITALS, Label
from casino_qt.windows.kit.sheet import Sheet

if TYPE_CHECKING:
    from casino_qt.windows.pages_window import PagesWindow

COLUMNS = 3


class KeysSheet(Sheet):
    """Made anew each time it is opened: what is heard depends on where one is."""

    WIDTH = 1190.0
    TOGGLE = "anywhere.keys"

    change_wanted = Signal()
    """The person wants other keys."""

    def __init__(self, window: PagesWindow) -> None:
        super().__init__(window)
        self._house = window
        self._columns = [QVBoxLayout() for _ in range(COLUMNS)]
        self._spread = QHBoxLayout()
        self._spread.addStretch(1)
        for column in self._columns:
            self._spread.addLayout(column)
            self._spread.addStretch(1)
        self.content.addLayout(self._spread)
        self.content.addStretch(1)
        self.titles: list[tuple[str, Label]] = []
        self.lines: list[tuple[Heard, KeyLine]] = []
        self._blocks: list[list[QWidget]] = []
        self.change = Button("secondary", self.panel)
        self.close_button = Button("primary", self.panel)
        self.row.addStretch(1)
        self.add_button(self.change)
        self.add_button(self.close_button)
        self.row.addStretch(1)
        self.change.clicked.connect(self._change)
        self.close_button.clicked.connect(self.lay_away)
        self.retranslate()

    def tell(self) -> None:
        """Show what is heard now, under this sheet."""
        for _, label in self.titles:
            label.deleteLater()
        for _, line in self.lines:
            line.deleteLater()
        self.titles, self.lines, self._blocks = [], [], []
        for group, heard in heard_now(self._house, self):
            title = Label(CAPITALS, self.panel)
            title.show()
            self.titles.append((group, title))
            block: list[QWidget] = [title]
            for one in heard:
                line = KeyLine(self.panel)
                line.allow(one.open, one.why_not())
                if one.door is None:
                    line.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                line.clicked.connect(lambda _=False, one=one: self._go(one))
                line.show()
                self.lines.append((one, line))
                block.append(line)
            self._blocks.append(block)
        self._share(COLUMNS)
        self._say_lines()

    def _share(self, count: int) -> None:
        """Set the groups into so many columns."""
        count = min(count, len(self._blocks))
        shares = _shared([len(block) + 0.6 for block in self._blocks], count)
        for at, column in enumerate(self._columns):
            while column.count():
                column.takeAt(0)
            # The same room beside every column that is used: fewer stand in the middle, too.
            self._spread.setStretch(2 * at + 2, 1 if at < count else 0)
            for index in shares[at] if at < count else ():
                for widget in self._blocks[index]:
                    column.addWidget(widget)
                column.addSpacing(8)
            column.addStretch(1)

    def open(self) -> None:
        """Look what is heard, and show it."""
        self.tell()
        super().open()

    def _go(self, heard: Heard) -> None:
        self.lay_away()
        heard.go()

    def _change(self) -> None:
        self.lay_away()
        self.change_wanted.emit()

    def tab_stops(self) -> Sequence[QWidget]:
        """Column by column, then the buttons at the foot."""
        return (*(line for _, line in self.lines), self.change, self.close_button)

    def first_focus(self) -> QWidget | None:
        """The way back."""
        return self.close_button

    def rescaled(self, k: float) -> None:
        """One width for the keys of a column."""
        self._spread.setSpacing(round(20 * k))
        widest = max((line.key_room() for _, line in self.lines), default=0.0)
        for column in self._columns:
            column.setSpacing(0)
        for _, line in self.lines:
            line.keys_width = max(LEAST_KEYS, widest)
            line.updateGeometry()
        room = self.width() - 2 * round(24 * k) - 2 * round(self.PADDING * k)
        longest = max((line.sizeHint().width() for _, line in self.lines), default=0)
        for count in range(COLUMNS, 0, -1):  # as many columns as the language leaves room for
            if count * longest + (count - 1) * self._spread.spacing() <= room:
                break
        self._share(count)

    def _say_lines(self) -> None:
        for group, label in self.titles:
            label.set_text(group_title(group))
        for heard, line in self.lines:
            command = keyring.command(heard.command.name)
            line.tell(command.words, keyring.native(command.name))
            line.allow(heard.open, heard.why_not())

    def retranslate(self) -> None:
        """Every text of the sheet."""
        self.title.set_text(self.tr("The keys that are heard here"))
        self.setAccessibleName(self.tr("The keys that are heard here"))
        self.change.say(self.tr("Other keys…"), "", self.tr("Lay a command on a key of your own"))
        self.close_button.say(self.tr("Close"))
        self._say_lines()


def _shared(heights: Sequence[float], columns: int) -> list[list[int]]:
    """Which groups stand in which column: in their order, none empty, the highest as low as can be."""
    best: tuple[float, list[list[int]]] = (float("inf"), [])

    def share(begin: int, left: int, done: list[list[int]], highest: float) -> None:
        nonlocal best
        if left == 1:
            rest = list(range(begin, len(heights)))
            high = max(highest, sum(heights[index] for index in rest))
            if high < best[0]:
                best = (high, [*done, rest])
            return
        for end in range(begin + 1, len(heights) - left + 2):
            part = list(range(begin, end))
            high = max(highest, sum(heights[index] for index in part))
            if high < best[0]:
                share(end, left - 1, [*done, part], high)

    share(0, columns, [], 0.0)
    return best[1]
