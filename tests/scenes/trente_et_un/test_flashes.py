"""Nothing flashes, at the highest speed of the house: cards are dealt, drawn, opened and reckoned."""

from __future__ import annotations

from casino_qt.settings import SPEEDS
from tests.scenes.flashes import MOST, Meter
from tests.scenes.trente_et_un.conftest import MakeTable


def test_nothing_flashes_at_thirty_one(make_table: MakeTable) -> None:
    room, meter = make_table(5, speed=max(SPEEDS) / 100), Meter()
    room.controller.deal()
    meter.watch(room.scene, room.ticker)
    room.controller.draw()
    meter.watch(room.scene, room.ticker)
    room.controller.stand()
    meter.watch(room.scene, room.ticker)
    assert meter.pictures > 100
    assert meter.flashes <= MOST
