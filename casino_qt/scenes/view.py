"""The window onto a table: pixel-exact, never scaled, repainted only where something changed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from casino_qt.art import palette
from casino_qt.scenes.gestures import DELETE, ENTER
from casino_qt.scenes.spot import FocusOrder, TableSpot


class TableScene(QGraphicsScene):
    """What a view asks of the scene of any table."""

    spots_changed = Signal()
    focus_moved = Signal(object)
    """TableSpot | None: the keyboard is there now."""
    spoken = Signal(str)
    """Words for a screen reader: what is called, or said in passing. They wait for a pause."""
    answered = Signal(str)
    """Words for a screen reader that answer what the person has just done by key: they interrupt."""
    chosen_changed = Signal()
    """Another of the places that can be chosen is the chosen one."""
    happens_at = Signal(QRectF)
    """Something is told of this part of the scene now: where not all of the table is seen, it has to be."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.focus_order = FocusOrder()
        self.refusing = False
        """While something is `spoken`: whether it refuses what was just done, and so waits for nothing."""
        self.chatting = False
        """While something is `spoken`: whether it is small talk, and no call."""

    def spot_box(self, spot: TableSpot) -> QRectF:
        """The logical box of a spot in the scene."""
        raise NotImplementedError

    def show_within(self, seen: QRectF | None) -> None:
        """Only this part of the scene is seen (None: all of it): what is said has to be said there."""

    def place_name(self) -> str:
        """The spoken name of the table."""
        raise NotImplementedError

    # What there is to read.

    def readouts(self) -> list[TableSpot]:
        """What is only to be read and never has the keyboard: a call, what fell last."""
        return []

    def all_readable(self) -> list[TableSpot]:
        """All there is to read, in order; of a place that is printed twice, one."""
        spots = [spot for spot in self.focus_order.spots if self.read_as(spot.key) == spot.key]
        return [*self.readouts(), *spots]

    def read_as(self, key: str) -> str:
        """The key of the place that stands for this one, where one is printed twice."""
        return key

    def readable(self, key: str) -> TableSpot | None:
        """The place or readout with this key; None where there is none now."""
        found = self.focus_order.found(key)
        return found or next((spot for spot in self.readouts() if spot.key == key), None)

    def kind_of(self, spot: TableSpot) -> str:
        """The group a place is read in."""
        return spot.group

    def groups(self) -> dict[str, str]:
        """The groups that have a name of their own, in the language of the day; other places stand alone."""
        return {}

    def why_not(self, spot: TableSpot) -> str:
        """Why nothing can be done at a place now; "" where something can."""
        return ""

    def closed(self, spot: TableSpot) -> bool:
        """Whether a place does nothing for now."""
        return False

    def note(self, spot: TableSpot) -> str:
        """What there is to say of a place besides its name, where nobody tells more."""
        return ""

    def focus_at(self, key: str) -> None:
        """Bring the keyboard to a place."""
        raise NotImplementedError

    def key(self, event: QKeyEvent) -> bool:
        """Do what a key means; False when it means nothing here."""
        raise NotImplementedError

    def step_focus(self, forward: bool) -> bool:
        """Move the keyboard to the next spot; False when it would leave the table."""
        raise NotImplementedError

    def show_focus(self, visible: bool) -> None:
        """Show or hide the focus ring."""
        raise NotImplementedError

    @property
    def focus_shown(self) -> bool:
        """Whether the keyboard is on the table and its ring is seen."""
        raise NotImplementedError

    def pointer_left(self) -> None:
        """The pointer is no longer over the table. A table that follows it has something to put out."""

    def retranslate(self) -> None:
        """Say and show everything in the language of the day."""
        raise NotImplementedError


class TableView(QGraphicsView):
    """Shows a table scene at its own size in the middle; what is left over beside it is dark rail.

    Keys go to the scene first; Tab walks through the spots of the table before it leaves to the next widget.
    """

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = scene
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheNone)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setBackgroundBrush(palette.MAHOGANY_DARK)
        self.setAcceptDrops(False)  # what is dropped is the window's
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        let_readers_see()
        self._ringed = False  # whether the ring was seen when the keyboard went elsewhere
        self.paints = 0  # repaints so far, and who wants to know how much of the view each took (pixels)
        self.painted_area: Callable[[int], None] | None = None
        self.follows_language = True
        """Whether nobody else hands the words of another language to the table."""
        self.describe: Callable[[TableSpot], str] = lambda spot: ""
        """What there is to say of a spot besides its name, for who listens to the window."""

    @property
    def only_shown(self) -> bool:
        """Whether nobody can do anything on it: it is a replay's."""
        return self.focusPolicy() == Qt.FocusPolicy.NoFocus

    # Where things are.

    def spot_rect(self, spot: TableSpot) -> QRect:
        """The box of a spot in the viewport."""
        return self.mapFromScene(self.table.spot_box(spot)).boundingRect()

    def show_within(self, seen: QRect) -> None:
        """Only this part of what the view lies on is seen."""
        box = seen.translated(-self.pos()) & self.rect()
        whole = box == self.rect()
        self.table.show_within(None if whole else self.mapToScene(box).boundingRect())

    # Keys and focus.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Where nothing has been chosen yet Enter and Delete show the first place: they do nothing unseen.
        lost = event.key() in (*ENTER, *DELETE) and self.table.focus_order.current is None
        if self.table.key(event) or (lost and self.table.step_focus(True)):
            event.accept()
        else:
            event.ignore()

    def focusNextPrevChild(self, next: bool) -> bool:
        if self.table.step_focus(next):
            return True
        return super().focusNextPrevChild(next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_keyboard = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        )
        if by_keyboard:
            self.table.focus_order.choose(None)
            self.table.step_focus(event.reason() is not Qt.FocusReason.BacktabFocusReason)
        came_back = event.reason() is not Qt.FocusReason.MouseFocusReason and self._ringed
        self.table.show_focus(by_keyboard or came_back)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ringed = self.table.focus_shown
        self.table.show_focus(False)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.follows_language:
            self.table.retranslate()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.table.pointer_left()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl it is the window's: it makes the table larger."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        else:
            super().wheelEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks: each lays a chip."""
        self.mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        self.paints += 1
        if self.painted_area is not None:
            box = event.region().boundingRect()
            self.painted_area(box.width() * box.height())
        super().paintEvent(event)


def let_readers_see() -> None:
    """Make tables readable; asked for here, as what reads a view must know what a view is."""
    from casino_qt.scenes import accessible

    accessible.install()
