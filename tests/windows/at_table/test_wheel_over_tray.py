"""The mouse wheel over the tray chooses a piece, and over the race track still the neighbours."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from casino_qt.scenes.cloth_scene import ClothScene
from casino_qt.scenes.game_scene import GameScene
from casino_qt.scenes.view import TableView
from casino_qt.tables.chips import FRANC
from tests.screenshots.evening import Evening


def turn(view: TableView, scene: GameScene, at: QPointF, delta: int) -> bool:
    """The wheel at a place of the table (su); whether the table had use for it."""
    place = QPointF(view.mapFromScene(at * scene.unit()))
    port = view.viewport()
    event = QWheelEvent(
        place,
        QPointF(port.mapToGlobal(place.toPoint())),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(port, event)
    return event.isAccepted()


@pytest.mark.parametrize("table", ["sit_down", "sit_at_roulette", "sit_at_blackjack"])
def test_the_wheel_over_the_tray_goes_from_piece_to_piece(evening: Evening, table: str) -> None:
    page = getattr(evening, table)()
    scene, view = page.scene, page.view
    assert isinstance(scene, ClothScene)
    tray = scene.tray
    assert scene.chip_value == 25 * FRANC
    over = tray.face(5 * FRANC)
    assert turn(view, scene, over, 120)
    assert scene.chip_value == 100 * FRANC
    turn(view, scene, over, -240)
    assert scene.chip_value == 5 * FRANC
    for _ in range(8):  # a touchpad, by parts of a notch
        turn(view, scene, over, 15)
    assert scene.chip_value == 25 * FRANC
    for delta, last in ((1200, tray.values[-1]), (-1200, tray.values[0])):
        turn(view, scene, over, delta)
        assert scene.chip_value == last
    assert not turn(view, scene, QPointF(700, 300), 120)  # of the cloth the window may make use
    assert scene.chip_value == tray.values[0]


def test_over_the_race_track_it_sets_the_neighbours(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    scene, piste = page.scene, page.scene.layout.piste
    before = scene.track.each_side
    at = QPointF(piste.box.x + piste.box.w / 2, piste.box.y + piste.ring / 2)
    assert piste.number_at(at.x(), at.y()) is not None
    assert turn(page.view, scene, at, 120)
    assert scene.track.each_side == before + 1
    assert scene.chip_value == 25 * FRANC
