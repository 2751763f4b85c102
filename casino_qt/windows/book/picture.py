"""The picture of a table as a round left it: its own scene, built anew beside the window and never shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from casino_qt.bank.book import Line
from casino_qt.croupier.speech import CallTexts
from casino_qt.croupier.tongues import HOUSE_TONGUES
from casino_qt.scenes.game_scene import GameScene
from casino_qt.scenes.stage import HandTicker, Stage
from casino_qt.scenes.view import TableView
from casino_qt.windows.kit.place import HEIGHT

if TYPE_CHECKING:
    from casino_qt.windows.house import House

TOP, FOOT = 52, 804  # su: the cloth between the two rails, on which there is nothing without a person


def picture(house: House, window: QWidget, line: Line) -> QImage:
    """The table after the round of `line`, in the size of `window`.

    The pictures of the table must be there. Raises ProfileError.
    """
    past = house.profile.session(line.session, line.actions)
    stage = Stage(HandTicker(), 1.0, True)
    calls = CallTexts(HOUSE_TONGUES[line.game], house.settings.language, line.game)
    scene = _scene(house, line, past, stage, calls)
    view = TableView(scene)
    try:
        spec, ratio = house.spec(window), window.devicePixelRatioF()
        scene.set_spec(spec, ratio)
        stage.skip()
        k = spec.scale / ratio
        size = QRect(0, 0, round(spec.width * k), round(HEIGHT * k))
        view.resize(size.size())
        cloth = QRect(0, round(TOP * k), size.width(), round((FOOT - TOP) * k))
        image = QImage(cloth.size() * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        view.render(painter, QRectF(0, 0, cloth.width(), cloth.height()), cloth)
        painter.end()
        return image
    finally:
        scene.listen(False)
        view.deleteLater()
        scene.deleteLater()


def _scene(house: House, line: Line, past: Any, stage: Stage, calls: CallTexts) -> GameScene:
    """The scene of a table of the past; nobody sits there, so nothing is ever written."""
    profile, pictures = house.profile, house.pictures
    if line.game == "roulette":
        from casino_qt.scenes.roulette.scene import RouletteScene
        from casino_qt.tables.roulette import Roulette

        wheel = RouletteScene(Roulette(profile, past=past), pictures, stage, calls, None, HandTicker())
        wheel.wheel.rest(int(line.outcome))
        return wheel
    if line.game == "blackjack":
        from casino_qt.scenes.blackjack.scene import BlackjackScene
        from casino_qt.tables.blackjack import Blackjack

        return BlackjackScene(Blackjack(profile, past=past), pictures, stage, calls)
    if line.game == "trente-et-un":
        from casino_qt.scenes.trente_et_un.scene import TrenteEtUnScene
        from casino_qt.tables.trente_et_un import TrenteEtUn

        return TrenteEtUnScene(TrenteEtUn(profile, past=past), pictures, stage, calls)
    from casino_qt.scenes.trente_et_quarante.scene import TrenteEtQuaranteScene
    from casino_qt.tables.trente_et_quarante import TrenteEtQuarante

    return TrenteEtQuaranteScene(TrenteEtQuarante(profile, past=past), pictures, stage, calls)
