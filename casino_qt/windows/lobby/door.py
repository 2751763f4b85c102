"""One door of the lobby: the whole of it is the button."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from casino_qt.art import lettering, palette
from casino_qt.art.furniture import paint_focus_ring
from casino_qt.art.lobby_places import sconces_outline
from casino_qt.art.palette import with_alpha
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.label import DOOR_LIMITS, DOOR_NOTE, DOOR_TITLE, Style, fitted, grown
from casino_qt.windows.kit.place import Place
from casino_qt.windows.lobby import measures
from casino_qt.windows.lobby.measures import HALO, arch

LIGHT_UP = 120  # milliseconds
MOST_GROWTH, HIGHEST = 1.35, 44.0  # of the words on a leaf, and how high a line may be, su


class Door(QAbstractButton):
    """A door with its table's name. Lit when the mouse or the keyboard is on it; one is lit at a time."""

    step_wanted = Signal(int)  # -1 to the door on the left, +1 to the right

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._place = Place.in_window(1440, 900, 1.0)
        self._door = measures.door_rect(self._place, 0)
        self._ring_shows = QPainterPath()
        self._note = ""
        self._limits = ""
        self._light = 0.0
        self._glow = QVariantAnimation(self)
        self._glow.setDuration(LIGHT_UP)
        self._glow.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._glow.valueChanged.connect(self._set_light)
        self.still = False  # reduced motion: the light is there at once
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        self.installEventFilter(self)

    def lay_out(self, place: Place, index: int) -> None:
        """Take the place of door `index`."""
        self._place, self._door = place, measures.door_rect(place, index)
        d = self._door
        self._ring_shows = _ring_shows(d.x(), d.y(), d.width(), d.height(), place.width)
        self.setGeometry(
            place.rect(d.x() - HALO, d.y() - HALO, d.width() + 2 * HALO, d.height() + HALO + measures.FLOOR)
        )
        self.update()

    def say(self, name: str, note: str, limits: str) -> None:
        """Set the three lines of the leaf: name, what is played, stakes or when it opens."""
        self.setText(name)
        self._note, self._limits = note, limits
        self.setAccessibleName(name)
        self.setAccessibleDescription(f"{note}. {limits}")
        self.update()

    def hitButton(self, pos: QPoint) -> bool:
        """Casing, glass, cloth and leaf: the door as it is seen."""
        inverse, _ = self._to_su().inverted()
        return self._casing().contains(inverse.map(QPointF(pos)))

    def _casing(self) -> QPainterPath:
        d = self._door
        return arch(d.x() - 16, d.y() - 16, d.width() + 32, measures.FOOT)

    def _to_su(self) -> QTransform:
        """From su to this widget's logical pixels."""
        place = self._place
        return QTransform().translate(place.x0 - self.x(), place.y0 - self.y()).scale(place.k, place.k)

    # -- light -------------------------------------------------------------------------------------------

    def lit(self) -> bool:
        """Whether the door is the one that mouse or keyboard is on.

        The mouse brings the keyboard along; only in a window that is not active it has to do without.
        """
        return self.hasFocus() or (self.underMouse() and not self.isActiveWindow())

    def _set_light(self, value: float) -> None:
        self._light = value
        self.update()

    def _relight(self) -> None:
        goal = 1.0 if self.lit() else 0.0
        self._glow.stop()
        if self.still or not self.isVisible():
            self._set_light(goal)
            return
        self._glow.setStartValue(self._light)
        self._glow.setEndValue(goal)
        self._glow.start()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up where no window of ours has the keyboard."""
        self._relight()
        super().enterEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The mouse takes the keyboard with it, so that never two doors are lit.

        Only a mouse that moves: one that lies there while the salon appears under it has been asked nothing.
        """
        if not self.hasFocus():
            self.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The door keeps the keyboard and its light."""
        self._relight()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light up."""
        super().focusInEvent(event)
        self._relight()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Go dark."""
        super().focusOutEvent(event)
        self._relight()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What lit up under a mouse before the window was active is dark again, or has the keyboard."""
        if watched is self and event.type() == QEvent.Type.WindowActivate:
            self._relight()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from door to door, Enter and Space go in."""
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.step_wanted.emit(-1 if key == Qt.Key.Key_Left else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.click()
        else:
            super().keyPressEvent(event)

    # -- words -------------------------------------------------------------------------------------------

    def _lines(self) -> tuple[tuple[str, Style, float], ...]:
        """Text, style and baseline (su under the leaf's top edge)."""
        limits = DOOR_LIMITS
        return ((self.text(), DOOR_TITLE, 56), (self._note, DOOR_NOTE, 82), (self._limits, limits, 126))

    def _room(self, style: Style) -> float:
        """The tall letters of a name stand farther from the frame than the small ones of a note."""
        frame = 56 if style is DOOR_TITLE else 40
        return (self._door.width() - frame) * self._place.k

    def measured(self) -> Iterator[Measured]:
        """The three lines against the leaf's frame."""
        k = self._place.k
        for text, style, _ in self._lines():
            large = grown(style, MOST_GROWTH, HIGHEST, 1.0)
            font = fitted(large, text, self._room(style), k).font(k)
            yield Measured(text, lettering.text_width(text, font), self._room(style))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Light over the painted door, then its words, then the ring."""
        p = faces.begin(self)
        to_su, d = self._to_su(), self._door
        if self._light > 0:
            p.save()
            p.setTransform(to_su, True)
            self._paint_light(p, d)
            p.restore()
        self._paint_words(p, to_su)
        if self._light > 0:
            p.setTransform(to_su, True)
            p.setOpacity(self._light)
            p.setClipPath(self._ring_shows)
            paint_focus_ring(p, arch(d.x() - 21, d.y() - 21, d.width() + 42, measures.FOOT + 60))
        p.end()

    def _paint_light(self, p: QPainter, d: QRectF) -> None:
        cx, strength = d.center().x(), self._light * (0.55 if self.isDown() else 1.0)
        p.save()
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
        p.save()
        p.setClipPath(arch(d.x(), d.y(), d.width(), measures.FOOT))
        glass = QRadialGradient(cx, measures.SPRINGING, d.width() * 0.56)
        glass.setColorAt(0, with_alpha("#FFD98E", 0.0))
        glass.setColorAt(0.30, with_alpha("#FFD98E", 0.02 * strength))  # the hub's emblem keeps its black
        glass.setColorAt(0.38, with_alpha("#FFD98E", 0.36 * strength))
        glass.setColorAt(1, with_alpha("#FFC878", 0.05 * strength))
        p.fillRect(QRectF(d.x(), d.y(), d.width(), measures.SPRINGING - d.y()), glass)
        lamp = QRadialGradient(cx, (measures.SPRINGING + measures.PANEL) / 2, d.width() * 0.72)
        lamp.setColorAt(0, with_alpha("#FFD590", 0.13 * strength))
        lamp.setColorAt(1, with_alpha("#FFB860", 0.03 * strength))
        p.fillRect(QRectF(d.x(), measures.SPRINGING, d.width(), measures.FOOT - measures.SPRINGING), lamp)
        p.restore()
        p.translate(cx, measures.FOOT - 2)
        p.scale(1, 0.34)
        pool = QRadialGradient(0, 0, d.width() / 2 + HALO)
        pool.setColorAt(0, with_alpha("#FFC880", 0.40 * strength))
        pool.setColorAt(1, with_alpha("#FFC880", 0.0))
        reach = d.width() / 2 + HALO
        p.fillRect(QRectF(-reach, 0, 2 * reach, measures.FLOOR / 0.34), pool)
        p.restore()

    def _paint_words(self, p: QPainter, to_su: QTransform) -> None:
        k, d = self._place.k, self._door
        cx = d.center().x()
        for text, style, drop in self._lines():
            at = to_su.map(QPointF(cx, measures.PANEL + drop))
            fit = fitted(grown(style, MOST_GROWTH, HIGHEST, 1.0), text, self._room(style), k)
            shadow = (with_alpha("#000000", 0.82), 0.0, style.shadow * k) if style.shadow else None
            colour = palette.TEXT if style is DOOR_LIMITS and self._light > 0.5 else style.colour
            lettering.draw_text(p, at.x(), at.y(), text, fit.font(k), colour, "c", shadow)
        middle = to_su.map(QPointF(cx, measures.PANEL + 99))
        faces.rule_with_diamond(p, middle.x(), middle.y(), 86, k)


@lru_cache(maxsize=32)  # every word that changes lays the doors out anew
def _ring_shows(x: float, y: float, width: float, height: float, room: float) -> QPainterPath:
    """Where the ring of a door is seen: down to the floor, and behind the lamps on the wall."""
    shows = QPainterPath()
    shows.addRect(QRectF(x - HALO, y - HALO, width + 2 * HALO, height + HALO + 1))
    return shows.subtracted(sconces_outline(room))
