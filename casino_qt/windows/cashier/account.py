"""The person's account by the books: what the house gave, what tables made of it, the last errands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from casino_qt.art import lettering, palette
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.label import CAPITALS

WIDTH = 316.0  # su
LINE, HEAD, PAD = 25.0, 26.0, 14.0
ABOVE = 24.0  # su over its plate: on the desk captions stand there
MOST = 7
"""Errands that are told."""

Row = tuple[str, str, str]
"""A day (or nothing), words, an amount."""


class Account(QWidget):
    """Two short lists under their heads; nothing in it can be touched."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.k = 1.0
        self._parts: Sequence[tuple[str, Sequence[Row]]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        self.updateGeometry()

    def tell(self, parts: Sequence[tuple[str, Sequence[Row]]]) -> None:
        """Each part has a head and its rows."""
        self._parts = parts
        rows = [" ".join(part for part in row if part) for _, rows in parts for row in rows]
        self.setAccessibleName(parts[0][0] if parts else "")
        self.setAccessibleDescription(". ".join(rows))
        self.updateGeometry()
        self.update()

    def rows(self) -> list[Row]:
        """All that is told."""
        return [row for _, rows in self._parts for row in rows]

    def sizeHint(self) -> QSize:
        """As wide as its longest row, and as high as it can ever be."""
        font = faces.ui_font(self.k, 14, weight=400)
        needed = max(
            (
                lettering.text_width(day, font)
                + lettering.text_width(words, font)
                + lettering.text_width(amount, font)
                + (36.0 if day else 24.0) * self.k
                for day, words, amount in self.rows()
            ),
            default=0.0,
        )
        caps = CAPITALS.font(self.k)
        heads = max((lettering.text_width(head.upper(), caps) for head, _ in self._parts), default=0.0)
        width = max(WIDTH * self.k, max(needed, heads) + 2 * (PAD + faces.ROOM) * self.k)
        return QSize(round(width), round((ABOVE + 2 * HEAD + (MOST + 3) * LINE + 4 * PAD) * self.k))

    def _plate(self) -> QRectF:
        """As wide as the plates of the buttons under it."""
        aside = faces.ROOM * self.k
        return QRectF(self.rect()).adjusted(aside, ABOVE * self.k, -aside, -1)

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut."""
        return self.sizeHint()

    def measured(self) -> Iterator[Measured]:
        """Every row against the width."""
        font = faces.ui_font(self.k, 14, weight=400)
        for day, words, amount in self.rows():
            needed = sum(lettering.text_width(part, font) for part in (day, words, amount))
            room = self._plate().width() - 2 * PAD * self.k
            yield Measured(f"{day} {words} {amount}", needed + 14 * self.k, room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Heads, rows, amounts at the right."""
        p = faces.begin(self)
        k = self.k
        r = self._plate()
        faces.sunk(p, r, k)
        font, caps = faces.ui_font(k, 14, weight=400), CAPITALS.font(k)
        left, right, y = r.left() + PAD * k, r.right() - PAD * k, r.top() + PAD * k
        for head, rows in self._parts:
            base = y + HEAD * k / 2 + lettering.cap_height(caps) / 2
            lettering.draw_text(p, left, base, head.upper(), caps, palette.TEXT_2)
            y += HEAD * k
            for day, words, amount in rows:
                base = y + LINE * k / 2 + lettering.cap_height(font) / 2
                x = left
                if day:
                    x += lettering.draw_text(p, x, base, day, font, palette.TEXT_2) + 12 * k
                lettering.draw_text(p, x, base, words, font, palette.TEXT)
                lettering.draw_text(p, right, base, amount, font, palette.MONEY, "r")
                y += LINE * k
            y += PAD * k
        p.end()
