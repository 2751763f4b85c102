"""A page of ivory on the screen with what is printed on it: a placard, a strategy card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Generic, Protocol, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from casino_qt.art import palette
from casino_qt.art.materials import hairline
from casino_qt.art.paths import rrect
from casino_qt.windows.kit.fitting import Measured

LEAST = 0.7
"""Of the size it wants: a drawing may be smaller."""


class Drawn(Protocol):
    """What is on the page; widths and heights in units of its own."""

    @property
    def width(self) -> float: ...

    @property
    def height(self) -> float: ...

    def texts(self) -> Iterator[tuple[str, float, float]]:
        """Every text, how wide it is, and how wide it may be."""
        ...


T = TypeVar("T", bound=Drawn)


class PrintedPage(QWidget, Generic[T]):
    """Made for one kind of drawing."""

    WIDTH: ClassVar[float]
    """su across, where there is so much room."""
    EDGE: ClassVar[float]
    """Units of paper round the drawing."""
    RING: ClassVar[float] = 0.0
    """su round the paper for the ring of the keyboard."""
    BLANK: ClassVar[tuple[float, float]]
    """Units of the whole while nothing is on it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.k = 1.0
        self.drawing: T | None = None
        self._room = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        self.updateGeometry()
        self.update()

    @property
    def beside(self) -> bool:
        """Whether its parts stand beside one another; where room is scarce, one below another."""
        return not self._room

    def set_room(self, room: int) -> None:
        """Only so many logical pixels across; 0: as many as wanted."""
        before, self._room = self.beside, room
        if before != self.beside:
            self.draw()
        self.updateGeometry()

    def draw(self) -> None:
        """Set `drawing` anew, by what is to be shown and `beside`."""
        raise NotImplementedError

    # -- shape -------------------------------------------------------------------------------------------

    def _size(self) -> tuple[float, float]:
        """Of the whole, in units."""
        if self.drawing is None:
            return self.BLANK
        return self.drawing.width + 2 * self.EDGE, self.drawing.height + 2 * self.EDGE

    def fit(self) -> tuple[float, QPointF]:
        """Logical pixels per unit, and where the drawing begins."""
        wide, high = self._size()
        ring = 2 * self.RING * self.k
        scale = min((self.width() - ring) / wide, (self.height() - ring) / high)
        left, top = (self.width() - wide * scale) / 2, (self.height() - high * scale) / 2
        return scale, QPointF(left + self.EDGE * scale, top + self.EDGE * scale)

    def sizeHint(self) -> QSize:
        """As wide as the sheet is, and as high as that makes it."""
        wide, high = self._size()
        across = self._room or self.WIDTH * self.k
        return QSize(round(across), round(across * high / wide))

    def minimumSizeHint(self) -> QSize:
        """It may be smaller, but not where it is as narrow as the window makes it."""
        hint = self.sizeHint()
        if self._room:
            return hint
        return QSize(round(hint.width() * LEAST), round(hint.height() * LEAST))

    def measured(self) -> Iterator[Measured]:
        """Every text on it."""
        if self.drawing is not None:
            for text, needed, room in self.drawing.texts():
                yield Measured(text, needed, room)

    def paint_paper(self, p: QPainter) -> QRectF:
        """The sheet itself; returns where it lies, in logical pixels."""
        wide, high = self._size()
        scale, origin = self.fit()
        edge = self.EDGE * scale
        paper = QRectF(origin.x() - edge, origin.y() - edge, wide * scale, high * scale)
        paper.adjust(1, 1, -1, -1)
        outline = rrect(paper.x(), paper.y(), paper.width(), paper.height(), 4 * self.k)
        p.fillPath(outline, palette.IVORY)
        hairline(p, outline, palette.CARD_EDGE, self.k, 0.9)
        return paper
