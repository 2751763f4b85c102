"""The guests at one table together: who decides what, who takes the place of whom. No Qt."""

from __future__ import annotations

from casino_qt.rules.table import YOU
from casino_qt.rules.trente_et_un.actions import Action, Draw, Stand
from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.rules.trente_et_un.options import Rules
from casino_qt.rules.trente_et_un.table import Table
from casino_qt.rules.trente_et_un.view import View, view_of
from casino_qt.tables.dice import dice_for
from casino_qt.tables.trente_et_un_guests.roster import BY_SEAT, MOST, ROSTER
from casino_qt.tables.trente_et_un_guests.tempers import Settled, Temper

STRANGER: Temper = Settled(26, 27)
"""How anybody plays whom the house does not know: a sitting of another version may have one."""


def agreement_for(guests: int, token: int, rules: Rules) -> Agreement:
    """You and so many guests, 1 to 8, on your right; the last of them, on your left, banks first.

    So the bank comes to you next. `token` is in centimes. Raises ValueError.
    """
    if not 1 <= guests <= MOST:
        raise ValueError(f"1 to {MOST} guests")
    seats = tuple(guest.seat for guest in ROSTER[:guests])
    return Agreement((YOU, *seats), seats[-1], token, rules)


def stays(view: View, luck: str) -> bool:
    """Whether the guest of the view has enough. `luck` is any public text."""
    guest = BY_SEAT.get(view.seat)
    temper = guest.temper if guest else STRANGER
    return temper.stays(view, dice_for(luck, view.seat, view.rounds))


def next_move(table: Table, luck: str) -> Action | None:
    """What the guest does whose turn it is; None when it is nobody's, or the person's."""
    seat = table.to_act
    if seat is None or seat == YOU:
        return None
    draw = Draw(seat)
    if draw not in table.legal(seat) or stays(view_of(table, seat), luck):
        return Stand(seat)
    return draw


def until_the_person(table: Table, luck: str) -> list[Action]:
    """All that guests do before the person is asked, or the round ends; the table is then as it was."""
    here = table.checkpoint()
    moves: list[Action] = []
    try:
        while (move := next_move(table, luck)) is not None:
            table.apply(move)
            moves.append(move)
    finally:
        table.restore(here)
    return moves


def who_plays_on(table: Table) -> Agreement:
    """The same game once more, anew: whoever cannot pay has got up, and another guest has his place.

    Where all guests of the house sit at the table, he has been to the cashier and stays. The bank stays in
    its place.
    """
    agreed = table.agreement
    waiting = [guest.seat for guest in ROSTER if guest.seat not in agreed.seats]
    places: dict[str, str] = {}
    for seat in agreed.seats:
        poor = seat != YOU and table.purse(seat) < agreed.price
        places[seat] = waiting.pop(0) if poor and waiting else seat
    return Agreement(tuple(places.values()), places[table.banker], agreed.token, agreed.rules)
