"""The scene of any table, for who only looks at it."""

from __future__ import annotations

from casino_qt.art.pictures import Pictures
from casino_qt.croupier.speech import CallTexts
from casino_qt.scenes.game_scene import GameScene
from casino_qt.scenes.stage import Stage, Ticker
from casino_qt.settings import Option, Settings
from casino_qt.tables.blackjack import Blackjack
from casino_qt.tables.controller import TableController
from casino_qt.tables.roulette import Roulette
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from casino_qt.tables.trente_et_un import TrenteEtUn

TONGUES: dict[str, Option[str]] = {
    "trente-et-quarante": Settings.tongue,
    "roulette": Settings.roulette_tongue,
    "trente-et-un": Settings.trente_et_un_tongue,
    "blackjack": Settings.blackjack_tongue,
}
"""The setting that is the tongue of a table's croupier."""


def scene_of(
    controller: TableController, pictures: Pictures, stage: Stage, calls: CallTexts, rotor: Ticker | None
) -> GameScene:
    """The scene of the table of `controller`; `rotor` turns an idle wheel, left out: real time.

    All cards are dealt at their pace, and the person's own are seen. Raises TypeError for no table of ours.
    """
    match controller:
        case TrenteEtQuarante():
            from casino_qt.scenes.trente_et_quarante.scene import TrenteEtQuaranteScene

            return TrenteEtQuaranteScene(controller, pictures, stage, calls)
        case Roulette():
            from casino_qt.scenes.roulette.scene import RouletteScene

            return RouletteScene(controller, pictures, stage, calls, None, rotor)
        case TrenteEtUn():
            from casino_qt.scenes.trente_et_un.scene import TrenteEtUnScene

            scene = TrenteEtUnScene(controller, pictures, stage, calls)
            scene.paced, scene.open_handed = False, True
            scene.remember_look(True)
            return scene
        case Blackjack():
            from casino_qt.scenes.blackjack.scene import BlackjackScene

            return BlackjackScene(controller, pictures, stage, calls)
    raise TypeError(f"no table: {controller!r}")
