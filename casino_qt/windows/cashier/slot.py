"""One place of the desk: the pieces of one value, the house's or the person's own, or the cash."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from casino_qt.art import lettering, palette
from casino_qt.art.pictures import Sprite
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.spoken import hint

FOOT = 36.0
"""su from the foot of a place up to the middle of its lowest piece."""
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Slot(QAbstractButton):
    """A pile with a line under it. A click chooses its value, a drag takes pieces away, Enter moves them."""

    READ_AS: ClassVar = QAccessible.Role.Button

    dragged = Signal(QPointF)
    """Somebody drags what lies here; where, in the coordinates of the desk."""
    dropped = Signal(QPointF)
    given_up = Signal()
    looked_at = Signal()
    """The keyboard has come here."""
    moved = Signal()
    """Enter: what lies here goes to the other side."""
    step_wanted = Signal(int, int)
    """An arrow: columns to the right, rows down."""

    def __init__(self, parent: QWidget, value: int, *, own: bool) -> None:
        super().__init__(parent)
        self.value = value
        self.own = own
        self.k = self.pieces = 1.0
        """Logical pixels per su: of what is written; of what lies there, which does not grow with text."""
        self._line = ""
        self._sprite: Sprite | None = None
        self._faint = False
        self._pressed: QPointF | None = None
        self._dragging = False
        self._by_mouse = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def say(self, name: str, line: str) -> None:
        """The spoken name, and the line under the pile."""
        self._line = line
        self.setAccessibleName(name)
        hint(self, name)
        self.update()

    def show_pile(self, sprite: Sprite | None, *, faint: bool = False) -> None:
        """The pile as a picture, None where nothing lies; `faint`: only to show what belongs here."""
        self._sprite, self._faint = sprite, faint
        self.update()

    def read_press(self) -> None:
        """A reader does what Enter does: what lies here goes to the other side."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.moved.emit()

    def line(self) -> str:
        """What is written under the pile."""
        return self._line

    def anchor(self) -> QPointF:
        """The middle of the lowest piece, in the coordinates of the place."""
        return QPointF(self.width() / 2, self.height() - FOOT * self.k - 18 * self.pieces)

    # -- the mouse ---------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose; what follows may be a drag."""
        self._by_mouse = True
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry along what was taken."""
        if self._pressed is None:
            return
        far = (event.position() - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if self._dragging or far:
            self._dragging = True
            self.dragged.emit(self.mapToParent(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go: where the hand is now decides."""
        was, self._dragging, self._pressed = self._dragging, False, None
        if was:
            self.setDown(False)
            self.dropped.emit(self.mapToParent(event.position()))
            return
        super().mouseReleaseEvent(event)

    # -- the keyboard ---------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever is here has chosen these pieces."""
        self._by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self.looked_at.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from place to place, Enter moves pieces; Escape while dragging lets them go back."""
        self._by_mouse = False
        self.update()
        key = Qt.Key(event.key())
        if self._dragging and key == Qt.Key.Key_Escape:
            self._dragging, self._pressed = False, None
            self.setDown(False)
            self.given_up.emit()
        elif key in _ARROWS:
            self.step_wanted.emit(*_ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.moved.emit()
        else:
            event.ignore()

    # -- how it looks ------------------------------------------------------------------------------------

    def _ink(self) -> QColor:
        return palette.MONEY if self.own else palette.INK

    def measured(self) -> Iterator[Measured]:
        """The line under the pile."""
        font = faces.ui_font(self.k, 15, weight=500)
        yield Measured(self._line, lettering.text_width(self._line, font), self.width() - 4 * self.k)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Pile, line, ring."""
        p = faces.begin(self)
        k, ratio = self.k, self.devicePixelRatioF()
        if self._sprite is not None:
            at, pixmap = self.anchor(), QPixmap(self._sprite.pixmap)
            pixmap.setDevicePixelRatio(ratio)
            p.setOpacity(0.30 if self._faint else 0.35 if self._dragging else 1.0)
            x, y = at.x() + self._sprite.dx / ratio, at.y() + self._sprite.dy / ratio
            p.drawPixmap(QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio), pixmap)
            p.setOpacity(1.0)
        font = faces.ui_font(k, 15, weight=500)
        p.setOpacity(0.55 if self._faint else 1.0)
        lettering.draw_centred(p, self.width() / 2, self.height() - 15 * k, self._line, font, self._ink())
        p.setOpacity(1.0)
        if self.hasFocus() and not self._by_mouse:
            faces.focus_ring(p, QRectF(self.rect()).adjusted(6 * k, 6 * k, -6 * k, -6 * k), k)
        p.end()
