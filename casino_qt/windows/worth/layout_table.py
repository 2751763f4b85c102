"""What every number brings to a layout, drawn as on the tableau: zero, and twelve rows of three.

Whoever points at a number, by mouse or arrows, has it told in words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from casino_qt.art import lettering, palette
from casino_qt.art.materials import hairline
from casino_qt.art.palette import mix, with_alpha
from casino_qt.art.paths import rrect
from casino_qt.art.roulette_outlines import cartouche
from casino_qt.money_text import francs, signed_francs
from casino_qt.reading.announcing import named
from casino_qt.reading.widgets import Part, Parts, choice_moved
from casino_qt.rules.roulette.wheel import POCKETS, colour
from casino_qt.scenes.roulette import words
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.fitting import Measured

CELL_WIDTH, CELL_HEIGHT = 164.0, 37.0  # su
EDGE = 14.0  # su of paper round the cells
RING = 5.0  # su round the paper for the ring of the keyboard
NUMBER = 46.0  # su, the cartouche of a number
COLUMNS = 3
ROWS = 1 + (POCKETS - 1) // COLUMNS
INKS = {"rouge": palette.ROUGE, "noir": palette.CARD_INK, "": palette.ZERO_CLOTH}
WINS = mix(palette.BAIZE_TRENTE_ET_QUARANTE, palette.IVORY, 0.80)
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -COLUMNS, Qt.Key.Key_Down: COLUMNS}


@dataclass(frozen=True, slots=True)
class Brings:
    """What one number brings at once, and what it locks, in centimes."""

    net: int
    locked: int = 0

    def short(self) -> str:
        """As it stands beside the number; a gain has its plus."""
        if not self.locked:
            return signed_francs(self.net)
        text = QCoreApplication.translate("LayoutSheet", "{result}, {amount} in prison")
        return text.format(result=signed_francs(self.net), amount=francs(self.locked))


def name_of(number: int) -> str:
    """A number with its colour, in words."""
    of = colour(number)
    if of not in ("rouge", "noir"):
        return str(number)
    return f"{number} {words.chance(of)}"


class LayoutTable(QWidget):
    """`pointed` tells a number in words, "" for none."""

    READ_AS: ClassVar = QAccessible.Role.List

    pointed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.k = 1.0
        self._brings: tuple[Brings, ...] = ()
        self._at = -1
        self._name = ""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        self.updateGeometry()
        self.update()

    def show_brings(self, brings: Sequence[Brings]) -> None:
        """What each number brings, from zero on; nothing while that is being reckoned."""
        self._brings = tuple(brings)
        self._tell()

    def say(self, name: str) -> None:
        """The name of the table, and all of it, in the language of the day."""
        self._name = name
        self.setAccessibleName(name)
        self._tell()

    # -- pointing ----------------------------------------------------------------------------------------

    def told(self, number: int) -> str:
        """A number and what it brings, in words; "" while that is not known."""
        return named(name_of(number), self._brings[number].short()) if self._brings else ""

    def read_parts(self) -> Parts:
        """Every number as a screen reader finds it."""

        def number(at: int) -> Part:
            box = self.place(at).toRect()
            return Part(self.told(at) or name_of(at), box, at == self._at, partial(self.point, at))

        return Parts(POCKETS, number)

    def read_taken(self) -> int:
        """The one that is pointed at."""
        return self._at

    def point(self, number: int) -> None:
        """Point at a number, -1 for none."""
        self._at = number if 0 <= number < POCKETS else -1
        self._tell()

    def _tell(self) -> None:
        text = self.told(self._at) if self._at >= 0 else ""
        whole = "; ".join(self.told(number) for number in range(POCKETS)) if self._brings else ""
        self.setAccessibleDescription(text or whole)
        self.pointed.emit(text)
        self.update()
        choice_moved(self)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the number under the mouse."""
        under = (n for n in range(POCKETS) if self.place(n).contains(event.position()))
        at = next(under, -1)
        if at != self._at:
            self.point(at)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the mouse any more."""
        if not self.hasFocus():
            self.point(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from number to number, Home and End to the first and the last."""
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: POCKETS - 1}
        step = STEPS.get(Qt.Key(event.key()))
        if event.key() in ends:
            self.point(ends[Qt.Key(event.key())])
        elif step is not None:
            self.point(self._next(step))
        else:
            super().keyPressEvent(event)

    def _next(self, step: int) -> int:
        """Zero lies above the first row, and what would leave the table stays."""
        at = self._at
        if at < 0:
            return 0
        if at == 0:
            return 0 if step < 0 else 1 if step == 1 else 2
        if step == -COLUMNS and at <= COLUMNS:
            return 0
        return at + step if at + step < POCKETS else at

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show who has the keyboard."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever goes away points at nothing."""
        super().focusOutEvent(event)
        self.point(-1)

    # -- shape -------------------------------------------------------------------------------------------

    def place(self, number: int) -> QRectF:
        """Where a number stands, in logical pixels of this widget."""
        k, edge = self.k, (EDGE + RING) * self.k
        wide, high = CELL_WIDTH * k, CELL_HEIGHT * k
        if number == 0:
            return QRectF(edge, edge, COLUMNS * wide, high)
        row, column = divmod(number - 1, COLUMNS)
        return QRectF(edge + column * wide, edge + (row + 1) * high, wide, high)

    def sizeHint(self) -> QSize:
        """The cells with paper round them."""
        around = 2 * (EDGE + RING)
        wide, high = COLUMNS * CELL_WIDTH + around, ROWS * CELL_HEIGHT + around
        return QSize(round(wide * self.k), round(high * self.k))

    def minimumSizeHint(self) -> QSize:
        """No figure is cut."""
        return self.sizeHint()

    def _font(self, weight: int = 500) -> QFont:
        return faces.ui_font(self.k, 16, weight=weight)

    def measured(self) -> Iterator[Measured]:
        """What stands beside every number."""
        for number, brings in enumerate(self._brings):
            room = self.place(number).width() - (NUMBER + 26) * self.k
            yield Measured(brings.short(), lettering.text_width(brings.short(), self._font()), room)

    # -- painting ----------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """The paper, the numbers with what they bring, the ring."""
        p = faces.begin(self)
        k = self.k
        page = QRectF(self.rect()).adjusted(RING * k, RING * k, -RING * k, -RING * k)
        outline = rrect(page.x(), page.y(), page.width(), page.height(), 4 * k)
        p.fillPath(outline, palette.IVORY)
        hairline(p, outline, palette.CARD_EDGE, k, 0.9)
        for number in range(POCKETS):
            self._paint_cell(p, number)
        for row in range(ROWS + 1):
            y = page.top() + (EDGE + row * CELL_HEIGHT) * k
            left, right = page.left() + EDGE * k, page.right() - EDGE * k
            faces.line(p, QPointF(left, y), QPointF(right, y), 0.9 * k, 0.9)
        for column in range(COLUMNS + 1):
            x = page.left() + (EDGE + column * CELL_WIDTH) * k
            top = page.top() + (EDGE + (CELL_HEIGHT if 0 < column < COLUMNS else 0.0)) * k
            faces.line(p, QPointF(x, top), QPointF(x, page.bottom() - EDGE * k), 0.9 * k, 0.9)
        if self._at >= 0:
            faces.focus_ring(p, self.place(self._at), k, 2)
        elif self.hasFocus():
            faces.focus_ring(p, page, k)
        p.end()

    def _paint_cell(self, p: QPainter, number: int) -> None:
        r, k = self.place(number), self.k
        brings = self._brings[number] if self._brings else None
        if brings is not None and brings.net > 0:
            p.fillRect(r, WINS)
        cx, cy = r.left() + (8 + NUMBER / 2) * k, r.center().y()
        shape = cartouche(cx, cy, NUMBER * k, 25 * k, number)
        of = colour(number)
        p.fillPath(shape, INKS[of if of in INKS else ""])
        font = lettering.display(16.5 * k, 700)
        lettering.draw_centred(p, cx, cy, str(number), font, palette.FELT_TEXT)
        if brings is None:
            return
        font = self._font(600 if brings.net > 0 else 500)
        ink = palette.INK if brings.net >= 0 else with_alpha(palette.INK_2, 1.0)
        y = cy + lettering.cap_height(font) / 2
        lettering.draw_text(p, r.right() - 10 * k, y, brings.short(), font, ink, "r")
