"""One line of lettering as a widget: a title, an amount, a small capital label."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from casino_qt.art import lettering, palette, text_size
from casino_qt.reading.announcing import tell_change
from casino_qt.windows.kit import faces, warning
from casino_qt.windows.kit.fitting import Measured


@dataclass(frozen=True, slots=True)
class Style:
    """How a line is set. Sizes in su; a title may step down to `least`, one su at a time."""

    family: str
    px: float
    weight: int
    colour: QColor
    italic: bool = False
    tracking: float = 0.0
    capitals: bool = False
    shadow: float = 0.0
    least: float | None = None

    def font(self, k: float) -> QFont:
        """The face at this scale; nothing under 12 pixels."""
        px = lettering.floored(self.px * k)
        return lettering.font(self.family, px, self.weight, self.italic, self.tracking)

    def smaller(self) -> Style | None:
        """The style one step down, None at the end of the steps."""
        if self.least is None or self.px - 1 < self.least:
            return None
        return replace(self, px=self.px - 1)


PLAYFAIR, CORMORANT, JOST = lettering.PLAYFAIR, lettering.CORMORANT, lettering.JOST
SIGN = Style(PLAYFAIR, 31, 600, QColor("#FBE6B2"), tracking=0.05, shadow=1.6, least=24)
DOOR_TITLE = Style(PLAYFAIR, 25, 600, QColor("#FBE9BC"), shadow=1.4, least=18)
DOOR_NOTE = Style(CORMORANT, 19, 600, palette.TEXT, italic=True, least=16)
DOOR_LIMITS = Style(JOST, 15, 400, palette.TEXT_2, tracking=0.02, least=13)
TITLE = Style(PLAYFAIR, 22, 600, palette.RAIL_TITLE, tracking=0.01, shadow=1.2, least=20)
LIMITS = Style(JOST, 13.5, 400, palette.RAIL_SUBTITLE, tracking=0.02)
CAPITALS = Style(JOST, 12, 500, palette.TEXT_2, tracking=0.10, capitals=True)
BANKROLL = Style(PLAYFAIR, 32, 600, palette.MONEY, shadow=1.4, least=22)
HERO = Style(PLAYFAIR, 36, 600, palette.MONEY, shadow=1.4, least=26)
IN_PLAY = Style(PLAYFAIR, 24, 500, palette.MONEY, least=18)
GREETING = Style(CORMORANT, 22, 600, palette.TEXT, italic=True, least=18)
NOTE = Style(JOST, 13.5, 400, palette.TEXT_2, tracking=0.02)
BODY = Style(JOST, 16, 400, palette.TEXT)
FIELD = Style(JOST, 15, 400, palette.TEXT)
SHEET_TITLE = Style(PLAYFAIR, 27, 600, QColor("#FBE9BC"), shadow=1.4, least=20)
POPOVER_TITLE = Style(PLAYFAIR, 22, 600, QColor("#FBE9BC"), shadow=1.2, least=18)
LAST_TABLE = Style(PLAYFAIR, 21, 500, palette.MONEY, least=17)
RESULT = Style(JOST, 17, 500, palette.GAIN)
LOSS = Style(JOST, 17, 500, palette.TEXT_2)


def fitted(style: Style, text: str, room: float, k: float) -> Style:
    """`style`, stepped down until `text` fits into `room` logical pixels or there is no further step."""
    while lettering.text_width(text, style.font(k)) > room:
        below = style.smaller()
        if below is None:
            break
        style = below
    return style


def grown(style: Style, most: float, height: float, k: float) -> Style:
    """`style` as large as text is wanted, up to `most` times, and to what a line `height` pixels high takes.

    Where its words then have no room it steps down again, to its own size or to where that would end.
    """
    wanted = min(text_size.left(), most)
    if wanted <= 1:
        return style
    # In whole steps from its own size: stepping down leads back to exactly that.
    px = style.px + math.floor(min(style.px * wanted, max(style.px, height / k / 1.25)) - style.px)
    return replace(style, px=px, least=min(style.px, style.least or style.px))


class Label(QWidget):
    """A single line in one style, aligned on its baseline's cap height."""

    READ_AS: ClassVar = QAccessible.Role.StaticText

    def __init__(self, style: Style, parent: QWidget | None = None, align: lettering.Align = "l") -> None:
        super().__init__(parent)
        self.style_ = style
        self.align: lettering.Align = align
        self.k = 1.0
        self.grows = 1.0
        """How much larger it may become in its place, where larger text is wanted."""
        self.aloud = False
        """Whether screen readers are told what it says when that changes: it answers what is done there."""
        self._text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        """The words as they were set, before capitals."""
        return self._text

    def set_text(self, text: str) -> None:
        """Change the words."""
        if text != self._text:
            before, self._text = self._text, text
            self.setAccessibleName(text)
            if self.aloud:
                tell_change(self, before.removeprefix(warning.MARK), text.removeprefix(warning.MARK))
            self.updateGeometry()
            self.update()

    def set_style(self, style: Style) -> None:
        """Change the look."""
        self.style_ = style
        self.updateGeometry()
        self.update()

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        self.updateGeometry()
        self.update()

    def shown(self) -> str:
        """The words as they are painted."""
        words = warning.parted(self._text)[1]
        return words.upper() if self.style_.capitals else words

    def _before(self) -> float:
        """Logical pixels for the sign before words that refuse something."""
        return warning.ROOM * self.k if warning.parted(self._text)[0] else 0.0

    def fitted_style(self) -> Style:
        """The style in the size its words are painted in."""
        style = grown(self.style_, self.grows, self.height(), self.k)
        return fitted(style, self.shown(), self.contentsRect().width() - self._before(), self.k)

    def wanted_width(self) -> float:
        """Width the words need at full size, in logical pixels."""
        style = grown(self.style_, self.grows, self.height(), self.k)
        return lettering.text_width(self.shown(), style.font(self.k)) + self._before()

    def capital(self) -> float:
        """Height of its capitals as they are painted, in logical pixels."""
        return lettering.cap_height(self.fitted_style().font(self.k))

    def sizeHint(self) -> QSize:
        """The line at full size, within its margins."""
        beside = self.contentsMargins()
        wide = self.wanted_width() + 3 + beside.left() + beside.right()
        return QSize(round(wide), round(self.style_.px * self.k * 1.5))

    def minimumSizeHint(self) -> QSize:
        """Labels that may not step down ask for their full width."""
        hint = self.sizeHint()
        return hint if self.style_.least is None else QSize(10, hint.height())

    def measured(self) -> Iterator[Measured]:
        """The words in the size they are painted in."""
        font = self.fitted_style().font(self.k)
        room = self.contentsRect().width() - self._before()
        yield Measured(self.shown(), lettering.text_width(self.shown(), font), room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line, its capitals centred on the widget's height."""
        p = faces.begin(self)
        font = self.fitted_style().font(self.k)
        r = QRectF(self.contentsRect())
        if before := self._before():
            whole = before + lettering.text_width(self.shown(), font)
            at = {"l": r.left(), "c": r.center().x() - whole / 2, "r": r.right() - whole}[self.align]
            warning.paint_sign(p, at, r.center().y(), self.k, self.style_.colour)
            r.moveLeft(r.left() + (before / 2 if self.align == "c" else before if self.align == "l" else 0))
        x = {"l": r.left(), "c": r.center().x(), "r": r.right()}[self.align]
        shadow = (QColor(0, 0, 0, 205), 0.0, self.style_.shadow * self.k) if self.style_.shadow else None
        y = r.center().y() + lettering.cap_height(font) / 2
        lettering.draw_text(p, x, y, self.shown(), font, self.style_.colour, self.align, shadow)
        p.end()
