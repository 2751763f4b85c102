"""Choices that tell what each of them is worth: a figure under every answer and every name of a set."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from casino_qt.art import lettering, palette
from casino_qt.art.paths import rrect
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import TARGET
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.scrolling import reveal
from casino_qt.windows.kit.segments import Segments

LIT = QColor(255, 231, 163, 26)
OPEN = QColor(255, 231, 163, 40)


class Weighed(Segments):
    """A row of choices with a figure under each."""

    HEIGHT = 54.0
    UP, DOWN = 9.0, 11.5  # su from the middle to the word and to its figure

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._weights: list[str] = []

    def set_weights(self, weights: Sequence[str]) -> None:
        """The figures under the choices, in order."""
        if list(weights) != self._weights:
            self._weights = list(weights)
            self._name_choice()
            self.updateGeometry()
            self.update()

    def weights(self) -> tuple[str, ...]:
        """What stands under the choices."""
        return tuple(self._weights)

    def _weight(self, index: int) -> str:
        return self._weights[index] if index < len(self._weights) else ""

    def _name_choice(self) -> None:
        taken = self._texts[self._index] if 0 <= self._index < len(self._texts) else ""
        weight = self._weight(self._index) if taken else ""
        self.setAccessibleDescription(", ".join(part for part in (taken, weight) if part))

    def part_name(self, index: int) -> str:
        """With its figure."""
        return ", ".join(part for part in (self._texts[index], self._weight(index)) if part)

    def _small(self) -> QFont:
        return faces.ui_font(self.k, 13, weight=400, tracking=0.01)

    def _widths(self) -> list[float]:
        small = self._small()
        notes = [lettering.text_width(self._weight(i), small) for i in range(len(self._texts))]
        pad = 2 * self.PADDING * self.k
        return [max(word, note + pad) for word, note in zip(super()._widths(), notes, strict=True)]

    def measured(self) -> Iterator[Measured]:
        """The figures too."""
        yield from super().measured()
        for i, r in enumerate(self.rects()):
            note = self._weight(i)
            yield Measured(note, lettering.text_width(note, self._small()), r.width() - 8 * self.k)

    def paint_words(self, p: QPainter, index: int, r: QRectF, taken: bool) -> None:
        """The answer, and under it its figure."""
        x, y, k = r.center().x(), r.center().y(), self.k
        ink, quiet = (palette.INK, palette.INK_2) if taken else (palette.TEXT, palette.TEXT_2)
        lettering.draw_centred(p, x, y - self.UP * k, self._texts[index], self._font(), ink)
        lettering.draw_centred(p, x, y + self.DOWN * k, self._weight(index), self._small(), quiet)


class PresetList(Weighed):
    """Sets of rules one under the other, the figure of each under its name; the agreeing one has the diamond.

    `own_from` is the first of the person's own: a line parts them from those of the house.
    """

    READ_AS: ClassVar[QAccessible.Role] = QAccessible.Role.List
    HEIGHT = 50.0
    PADDING = 30.0  # su before a name, where the diamond has its place
    AFTER = 12.0
    LEAD = 19.0  # su from one line of a long name to the next
    STEPS: ClassVar[dict[Qt.Key, int]] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.own_from = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_sets(self, names: Sequence[str], own_from: int) -> None:
        """Name the sets."""
        self.own_from = own_from
        self.set_texts(names)

    def marked(self, index: int) -> bool:
        """Whether the diamond stands before a line: before the one that is taken."""
        return index == self._index

    def _take(self, index: int) -> None:
        """The line that is taken is seen, however many there are."""
        super()._take(index)
        reveal(self)

    def focus_box(self) -> QRect:
        """The line the keyboard is on, with its ring."""
        rects = self.rects()
        at = rects[max(0, self._index)] if self._index < len(rects) else QRectF(self.rect())
        return at.adjusted(0, -faces.ROOM * self.k, 0, faces.ROOM * self.k).toAlignedRect()

    def _name_lines(self, index: int) -> list[str]:
        """A name as it is written: a long one may go on in a next line."""
        return self._texts[index].split("\n")

    def _longest(self) -> int:
        """How many lines the longest name takes: all have the room for it."""
        return max((len(self._name_lines(i)) for i in range(len(self._texts))), default=1)

    def line(self) -> float:
        """How high a line is, in logical pixels."""
        return max((self.HEIGHT + (self._longest() - 1) * self.LEAD) * self.k, TARGET)

    def rects(self) -> list[QRectF]:
        """The lines in the widget's coordinates."""
        room = faces.ROOM * self.k
        height, width = self.line(), self.width() - 2 * room
        return [QRectF(room, room + height * i, width, height) for i in range(len(self._texts))]

    def sizeHint(self) -> QSize:
        """As wide as the longest name, as high as all."""
        k, font, small = self.k, self._font(), self._small()
        names = [line for i in range(len(self._texts)) for line in self._name_lines(i)]
        words = [lettering.text_width(text, font) for text in names]
        notes = [lettering.text_width(text, small) for text in self._weights]
        width = max([*words, *notes, 0.0]) + (self.PADDING + self.AFTER + 2 * faces.ROOM) * k
        height = self.line() * len(self._texts) + 2 * faces.ROOM * k
        return QSize(round(width + 1), round(height))

    def measured(self) -> Iterator[Measured]:
        """Every name and figure against its line."""
        font, small = self._font(), self._small()
        for i, r in enumerate(self.rects()):
            room = r.width() - (self.PADDING + 4) * self.k
            for line in self._name_lines(i):
                yield Measured(line, lettering.text_width(line, font), room)
            yield Measured(self._weight(i), lettering.text_width(self._weight(i), small), room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The names with their figures, the diamond, the line before the person's own, the ring."""
        p = faces.begin(self)
        k, rects = self.k, self.rects()
        for i, r in enumerate(rects):
            taken = i == self._index
            if taken or i == self._hovered:
                p.fillPath(_line(r, k), OPEN if taken else LIT)
            if self.marked(i):
                faces.diamond(p, r.x() + self.PADDING * k / 2, r.center().y(), 4.5 * k)
            x = r.x() + self.PADDING * k
            y, small = r.center().y(), self._small()
            font = self._font()
            lines = self._name_lines(i)
            spread = (len(lines) - 1) * self.LEAD * k / 2
            name_at = y - self.UP * k - spread + lettering.cap_height(font) / 2
            note_at = y + self.DOWN * k + spread + lettering.cap_height(small) / 2
            for row, line in enumerate(lines):
                lettering.draw_text(p, x, name_at + row * self.LEAD * k, line, font, palette.TEXT)
            lettering.draw_text(p, x, note_at, self._weight(i), small, palette.TEXT_2)
            if i == self.own_from and i > 0:
                left, right = QPointF(r.left() + 10 * k, r.top()), QPointF(r.right() - 10 * k, r.top())
                faces.line(p, left, right, k, 0.5)
        if self.hasFocus() and rects:
            at = rects[self._index] if self._index >= 0 else rects[0]
            faces.focus_ring(p, at.adjusted(k, 2 * k, -k, -2 * k), k)
        p.end()


def _line(r: QRectF, k: float) -> QPainterPath:
    return rrect(r.x(), r.y() + k, r.width(), r.height() - 2 * k, 4 * k)
