"""What a bet is worth, at every table: the line, and its derivation."""

from __future__ import annotations

from collections.abc import Callable

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.scenes.spot import TableSpot
from casino_qt.windows.at_table.table_page import TablePage
from tests.screenshots.evening import BLACKJACK, GAME, OVAL, ROULETTE, Evening
from tests.screenshots.roulette_states import BETS, lay
from tests.screenshots.state import State

FRANC = 100

Reach = Callable[[Evening], None]


def rest_on(page: TablePage, key: str) -> None:
    """The pointer has come to rest on a spot."""
    page.asking.point_at(spot(page, key))
    page.asking.look()


def spot(page: TablePage, key: str) -> TableSpot:
    """One spot of a table."""
    return next(spot for spot in page.scene.focus_order.spots if spot.key == key)


def _derived(page: TablePage, key: str) -> None:
    """The line, and the card that derives it."""
    rest_on(page, key)
    page.asking.ask()


def _roulette(key: str) -> Reach:
    def reach(evening: Evening) -> None:
        page = evening.sit_at_roulette()
        lay(page, ("plein:17", 25))
        evening.to_the_end()
        page.scene.point_at(spot(page, key).middle)
        _derived(page, key)

    return reach


def _full(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    lay(page, *BETS)
    evening.to_the_end()
    rest_on(page, "bet/douzaine:2@1")


def _cards(key: str) -> Reach:
    def reach(evening: Evening) -> None:
        page = evening.sit_down()
        page.controller.cut(156)
        evening.to_the_end()
        page.controller.bet(Spot.ROUGE, 1500 * FRANC)
        page.controller.bet(Spot.NOIR, 100 * FRANC)
        page.controller.insure(Spot.NOIR)
        evening.to_the_end()
        _derived(page, key)

    return reach


def _blackjack(evening: Evening) -> None:
    page = evening.sit_at_blackjack()
    page.controller.bet(4, 125 * FRANC)
    evening.to_the_end()
    _derived(page, "box/4")


def _oval(evening: Evening) -> None:
    """The person holds the bank."""
    evening.settings.token = 500  # who has agreed before is not asked again
    evening.settings.bank = "yours"
    _derived(evening.sit_at_oval(), "terms")


WORTH_STATES: tuple[State, ...] = (
    State("worth_full_layout", _full, tables=(ROULETTE,)),
    State("worth_prison_derived", _roulette("bet/rouge@0"), tables=(ROULETTE,)),
    State("worth_serie_derived", _roulette("track/grande_serie"), tables=(ROULETTE,)),
    State("worth_insured_derived", _cards("field/noir"), tables=(GAME,)),
    State("worth_locked_derived", _cards("field/rouge"), refait="prison", tables=(GAME,)),
    State("worth_box_derived", _blackjack, tables=(BLACKJACK,)),
    State("worth_bank_derived", _oval, tables=(OVAL,)),
)
