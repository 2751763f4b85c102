"""The card on the screen: an ivory page. Whoever points at a cell, by mouse or arrows, gets its figures."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from casino_qt.reading.widgets import Part, Parts, choice_moved
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.printed import PrintedPage
from casino_qt.windows.strategy_card import words
from casino_qt.windows.strategy_card.card import UPS, StrategyCard
from casino_qt.windows.strategy_card.painting import Drawing, Spot

KEYS = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0)}


class CardView(PrintedPage[Drawing]):
    """`pointed` tells the cell in words, "" for none."""

    WIDTH = 1270.0
    EDGE = 22.0
    RING = 5.0
    BLANK = (1420.0, 570.0)

    READ_AS: ClassVar = QAccessible.Role.List

    pointed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._card: StrategyCard | None = None
        self._ace = ""
        self._spots: list[Spot] = []
        self._at = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_card(self, card: StrategyCard | None, ace: str) -> None:
        """Show another card; None: there is none yet. `ace` stands on an ace of the table's cards."""
        self._ace = ace
        if card != self._card:
            self._card, self._at = card, -1
        self.draw()

    def draw(self) -> None:
        """Set the card in the language of the day."""
        if self._card is None:
            self.drawing = None
            self._spots = []
        else:
            self.drawing = Drawing(self._card, self._ace, beside=self.beside)
            self._spots = list(self.drawing.spots())
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
        scale, origin = self.fit()
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

    def paintEvent(self, event: QPaintEvent) -> None:
        """The page, the blocks, what the letters mean, the ring round a cell."""
        p = faces.begin(self)
        paper = self.paint_paper(p)
        if self.drawing is not None:
            scale, origin = self.fit()
            p.save()
            p.translate(origin)
            p.scale(scale, scale)
            self.drawing.paint(p)
            p.restore()
        if self._at >= 0:
            faces.focus_ring(p, self.place(self._spots[self._at]), self.k, 2)
        elif self.hasFocus():
            faces.focus_ring(p, paper, self.k)
        p.end()
