"""The cash: notes fanned out on a brass-edged plate, the amount under them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from casino_qt.art import lettering, palette
from casino_qt.art.canvas import canvas, painter
from casino_qt.art.cashier import NOTE, NOTES, paint_note
from casino_qt.art.pictures import Sprite
from casino_qt.money_text import francs
from casino_qt.rules.money import FRANC
from casino_qt.windows.cashier.slot import Slot
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.label import CAPITALS, HERO, fitted

SHOWN = 5  # notes of one value
FAN = (6.0, 70.0)  # su from one note to the next, and from one value to the next


class Cash(Slot):
    """A place of the desk without a value of its own; `amount` is in centimes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 0, own=True)
        self.amount = 0
        self._name = ""
        self._fan: tuple[object, QPixmap] | None = None

    def show_cash(self, amount: int, name: str) -> None:
        """So much, and what it is called."""
        self.amount, self._name = amount, name
        self.say(f"{name} {francs(amount)}", francs(amount))

    def sprite(self) -> Sprite:
        """One note, to be carried."""
        scale = self.k * self.devicePixelRatioF()
        image = canvas((NOTE[0] + 12) * scale, (NOTE[1] + 14) * scale)
        p = painter(image, scale)
        value = max((note for note in NOTES if note * FRANC <= self.amount), default=NOTES[0])
        paint_note(p, QPointF(6, 5), value)
        p.end()
        return Sprite(QPixmap.fromImage(image), -image.width() / 2, -image.height() / 2)

    def _notes(self) -> list[int]:
        left, found = self.amount // FRANC, []
        for value in reversed(NOTES):
            count, left = divmod(left, value)
            found += [value] * min(SHOWN, count)
        return found

    def _picture(self, wide: float, high: float) -> QPixmap:
        """The fan in a box of so many su, kept until amount or size is another."""
        scale = self.k * self.devicePixelRatioF()
        key = (tuple(self._notes()), wide, high, scale)
        if self._fan is None or self._fan[0] != key:
            image = canvas(wide * scale, high * scale)
            p = painter(image, scale)
            notes = self._notes()
            p.setOpacity(1.0 if notes else 0.22)
            y, last = 8.0, 0
            for value in notes or [100]:
                y += 0.0 if not last else FAN[1] if value != last else FAN[0]
                last = value
                paint_note(p, QPointF((wide - NOTE[0]) / 2, y), value)
            p.end()
            self._fan = (key, QPixmap.fromImage(image))
        return self._fan[1]

    def _room(self) -> float:
        return self.width() - 16 * self.k

    def measured(self) -> Iterator[Measured]:
        """Name and amount."""
        room, k = self._room(), self.k
        style = fitted(HERO, self._line, room, k)
        yield Measured(self._line, lettering.text_width(self._line, style.font(k)), room)
        name = self._name.upper()
        yield Measured(name, lettering.text_width(name, CAPITALS.font(k)), room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Name, notes, amount, ring."""
        p = faces.begin(self)
        k, ratio = self.k, self.devicePixelRatioF()
        room = self._room()
        cx, caps = self.width() / 2, CAPITALS.font(k)
        lettering.draw_centred(p, cx, 22 * k, self._name.upper(), caps, palette.TEXT_2)
        fan = QPixmap(self._picture(self.width() / k, self.height() / k - 104))
        fan.setDevicePixelRatio(ratio)
        p.setOpacity(0.5 if self._dragging else 1.0)
        p.drawPixmap(QPointF(0, 40 * k), fan)
        p.setOpacity(1.0)
        font = fitted(HERO, self._line, room, k).font(k)
        lettering.draw_centred(p, cx, self.height() - 34 * k, self._line, font, palette.MONEY)
        if self.hasFocus() and not self._by_mouse:
            faces.focus_ring(p, QRectF(self.rect()).adjusted(6 * k, 6 * k, -6 * k, -6 * k), k)
        p.end()
