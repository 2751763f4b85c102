"""Nothing flashes, at the highest speed of the house: the ceremony of a shoe, a coup dealt, raked, paid."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.settings import SPEEDS
from casino_qt.windows.kit.fade import DURATION, Fade
from tests.scenes.conftest import MakeRoom
from tests.scenes.flashes import FRAME, HEIGHT, MOST, WIDTH, Meter, seen
from tests.scenes.table_room import SHOES, Room

QUICK = max(SPEEDS) / 100


def test_nothing_flashes_at_trente_et_quarante(make_room: MakeRoom) -> None:
    room = make_room(speed=QUICK, shoes=[SHOES["rouge_gagne_et_couleur"], SHOES["apres"]])
    meter = Meter()
    room.scene.open_table()
    meter.watch(room.scene, room.ticker)
    room.controller.cut(150)
    meter.watch(room.scene, room.ticker)
    for spot in Spot:
        room.controller.bet(spot, 10_000)
    meter.watch(room.scene, room.ticker)
    room.controller.coup()
    meter.watch(room.scene, room.ticker)
    assert meter.pictures > 200
    assert meter.flashes <= MOST


def test_one_page_fades_into_another_in_one_change(qapp: QApplication) -> None:
    """The most there could be: from all white to all black."""
    page, old, meter = QWidget(), QPixmap(WIDTH, HEIGHT), Meter()
    page.resize(WIDTH, HEIGHT)
    page.setPalette(QPalette(QColor("black")))
    page.setAutoFillBackground(True)
    old.fill(QColor("white"))
    fade = Fade(page, old)
    fade._clock.pause()
    for at in range(round(DURATION / FRAME) + 1):
        fade._clock.setCurrentTime(round(at * FRAME))
        meter.see(page.grab().toImage().convertToFormat(QImage.Format.Format_RGB32))
    assert meter.flashes == 0.5  # half of a pair


def blinking(room: Room, times: float, colour: QColor, part: float) -> float:
    """What a meter says of a part of the table that has this colour so many times in a second."""
    meter, table = Meter(), seen(room.scene)
    for at in range(40):
        picture = QImage(table)
        on = int(at * FRAME / 1000 * times * 2) % 2
        if on:
            side = round((WIDTH * HEIGHT / 9 * part) ** 0.5)
            p = QPainter(picture)
            p.fillRect(60, 50, side, side, colour)
            p.end()
        meter.see(picture)
    return meter.flashes


@pytest.mark.parametrize(("colour", "name"), [(QColor("white"), "light"), (QColor(150, 0, 0), "red")])
def test_a_blink_is_found(make_room: MakeRoom, colour: QColor, name: str) -> None:
    room = make_room()
    assert blinking(room, 5, colour, 0.4) > MOST, name
    assert blinking(room, 2.9, colour, 0.4) <= MOST
    assert blinking(room, 5, colour, 0.02) == 0
