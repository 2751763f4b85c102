"""The plate on which a key is chosen: pressed once it listens, and takes the next key as its own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QKeySequence, QPaintEvent
from PySide6.QtWidgets import QWidget

from casino_qt.art import lettering, palette
from casino_qt.reading.announcing import announce, named, sentence
from casino_qt.windows.commands.command import native
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.kit.kept_keys import KeptKeys
from casino_qt.windows.kit.spoken import hint

_ALONE = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_unknown,
)
"""Keys that mean something only together with another one."""


class KeyField(KitButton):
    """Escape and Tab end the listening without a key; Delete and Backspace ask for the house's key."""

    offered = Signal(str)
    """A key was pressed for it, in Qt's portable text; "" for that of the house."""

    HEIGHT, LEAST = 38.0, 96.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.key = ""
        self.own = False
        self.listening = False
        self.clicked.connect(self._listen)
        KeptKeys(self, lambda _: self.listening)

    def show_key(self, command: str, key: str, *, own: bool) -> None:
        """The key that `command` lies on; `own` is one the person chose."""
        self.key, self.own = key, own
        self.setAccessibleName(named(command, native(key)))
        self.setAccessibleDescription(self._hint())
        hint(self, self._hint())
        self.updateGeometry()
        self.update()

    def _hint(self) -> str:
        return QCoreApplication.translate("KeysPage", "Press, then the key you want; Delete: the house's key")

    def _listen(self) -> None:
        self._set_listening(not self.listening)

    def _set_listening(self, listening: bool) -> None:
        if listening != self.listening:
            self.listening = listening
            if listening:
                announce(self, self.words(), urgent=True)
            self.updateGeometry()
            self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While it listens a key goes to it alone; Tab as well, which Qt would keep from it."""
        if event.type() == QEvent.Type.KeyPress and self.listening and isinstance(event, QKeyEvent):
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key that was wanted."""
        key = Qt.Key(event.key())
        if not self.listening:
            if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
                self.offered.emit("")
            elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.click()
            else:
                super().keyPressEvent(event)
            return
        event.accept()
        if key in _ALONE or event.isAutoRepeat():
            return
        self._set_listening(False)
        if key == Qt.Key.Key_Escape:
            announce(self, sentence(self.accessibleName()), urgent=True)  # it lies where it lay
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.window().focusNextPrevChild(key == Qt.Key.Key_Tab)
        else:
            modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if event.text() and event.text().isprintable() and not event.text().isalpha():
                modifiers &= ~Qt.KeyboardModifier.ShiftModifier  # "/" may need it on this layout
            self.offered.emit(QKeySequence(int(key) | modifiers.value).toString())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nobody listens who has not the keyboard."""
        self._set_listening(False)
        super().focusOutEvent(event)

    def words(self) -> str:
        """The key, or that one is waited for."""
        return QCoreApplication.translate("KeysPage", "a key…") if self.listening else native(self.key)

    def sizeHint(self) -> QSize:
        """Key and the plate round it, at least as wide as the wish for one."""
        font, room = faces.ui_font(self.k, 15), 2 * faces.ROOM * self.k
        waiting = QCoreApplication.translate("KeysPage", "a key…")
        wide = max(lettering.text_width(text, font) for text in (native(self.key), waiting))
        wide = max(wide + 28 * self.k, self.LEAST * self.k)
        return QSize(round(wide + room + 1), round(self.HEIGHT * self.k + room))

    def minimumSizeHint(self) -> QSize:
        """A key is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The plate, enamelled while it listens; a key of the person's own with the house's diamond."""
        p = faces.begin(self)
        r, k = self.face_rect(), self.k
        faces.face(p, r, k, "primary" if self.listening else "secondary", self.state())
        font = faces.ui_font(k, 15)
        colour = QColor(palette.INK if self.listening else palette.TEXT)
        lettering.draw_centred(p, r.center().x(), r.center().y(), self.words(), font, colour)
        if self.own and not self.listening:
            faces.diamond(p, r.left() + 9 * k, r.center().y(), 4 * k)
        if self.ring_wanted():
            faces.focus_ring(p, r, k)
        p.end()
