"""The brass plate that says one short thing: a refusal, a door that is not open yet.

It goes when the person goes on, never by itself: nobody has to read against a clock.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QHideEvent, QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from casino_qt.art import lettering, text_size
from casino_qt.reading.announcing import announce
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.ledge import clear
from casino_qt.windows.kit.seen import seen
from casino_qt.windows.kit.spoken import Spoken, said

SHOWN_FOR = 4500  # milliseconds for which it stays, whatever the person does
ENGRAVED = QColor("#2A1705")

_LOOKING = (
    *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta),
    *(Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_Print),
)


def _looks_only(event: QEvent) -> bool:
    """Whether a key does nothing by itself, or only moves what is seen."""
    if not isinstance(event, QKeyEvent):
        return False
    with_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    return event.key() in _LOOKING or event.isAutoRepeat() or with_control


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
        self._page = QSizeF()
        self._stays = False
        self._shown = QElapsedTimer()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tell(
        self, text: Spoken, centre: QPointF, k: float, *, stays: bool = False, aloud: bool = True
    ) -> None:
        """Show `text` about `centre` (logical pixels of the parent) until the person goes on, or for good.

        `aloud`: screen readers have not been told otherwise.
        """
        known = stays and not self.isHidden() and said(text) == said(self._spoken)
        self._spoken, self._stays = text, stays
        self._lie_about(centre, k)
        self._engrave()
        self._shown.start()
        self.show()
        self.raise_()
        if aloud and not known:
            announce(self, said(text), urgent=not stays)

    def _lie_about(self, centre: QPointF, k: float) -> None:
        parent = self.parentWidget()
        self.k, self._centre = k * text_size.left(), centre
        self._page = QSizeF() if parent is None else QSizeF(parent.size())

    def follow_page(self, k: float) -> None:
        """The page has another size, or text: lie in the same part of it, and go on saying it."""
        parent, before = self.parentWidget(), self._page
        if parent is None or self.isHidden() or before.isEmpty():
            return
        x, y = self._centre.x() / before.width(), self._centre.y() / before.height()
        self._lie_about(QPointF(x * parent.width(), y * parent.height()), k)
        self._engrave()

    def showEvent(self, event: QShowEvent) -> None:
        """From now on the person may go on."""
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is read any more."""
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        super().hideEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whoever goes on, by key or mouse, after such a while, has read it; it lies where one looks."""
        if event.type() == QEvent.Type.Move and watched is self.parentWidget():
            self._place()  # another part of the page is seen
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress) and not self._stays:
            here = isinstance(watched, QWidget) and watched.window() is self.window()
            if here and self._shown.elapsed() >= SHOWN_FOR and not _looks_only(event):
                self.hide()
        return False

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
        return self.accessibleName()

    def _font(self) -> QFont:
        return faces.ui_font(self.k, 15, weight=500, tracking=0.02)

    def _broken(self, text: str) -> list[str]:
        parent = self.parentWidget()
        edge = seen(parent).width() - 4 * faces.ROOM * self.k if parent is not None else self.widest * self.k
        font, room = self._font(), min(self.widest * self.k, edge) - 2 * self.PADDING * self.k
        lines = lettering.evened(text, font, room)
        fits = all(lettering.text_width(line, font) <= room for line in lines)
        return lines if fits else lettering.broken(text, font, room)  # there is a path in it

    def keep_in_sight(self) -> None:
        """Another part of the page is seen, or answers stand at its foot now: lie there."""
        if not self.isHidden():
            self._place()

    def _place(self) -> None:
        k, font = self.k, self._font()
        width = max(lettering.text_width(line, font) for line in self._lines) + 2 * self.PADDING * k
        height = self.HEIGHT * k + (len(self._lines) - 1) * 21 * k
        room = faces.ROOM * k
        parent = self.parentWidget()
        inside = (
            QRectF(0, 0, 10_000, 10_000) if parent is None else QRectF(clear(parent)).adjusted(1, 1, -1, -1)
        )
        left = max(inside.left() + room, min(self._centre.x() - width / 2, inside.right() - room - width))
        # A second line stands above: below lie the chips.
        foot = min(self._centre.y() + self.HEIGHT * k / 2, inside.bottom() - room)
        foot = max(foot, inside.top() + room + height)
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
