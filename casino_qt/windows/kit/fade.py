"""The change of page: the old picture fades over the new one."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

DURATION = 320  # milliseconds at normal speed


class Fade(QWidget):
    """Lies over the window with a picture of the old page and dissolves, then goes.

    It keeps the mouse to itself: the second click of a double click on a door is not meant for the table.
    """

    def __init__(self, window: QWidget, old: QPixmap, duration: int = DURATION) -> None:
        super().__init__(window)
        self._old = old
        self._left = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setGeometry(window.rect())
        self._clock = QVariantAnimation(self)
        self._clock.setDuration(duration)
        self._clock.setStartValue(1.0)
        self._clock.setEndValue(0.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock.valueChanged.connect(self._step)
        self._clock.finished.connect(self.close)
        self.show()
        self.raise_()
        self._clock.start()

    def _step(self, left: float) -> None:
        self._left = left
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """What is left of the old page."""
        p = QPainter(self)
        p.setOpacity(self._left)
        p.drawPixmap(0, 0, self._old)
        p.end()
