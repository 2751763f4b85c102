"""The plate that shows how things stand. It takes no keyboard: whoever plays goes on where he was."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from casino_qt.art import text_size
from casino_qt.reading.announcing import sentence
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.label import FIELD, POPOVER_TITLE, Label
from casino_qt.windows.kit.sheet import Words
from casino_qt.windows.standing.standing import Told, title

WIDE, PADDING = 640.0, 24.0  # su
ROWS = 12  # of amounts in a column
BELOW_CALL = 0.145  # of the page: where the croupier’s call hangs, unless there is too much to say
LEAST = 0.5  # logical pixels per su


class StandingPlate(QWidget):
    """Lies over the page until the key is pressed again, or something happens."""

    READ_AS: ClassVar = QAccessible.Role.Notification

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
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
        self.hide()

    def tell(self, write: Callable[[], Told], k: float) -> None:
        """Show what `write` gives; `k` is logical pixels per su."""
        self._write, self._k = write, k * text_size.factor()
        self._fill()
        self.show()
        self.raise_()

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
        told = self._write()
        for one in self._said:
            one.setParent(None)
            one.deleteLater()
        self._said.clear()
        self._title.set_text(title())
        self.setAccessibleName(title())
        for text in told.sentences:
            words = Words(self, 15)
            words.setText(sentence(text))
            self._column.addWidget(words)
            self._said.append(words)
        rows = -(-len(told.lines) // max(1, -(-len(told.lines) // ROWS)))
        for at, (name, amount) in enumerate(told.lines):
            column, row = divmod(at, rows)
            left, right = Label(FIELD, self), Label(FIELD, self, "r")
            left.set_text(name)
            right.set_text(amount)
            self._reckoning.addWidget(left, row, 2 * column)
            self._reckoning.addWidget(right, row, 2 * column + 1, Qt.AlignmentFlag.AlignRight)
            self._said += [left, right]
        for one in self._said:
            one.show()
        self._lay_out()

    def _lay_out(self) -> None:
        """As large as it was asked for, or smaller where it says more than there is room for."""
        page = self.parentWidget()
        assert page is not None
        while self._set_up(page, self._k) > page.height() and self._k > LEAST:
            self._k *= 0.92

    def _set_up(self, page: QWidget, k: float) -> int:
        """Take place on the page at this scale; how much height that asks for, its margins included."""
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
        self.setGeometry((page.width() - wide) // 2, top, wide, high)
        return high + 2 * edge

    def paintEvent(self, event: QPaintEvent) -> None:
        """A plain dark card."""
        p = faces.begin(self)
        margin = faces.ROOM * self._k
        faces.card(p, QRectF(self.rect()).adjusted(margin, margin, -margin, -margin), self._k)
        p.end()
