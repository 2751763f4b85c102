"""A question of the form: its name in small type, what answers it underneath."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from casino_qt.reading.announcing import named
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.drop_down import DropDown
from casino_qt.windows.kit.entry import Entry
from casino_qt.windows.kit.label import NOTE, Label
from casino_qt.windows.kit.opener import Opener


class Cell(QWidget):
    """`answer` is what takes the keyboard."""

    def __init__(self, parent: QWidget, answer: QWidget) -> None:
        super().__init__(parent)
        self.k = 1.0
        self.answer = answer
        self.name = Label(NOTE, self)
        answer.setParent(self)
        self._grid = QGridLayout(self)  # a layout within a layout would learn of new words too late
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(0)
        self._grid.addWidget(self.name, 0, 1)
        self._grid.addWidget(answer, 1, 0, 1, 2)
        self._grid.setColumnStretch(1, 1)

    def set_name(self, name: str) -> None:
        """The question."""
        self.name.set_text(name)
        if isinstance(self.answer, DropDown):
            self.answer.set_name(name)
        elif isinstance(self.answer, Opener):
            self.answer.setAccessibleName(named(name, self.answer.words()))
        else:
            self.answer.setAccessibleName(name)

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        # The room for the ring of the keyboard, above and below the plate, is air enough.
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnMinimumWidth(0, round(faces.ROOM * k))

    def set_wrong(self, wrong: bool) -> None:
        """Mark what was written as what cannot be."""
        if isinstance(self.answer, Entry):
            self.answer.set_wrong(wrong)
