"""Nothing flashes, at the highest speed of the house: wheel and ball, piles that are raked and paid."""

from __future__ import annotations

from casino_qt.settings import SPEEDS
from tests.scenes.flashes import MOST, Meter
from tests.scenes.roulette.conftest import MakeRoulette

AFTER = 3_000  # milliseconds of a wheel that turns on


def test_nothing_flashes_at_the_roulette(make_roulette: MakeRoulette) -> None:
    room, meter = make_roulette(17, speed=max(SPEEDS) / 100), Meter()
    for bet in ("plein:17", "rouge", "noir", "pair", "douzaine:2", "carre:25/26/28/29", "cheval:17/20"):
        room.controller.bet(bet, 10_000)
    meter.watch(room.scene, room.ticker)
    room.scene.throw_ball()
    meter.watch(room.scene, room.ticker)
    meter.watch(room.scene, room.idle, most=AFTER)
    assert meter.pictures > 150
    assert meter.flashes <= MOST
