"""Garbage is swept out in the window's thread, when its loop has nothing left to do."""

from __future__ import annotations

from PySide6.QtCore import QAbstractEventDispatcher, QObject, QTimer

from casino_qt.garbage import Litter

REST = 500
"""Milliseconds without any event: no picture moves then, and whoever plays is reading."""


class Broom(QObject):
    """Sweeps what is young each time before the loop waits; what is older once, when it has rested.

    Nothing ticks meanwhile: where nothing is due, nobody is woken.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._litter = Litter()
        self.rest = QTimer(self)
        self.rest.setSingleShot(True)
        self.rest.setInterval(REST)
        self.rest.timeout.connect(self._rested)
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._before_waiting)

    def _before_waiting(self) -> None:
        if self._litter.sweep(at_rest=False):
            self.rest.start()  # anew at every event

    def _rested(self) -> None:
        self._litter.sweep(at_rest=True)
