"""Nothing flashes at blackjack, at the highest speed of the house, where changes are greatest: white cards on
the cloth near black of the high contrast."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from casino_qt.art.bake.spec import Spec
from casino_qt.art.lettering import load_fonts
from casino_qt.art.looks import CONTRAST
from casino_qt.art.pictures import Pictures
from casino_qt.rules.blackjack.state import Phase
from casino_qt.scenes.blackjack.scene import BlackjackScene
from casino_qt.settings import SPEEDS
from tests.scenes.blackjack.room import Room
from tests.scenes.flashes import MOST, Meter

SMALL = Spec(0.4, 1440, "fr", CONTRAST)
SHOE = "9S 8H 7D 6C TS 9H 8D 5C 4S TH KD QC JS 2H 3D 4C 5S 6H 7C 8C 9C TC"


def test_nothing_flashes_at_blackjack(qapp: QApplication, tmp_path: Path) -> None:
    load_fonts()
    pictures = Pictures(tmp_path)
    for sheet in BlackjackScene.SHEETS:
        pictures.bake_now(sheet, SMALL)
    room = Room(tmp_path, pictures, speed=max(SPEEDS) / 100, spec=SMALL, shoe=SHOE)
    meter = Meter()
    try:
        for box in (2, 4, 6):
            room.controller.bet(box, 10_000)
        meter.watch(room.scene, room.ticker)
        room.controller.deal()
        meter.watch(room.scene, room.ticker)
        while room.controller.table.phase is not Phase.BETTING:
            room.controller.stand()
            meter.watch(room.scene, room.ticker)
        assert meter.pictures > 80
        assert meter.flashes <= MOST
    finally:
        room.close()
        pictures.close()
