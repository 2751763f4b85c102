"""The card on the screen: an ivory page. Whoever points at a cell, by mouse or arrows, gets its figures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from casino_qt.art import palette
from casino_qt.art.materials import hairline
from casino_qt.art.paths import rrect
from casino_qt.reading.widgets import Part, Parts, choice_moved
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.strategy_card import words
from casino_qt.windows.strategy_card.card import UPS, StrategyCard
from casino_qt.windows.strategy_card.painting import Drawing, Spot

EDGE = 22.0  # units of paper round the drawing
RING = 5.0  # su round the paper for the ring of the keyboard
KEYS = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0)}


class CardView(QWidget):
    """`pointed` tells the cell in words, "" for none."""

    READ_AS: ClassVar = QAccessible.Role.List

    pointed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.k = 1.0
        self._card: StrategyCard | None = None
        self._ace = ""
        self._drawing: Drawing | None = None
        self._spots: list[Spot] = []
        self._at = -1
        self._room = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        self.updateGeometry()
        self.update()

    def show_card(self, card: StrategyCard | None, ace: str) -> None:
        """Show another card; None: there is none yet. `ace` stands on an ace of the table's cards."""
        self._ace = ace
        if card != self._card:
            self._card, self._at = card, -1
        self.say()

    def say(self) -> None:
        """Set the card in the language of the day."""
        if self._card is None:
            self._drawing = None
            self._spots = []
        else:
            self._drawing = Drawing(self._card, self._ace, beside=not self._room)
            self._spots = list(self._drawing.spots())
        self._point(self._at)
        self.updateGeometry()
        self.update()

    # -- pointing ----------------------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        """The cells in the order of the rows."""
        return self._spots

    def read_parts(self) -> Parts:
        """Every cell as a screen reader finds it."""

        def cell(at: int) -> Part:
            spot = self._spots[at]
            told = words.told(spot.row, spot.column, self._ace)
            return Part(told, self.place(spot).toRect(), at == self._at, partial(self._point, at))

        return Parts(len(self._spots), cell)

    def read_taken(self) -> int:
        """The one that is pointed at."""
        return self._at

    def place(self, spot: Spot) -> QRectF:
        """Where a cell is, in logical pixels of this widget."""
        scale, origin = self._fit()
        r = spot.rect
        return QRectF(
            origin.x() + r.x() * scale, origin.y() + r.y() * scale, r.width() * scale, r.height() * scale
        )

    def _point(self, at: int) -> None:
        self._at = at if 0 <= at < len(self._spots) else -1
        text = ""
        if self._at >= 0:
            spot = self._spots[self._at]
            text = words.told(spot.row, spot.column, self._ace)
        self.setAccessibleDescription(text)
        self.pointed.emit(text)
        self.update()
        choice_moved(self)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the cell under the mouse."""
        found = (i for i, spot in enumerate(self._spots) if self.place(spot).contains(event.position()))
        at = next(found, -1)
        if at != self._at:
            self._point(at)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the mouse any more."""
        if not self.hasFocus():
            self._point(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from cell to cell, from block to block."""
        step = KEYS.get(Qt.Key(event.key()))
        if step is None or not self._spots:
            super().keyPressEvent(event)
            return
        if self._at < 0:
            self._point(0)
            return
        row, column = divmod(self._at, len(UPS))
        rows = len(self._spots) // len(UPS)
        row = min(max(row + step[0], 0), rows - 1)
        column = min(max(column + step[1], 0), len(UPS) - 1)
        self._point(row * len(UPS) + column)

    # -- shape -------------------------------------------------------------------------------------------

    def set_room(self, room: int) -> None:
        """So many logical pixels across: then the blocks stand one below another; 0: as many as wanted."""
        before, self._room = self._room, room
        if bool(before) != bool(room):
            self.say()
        self.updateGeometry()

    def _size(self) -> tuple[float, float]:
        """Of the whole, in units."""
        if self._drawing is None:
            return 1420.0, 570.0
        return self._drawing.width + 2 * EDGE, self._drawing.height + 2 * EDGE

    def _fit(self) -> tuple[float, QPointF]:
        """Logical pixels per unit, and where the drawing begins."""
        wide, high = self._size()
        ring = 2 * RING * self.k
        scale = min((self.width() - ring) / wide, (self.height() - ring) / high)
        left, top = (self.width() - wide * scale) / 2, (self.height() - high * scale) / 2
        return scale, QPointF(left + EDGE * scale, top + EDGE * scale)

    def sizeHint(self) -> QSize:
        """As wide as the sheet is, and as high as that makes it."""
        wide, high = self._size()
        across = self._room or 1270 * self.k
        return QSize(round(across), round(across * high / wide))

    def minimumSizeHint(self) -> QSize:
        """It may be smaller: it is a drawing."""
        hint = self.sizeHint()
        if self._room:
            return hint
        return QSize(round(hint.width() * 0.7), round(hint.height() * 0.7))

    def measured(self) -> Iterator[Measured]:
        """The words beside the cells."""
        if self._drawing is not None:
            for text, needed, room in self._drawing.texts():
                yield Measured(text, needed, room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The page, the blocks, what the letters mean, the ring round a cell."""
        p = faces.begin(self)
        wide, high = self._size()
        scale, origin = self._fit()
        page = QRectF(
            origin.x() - EDGE * scale, origin.y() - EDGE * scale, wide * scale, high * scale
        ).adjusted(1, 1, -1, -1)
        outline = rrect(page.x(), page.y(), page.width(), page.height(), 4 * self.k)
        p.fillPath(outline, palette.IVORY)
        hairline(p, outline, palette.CARD_EDGE, self.k, 0.9)
        if self._drawing is not None:
            p.save()
            p.translate(origin)
            p.scale(scale, scale)
            self._drawing.paint(p)
            p.restore()
        if self._at >= 0:
            faces.focus_ring(p, self.place(self._spots[self._at]), self.k, 2)
        elif self.hasFocus():
            faces.focus_ring(p, page, self.k)
        p.end()
