"""Buttons: the enamel primary, the dark secondary, square icon buttons, and the flat ones of the rails."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QShortcutEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy, QWidget

from casino_qt.art import lettering, palette
from casino_qt.reading.announcing import sentence
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.alphabets import same_key
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.guard import PAUSE
from casino_qt.windows.kit.spoken import hint

TARGET = 44.0  # the least side of what a hand has to hit: su, and in a small window logical pixels


RING = 6.5  # su beside a plate that its ring takes


def target(k: float) -> float:
    """The least side of what a hand has to hit, in logical pixels; `k` of them are one su."""
    return TARGET * max(k, 1.0)


_CHORD = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)


class KitButton(QAbstractButton):
    """What all buttons of the house share: a face inside a margin for its ring, hover, key, and scale.

    `k` is logical pixels per su. The tooltip of a disabled button is the reason why.
    """

    READ_AS: ClassVar[QAccessible.Role] = QAccessible.Role.Button

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.k = 1.0
        self.growth = 1.0
        """How much larger its words are than drawn, in a place that does not grow with them."""
        self._meaning = ""
        self._reason = ""
        self._second_shortcut = 0
        self._by_mouse = False
        self._pressed_as = ""
        self._heir_since = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.installEventFilter(self)

    def set_k(self, k: float) -> None:
        """Change the scale."""
        if k != self.k:
            self.k = k
            self.updateGeometry()
            self.update()

    def set_face(self, face: QRectF) -> None:
        """Place the button so that its plate covers `face`; ring and shadow reach beyond."""
        room = faces.ROOM * self.k
        self.setGeometry(face.adjusted(-room, -room, room, room).toAlignedRect())

    def face_rect(self) -> QRectF:
        """The plate in the widget's own coordinates."""
        room = faces.ROOM * self.k
        return QRectF(self.rect()).adjusted(room, room, -room, -room)

    def say(self, text: str, key: str = "", meaning: str = "") -> None:
        """Set the words, the shortcut (portable text, "" for none) and the tooltip."""
        self.setText(text.replace("&", "&&"))
        self.setShortcut(QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText))
        if self._second_shortcut:
            self.releaseShortcut(self._second_shortcut)
        second = same_key(key)
        self._second_shortcut = self.grabShortcut(QKeySequence(second)) if second else 0
        self._meaning = meaning
        self.setAccessibleName(text or meaning)
        self._refresh_tip()
        self.updateGeometry()
        self.update()

    def allow(self, allowed: bool, reason: str = "") -> None:
        """Enable the button, or disable it and say why in its tooltip."""
        pressed = self.hasFocus() and not allowed
        self.setEnabled(allowed)
        heir = QApplication.focusWidget() if pressed else None
        if isinstance(heir, KitButton):
            heir._heir_since = monotonic()
        self._reason = "" if allowed else reason
        self._refresh_tip()

    def why_not(self) -> str:
        """Why it cannot be pressed; "" when it can, or nobody has said why."""
        return self._reason

    def _refresh_tip(self) -> None:
        key = self.key_text()
        meaning = f"{self._meaning} ({key})" if self._meaning and key else self._meaning
        parts = [part for part in (meaning, self._reason) if part]
        hint(self, "\n".join(parts))
        # A sign without words is called what it means: that is not said twice.
        spoken = parts if self.words() else [part for part in (key, self._reason) if part]
        self.setAccessibleDescription(" ".join((*map(sentence, spoken[:-1]), *spoken[-1:])))

    def meaning(self) -> str:
        """What its tooltip says it does."""
        return self._meaning

    def read_press(self) -> None:
        """A reader presses it."""
        self.click()

    def read_keys(self) -> list[str]:
        """The shortcut, for a reader."""
        return [key] if (key := self.key_text()) else []

    def read_state(self, state: QAccessible.State) -> None:
        """Whether it is down, or ticked."""
        state.pressed = int(self.isDown())
        state.checkable = int(self.isCheckable())
        state.checked = int(self.isChecked())

    def words(self) -> str:
        """The text as it is read."""
        return self.text().replace("&&", "&")

    def key_text(self) -> str:
        """The shortcut as this system writes it, "" when there is none."""
        return self.shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    def has_key(self, pressed: str) -> bool:
        """Whether `pressed` (portable text) is its shortcut, on the layout of either alphabet."""
        own = self.shortcut().toString()
        return bool(own) and pressed in (own, same_key(own))

    def hit_rect(self) -> QRectF:
        """What answers to the mouse: the face, and of the room round a small one as much as makes TARGET."""
        r, side = self.face_rect(), target(self.k)
        dx, dy = max(0.0, (side - r.width()) / 2), max(0.0, (side - r.height()) / 2)
        return r.adjusted(-dx, -dy, dx, dy) & QRectF(self.rect())

    def hitButton(self, pos: QPoint) -> bool:
        """Only the face answers and what is added to a small one, not all of the room round it."""
        return self.hit_rect().contains(pos)

    def state(self) -> faces.State:
        """The state that is painted."""
        return faces.state_of(self.isEnabled(), self.isDown() or self.isChecked(), self.underMouse())

    def ring_wanted(self) -> bool:
        """Whether the ring of the keyboard is shown: not to somebody who came by mouse."""
        return self.hasFocus() and self.isEnabled() and not self._by_mouse

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        self._by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The mouse has no use for the ring, even where the keyboard was before."""
        self._by_mouse = True
        self._pressed_as = self.words()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click means what the first one did, or nothing."""
        if self.words() == self._pressed_as:
            super().mouseDoubleClickEvent(event)
        else:
            event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """From the first key on it is the keyboard's; Enter presses it, which Qt's own buttons leave out."""
        if self._by_mouse:
            self._by_mouse = False
            self.update()
        if event.key() in _PRESSES and monotonic() - self._heir_since < PAUSE:
            event.accept()  # the keyboard came by itself a moment ago: the press is meant for another button
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & _CHORD:
            if not event.isAutoRepeat():
                self.click()
            event.accept()
            return
        super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Act on a shortcut at once (Qt's own buttons wait 100 ms); repaint when the mouse comes or goes."""
        if isinstance(event, QShortcutEvent) and not (event.isAmbiguous() and self._has_rival(event.key())):
            if self.isEnabled() and self.isVisible():
                self.click()
            return True
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return False

    def _has_rival(self, key: QKeySequence) -> bool:
        """Whether another button hears the key now, too.

        Where both alphabets have a layout Qt hears a key in either, so both letters of one button at once:
        that is ambiguous to Qt, not to anybody else.
        """
        letter = key.toString()
        return any(
            other is not self and other.isVisible() and other.isEnabled() and other.has_key(letter)
            for other in self.window().findChildren(KitButton)
        )

    def changeEvent(self, event: QEvent) -> None:
        """A disabled button lets go of the hand cursor."""
        if event.type() == QEvent.Type.EnabledChange:
            enabled = self.isEnabled()
            self.setCursor(Qt.CursorShape.PointingHandCursor if enabled else Qt.CursorShape.ArrowCursor)
        super().changeEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the hover at once."""
        self.update()
        super().enterEvent(event)


class Button(KitButton):
    """A plate with words and, where it has one, the hairline key of its shortcut."""

    HEIGHT = 46.0
    PADDING = 22.0

    def __init__(self, kind: faces.Kind = "secondary", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind: faces.Kind = kind
        self.least_width = 132.0

    def _font(self) -> QFont:
        return faces.ui_font(self.k * self.growth, 16, tracking=0.02)

    def _content_width(self) -> float:
        width = lettering.text_width(self.words(), self._font())
        if key := self.key_text():
            width += 10 * self.k + faces.key_width(key, self.k * self.growth)
        return width

    def content_room(self, width: float) -> float:
        """What a face of `width` logical pixels has to spare beside words and key."""
        return width - 16 * self.k - self._content_width()

    def wanted_width(self) -> float:
        """Width of the face its words ask for, in logical pixels."""
        return max(self.least_width * self.k, self._content_width() + 2 * self.PADDING * self.k)

    def sizeHint(self) -> QSize:
        """The wanted face with the room round it."""
        room = 2 * faces.ROOM * self.k
        return QSize(round(self.wanted_width() + room + 0.5), round(self.HEIGHT * self.k + room + 0.5))

    def minimumSizeHint(self) -> QSize:
        """Buttons grow, they never cut their words."""
        return self.sizeHint()

    def measured(self) -> Iterator[Measured]:
        """The words and their key against the plate."""
        yield Measured(self.words(), self._content_width(), self.face_rect().width() - 12 * self.k)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate, words, key, ring."""
        p = faces.begin(self)
        r, k = self.face_rect(), self.k
        state = self.state()
        faces.face(p, r, k, self.kind, state)
        colour = palette.INK if self.kind == "primary" else palette.TEXT
        p.setOpacity(faces.DISABLED + 0.16 if state == "disabled" else 1.0)
        x = r.center().x() - self._content_width() / 2
        cy = r.center().y() + (k if state == "pressed" else 0)
        font = self._font()
        width = lettering.draw_text(
            p, x, cy + lettering.cap_height(font) / 2, self.words(), font, QColor(colour)
        )
        if key := self.key_text():
            faces.key_cap(p, x + width + 10 * k, cy, key, k * self.growth, QColor(colour))
        p.setOpacity(1.0)
        if self.ring_wanted():
            faces.focus_ring(p, r, k)
        p.end()


class IconButton(KitButton):
    """A square dark plate with an icon, its name small underneath where there is room for all of a row."""

    SIDE = 44.0
    PITCH = 60.0
    LABEL_DROP = 15.0

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.icon_name = name
        self.labelled = True

    def set_square(self, x: float, y: float, pitch: float) -> None:
        """Put the square's corner at the point (logical pixels); `pitch` is the room for the name."""
        room, side = faces.ROOM * self.k, self.SIDE * self.k
        half = max(pitch / 2, side / 2 + RING * self.k)
        left, foot = x + side / 2 - half, y + side + (self.LABEL_DROP + 6) * self.k
        self.setGeometry(QRectF(left, y - room, 2 * half, foot - y + room).toAlignedRect())
        self._corner = (x - self.x(), y - self.y())
        self._pitch = pitch

    _corner = (faces.ROOM, faces.ROOM)
    _pitch = PITCH

    def face_rect(self) -> QRectF:
        """The square plate."""
        return QRectF(self._corner[0], self._corner[1], self.SIDE * self.k, self.SIDE * self.k)

    def label_font(self) -> QFont:
        """The small type under the plate."""
        return faces.ui_font(self.k * self.growth, 12, tracking=0.01)

    def label_width(self) -> float:
        """Width of the name, in logical pixels."""
        return lettering.text_width(self.words(), self.label_font())

    def measured(self) -> Iterator[Measured]:
        """The name, when it is shown."""
        if self.labelled:
            yield Measured(self.words(), self.label_width(), self._pitch - 2 * self.k)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate, icon, name, ring."""
        p = faces.begin(self)
        r, k, state = self.face_rect(), self.k, self.state()
        faces.face(p, r, k, "secondary", state)
        p.setOpacity(faces.DISABLED + 0.12 if state == "disabled" else 1.0)
        dy = k if state == "pressed" else 0
        faces.icon(p, self.icon_name, QPointF(r.center().x(), r.center().y() + dy), k, 17, 1.7)
        if self.labelled:
            foot = r.bottom() + self.LABEL_DROP * k
            lettering.draw_text(p, r.center().x(), foot, self.words(), self.label_font(), palette.TEXT_2, "c")
        p.setOpacity(1.0)
        if self.ring_wanted():
            faces.focus_ring(p, r, k)
        p.end()


class RailButton(KitButton):
    """A flat sign on a rail: an icon, with words beside it where they are shown; a plate appears on hover."""

    SIDE = 36.0
    PITCH = 42.0  # su from sign to sign where a rail has no more room

    def beside(self) -> float:
        """Logical pixels that answer beside its plate: signs stand close, their rings lie inside of it."""
        return (target(self.k) - self.SIDE * self.k) / 2

    def over(self) -> float:
        """Logical pixels above its plate, and below: what answers there, or its ring."""
        return max(faces.ROOM * self.k, self.beside())

    def set_face(self, face: QRectF) -> None:
        """No wider than what answers: the sign beside it begins there."""
        across, room = self.beside(), self.over()
        self.setGeometry(face.adjusted(-across, -room, across, room).toAlignedRect())

    def face_rect(self) -> QRectF:
        """The plate in the widget's own coordinates."""
        across, room = self.beside(), self.over()
        return QRectF(self.rect()).adjusted(across, room, -across, -room)

    def __init__(self, name: str, parent: QWidget | None = None, *, with_words: bool = False) -> None:
        super().__init__(parent)
        self.icon_name = name
        self.with_words = with_words

    def _font(self) -> QFont:
        return faces.ui_font(self.k * self.growth, 16)

    def wanted_width(self) -> float:
        """Width of the face, in logical pixels."""
        if not self.with_words:
            return self.SIDE * self.k
        return lettering.text_width(self.words(), self._font()) + 42 * self.k

    def measured(self) -> Iterator[Measured]:
        """The words beside the icon."""
        if self.with_words:
            needed = lettering.text_width(self.words(), self._font())
            yield Measured(self.words(), needed, self.face_rect().width() - 34 * self.k)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Hover plate, icon, words, ring."""
        p = faces.begin(self)
        r, k, state = self.face_rect(), self.k, self.state()
        if state in ("hover", "pressed"):
            faces.face(p, r, k, "secondary", state)
        p.setOpacity(faces.DISABLED if state == "disabled" else 1.0)
        self._paint_sign(p, r, k, state == "pressed")
        p.setOpacity(1.0)
        if self.ring_wanted():
            faces.focus_ring(p, r.adjusted(2 * k, 2 * k, -2 * k, -2 * k), k)
        p.end()

    def _paint_sign(self, p: QPainter, r: QRectF, k: float, down: bool) -> None:
        cy = r.center().y() + (k if down else 0)
        if not self.with_words:
            faces.icon(p, self.icon_name, QPointF(r.center().x(), cy), k, 18, 1.5)
            return
        font = self._font()
        faces.icon(p, self.icon_name, QPointF(r.left() + 16 * k, cy), k, 16, 1.8)
        lettering.draw_text(
            p, r.left() + 30 * k, cy + lettering.cap_height(font) / 2, self.words(), font, palette.TEXT
        )


def sign_pitch(k: float, count: int, room: float) -> float:
    """From sign to sign on a rail, in su, where `count` of them share `room` su.

    So far apart that each answers on a whole target, or as far as there is room.
    """
    whole = (target(k) + 1) / k  # a pixel is lost where both edges are rounded
    return max(RailButton.PITCH, min(whole, room / max(1, count)))
