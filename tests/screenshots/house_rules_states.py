"""The states of the dialog of house rules and of the strategy card."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from casino_qt.windows.house_rules import presets
from casino_qt.windows.house_rules.clauses import stored
from casino_qt.windows.house_rules.sheet import HouseRulesSheet
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.strategy_card.sheet import StrategyCardSheet
from tests.screenshots.evening import BLACKJACK, GAME, OVAL, ROULETTE, Evening
from tests.screenshots.state import State

S = TypeVar("S", bound=Sheet)


def open_sheet(evening: Evening, kind: type[S]) -> S:
    """The sheet of this kind that lies open."""
    evening.settle()
    return next(sheet for sheet in evening.window.findChildren(kind) if sheet.isVisible())


def rules_of(evening: Evening, table: str) -> HouseRulesSheet:
    """The dialog, open at `table`, everything reckoned."""
    evening.window.open_house_rules(table)
    return open_sheet(evening, HouseRulesSheet)


def answer(evening: Evening, sheet: HouseRulesSheet, setting: str, value: object) -> None:
    """Take another answer."""
    for rows in sheet.rows.values():
        for clause, _, segments in rows:
            if clause.setting == setting:
                choose(segments, clause.values.index(value))
    evening.settle()


def choose(segments: Segments, index: int) -> None:
    """Take a choice as a person does, and tell whoever listens."""
    segments.set_index(index)
    segments.chosen.emit(index)


def _trente_et_quarante(evening: Evening) -> None:
    rules_of(evening, GAME)


def _trente_et_quarante_changed(evening: Evening) -> None:
    answer(evening, rules_of(evening, GAME), "premium", "every_coup")


def _roulette(evening: Evening) -> None:
    rules_of(evening, ROULETTE)


def _roulette_changed(evening: Evening) -> None:
    answer(evening, rules_of(evening, ROULETTE), "zero", "partage")


def _trente_et_un(evening: Evening) -> None:
    rules_of(evening, OVAL)


def _trente_et_un_changed(evening: Evening) -> None:
    sheet = rules_of(evening, OVAL)
    answer(evening, sheet, "company", 7)
    answer(evening, sheet, "packs", 3)


def _blackjack(evening: Evening) -> None:
    rules_of(evening, BLACKJACK)


def _blackjack_changed(evening: Evening) -> None:
    sheet = rules_of(evening, BLACKJACK)
    answer(evening, sheet, "surrender", "hard_12_or_more")
    answer(evening, sheet, "dealer_blackjack", "original_only")


def _own_sets(evening: Evening) -> None:
    settings = evening.settings
    rules = stored(ROULETTE, settings)
    presets.keep(ROULETTE, settings, "Baden-Baden 1868", rules | {"zero": "partage"})
    presets.keep(ROULETTE, settings, "Ночь у Клары", rules | {"zero": "lose_all"})
    sheet = rules_of(evening, ROULETTE)
    choose(sheet.shelf.list, 4)
    sheet.shelf.name.setText("Partage")
    evening.settle()


def _card(evening: Evening) -> None:
    evening.window.open_strategy_card()
    evening.settle()


def _card_numbers(evening: Evening) -> None:
    _card(evening)
    box = open_sheet(evening, StrategyCardSheet).box
    box.switch.click()
    box.give_keyboard()
    evening.settle()


def _card_pointed_at(evening: Evening) -> None:
    sheet = rules_of(evening, BLACKJACK)
    sheet.card.click()
    card = open_sheet(evening, StrategyCardSheet)
    for key in (Qt.Key.Key_Down, *[Qt.Key.Key_Down] * 9, *[Qt.Key.Key_Right] * 3):
        QTest.keyClick(card.view, key)
    evening.settle()


HOUSE_RULES_STATES = (
    State("house_rules_trente_et_quarante", _trente_et_quarante),
    State("house_rules_trente_et_quarante_changed", _trente_et_quarante_changed),
    State("house_rules_roulette", _roulette),
    State("house_rules_roulette_changed", _roulette_changed),
    State("house_rules_trente_et_un", _trente_et_un),
    State("house_rules_trente_et_un_changed", _trente_et_un_changed),
    State("house_rules_blackjack", _blackjack),
    State("house_rules_blackjack_changed", _blackjack_changed),
    State("house_rules_own_sets", _own_sets),
    State("strategy_card", _card),
    State("strategy_card_numbers", _card_numbers),
    State("strategy_card_pointed_at", _card_pointed_at),
)
