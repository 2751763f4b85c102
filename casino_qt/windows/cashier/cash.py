"""The cash: notes fanned out on a brass-edged plate, the amount under them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

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
ACROSS = (6.0, 124.0)  # the same, where notes lie side by side
PAD, AIR = 16.0, 22.0  # su to the edge of a flat plate, and between what is written on it


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
        scale = self.pieces * self.devicePixelRatioF()
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
        scale = self.pieces * self.devicePixelRatioF()
        key = (tuple(self._notes()), wide, high, scale)
        if self._fan is None or self._fan[0] != key:
            image = canvas(wide * scale, high * scale)
            p = painter(image, scale)
            notes = self._notes()
            p.setOpacity(1.0 if notes else 0.22)
            for at, value in zip(self._places(notes or [100], wide, high), notes or [100], strict=True):
                paint_note(p, at, value)
            p.end()
            self._fan = (key, QPixmap.fromImage(image))
        return self._fan[1]

    def _places(self, notes: list[int], wide: float, high: float) -> list[QPointF]:
        """Where each note lies in a box of so many su: one under the other, or side by side at the right."""
        steps, (near, far) = [0.0], ACROSS if self._flat() else FAN
        for before, value in pairwise(notes):
            steps.append(steps[-1] + (near if value == before else far))
        if self._flat():
            first = wide - PAD - NOTE[0] - steps[-1]
            return [QPointF(first + step, (high - NOTE[1]) / 2) for step in steps]
        return [QPointF((wide - NOTE[0]) / 2, 8.0 + step) for step in steps]

    def _flat(self) -> bool:
        """Whether the plate is a strip: name, amount and notes side by side."""
        return self.width() > 2 * self.height()

    def _room(self) -> float:
        if not self._flat():
            return self.width() - 16 * self.k
        return self.width() / 2 - (PAD + AIR) * self.k

    def measured(self) -> Iterator[Measured]:
        """Name and amount."""
        room, k = self._room(), self.k
        style = fitted(HERO, self._line, room, k)
        yield Measured(self._line, lettering.text_width(self._line, style.font(k)), room)
        name = self._name.upper()
        yield Measured(name, lettering.text_width(name, CAPITALS.font(k)), room)
        if self._flat():
            written = lettering.text_width(name, CAPITALS.font(k)) + AIR * k
            written += lettering.text_width(self._line, style.font(k))
            fan = self._places(self._notes() or [100], self.width() / self.pieces, 0.0)
            yield Measured(f"{name} {self._line}", written + (PAD + AIR) * k, fan[0].x() * self.pieces)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Name, notes, amount, ring."""
        p = faces.begin(self)
        k, ratio = self.k, self.devicePixelRatioF()
        room = self._room()
        cx, caps = self.width() / 2, CAPITALS.font(k)
        flat, name = self._flat(), self._name.upper()
        high = self.height() - (0 if flat else 104 * k)
        fan = QPixmap(self._picture(self.width() / self.pieces, high / self.pieces))
        fan.setDevicePixelRatio(ratio)
        p.setOpacity(0.5 if self._dragging else 1.0)
        p.drawPixmap(QPointF(0, 0 if flat else 40 * k), fan)
        p.setOpacity(1.0)
        font = fitted(HERO, self._line, room, k).font(k)
        if flat:
            middle = self.height() / 2
            y = middle + lettering.cap_height(caps) / 2
            x = PAD * k + lettering.draw_text(p, PAD * k, y, name, caps, palette.TEXT_2) + AIR * k
            y = middle + lettering.cap_height(font) / 2
            lettering.draw_text(p, x, y, self._line, font, palette.MONEY)
        else:
            lettering.draw_centred(p, cx, 22 * k, name, caps, palette.TEXT_2)
            lettering.draw_centred(p, cx, self.height() - 34 * k, self._line, font, palette.MONEY)
        if self.hasFocus() and not self._by_mouse:
            faces.focus_ring(p, QRectF(self.rect()).adjusted(6 * k, 6 * k, -6 * k, -6 * k), k)
        p.end()
