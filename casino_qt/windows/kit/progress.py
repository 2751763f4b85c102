"""How far a work has come: a brass bar in a dark groove. It moves when it is told to, never by itself."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAccessible, QBrush, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from casino_qt.art import palette
from casino_qt.art.materials import brass_vertical, hairline
from casino_qt.art.paths import rrect
from casino_qt.windows.kit import faces


class Progress(QWidget):
    """`k` is logical pixels per su."""

    READ_AS: ClassVar = QAccessible.Role.ProgressBar
    HEIGHT = 14.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.k = 1.0
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_k(self, k: float) -> None:
        """Change the scale."""
        self.k = k
        self.updateGeometry()
        self.update()

    def share(self) -> float:
        """How much is done, 0 to 1."""
        return self._share

    def set_share(self, share: float) -> None:
        """Show that so much (0 to 1) is done."""
        self._share = min(max(share, 0.0), 1.0)
        self.update()

    def sizeHint(self) -> QSize:
        """A bar as long as there is room."""
        return QSize(round(220 * self.k), round(self.HEIGHT * self.k))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Groove and brass."""
        p = faces.begin(self)
        k = self.k
        r = QRectF(self.rect()).adjusted(k, k, -k, -k)
        round_ = r.height() / 2
        p.fillPath(rrect(r.x(), r.y(), r.width(), r.height(), round_), palette.PLATE_PRESSED_TOP)
        inner = r.adjusted(2 * k, 2 * k, -2 * k, -2 * k)
        wide = inner.width() * self._share
        if wide > 0:
            bar = rrect(inner.x(), inner.y(), max(wide, inner.height()), inner.height(), inner.height() / 2)
            p.fillPath(bar, QBrush(brass_vertical(inner.top(), inner.bottom())))
        hairline(p, rrect(r.x(), r.y(), r.width(), r.height(), round_), palette.BRASS, 1.2 * k, 0.9)
        p.end()
