"""A drawing of figures, and the same as numbers: a switch on it shows one or the other in the same place.

Whatever draws figures lies in one of these: nobody has to see a curve to know its points.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol, runtime_checkable
from weakref import WeakKeyDictionary

from PySide6.QtCore import QEvent, QMargins, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from casino_qt.art import palette, text_size
from casino_qt.art.materials import hairline
from casino_qt.art.paths import rrect
from casino_qt.reading.announcing import named
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import IconButton, target
from casino_qt.windows.kit.label import Label
from casino_qt.windows.kit.numbers_table import NONE, NumbersTable, Points
from casino_qt.windows.kit.plate import Plate
from casino_qt.windows.kit.scrolling import Scrolling

EDGE = 9.0  # su of paper round a table
ACROSS = 0.8  # of the width of a window that larger figures ask for at most
SEEN = 0.7  # of the height of a window that a table takes at most: its heads are seen with its last line
LEAN_ROW = 35.0  # su, the height of a title whose switch answers over a part of the drawing, too

_chosen: WeakKeyDictionary[QWidget, set[str]] = WeakKeyDictionary()
"""What is shown as numbers in each window, by the names of the drawings."""


class Switch(IconButton):
    """A small dark plate: a table of figures, or the columns one goes back to."""

    SIDE = 26.0

    def __init__(self, command: str, parent: QWidget, *, lean: bool) -> None:
        """`command` is the one of "sheet" that presses it. `lean`: its row is lower than what answers."""
        super().__init__("numbers", parent)
        self.command, self.lean = command, lean
        self.labelled = False
        self.setCheckable(True)

    def name_it(self, drawing: str) -> None:
        """What it is called, for a drawing of that name."""
        back, there = self.tr("Back to the drawing"), self.tr("The same as numbers")
        self.icon_name = "stats" if self.isChecked() else "numbers"
        name = named(drawing, there) if drawing else there
        self.say(name, keyring.key(self.command), back if self.isChecked() else there)

    def state(self) -> faces.State:
        """The sign tells what is shown: it does not stay pressed."""
        return faces.state_of(self.isEnabled(), self.isDown(), self.underMouse())

    def face_rect(self) -> QRectF:
        """At the right of the row, as high as a lean one is at least."""
        side, row = self.SIDE * self.k, LEAN_ROW * self.k if self.lean else float(self.height())
        return QRectF(self.width() - side - 4.5 * self.k, (row - side) / 2, side, side)

    def hit_rect(self) -> QRectF:
        """All of it answers."""
        return QRectF(self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate, sign, and the ring close round it."""
        p = faces.begin(self)
        r, k, state = self.face_rect(), self.k, self.state()
        faces.face(p, r, k, "secondary", state)
        middle = QPointF(r.center().x(), r.center().y() + (k if state == "pressed" else 0))
        faces.icon(p, self.icon_name, middle, k, 14, 1.5)
        if self.ring_wanted():
            faces.focus_ring(p, r.adjusted(k, k, -k, -k), k)
        p.end()


@runtime_checkable
class _Fitted(Protocol):
    """A sheet, which knows this module only by its parts."""

    scrolling: Scrolling

    def fit(self) -> None:
        """Lay everything out again."""

    def isVisible(self) -> bool:
        """Whether it is open."""


class _Body(QWidget):
    """Where the drawing lies, or the table: never more than whole lines of it."""

    def __init__(self, box: AsNumbers) -> None:
        super().__init__(box)
        self.box = box
        self.parts = QVBoxLayout(self)

    def edge(self) -> int:
        """Paper round the table, in logical pixels."""
        paper = self.box.paper
        return 0 if paper is None or not self.box.as_numbers else round((EDGE + paper) * self.box.k)

    def _fitted(self, drawn: QSize) -> QSize:
        """The size of a table instead of a drawing: as high, if all of that can be seen in the window."""
        box, edge = self.box, self.edge()
        if box.table is None or not box.as_numbers:
            return drawn
        least = box.table.minimumSizeHint().grownBy(QMargins(edge, edge, edge, edge))
        # Larger text is scrolled downwards as long as there is any room across.
        most = drawn.width() if text_size.factor() <= 1 else round(ACROSS * self.window().width())
        high = min(drawn.height(), round(SEEN * self.window().height()))
        return QSize(min(least.width(), most), max(least.height(), high))

    def wanted_width(self) -> int:
        """What it asks for where two share the width of a page, in logical pixels."""
        named = self.box.caption_width()
        if self.box.table is not None and self.box.as_numbers:
            return max(named, self.box.table.minimumSizeHint().width() + 2 * self.edge())
        return 0 if self.box.drawing is None else max(named, self.box.drawing.sizeHint().width())

    def minimumSizeHint(self) -> QSize:
        """That of what is shown."""
        drawing = self.box.drawing
        return self._fitted(QSize(0, 0) if drawing is None else drawing.minimumSizeHint())

    def sizeHint(self) -> QSize:
        """As large as the drawing."""
        drawing = self.box.drawing
        drawn = QSize(0, 0) if drawing is None else drawing.sizeHint()
        return QSize(drawn.width(), self._fitted(drawn).height()).expandedTo(self.minimumSizeHint())

    def lay_out(self) -> None:
        """What is shown may be larger now, or smaller."""
        edge = self.edge()
        self.parts.setContentsMargins(edge, edge, edge, edge)
        if self.box.table is not None:
            room = self.contentsRect().adjusted(edge, edge, -edge, -edge).size()
            self.box.table.setMaximumHeight(self.box.table.whole_height(room))
        self.updateGeometry()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the sheet."""
        super().resizeEvent(event)
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """On the dark of a sheet the table lies on paper of its own."""
        if self.box.paper is not None and self.box.as_numbers:
            p = faces.begin(self)
            beside = 1 + self.box.paper * self.box.k
            r = QRectF(self.rect()).adjusted(beside, beside, -beside, -beside)
            outline = rrect(r.x(), r.y(), r.width(), r.height(), 4 * self.box.k)
            p.fillPath(outline, palette.IVORY)
            hairline(p, outline, palette.CARD_EDGE, self.box.k, 0.9)
            p.end()


class AsNumbers(QWidget):
    """Make the drawing, let this `take` it, and `tell` all points that are drawn in it.

    Which of both is shown is remembered for as long as the window lives.
    """

    turned = Signal(bool)
    """The other one is shown now: the numbers, or the drawing."""

    def __init__(
        self,
        parent: QWidget,
        name: str,
        caption: QWidget,
        command: str = "sheet.numbers",
        *,
        foot: bool = False,
        paper: float | None = None,
    ) -> None:
        """`name` tells the drawings of a window apart. `caption` stands over it, or at its `foot`.

        `paper`: it lies on the dark of a sheet, its own paper so many su within its edges.
        `command`: the key of its switch.
        """
        super().__init__(parent)
        self.k = 1.0
        self.name, self.paper = name, paper
        self.drawing: QWidget | None = None
        self.table: NumbersTable | None = None
        self.as_numbers = False
        self.points = NONE
        self._called = ""
        self._plate: Plate | None = None
        self.caption = caption
        self.installEventFilter(self)
        self.body = _Body(self)
        self._row = QHBoxLayout()
        self._row.addWidget(caption, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._row)
        whole.insertWidget(0 if foot else 1, self.body, 1)
        self.body.parts.setSpacing(0)
        self.switch = Switch(command, self, lean=paper is None)
        self.switch.clicked.connect(self.turn)
        self.set_k(1.0)
        if name in _chosen.get(self.window(), ()):
            self.turn(True)

    def take(self, drawing: QWidget) -> None:
        """This is the drawing."""
        self.drawing = drawing
        self.body.parts.insertWidget(0, drawing)
        drawing.setVisible(not self.as_numbers)
        self._stretch()

    def _stretch(self) -> None:
        """The body is as stiff as the drawing; numbers may be as wide as there is room."""
        if self.drawing is not None:
            policy = self.drawing.sizePolicy()
            if self.as_numbers:
                policy.setHorizontalPolicy(QSizePolicy.Policy.Expanding)
            self.body.setSizePolicy(policy)

    # -- what is told ------------------------------------------------------------------------------------

    def tell(self, called: str, points: Points) -> None:
        """These points are drawn now, in the language of the day; `called`: what the drawing is called."""
        self._called, self.points = called, points
        self.switch.name_it(called)
        self._fill()

    def _fill(self) -> None:
        if self.table is not None and self.as_numbers:
            self.table.setAccessibleName(self._called)
            self.table.setAccessibleDescription(self.points.note)
            if self.table.points_model.points is not self.points:  # or a reader would have to read all anew
                self.table.tell(self.points)
            self.body.lay_out()

    def shown(self) -> QWidget | None:
        """The table, or the drawing."""
        return self.table if self.as_numbers else self.drawing

    # -- turning -----------------------------------------------------------------------------------------

    def turn(self, as_numbers: bool) -> None:
        """Show the numbers, or the drawing; the keyboard goes from what disappears to what comes."""
        self._show(as_numbers)
        self.turned.emit(as_numbers)
        chosen = _chosen.setdefault(self.window(), set())
        chosen.add(self.name) if as_numbers else chosen.discard(self.name)
        sheet = self._sheet()
        if isinstance(sheet, _Fitted) and sheet.isVisible():
            sheet.fit()
            sheet.scrolling.show_focus()

    def hears(self, event: QKeyEvent) -> bool:
        """Whether it is the key of the switch, where that is seen; then it has been pressed."""
        if not self.switch.isVisible() or not keyring.pressed(event, self.switch.command):
            return False
        self.turn(not self.as_numbers)
        self.give_keyboard()
        return True

    def _has_keyboard(self) -> bool:
        now = self.window().focusWidget()
        return now is not None and self.body.isAncestorOf(now)

    def give_keyboard(self) -> None:
        """To what is shown, where that can have it."""
        shown = self.shown()
        if shown is not None:
            shown.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show(self, as_numbers: bool) -> None:
        held, before = self._has_keyboard(), self.shown()
        self.as_numbers = as_numbers
        self.switch.setChecked(as_numbers)
        self.switch.name_it(self._called)
        if as_numbers and self.table is None:
            self.table = NumbersTable(self.body)
            self.body.parts.addWidget(self.table, 0, Qt.AlignmentFlag.AlignTop)
            self.table.copied.connect(self._copied)
            self.table.moved.connect(self._show_place)
            self.table.set_k(self.k)
        now = self.shown()
        if now is not None:
            now.show()
        if held:
            self.give_keyboard()  # before the other one goes: Qt would give it to anybody
        if before is not None and before is not now:
            before.hide()
        self._stretch()
        self._fill()
        self.body.lay_out()

    @contextmanager
    def bare(self) -> Iterator[None]:
        """Meanwhile it is the drawing, and nothing on it can be pressed: as it belongs on paper."""
        shown = self.as_numbers
        self._show(False)
        self.switch.hide()
        try:
            yield
        finally:
            self.switch.show()
            self._show(shown)

    def _sheet(self) -> QWidget:
        """What it lies on: a sheet, or the window."""
        sheet: QWidget = self
        while not hasattr(sheet, "READ_ALONE") and (above := sheet.parentWidget()) is not None:
            sheet = above
        return sheet

    def _show_place(self, place: QRect) -> None:
        """Bring the line the keyboard is on into sight, where a sheet is larger than its window."""
        sheet = self._sheet()
        if self.table is not None and isinstance(sheet, _Fitted) and sheet.scrolling.needed:
            corner = self.table.viewport().mapTo(sheet, place.topLeft())
            sheet.scrolling.show_box(QRect(corner, place.size()))

    def _copied(self, lines: int) -> None:
        sheet = self._sheet()
        if self._plate is None:
            self._plate = Plate(sheet)
        middle = QPointF(self.body.mapTo(sheet, self.body.rect().center()))
        self._plate.tell(lambda: self.tr("%n line(s) copied", "", lines), middle, self.k)

    # -- shape -------------------------------------------------------------------------------------------

    def _before_caption(self) -> int:
        """Logical pixels before a caption that stays over the middle of its drawing."""
        centred = isinstance(self.caption, Label) and self.caption.align == "c"
        return round(target(self.k)) if centred else 0

    def caption_width(self) -> int:
        """What the caption asks for with the switch beside it, in logical pixels."""
        return self._before_caption() + self.caption.sizeHint().width() + round(target(self.k))

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        side, beside = round(target(k)), self._before_caption()
        self._row.setContentsMargins(beside, 0, side, 0)
        self.caption.setMinimumHeight(side if self.paper is not None else round(LEAN_ROW * k))
        self.body.lay_out()
        self._place()

    def _place(self) -> None:
        side = round(target(self.k))
        row = self.caption.geometry()
        top = row.y() if self.paper is None else row.center().y() - side // 2
        self.switch.setGeometry(self.width() - side, top, side, side)
        self.switch.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The switch stays in its corner."""
        super().resizeEvent(event)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """So it does where the caption has become higher; the layout has been made by then."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return False
