"""The sheet with the strategy card: read on the screen, printed, kept as a PDF or a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from casino_qt.art import palette
from casino_qt.art.cards import index_text
from casino_qt.settings import Settings
from casino_qt.windows.house_rules import figures
from casino_qt.windows.house_rules.clauses import Draft, stored
from casino_qt.windows.house_rules.worths import Worths
from casino_qt.windows.kit.as_numbers import AsNumbers
from casino_qt.windows.kit.label import FIELD, Label
from casino_qt.windows.kit.numbers_table import copy_hint
from casino_qt.windows.kit.paper_sheet import PaperSheet
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.staff.reckoner import Reckoner
from casino_qt.windows.strategy_card import paper, points, words
from casino_qt.windows.strategy_card.card import Row, StrategyCard, hands, read
from casino_qt.windows.strategy_card.view import CardView

TABLE = "blackjack"


class StrategyCardSheet(PaperSheet):
    """Shows the card for the rules it is opened with; made where nothing is played for money."""

    WIDTH = 1360.0
    PADDING = 34.0

    def __init__(self, window: QWidget, settings: Settings, reckoner: Callable[[], Reckoner | None]) -> None:
        super().__init__(window)
        self._settings = settings
        self._draft: Draft = {}
        self.worths = Worths(reckoner, self)
        self.worths.came.connect(self._show)
        self.rules = Words(self.panel, 14, palette.TEXT_2)
        self.rules.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.told = Label(FIELD, self.panel, "c")
        self.box = AsNumbers(self.panel, "strategy card", self.told, foot=True, paper=CardView.RING)
        self.view = CardView(self.box)
        self.box.take(self.view)
        self.content.addWidget(self.rules)
        self.content.addWidget(self.box, 1)
        self.view.pointed.connect(self._tell_cell)
        self.box.turned.connect(lambda: self._tell_cell(""))
        self.retranslate()

    def rescaled(self, k: float) -> None:
        """How wide the card may be."""
        self.view.set_room(self.free() if self.narrow(self.WIDTH) else 0)

    def open_for(self, rules: Mapping[str, Any] | None = None) -> None:
        """Show the card for `rules`; what they leave out, or left out altogether: as they are set."""
        self._draft = {**stored(TABLE, self._settings), **(rules or {})}
        self.worths.want([figures.question(TABLE, self._draft)])
        self._show()
        self.open()

    def _odds(self) -> Mapping[str, Any] | None:
        return self.worths.of(figures.question(TABLE, self._draft)) if self._draft else None

    def card(self) -> StrategyCard | None:
        """The card, None while it is being reckoned."""
        odds = self._odds()
        return None if odds is None else read(odds)

    def _hands(self) -> tuple[Row, ...]:
        odds = self._odds()
        return () if odds is None else tuple(hands(odds))

    def _ace(self) -> str:
        return index_text("A", self._settings.card_index)

    def first_focus(self) -> QWidget | None:
        """The card, or its numbers, so that arrows go through it."""
        return self.box.shown()

    # -- what is shown -----------------------------------------------------------------------------------

    def _show(self) -> None:
        card = self.card()
        self.view.show_card(card, self._ace())
        self.box.tell(words.title(), points.cells(self._hands(), self._ace()))
        said = "  ·  ".join(words.rules(self._draft)) if self._draft else ""
        self.rules.setText(f"{said}\n{words.worth(card.edge)}" if card is not None else said)
        reason = "" if card is not None else self._missing()
        for button in (self.pdf, self.png, self.print):
            button.allow(card is not None, reason)
        if not self.isHidden():
            self.fit()

    def _missing(self) -> str:
        if self._draft and self.worths.problem(figures.question(TABLE, self._draft)):
            return self.tr("The card cannot be reckoned.")
        return self.tr("The card is being reckoned…")

    def _tell_cell(self, text: str) -> None:
        if self.view.spots():
            text = text or self.tr("Point at a cell, or go there with the arrows: what every play brings.")
        self.told.set_text(copy_hint() if self.box.as_numbers and text else text or self._missing())

    # -- paper -------------------------------------------------------------------------------------------

    def page(self) -> paper.Page | None:
        """The card on paper."""
        card = self.card()
        return None if card is None else paper.Page(card, self._ace(), self._draft)

    def suggested_name(self) -> str:
        """A name for the file, without ending."""
        return words.suggested_name()

    # -- words -------------------------------------------------------------------------------------------

    def least_height(self) -> int:
        """The card is as high as the window lets it be."""
        return round(840 * self.k)

    def retranslate(self) -> None:
        """Every text of the sheet, and the card in the new language."""
        self.title.set_text(words.title())
        self.setAccessibleName(words.title())
        self.view.setAccessibleName(words.title())
        super().retranslate()
        self._show()
