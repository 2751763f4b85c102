"""What lies on the cloth of the roulette, as a whole."""

from __future__ import annotations

from casino_qt.windows.worth.layout_sheet import LayoutSheet
from tests.screenshots.evening import ROULETTE, Evening
from tests.screenshots.roulette_states import BETS, lay
from tests.screenshots.state import State

FEW = (("plein:17", 25), ("noir", 100), ("douzaine:2", 50))
"""Whose chances after a thousand spins are reckoned in a moment."""


def sheet_of(evening: Evening) -> LayoutSheet:
    """The sheet that lies open."""
    return next(sheet for sheet in evening.roulette.findChildren(LayoutSheet) if not sheet.isHidden())


def _told(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    lay(page, *BETS)
    evening.to_the_end()
    page.show_whole()
    evening.settle()
    sheet_of(evening).table.point(17)


def _few(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    lay(page, *FEW)
    evening.to_the_end()
    page.show_whole()
    evening.settle()


def _numbers(evening: Evening) -> None:
    _few(evening)
    sheet = sheet_of(evening)
    for box in (sheet.chances, sheet.brings):
        box.switch.click()
    sheet.brings.give_keyboard()
    evening.settle()


def _nothing(evening: Evening) -> None:
    evening.sit_at_roulette().show_whole()


FEW_BETS = State("layout_few", _few, tables=(ROULETTE,))
"""A layout for whoever looks at no tableau that is full."""

LAYOUT_STATES: tuple[State, ...] = (
    State("layout_full", _told, tables=(ROULETTE,)),
    State("layout_numbers", _numbers, tables=(ROULETTE,)),
    State("layout_nothing", _nothing, tables=(ROULETTE,)),
)
