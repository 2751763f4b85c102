"""The plate that shows how things stand. It takes no keyboard: whoever plays goes on where he was."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QHideEvent, QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from casino_qt.art import text_size
from casino_qt.reading.announcing import sentence
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.label import FIELD, NOTE, POPOVER_TITLE, Label
from casino_qt.windows.kit.ledge import clear
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.taking_out import take_out
from casino_qt.windows.standing.standing import Told, title

WIDE, PADDING = 640.0, 24.0  # su
ROWS = 12  # of amounts in a column
BELOW_CALL = 0.145  # of the page: where the croupier’s call hangs, unless there is too much to say
LEAST = 0.5  # logical pixels per su


class StandingPlate(QWidget):
    """Lies over the page until the key is pressed again, or Escape, or something happens.

    Where text is wanted larger it is never made smaller to fit: the key leads to what there was no room for.
    """

    READ_AS: ClassVar = QAccessible.Role.Notification

    def __init__(self, page: QWidget, command: str, heading: Callable[[], str] = title) -> None:
        super().__init__(page)
        self._command, self._heading = command, heading
        self._from = 0  # of all sentences and lines, those shown
        self._until = 0
        self._all = 0
        self._write: Callable[[], Told] | None = None
        self._k = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title = Label(POPOVER_TITLE, self, "c")
        self._column, self._reckoning = QVBoxLayout(), QGridLayout()
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._title)
        self._outer.addLayout(self._column)
        self._outer.addLayout(self._reckoning)
        self._said: list[Words | Label] = []
        self._wanted = 1.0
        self._asked_first: list[QWidget] = []
        self.hide()

    def turn(self) -> None:
        """What there was no room for; after the last of it the plate goes."""
        if self._until < self._all:
            self._from = self._until
            self._fill()
        else:
            self.hide()

    def follow_page(self, k: float) -> None:
        """The page has another size."""
        if self.isVisible():
            self._wanted = k * text_size.left()
            self._fill()

    def tell(self, write: Callable[[], Told], k: float) -> None:
        """Show what `write` gives; `k` is logical pixels per su."""
        self._write, self._wanted, self._from = write, k * text_size.left(), 0
        self._fill()
        self.show()
        self.raise_()

    def showEvent(self, event: QShowEvent) -> None:
        """As long as it lies there Escape is for it, before a line that is written in, too."""
        super().showEvent(event)
        for one in (self.parentWidget(), self.window().focusWidget()):
            if one is not None:
                one.installEventFilter(self)
                self._asked_first.append(one)

    def hideEvent(self, event: QHideEvent) -> None:
        """Escape leads out of the page again."""
        super().hideEvent(event)
        for one in self._asked_first:
            if isValid(one):
                one.removeEventFilter(self)
        self._asked_first.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape takes the plate away: whoever means to close it would be led out of the table."""
        if not isinstance(event, QKeyEvent) or event.key() != Qt.Key.Key_Escape or self.isHidden():
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # or the page's own Escape would come first
        elif event.type() == QEvent.Type.KeyPress:
            self.hide()
        else:
            return False
        return True

    def words(self) -> list[str]:
        """Everything that stands on it."""
        return [self._title.text(), *(one.text() for one in self._said)]

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():
            self._fill()
        super().changeEvent(event)

    def _fill(self) -> None:
        assert self._write is not None
        told, page = self._write(), self.parentWidget()
        assert page is not None
        room = clear(page)
        self._all = len(told.sentences) + len(told.lines)
        self._from = min(self._from, max(0, self._all - 1))
        for until in range(max(1, self._all), self._from, -1):
            self._k, self._until = self._wanted, until
            self._put(told)
            if text_size.factor() <= 1:
                break  # as large as it was asked for, or smaller where it says more than there is room for
            if self._set_up(room, self._k) <= room.height():
                return
        self._lay_out()

    def _put(self, told: Told) -> None:
        """Write what is shown of it now."""
        take_out(self._said)
        self._said.clear()
        heading = self._heading()
        self._title.set_text(heading)
        self.setAccessibleName(heading)
        count, larger = len(told.sentences), text_size.factor() > 1
        for text in told.sentences[self._from : self._until]:
            words = Words(self, 15)
            words.setText(sentence(text))
            self._column.addWidget(words)
            self._said.append(words)
        lines = told.lines[max(0, self._from - count) : max(0, self._until - count)]
        rows = len(lines) if larger else -(-len(lines) // max(1, -(-len(lines) // ROWS)))
        for at, (name, amount) in enumerate(lines):
            column, row = divmod(at, rows)
            left, right = Label(FIELD, self), Label(FIELD, self, "r")
            left.set_text(name)
            right.set_text(amount)
            self._reckoning.addWidget(left, row, 2 * column)
            self._reckoning.addWidget(right, row, 2 * column + 1, Qt.AlignmentFlag.AlignRight)
            self._said += [left, right]
        if self._from or self._until < self._all:
            page = Label(NOTE, self)
            key = keyring.native(self._command)
            page.set_text(f"{self._from + 1}–{self._until} / {self._all} · {key}")
            self._reckoning.addWidget(page, rows, 0, 1, -1, Qt.AlignmentFlag.AlignRight)
            self._said.append(page)
        for one in self._said:
            one.show()

    def _lay_out(self) -> None:
        """As large as it was asked for, or smaller where it says more than there is room for."""
        page = self.parentWidget()
        assert page is not None
        room = clear(page)
        while self._set_up(room, self._k) > room.height() and self._k > LEAST:
            self._k *= 0.92

    def keep_in_sight(self) -> None:
        """Another part of the page is seen: lie there."""
        page = self.parentWidget()
        if page is not None and self.isVisible():
            self._set_up(clear(page), self._k)

    def _set_up(self, page: QRect, k: float) -> int:
        """Take place on what is seen of the page at this scale; the height that asks for, with margins."""
        pad, edge = round((PADDING + faces.ROOM) * k), round(8 * k)
        for one in (self._title, *self._said):
            one.set_k(k)
        self._outer.setContentsMargins(pad, pad, pad, pad)
        self._outer.setSpacing(round(10 * k))
        self._column.setSpacing(round(6 * k))
        self._reckoning.setHorizontalSpacing(round(24 * k))
        self._reckoning.setVerticalSpacing(0)
        self._outer.activate()
        wide = min(max(round(WIDE * k), self._outer.minimumSize().width()), page.width() - 2 * edge)
        high = (
            self._outer.heightForWidth(wide) if self._outer.hasHeightForWidth() else self.sizeHint().height()
        )
        top = min(max(edge, round(BELOW_CALL * page.height())), max(edge, page.height() - high - edge))
        self.setGeometry(page.x() + (page.width() - wide) // 2, page.y() + top, wide, high)
        return high + 2 * edge

    def paintEvent(self, event: QPaintEvent) -> None:
        """A plain dark card."""
        p = faces.begin(self)
        margin = faces.ROOM * self._k
        faces.card(p, QRectF(self.rect()).adjusted(margin, margin, -margin, -margin), self._k)
        p.end()
