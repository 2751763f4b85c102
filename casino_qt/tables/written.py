"""A sitting whose table is made otherwise than from its seed: by a table script, or by a fork."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from casino_qt.bank.records import Session
from casino_qt.rules.scripts.games import GAMES_OPEN
from casino_qt.rules.scripts.script import AnyScript, Seed
from casino_qt.rules.table import GameTable

NO_SEED = "00"
"""Stands for the seed where what comes is written out card by card: nothing is sealed there."""


@dataclass(frozen=True, slots=True)
class Written(Session):
    """`make` makes its table, as it is before the first action."""

    make: Callable[[], GameTable[Any]] | None = None

    def table(self) -> GameTable[Any]:
        """The table before the first action. Raises ValueError where there is none."""
        if self.make is None:
            raise ValueError("nobody makes this table")
        return self.make()


def sitting_of(script: AnyScript) -> Written:
    """The script as a sitting, to be replayed like any other."""
    game = GAMES_OPEN[script.game]
    told = (game.action_json(action) for action in script.actions)
    return Written(
        id=0,
        game=script.game,
        rules=script.rules.to_json(),
        seed=script.chance.hex_digits if isinstance(script.chance, Seed) else NO_SEED,
        purse=script.purse,
        actions=tuple(entry for entry in told if entry is not None),
        make=partial(game.sit_down, script),
    )
