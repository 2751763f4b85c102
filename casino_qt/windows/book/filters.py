"""The line of filters over the book: table, days, how it ended, from how much on, what fell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from PySide6.QtCore import Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from casino_qt.art import palette
from casino_qt.bank.book import Outcome, Result, Wanted
from casino_qt.windows.book import words
from casino_qt.windows.doors import TABLES
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import RailButton
from casino_qt.windows.kit.drop_down import DropDown
from casino_qt.windows.kit.entry import Entry
from casino_qt.windows.kit.label import JOST, Label, Style

CAPTION = Style(JOST, 12, 500, palette.INK_2, tracking=0.06, capitals=True)
RESULTS = tuple(Result)
SAMPLE = date(2026, 11, 30)  # in the examples of the fields


@dataclass(frozen=True, slots=True)
class Filtered:
    """What is asked for: `wanted`, and whether anything is filtered at all."""

    wanted: Wanted
    any: bool


class Clear(RailButton):
    """The sign on a plate of its own: on ivory it would not be seen."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate, sign, ring."""
        p = faces.begin(self)
        r, k, state = self.face_rect(), self.k, self.state()
        faces.face(p, r, k, "secondary", state)
        p.setOpacity(faces.DISABLED if state == "disabled" else 1.0)
        faces.icon(p, self.icon_name, r.center(), k, 11, 1.6)
        p.setOpacity(1.0)
        if self.ring_wanted():
            faces.focus_ring(p, r, k)
        p.end()


class Filters(QWidget):
    """Every change is told at once. What cannot be read is marked, and filters nothing."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.table = DropDown(self)
        self.since = Entry(self, 12)
        self.until = Entry(self, 12)
        self.result = DropDown(self)
        self.least = Entry(self, 16)
        self.text = Entry(self, 60)
        self.clear = Clear("clear", self)
        self._fields: tuple[DropDown | Entry, ...] = (
            self.table,
            self.since,
            self.until,
            self.result,
            self.least,
            self.text,
        )
        self._cells: list[QHBoxLayout] = []
        self._captions = [Label(CAPTION, self) for _ in self._fields]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(0)
        for caption in self._captions:
            cell = QHBoxLayout()
            cell.addWidget(caption)
            self._cells.append(cell)
        self._narrow = False
        self._lay(len(self._fields))
        for drop in (self.table, self.result):
            drop.chosen.connect(lambda _: self._changed())
        for entry in (self.since, self.until, self.least, self.text):
            entry.textChanged.connect(lambda _: self._changed())
        self.clear.clicked.connect(self.forget)
        self._allow_clear(False)

    def _lay(self, across: int) -> None:
        """So many fields beside one another, each with its caption; the button behind the last."""
        for cell in self._cells:
            self._grid.removeItem(cell)
            cell.setParent(None)
        for at, (cell, field) in enumerate(zip(self._cells, self._fields, strict=True)):
            row, column = divmod(at, across)
            self._grid.addLayout(cell, 2 * row, column)
            self._grid.addWidget(field, 2 * row + 1, column)
        self._grid.addWidget(self.clear, 2 * ((len(self._fields) - 1) // across) + 1, across)
        for column, stretch in enumerate((3, 2, 2, 2, 2, 4)):
            self._grid.setColumnStretch(column, stretch if column < across else 0)

    def set_narrow(self, narrow: bool) -> None:
        """Larger text leaves no room for all of them beside one another."""
        if narrow != self._narrow:
            self._narrow = narrow
            self._lay(3 if narrow else len(self._fields))

    def forget(self) -> None:
        """Filter nothing any more."""
        for field in self._fields:
            field.blockSignals(True)
            if isinstance(field, DropDown):
                field.set_index(0)
            else:
                field.clear()
            field.blockSignals(False)
            field.update()
        self._changed()

    def _allow_clear(self, allowed: bool) -> None:
        self.clear.allow(allowed, self.tr("All rounds are shown."))

    def _changed(self) -> None:
        self._allow_clear(self.filtered(()).any)
        self.changed.emit()

    # -- what is asked for -------------------------------------------------------------------------------

    def filtered(self, outcomes: Sequence[Outcome]) -> Filtered:
        """What the fields ask for, among these outcomes; fields that cannot be read are marked."""
        since = self.read(self.since, lambda text: words.midnight(words.days(text)[0]))
        until = self.read(self.until, lambda text: words.midnight(words.days(text)[1] + timedelta(days=1)))
        least = self.read(self.least, words.centimes)
        text = self.text.text().strip()
        among = list(outcomes)
        if self.table.index():
            among = [one for one in among if one.game == TABLES[self.table.index() - 1]]
        limited = bool(self.table.index() or text)
        fell = words.matching(among, text) if limited else None
        wanted = Wanted(fell, since, until, RESULTS[self.result.index()], least or 0)
        return Filtered(wanted, limited or wanted != Wanted())

    @staticmethod
    def read(entry: Entry, meaning: Callable[[str], int]) -> int | None:
        """What stands in a field; None for nothing, and for what means nothing: then the field is marked."""
        text = entry.text().strip()
        value: int | None = None
        wrong = False
        if text:
            try:
                value = meaning(text)
            except (ValueError, OverflowError, OSError):  # no such day, or none this machine can reckon
                wrong = True
        entry.set_wrong(wrong)
        return value

    def wrong(self) -> str:
        """What to say about a field that cannot be read; "" when all can."""
        if self.since.is_wrong() or self.until.is_wrong():
            text = self.tr("A day is written like {day}, a month like {month}, a year like {year}.")
            return text.format(day=words.day(SAMPLE), month=words.day(SAMPLE)[3:], year=SAMPLE.year)
        if self.least.is_wrong():
            return self.tr("An amount is written in francs, like 250 or 12.50.")
        return ""

    # -- shape and words ---------------------------------------------------------------------------------

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        for entry in (self.since, self.until, self.least, self.text):
            entry.set_k(k)
        self._grid.setHorizontalSpacing(0)
        side = round((Entry.HEIGHT + 2 * faces.ROOM) * k)
        self.clear.setFixedSize(side, side)
        room = round(faces.ROOM * k)  # round every plate: the captions begin where the plates do
        for column, caption in enumerate(self._captions):
            caption.setMinimumHeight(caption.sizeHint().height())
            cell = self._cells[column]
            cell.setContentsMargins(room + round(2 * k), 0, room, 0)

    def retranslate(self) -> None:
        """Every text of the line."""
        names = (
            self.tr("Table"),
            self.tr("From"),
            self.tr("To"),
            self.tr("Ended"),
            self.tr("At least"),
            self.tr("What fell"),
        )
        for caption, field, name in zip(self._captions, self._fields, names, strict=True):
            caption.set_text(name)
            if isinstance(field, DropDown):
                field.set_name(name)
            else:
                field.setAccessibleName(name)
        self.table.set_texts([self.tr("All tables"), *(words.table(name) for name in TABLES)])
        self.result.set_texts(
            [self.tr("either way"), self.tr("won"), self.tr("lost"), self.tr("neither won nor lost")]
        )
        self.since.setPlaceholderText(self.tr("dd/mm/yyyy"))
        self.until.setPlaceholderText(self.tr("dd/mm/yyyy"))
        self.least.setPlaceholderText(self.tr("francs"))
        self.text.setPlaceholderText(self.tr("17, refait, blackjack…"))
        self.clear.say("", "", self.tr("Show all rounds again"))
        self.clear.setAccessibleName(self.tr("Show all rounds again"))
        self._allow_clear(self.filtered(()).any)
