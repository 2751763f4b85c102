"""The reading glass: whatever pointer or keyboard is on, written large beside it.

Rail, console and cloth are drawn to measure: their words grow only as far as their places allow. Where the
person wants larger text than that, the glass writes what a screen reader would read there, at the full size.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QCursor, QFont, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from casino_qt.art import lettering, palette, text_size
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.sheet import LARGEST

REST = 300  # milliseconds for which pointer or keyboard has to stay
PX, LINE = 17.0, 1.36  # su of the letters; height of a line in letters
WIDEST = 0.62  # of the window
NEAR = 14  # logical pixels between what is read and the glass


def words_of(found: QAccessibleInterface) -> str:
    """What a reader reads: the name, the value where it has one, and what it is for."""
    kinds = (QAccessible.Text.Name, QAccessible.Text.Value, QAccessible.Text.Description)
    told: list[str] = []
    for kind in kinds:
        text = found.text(kind).strip()
        if text and not any(text in before for before in told):
            told.append(text)
    return "\n".join(told)


def at_point(window: QWidget, where: QPoint) -> QAccessibleInterface | None:
    """The innermost thing under a point of the screen that has something to say."""
    widget = QApplication.widgetAt(where)
    while widget is not None and window.isAncestorOf(widget):
        found = QAccessible.queryAccessibleInterface(widget)
        if found is not None and found.isValid():
            child = found.childAt(where.x(), where.y())
            if child is not None and child.isValid() and words_of(child):
                return child
            if words_of(found):
                return found
        widget = widget.parentWidget()
    return None


def with_keyboard(window: QWidget) -> QAccessibleInterface | None:
    """What has the keyboard."""
    widget = window.focusWidget()
    if widget is None:
        return None
    found = QAccessible.queryAccessibleInterface(widget)
    return None if found is None else _focused(found) or found


def _focused(found: QAccessibleInterface) -> QAccessibleInterface | None:
    """The innermost part that has the keyboard: a spot of a table, in whatever group it stands."""
    for index in range(found.childCount()):
        child = found.child(index)
        if child is None or not child.isValid() or child.object() is not None:
            continue  # a widget would have the keyboard itself
        if child.state().focused:
            return child
        inner = _focused(child)
        if inner is not None:
            return inner
    return None


class Glass(QWidget):
    """Watches the window it lies over while larger text is wanted; takes neither mouse nor keyboard."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._lines: list[str] = []
        self._keyboard = False
        self._about = QRect()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self.look)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def text(self) -> str:
        """What stands under the glass."""
        return "\n".join(self._lines) if self.isVisible() else ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow pointer and keyboard; small tooltips are left out, for the glass says the same."""
        kind = event.type()
        if kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            if self._about.isNull() or not self._about.contains(event.globalPosition().toPoint()):
                self._begin(keyboard=False)
        elif kind == QEvent.Type.KeyPress:
            self._begin(keyboard=True)
        elif kind in (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.WindowDeactivate):
            self.put_down()
        elif kind == QEvent.Type.ToolTip:
            return isinstance(watched, QWidget) and watched.window() is self._window
        return False

    def _begin(self, *, keyboard: bool) -> None:
        self.put_down()
        self._keyboard = keyboard
        self._rest.start()

    def page_moved(self) -> None:
        """What is read lies elsewhere now: it is looked for again."""
        if self.isVisible():
            self._begin(keyboard=self._keyboard)

    def put_down(self) -> None:
        """Nothing is read."""
        self._rest.stop()
        self._about = QRect()
        self.hide()

    def look(self) -> None:
        """Write what pointer or keyboard rests on."""
        self._rest.stop()
        found = with_keyboard(self._window) if self._keyboard else at_point(self._window, QCursor.pos())
        words = "" if found is None else words_of(found)
        if found is None or not words:
            return
        self._about = found.rect()
        self._write(words)

    # -- look --------------------------------------------------------------------------------------------

    @property
    def k(self) -> float:
        """Logical pixels per su of what is written here."""
        return min(max(self._window.height() / 900, 0.72), LARGEST) * text_size.factor()

    def _font(self) -> QFont:
        return faces.ui_font(self.k, PX, weight=500)

    def _write(self, words: str) -> None:
        font, pad = self._font(), round(14 * self.k)
        room = self._window.width() * WIDEST - 2 * pad
        self._lines = [line for part in words.split("\n") for line in lettering.evened(part, font, room)]
        wide = max(lettering.text_width(line, font) for line in self._lines)
        size = (round(wide + 2 * pad + 2), round(len(self._lines) * PX * LINE * self.k + 2 * pad))
        corner = self._window.mapFromGlobal(self._about.topLeft())
        self.setGeometry(self._beside(QRect(corner, self._about.size()), *size))
        self.show()
        self.raise_()
        self.update()

    def _beside(self, about: QRect, wide: int, high: int) -> QRect:
        """Below what is read, else above it, else at its side: never over it where there is another place."""
        room = self._window.rect().adjusted(4, 4, -4, -4)
        x = min(max(about.center().x() - wide // 2, room.left()), room.right() - wide)
        middle = min(max(about.center().y() - high // 2, room.top()), room.bottom() - high)
        for left, top in (
            (x, about.bottom() + NEAR),
            (x, about.top() - NEAR - high),
            (about.right() + NEAR, middle),
            (about.left() - NEAR - wide, middle),
        ):
            box = QRect(left, top, wide, high)
            if room.contains(box):
                return box
        return QRect(x, max(room.top(), room.bottom() - high), wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card of a popover with the words in full size."""
        p = faces.begin(self)
        k, font = self.k, self._font()
        r = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        faces.card(p, r, k / text_size.factor())
        y = 14 * k + PX * LINE * k / 2
        for line in self._lines:
            base = y + lettering.cap_height(font) / 2
            lettering.draw_text(p, 14 * k, base, line, font, palette.TEXT)
            y += PX * LINE * k
        p.end()

    def release(self) -> None:
        """Text of the usual size is wanted again."""
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self.hide()
        self.deleteLater()
