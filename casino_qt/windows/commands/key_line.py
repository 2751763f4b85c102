"""One line of the sheet of keys: the key as on the desk, and beside it what it does."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QWidget

from casino_qt.art import lettering, palette
from casino_qt.reading.announcing import named
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.kit.fitting import Measured

GAP = 12.0  # su between key and words
LEAST_KEYS = 52.0  # su the column of keys takes


class KeyLine(KitButton):
    """Words of a command; where its door is open now, pressing the line goes through it."""

    HEIGHT = 34.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.key = ""
        self.keys_width = LEAST_KEYS

    def tell(self, words: str, key: str) -> None:
        """`key` as it is written for the person."""
        self.key = key
        self.say(words)
        self.setAccessibleName(named(key, words) if key else words)

    def _font(self) -> QFont:
        return faces.ui_font(self.k, 14.5, weight=400)

    def key_room(self) -> float:
        """Width of its key, in su."""
        return faces.key_width(self.key, self.k) / self.k if self.key else 0.0

    def _wanted(self) -> float:
        return (self.keys_width + GAP + 10) * self.k + lettering.text_width(self.words(), self._font())

    def sizeHint(self) -> QSize:
        """Key and words."""
        return QSize(round(self._wanted() + 1), round(self.HEIGHT * self.k))

    def minimumSizeHint(self) -> QSize:
        """The words are never cut."""
        return self.sizeHint()

    def measured(self) -> Iterator[Measured]:
        """The words beside the column of keys."""
        yield Measured(self.words(), self._wanted(), self.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Key, words, and the plate under the mouse or the ring of the keyboard where it can be pressed."""
        p = faces.begin(self)
        r, k = self.rect().toRectF(), self.k
        inner = r.adjusted(6 * k, 6 * k, -6 * k, -6 * k)  # the ring has its room within the line
        if self.isEnabled() and self.state() in ("hover", "pressed"):
            faces.face(p, inner, k, "secondary", self.state())
        cy, font = r.center().y(), self._font()
        if self.key:
            width = faces.key_width(self.key, k)
            faces.key_cap(p, (self.keys_width + 6) * k - width, cy, self.key, k, palette.MONEY)
        x, y = (self.keys_width + GAP + 2) * k, cy + lettering.cap_height(font) / 2
        lettering.draw_text(p, x, y, self.words(), font, palette.TEXT)
        if self.ring_wanted():
            faces.focus_ring(p, inner, k)
        p.end()
