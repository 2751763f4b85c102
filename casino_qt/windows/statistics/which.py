"""Which rounds are told of: the table, from which day, to which."""

from __future__ import annotations

from datetime import timedelta

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from casino_qt.tables.statistics.figures import Asked
from casino_qt.windows.book import words
from casino_qt.windows.book.filters import SAMPLE, Clear, Filters
from casino_qt.windows.doors import TABLES
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.drop_down import DropDown
from casino_qt.windows.kit.entry import Entry
from casino_qt.windows.kit.label import CAPITALS, Label


class Which(QWidget):
    """Every change is told at once. A day that cannot be read is marked, and limits nothing."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.table = DropDown(self)
        self.since = Entry(self, 12)
        self.until = Entry(self, 12)
        self.clear = Clear("clear", self)
        self._fields: tuple[DropDown | Entry, ...] = (self.table, self.since, self.until)
        self._captions = [Label(CAPITALS, self) for _ in self._fields]
        self._cells: list[QHBoxLayout] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        for column, (caption, field) in enumerate(zip(self._captions, self._fields, strict=True)):
            cell = QHBoxLayout()
            cell.addWidget(caption)
            self._cells.append(cell)
            self._grid.addLayout(cell, 0, column)
            self._grid.addWidget(field, 1, column)
            self._grid.setColumnStretch(column, 2)
        self._grid.addWidget(self.clear, 1, len(self._fields))
        self._grid.setColumnStretch(len(self._fields) + 1, 3)
        self.table.chosen.connect(lambda _: self._changed())
        for entry in (self.since, self.until):
            entry.textChanged.connect(lambda _: self._changed())
        self.clear.clicked.connect(self.forget)
        self._allow_clear()

    def forget(self) -> None:
        """All tables and all days again."""
        self.show_table("")
        for entry in (self.since, self.until):
            entry.blockSignals(True)
            entry.clear()
            entry.blockSignals(False)
        self._changed()

    def show_table(self, game: str) -> None:
        """Put the choice on a table without asking anew; "": all of them."""
        self.table.set_index(TABLES.index(game) + 1 if game else 0)
        self._allow_clear()

    def _allow_clear(self) -> None:
        chosen = bool(self.table.index() or self.since.text() or self.until.text())
        self.clear.allow(chosen, self.tr("All tables and all days are shown."))

    def _changed(self) -> None:
        self._allow_clear()
        self.changed.emit()

    def asked(self) -> Asked:
        """What the fields ask for; fields that cannot be read are marked."""
        index = self.table.index()
        return Asked(
            TABLES[index - 1] if index else "",
            Filters.read(self.since, lambda text: words.midnight(words.days(text)[0])),
            Filters.read(self.until, lambda text: words.midnight(words.days(text)[1] + timedelta(days=1))),
        )

    def wrong(self) -> str:
        """What to say about a day that cannot be read; "" when both can."""
        if not (self.since.is_wrong() or self.until.is_wrong()):
            return ""
        text = self.tr("A day is written like {day}, a month like {month}, a year like {year}.")
        return text.format(day=words.day(SAMPLE), month=words.day(SAMPLE)[3:], year=SAMPLE.year)

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        for entry in (self.since, self.until):
            entry.set_k(k)
        side = round((Entry.HEIGHT + 2 * faces.ROOM) * k)
        self.clear.setFixedSize(side, side)
        room = round(faces.ROOM * k)
        for caption, cell in zip(self._captions, self._cells, strict=True):
            caption.setMinimumHeight(caption.sizeHint().height())
            cell.setContentsMargins(room + round(2 * k), 0, room, 0)

    def retranslate(self) -> None:
        """Every text of the line."""
        names = (self.tr("Table"), self.tr("From"), self.tr("To"))
        for caption, field, name in zip(self._captions, self._fields, names, strict=True):
            caption.set_text(name)
            if isinstance(field, DropDown):
                field.set_name(name)
            else:
                field.setAccessibleName(name)
                field.setPlaceholderText(self.tr("dd/mm/yyyy"))
        self.table.set_texts([self.tr("All tables"), *(words.table(name) for name in TABLES)])
        self.clear.say("", "", self.tr("All tables and all days again"))
        self.clear.setAccessibleName(self.tr("All tables and all days again"))
        self._allow_clear()
