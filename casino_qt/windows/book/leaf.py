"""The open page of the book: ruled ivory, a line for every round, figures under figures."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from casino_qt.art import lettering, palette, text_size
from casino_qt.bank.book import Column, Outcome
from casino_qt.money_text import francs, signed_francs
from casino_qt.windows.book import words
from casino_qt.windows.book.rounds import AMOUNTS, COLUMNS, LINE, Rounds
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.ivory_table import LIT, RING, RULING, SCROLLBAR, font, see_through, shared
from casino_qt.windows.kit.styled import wear

ROW = 30.0  # su
PADDING = 12.0  # su at both sides of a cell
LATEST = "2026-12-30T23:38:00+00:00"  # as wide as a moment can be

LEFT_OUT = (Column.BALANCE, Column.STAKED)  # in this order, where larger text leaves too little room


class Ink(QStyledItemDelegate):
    """Writes the cells; what was lost is red, and has its minus."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Ground of a chosen row, the text, the ruling below."""
        leaf = self.parent()
        assert isinstance(leaf, Leaf)
        box, k, column = QRectF(option.rect), leaf.k, COLUMNS[index.column()]
        # Between cells smooth edges would be seen, where a logical pixel is no whole number of the screen's.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, LIT)
        line = index.data(LINE)
        if line is not None:
            lost = column is Column.NET and line.net < 0
            face = leaf.face(column)
            y = box.center().y() + lettering.cap_height(face) / 2
            right = column in AMOUNTS
            x = box.right() - PADDING * k if right else box.left() + PADDING * k
            colour = palette.ROUGE if lost else palette.INK
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            lettering.draw_text(painter, x, y, str(index.data()), face, colour, "r" if right else "l")
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(QPen(RULING, max(1.0, 0.9 * k)))
        painter.drawLine(box.bottomLeft(), box.bottomRight())

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Every line is as high as every other."""
        leaf = self.parent()
        assert isinstance(leaf, Leaf)
        return QSize(10, leaf.row_height())


class Leaf(QTableView):
    """Arrows walk, Shift chooses more, Enter or a double click opens a round, a letter begins a search."""

    opened = Signal(int)
    """The row whose round is to be replayed."""
    typed = Signal(str)
    laid_out = Signal()
    """The columns have other widths now."""

    def __init__(self, rounds: Rounds, parent: QWidget) -> None:
        super().__init__(parent)
        self.k = 1.0
        self.rounds = rounds
        self.words_when_empty = ""
        self._outcomes: Sequence[Outcome] = ()
        self._widest: dict[Column, str] = {}
        self.titles: dict[Column, float] = {}
        """Width the head of each column needs, in logical pixels."""
        self.setModel(rounds)
        self.setItemDelegate(Ink(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        see_through(self)
        self.doubleClicked.connect(lambda index: self.opened.emit(index.row()))
        rounds.modelReset.connect(self._came)

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        self._widest.clear()
        wear(self, SCROLLBAR.format(width=round(10 * k)))
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(self.row_height())
        self.lay_out()

    def set_outcomes(self, outcomes: Sequence[Outcome]) -> None:
        """All that ever fell: the widest of it makes the width of its column."""
        self._outcomes = outcomes
        self._widest.clear()
        self.lay_out()

    def row_height(self) -> int:
        """Height of a line, in logical pixels."""
        return round(ROW * self.k)

    def face(self, column: Column) -> QFont:
        """What a column is written in."""
        return font(self.k, 500 if column is Column.NET else 400)

    def rows_seen(self) -> int:
        """How many whole lines the page has room for."""
        return max(1, self.viewport().height() // self.row_height())

    def _came(self) -> None:
        self._widest.clear()
        self.lay_out()
        self.scrollToTop()
        if self.rounds.rowCount():
            self.setCurrentIndex(self.rounds.index(0, 0))

    # -- columns -----------------------------------------------------------------------------------------

    def widest(self, column: Column) -> str:
        """The widest text a column may have to hold; sought once for all that ever fell."""
        if column not in self._widest:
            self._widest[column] = self._seek_widest(column)
        return self._widest[column]

    def _seek_widest(self, column: Column) -> str:
        extremes, face = self.rounds.extremes, self.face(column)
        texts = {
            Column.DATE: [words.moment(LATEST)],
            Column.TABLE: [words.table(game) for game in {one.game for one in self._outcomes}],
            Column.FELL: [self._fell(one) for one in self._outcomes],
            Column.STAKED: [francs(extremes.staked)],
            Column.NET: [signed_francs(extremes.won), signed_francs(extremes.lost)],
            Column.BALANCE: [francs(extremes.balance)],
        }[column]
        return max((*texts, ""), key=lambda text: lettering.text_width(text, face))

    @staticmethod
    def _fell(outcome: Outcome) -> str:
        text = words.fell(outcome.game, outcome.word)
        return f"{text} · 40 – 40" if outcome.game == "trente-et-quarante" else text

    def wanted_width(self, column: Column, title: float) -> int:
        """Width of a column in logical pixels: that of its widest text, of its title at least."""
        text = lettering.text_width(self.widest(column), self.face(column))
        return math.ceil(max(text + 2 * PADDING * self.k, title))

    wider = Signal()
    """The page needs another width than before."""

    room = math.inf
    """The most logical pixels for all columns: what has none then is read in the card of the round."""

    def lay_out(self) -> None:
        """Give every column the width its texts ask for, and what is left over to all alike."""
        widths = [self.wanted_width(column, self.titles.get(column, 0.0)) for column in COLUMNS]
        left_out = {column for column in LEFT_OUT if self.isColumnHidden(COLUMNS.index(column))}
        free, needless = self.room - 14 * self.k, set[Column]()
        for column in LEFT_OUT:
            if sum(w for w, one in zip(widths, COLUMNS, strict=True) if one not in needless) > free:
                needless.add(column)
        for column in needless ^ left_out:
            self.setColumnHidden(COLUMNS.index(column), column in needless)
        kept = [at for at, one in enumerate(COLUMNS) if one not in needless]
        wanted = [widths[at] for at in kept]
        for at, width in zip(kept, shared(wanted, self.viewport().width()), strict=True):
            self.setColumnWidth(at, width)
        # Larger text than the page has room for: the whole book is scrolled, as every sheet.
        least = math.ceil(sum(wanted) + 14 * self.k) if text_size.factor() > 1 else 0  # and its scroll bar
        if least != self.minimumWidth():
            self.setMinimumWidth(least)
            self.wider.emit()
        self.laid_out.emit()

    def changeEvent(self, event: QEvent) -> None:
        """In another language other words are the widest."""
        if event.type() == QEvent.Type.LanguageChange:
            self._widest.clear()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Columns follow the page."""
        super().resizeEvent(event)
        self.setViewportMargins(0, 0, 0, self.height() % self.row_height())  # whole lines only
        self.lay_out()

    def measured(self) -> Iterator[Measured]:
        """The widest text of each column, and all columns against the page."""
        for at, column in enumerate(COLUMNS):
            if self.isColumnHidden(at):
                continue
            text = self.widest(column)
            width = lettering.text_width(text, self.face(column))
            yield Measured(text, width, self.columnWidth(at) - 2 * PADDING * self.k)
        whole = sum(self.columnWidth(at) for at in range(len(COLUMNS)))
        yield Measured("columns", whole, self.viewport().width())

    # -- the person --------------------------------------------------------------------------------------

    def chosen(self) -> list[tuple[int, int]]:
        """The chosen rows as pairs of first and last, in order."""
        selection = self.selectionModel().selection()
        ranges = sorted((part.top(), part.bottom()) for part in selection.toList())
        return [pair for at, pair in enumerate(ranges) if at == 0 or pair != ranges[at - 1]]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens a round; Home and End go to the ends of the book; Tab and Escape are the sheet's."""
        key = event.key()
        row = self.currentIndex().row()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if row >= 0:
                self.opened.emit(row)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and not event.modifiers():
            last = self.rounds.rowCount() - 1
            if last >= 0:
                self.setCurrentIndex(self.rounds.index(0 if key == Qt.Key.Key_Home else last, 0))
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab) or keyring.pressed(
            event, "anywhere.rules"
        ):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Looking through a million rows for a letter is the clerk's work: the letter goes to the filter."""
        self.typed.emit(search)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The lines, the red rule before the amounts, the ring round the line the keyboard is on."""
        super().paintEvent(event)
        p = faces.begin(self.viewport())
        k, area = self.k, QRectF(self.viewport().rect())
        self._rule_what_is_left(p, area)
        self._rule(p, area)
        r = QRectF(self.visualRect(self.currentIndex()))
        r.setRight(sum(self.columnWidth(at) for at in range(len(COLUMNS))))
        if not self.rounds.sums.rounds:
            self._say_empty(p, area)
            r = area  # there is no line to be on: the keyboard is on the page
        if self.hasFocus() and r.height() > 0:
            faces.focus_ring(p, r.adjusted(RING * k, RING * k, -RING * k, -RING * k), k, 3)
        p.end()

    def _say_empty(self, p: QPainter, area: QRectF) -> None:
        """Write on a line in the middle why there is none, left of the money."""
        high = self.row_height()
        line = QRectF(area.left(), (self.rows_seen() // 2) * high, area.width(), high)
        face = lettering.call(21 * self.k, 600)
        middle = (area.left() + self._margin()) / 2
        lettering.draw_centred(p, middle, line.center().y(), self.words_when_empty, face, palette.INK_2)

    def _rule_what_is_left(self, p: QPainter, area: QRectF) -> None:
        """A ledger is ruled to its foot, however few lines are written in it."""
        high, last = self.row_height(), self.rounds.rowCount() - 1
        y = high + (self.rowViewportPosition(last) + high if last >= 0 else 0)
        p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        p.setPen(QPen(RULING, max(1.0, 0.9 * self.k)))
        while y <= area.bottom():
            p.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            y += high
        p.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _margin(self) -> float:
        """Where words end and money begins, in logical pixels."""
        return float(sum(self.columnWidth(at) for at in range(COLUMNS.index(Column.STAKED))))

    def _rule(self, p: QPainter, area: QRectF) -> None:
        """The double line of a ledger, between words and money."""
        x = self._margin()
        p.setPen(QPen(palette.with_alpha(palette.ROUGE, 0.45), max(1.0, 0.8 * self.k)))
        for step in (0.0, 3.0 * self.k):
            p.drawLine(QPointF(x + step, area.top()), QPointF(x + step, area.bottom()))
