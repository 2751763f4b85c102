"""The strategy card as numbers: a line for each hand against each card, with what every play brings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from casino_qt.number_text import number
from casino_qt.windows.kit.numbers_table import NONE, Column, Points
from casino_qt.windows.strategy_card import words
from casino_qt.windows.strategy_card.card import PLAYS, UPS, Row

translate = QCoreApplication.translate
DECIMALS = 3
HAND, CROUPIER, BEST, VALUES = range(4)


def cells(hands: Sequence[Row], ace: str) -> Points:
    """Each hand against each card; () while they are not known. `ace` stands on an ace of the cards."""
    if not hands:
        return NONE
    every = [(row, at) for row in hands for at in range(len(UPS))]
    names = words.plays()
    shown = [play for play in PLAYS if any(play in row.cells[at].values for row, at in every)]
    columns = (
        Column(translate("StrategyCard", "Hand"), words=True),
        Column(translate("StrategyCard", "Croupier"), translate("StrategyCard", "the croupier shows")),
        Column(translate("StrategyCard", "Best"), translate("StrategyCard", "the best play"), words=True),
        *(Column(names[play].capitalize()) for play in shown),
    )

    def cell(line: int, column: int) -> str:
        row, at = every[line]
        if column == HAND:
            return words.hand(row, ace)
        if column == CROUPIER:
            return words.up_card(UPS[at], ace)
        if column == BEST:
            return words.best(row.cells[at])
        value = row.cells[at].values.get(shown[column - VALUES])
        return "–" if value is None else number(value, DECIMALS, signed=True)

    return Points(columns, len(every), cell)
