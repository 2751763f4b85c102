"""The tables that can be simulated, by the game's name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from casino_qt.laboratory import blackjack, roulette, trente_et_quarante, trente_et_un
from casino_qt.laboratory.game import Table
from casino_qt.laboratory.permanence import outcomes, spins


class Game(NamedTuple):
    """`bets`: the names that can be asked for, by the house options. `table`: one of them, to be played.

    `table` raises NotSimulatedError for a bet that the game does not have under these options. `usual`: the
    bet of who names none. `permanence`: reads a list of real results, where the game has such; it raises
    ScriptError.
    """

    bets: Callable[[Any], Sequence[str]]
    table: Callable[[Any, str], Table]
    usual: str
    permanence: Callable[[bytes], list[int]] | None = None


GAMES: dict[str, Game] = {
    "trente-et-quarante": Game(
        trente_et_quarante.bet_names,
        trente_et_quarante.TrenteEtQuaranteTable,
        "rouge",
        lambda data: outcomes(data, trente_et_quarante.OUTCOMES),
    ),
    "roulette": Game(roulette.bet_names, roulette.RouletteTable, "rouge", spins),
    "trente-et-un": Game(trente_et_un.bet_names, trente_et_un.TrenteEtUnTable, "punter"),
    "blackjack": Game(blackjack.bet_names, blackjack.BlackjackTable, "box"),
}
