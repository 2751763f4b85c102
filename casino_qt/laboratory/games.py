"""The tables that can be simulated, by the game's name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from casino_qt.laboratory import blackjack, roulette, trente_et_quarante, trente_et_un
from casino_qt.laboratory.game import Table


class Game(NamedTuple):
    """`bets`: the names that can be asked for, by the house options. `table`: one of them, to be played.

    `table` raises NotSimulatedError for a bet that the game does not have under these options.
    """

    bets: Callable[[Any], Sequence[str]]
    table: Callable[[Any, str], Table]


GAMES: dict[str, Game] = {
    "trente-et-quarante": Game(trente_et_quarante.bet_names, trente_et_quarante.TrenteEtQuaranteTable),
    "roulette": Game(roulette.bet_names, roulette.RouletteTable),
    "trente-et-un": Game(trente_et_un.bet_names, trente_et_un.TrenteEtUnTable),
    "blackjack": Game(blackjack.bet_names, blackjack.BlackjackTable),
}
