"""A row of choices of which one is taken, and the tick box: the two inputs of the settings."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from casino_qt.art import lettering, palette
from casino_qt.art.paths import rrect
from casino_qt.reading.widgets import Part, choice_moved
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import KitButton, target
from casino_qt.windows.kit.fitting import Measured


class Segments(QWidget):
    """A dark plate parted into choices; the taken one is enamel. Arrows move, a click takes."""

    chosen = Signal(int)  # index of the choice the person took

    READ_AS: ClassVar[QAccessible.Role] = QAccessible.Role.Grouping
    HEIGHT = 38.0
    PADDING = 15.0
    STEPS: ClassVar[dict[Qt.Key, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.k = 1.0
        self._texts: list[str] = []
        self._index = 0
        self._hovered = -1
        self._most = math.inf
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        self.updateGeometry()
        self.update()

    def set_texts(self, texts: Sequence[str]) -> None:
        """Name the choices, in order."""
        self._texts = list(texts)
        self.updateGeometry()
        self.update()

    def index(self) -> int:
        """The taken choice."""
        return self._index

    def set_index(self, index: int) -> None:
        """Take a choice without telling anybody."""
        self._index = index
        self._name_choice()
        self.update()
        choice_moved(self)

    def read_parts(self) -> Sequence[Part]:
        """The choices as a screen reader finds them."""
        return [
            Part(self.part_name(at), r.toRect(), at == self._index, partial(self._take, at))
            for at, r in enumerate(self.rects())
        ]

    def part_name(self, index: int) -> str:
        """What a choice is called, whole."""
        return self._texts[index]

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Who listens hears the choice, not only the question."""
        super().focusInEvent(event)
        choice_moved(self)

    def set_name(self, name: str) -> None:
        """The question, for those who listen to the window."""
        self.setAccessibleName(name)
        self._name_choice()

    def _name_choice(self) -> None:
        if 0 <= self._index < len(self._texts):
            self.setAccessibleDescription(self._texts[self._index])

    def _font(self) -> QFont:
        return faces.ui_font(self.k, 15, tracking=0.01)

    def _widths(self) -> list[float]:
        font = self._font()
        least, room = target(self.k), 2 * self.PADDING * self.k
        return [max(least, lettering.text_width(text, font) + room) for text in self._texts]

    def set_most(self, width: float) -> None:
        """The most logical pixels in a row: choices that have no room there go on in the next one."""
        if width != self._most:
            self._most = width
            self.updateGeometry()
            self.update()

    def _lines(self) -> list[list[float]]:
        """Widths of the choices, row by row."""
        lines: list[list[float]] = [[]]
        room = self._most - 2 * faces.ROOM * self.k - 1
        for width in self._widths():
            if lines[-1] and sum(lines[-1]) + width > room:
                lines.append([])
            lines[-1].append(width)
        return lines

    def rects(self) -> list[QRectF]:
        """The choices in the widget's coordinates."""
        room, height = faces.ROOM * self.k, self.HEIGHT * self.k
        result, y = [], room
        for widths in self._lines():
            spare = max(0.0, (self.width() - 2 * room - sum(widths)) / max(1, len(widths)))
            x = room
            for width in widths:
                result.append(QRectF(x, y, width + spare, height))
                x += width + spare
            y += height
        return result

    def sizeHint(self) -> QSize:
        """All choices side by side, as far as there is room."""
        room, lines = 2 * faces.ROOM * self.k, self._lines()
        wide = max(sum(widths) for widths in lines)
        return QSize(round(wide + room + 1), round(self.HEIGHT * self.k * len(lines) + room))

    def minimumSizeHint(self) -> QSize:
        """Choices never cut their words."""
        return self.sizeHint()

    def measured(self) -> Iterator[Measured]:
        """Every choice against its part, and the last one against the edge."""
        font, room = self._font(), faces.ROOM * self.k
        for text, r in zip(self._texts, self.rects(), strict=True):
            free = min(r.right(), self.width() - room) - r.left() - 8 * self.k
            yield Measured(text, lettering.text_width(text, font), free)

    def _take(self, index: int) -> None:
        if index != self._index and 0 <= index < len(self._texts):
            self.set_index(index)
            self.chosen.emit(index)

    def _at(self, point: QPointF) -> int:
        rects = self.rects()
        if not rects:
            return -1
        # A hand that meets the room above or below the plate means the plate.
        inside = QPointF(point.x(), min(max(point.y(), rects[0].top()), rects[-1].bottom() - 1))
        return next((i for i, r in enumerate(rects) if r.contains(inside)), -1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the choice under the mouse."""
        if event.button() == Qt.MouseButton.LeftButton and (at := self._at(event.position())) >= 0:
            self._take(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the choice under the mouse."""
        if (at := self._at(event.position())) != self._hovered:
            self._hovered = at
            self.update()

    def leaveEvent(self, event: object) -> None:
        """No choice is under the mouse any more."""
        self._hovered = -1
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The two arrows along the row move the choice."""
        step = self.STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self._take(self._index + step)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The plate, the taken enamel, the words."""
        p = faces.begin(self)
        rects, k = self.rects(), self.k
        if rects:
            whole = rects[0].united(rects[-1])
            faces.face(p, whole, k, "secondary", "normal")
            for i, r in enumerate(rects):
                if i == self._index:
                    faces.face(p, r.adjusted(3 * k, 3 * k, -3 * k, -3 * k), k, "primary", "normal")
                elif i == self._hovered:
                    p.fillPath(_inside(r, k), QColor(255, 231, 163, 30))
                self.paint_words(p, i, r, i == self._index)
            if self.hasFocus():
                faces.focus_ring(p, whole, k)
        p.end()

    def paint_words(self, p: QPainter, index: int, r: QRectF, taken: bool) -> None:
        """The words of choice `index` in its part of the plate."""
        colour = palette.INK if taken else palette.TEXT
        lettering.draw_centred(p, r.center().x(), r.center().y(), self._texts[index], self._font(), colour)


def _inside(r: QRectF, k: float) -> QPainterPath:
    return rrect(r.x() + 3 * k, r.y() + 3 * k, r.width() - 6 * k, r.height() - 6 * k, 4 * k)


class Tick(KitButton):
    """A tick box with its words."""

    READ_AS: ClassVar[QAccessible.Role] = QAccessible.Role.CheckBox
    BOX = 24.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)

    def _font(self) -> QFont:
        return faces.ui_font(self.k, 15)

    def sizeHint(self) -> QSize:
        """Box and words."""
        room = 2 * faces.ROOM * self.k
        width = self.BOX * self.k + 12 * self.k + lettering.text_width(self.words(), self._font())
        return QSize(round(width + room + 1), round(max(self.BOX * self.k + room, target(self.k))))

    def minimumSizeHint(self) -> QSize:
        """The words are never cut."""
        return self.sizeHint()

    def measured(self) -> Iterator[Measured]:
        """The words beside the box."""
        room = self.face_rect().width() - self.BOX * self.k - 12 * self.k
        yield Measured(self.words(), lettering.text_width(self.words(), self._font()), room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Box, tick, words, ring."""
        p = faces.begin(self)
        r, k = self.face_rect(), self.k
        box = QRectF(r.left(), r.center().y() - self.BOX * k / 2, self.BOX * k, self.BOX * k)
        hovered: faces.State = "hover" if self.underMouse() else "normal"
        if self.isChecked():
            faces.face(p, box, k, "primary", hovered)
            pen = QPen(palette.INK, 2.4 * k)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            p.setPen(pen)
            c = box.center()
            p.drawPolyline(
                [
                    QPointF(c.x() - 5.5 * k, c.y() + 0.5 * k),
                    QPointF(c.x() - 1.5 * k, c.y() + 4.5 * k),
                    QPointF(c.x() + 5.5 * k, c.y() - 4.5 * k),
                ]
            )
        else:
            faces.face(p, box, k, "secondary", hovered)
        font = self._font()
        y = r.center().y() + lettering.cap_height(font) / 2
        lettering.draw_text(p, box.right() + 12 * k, y, self.words(), font, palette.TEXT)
        if self.ring_wanted():
            faces.focus_ring(p, box, k)
        p.end()
