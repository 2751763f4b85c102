"""The line of the roulette: one writes where one would speak, and the croupier answers above it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QWidget

from casino_qt.art import lettering, palette
from casino_qt.art.roulette_places import places
from casino_qt.tables.typed_bets import Misunderstood
from casino_qt.windows.at_table.typed_line import TypedLine
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.place import Place
from casino_qt.windows.kit.plate import Plate
from casino_qt.windows.kit.spoken import Spoken, hint

LETTERS = 19.0  # su
RING_IN = 4.5  # su
OVER_TRACK = 32.0  # su: whoever is asked for other words looks for them on the race track


class AnnouncingLine(TypedLine):
    """Lies open in its seat below the race track; "/" or a click takes the keyboard there.

    The croupier's answer takes the place of the words. What asks for other words leaves them there and
    stands on a brass plate over the race track until the next letter.
    """

    READ_AS: ClassVar = QAccessible.Role.Grouping
    OVER: ClassVar = ""

    def __init__(self, parent: QWidget, say: Callable[[str], Misunderstood | None]) -> None:
        self.plate = Plate(parent)
        self._centre = QPointF()
        self._acting = False
        self._answered = False  # the answer stands where the words were
        super().__init__(parent, say)
        self.field.textEdited.connect(self.plate.hide)
        self.show()

    def lay_out(self, place: Place, centre: float = 0.0) -> None:
        """Take the seat that the cloth has for it."""
        k = self.k = self.field.k = place.k
        cloth, room = places(float(place.width)), faces.ROOM
        seat = cloth.announcement
        self.setGeometry(place.rect(seat.x - room, seat.y - room, seat.w + 2 * room, seat.h + 2 * room))
        self.plate.widest = seat.w
        over_track = place.point(seat.x + seat.w / 2, cloth.piste.box.y - OVER_TRACK)
        if over_track != self._centre:
            self.plate.follow_page(k)
        self._centre = over_track
        face = self._face()
        self.field.setFont(lettering.call(LETTERS * k, 600))
        keys = 46 * k
        self.field.setGeometry(
            QRectF(
                face.left() + 32 * k, face.top() + k, face.width() - 36 * k - keys, face.height() - 2 * k
            ).toAlignedRect()
        )
        self.update()

    def listening(self) -> bool:
        """Whether the person is writing here."""
        return self.field.hasFocus()

    def close_line(self) -> None:
        """Give the keyboard back; the line stays where it is, without words that nobody has accepted."""
        self.plate.hide()
        self.field.clear()
        if self.listening():
            self.closed.emit()

    def show_answer(self, text: Spoken) -> None:
        """What the house says to the words."""
        super().show_answer(text)
        if not self._acting:
            self.plate.tell(text, self._centre, self.k, aloud=False)

    def _enter(self) -> None:
        self._acting = True
        super()._enter()
        self._acting = False
        self._answered = not self.field.text() and self._has_room(self.echo())
        if self._answered:
            self.plate.hide()
            self.field.setPlaceholderText(self.echo())
        else:
            self.plate.tell(self._echo, self._centre, self.k, aloud=False)

    def forget(self) -> None:
        """The example again in place of the answer."""
        super().forget()
        self._answered = False
        self.retranslate()

    def _has_room(self, answer: str) -> bool:
        return lettering.text_width(answer, self.field.font()) <= self._room()

    def _room(self) -> float:
        return self.field.width() - self.field.example_left() - 3 * self.k

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The seat is lit while somebody writes in it."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """The example in the empty seat, or what was answered there."""
        super().retranslate()
        example = self.tr("17 and neighbours by 5", "an announced bet as an example, for the roulette")
        stands = self._answered and self._has_room(self.echo())
        self.field.setPlaceholderText(self.echo() if stands else example)
        how = self.tr("Say a bet as at the table (/); a piece is the chip you have chosen")
        self.setAccessibleName(how)
        hint(self, how)

    def measured(self) -> Iterator[Measured]:
        """The example against the seat."""
        text = self.field.placeholderText()
        yield Measured(text, lettering.text_width(text, self.field.font()), self._room())

    def paintEvent(self, event: QPaintEvent) -> None:
        """On the seat of the cloth the key that leads here; the ring while somebody writes."""
        p = faces.begin(self)
        r, k = self._face(), self.k
        if self.listening():
            # On the printed line of the seat, not outside it: the rail is near.
            inside = r.adjusted(RING_IN * k, RING_IN * k, -RING_IN * k, -RING_IN * k)
            faces.focus_ring(p, inside, k, inside.height() / 2 / k)
        else:
            width = faces.key_width("/", k)
            faces.key_cap(p, r.right() - 26 * k - width, r.center().y(), "/", k, palette.TEXT_2)
        p.end()
