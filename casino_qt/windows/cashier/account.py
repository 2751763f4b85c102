"""The person's account by the books: what the house gave, what tables made of it, the last errands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
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
Part = tuple[str, Sequence[Row]]
"""The head of a list, and its rows."""


class Account(QWidget):
    """Two short lists under their heads; nothing in it can be touched."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.k = 1.0
        self.beside = False
        """Whether its lists stand side by side: larger text leaves it a place of its own, and that is low."""
        self._parts: Sequence[Part] = ()
        self._may_come: Sequence[Row] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        self.updateGeometry()

    def tell(self, parts: Sequence[Part], may_come: Sequence[Row] = ()) -> None:
        """Each part has a head and its rows. `may_come`: rows that have their room already.

        So the desk beside it does not move under the hand that buys there.
        """
        self._parts, self._may_come = parts, may_come
        rows = [" ".join(part for part in row if part) for _, rows in parts for row in rows]
        self.setAccessibleName(parts[0][0] if parts else "")
        self.setAccessibleDescription(". ".join(rows))
        self.updateGeometry()
        self.update()

    def rows(self) -> list[Row]:
        """All that is told."""
        return [row for _, rows in self._parts for row in rows]

    def _wide(self, head: str, rows: Sequence[Row]) -> float:
        """What a list asks for with the plate it lies on, in logical pixels."""
        font, k = faces.ui_font(self.k, 14, weight=400), self.k
        needed = [lettering.text_width(head.upper(), CAPITALS.font(k))]
        for day, words, amount in rows:
            texts = sum(lettering.text_width(part, font) for part in (day, words, amount))
            needed.append(texts + (36.0 if day else 24.0) * k)
        return max(needed) + 2 * (PAD + faces.ROOM) * k

    def set_room(self, room: int, *, beside: bool) -> None:
        """Lay the lists side by side where that is wished and they fit into so many logical pixels."""
        self.beside = beside and sum(self._wide(*part) for part in self._parts) <= room
        across = QSizePolicy.Policy.Expanding if beside else QSizePolicy.Policy.Fixed
        self.setSizePolicy(across, QSizePolicy.Policy.Expanding)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as its longest row, and as high as it can ever be."""
        wides = [self._wide(*part) for part in (*self._parts, ("", self._may_come))]
        if self.beside:
            return QSize(round(sum(wides[:-1])), round((HEAD + MOST * LINE + 2 * PAD) * self.k) + 2)
        width = max(WIDTH * self.k, *wides, 0.0)
        return QSize(round(width), round((ABOVE + 2 * HEAD + (MOST + 3) * LINE + 4 * PAD) * self.k))

    def _plates(self) -> list[tuple[QRectF, Sequence[Part]]]:
        """As wide as the plates of the buttons round it, each with the lists that stand on it."""
        aside, whole = faces.ROOM * self.k, QRectF(self.rect())
        if not self.beside:
            return [(whole.adjusted(aside, ABOVE * self.k, -aside, -1), self._parts)]
        plates: list[tuple[QRectF, Sequence[Part]]] = []
        wides = [self._wide(*part) for part in self._parts]
        spare, x = (whole.width() - sum(wides)) / max(1, len(wides)), 0.0
        for part, wide in zip(self._parts, wides, strict=True):
            box = QRectF(x, 0.0, wide + spare, whole.height())
            plates.append((box.adjusted(aside, 1, -aside, -1), [part]))
            x += wide + spare
        return plates

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut."""
        return self.sizeHint()

    def measured(self) -> Iterator[Measured]:
        """Every row against the width."""
        font = faces.ui_font(self.k, 14, weight=400)
        for plate, parts in self._plates():
            for day, words, amount in (row for _, rows in parts for row in rows):
                needed = sum(lettering.text_width(part, font) for part in (day, words, amount))
                room = plate.width() - 2 * PAD * self.k
                yield Measured(f"{day} {words} {amount}", needed + 14 * self.k, room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Heads, rows, amounts at the right."""
        p = faces.begin(self)
        for plate, parts in self._plates():
            faces.sunk(p, plate, self.k)
            self._paint(p, plate, parts)
        p.end()

    def _paint(self, p: QPainter, r: QRectF, parts: Sequence[Part]) -> None:
        k = self.k
        font, caps = faces.ui_font(k, 14, weight=400), CAPITALS.font(k)
        left, right, y = r.left() + PAD * k, r.right() - PAD * k, r.top() + PAD * k
        for head, rows in parts:
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
