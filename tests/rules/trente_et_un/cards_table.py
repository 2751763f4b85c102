"""Shorthand of these tests: tables whose cards are known, play, what was said."""

from __future__ import annotations

from collections.abc import Sequence

from casino_qt.rules.cards import Card
from casino_qt.rules.chance import ScriptedChance
from casino_qt.rules.events import Event, Said
from casino_qt.rules.trente_et_un.actions import Action
from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.rules.trente_et_un.options import Rules
from casino_qt.rules.trente_et_un.table import Table

PURSE = 1_000_000
TOKEN = 200
THREE = ("you", "anna", "boris")


def agreed(
    seats: Sequence[str] = THREE, banker: str = "anna", rules: Rules | None = None, token: int = TOKEN
) -> Agreement:
    """An agreement: anna banks, boris sits on her right, then you."""
    return Agreement(tuple(seats), banker, token, rules or Rules())


def cards(codes: str) -> tuple[Card, ...]:
    """Cards of codes with spaces between."""
    return tuple(map(Card.parse, codes.split()))


def dealt_in(order: Sequence[str]) -> str:
    """Hands of three, in deal order, as the pack must lie: one card at a time."""
    hands = [hand.split() for hand in order]
    return " ".join(hand[number] for number in range(3) for hand in hands)


def table(*lists: str, agreement: Agreement | None = None, purse: int = PURSE) -> Table:
    """A table where these cards will come, one list for each talia."""
    return Table(agreement or agreed(), ScriptedChance([cards(one) for one in lists]), purse)


def play(at: Table, *actions: Action) -> list[Event]:
    """Do all of `actions`; what was seen."""
    return [event for action in actions for event in at.apply(action)]


def said(events: Sequence[Event]) -> list[str]:
    """The ids of the calls among `events`."""
    return [event.call for event in events if isinstance(event, Said)]


def results(at: Table) -> dict[str, int]:
    """Tokens won or lost in the round that ended last."""
    assert at.last is not None
    return dict(at.last.results)
