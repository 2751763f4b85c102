"""A dialog inside the window: the room goes dark, one cartouche lies on it, Escape lays it away.

Sheets are children of the window, not windows of their own: they look the same on every system, in full
screen, and on a screen without transparency.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from casino_qt.art import text_size
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.commands.table import commands
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import Button, KitButton
from casino_qt.windows.kit.kept_keys import KeptKeys
from casino_qt.windows.kit.label import SHEET_TITLE, Label
from casino_qt.windows.kit.rows import Rows
from casino_qt.windows.kit.scrolling import Scrolling
from casino_qt.windows.kit.seen import seen
from casino_qt.windows.kit.shelf import bring_in, focus_box

DIM = QColor(8, 3, 4, 168)
LARGEST = 2.4  # logical pixels per su: that of a window 2160 high, where cloth and rail grow no further


class Sheet(QWidget):
    """Base of every dialog. Lay content into `content`, buttons into `row`; `done` when it is laid away."""

    done = Signal()

    READ_AS: ClassVar = QAccessible.Role.Dialog
    READ_ALONE = True
    WIDTH = 620.0  # su, of the cartouche
    TOGGLE: ClassVar[str] = ""
    """The command that opens the sheet, and lays it away again."""
    KEEPS: ClassVar[tuple[str, ...]] = ()
    """Commands of the house that mean something else here."""
    PLACE: ClassVar[str] = "sheet"
    """Where one is while it is open, for the keys that are heard (windows/commands)."""
    PADDING = 40.0

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.k = 1.0
        self.closable = True
        self._before: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.panel = QWidget(self)
        self.title = Label(SHEET_TITLE, self.panel, "c")
        self.content = QVBoxLayout()
        self.row = QHBoxLayout()
        self.flows: list[QBoxLayout] = []
        """Rows that become columns where the window is too narrow for larger text, inner ones first."""
        self._tight = False
        self._outer = QVBoxLayout(self.panel)
        self._outer.addWidget(self.title)
        self._outer.addSpacing(6)
        self._outer.addLayout(self.content, 1)
        self._outer.addLayout(self.row)
        self._overflow = Rows()
        self._spilt: list[tuple[int, QWidget, int, Qt.AlignmentFlag]] = []
        self._outer.addLayout(self._overflow)
        self.scrolling = Scrolling(self)
        window.installEventFilter(self)
        KeptKeys(self, lambda event: not self._passes(event))  # no shortcut of the pages below acts
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._keyboard_moved)
        self.hide()

    def add_button(self, button: Button) -> Button:
        """Append a button to the row at the foot."""
        self.row.addWidget(button)
        return button

    def open(self) -> None:
        """Show the sheet over its window and take the keyboard."""
        self._before = self._window.focusWidget()
        self.fit()
        self.show()
        self.raise_()
        first = self.first_focus()
        self._give_keyboard(first if first is not None else self)

    def _give_keyboard(self, to: QWidget) -> None:
        """At once; where another sheet lies over this one, when that is laid away."""
        if (above := self._above()) is not None:
            above._before = to
        else:
            to.setFocus(Qt.FocusReason.PopupFocusReason)

    def _above(self) -> Sheet | None:
        """The sheet that lies over this one and over all that it lies in: the topmost of them."""
        window: QWidget = self.window()
        within: QWidget = self
        while (parent := within.parentWidget()) is not None and parent is not window:
            within = parent
        order = window.children()
        over = order[order.index(within) + 1 :]
        return next((one for one in reversed(over) if isinstance(one, Sheet) and one.isVisible()), None)

    def first_focus(self) -> QWidget | None:
        """Who takes the keyboard when the sheet opens: the primary button, else the first one."""
        buttons = [b for b in self.panel.findChildren(Button) if b.isEnabled() and not b.isHidden()]
        return next((b for b in buttons if b.kind == "primary"), buttons[0] if buttons else None)

    def lay_away(self) -> None:
        """Hide the sheet, give the keyboard back, tell who waits."""
        if self.isHidden():
            return
        self.hide()
        if self._before is not None and isValid(self._before) and self._before.isVisible():
            self._give_keyboard(self._before)
        self._before = None
        self.done.emit()

    def scale(self) -> float:
        """Logical pixels per su of the cartouche: that of the window's height, and of the text wanted."""
        return min(max(seen(self._window).height() / 900, 0.72), LARGEST) * text_size.factor()

    def fit(self) -> None:
        """Take the size of what is seen, scale everything, and centre the cartouche."""
        self.setGeometry(seen(self._window))
        self.k = k = self.scale()
        self._tight = False
        self.narrow(self.WIDTH)
        for child in self.panel.findChildren(QWidget):
            if (set_k := getattr(child, "set_k", None)) is not None:  # it is set in su
                set_k(k)
                child.updateGeometry()  # words are as wide as the screen's points make them
        self.rescaled(k)
        for child in reversed(self.panel.findChildren(QWidget)):
            inner = child.layout()
            if inner is not None:  # what parts ask for as they are now: a part is scrolled to, never cut
                inner.invalidate()
                inner.activate()
        self._set_edges()
        self._outer.setSpacing(round(14 * k))
        self.content.setSpacing(round(8 * k))
        self.row.setSpacing(round(2 * k))
        self.place_panel()
        if text_size.factor() > 1 and not self._tight and self.scrolling.sideways:
            self._tight = True
            self._set_edges()
            self.place_panel()
        self._keep_focus_seen()
        self.update()  # the cartouche's edge and shadow lie outside of the panel

    def _keep_focus_seen(self) -> None:
        """Whoever has the keyboard here, or has just opened a list over it, sees where."""
        focused = self.window().focusWidget()
        focused = getattr(focused, "opener", focused)
        if isinstance(focused, QWidget) and self.panel.isAncestorOf(focused) and not self.isHidden():
            bring_in(focused)
            if focus_box(focused).height() < self.height() / 2:  # of what is higher than that enough is seen
                self.scrolling.show(focused)

    def _set_edges(self) -> None:
        k, pad = self.k, self._beside(self.PADDING)
        self._outer.setContentsMargins(pad, round(30 * k), pad, round(22 * k))

    def rescaled(self, k: float) -> None:
        """Hook for what is not a widget of the kit."""

    def place_panel(self) -> None:
        """Give the cartouche the size its content asks for, within the window."""
        k, margin = self.k, self._beside(24)
        self._reflow(self.width() - 2 * margin)
        least = self._outer.totalMinimumSize().width()
        width = min(max(round(self.WIDTH * k), least), self.width() - 2 * margin)
        if self._outer.hasHeightForWidth():
            height = self._outer.totalHeightForWidth(width)
        else:
            height = self._outer.totalSizeHint().height()
        room = self.height() - 2 * margin
        height = min(max(height, self.least_height()), room)
        crowded = text_size.factor() > 1 or self._outer.totalMinimumSize().height() > room
        if crowded:  # what does not fit is reached by scrolling, never cut
            width = max(width, least)
            height = max(height, self._least_high(width))
        self.scrolling.lay_out(self.panel, width, height, margin)

    def _least_high(self, width: int) -> int:
        """What the content asks for in this width; its least size has paragraphs in narrow columns."""
        if self._outer.hasHeightForWidth():
            return self._outer.totalMinimumHeightForWidth(width)
        return self._outer.totalMinimumSize().height()

    def fill(self, widest: float, highest: float, margin: float) -> None:
        """A cartouche as large as the window lets it, up to so many su; what needs more is scrolled."""
        k, beside = self.k, self._beside(margin)
        self._reflow(self.width() - 2 * beside)
        wide = min(round(widest * k), self.width() - 2 * beside)
        high = min(round(highest * k), self.height() - round(2 * margin * k))
        self._outer.activate()
        wide = max(wide, self._outer.totalMinimumSize().width())
        high = max(high, self._least_high(wide))
        self.scrolling.lay_out(self.panel, wide, high, beside)

    def _beside(self, su: float) -> int:
        """Logical pixels that are left free beside something: where it is tight, words need them, not air."""
        return round(su * self.k / (text_size.factor() if self._tight else 1.0))

    def free(self) -> int:
        """How wide what lies on the cartouche can be without reaching beyond the window, logical pixels."""
        return self.width() - 2 * (self._beside(24) + self._beside(self.PADDING))

    def narrow(self, widest: float) -> bool:
        """Whether larger text leaves the window too narrow for a cartouche of so many su."""
        if text_size.factor() <= 1 or round(widest * self.k) <= self.width() - round(48 * self.k):
            return False
        self._tight = True
        return True

    def _reflow(self, room: int) -> None:
        """In `room` pixels: what larger text makes wider than that goes down, not across."""
        self._gather()
        for row in self.flows:
            row.setDirection(QBoxLayout.Direction.LeftToRight)
        self._outer.activate()
        free = room - 2 * self._beside(self.PADDING)
        for flow in self.flows if text_size.factor() > 1 else ():
            flow.invalidate()
            if flow.minimumSize().width() > free:
                flow.setDirection(QBoxLayout.Direction.TopToBottom)
                self._outer.activate()
        if self._outer.totalMinimumSize().width() > room:
            # Long words in some languages: on in a next row rather than beyond the edge.
            self._spill(free)
            self._outer.activate()

    def _spill(self, room: int) -> None:
        """Set the buttons of the foot into rows of so many pixels, as few as hold them."""
        for index in reversed(range(self.row.count())):
            item = self.row.itemAt(index)
            widget = None if item is None else item.widget()
            if item is not None and widget is not None:
                self._spilt.insert(0, (index, widget, self.row.stretch(index), item.alignment()))
                self.row.removeWidget(widget)
        self._overflow.pack([widget for _, widget, _, _ in self._spilt], room, self.row.spacing())

    def _gather(self) -> None:
        """All buttons of the foot in one row, as they were added."""
        self._overflow.unpack()
        for index, widget, stretch, alignment in self._spilt:
            if isValid(widget):
                self.row.insertWidget(index, widget, stretch, alignment)
        self._spilt.clear()

    def least_height(self) -> int:
        """Least height of the cartouche in logical pixels."""
        return 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size, and what is seen of a page that is larger than its window."""
        if (
            event.type() in (QEvent.Type.Resize, QEvent.Type.Move)
            and watched is self._window
            and not self.isHidden()
        ):
            self.fit()
        return False

    def _passes(self, event: QKeyEvent) -> bool:
        """Whether a key is the house's, whatever sheet is open; a question wants its answer first."""
        if keyring.pressed(event, "anywhere.full_screen"):
            return True
        kept = (self.TOGGLE, *self.KEEPS)
        return self.closable and any(
            command.name not in kept and keyring.pressed(event, command.name)
            for command in commands("anywhere")
        )

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if not self.isHidden():
                self.fit()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set every text of the sheet."""

    def tab_stops(self) -> Sequence[QWidget]:
        """What Tab walks through, in order; whatever takes no keyboard is passed over."""
        return self.panel.findChildren(QWidget)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the keyboard inside the sheet."""
        now, every = self.focusWidget(), list(self.tab_stops())
        order = [
            child
            for child in every
            if child.isVisible() and child.isEnabled() and child.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        if not order:
            return True
        at = order.index(now) if now in order else (-1 if forward else 0)
        if now in every and now not in order:  # it has just been closed: on from where it is
            before = sum(child in order for child in every[: every.index(now)])
            at = before - 1 if forward else before
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        order[(at + (1 if forward else -1)) % len(order)].setFocus(reason)
        if len(order) == 1:  # it has the keyboard already, and may be out of sight
            self._keyboard_moved(now, self.focusWidget())
        return True

    def _keyboard_moved(self, before: QWidget | None, now: QWidget | None) -> None:
        """From one part to another, by Tab or a screen reader; a click shows by itself where it is."""
        within = before is not None and self.panel.isAncestorOf(before)
        if within and QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton:
            if now is not None and self.panel.isAncestorOf(now):
                bring_in(now)
            self.scrolling.show_focus()

    def _heard(self, event: QKeyEvent) -> bool:
        """Whether a part of it has a key of its own for that (see kit/as_numbers)."""
        parts = (getattr(child, "hears", None) for child in self.panel.findChildren(QWidget))
        return any(hears(event) for hears in parts if hears is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape lays the sheet away; nothing reaches what lies under it."""
        toggled = self.TOGGLE and keyring.pressed(event, self.TOGGLE)
        if (event.key() == Qt.Key.Key_Escape or toggled) and self.closable:
            self.lay_away()
        elif self._heard(event) or self.scrolling.key(event):
            pass
        elif event.key() == Qt.Key.Key_Tab:
            self.focusNextPrevChild(True)
        elif event.key() == Qt.Key.Key_Backtab:
            self.focusNextPrevChild(False)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, KitButton):
                focused.click()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel moves a cartouche that is larger than its window."""
        self.scrolling.by_wheel(event)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the cartouche lays the sheet away."""
        if self.closable and not self.panel.geometry().contains(event.position().toPoint()):
            self.lay_away()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The dimmed room, the cartouche, and the line under its title."""
        p = faces.begin(self)
        p.fillRect(self.rect(), DIM)
        r, k = QRectF(self.panel.geometry()), self.k
        self.paint_panel(p, r)
        if not self.title.isHidden():
            cx, y = r.center().x(), r.top() + self.title.geometry().bottom() + 7 * k
            faces.rule_with_diamond(p, cx, y, 86, k)
        p.end()

    def paint_panel(self, p: QPainter, r: QRectF) -> None:
        """The cartouche itself."""
        faces.cartouche(p, r, self.k)
