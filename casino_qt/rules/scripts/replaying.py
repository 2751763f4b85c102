"""Plays a script at a fresh table and gathers what happened."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.events import Said
from casino_qt.rules.refused import Refused
from casino_qt.rules.scripts.script import Script, ScriptError
from casino_qt.rules.trente_et_quarante.actions import Coup, Cut, Spot
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.records import CoupRecord
from casino_qt.rules.trente_et_quarante.settlement import Lying
from casino_qt.rules.trente_et_quarante.table import Table


@dataclass(frozen=True, slots=True)
class SeatReport:
    """The money of one seat, in centimes: `net` is what came out and lies there, less what was put in."""

    put_in: int
    taken_out: int
    on_table: int

    @property
    def net(self) -> int:
        """Won or lost so far."""
        return self.taken_out + self.on_table - self.put_in


@dataclass(frozen=True, slots=True)
class Report:
    """What a replayed script came to. `table` has the chances where something lies, summed over the seats."""

    game: str
    rules: Rules
    rounds: tuple[CoupRecord, ...]
    calls: tuple[Said, ...]
    table: dict[Spot, Lying]
    seats: dict[str, SeatReport]
    house_net: int


def replay(script: Script) -> Report:
    """Play every action. Raises ScriptError with the index of the first the rules refuse."""
    table = Table(script.rules, script.chance.chance(), script.purse)
    if not script.actions or not isinstance(script.actions[0], Cut):
        table.apply(Cut())  # nobody at the table cuts: a guest does
    rounds: list[CoupRecord] = []
    for index, action in enumerate(script.actions):
        try:
            table.apply(action)
        except Refused as refused:
            raise ScriptError(str(refused), index) from None
        if isinstance(action, Coup) and table.last is not None:
            rounds.append(table.last)
    return Report(
        script.game,
        script.rules,
        tuple(rounds),
        table.calls,
        _lying(table),
        {seat: _seat(table, seat) for seat in table.seats()},
        table.house_net(),
    )


def _lying(table: Table) -> dict[Spot, Lying]:
    sums = {spot: sum((table.lying(spot, seat) for seat in table.seats()), Lying()) for spot in Spot}
    return {spot: lying for spot, lying in sums.items() if lying.on_table}


def _seat(table: Table, seat: str) -> SeatReport:
    account = table.account(seat)
    return SeatReport(account.put_in, account.taken_out, table.on_table(seat))
