"""Any evening: whatever is done at whatever moment, the picture ends as the state has it."""

from __future__ import annotations

import random

import pytest

from casino_qt.art.roulette_places import SIMPLE_CHANCES, places
from casino_qt.croupier.speech import CallTexts
from tests.scenes.roulette.conftest import MakeRoulette
from tests.scenes.roulette.room import LARGER, SPEC, Room

BETS = places(1440).bets()
TONGUES = ("fr", "it", "cs", "ru", "en")


def something(room: Room, dice: random.Random) -> None:
    """One thing a restless person may do, at the right moment or not."""
    controller, scene = room.controller, room.scene
    match dice.randrange(15):
        case 0 | 1 | 2:
            controller.bet(dice.choice(BETS), dice.choice((500, 700, 2_500)))
        case 3:
            controller.announce(dice.choice(("grande_serie", "voisins:17+2", "finale:3/4")), 500)
        case 4:
            controller.take(dice.choice(BETS), None)
        case 5:
            controller.undo()
        case 6:
            controller.redo()
        case 7:
            controller.halve(dice.choice(SIMPLE_CHANCES))
        case 8:
            controller.move(*dice.sample(SIMPLE_CHANCES, 2))
        case 9:
            dice.choice((controller.repeat, controller.double, controller.clear))()
        case 10:
            scene.throw_ball()
        case 11:
            room.spec = dice.choice((SPEC, LARGER))
            scene.set_spec(room.spec, 1.0)
        case 12:
            scene.set_calls(CallTexts(dice.choice(TONGUES), "en", "roulette"))
        case 13:
            scene.pointing.at_spot(f"bet/{dice.choice(BETS)}@0")
            scene.next_board()
        case 14:
            controller.bet(dice.choice(SIMPLE_CHANCES), 2_500)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("reduced", [False, True])
def test_any_evening(make_roulette: MakeRoulette, seed: int, reduced: bool) -> None:
    dice = random.Random(seed)
    numbers = [dice.choice((0, dice.randrange(37))) for _ in range(60)]
    room = make_roulette(*numbers, reduced=reduced, speed=dice.choice((0.5, 1.0, 2.0)))
    if seed % 2:
        room.controller.seat_guests(1 + seed % 5)
    for _ in range(60):
        something(room, dice)
        if dice.random() < 0.8:
            room.run(dice.choice((0, 40, 130, 400, 1_500, 4_000, 9_000)), frame=dice.choice((16.0, 60.0)))
        else:
            room.scene.skip()
            room.scene.set_calls(CallTexts("fr", "en", "roulette"))
            room.check()
    room.run()
    room.scene.set_calls(CallTexts("fr", "en", "roulette"))
    room.check()
