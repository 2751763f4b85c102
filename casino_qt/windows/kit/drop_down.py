"""A plate that shows one of many choices and opens a card with all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from casino_qt.reading.announcing import named
from casino_qt.windows.kit.drop_list import DropList, next_with
from casino_qt.windows.kit.opener import Opener


class DropDown(Opener):
    """Arrows take the next choice, Enter and a click open the card of all, a letter goes to its word."""

    READ_AS: ClassVar[QAccessible.Role] = QAccessible.Role.ComboBox

    chosen = Signal(int)  # index of the choice the person took

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("down", parent)
        self._texts: list[str] = []
        self._index = 0
        self._name = ""
        self._list: DropList | None = None
        self.clicked.connect(self.open_list)

    def set_texts(self, texts: Sequence[str]) -> None:
        """Name the choices, in order."""
        self._texts = list(texts)
        self._index = min(self._index, max(0, len(self._texts) - 1))
        if self._list is not None and not self._list.say(self._texts, self._name):
            self._list_gone()
        self._say()

    def texts(self) -> tuple[str, ...]:
        """The choices, in order."""
        return tuple(self._texts)

    def all_words(self) -> list[str]:
        """Any of the choices."""
        return self._texts

    def index(self) -> int:
        """The taken choice."""
        return self._index

    def set_index(self, index: int) -> None:
        """Take a choice without telling anybody."""
        self._index = index
        self._say()

    def set_name(self, name: str) -> None:
        """The question, for those who listen to the window."""
        self._name = name
        if self._list is not None:
            self._list.say(self._texts, name)
        self._say()

    def _say(self) -> None:
        taken = self._texts[self._index] if self._texts else ""
        self.say(taken)
        self.setAccessibleName(named(self._name, taken) if self._name else taken)

    def take(self, index: int) -> None:
        """The person takes choice `index`; nothing is told when it was taken already or is none."""
        if index != self._index and 0 <= index < len(self._texts):
            self.set_index(index)
            self.chosen.emit(index)

    # -- the card of all ---------------------------------------------------------------------------------

    def open_list(self) -> None:
        """Show every choice on a card below the plate, or above it."""
        if self._texts and self._list is None:
            card = self._list = DropList(self.window(), self._texts, self._index, self)
            card.say(self._texts, self._name)
            card.taken.connect(self._taken)
            card.gone.connect(self._list_gone)
            card.open()

    def read_state(self, state: QAccessible.State) -> None:
        """Whether the card is open."""
        state.hasPopup = state.expandable = 1
        state.expanded = int(self._list is not None)
        state.collapsed = int(self._list is None)

    def open_card(self) -> DropList | None:
        """The card while it is open."""
        return self._list

    def _taken(self, index: int) -> None:
        self._list_gone()
        self.take(index)

    def _list_gone(self) -> None:
        card, self._list = self._list, None
        if card is not None:
            card.hide()
            card.deleteLater()
            self.setFocus(Qt.FocusReason.PopupFocusReason)

    # -- keys --------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down, the first and the last, a letter; with Alt, or Enter, the card."""
        key, alt = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        steps = {Qt.Key.Key_Up: self._index - 1, Qt.Key.Key_Down: self._index + 1}
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: len(self._texts) - 1}
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or (alt and key in steps):
            self.open_list()
        elif key in steps or key in ends:
            self.take((steps | ends)[Qt.Key(key)])
        elif event.text().isalnum() and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            self.take(next_with(self._texts, self._index, event.text()))
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel leaves a form alone that it only passes over."""
        event.ignore()
