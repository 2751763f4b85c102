"""The guests at one table together: who does what now. It decides; whoever calls it lets the engine do it."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator

from casino_qt.rules.chance import SeedStream
from casino_qt.rules.roulette.actions import Action
from casino_qt.rules.roulette.table import Table
from casino_qt.tables.guests.hand import Hand
from casino_qt.tables.guests.roster import ROSTER, Guest
from casino_qt.tables.guests.sight import Sight, sight_of
from casino_qt.tables.purse_change import PurseChange


def dice_for(luck: str, guest: Guest, spins: int) -> SeedStream:
    """A guest's own dice for one spin. `luck` is any public text: it must not be the seed of the wheel."""
    return SeedStream(hashlib.sha256(f"{luck}/{guest.seat}/{spins}".encode()).hexdigest())


def think(guest: Guest, sight: Sight, dice: SeedStream) -> list[Action]:
    """What a guest does about what he sees."""
    hand = Hand(sight, guest.seat)
    guest.habit(sight, hand, dice)
    return hand.actions


def waiting(table: Table, playing: int, done: Collection[str]) -> list[Guest]:
    """Who has something to do and has not done it: the first `playing` of the house, and who must leave."""
    return [
        guest
        for index, guest in enumerate(ROSTER)
        if guest.seat not in done and (index < playing or table.everything_lying(guest.seat))
    ]


def moves(table: Table, guests: Collection[Guest], playing: int, luck: str) -> list[Action | PurseChange]:
    """What `guests` do now, in order; who is not among the first `playing` takes what is free and goes."""
    found: list[Action | PurseChange] = []
    for guest in guests:
        sight = sight_of(table, guest.seat)
        if ROSTER.index(guest) >= playing:
            hand = Hand(sight, guest.seat)
            hand.gather()
            found += hand.actions
            continue
        for change in _from_the_cashier(table, guest, sight):
            found.append(change)
            sight = Sight(sight.rules, sight.fallen, sight.purse + change.change, sight.lying, sight.halvable)
        found += think(guest, sight, dice_for(luck, guest, table.spins))
    return found


def _from_the_cashier(table: Table, guest: Guest, sight: Sight) -> Iterator[PurseChange]:
    """His own purse when he sits down, and again when a tenth of it and nothing on the cloth is left."""
    brings = guest.pieces * sight.rules.min
    new = guest.seat not in table.seats()
    poor = sight.purse < brings // 10 and not sight.lying
    if (new or poor) and sight.purse != brings:
        yield PurseChange(brings - sight.purse, guest.seat)
