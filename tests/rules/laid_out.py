"""Shorthand of these tests: rows that come to a wanted total, tables dealt from them, money counted up."""

from __future__ import annotations

from itertools import chain, cycle

from casino_qt.rules.cards import PACK, Card
from casino_qt.rules.chance import ScriptedChance
from casino_qt.rules.events import Event, Said
from casino_qt.rules.trente_et_quarante.actions import Action, Cut
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.table import Table

PURSE = 100_000
_ODD_RANKS = "A23456789T"  # what carries 20 to 21 … 30, before a last ten


def row(total: int, first: str, odd: str) -> list[str]:
    """Four cards that sum up to `total` (31 … 40); `first` is worth ten, `odd` is the suit of the third."""
    return [first, "QD", f"{_ODD_RANKS[total - 31]}{odd}", "JH"]


def coup(noir: int, rouge: int, *, red: bool = False) -> list[str]:
    """The cards of a coup with these totals; `red` says what the very first card is."""
    return row(noir, "KH" if red else "KS", "C") + row(rouge, "TD", "D")


def spread(*coups: list[str]) -> list[Card]:
    """The cards of several coups, each taken as another card of its value and colour: six packs hold them."""
    alike = {
        (value, red): cycle([card for card in PACK if (card.value, card.red) == (value, red)])
        for value in range(1, 11)
        for red in (False, True)
    }
    wanted = map(Card.parse, chain.from_iterable(coups))
    return [next(alike[card.value, card.red]) for card in wanted]


def table(*coups: list[str], rules: Rules | None = None, purse: int = PURSE) -> Table:
    """A table with the cards cut, about to be dealt these coups."""
    made = Table(rules or Rules(), ScriptedChance([spread(*coups)]), purse)
    made.apply(Cut())
    return made


def play(at: Table, *actions: Action) -> list[Event]:
    """Do all of `actions`; what was seen."""
    return [event for action in actions for event in at.apply(action)]


def said(events: list[Event]) -> list[str]:
    """The ids of the calls among `events`."""
    return [event.call for event in events if isinstance(event, Said)]


def assert_zero_sum(at: Table, purse: int = PURSE) -> None:
    """Whatever left a purse lies on the cloth or in the bank."""
    seats = sum(at.purse(seat) + at.on_table(seat) - purse for seat in at.seats())
    assert seats + at.house_net() == 0
