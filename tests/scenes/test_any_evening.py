"""Whatever is done, in whatever order, speed and size: the picture agrees whenever nothing moves."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.options import Rules
from tests.scenes.conftest import MakeRoom
from tests.scenes.table_room import LARGER, SPEC, Room


def doings(room: Room, rng: random.Random) -> list[Callable[[], None]]:
    """Everything a restless guest might do next."""
    controller, scene = room.controller, room.scene

    def spot() -> Spot:
        return rng.choice(list(Spot))

    def resize() -> None:
        room.spec = rng.choice((SPEC, LARGER))
        scene.set_spec(room.spec, 1.0)

    def speed() -> None:
        room.stage.speed = rng.choice((0.5, 1.0, 2.0))

    def reduced() -> None:
        room.stage.reduced = not room.stage.reduced

    def chip() -> None:
        scene.chip_value = rng.choice((500, 2_500, 10_000, 100_000))

    def bet() -> None:
        controller.bet(spot(), rng.choice((500, 1_250, 10_000, 3_333)))

    return [
        bet,
        bet,
        bet,
        bet,
        lambda: controller.insure(spot()),
        lambda: controller.take(spot(), rng.choice((None, 500))),
        lambda: controller.halve(spot()),
        controller.coup,
        controller.coup,
        controller.coup,
        controller.undo,
        controller.redo,
        controller.clear,
        controller.repeat,
        controller.double,
        scene.skip,
        scene.retranslate,
        scene.refresh,
        resize,
        speed,
        reduced,
        chip,
        scene.cut_here,
        lambda: scene.move_cut(rng.randrange(400)),
    ]


@pytest.mark.parametrize("prison", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_any_evening(make_room: MakeRoom, seed: int, prison: bool) -> None:
    rng = random.Random(seed)
    rules = Rules(refait="prison") if prison else Rules()
    room = make_room(seed=f"{seed + 17:02x}" * 32, rules=rules)
    room.scene.open_table()
    settled = 0
    for _ in range(260):
        rng.choice(doings(room, rng))()
        room.run(rng.choice((0, 0, 16, 120, 500, 2_500)), frame=rng.choice((16.0, 45.0, 100.0)))
        if rng.random() < 0.12:
            room.run()
        if not room.stage.busy:
            room.check()
            settled += 1
    room.run()
    room.check()
    assert settled > 40
