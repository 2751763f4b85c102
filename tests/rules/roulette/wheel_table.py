"""Shorthand of these tests: tables whose numbers are known, play, money counted up."""

from __future__ import annotations

from casino_qt.rules.events import Event, Said
from casino_qt.rules.roulette.actions import Action, Spin
from casino_qt.rules.roulette.numbers import ScriptedNumbers
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.table import Table

PURSE = 1_000_000


def table(*numbers: int, rules: Rules | None = None, purse: int = PURSE) -> Table:
    """A table where these numbers will fall."""
    return Table(rules or Rules(), ScriptedNumbers(numbers), purse)


def play(at: Table, *actions: Action) -> list[Event]:
    """Do all of `actions`; what was seen."""
    return [event for action in actions for event in at.apply(action)]


def spin(at: Table, times: int = 1) -> list[Event]:
    """So many spins; what was seen."""
    return play(at, *[Spin()] * times)


def said(events: list[Event]) -> list[str]:
    """The ids of the calls among `events`."""
    return [event.call for event in events if isinstance(event, Said)]


def assert_zero_sum(at: Table, purse: int = PURSE) -> None:
    """Whatever left a purse lies on the cloth or in the bank."""
    seats = sum(at.purse(seat) + at.on_table(seat) - purse for seat in at.seats())
    assert seats + at.house_net() == 0
