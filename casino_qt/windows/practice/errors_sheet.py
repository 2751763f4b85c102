"""The book of one's errors: what kinds, how often, what they cost. Begun anew only when that is asked for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, QSortFilterProxyModel, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHBoxLayout, QHeaderView, QTableView, QWidget

from casino_qt.art import lettering, palette
from casino_qt.bank.errors import ProfileError
from casino_qt.bank.profile import Profile
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.label import FIELD, Label
from casino_qt.windows.kit.message import Answer, Letter, Message
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.kit.styled import wear
from casino_qt.windows.practice.error_words import in_all
from casino_qt.windows.practice.errors_model import (
    FIGURES,
    KIND,
    MEAN,
    ORDER,
    TABLE,
    TIMES,
    TOTAL,
    ErrorsModel,
)

DARK = """
QTableView {{ background: transparent; border: none; color: #F5EBD3; outline: none;
             selection-background-color: rgba(255, 231, 163, 34); selection-color: #F5EBD3;
             gridline-color: transparent; }}
QTableView::item {{ padding: {pad}px {side}px; border-bottom: 1px solid rgba(211, 174, 102, 60); }}
QHeaderView {{ background: transparent; }}
QHeaderView::section {{ background: transparent; color: #CDBE98; border: none; padding: {pad}px {head}px;
                       border-bottom: 1px solid rgba(211, 174, 102, 150); }}
QHeaderView::section:hover {{ color: #F5EBD3; }}
QHeaderView::up-arrow, QHeaderView::down-arrow {{ width: 0; height: 0; }}
QTableCornerButton::section {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 8px; margin: 0; border: none; }}
QScrollBar::handle:vertical {{ background: #A87C38; min-height: 30px; border-radius: 4px; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
"""

SORTS = (TOTAL, MEAN, TIMES, TABLE)
"""The columns the book may be sorted by, as the choices stand."""
ROWS_SEEN = 9  # more are scrolled to
ROW_HEIGHT = 34.0  # su
CELL_MARGIN = 3  # logical pixels that Qt adds beside the words of a cell, and not beside those of its heading


class ErrorsSheet(Sheet):
    """Shows what stands in `profile`; `failed` is told what the disk refuses.

    `index` is the language of the letters on the cards.
    """

    WIDTH = 900.0

    def __init__(
        self, window: QWidget, profile: Profile, index: str, failed: Callable[[ProfileError], None]
    ) -> None:
        super().__init__(window)
        self._profile = profile
        self._failed = failed
        self._made = 0
        self.model = ErrorsModel((), index, self)
        self._sorted = QSortFilterProxyModel(self)
        self._sorted.setSourceModel(self.model)
        self._sorted.setSortRole(ORDER)
        self._sorted.setSortLocaleAware(True)
        self.summary = Words(self.panel, 15)
        self.summary.aloud = True
        self.summary.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.content.addWidget(self.summary)
        self.sort_name = Label(FIELD, self.panel)
        self.sort = Segments(self.panel)
        sorting = QHBoxLayout()
        sorting.addStretch(1)
        sorting.addWidget(self.sort_name)
        sorting.addWidget(self.sort)
        sorting.addStretch(1)
        self.content.addLayout(sorting)
        self.table = self._table()
        self.table.installEventFilter(self)
        self.content.addWidget(self.table, 1)
        self.note = Words(self.panel, 13.5, palette.TEXT_2)
        self.note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.content.addWidget(self.note)
        self.anew = Button("secondary", self.panel)
        self.close_button = Button("primary", self.panel)
        self.row.addStretch(1)
        self.add_button(self.anew)
        self.add_button(self.close_button)
        self.row.addStretch(1)
        self.sort.chosen.connect(lambda index: self._sort_by(SORTS[index]))
        self.table.horizontalHeader().sectionClicked.connect(self._sort_by)
        self.anew.clicked.connect(self._ask)
        self.close_button.clicked.connect(self.lay_away)
        self._read()
        self._sort_by(TOTAL)

    def _table(self) -> QTableView:
        table = QTableView(self.panel)
        table.setModel(self._sorted)
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.setShowGrid(False)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.setTabKeyNavigation(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(KIND, QHeaderView.ResizeMode.Stretch)
        return table

    # -- what stands in it -------------------------------------------------------------------------------

    def _read(self) -> None:
        """Everything as it is now."""
        try:
            rows, self._made = self._profile.errors(), self._profile.decisions_made()
        except ProfileError as problem:
            self._failed(problem)
            return
        self.model.show_rows(rows)
        for widget in (self.table, self.sort, self.sort_name):
            widget.setVisible(bool(rows))
        self.retranslate()

    def _sort_by(self, column: int) -> None:
        """Figures from the greatest down, words from A on."""
        order = Qt.SortOrder.DescendingOrder if column in FIGURES else Qt.SortOrder.AscendingOrder
        self._sorted.sort(column, order)
        if column in SORTS:
            self.sort.set_index(SORTS.index(column))
        self.table.scrollToTop()

    def _ask(self) -> None:
        """Nothing is forgotten by a slip of the hand."""

        def write() -> Letter:
            return Letter(
                self.tr("Begin the book anew?"),
                self.tr("All decisions that stand in it and what they cost are forgotten for good."),
                self.tr("The practice purse stays as it is."),
                (
                    Answer(self.tr("Keep it"), lambda: None, "primary"),
                    Answer(self.tr("Begin anew"), self._forget),
                ),
            )

        sheet = Message(self, write)
        sheet.setObjectName("begin the book anew")
        sheet.open()

    def _forget(self) -> None:
        try:
            self._profile.forget_decisions()
        except ProfileError as problem:
            self._failed(problem)
        self._read()
        self.fit()
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- shape and words ---------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The ring comes and goes with the keyboard."""
        if watched is self.table and event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def paint_panel(self, p: QPainter, r: QRectF) -> None:
        """The cartouche, and the ring round the rows while the keyboard is on them."""
        super().paint_panel(p, r)
        if self.table.hasFocus():
            faces.focus_ring(p, QRectF(self.table.geometry()).translated(r.topLeft()), self.k)

    def first_focus(self) -> QWidget | None:
        """The order of the rows, where there are any."""
        return self.sort if self.model.rows else self.close_button

    def rescaled(self, k: float) -> None:
        """The rows in the house's face; so many as are seen at a time."""
        self.table.setFont(lettering.ui(15 * k, 400))
        self.table.horizontalHeader().setFont(lettering.ui(13.5 * k, 500))
        side = round(9 * k)
        wear(self.table, DARK.format(pad=round(3 * k), side=side, head=side + CELL_MARGIN))
        self.table.verticalHeader().setMinimumSectionSize(round(ROW_HEIGHT * k))
        seen = min(max(len(self.model.rows), 3), ROWS_SEEN)
        header = self.table.horizontalHeader().sizeHint().height()
        self.table.setFixedHeight(header + round(seen * ROW_HEIGHT * k) + 2)

    def retranslate(self) -> None:
        """Every text of the sheet."""
        self.title.set_text(self.tr("The book of your errors"))
        self.setAccessibleName(self.tr("The book of your errors"))
        self.table.setAccessibleName(self.tr("The book of your errors"))
        rows = self.model.rows
        if rows:
            errors, cost = sum(row.times for row in rows), sum(row.total for row in rows)
            self.summary.setText(in_all(errors, cost))
        elif self._made:
            self.summary.setText(self.tr("All your decisions so far were the best ones."))
        else:
            self.summary.setText(self.tr("No decision has been made in practice yet."))
        self.note.setText(self.tr("A thousandth (‰) is one of the stake the decision was about."))
        self.note.setVisible(bool(rows))
        self.sort_name.set_text(self.tr("First come"))
        self.sort.set_texts(
            [
                self.tr("the dearest in all"),
                self.tr("the dearest each"),
                self.tr("the most frequent"),
                self.tr("tables in order"),
            ]
        )
        self.sort.set_name(self.tr("First come"))
        self.anew.say(self.tr("Begin anew"), "", self.tr("Forget all decisions that stand here"))
        self.anew.allow(bool(self._made), self.tr("Nothing stands in the book."))
        self.close_button.say(self.tr("Close"))
        self.model.show_rows(rows)
