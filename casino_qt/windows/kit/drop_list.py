"""The card of all choices that a drop-down opens: over everything, until one is taken or it is left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from casino_qt.art import lettering, palette
from casino_qt.art.paths import rrect
from casino_qt.reading.widgets import Part, choice_moved
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import TARGET, KitButton
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.kept_keys import KeptKeys

LIT = QColor(255, 231, 163, 34)
LESS = 0.8  # of a target in su: in a large window lines need not lie so far apart
MOST = 15  # choices seen at a time: as many as a window 720 high has room for
WHEEL_STEP = 120  # eighths of a degree: one notch of a wheel


class DropList(QWidget):
    """A child of the window, as wide as the window is, so that a click beside the card is its own."""

    taken = Signal(int)
    gone = Signal()

    READ_AS: ClassVar = QAccessible.Role.List
    READ_ALONE = True
    PADDING = 28.0  # su before a choice: the diamond of the taken one stands there
    EDGE = 8.0
    MARGIN = 14.0  # su between the card and the window's edge

    def __init__(self, window: QWidget, texts: Sequence[str], index: int, opener: KitButton) -> None:
        """`opener`: the plate it belongs to, wherever that goes and however large it becomes."""
        super().__init__(window)
        self.opener = opener
        self._texts = list(texts)
        self._taken = self._at = index
        self._first = 0  # the choice in the uppermost line
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        KeptKeys(self, lambda _: True)
        around: QWidget | None = opener
        while around is not None:
            around.installEventFilter(self)
            around = None if around is window else around.parentWidget()
        self.hide()

    def open(self) -> None:
        """Lie over the window and take the keyboard."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self._bring_in()
        self._name()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def say(self, texts: Sequence[str], name: str) -> bool:
        """Name the same choices and their question anew; whether they are as many as before."""
        if len(texts) != len(self._texts):
            return False
        self._texts = list(texts)
        self.setAccessibleName(name)
        self._name()
        self.update()
        return True

    # -- places ------------------------------------------------------------------------------------------

    @property
    def k(self) -> float:
        """Logical pixels per su: those of what opened it."""
        return self.opener.k

    def _plate(self) -> QRectF:
        """What opened it, in logical pixels of the window."""
        corner = self.opener.mapTo(self.opener.window(), QPoint(0, 0))
        return self.opener.face_rect().translated(QPointF(corner))

    def _font(self) -> QFont:
        return faces.ui_font(self.k, 15, weight=500)

    def line(self) -> float:
        """How high the line of a choice is, in logical pixels: as high as a hand wants it."""
        return TARGET * max(1.0, self.k * LESS)

    def lines(self) -> int:
        """How many choices are seen at a time."""
        room = self.height() - 2 * (self.MARGIN + self.EDGE) * self.k
        return max(1, min(len(self._texts), MOST, int(room / self.line())))

    def card(self) -> QRectF:
        """The card: below the plate where there is room, else above it, else over it."""
        k, margin, plate = self.k, self.MARGIN * self.k, self._plate()
        longest = max(lettering.text_width(text, self._font()) for text in self._texts)
        wide = max(plate.width(), longest + (self.PADDING + 18) * k)
        high = self.lines() * self.line() + 2 * self.EDGE * k
        left = min(plate.left(), self.width() - margin - wide)
        below, above = plate.bottom() + 4 * k, plate.top() - 4 * k - high
        lowest = self.height() - margin - high
        if below > lowest:
            below = min(plate.top(), lowest)  # over the plate, whose choice it shows too
        top = above if above >= margin and below < plate.bottom() else below
        top = max(margin, min(top, lowest))
        return QRectF(max(margin, left), top, wide, high)

    def rect_of(self, index: int) -> QRectF:
        """The line of a choice; it may be scrolled out of the card."""
        card, k = self.card(), self.k
        top = card.top() + self.EDGE * k + (index - self._first) * self.line()
        return QRectF(card.left() + 4 * k, top, card.width() - 8 * k, self.line())

    def _seen(self) -> range:
        return range(self._first, min(len(self._texts), self._first + self.lines()))

    def _bring_in(self) -> None:
        lines = self.lines()
        self._first = min(max(self._first, self._at - lines + 1), self._at)
        self._first = max(0, min(self._first, len(self._texts) - lines))

    def measured(self) -> Iterator[Measured]:
        """Every choice that is seen."""
        for index in self._seen():
            text = self._texts[index]
            room = self.rect_of(index).width() - self.PADDING * self.k
            yield Measured(text, lettering.text_width(text, self._font()), room)

    # -- what the person does ----------------------------------------------------------------------------

    def _go(self, index: int) -> None:
        self._at = min(max(index, 0), len(self._texts) - 1)
        self._bring_in()
        self._name()
        self.update()

    def _name(self) -> None:
        self.setAccessibleDescription(self._texts[self._at])
        choice_moved(self)

    def read_parts(self) -> Sequence[Part]:
        """The choices as a screen reader finds them; the one that the keyboard is at is the taken one."""
        return [
            Part(text, self.rect_of(at).toRect(), at == self._at, partial(self.taken.emit, at))
            for at, text in enumerate(self._texts)
        ]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A window of another shape closes the card, as does a plate that goes; one that moves it follows."""
        if self.isHidden():
            return False
        kind, window = event.type(), self.parentWidget()
        if (kind == QEvent.Type.Resize and watched is window) or kind == QEvent.Type.Hide:
            self.gone.emit()
        elif kind in (QEvent.Type.Resize, QEvent.Type.Move) and watched is not window:
            self._bring_in()
            self.update()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, take with Enter or the space bar, leave with Escape or Tab."""
        key, lines = event.key(), self.lines()
        walks = {
            Qt.Key.Key_Up: self._at - 1,
            Qt.Key.Key_Down: self._at + 1,
            Qt.Key.Key_PageUp: self._at - lines,
            Qt.Key.Key_PageDown: self._at + lines,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(self._texts) - 1,
        }
        if key in walks:
            self._go(walks[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.taken.emit(self._at)
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.gone.emit()
        elif event.text().isalnum() and (found := next_with(self._texts, self._at, event.text())) >= 0:
            self._go(found)
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab is a key like any other here."""
        return False

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever works elsewhere in the window has left the card."""
        super().focusOutEvent(event)
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            self.gone.emit()

    def _under(self, point: QPointF) -> int:
        return next((i for i in self._seen() if self.rect_of(i).contains(point)), -1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The line under the mouse is lit."""
        if (index := self._under(event.position())) >= 0 and index != self._at:
            self._go(index)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a line takes it, one beside the card closes it."""
        index = self._under(event.position())
        event.accept()
        if index >= 0:
            self.taken.emit(index)
        elif not self.card().contains(event.position()):
            self.gone.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll a card that is longer than the window."""
        steps = -round(event.angleDelta().y() / WHEEL_STEP)
        self._first = max(0, min(self._first + steps, len(self._texts) - self.lines()))
        self.update()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card with its lines; signs at its edge where there are more."""
        p = faces.begin(self)
        card, k, font = self.card(), self.k, self._font()
        faces.card(p, card, k)
        for index in self._seen():
            r = self.rect_of(index)
            if index == self._at:
                p.fillPath(rrect(r.x(), r.y() + k, r.width(), r.height() - 2 * k, 4 * k), LIT)
            if index == self._taken:
                faces.diamond(p, r.left() + self.PADDING * k / 2, r.center().y(), 5 * k)
            y = r.center().y() + lettering.cap_height(font) / 2
            lettering.draw_text(p, r.left() + self.PADDING * k, y, self._texts[index], font, palette.TEXT)
        for more, y in ((self._first > 0, card.top()), (self._seen().stop < len(self._texts), card.bottom())):
            if more:
                faces.diamond(p, card.center().x(), y, 4 * k)
        p.end()


def next_with(texts: Sequence[str], at: int, letter: str) -> int:
    """The next choice after `at`, round and round, that begins with `letter`; -1: none does."""
    order = [*range(at + 1, len(texts)), *range(at + 1)]
    return next((i for i in order if texts[i].casefold().startswith(letter.casefold())), -1)
