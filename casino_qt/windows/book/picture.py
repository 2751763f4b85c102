"""The picture of a table as a round left it: its own scene, built anew beside the window and never shown.

The last entry of the round is done once more at the table before it: at blackjack the cards of a coup lie
there to be looked at when it is over, and only then go into the tray, which the state tells at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from casino_qt.art import text_size
from casino_qt.bank.book import Line
from casino_qt.croupier.speech import CallTexts
from casino_qt.croupier.tongues import HOUSE_TONGUES
from casino_qt.scenes.stage import HandTicker, Stage
from casino_qt.scenes.view import TableView
from casino_qt.tables.replay import Recording, Replay
from casino_qt.windows.kit.place import HEIGHT
from casino_qt.windows.replay.scenes import scene_of

if TYPE_CHECKING:
    from casino_qt.windows.house import House

TOP, FOOT = 52, 804  # su: the cloth between the two rails, on which there is nothing without a person


def picture(house: House, window: QWidget, line: Line) -> QImage:
    """The table after the round of `line`, in the size of `window`, however large its tables are shown.

    The pictures of the table must be there. Raises ProfileError.
    """
    past = house.profile.session(line.session, line.actions)
    replay = Replay(house.profile, Recording(past, line.actions - 1), rehearsed=False)
    stage = Stage(HandTicker(), 1.0, True)
    calls = CallTexts(HOUSE_TONGUES[line.game], house.settings.language, line.game)
    scene = scene_of(replay.controller, house.pictures, stage, calls, HandTicker())
    view = TableView(scene)
    try:
        spec, ratio = house.spec(window), window.devicePixelRatioF()
        scene.set_spec(spec, ratio)
        stage.skip()
        replay.forward()
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
        return _as_usual(image, text_size.rooms())
    finally:
        scene.listen(False)
        view.deleteLater()
        scene.deleteLater()
        replay.deleteLater()


def _as_usual(image: QImage, times: float) -> QImage:
    """The picture of a table that is shown so many times as large, as others see it."""
    if times <= 1:
        return image
    ways = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    usual = image.scaled(round(image.width() / times), round(image.height() / times), *ways)
    usual.setDevicePixelRatio(image.devicePixelRatio())
    return usual
