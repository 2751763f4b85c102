"""The brass plate that says one short thing and goes: a refusal, a door that is not open yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QColor, QFont, QPaintEvent
from PySide6.QtWidgets import QWidget

from casino_qt.art import lettering, text_size
from casino_qt.reading.announcing import announce
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.spoken import Spoken, said

SHOWN_FOR = 4500  # milliseconds
ENGRAVED = QColor("#2A1705")


class Plate(QWidget):
    """A brass plate centred on a point, as wide as its words, in two lines when one would be too long."""

    READ_AS: ClassVar = QAccessible.Role.Notification
    HEIGHT = 34.0
    PADDING = 22.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.k = 1.0
        self.widest = 560.0
        self._spoken: Spoken = ""
        self._lines: list[str] = []
        self._centre = QPointF()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_FOR)
        self._timer.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tell(self, text: Spoken, centre: QPointF, k: float, *, stays: bool = False) -> None:
        """Show `text` about `centre` (logical pixels of the parent) until it has been read."""
        known = stays and not self.isHidden() and said(text) == said(self._spoken)
        self.k, self._centre, self._spoken = k * text_size.factor(), centre, text
        self._engrave()
        self.show()
        self.raise_()
        if not known:
            announce(self, said(text), urgent=not stays)
        if stays:
            self._timer.stop()
        else:
            self._timer.start()

    def _engrave(self) -> None:
        """Write the words in the language of the day, on a plate as wide as they are."""
        text = said(self._spoken)
        self._lines = self._broken(text)
        self.setAccessibleName(text)
        self._place()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language while it is read."""
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():
            self._engrave()
        super().changeEvent(event)

    def text(self) -> str:
        """What the plate says."""
        return " ".join(self._lines)

    def _font(self) -> QFont:
        return faces.ui_font(self.k, self.devicePixelRatioF(), 15, 500, 0.02)

    def _broken(self, text: str) -> list[str]:
        parent = self.parentWidget()
        edge = parent.width() - 4 * faces.ROOM * self.k if parent is not None else self.widest * self.k
        font, room = self._font(), min(self.widest * self.k, edge) - 2 * self.PADDING * self.k
        lines = lettering.filled(text, font, room)
        if len(lines) > 1:  # balance them: no single word alone on the last line
            even = lettering.filled(
                text, font, min(room, lettering.text_width(text, font) / len(lines) * 1.12)
            )
            if len(even) == len(lines):
                return even
        return lines

    def _place(self) -> None:
        k, font = self.k, self._font()
        width = max(lettering.text_width(line, font) for line in self._lines) + 2 * self.PADDING * k
        height = self.HEIGHT * k + (len(self._lines) - 1) * 21 * k
        room = faces.ROOM * k
        parent = self.parentWidget()
        right = parent.width() if parent is not None else 10_000
        left = min(max(self._centre.x() - width / 2, room), right - room - width)
        foot = self._centre.y() + self.HEIGHT * k / 2  # a second line stands above: below lie the chips
        face = QRectF(left, foot - height, width, height)
        self.setGeometry(face.adjusted(-room, -room, room, room).toAlignedRect())

    def measured(self) -> Iterator[Measured]:
        """Every line against the plate."""
        font = self._font()
        for line in self._lines:
            room = self.width() - 2 * faces.ROOM * self.k - 12 * self.k
            yield Measured(line, lettering.text_width(line, font), room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Brass and engraving."""
        p = faces.begin(self)
        k, room = self.k, faces.ROOM * self.k
        r = QRectF(self.rect()).adjusted(room, room, -room, -room)
        faces.brass_plate(p, r, k)
        font = self._font()
        y = r.center().y() - (len(self._lines) - 1) * 21 * k / 2
        for line in self._lines:
            lettering.draw_centred(
                p, r.center().x(), y, line, font, ENGRAVED, (QColor(255, 240, 200, 150), 0, 0.8 * k)
            )
            y += 21 * k
        p.end()
