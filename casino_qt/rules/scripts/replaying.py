"""Plays a script at a fresh table and gathers what happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from casino_qt.rules.events import Said
from casino_qt.rules.house_rules import Agreed
from casino_qt.rules.lying import Lying
from casino_qt.rules.refused import Refused
from casino_qt.rules.scripts.games import GAMES_OPEN
from casino_qt.rules.scripts.script import AnyScript, ScriptError
from casino_qt.rules.table import Finished, GameTable


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
    """What a replayed script came to.

    `table` has the places where something lies, summed over the seats; None where the game has no cloth.
    """

    game: str
    rules: Agreed
    rounds: tuple[Finished, ...]
    calls: tuple[Said, ...]
    table: dict[str, Lying] | None
    seats: dict[str, SeatReport]
    house_net: int


def replay(script: AnyScript) -> Report:
    """Play every action. Raises ScriptError with the index of the first the rules refuse."""
    game = GAMES_OPEN[script.game]
    table = game.sit_down(script)
    rounds: list[Finished] = []
    for index, action in enumerate(script.actions):
        before = table.last
        try:
            table.apply(action)
        except Refused as refused:
            raise ScriptError(str(refused), index, refused) from None
        if table.last is not None and table.last is not before:
            rounds.append(table.last)
    return Report(
        script.game,
        script.rules,
        tuple(rounds),
        table.calls,
        game.lying(table),
        {seat: _seat(table, seat) for seat in table.seats()},
        table.house_net(),
    )


def _seat(table: GameTable[Any], seat: str) -> SeatReport:
    account = table.account(seat)
    return SeatReport(account.put_in, account.taken_out, table.on_table(seat))
