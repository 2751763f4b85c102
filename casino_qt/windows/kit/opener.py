"""A plate in a form that opens something: what is chosen now, and a sign of what a click does."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from casino_qt.art import lettering, palette
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.kit.fitting import Measured

ARROWS = ("down", "forward")


class Opener(KitButton):
    """`sign` is the name of an icon. Subclasses tell by `all_words` what else may stand on the plate."""

    HEIGHT = 38.0
    PADDING = 12.0
    SIGN = 26.0  # su at the right for the sign

    def __init__(self, sign: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sign = sign
        self.quiet = False  # nothing has been chosen yet: the words are only an offer
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def all_words(self) -> list[str]:
        """Everything that may stand on the plate in the language of the day."""
        return [self.words()]

    def _font(self) -> QFont:
        return faces.ui_font(self.k, 15, weight=500)

    def _measure(self) -> tuple[float, float]:
        """Size and line of the sign, su: a picture of something needs more than an arrow."""
        return (11, 1.5) if self.sign in ARROWS else (17, 1.3)

    def sizeHint(self) -> QSize:
        """Wide enough for the longest words."""
        widths = [lettering.text_width(text, self._font()) for text in self.all_words()]
        room = 2 * faces.ROOM * self.k
        wide = max(widths, default=0.0) + (self.PADDING + self.SIGN) * self.k + room
        return QSize(round(wide + 1), round(self.HEIGHT * self.k + room))

    def minimumSizeHint(self) -> QSize:
        """Words are never cut."""
        return self.sizeHint()

    def measured(self) -> Iterator[Measured]:
        """Whatever may stand there against the plate."""
        room = self.face_rect().width() - (self.PADDING + self.SIGN) * self.k
        for text in self.all_words():
            yield Measured(text, lettering.text_width(text, self._font()), room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate, words, sign, ring."""
        p = faces.begin(self)
        r, k, state = self.face_rect(), self.k, self.state()
        faces.face(p, r, k, "secondary", state)
        p.setOpacity(faces.DISABLED + 0.16 if state == "disabled" else 1.0)
        font, cy = self._font(), r.center().y()
        y = cy + lettering.cap_height(font) / 2
        colour = palette.TEXT_2 if self.quiet else palette.TEXT
        lettering.draw_text(p, r.left() + self.PADDING * k, y, self.words(), font, colour)
        faces.icon(p, self.sign, QPointF(r.right() - 15 * k, cy), k, *self._measure())
        p.setOpacity(1.0)
        if self.ring_wanted():
            faces.focus_ring(p, r, k)
        p.end()
