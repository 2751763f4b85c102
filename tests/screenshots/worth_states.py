"""What a bet is worth, at every table: the line, and its derivation."""

from __future__ import annotations

from collections.abc import Callable

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.scenes.spot import TableSpot
from casino_qt.windows.table_page import TablePage
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


def _roulette(key: str, *, derived: bool = False, zero: str = "prison") -> Reach:
    def reach(evening: Evening) -> None:
        evening.settings.zero = zero
        page = evening.sit_at_roulette()
        page.controller.bet("plein:17", 25 * FRANC)
        evening.to_the_end()
        page.scene.point_at(spot(page, key).middle)
        rest_on(page, key)
        if derived:
            page.asking.ask()

    return reach


def _full(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    lay(page, *BETS)
    evening.to_the_end()
    rest_on(page, "bet/douzaine:2@1")


def _cards(key: str, *, derived: bool = False) -> Reach:
    def reach(evening: Evening) -> None:
        page = evening.sit_down()
        page.controller.cut(156)
        evening.to_the_end()
        page.controller.bet(Spot.ROUGE, 1500 * FRANC)
        if key.startswith("field/noir"):
            page.controller.bet(Spot.NOIR, 100 * FRANC)
            page.controller.insure(Spot.NOIR)
        evening.to_the_end()
        rest_on(page, key)
        evening.settle()
        if derived:
            page.asking.ask()

    return reach


def _blackjack(*, derived: bool = False) -> Reach:
    def reach(evening: Evening) -> None:
        page = evening.sit_at_blackjack()
        page.controller.bet(4, 125 * FRANC)
        evening.to_the_end()
        rest_on(page, "box/4")
        evening.settle()
        if derived:
            page.asking.ask()

    return reach


def _oval(*, derived: bool = False) -> Reach:
    def reach(evening: Evening) -> None:
        evening.settings.token = 500  # who has agreed before is not asked again
        page = evening.sit_at_oval()
        rest_on(page, "terms")
        evening.settle()
        if derived:
            page.asking.ask()

    return reach


WORTH_STATES: tuple[State, ...] = (
    State("worth_plein", _roulette("bet/plein:17@0"), tables=(ROULETTE,)),
    State("worth_cheval", _roulette("bet/cheval:17/20@0"), tables=(ROULETTE,)),
    State("worth_rouge", _roulette("bet/rouge@0"), tables=(ROULETTE,)),
    State("worth_full_layout", _full, tables=(ROULETTE,)),
    State("worth_serie", _roulette("track/grande_serie"), tables=(ROULETTE,)),
    State("worth_cheval_derived", _roulette("bet/cheval:17/20@0", derived=True), tables=(ROULETTE,)),
    State("worth_prison_derived", _roulette("bet/rouge@0", derived=True), tables=(ROULETTE,)),
    State("worth_partage_derived", _roulette("bet/noir@0", derived=True, zero="partage"), tables=(ROULETTE,)),
    State("worth_serie_derived", _roulette("track/grande_serie", derived=True), tables=(ROULETTE,)),
    State("worth_chance", _cards("field/rouge"), tables=(GAME,)),
    State("worth_insured", _cards("field/noir"), tables=(GAME,)),
    State("worth_chance_derived", _cards("field/rouge", derived=True), tables=(GAME,)),
    State("worth_insured_derived", _cards("field/noir", derived=True), tables=(GAME,)),
    State("worth_locked_derived", _cards("field/rouge", derived=True), refait="prison", tables=(GAME,)),
    State("worth_box", _blackjack(), tables=(BLACKJACK,)),
    State("worth_box_derived", _blackjack(derived=True), tables=(BLACKJACK,)),
    State("worth_round", _oval(), tables=(OVAL,)),
    State("worth_round_derived", _oval(derived=True), tables=(OVAL,)),
)
