"""The line over the edge of the cloth that says what the bet one points at is worth; a click derives it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QBrush, QFocusEvent, QFont, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from casino_qt.art import lettering, palette
from casino_qt.art.materials import hairline, vertical
from casino_qt.art.paths import rrect
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.ledge import clear
from casino_qt.windows.kit.place import HEIGHT as HIGH
from casino_qt.windows.kit.place import Place
from casino_qt.windows.kit.spoken import hint

HEIGHT = 26.0  # su
RING = 5.0  # su beyond the strip that are the line's own, for its ring
ROW = 20.0
PADDING, GAP, KEY_GAP = 11.0, 14.0, 10.0
WIDEST = 776.0
EDGE_OF_CLOTH = 805.0  # su from the top
RAIL = 54.0  # su from the top: as far down as the signs of the rail answer
AIR = 12.0  # su between the strip and the end of what is seen

_Piece = tuple[str, QFont, float]  # words, how they are set, how wide they are
_Row = list[_Piece]


def _in_su(box: QRect, place: Place) -> QRectF:
    k = place.k
    return QRectF((box.x() - place.x0) / k, (box.y() - place.y0) / k, box.width() / k, box.height() / k)


class WorthLine(KitButton):
    """A dark strip: the name of the bet, its figures parted by diamonds, and the key that is its click."""

    READ_AS: ClassVar[QAccessible.Role] = QAccessible.Role.Link

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._title = ""
        self._parts: tuple[str, ...] = ()
        self._key = ""
        self._rows: list[_Row] = []
        self._place: Place | None = None
        self._at = QPointF()
        self.clear_of: QWidget | None = None
        """What it never lies over, of the same page: where the person writes."""
        self.hide()

    def tell(self, title: str, parts: Sequence[str], key: str, meaning: str) -> None:
        """Show these words; `key` is the letter that presses the line."""
        self._title, self._parts, self._key = title, tuple(parts), key
        self.setAccessibleName(", ".join((title, *parts)))
        self.setAccessibleDescription(f"{meaning} ({key})")
        hint(self, f"{meaning} ({key})")
        self._fit()
        self.show()

    def text_shown(self) -> str:
        """What the line says."""
        return ", ".join((self._title, *self._parts))

    def lay_out(self, place: Place, at: QPointF) -> None:
        """Lie with the middle of the foot at a point of the table (su)."""
        self._place, self._at = place, at
        self.set_k(place.k)
        self._fit()

    def keep_in_sight(self) -> None:
        """Another part of the page is seen: lie there."""
        if not self.isHidden():
            self._fit()

    def _font(self, strong: bool) -> QFont:
        return faces.ui_font(self.k, 13.5, weight=600 if strong else 400, tracking=0.01)

    def _fit(self) -> None:
        """Break the words into rows and take the room they need; a second row stands above."""
        place, k = self._place, self.k
        if place is None or not self._title:
            return
        inside = self._inside(place)
        key_room = KEY_GAP * k + faces.key_width(self._key, k)
        pieces = [
            (text, font := self._font(index == 0), lettering.text_width(text, font))
            for index, text in enumerate((self._title, *self._parts))
        ]
        widest = min(WIDEST, inside.width()) * k - 2 * PADDING * k - key_room
        self._rows = self._broken(pieces, widest)
        if len(self._rows) > 1:  # no single figure alone in the last row
            even = self._broken(pieces, self._width_of(pieces) / len(self._rows) * 1.15)
            self._rows = even if len(even) == len(self._rows) else self._rows
        width = max(map(self._width_of, self._rows)) / k + 2 * PADDING + key_room / k
        height = HEIGHT + ROW * (len(self._rows) - 1)
        left = min(max(self._at.x() - width / 2, inside.left()), inside.right() - width)
        # Where not all of the table is seen its call hangs above: then the line lies at the foot of what is.
        whole = inside.height() > HIGH - 2 * AIR - 1
        at = self._at.y() if whole else EDGE_OF_CLOTH
        foot = max(min(at, inside.bottom()), (RAIL if whole else inside.top()) + height)
        written = self._written(place)
        if written.intersects(QRectF(left, foot - height, width, height)):
            foot = max(written.top(), inside.top() + height)
        self.set_face(place.rectf(left, foot - height, width, height))
        self._keep_to_strip()
        self.update()

    def _keep_to_strip(self) -> None:
        """A click beside the strip is not the line's: close by lie chips of the tray, signs of the rail."""
        ring = RING * self.k if self.ring_wanted() else 0.0
        self.setMask(QRegion(self.face_rect().adjusted(-ring, -ring, ring, ring).toAlignedRect()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Room for the ring."""
        super().focusInEvent(event)
        self._keep_to_strip()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes."""
        super().focusOutEvent(event)
        self._keep_to_strip()

    def _inside(self, place: Place) -> QRectF:
        """What is seen of the table above the answers, with a little air beside it, in su."""
        page = self.parentWidget()
        if page is None:
            return QRectF(AIR, 0, place.width - 2 * AIR, HIGH)
        shown = _in_su(clear(page), place)
        return (shown & QRectF(0, 0, place.width, HIGH)).adjusted(AIR, AIR, -AIR, -AIR)

    def _written(self, place: Place) -> QRectF:
        """Where the person writes, in su; empty where that is nowhere."""
        if self.clear_of is None or self.clear_of.isHidden():
            return QRectF()
        return _in_su(self.clear_of.geometry(), place)

    def _broken(self, pieces: Sequence[_Piece], widest: float) -> list[_Row]:
        """The pieces in as many rows as it takes."""
        rows: list[_Row] = [[]]
        for piece in pieces:
            if rows[-1] and self._width_of([*rows[-1], piece]) > widest:
                rows.append([])
            rows[-1].append(piece)
        return rows

    def _width_of(self, row: Sequence[_Piece]) -> float:
        return sum(width for _, _, width in row) + GAP * self.k * (len(row) - 1)

    def measured(self) -> Iterator[Measured]:
        """Every row against the strip, with the key beside it."""
        k, room = self.k, self.face_rect().width()
        key = KEY_GAP * k + faces.key_width(self._key, k)
        for row in self._rows:
            yield Measured(" ".join(text for text, _, _ in row), self._width_of(row) + key, room - 12 * k)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Strip, words, diamonds, key, ring."""
        p = faces.begin(self)
        r, k = self.face_rect(), self.k
        strip = rrect(r.x(), r.y(), r.width(), r.height(), 6 * k)
        hovered = self.state() in ("hover", "pressed")
        top = palette.BANNER_TOP.lighter(160 if hovered else 100)
        p.fillPath(strip, QBrush(vertical(r.top(), r.bottom(), ((0, top), (1, palette.BANNER_FOOT)))))
        hairline(p, strip, palette.BRASS, 1.2 * k, 0.9)
        y = r.top() + HEIGHT * k / 2
        for row in self._rows:
            self._paint_row(p, r, y, row)
            y += ROW * k
        key_width = faces.key_width(self._key, k)
        at = r.right() - PADDING * k - key_width
        faces.key_cap(p, at, r.center().y(), self._key, k, palette.TEXT)
        if self.ring_wanted():
            faces.focus_ring(p, r, k)
        p.end()

    def _paint_row(self, p: QPainter, r: QRectF, y: float, row: Sequence[_Piece]) -> None:
        k, x = self.k, r.left() + PADDING * self.k
        for index, (text, font, width) in enumerate(row):
            if index:
                faces.diamond(p, x + GAP * k / 2, y, 3 * k)
                x += GAP * k
            at = QPointF(x, y + lettering.cap_height(font) / 2)
            lettering.draw_text(p, at.x(), at.y(), text, font, palette.TEXT)
            x += width
