"""The window on its screens: how large it begins, and as large as it was where a screen has another scale."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, QTimer
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QWidget

from casino_qt.windows.kit.place import Place

SMALLEST = QSize(1024, 640)
USUAL = QSize(1440, 900)
FRAME = QSize(16, 48)  # logical pixels: what the title bar and borders of a desktop take at most
SETTLED_AFTER = 250  # milliseconds without another screen
ROUNDED = 2  # logical pixels by which a size may differ after it was counted in those of another screen


def first_size() -> QSize:
    """The size of a window that has no place yet: the usual one, or the room that fits the first screen.

    It has no carpet beside the room, which would be painted before anything is seen.
    """
    screen = QGuiApplication.primaryScreen()
    if screen is None:
        return USUAL
    size = USUAL.boundedTo(screen.availableSize() - FRAME)
    room = Place.in_window(size.width(), size.height(), screen.devicePixelRatio()).scene.size()
    return room.toSize().boundedTo(size)


def smallest(*screens: QSize) -> QSize:
    """How small the window may become, screens having these free sizes: no screen is too small for it."""
    size = SMALLEST
    for screen in screens or [one.availableSize() for one in QGuiApplication.screens()]:
        size = size.boundedTo(screen - FRAME)
    return size


def back_on_a_screen(window: QWidget) -> None:
    """Bring a window that is no longer full to where it can be reached: its screen may have gone since.

    Looked at when it has come to rest: X11 puts it back where it was some time after it was told to.
    """

    def look() -> None:
        place = window.geometry()
        away = not any(screen.geometry().contains(place.center()) for screen in QGuiApplication.screens())
        if away and not window.isFullScreen():
            window.setGeometry(_within(window, place))

    QTimer.singleShot(SETTLED_AFTER, window, look)


class SameSize(QObject):
    """Keeps a window as large as it was, in logical pixels, when it comes to a screen of another scale.

    X11 keeps its device pixels instead: between a screen of scale 1 and one of scale 2 a window would have
    half its size, or twice, be smaller than can be read, or larger than the screen. Other systems do as this.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._ratio = window.devicePixelRatioF()
        self._old = window.size()
        self._before: tuple[QSize, float] | None = None
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(SETTLED_AFTER)
        self._settled.timeout.connect(self._look)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Another scale: note the size before it. X11 tells of the size first, others of the scale."""
        if watched is not self._window:
            return False
        if isinstance(event, QResizeEvent):
            self._old = event.oldSize()
        elif event.type() == QEvent.Type.DevicePixelRatioChange:
            size, ratio = self._window.size(), self._window.devicePixelRatioF()
            if self._before is None and self._window.isVisible():
                resized = _near(size, self._old * (self._ratio / ratio))
                self._before = self._old if resized else size, self._ratio
            self._ratio = ratio
            self._settled.start()
        return False

    def _look(self) -> None:
        """The window rests on its screen: undo what only the scale has done to its size."""
        before, self._before = self._before, None
        window = self._window
        if before is None or window.isMaximized() or window.isFullScreen() or window.isMinimized():
            return
        size, ratio = before
        scaled = size * (ratio / self._ratio)
        if _near(window.size(), size) or not _near(window.size(), scaled):
            return  # as it was, or somebody has chosen another
        wanted = QRect(QPoint(), size)
        wanted.moveCenter(window.geometry().center())  # the middle decides on whose screen it is
        window.setGeometry(_within(window, wanted))


def _within(window: QWidget, wanted: QRect) -> QRect:
    """`wanted`, moved and if need be made smaller, so that all of it lies on the window's screen."""
    room = window.screen().availableGeometry().marginsRemoved(window.windowHandle().frameMargins())
    middle = wanted.center()
    wanted = QRect(QPoint(), wanted.size().boundedTo(room.size()))
    wanted.moveCenter(middle)
    wanted.moveRight(min(wanted.right(), room.right()))
    wanted.moveBottom(min(wanted.bottom(), room.bottom()))
    wanted.moveLeft(max(wanted.left(), room.left()))
    wanted.moveTop(max(wanted.top(), room.top()))
    return wanted


def _near(one: QSize, other: QSize) -> bool:
    return abs(one.width() - other.width()) <= ROUNDED and abs(one.height() - other.height()) <= ROUNDED
