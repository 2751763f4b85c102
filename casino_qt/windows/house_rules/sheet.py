"""The dialog of the house rules: every option of a table, sets under a name, what the bank keeps by them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from casino_qt.art import palette
from casino_qt.reading.announcing import announce
from casino_qt.settings import Settings
from casino_qt.windows.doors import TABLES
from casino_qt.windows.house_rules import figures
from casino_qt.windows.house_rules.clauses import CLAUSES, Clause, store, stored
from casino_qt.windows.house_rules.edge_panel import EdgePanel
from casino_qt.windows.house_rules.preset_shelf import PresetShelf
from casino_qt.windows.house_rules.weighed import Weighed
from casino_qt.windows.house_rules.worths import Json, Worths
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.label import FIELD, Label
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.staff.reckoner import Reckoner

AFTER = 12.0  # su between a remark under its answers and the next question


class HouseRulesSheet(Sheet):
    """Rules are tried out here; they are kept when the person says so, and hold from the next sitting on."""

    card_wanted = Signal(object)
    """The strategy card of blackjack by these options (a Draft)."""

    WIDTH = 1240.0

    def __init__(self, window: QWidget, settings: Settings, reckoner: Callable[[], Reckoner | None]) -> None:
        super().__init__(window)
        self._settings = settings
        self._table = TABLES[0]
        self._at_play = False
        self._chosen = False
        """Whether something was chosen, and what comes of it has not been told."""
        self._drafts: dict[str, dict[str, Any]] = {}
        self.worths = Worths(reckoner, self)
        self.worths.came.connect(self._weigh)
        self.pages = Segments(self.panel)
        self.content.addWidget(self.pages, 0, Qt.AlignmentFlag.AlignHCenter)
        self._spread = QHBoxLayout()
        self.content.addLayout(self._spread, 1)
        self.flows.append(self._spread)
        self.shelf = PresetShelf(settings, self.panel)
        self._spread.addWidget(self.shelf)
        self._remarks: dict[str, Words] = {}
        self.leaves: dict[str, QWidget] = {}
        self.rows: dict[str, list[tuple[Clause, Label, Segments]]] = {}
        self.grids: dict[str, QGridLayout] = {}
        self.edges: dict[str, EdgePanel] = {}
        self._columns: dict[str, QVBoxLayout] = {}
        for table in TABLES:
            self._build(table)
        self.note = Words(self.panel, 13.5, palette.TEXT_2)
        self._under = QHBoxLayout()
        self._under.addWidget(self.note)
        self.content.addLayout(self._under)
        self.card = self.add_button(Button("secondary", self.panel))
        self.take = self.add_button(Button("primary", self.panel))
        self.leave = self.add_button(Button("secondary", self.panel))
        self.row.insertStretch(1, 1)
        self.pages.chosen.connect(lambda index: self.turn_to(TABLES[index]))
        self.shelf.taken.connect(self._take_set)
        self.card.clicked.connect(lambda: self.card_wanted.emit(dict(self.draft)))
        self.take.clicked.connect(self._take)
        self.leave.clicked.connect(self.lay_away)
        self.retranslate()

    def _build(self, table: str) -> None:
        leaf = QWidget(self.panel)
        column = self._columns[table] = QVBoxLayout(leaf)
        grid = self.grids[table] = QGridLayout()
        grid.setColumnStretch(2, 1)
        column.addLayout(grid)
        column.addStretch(1)
        self.rows[table] = []
        for row, clause in enumerate(CLAUSES[table]):
            label = Label(FIELD, leaf)
            answers = Weighed(leaf) if clause.moves else Segments(leaf)
            grid.addWidget(label, row, 0)
            grid.addWidget(answers, row, 1, Qt.AlignmentFlag.AlignLeft)
            answers.chosen.connect(lambda index, clause=clause: self._answer(clause, index))
            self.rows[table].append((clause, label, answers))
            if clause.remark():
                remark = self._remarks[clause.setting] = Words(leaf, 13.5, palette.TEXT_2)
                grid.addWidget(remark, row, 2)
        self.edges[table] = EdgePanel(table, leaf)
        column.addWidget(self.edges[table])
        self.leaves[table] = leaf
        self._spread.addWidget(leaf, 1)

    # -- opening -----------------------------------------------------------------------------------------

    def open_at(self, table: str, *, at_play: bool = False) -> None:
        """Lay the rules of `table` before the person as they are set; "" for the table seen last.

        `at_play`: the person sits at blackjack and plays from the purse. No card is read there.
        """
        self._at_play = at_play
        self._drafts = {name: stored(name, self._settings) for name in TABLES}
        self.turn_to(table or self._table)
        self.open()

    def turn_to(self, table: str) -> None:
        """Show the rules of `table`."""
        self._table, self._chosen = table, False
        self.pages.set_index(TABLES.index(table))
        for name, leaf in self.leaves.items():
            leaf.setVisible(name == table)
        self.card.setVisible(table == "blackjack")
        self.card.allow(not self._at_play, self.tr("Not while you play: in the salon, or in practice."))
        self._refresh()

    def first_focus(self) -> QWidget | None:
        """The tables."""
        return self.pages

    @property
    def draft(self) -> dict[str, Any]:
        """The rules of the table as they are thought of now."""
        return self._drafts.get(self._table) or stored(self._table, self._settings)

    # -- what the person does ----------------------------------------------------------------------------

    def _answer(self, clause: Clause, index: int) -> None:
        self._take_set({**self.draft, clause.setting: clause.values[index]})

    def _take_set(self, rules: dict[str, Any]) -> None:
        self._drafts[self._table] = rules
        self._chosen = True
        self._refresh()

    def _take(self) -> None:
        for table, draft in self._drafts.items():
            store(table, self._settings, draft)
        self.lay_away()

    # -- what it comes to --------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Show the draft, and ask for what is not known of it: itself first, then sets, then answers."""
        table, draft = self._table, self.draft
        for clause, _, answers in self.rows[table]:
            answers.set_index(clause.values.index(draft[clause.setting]))
        self.shelf.show_table(table, draft)
        wanted = [figures.question(table, draft), figures.question(table, stored(table, self._settings))]
        wanted += self.shelf.wanted()
        wanted += [asked for clause, _, _ in self.rows[table] for asked in self._alternatives(clause)]
        self.worths.want(wanted)
        changed = any(draft != stored(name, self._settings) for name, draft in self._drafts.items())
        self.take.allow(changed, self.tr("The rules are set like this already."))
        self._weigh()

    def _alternatives(self, clause: Clause) -> list[Json]:
        if not clause.moves:
            return []
        return [figures.question(self._table, {**self.draft, clause.setting: v}) for v in clause.values]

    def _weigh(self) -> None:
        """Tell what everything is worth, as far as it is known by now."""
        table, draft = self._table, self.draft
        for clause, _, answers in self.rows[table]:
            if isinstance(answers, Weighed):
                answers.set_weights(self._weights(clause))
        self.shelf.weigh(self.worths)
        self.edges[table].show_worth(self.worths, draft, stored(table, self._settings))
        self._tell_edge()
        if not self.isHidden():
            self.fit()

    def _tell_edge(self) -> None:
        """Once all is known of what was chosen let whoever listens hear it, once for each choice."""
        edge = self.edges[self._table]
        if not edge.known:
            return
        news = edge.news()
        if self._chosen and self.isVisible():
            announce(self, news)
        self._chosen = False

    def _weights(self, clause: Clause) -> list[str]:
        """The worth of the answer that is taken, and how every other one would change it."""
        here = self._figure(clause, self.draft[clause.setting])
        told = []
        for value in clause.values:
            figure = self._figure(clause, value)
            if figure is None or here is None:
                told.append("…")
            elif value == self.draft[clause.setting]:
                told.append(figures.text(self._table, figure))
            elif figures.same(self._table, figure, here):
                told.append(self.tr("no change"))
            else:
                told.append(figures.text(self._table, figure - here, signed=True))
        return told

    def _figure(self, clause: Clause, value: object) -> float | None:
        draft = {**self.draft, clause.setting: value}
        odds = self.worths.of(figures.question(self._table, draft))
        return None if odds is None else figures.figures(self._table, odds, draft).get(clause.moves)

    # -- shape and words ---------------------------------------------------------------------------------

    def rescaled(self, k: float) -> None:
        """Gaps of the columns and of the grids."""
        self._spread.setSpacing(round(30 * k))
        room = round(faces.ROOM * k)  # words begin where the plates under them do
        self._under.setContentsMargins(room, 0, room, 0)
        self.shelf.rescale(k, whole=self.narrow(self.WIDTH))
        for table in TABLES:
            self.edges[table].rescale(k)
            self._columns[table].setContentsMargins(0, 0, room, 0)  # it ends where the buttons do
            self.grids[table].setHorizontalSpacing(round(18 * k))
            self.grids[table].setVerticalSpacing(0)
            self._lay_rows(table)

    def _lay_rows(self, table: str) -> None:
        """Question, answers, remark: beside one another, or where that is too wide, one below the other."""
        grid, down = self.grids[table], self.narrow(self.WIDTH)
        for row, (clause, label, answers) in enumerate(self.rows[table]):
            answers.set_most(self.free() if down else math.inf)
            remark = self._remarks.get(clause.setting)
            under = (3 * row + 1, 1, 1, 2) if clause.below else (3 * row, 2, 1, 1)
            places = (3 * row, 0, 1, 1), (3 * row, 1, 1, 1), under
            if down:
                places = (3 * row, 0, 1, 1), (3 * row + 1, 0, 1, 1), (3 * row + 2, 0, 1, 1)
            for part, place in zip((label, answers, remark), places, strict=True):
                if part is not None:
                    left = Qt.AlignmentFlag.AlignLeft if part is answers else Qt.AlignmentFlag(0)
                    grid.addWidget(part, *place, left)
            if remark is not None:  # under its answers it is nearer to them than to the next question
                below = clause.below and not down
                after = AFTER if down else AFTER / 2 if below else 0
                remark.setContentsMargins(
                    round(faces.ROOM * self.k) if below else 0, 0, 0, round(after * self.k)
                )
        self.pages.set_most(self.free() if down else math.inf)

    def least_height(self) -> int:
        """As high as the longest page: the sheet does not jump when a page is turned."""
        return round(836 * self.k)

    def retranslate(self) -> None:
        """Names of all questions and answers."""
        self.title.set_text(self.tr("House rules"))
        self.setAccessibleName(self.tr("House rules"))
        self.pages.set_texts(
            [
                self.tr("Trente et quarante"),
                self.tr("Roulette"),
                self.tr("Тридцать одно"),
                self.tr("Blackjack"),
            ]
        )
        self.pages.set_name(self.tr("Table"))
        for rows in self.rows.values():
            for clause, label, answers in rows:
                label.set_text(clause.name())
                answers.set_texts(clause.answers())
                answers.set_name(clause.name())
                if clause.setting in self._remarks:
                    self._remarks[clause.setting].setText(clause.remark())
        for edge in self.edges.values():
            edge.say()
        self.shelf.say()
        self.note.setText(
            self.tr(
                "Rules hold from the next sitting on. "
                "While something of yours lies on the cloth, they stay as they are."
            )
        )
        self.card.say(self.tr("Strategy card…"), "", self.tr("How blackjack is best played by these rules"))
        self.take.say(self.tr("Play by these rules"))
        self.leave.say(self.tr("Leave it as it is"))
        self._refresh()
