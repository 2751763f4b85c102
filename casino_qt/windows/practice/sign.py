"""How practice looks different from play: a tag with the word, and a striped edge."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from casino_qt.art import lettering, palette
from casino_qt.art.paths import rrect
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.place import Place

GROUND = QColor("#1E4D5C")  # petrol of the court costumes: no rail, no cloth has it
STRIPE = palette.with_alpha("#F5EBD3", 0.92)
EDGE = 5.0  # su
PITCH = 16.0  # su from stripe to stripe


def _stripes(p: QPainter, r: QRectF, k: float) -> None:
    """Petrol with slanted ivory bars, as on a barrier."""
    p.fillRect(r, GROUND)
    p.save()
    p.setClipRect(r, Qt.ClipOperation.IntersectClip)
    lean, bar = r.height(), 5 * k
    x = r.left() - lean
    while x < r.right():
        bars = [
            QPointF(x, r.bottom()),
            QPointF(x + lean, r.top()),
            QPointF(x + lean + bar, r.top()),
            QPointF(x + bar, r.bottom()),
        ]
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(STRIPE)
        p.drawPolygon(QPolygonF(bars))
        x += PITCH * k
    p.restore()


def edge_height(place: Place) -> int:
    """Height of the striped line, in logical pixels."""
    return max(3, round(EDGE * place.k))


class PracticeEdge(QWidget):
    """A striped line along the upper or the lower edge of the window."""

    READ_NOT = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.k = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def lay_out(self, place: Place, width: int, y: float) -> None:
        """Across a page of `width` logical pixels, `y` of them from its top."""
        self.k = place.k
        self.setGeometry(0, round(y), width, edge_height(place))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The stripes."""
        p = faces.begin(self)
        _stripes(p, QRectF(self.rect()), self.k)
        p.end()


class PracticeTag(QWidget):
    """The word itself, in capitals on petrol, in a frame of brass."""

    HEIGHT = 28.0
    PADDING = 13.0
    ground = GROUND

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.k = 1.0
        self._text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, text: str, meaning: str) -> None:
        """The word, and what it means for who listens."""
        self._text = text
        self.setAccessibleName(text)
        self.setAccessibleDescription(meaning)
        self.update()

    def text(self) -> str:
        """The word as it is read."""
        return self._text

    def wanted_width(self) -> float:
        """Width of the tag, in logical pixels."""
        return self._words() + 2 * self.PADDING * self.k

    def lay_out(self, place: Place, x: float, y: float) -> None:
        """Put the left edge and the middle of its height at the point, in su."""
        self.k = place.k
        width = self.wanted_width() / place.k
        self.setGeometry(place.rect(x, y - self.HEIGHT / 2, width, self.HEIGHT))
        self.update()

    def _font_words(self) -> tuple[str, float]:
        return self._text.upper(), 0.12

    def _words(self) -> float:
        words, tracking = self._font_words()
        return lettering.text_width(words, faces.ui_font(self.k, 13.5, weight=600, tracking=tracking))

    def measured(self) -> Iterator[Measured]:
        """The word against the tag."""
        yield Measured(self._text, self._words(), self.width() - 8 * self.k)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Petrol, brass line, word."""
        p = faces.begin(self)
        k = self.k
        r = QRectF(self.rect()).adjusted(k, k, -k, -k)
        p.setPen(QPen(QColor("#D9B46A"), 1.3 * k))
        p.setBrush(self.ground)
        p.drawPath(rrect(r.x(), r.y(), r.width(), r.height(), 4 * k))
        words, tracking = self._font_words()
        font = faces.ui_font(k, 13.5, weight=600, tracking=tracking)
        lettering.draw_centred(p, r.center().x(), r.center().y(), words, font, palette.TEXT)
        p.end()
