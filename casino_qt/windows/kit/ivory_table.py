"""Lines of figures on ivory, ruled as in a ledger, their heads above.

Who derives from it says what the lines are and which keys walk; how high it is, whoever lays it out.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import ClassVar

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFocusEvent,
    QFont,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from casino_qt.art import lettering, palette
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.styled import wear

RING = 6.6  # su from the edge of a line to the plate its ring lies round: all of it is seen
RULING = QColor("#D2BD8C")
LIT = QColor(108, 18, 32, 26)  # the wine of the titles, laid thinly
BAR = 8.0  # su, the width of a scroll bar

SCROLLBAR = """
QTableView {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: #EFE3C8; width: {width}px; margin: 0; border: none; border-radius: 4px; }}
QScrollBar::handle:vertical {{ background: #A87C38; min-height: 40px; border-radius: 4px; }}
QScrollBar::handle:vertical:hover {{ background: #8A6329; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""
LOOK = (
    SCROLLBAR
    + """
QScrollBar:horizontal {{ background: #EFE3C8; height: {width}px; margin: 0; border: none;
                         border-radius: 4px; }}
QScrollBar::handle:horizontal {{ background: #A87C38; min-width: 40px; border-radius: 4px; }}
QScrollBar::add-line:horizontal, QScrollBar::sub-line:horizontal {{ width: 0; }}
QScrollBar::add-page:horizontal, QScrollBar::sub-page:horizontal {{ background: transparent; }}
QHeaderView {{ background: transparent; border: none; }}
QHeaderView::section {{ background: transparent; border: none; }}
"""
)

Index = QModelIndex | QPersistentModelIndex


def font(k: float, weight: int = 400, px: float = 15) -> QFont:
    """Jost with figures of one width."""
    face = faces.ui_font(k, px, weight=weight)
    face.setFeature(QFont.Tag("tnum"), 1)
    return face


def see_through(view: QTableView) -> None:
    """The paper below is seen, and whoever derives from it paints what is chosen."""
    colours = view.palette()
    for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Highlight):
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            colours.setColor(group, role, Qt.GlobalColor.transparent)
    view.setPalette(colours)


def shared(wanted: Sequence[int], room: int) -> list[int]:
    """What each of some columns gets of `room` logical pixels: what it asks for, and its share of the rest.

    Whole pixels that together are the room and no more, as long as there is enough of it: columns rounded one
    by one once were a pixel wider than their page, and that went sideways.
    """
    spare, over = divmod(max(0, room - sum(wanted)), max(1, len(wanted)))
    return [width + spare + (at < over) for at, width in enumerate(wanted)]


class _Ink(QStyledItemDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Ground of the chosen lines, the text, the ruling."""
        table = self.parent()
        assert isinstance(table, IvoryTable)
        box = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected and table.hasFocus():
            # Smooth edges between cells would be seen.
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.fillRect(box, LIT)
        face, words = table.face(index.row()), table.is_words(index.column())
        x = box.left() + table.beside if words else box.right() - table.beside
        y = box.center().y() + lettering.cap_height(face) / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = table.ink(index)
        lettering.draw_text(painter, x, y, str(index.data()), face, ink, "l" if words else "r")
        painter.setPen(QPen(table.ruling(index.row()), 1))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.drawLine(box.bottomLeft(), box.bottomRight())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Every line is as high as every other."""
        table = self.parent()
        assert isinstance(table, IvoryTable)
        return QSize(10, table.row_height())


class _Heads(QHeaderView):
    def paintSection(self, painter: QPainter, rect: QRect, index: int) -> None:
        """The name of a column, over its figures."""
        table = self.parent()
        assert isinstance(table, IvoryTable)
        box, face, words = QRectF(rect), table.head_face(), table.is_words(index)
        x = box.left() + table.beside if words else box.right() - table.beside
        y = box.center().y() + lettering.cap_height(face) / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text = str(table.model().headerData(index, Qt.Orientation.Horizontal))
        lettering.draw_text(painter, x, y, text, face, palette.INK_2, "l" if words else "r")
        painter.setPen(QPen(table.ruling(-1), 1))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())


class IvoryTable(QTableView):
    """Its columns are as wide as their texts, and share what is left."""

    ROW: ClassVar[float] = 23.0  # su
    HEAD: ClassVar[float] = 25.0
    PX: ClassVar[float] = 14.0
    HEAD_PX: ClassVar[float] = 13.0
    PADDING: ClassVar[float] = 7.0  # su at both sides of a cell
    LEAST_PADDING: ClassVar[float] = 3.0  # su, where else the table would be moved sideways for its air

    def __init__(self, parent: QWidget, model: QAbstractItemModel) -> None:
        super().__init__(parent)
        self.k = 1.0
        self.beside = self.PADDING
        """Air at both sides of a cell as it now is, in logical pixels."""
        self.setModel(model)
        self.setItemDelegate(_Ink(self))
        self.setHorizontalHeader(_Heads(Qt.Orientation.Horizontal, self))
        self.horizontalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setSectionsClickable(False)
        self.verticalHeader().hide()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        see_through(self)

    # -- how it is written -------------------------------------------------------------------------------

    def face(self, row: int) -> QFont:
        """What a line is written in, figures of one width."""
        return font(self.k, 400, self.PX)

    def head_face(self) -> QFont:
        """What the heads are written in."""
        return faces.ui_font(self.k, self.HEAD_PX, weight=500)

    def ink(self, index: Index) -> QColor:
        """The colour of a cell."""
        return palette.INK

    def ruling(self, row: int) -> QColor:
        """The colour of the rule below a line; -1: below the heads."""
        return RULING if row >= 0 else QColor(Qt.GlobalColor.transparent)

    def is_words(self, column: int) -> bool:
        """Whether a column begins at its left, as words do; figures end at the right."""
        return column == 0

    # -- shape -------------------------------------------------------------------------------------------

    def row_height(self) -> int:
        """Height of a line, in logical pixels."""
        return round(self.ROW * self.k)

    def height_of(self, rows: int) -> int:
        """Height of so many lines with their heads, in logical pixels."""
        return round(self.HEAD * self.k) + rows * self.row_height() + 1

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        wear(self, LOOK.format(width=round(BAR * k)))
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(self.row_height())
        self.horizontalHeader().setFixedHeight(round(self.HEAD * k))
        self.lay_out()

    def widest(self, column: int) -> float:
        """Width of the widest text of a column, in logical pixels."""
        model = self.model()
        texts = ((row, str(model.index(row, column).data())) for row in range(model.rowCount()))
        return max((lettering.text_width(text, self.face(row)) for row, text in texts), default=0.0)

    def wanted(self, padding: float | None = None) -> list[int]:
        """Width of each column, in logical pixels, with so many su at both sides of its texts."""
        found, model, air = [], self.model(), self.PADDING if padding is None else padding
        for column in range(model.columnCount()):
            head = str(model.headerData(column, Qt.Orientation.Horizontal))
            widest = max(self.widest(column), lettering.text_width(head, self.head_face()))
            found.append(math.ceil(widest + 2 * air * self.k))
        return found

    def _fitted(self, room: int) -> tuple[list[int], float]:
        """Widths that go into `room` logical pixels, where a little less air lets them; that air in su."""
        usual = self.wanted()
        if sum(usual) > room:
            for step in range(round(self.PADDING) - 1, round(self.LEAST_PADDING) - 1, -1):
                if sum(tight := self.wanted(step)) <= room:
                    return tight, step
        return usual, self.PADDING

    def lay_out(self) -> None:
        """Give every column the width its texts ask for, and what is left over to all alike."""
        room = self.viewport().width()
        wanted, air = self._fitted(room)
        self.beside = air * self.k
        for column, width in enumerate(shared(wanted, room)):
            self.setColumnWidth(column, width)
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Columns follow the page."""
        super().resizeEvent(event)
        self.lay_out()

    def measured(self) -> Iterator[Measured]:
        """Every column against the texts in it, and all of them against the page where that lies still."""
        for column, width in enumerate(self.wanted(self.LEAST_PADDING)):
            yield Measured(f"column {column}", width, self.columnWidth(column))
        if self.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
            whole = sum(self.columnWidth(column) for column in range(self.model().columnCount()))
            yield Measured("columns", whole, self.viewport().width())

    # -- the keyboard ----------------------------------------------------------------------------------------

    def ringed(self) -> QRectF:
        """What the ring of the keyboard lies round: the line it is on."""
        r = QRectF(self.visualRect(self.currentIndex().siblingAtColumn(0)))
        r.setRight(sum(self.columnWidth(column) for column in range(self.model().columnCount())))
        return r

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Who listens hears the figure the keyboard has come to, not only the name of the table."""
        super().focusInEvent(event)
        if QAccessible.isActive():
            QTimer.singleShot(0, self, self._tell_current)  # Qt tells of the table itself after this

    def _tell_current(self) -> None:
        now = self.currentIndex()
        if now.isValid() and self.hasFocus():
            told = QAccessibleEvent(self, QAccessible.Event.Focus)
            columns = self.model().columnCount() + 1  # the heads of columns and lines are read, too
            told.setChild((now.row() + 1) * columns + now.column() + 1)
            QAccessible.updateAccessibility(told)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The lines, and the ring."""
        super().paintEvent(event)
        if self.hasFocus():
            p = faces.begin(self.viewport())
            ring = RING * self.k
            # Nobody goes to a line of an empty table, but the keyboard is on it all the same.
            r = self.ringed() if self.currentIndex().isValid() else QRectF(self.viewport().rect())
            faces.focus_ring(p, r.adjusted(ring, ring, -ring, -ring), self.k, 3)
            p.end()
