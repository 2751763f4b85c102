"""The book of the house, open on its stand: filters, heads, the page, and what can be done with a round."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from casino_qt.art import palette
from casino_qt.bank.book import Column, Line, Order, Outcome, Sums
from casino_qt.bank.errors import ProfileError
from casino_qt.money_text import francs, signed_francs
from casino_qt.rules.scripts.script import OWN_ENDING
from casino_qt.windows.book import words
from casino_qt.windows.book.clerk import Clerk
from casino_qt.windows.book.filters import Filters
from casino_qt.windows.book.heads import Heads
from casino_qt.windows.book.leaf import PADDING, Leaf
from casino_qt.windows.book.round_card import RoundCard
from casino_qt.windows.book.rounds import COLUMNS, Rounds
from casino_qt.windows.kit import faces, warning
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.explained_sheet import ExplainedSheet
from casino_qt.windows.kit.files import name_to_open
from casino_qt.windows.kit.label import JOST, PLAYFAIR, Label, Style

if TYPE_CHECKING:
    from casino_qt.windows.house import House

TITLE = Style(PLAYFAIR, 27, 600, palette.WINE, least=20)
FOOT = Style(JOST, 15, 400, palette.INK_2, least=12)
LEAST_LINES = 7  # of rounds that are seen together, whatever the size of the letters


class BookSheet(ExplainedSheet):
    """Reads the profile only while it is open. `house_now` gives the house, if its profile is there."""

    replay_wanted = Signal(object)
    """Line: the round to be replayed on its table."""
    script_wanted = Signal(object)
    """Path of a table script to be replayed."""
    statistics_wanted = Signal()

    WIDTH = 1360.0
    TOGGLE = "anywhere.book"
    SECTION = "0.9"
    PADDING = 34.0

    def __init__(self, window: QWidget, house_now: Callable[[], House | None]) -> None:
        super().__init__(window)
        self._house_now = house_now
        self.where: Callable[[str], str] = self._ask_where
        """Asks for the name of a file, given what for; "" where nobody wants to say."""
        self._clerk: Clerk | None = None
        self._outcomes: Sequence[Outcome] = ()
        self._problem: ProfileError | None = None
        self._order = Order()
        self._known = False
        self.title.set_style(TITLE)
        self.filters = Filters(self.panel)
        self.heads = Heads(self.panel)
        self._page = QWidget(self.panel)
        self._page.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.foot = Label(FOOT, self.panel)
        self.foot.aloud = True
        self.content.addWidget(self.filters)
        self.content.addWidget(self.heads)
        self._inside = QVBoxLayout(self._page)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self.content.addWidget(self._page, 1)
        self.statistics = Button("secondary", self.panel)
        last = QHBoxLayout()
        last.addWidget(self.foot, 1)
        last.addWidget(self.statistics)
        self.content.addLayout(last)
        self.flows.append(last)
        self.replay = self.add_button(Button("secondary", self.panel))
        self.look = self.add_button(Button("secondary", self.panel))
        self.export = self.add_button(Button("secondary", self.panel))
        self.check = self.add_button(Button("secondary", self.panel))
        self.script = self.add_button(Button("secondary", self.panel))
        self.row.addStretch(1)
        self.close_button = self.add_button(Button("secondary", self.panel))
        self.rounds: Rounds | None = None
        self.leaf: Leaf | None = None
        self.card = RoundCard(window)
        self.filters.changed.connect(self._ask)
        self.heads.wanted.connect(self._sort)
        self.look.clicked.connect(lambda: self._look())
        self.replay.clicked.connect(lambda: self._replay())
        self.script.clicked.connect(self._open_script)
        self.export.clicked.connect(self._export)
        self.check.clicked.connect(self._check)
        self.statistics.clicked.connect(self.statistics_wanted)
        self.close_button.clicked.connect(self.lay_away)
        self.retranslate()

    # -- open and shut -----------------------------------------------------------------------------------

    def open(self) -> None:
        """Open the book at its newest page, as it is filtered and sorted still."""
        house = self._house_now()
        if house is None or self.leaf is not None:
            return
        self._problem, self._known = None, False
        self._clerk = Clerk(house.profile.path, self)
        self._clerk.failed.connect(self._failed)
        self.rounds = Rounds(self._clerk, self)
        self.leaf = Leaf(self.rounds, self._page)
        self._inside.addWidget(self.leaf)
        self.leaf.opened.connect(self._replay)
        self.leaf.typed.connect(self._typed)
        self.leaf.laid_out.connect(self._lay_heads)
        self.leaf.wider.connect(self._fit_again, Qt.ConnectionType.QueuedConnection)
        self.rounds.found.connect(self._found)
        self.leaf.selectionModel().selectionChanged.connect(self._allow)
        self.setTabOrder(self.heads.heads[-1], self.leaf)
        self.heads.set_sorted(self._order.column, self._order.descending)
        self._retranslate_leaf()
        super().open()
        self._clerk.ask(lambda book: book.outcomes(), self._know)

    def lay_away(self) -> None:
        """Shut the book and let go of the file."""
        super().lay_away()
        clerk, self._clerk = self._clerk, None
        leaf, self.leaf = self.leaf, None
        rounds, self.rounds = self.rounds, None
        if clerk is not None:
            clerk.close()
        for one in (leaf, rounds, clerk):
            if one is not None:
                one.deleteLater()

    def _know(self, outcomes: list[Outcome]) -> None:
        """What there is to be found is known: ask for the rounds."""
        self._known = True
        self._outcomes = words.in_order(outcomes)
        if self.leaf is not None:
            self.leaf.set_outcomes(self._outcomes)
        self._ask()

    def waiting(self) -> bool:
        """Whether the clerk still looks something up."""
        return self.rounds is not None and (self.rounds.waiting() or not self._known)

    # -- questions ---------------------------------------------------------------------------------------

    def _ask(self) -> None:
        if self.rounds is None:
            return
        wanted = self.filters.filtered(self._outcomes).wanted
        self.rounds.show(wanted, self._order)
        self._say_empty()
        self._say_foot()

    def _sort(self, column: Column, descending: bool) -> None:
        groups: tuple[tuple[int, ...], ...] = ()
        if column is Column.FELL:
            groups = tuple((one.id,) for one in self._outcomes)
        elif column is Column.TABLE:
            games = dict.fromkeys(one.game for one in self._outcomes)
            groups = tuple(tuple(one.id for one in self._outcomes if one.game == game) for game in games)
        self._order = Order(column, descending, groups)
        self.heads.set_sorted(column, descending)
        self._ask()

    def _found(self, _sums: Sums) -> None:
        self._say_foot()
        self._allow()

    def _failed(self, problem: ProfileError) -> None:
        self._problem = problem
        self._say_foot()

    def _typed(self, letter: str) -> None:
        """A letter on the page begins a search."""
        self.filters.text.setFocus()
        self.filters.text.insert(letter)

    # -- a round -----------------------------------------------------------------------------------------

    def line(self) -> Line | None:
        """The round the keyboard is on."""
        if self.leaf is None or self.rounds is None or not self.leaf.currentIndex().isValid():
            return None
        return self.rounds.line(self.leaf.currentIndex().row())

    def _look(self, row: int = -1) -> None:
        """Show one round whole, beside its line."""
        line = self.line() if row < 0 or self.rounds is None else self.rounds.line(row)
        leaf = self.leaf
        if line is None or leaf is None:
            return
        r = leaf.visualRect(leaf.currentIndex())
        at = leaf.viewport().mapTo(self._window, r.center())
        self.card.show_round(line, QPointF(leaf.mapTo(self._window, leaf.rect().center()).x(), at.y()))

    def _replay(self, row: int = -1) -> None:
        """Replay one round on its table."""
        line = self.line() if row < 0 or self.rounds is None else self.rounds.line(row)
        if line is not None:
            self.replay_wanted.emit(line)

    def _open_script(self) -> None:
        """Replay a table script from a file."""
        if path := self.where(self.tr("Open a table script")):
            self.script_wanted.emit(Path(path))

    def _ask_where(self, title: str) -> str:
        return name_to_open(self._window, title, f"*{OWN_ENDING} *.json")

    def _export(self) -> None:
        from casino_qt.windows.book.export_sheet import ExportSheet

        house, line = self._house_now(), self.line()
        if house is None or self.leaf is None or self.rounds is None or not self.rounds.counted:
            return
        ExportSheet(self._window, house, self.rounds, self.leaf.chosen(), line).open()

    def _check(self) -> None:
        from casino_qt.windows.book.fairness_sheet import FairnessSheet

        house, line = self._house_now(), self.line()
        if house is None or line is None:
            return
        sheet = FairnessSheet(self._window, house.profile, line)
        sheet.help_wanted.connect(self.help_wanted)
        sheet.open()

    def _allow(self) -> None:
        """A round must be there for what is done with one."""
        some = self.rounds is not None and self.rounds.sums.rounds > 0
        reason = self.tr("No round is shown.")
        for button in (self.replay, self.look, self.export, self.check):
            button.allow(some, reason)

    # -- shape and words ---------------------------------------------------------------------------------

    def first_focus(self) -> QWidget | None:
        """The page: arrows walk at once."""
        return self.leaf

    def least_height(self) -> int:
        """The book is as high as the window lets it."""
        return self.height()

    def rescaled(self, k: float) -> None:
        """What measures itself in su but is no widget of the kit."""
        self.filters.set_narrow(self.narrow(self.WIDTH))
        self.filters.set_k(k)
        self.heads.set_k(k)
        self.foot.setContentsMargins(round(PADDING * k), 0, 0, 0)  # under the words of the page
        if self.leaf is not None:
            self.leaf.titles = {head.column: head.wanted_width() for head in self.heads.heads}
            narrow = self.narrow(self.WIDTH)
            self.leaf.room = self.free() if narrow else math.inf
            self.leaf.set_k(k)
            self.leaf.setMinimumHeight(LEAST_LINES * self.leaf.row_height() if narrow else 0)

    def _fit_again(self) -> None:
        if not self.isHidden():
            self.fit()

    def _lay_heads(self) -> None:
        if self.leaf is not None:
            self.heads.lay_out([self.leaf.columnWidth(at) for at in range(len(COLUMNS))])

    def paint_panel(self, p: QPainter, r: QRectF) -> None:
        """A bound book of ivory pages."""
        faces.paper(p, r, self.k)
        box, k = QRectF(self.heads.geometry()), self.k
        for y in (box.top(), box.bottom()):
            left, right = r.left() + box.left(), r.left() + box.right()
            faces.line(p, QPointF(left, r.top() + y), QPointF(right, r.top() + y), 1.2 * k, 0.9)

    def _say_empty(self) -> None:
        if self.leaf is not None:
            filtered = self.filters.filtered(()).any
            self.leaf.words_when_empty = (
                self.tr("No round is like that.") if filtered else self.tr("No round has been played yet.")
            )

    def _say_foot(self) -> None:
        if self._problem is not None:
            self.foot.set_text(self._problem.line(QCoreApplication.translate))
            return
        if wrong := self.filters.wrong():
            self.foot.set_text(f"{warning.MARK}{wrong}")
            return
        if self.rounds is None or not self.rounds.counted:
            return  # what stood there stays until the rounds are counted
        sums = self.rounds.sums
        text = self.tr("{rounds}, staked {staked}, result {net}")
        self.foot.set_text(
            text.format(
                rounds=words.rounds(sums.rounds), staked=francs(sums.staked), net=signed_francs(sums.net)
            )
        )

    def retranslate(self) -> None:
        """Every text of the book."""
        self.title.set_text(self.tr("The book of the house"))
        self.setAccessibleName(self.tr("The book of the house"))
        self.filters.retranslate()
        self.replay.say(self.tr("Replay"), "", self.tr("The marked round again on its table, step by step"))
        self.script.say(self.tr("Open a script…"), "", self.tr("Replay a table script from a file"))
        self.look.say(
            self.tr("Look at the round"), "", self.tr("Cards, stakes and result of the marked round")
        )
        self.export.say(self.tr("Export…"), "", self.tr("Table script, CSV or picture"))
        self.check.say(
            self.tr("Check it yourself…"),
            "",
            self.tr("Seal and seed of the sitting, and how they are compared"),
        )
        self.statistics.say(
            self.tr("Statistics…"), "", self.tr("What has been played, beside what was to be expected")
        )
        self.close_button.say(self.tr("Close"))
        self._outcomes = words.in_order(self._outcomes)
        self._retranslate_leaf()
        if self.filters.text.text() or self._order.groups:  # words have another order now, and other letters
            self._sort(self._order.column, self._order.descending)
        self._say_foot()
        self._allow()

    def _retranslate_leaf(self) -> None:
        if self.rounds is None or self.leaf is None:
            return
        titles = {column: self.rounds.title(column) for column in COLUMNS}
        self.heads.say(titles)
        self.leaf.setAccessibleName(self.tr("Rounds"))
        self._say_empty()
        self.leaf.titles = {head.column: head.wanted_width() for head in self.heads.heads}
        self.leaf.set_outcomes(self._outcomes)
        self.rounds.retranslate()
