"""The form of an order: two columns of questions, those that make no sense now left out."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from casino_qt.laboratory.reserve import most_asked
from casino_qt.settings import Settings
from casino_qt.windows.doors import TABLES
from casino_qt.windows.kit.drop_down import DropDown
from casino_qt.windows.kit.entry import Entry
from casino_qt.windows.kit.opener import Opener
from casino_qt.windows.laboratory import checks, ways, words
from casino_qt.windows.laboratory.cell import Cell
from casino_qt.windows.laboratory.checks import MistakeError
from casino_qt.windows.laboratory.offers import (
    EXAMPLES,
    Offer,
    clauses,
    offer_text,
    offers,
    options,
    seated,
)
from casino_qt.windows.laboratory.order import OWN, Order
from casino_qt.windows.laboratory.own_rule import FIRST_RULE, Rule
from casino_qt.windows.laboratory.permanence import Permanence

SYSTEMS = ("flat", "martingale", "dalembert", "labouchere", "paroli", "fibonacci", OWN)
LONGEST = 16  # letters of an amount or a number
MOST_RULES = max(len(clauses(table)) for table in TABLES)
MOST_WAYS = max(map(len, ways.WAYS.values()))
SEED_BYTES = 8  # of a seed that nobody wrote


class Form(QWidget):
    """What it says now is an order, or has a first mistake. `entered`: somebody pressed Enter in a field."""

    entered = Signal()
    shape_changed = Signal()
    mended = Signal()
    """Something is being written where something could not be."""
    own_rule_wanted = Signal()

    def __init__(self, parent: QWidget, settings: Settings) -> None:
        super().__init__(parent)
        self._settings = settings
        self.own_rule: Rule = FIRST_RULE
        self.game = self._list(self._game_changed)
        self.bet = self._list(self._bet_changed)
        self.numbers = self._entry(24)
        self.system = self._list(self._system_changed)
        self.rule = Opener("forward", self)
        self.rule.clicked.connect(self.own_rule_wanted)
        self.stake = self._entry(LONGEST, "10")
        self.coups = self._entry(LONGEST, "1\u00a0000")
        self.players = self._entry(LONGEST, "10\u00a0000")
        self.purse = self._entry(LONGEST, "1\u00a0000")
        self.goal = self._entry(LONGEST)
        self.seed = self._entry(64)
        self.rules = [self._list(self._rule_changed) for _ in range(MOST_RULES)]
        self.ways = [self._list(lambda _index: None) for _ in range(MOST_WAYS)]
        self.permanence = Permanence(self)
        self.permanence.changed.connect(self._permanence_changed)
        answers: tuple[QWidget, ...] = (
            self.game, self.bet, self.numbers, self.system, self.rule, self.stake, self.coups, self.players,
            self.purse, self.goal, *self.rules, *self.ways, self.seed, self.permanence,
        )  # fmt: skip
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self.cells = [Cell(self, answer) for answer in answers]
        settings.changed.connect(self._house_changed)
        self._show_table(TABLES.index("roulette"))

    def _list(self, changed: Callable[[int], object]) -> DropDown:
        found = DropDown(self)
        found.chosen.connect(changed)
        return found

    def _entry(self, longest: int, begin: str = "") -> Entry:
        found = Entry(self, longest)
        found.setText(begin)
        found.returnPressed.connect(self.entered)
        found.textEdited.connect(partial(self._mended, found))
        return found

    # -- what is chosen ----------------------------------------------------------------------------------

    @property
    def table(self) -> str:
        """The name of the table."""
        return TABLES[self.game.index()]

    @property
    def offer(self) -> Offer:
        """The bet, its numbers left out."""
        return offers(self.table)[self.bet.index()]

    def choose(self, table: str, bet: str = "", system: str = "") -> None:
        """Choose a table, and a bet and a system at it, as the person would."""
        self._show_table(TABLES.index(table))
        if bet:
            self.bet.set_index(offers(table).index(Offer(bet)))
        if system:
            self.system.set_index(SYSTEMS.index(system))
        self.retranslate()
        self.shape_changed.emit()

    def _show_table(self, index: int) -> None:
        self.game.set_index(index)
        self.bet.set_index(0)
        self._take_rules()
        for answer in self.ways:
            answer.set_index(0)
        self.retranslate()

    def _take_rules(self, key: str = "") -> None:
        """The house rules as they are set, or of them only the one that has just been changed."""
        for answer, clause in zip(self.rules, clauses(self.table), strict=False):
            if key in ("", getattr(Settings, clause.setting).key):
                answer.set_texts(clause.answers())
                answer.set_index(clause.values.index(getattr(self._settings, clause.setting)))

    def _house_changed(self, key: str) -> None:
        self._take_rules(key)
        self._rule_changed()

    def _rule_changed(self, _index: int = 0) -> None:
        """What the rules leave open may be another now."""
        self._place_cells()
        self.shape_changed.emit()

    def _game_changed(self, index: int) -> None:
        self._show_table(index)
        self._all_right()
        self.shape_changed.emit()

    def _bet_changed(self, _index: int) -> None:
        self.numbers.clear()
        self.retranslate()
        self._all_right()
        self.shape_changed.emit()

    def _system_changed(self, index: int) -> None:
        self._place_cells()
        self.shape_changed.emit()
        if SYSTEMS[index] == OWN:
            self.own_rule_wanted.emit()

    def _permanence_changed(self) -> None:
        self._place_cells()
        self.shape_changed.emit()

    def take_rule(self, rule: Rule) -> None:
        """Play this rule of one's own."""
        self.own_rule = rule

    # -- reading -----------------------------------------------------------------------------------------

    def order(self) -> Order:
        """What the form asks for. Raises MistakeError for the first answer that cannot be; it is marked."""
        self._all_right()
        try:
            return self._order()
        except MistakeError as mistake:
            if isinstance(mistake.where, Entry):
                mistake.where.set_wrong(True)
            raise

    def _order(self) -> Order:
        answers = self._answers()
        rules = checks.rules_of(self.table, options(self.table, self._settings, answers))
        taken = [answer.index() for answer in self.ways]
        tail = ways.tail(self.table, self.offer.name, answers, taken)
        bet = seated(checks.bet(self.offer, self.numbers), answers) + tail
        stake = checks.stake(self.table, rules, bet, self.stake)
        coups, players = 0, 1
        if not self.replays():
            players, coups = checks.players(self.players), checks.coups(self.coups)
            checks.together(coups, players, self.coups)
        purse = checks.purse(self.purse, stake, most_asked(self.table, rules, bet))
        system = SYSTEMS[self.system.index()]
        return Order(
            game=self.table,
            rules=rules.to_json(),
            bet=bet,
            system=system,
            stake=stake,
            coups=coups,
            players=players,
            purse=purse,
            goal=checks.goal(self.goal, purse),
            seed=checks.seed(self.seed) or secrets.token_hex(SEED_BYTES),
            permanence=checks.permanence(self.permanence) if self.replays() else "",
            own=self.own_rule if system == OWN else {},
        )

    def _answers(self) -> dict[str, object]:
        """The house rules as they are chosen here, by setting."""
        return {
            clause.setting: clause.values[answer.index()]
            for clause, answer in zip(clauses(self.table), self.rules, strict=False)
        }

    def takes_permanence(self) -> bool:
        """Whether lists of coups can be played again at this table."""
        return self.table in ("roulette", "trente-et-quarante")

    def replays(self) -> bool:
        """Whether the coups of a file are played, by one player and all of them."""
        return self.takes_permanence() and bool(self.permanence.path)

    def take_permanence(self, path: Path) -> None:
        """Play the coups of this file."""
        self.permanence.take(str(path))

    def _all_right(self) -> None:
        for cell in self.cells:
            cell.set_wrong(False)

    def _mended(self, entry: Entry, _text: str) -> None:
        if entry.is_wrong():
            entry.set_wrong(False)
            self.mended.emit()

    # -- words and shape ---------------------------------------------------------------------------------

    def _asked(self) -> Iterator[tuple[QWidget, str]]:
        """The questions that make sense now, in order."""
        yield self.game, QCoreApplication.translate("Laboratory", "Table")
        yield self.bet, QCoreApplication.translate("Laboratory", "Bet")
        if self.offer.kind is not None:
            yield self.numbers, QCoreApplication.translate("Laboratory", "Which")
        yield self.system, QCoreApplication.translate("Laboratory", "System")
        if SYSTEMS[self.system.index()] == OWN:
            yield self.rule, QCoreApplication.translate("Laboratory", "Its rule")
        yield self.stake, QCoreApplication.translate("Laboratory", "First stake, francs")
        yield self.purse, QCoreApplication.translate("Laboratory", "Purse of a player, francs")
        yield self.goal, QCoreApplication.translate("Laboratory", "Stops with, francs")
        if not self.replays():
            yield self.players, QCoreApplication.translate("Laboratory", "Players")
            yield self.coups, QCoreApplication.translate("Laboratory", "Coups of a player, at most")
        for answer, clause in zip(self.rules, clauses(self.table), strict=False):
            yield answer, clause.name()
        for place in ways.asked(self.table, self.offer.name, self._answers()):
            yield self.ways[place], ways.WAYS[self.table][place].name()
        if not self.replays():
            yield self.seed, QCoreApplication.translate("Laboratory", "Seed")
        if self.takes_permanence():
            yield self.permanence, QCoreApplication.translate("Laboratory", "Coups from a file")

    def retranslate(self) -> None:
        """Every text of the form."""
        self.game.set_texts([words.table_name(table) for table in TABLES])
        self.bet.set_texts([offer_text(offer) for offer in offers(self.table)])
        self.system.set_texts([words.systems()[name] for name in SYSTEMS])
        for answer, clause in zip(self.rules, clauses(self.table), strict=False):
            answer.set_texts(clause.answers())
        for answer, way in zip(self.ways, ways.WAYS[self.table], strict=False):
            answer.set_texts(way.answers())
        kind = self.offer.kind
        self.numbers.setPlaceholderText("" if kind is None else EXAMPLES[kind])
        self.goal.setPlaceholderText(QCoreApplication.translate("Laboratory", "no goal"))
        self.seed.setPlaceholderText(QCoreApplication.translate("Laboratory", "a new one"))
        self.permanence.retranslate()
        self.rule.say(
            QCoreApplication.translate("Laboratory", "Look at it…"),
            "",
            QCoreApplication.translate("Laboratory", "What is laid after a win, what after a loss"),
        )
        self._place_cells()

    def _place_cells(self) -> None:
        """Two columns, in order, without gaps."""
        cells = {cell.answer: cell for cell in self.cells}
        shown = []
        for answer, name in self._asked():
            cells[answer].set_name(name)
            shown.append(cells[answer])
        for cell in self.cells:
            self._grid.removeWidget(cell)
            cell.setVisible(cell in shown)
        for at, cell in enumerate(shown):
            self._grid.addWidget(cell, at // 2, at % 2)

    def shown(self) -> list[QWidget]:
        """What answers the questions that are asked now, in order."""
        return [answer for answer, _ in self._asked()]

    def set_k(self, k: float) -> None:
        """Change the scale; the widgets of the kit are scaled by the sheet."""
        self._grid.setHorizontalSpacing(round(2 * k))
        self._grid.setVerticalSpacing(round(3 * k))
