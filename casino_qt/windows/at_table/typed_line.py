"""The line where a bet is announced in words: "rouge 50", "assurance couleur", in any tongue of the house."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from casino_qt.art import lettering, palette
from casino_qt.reading.announcing import announce
from casino_qt.tables.typed_bets import LONGEST, Misunderstood
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.field import EDGE, Field
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.label import NOTE, fitted
from casino_qt.windows.kit.place import Place
from casino_qt.windows.kit.spoken import Spoken, said

HEIGHT = 84.0  # su
TOP = 809.0  # over the tray: whoever speaks needs no chips, but wants to see the cloth
CALLED_BY = "/ "  # opens the line; pressed once more in it, it is no part of the words
RECALLED = 100  # lines that come back by the arrows
WIDTH, WIDE = 560.0, 620.0  # as the tray in the narrow and the wide room, so that no chip looks out


class TypedLine(QWidget):
    """A dark plate with a field and, under it, what the house made of the words.

    `say` does what was typed and returns what it did not understand, None when it understood.
    """

    closed = Signal()
    OVER: ClassVar = "chip"
    """The kind of places it lies over, "" for none."""

    def __init__(self, parent: QWidget, say: Callable[[str], Misunderstood | None]) -> None:
        super().__init__(parent)
        self._say = say
        self.k = 1.0
        self._echo: Spoken = ""
        self._done = False  # what the echo tells has been laid
        self._moves = 0
        self._said: deque[str] = deque(maxlen=RECALLED)
        self._recalled = 0
        self._mending = False  # the words were refused, nothing has moved
        self.field = Field(self, LONGEST)
        self.field.returnPressed.connect(self._enter)
        self.field.installEventFilter(self)
        self.retranslate()
        self.hide()

    def lay_out(self, place: Place, centre: float) -> None:
        """Lie on the tray, centred on `centre` su."""
        k = self.k = self.field.k = place.k
        room, width = faces.ROOM, place.pick(WIDTH, WIDE)
        self.setGeometry(
            place.rect(centre - width / 2 - room, TOP - room, width + 2 * room, HEIGHT + 2 * room)
        )
        face = self._face()
        self.field.setFont(lettering.call(26 * k, 600))
        self.field.setGeometry(
            QRectF(face.left() + 24 * k, face.top() + 6 * k, face.width() - 48 * k, 40 * k).toAlignedRect()
        )
        self.update()

    def open(self) -> None:
        """Show the line, empty, and take the keyboard."""
        self.forget()
        self.field.clear()
        self._recalled = len(self._said)
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.update()

    def forget(self) -> None:
        """Nothing has been said yet, or not any more."""
        self._done = False
        self._echo = lambda: self.tr(
            "Say it as at the table, amounts in francs. Enter lays it, Escape closes."
        )
        self.update()

    def follow(self, moves: int) -> None:
        """So many moves can be taken back now: fewer than before, and what was done is so no more."""
        back, self._moves = moves < self._moves, moves
        if back and self._done:
            self.forget()

    def close_line(self) -> None:
        """Put the line away."""
        if not self.isHidden():
            # The keyboard goes before the line does, or Qt would lead it on to the first place of the cloth.
            # (A field whose focus is cleared would tell screen readers that it has it.)
            self.closed.emit()
            self.hide()

    def make_way(self, kind: str) -> None:
        """The keyboard has come to a place of this kind: it has to be seen there."""
        if kind == self.OVER:
            self.hide()

    def listening(self) -> bool:
        """Whether the person is speaking here."""
        return not self.isHidden()

    def answer(self, text: Spoken) -> None:
        """Show `text` under the field, and tell it at once: a refusal, and the words stay to be mended."""
        self._mending, self._done = True, False
        self._tell(text)

    def _tell(self, text: Spoken) -> None:
        self.show_answer(text)
        announce(self.field, said(text), urgent=True)

    def show_answer(self, text: Spoken) -> None:
        """Show `text` under the field: it is told elsewhere."""
        self._echo = text
        self.update()

    def echo(self) -> str:
        """What stands under the field."""
        return said(self._echo)

    def _enter(self) -> None:
        text = self.field.text().strip().lstrip(CALLED_BY)
        if not text:
            return
        self._mending = False
        self._said.append(text)
        self._recalled = len(self._said)
        # A refusal comes by signal while the words are acted on, and is the answer then.
        self._echo = done = lambda: self.tr("“{text}”: done.").format(text=text)
        misunderstood = self._say(text)
        if misunderstood is not None:
            nearest = misunderstood.nearest
            self.answer(lambda: self.tr("Not understood. Did you mean “{nearest}”?").format(nearest=nearest))
        elif self._echo is done:
            self._tell(done)
        if self._mending:
            self.field.selectAll()
        else:
            self._done = True
            self.field.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape closes; up and down recall what was said before."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                event.accept()  # or the page's own Escape would leave the table
                return True
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                self.close_line()
                return True
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self._said:
                step = -1 if event.key() == Qt.Key.Key_Up else 1
                self._recalled = min(max(self._recalled + step, 0), len(self._said))
                at_end = self._recalled == len(self._said)
                self.field.setText("" if at_end else self._said[self._recalled])
                return True
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """The example in the empty field, and what the house has said."""
        self.field.setPlaceholderText(
            self.tr("rouge 50", "an announced bet as an example: chance and francs")
        )
        self.field.setAccessibleName(self.tr("Announce a bet"))
        self.update()

    def _face(self) -> QRectF:
        room = faces.ROOM * self.k
        return QRectF(self.rect()).adjusted(room, room, -room, -room)

    def measured(self) -> Iterator[Measured]:
        """What stands under the field."""
        room = self._face().width() - 48 * self.k
        echo = self.echo()
        font = fitted(NOTE, echo, room, self.k).font(self.k)
        yield Measured(echo, lettering.text_width(echo, font), room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The plate, the line under the field, the echo."""
        p = faces.begin(self)
        r, k = self._face(), self.k
        faces.card(p, r, k)
        y = r.top() + 50 * k
        faces.line(p, QPointF(r.left() + 20 * k, y), QPointF(r.right() - 20 * k, y), k, 0.5)
        font = NOTE.font(k)
        foot = y + 17 * k + lettering.cap_height(font) / 2
        lettering.draw_text(p, self.field.x() + EDGE, foot, self.echo(), font, palette.TEXT_2)
        p.end()
