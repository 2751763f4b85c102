"""What is to be typed into a terminal, letter by letter: in a face of even steps, on a sunk plate."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontDatabase, QPaintEvent
from PySide6.QtWidgets import QWidget

from casino_qt.art import lettering, palette
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.paragraph import Words

BESIDE, ABOVE = 16.0, 10.0  # su from the edge of the plate to the words


class Typed(Words):
    """Some lines of commands; the face is the system's own, and small so that a line is whole."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 13, palette.MONEY)

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        super().set_k(k)
        face = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        face.setPixelSize(round(lettering.floored(self.px * k)))
        face.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        self.setFont(face)
        beside, above = round(BESIDE * k), round(ABOVE * k)
        self.setContentsMargins(beside, above, beside, above)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The plate under the lines."""
        p = faces.begin(self)
        faces.sunk(p, QRectF(self.rect()).adjusted(1, 1, -1, -1), self.k)
        p.end()
        super().paintEvent(event)
