"""Players or snapshots one under the other, each with a line about it; the diamond marks who plays now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from casino_qt.art import lettering
from casino_qt.windows.house_rules.weighed import PresetList
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.shelf import Shelf

BAR_ROOM = 6.0  # su of board beside the bar


class Lines(PresetList):
    """`taken_up`: a line was double-clicked, or Enter pressed on it."""

    taken_up = Signal()

    def __init__(self, parent: QWidget | None = None, wide: float = 430.0) -> None:
        """`wide`: su of a line; what is longer goes on in a next one: nobody has a name that ends in dots."""
        super().__init__(parent)
        self.wide = wide
        self._names: tuple[str, ...] = ()
        self._marked = -1

    def show_lines(self, names: Sequence[str], notes: Sequence[str], marked: int = -1) -> None:
        """The names with what is said of each; `marked` has the diamond."""
        self._names, self._marked = tuple(names), marked
        self.set_weights(notes)
        self._break()

    def names(self) -> tuple[str, ...]:
        """The names in full."""
        return self._names

    def _break(self) -> None:
        room = (self.wide - self.PADDING - self.AFTER) * self.k
        broken = [lettering.broken(name, self._font(), room) for name in self._names]
        self.set_sets(["\n".join(lines) for lines in broken], len(broken))

    def set_k(self, k: float) -> None:
        """Change the scale: letters are not as wide in every size."""
        super().set_k(k)
        self._break()

    def marked(self, index: int) -> bool:
        """Who plays now has the diamond."""
        return index == self._marked

    def sizeHint(self) -> QSize:
        """As wide as it was told, or as what is said of the lines."""
        hint = super().sizeHint()
        return QSize(max(hint.width(), round((self.wide + 2 * faces.ROOM) * self.k)), hint.height())

    def _name_choice(self) -> None:
        super()._name_choice()
        if 0 <= self._index < len(self._names):
            parts = (self._names[self._index], self._weight(self._index))
            self.setAccessibleDescription(", ".join(part for part in parts if part))

    def part_name(self, index: int) -> str:
        """The whole name, however much of it is shown."""
        return ", ".join(part for part in (self._names[index], self._weight(index)) if part)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Twice on a line means it."""
        if event.button() == Qt.MouseButton.LeftButton and self._at(event.position()) == self._index:
            self.taken_up.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter means the line; Home and End go to the first and the last."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.taken_up.emit()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._take(0 if event.key() == Qt.Key.Key_Home else len(self._names) - 1)
        else:
            super().keyPressEvent(event)


class LineShelf(Shelf):
    """Scrolls lines when they are more than are seen at a time, and follows the keyboard."""

    def __init__(self, lines: Lines, seen: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines = lines
        self._seen = seen
        self.setWidget(lines)
        lines.chosen.connect(self.follow)

    def fit(self, k: float) -> None:
        """As high as the lines seen at a time, as wide as they ask for."""
        hint = self._lines.sizeHint()
        self._lines.setMinimumHeight(hint.height())
        high = self._lines.line() * self._seen + 2 * faces.ROOM * k
        self.setFixedHeight(round(high) + 1)
        self.setMinimumWidth(hint.width() + round(16 * k))

    def follow(self, index: int) -> None:
        """Scroll to a line."""
        rects = self._lines.rects()
        if 0 <= index < len(rects):
            at: QPointF = rects[index].center()
            self.ensureVisible(round(at.x()), round(at.y()), 0, round(rects[index].height() / 2 + 6))


def paint_board(p: QPainter, shelf: QWidget, sheet: QWidget, k: float) -> None:
    """The sunk board behind the lines, in the coordinates of the sheet."""
    corner = shelf.mapTo(sheet, QPoint(0, 0))
    faces.sunk(p, QRectF(corner, shelf.size()).adjusted(2 * k, 2 * k, BAR_ROOM * k, -2 * k), k)
