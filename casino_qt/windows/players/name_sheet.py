"""A line to write a player's name on: for a new one, for a copy, for another name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from casino_qt.bank import player
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.entry import WRONG, Entry
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.kit.spoken import Spoken, said
from casino_qt.windows.players import words


class NameSheet(Sheet):
    """Gone for good when it is laid away. `accepted` gets a name that nobody else of `others` has."""

    WIDTH = 520.0

    def __init__(
        self,
        window: QWidget,
        says: tuple[Spoken, Spoken],
        accepted: Callable[[str], None],
        others: Sequence[str],
        name: str = "",
    ) -> None:
        """`says`: the title, and what is done with the name."""
        super().__init__(window)
        self._title, self._act = says
        self._accepted = accepted
        self._others = list(others)
        self.name = Entry(self.panel, player.LONGEST_NAME)
        self.name.setText(name)
        self.hint = Words(self.panel, 13.5, WRONG)
        self.hint.aloud = True
        self.hint.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.content.addWidget(self.name)
        self.content.addWidget(self.hint)
        self.row.addStretch(1)
        self.keep = self.add_button(Button("primary", self.panel))
        self.cancel = self.add_button(Button("secondary", self.panel))
        self.row.addStretch(1)
        self.name.textChanged.connect(lambda _text: self._allow())
        self.keep.clicked.connect(self._keep)
        self.cancel.clicked.connect(self.lay_away)
        self.done.connect(self.deleteLater)
        self.retranslate()

    def first_focus(self) -> QWidget | None:
        """The line, what stands there marked."""
        self.name.selectAll()
        return self.name

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the line keeps the name."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.name.hasFocus():
            if not event.isAutoRepeat():
                self._keep()
            event.accept()
            return
        super().keyPressEvent(event)

    def _allow(self) -> None:
        fault = words.fault(self.name.text(), self._others)
        wrong = bool(fault) and bool(self.name.text().strip())
        self.name.set_wrong(wrong)
        self.hint.setText(fault if wrong else " ")  # the line keeps its room: nothing jumps while one writes
        self.keep.allow(not fault, fault)

    def _keep(self) -> None:
        if self.keep.isEnabled():
            name = player.tidied(self.name.text())
            self.lay_away()
            self._accepted(name)

    def rescaled(self, k: float) -> None:
        """The line in the house's face."""
        self.name.set_k(k)

    def retranslate(self) -> None:
        """Every text of the sheet."""
        self.title.set_text(said(self._title))
        self.setAccessibleName(said(self._title))
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setAccessibleName(self.tr("Name"))
        self.keep.say(said(self._act))
        self.cancel.say(self.tr("Cancel"))
        self._allow()
