"""A small dark card beside what it explains; a click elsewhere, Escape or a letter takes it away.

The letter of a decision takes it away and decides: whoever has read which is best presses that one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from casino_qt.reading.announcing import named, sentence
from casino_qt.windows.commands.keyring import pressed_key
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import Button, KitButton
from casino_qt.windows.kit.label import FIELD, POPOVER_TITLE, Label
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.place import Place
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.kit.taking_out import take_out

BELOW = 26.0  # su


class Card(NamedTuple):
    """What a popover says: a title, sentences, a reckoning of (name, amount), buttons."""

    title: str
    sentences: Sequence[str]
    lines: Sequence[tuple[str, str]]
    buttons: Sequence[Button]


class Popover(Sheet):
    """A sheet that leaves the room lit. Content is given each time it opens."""

    WIDTH = 400.0
    PADDING = 26.0

    def __init__(self, window: QWidget, decisions: Callable[[], Iterable[KitButton]] = tuple) -> None:
        """`decisions`: the buttons under it that are pressed by their letters while it only explains."""
        super().__init__(window)
        self._decisions = decisions
        self._asks = False
        self._at = QPointF()  # in parts of the window, so that it follows what it points at
        self._foot = BELOW
        self.reckoning = QGridLayout()
        self._said: list[QWidget] = []
        self._write: Callable[[], Card] | None = None
        self.title.set_style(POPOVER_TITLE)
        self._outer.insertLayout(self._outer.indexOf(self.row), self.reckoning)  # words, figures, buttons

    def tell(self, write: Callable[[], Card], at: QPointF, foot: float = BELOW) -> None:
        """Open about `at` (logical pixels of the window) with what `write` gives in the language of the day.

        `foot` su below `at` ends what is explained: where there is no room above, the card lies below that.
        """
        self._write = write
        self.point_at(at, foot)
        self._fill(write())
        self.open()

    def retranslate(self) -> None:
        """An open card is written anew, and the keyboard stays on its button."""
        if self._write is None or self.isHidden():
            return
        held = self.focusWidget()
        self._fill(self._write())
        if held is not None and (first := self.first_focus()) is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def rewrite(self) -> None:
        """What is told has changed while the card lies open."""
        if not self.isHidden():
            self.retranslate()
            self.fit()

    def _fill(self, card: Card) -> None:
        title, sentences, lines, buttons = card
        self._asks = any(button.kind == "primary" for button in buttons)
        self.clear()
        self.title.set_text(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(map(sentence, (*sentences, *(named(w, a) for w, a in lines)))))
        for text in sentences:
            words = Words(self.panel, 15)
            words.setText(text)
            self.content.addWidget(words)
            self._said.append(words)
        for row, (name, amount) in enumerate(lines):
            left, right = Label(FIELD, self.panel), Label(FIELD, self.panel, "r")
            left.set_text(name)
            right.set_text(amount)
            self.reckoning.addWidget(left, row, 0)
            self.reckoning.addWidget(right, row, 1, Qt.AlignmentFlag.AlignRight)
            self._said += [left, right]
        for button in buttons:
            button.setParent(self.panel)
            self.row.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
            self._said.append(button)
        for child in self._said:
            child.show()

    def point_at(self, at: QPointF, foot: float = BELOW) -> None:
        """Lie about `at` (logical pixels of the window) from now on; `foot` as in `tell`."""
        room = self._window.size()
        self._at, self._foot = QPointF(at.x() / room.width(), at.y() / room.height()), foot

    def clear(self) -> None:
        """Take the content away."""
        take_out(self._said)
        self._said.clear()

    def rescaled(self, k: float) -> None:
        """Gaps of the reckoning."""
        self.reckoning.setHorizontalSpacing(round(20 * k))
        self.reckoning.setVerticalSpacing(round(1 * k))

    def place_panel(self) -> None:
        """Beside the point, above it where there is room, always inside the window."""
        super().place_panel()
        if self.scrolling.needed:
            return
        r, margin = self.panel.geometry(), round(14 * self.k)
        page = self._window.size()
        x, y = round(self._at.x() * page.width()) - self.x(), round(self._at.y() * page.height()) - self.y()
        left = min(max(x - r.width() // 2, margin), self.width() - margin - r.width())
        on_page = Place.in_window(page.width(), page.height(), self.devicePixelRatioF()).k
        above, below = y - r.height() - round(18 * self.k), y + round(self._foot * max(self.k, on_page))
        top = above if above >= margin else below  # what it points at may have gone out of sight
        self.panel.move(QPoint(left, max(margin, min(top, self.height() - margin - r.height()))))

    def _decides(self, event: QKeyEvent) -> bool:
        """Whether a key is the letter of a decision. To a card that asks it would be no answer: nothing else
        is done while it waits for one."""
        if self._asks or not _is_letter(event):
            return False
        pressed = pressed_key(event)
        return any(button.isVisible() and button.has_key(pressed) for button in self._decisions())

    def _passes(self, event: QKeyEvent) -> bool:
        """The button itself hears the letter of a decision, with all that guards it."""
        return self._decides(event) or super()._passes(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A letter is meant for the table: it takes the card away, as a click on the table does."""
        if _is_letter(event):
            event.setAccepted(not self._decides(event))  # of one that cannot be done the table says why
            self.lay_away()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card alone; the room stays as it is."""
        p = faces.begin(self)
        r, k = QRectF(self.panel.geometry()), self.k
        self.paint_panel(p, r)
        y = r.top() + self.title.geometry().bottom() + 7 * k
        faces.rule_with_diamond(p, r.center().x(), y, 70, k)
        p.end()

    def paint_panel(self, p: QPainter, r: QRectF) -> None:
        """A plain dark plate: smaller than a dialog, so without its hollowed corners.

        A card without buttons has the keyboard itself.
        """
        faces.card(p, r, self.k)
        if self.hasFocus():
            faces.focus_ring(p, r, self.k)


def _is_letter(event: QKeyEvent) -> bool:
    """Whether a key writes something, and was pressed just now."""
    return bool(event.text().strip()) and event.text().isprintable() and not event.isAutoRepeat()
