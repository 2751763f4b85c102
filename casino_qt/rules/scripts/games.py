"""The games whose scripts this version replays."""

from __future__ import annotations

from typing import Any

from casino_qt.rules.scripts.blackjack import BlackjackScripts
from casino_qt.rules.scripts.game import Game
from casino_qt.rules.scripts.roulette import RouletteScripts
from casino_qt.rules.scripts.trente_et_quarante import TrenteEtQuaranteScripts
from casino_qt.rules.scripts.trente_et_un import TrenteEtUnScripts

AnyGame = Game[Any, Any, Any, Any]

GAMES_OPEN: dict[str, AnyGame] = {
    game.NAME: game
    for game in (TrenteEtQuaranteScripts(), RouletteScripts(), TrenteEtUnScripts(), BlackjackScripts())
}
