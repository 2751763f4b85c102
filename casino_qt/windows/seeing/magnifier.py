"""Salon and tables larger than the window: what is shown of them follows pointer, keyboard and what happens.

A page is then laid out and painted as for a window so many times as large, and moved behind the real one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from shiboken6 import isValid

from casino_qt.art import text_size
from casino_qt.art.bake.spec import Spec
from casino_qt.settings import AS_THE_TEXT, ROOM_SIZES, TEXT_SIZES
from casino_qt.windows.kit.ledge import Ledge
from casino_qt.windows.kit.plate import Plate
from casino_qt.windows.kit.seen import seen
from casino_qt.windows.kit.sheet import Sheet

if TYPE_CHECKING:
    from casino_qt.scenes.spot import TableSpot
    from casino_qt.scenes.view import TableView
    from casino_qt.windows.pages_window import PagesWindow

BAND = 0.4  # of the window, at each of its edges: there a pointer on its way out takes the page along
END = 24  # logical pixels from the edge of the window: there the page has come to its own
AIR = 0.04  # of the window, round what is brought into sight
CALL_OVER = 82.0  # su that the croupier's call takes over what he speaks of
LINE_UNDER = 50.0  # su that the line about a bet takes under it
STEP = 0.45  # of the window, for one press of a key
A_NOTCH = 120  # eighths of a degree, of a wheel
NOTCH = 0.12  # of the window, for one notch of a wheel
GLIDE = 240  # milliseconds


class Magnifier(QObject):
    """Lays the pages of one window out, and moves them. Where they fit, they are as large as the window."""

    page_moves = Signal()
    """What is seen of a page is about to be another part of it."""

    def __init__(self, window: PagesWindow) -> None:
        super().__init__(window)
        self._window = window
        self._pointer: QPoint | None = None
        self._pressed: QWidget | None = None
        self._turned = 0  # eighths of a degree of the wheel that are no whole notch yet
        self._goal = QPoint()
        self._moving: QWidget | None = None
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(GLIDE)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._glide.valueChanged.connect(self._glided)
        self._watches = self._carrying = False
        self._happened: Callable[[], None] | None = None  # while a button was held
        self._before = AS_THE_TEXT
        self._measure()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_changed)

    # -- how large ---------------------------------------------------------------------------------------

    def wanted(self) -> int:
        """Per cent of what fits the window, as the person wants it."""
        settings = self._window.settings
        return settings.room_size if settings.room_size != AS_THE_TEXT else settings.text_size

    def _measure(self) -> None:
        """Never larger than pictures are painted."""
        window = self._window
        most = Spec.most(window.width(), window.height(), window.devicePixelRatioF())
        text_size.set_rooms(max(1.0, min(self.wanted() / 100, most)))
        larger = text_size.rooms() > 1
        if larger != self._watches:
            self._watches = larger
            application = QApplication.instance()
            if application is not None:
                (application.installEventFilter if larger else application.removeEventFilter)(self)

    def step(self, steps: int) -> None:
        """So many sizes larger; below 0: smaller."""
        now = self.wanted()
        sizes = [size for size in TEXT_SIZES if (size > now if steps > 0 else size < now)]
        if sizes:
            self._window.settings.room_size = sizes[0] if steps > 0 else sizes[-1]
        elif steps > 0:
            self._window.tell_here(lambda: self.tr("It cannot be any larger."))
        else:
            self._tell_whole()

    def _tell_whole(self) -> None:
        """Why a key does nothing that moves the room, or makes it smaller."""
        self._window.tell_here(lambda: self.tr("All of it is in the window already."))

    def whole(self) -> None:
        """All of it in the window; once more: as large as before, which is as the text if that is larger."""
        settings = self._window.settings
        if self.wanted() > TEXT_SIZES[0]:
            self._before = settings.room_size
            settings.room_size = TEXT_SIZES[0]
        else:
            before = self._before
            large = before if before != AS_THE_TEXT else settings.text_size
            settings.room_size = before if large > TEXT_SIZES[0] else ROOM_SIZES[-1]

    # -- where the pages lie -------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """The window, or what is wanted, has another size; the middle of what is seen stays there."""
        self._measure()
        for page in self._window.pages():
            self._lay(page)
        if (focused := self._window.focusWidget()) is not None:
            self._look_at(focused)
        self._carry()

    def _lay(self, page: QWidget) -> None:
        """Give a page its size."""
        window, old = self._window, page.size()
        size = window.size() * text_size.rooms()
        self._stop()  # on its way to where it lay in the other size
        if size == window.size():
            page.setGeometry(window.rect())
            return
        middle = QPointF(seen(page).center())
        across, down = middle.x() / max(1, old.width()), middle.y() / max(1, old.height())
        at = QPoint(
            round(window.width() / 2 - across * size.width()),
            round(window.height() / 2 - down * size.height()),
        )
        page.setGeometry(QRect(self._within(at, size.width(), size.height()), size))
        self._see_pointer(page)

    def enter(self, page: QWidget, view: TableView | None = None) -> None:
        """A page is shown, a table from the middle of its upper edge on; what happens there is followed."""
        window, size = self._window, self._window.size() * text_size.rooms()
        if view is None:
            self._lay(page)
            return
        self._stop()
        page.setGeometry(QRect(QPoint((window.width() - size.width()) // 2, 0), size))
        self._see_pointer(page)
        view.table.focus_moved.connect(partial(self._focus_moved, page, view))
        view.table.happens_at.connect(partial(self._happens, page, view))

    def _see_pointer(self, page: QWidget) -> None:
        """Without this Qt tells of a pointer only while a button is held."""
        if self._watches:
            for child in (page, *page.findChildren(QWidget)):
                child.setMouseTracking(True)

    def _within(self, at: QPoint, wide: int, high: int) -> QPoint:
        """The page's corner where it covers all of the window."""
        window = self._window
        return QPoint(min(0, max(window.width() - wide, at.x())), min(0, max(window.height() - high, at.y())))

    def shown(self) -> QWidget | None:
        """The page that is seen, where it is larger than the window."""
        if not self._watches:
            return None
        return next((page for page in reversed(self._window.pages()) if page.isVisible()), None)

    # -- moving ------------------------------------------------------------------------------------------

    def _go(self, page: QWidget, at: QPoint, *, gliding: bool) -> None:
        at = self._within(at, page.width(), page.height())
        if self._moving is page and at == self._goal and self._glide.state() != self._glide.State.Stopped:
            return
        self._stop()
        if at == page.pos():
            return
        QToolTip.hideText()  # what it is about is no more under it
        self.page_moves.emit()
        if not gliding or self._window.settings.reduced_motion:
            page.move(at)
            return
        self._moving, self._goal = page, at
        self._glide.setStartValue(page.pos())
        self._glide.setEndValue(at)
        self._glide.start()

    def _glided(self, at: QPoint) -> None:
        page = self._moving
        if page is None or page is not self.shown():  # it has been left
            self._stop()
            return
        page.move(at)
        self._carry()

    def _stop(self) -> None:
        self._glide.stop()
        self._moving = None

    def look(self, page: QWidget, box: QRect, over: int = 0, under: int = 0) -> None:
        """Bring `box` (logical pixels of the page) into sight, with so many pixels over and under it.

        What is larger than the window is shown about its middle.
        """
        window = self._window
        at = self._goal if self._moving is page else page.pos()
        air = round(AIR * window.height())
        aired = box.adjusted(-air, -max(air, over), air, max(air, under))
        x = _moved(at.x(), aired.left(), aired.right(), window.width())
        y = _moved(at.y(), aired.top(), aired.bottom(), window.height())
        if box.width() <= window.width():  # whole, if not with all its air
            x = _moved(x, box.left(), box.right(), window.width())
        if box.height() <= window.height():
            y = _moved(y, box.top(), box.bottom(), window.height())
        to = self._within(QPoint(x, y), page.width(), page.height())
        self._go(page, self._beside_answers(page, box, to), gliding=True)
        self._carry()

    def _beside_answers(self, page: QWidget, box: QRect, at: QPoint) -> QPoint:
        """Where the page lies at `at`, `box` might be under the answers, which lie still: then beside them.

        At the foot of the page it cannot be above them; where there is no room at their side it stays.
        """
        ledge = page.findChild(Ledge, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if ledge is None or not ledge.isVisible():
            return at
        answers = ledge.geometry().translated(page.pos())
        if not box.translated(at).intersects(answers):
            return at
        ways = (answers.left() - 1 - box.right(), answers.right() + 1 - box.left())
        found = [x for x in ways if self._within(QPoint(x, at.y()), page.width(), page.height()).x() == x]
        seen_there = [x for x in found if box.left() + x >= 0 and box.right() + x < self._window.width()]
        return QPoint(min(seen_there, key=lambda x: abs(x - at.x())), at.y()) if seen_there else at

    def pan(self, across: int, down: int) -> None:
        """So many steps to the right and downwards: keys."""
        page = self.shown()
        if page is None:
            self._tell_whole()
        else:
            at = self._goal if self._moving is page else page.pos()
            window = self._window
            way = QPoint(round(across * STEP * window.width()), round(down * STEP * window.height()))
            self._go(page, at - way, gliding=True)
            self._carry()

    def by_wheel(self, event: QWheelEvent) -> None:
        """With Ctrl larger and smaller; else what is seen moves."""
        turned = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._turned = turned.y() + (self._turned if self._turned * turned.y() > 0 else 0)
            if abs(self._turned) >= A_NOTCH:  # a touchpad tells of many small parts of one
                self.step(1 if self._turned > 0 else -1)
                self._turned = 0
            event.accept()
            return
        page = self.shown()
        if page is None:
            event.ignore()
            return
        notches = QPointF(turned) / A_NOTCH
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not turned.x():
            notches = notches.transposed()
        way = QPointF(notches.x() * self._window.width(), notches.y() * self._window.height()) * NOTCH
        self._go(page, page.pos() + way.toPoint(), gliding=False)
        self._pointer = self._window.mapFromGlobal(event.globalPosition().toPoint())
        self._carry(pointing=True)
        event.accept()

    def _carry(self, *, pointing: bool = False) -> None:
        """The page has moved under a pointer that lies still: what it holds stays with it.

        `pointing`: it was the pointer that moved the page, and what it points at now is told so, too.
        """
        page, at, held = self.shown(), self._pointer, QGuiApplication.mouseButtons()
        if page is None or at is None or self._carrying:  # what is carried may move the page in its turn
            return
        under = self._window.childAt(at) if pointing else None
        if held != Qt.MouseButton.NoButton:
            under = self._pressed
        if under is None or not isValid(under) or not page.isAncestorOf(under) or _on_sheet(under, page):
            return
        moved = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(under.mapFrom(self._window, at)),
            QPointF(at),
            QPointF(self._window.mapToGlobal(at)),
            Qt.MouseButton.NoButton,
            held,
            QGuiApplication.keyboardModifiers(),
        )
        self._carrying = True
        try:
            QCoreApplication.sendEvent(under, moved)
        finally:
            self._carrying = False

    # -- what is followed ----------------------------------------------------------------------------------

    def _happens(self, page: QWidget, view: TableView, where: QRectF) -> None:
        self._happened = None
        if self.shown() is not page:
            return
        if QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton:
            box = view.mapFromScene(where).boundingRect()
            over = round(CALL_OVER * page.height() / 900)
            self.look(page, box.translated(view.pos()), over, _plate_under(page))
        else:  # nothing moves away under a hand; a slider that did would slide for ever
            self._happened = partial(self._happens, page, view, where)

    def _let_go(self) -> None:
        """What happened while something was held is looked at now."""
        if self._happened is not None:
            self._happened()

    def _focus_moved(self, page: QWidget, view: TableView, spot: TableSpot | None) -> None:
        if spot is not None and self.shown() is page:
            under = round(LINE_UNDER * page.height() / 900)
            self.look(page, view.spot_rect(spot).translated(view.pos()), 0, max(under, _plate_under(page)))

    def _focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        """The keyboard has gone elsewhere; a click shows by itself where it is."""
        if now is not None and QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton:
            self._look_at(now)

    def _look_at(self, widget: QWidget) -> None:
        """Bring a button into sight; of a door that is too high its foot, for there are its words."""
        page = self.shown()
        if page is None or widget is page or not page.isAncestorOf(widget) or _on_sheet(widget, page):
            return
        while (whole := widget.parentWidget()) is not None and whole is not page:
            if whole.width() > self._window.width():
                break
            widget = whole  # a field with the plate it stands on
        box = QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())
        air = 2 * round(AIR * self._window.height())
        box.setTop(max(box.top(), box.bottom() - self._window.height() + air))
        if box.width() < page.width():  # the cloth has places of its own
            self.look(page, box)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer while the page is larger than the window."""
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            page = self.shown()
            if (
                page is not None
                and isinstance(watched, QWidget)
                and (watched is page or page.isAncestorOf(watched))
                and not _on_sheet(watched, page)
            ):
                before, at = page.pos(), self._window.mapFromGlobal(event.globalPosition().toPoint())
                self._pointer_moved(page, at)
                if page.pos() != before:  # it was told where the pointer was on the page as that lay before
                    self._carry(pointing=True)
                    return True
        elif event.type() == QEvent.Type.MouseButtonPress and isinstance(watched, QWidget):
            self._pressed = watched
        elif event.type() == QEvent.Type.MouseButtonRelease and self._happened is not None:
            QTimer.singleShot(0, self, self._let_go)  # whoever was held is told of it first
        elif event.type() == QEvent.Type.Leave and watched is self._window:
            self._pointer = None
        return False

    def _pointer_moved(self, page: QWidget, now: QPoint) -> None:
        """Outwards through the band the page is taken along, so that both come to their ends together."""
        before, self._pointer = self._pointer, now
        if before is None or before == now:
            return
        window = self._window
        x = _pushed(page.x(), before.x(), now.x(), window.width(), page.width())
        y = _pushed(page.y(), before.y(), now.y(), window.height(), page.height())
        if (x, y) != (page.x(), page.y()):
            self._go(page, QPoint(x, y), gliding=False)


def _on_sheet(widget: QWidget, page: QWidget) -> bool:
    """Whether it is on a sheet that lies over the page."""
    one: QWidget | None = widget
    while one is not None and one is not page:
        if isinstance(one, Sheet):
            return True
        one = one.parentWidget()
    return False


def _plate_under(page: QWidget) -> int:
    """How much of the foot of what is seen a message or answers take, with what lies under them."""
    direct, shown = Qt.FindChildOption.FindDirectChildrenOnly, seen(page)
    over = [*page.findChildren(Plate, options=direct), *page.findChildren(Ledge, options=direct)]
    tops = [one.y() for one in over if one.isVisible()]
    return max((shown.bottom() + 2 - top for top in tops if top > shown.center().y()), default=0)


def _moved(at: int, begin: int, end: int, room: int) -> int:
    """Where a page has to lie so that `begin` … `end` of it are seen in `room`; the least way."""
    if end - begin > room:
        return (room - begin - end) // 2
    return min(max(at, -begin), room - end)


def _pushed(at: int, before: int, now: int, room: int, size: int) -> int:
    """Where a page lies after the pointer has gone from `before` to `now` in a window of `room` pixels."""
    way = _share(before - END, now - END, room) * -at
    back = _share(room - END - before, room - END - now, room) * (size - room + at)
    return round(at + way - back)


def _share(before: int, now: int, room: int) -> float:
    """Which part of what is still hidden beyond an edge comes into sight.

    The pointer was, and is, so many pixels from where all of it is.
    """
    band = BAND * room
    start, end = min(before, band), max(0.0, min(now, band))
    return (start - end) / start if start > end else 0.0
