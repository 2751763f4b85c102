"""The states of what a table tells about itself: its placard, and its introduction."""

from __future__ import annotations

from tests.screenshots.evening import BLACKJACK, GAME, OVAL, ROULETTE, Evening
from tests.screenshots.state import State


def _placard(evening: Evening, table: str) -> None:
    evening.window.placards.open(table)
    evening.settle()


def _at_the_table(evening: Evening) -> None:
    evening.enter(GAME)
    evening.settle()
    evening.page.placard_wanted.emit()
    evening.settle()


def _introduced(evening: Evening, table: str) -> None:
    if evening.window.house is not None:
        evening.window.house.introduces = True
    evening.enter(table)
    evening.settle()


TABLE_PAPERS_STATES = (
    State("placard_at_the_table", _at_the_table),
    State("placard_roulette", lambda evening: _placard(evening, ROULETTE)),
    State("placard_trente_et_un", lambda evening: _placard(evening, OVAL)),
    State("placard_blackjack", lambda evening: _placard(evening, BLACKJACK)),
    State("introduction_trente_et_quarante", lambda evening: _introduced(evening, GAME)),
    State("introduction_blackjack", lambda evening: _introduced(evening, BLACKJACK), tables=(BLACKJACK,)),
)
