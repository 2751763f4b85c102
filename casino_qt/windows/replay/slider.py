"""The line along which one goes through a replay: brass, a tick for every step, an ivory knob."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider, QWidget

from casino_qt.art import palette
from casino_qt.art.materials import vertical
from casino_qt.windows.kit import faces

KNOB = 9.0  # su, half of its width
GROOVE = 4.0
LEAST_PITCH = 6.0  # su between two ticks: nearer ones are left out


class PositionSlider(QSlider):
    """A slider with one place for each step; a press anywhere on it goes there."""

    HEIGHT = 56.0  # su: a hand need not meet the groove itself

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.k = 1.0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSingleStep(1)
        self.setPageStep(5)

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the knob and its ring."""
        return QSize(round(200 * self.k), round(self.HEIGHT * self.k))

    def _ends(self) -> tuple[float, float]:
        room = (KNOB + 5) * self.k
        return room, self.width() - room

    def place_of(self, value: int) -> float:
        """Where a position lies, in logical pixels from the left."""
        left, right = self._ends()
        return left + (right - left) * value / max(1, self.maximum())

    def _go(self, x: float) -> None:
        left, right = self._ends()
        self.setValue(round((x - left) / max(1.0, right - left) * self.maximum()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that leads nowhere any more is not its own: whoever lies below says why."""
        before = self.value()
        super().keyPressEvent(event)
        event.setAccepted(event.isAccepted() and self.value() != before)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the place under the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._go(event.position().x())
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The knob follows the pointer."""
        if self.isSliderDown():
            self._go(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The knob stays."""
        self.setSliderDown(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Groove, the part gone through, ticks, knob, ring."""
        p = faces.begin(self)
        k, y = self.k, self.height() / 2
        left, right = self._ends()
        at = self.place_of(self.value())
        half = GROOVE * k / 2
        p.setPen(QPen(palette.with_alpha(palette.GOLD, 0.55), k))
        p.setBrush(palette.PLATE_PRESSED_TOP)
        p.drawRoundedRect(QRectF(left - half, y - half, right - left + 2 * half, 2 * half), half, half)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(palette.BRASS)
        p.drawRoundedRect(QRectF(left - half, y - half, at - left + 2 * half, 2 * half), half, half)
        if self.maximum() and (right - left) / self.maximum() >= LEAST_PITCH * k:
            p.setPen(QPen(palette.with_alpha(palette.GOLD, 0.7), k))
            for value in range(self.maximum() + 1):
                x = self.place_of(value)
                p.drawLine(QPointF(x, y + 6 * k), QPointF(x, y + 10 * k))
        self._paint_knob(p, QPointF(at, y))
        p.end()

    def _paint_knob(self, p: QPainter, at: QPointF) -> None:
        k = self.k
        r = QRectF(at.x() - KNOB * k, at.y() - KNOB * k, 2 * KNOB * k, 2 * KNOB * k)
        p.setPen(QPen(palette.BRASS_DARK, 1.2 * k))
        p.setBrush(vertical(r.top(), r.bottom(), ((0.0, palette.ENAMEL_LIGHT), (1.0, palette.ENAMEL_FOOT))))
        p.drawEllipse(r)
        if self.hasFocus():
            faces.focus_ring(p, r, k, KNOB)
