"""After any spin, at any speed, skipped or not, the picture equals one built fresh from the state."""

from __future__ import annotations

import random

import pytest

from casino_qt.art.roulette_places import places
from casino_qt.rules.roulette.options import Rules
from tests.scenes.roulette.conftest import MakeRoulette
from tests.scenes.roulette.room import LARGER, Room

RULES = {name: Rules(zero=name) for name in ("prison", "partage", "lose_all")}
MOMENTS = (0, 500, 2_000, 3_300, 4_500, 9_500, 10_300, 11_000, 12_200, 13_500, 15_000, 17_000)


def lay(room: Room) -> None:
    """Some of every kind: alone and in piles, on both sides of the numbers."""
    bet = room.controller.bet
    for name, amount in (
        ("rouge", 100_000), ("noir", 32_500), ("pair", 700), ("impair", 5_000), ("passe", 10_000),
        ("plein:17", 2_500), ("plein:0", 500), ("cheval:17/20", 2_700), ("cheval:0/2", 500),
        ("transversale:16/17/18", 500), ("carre:0/1/2/3", 500), ("carre:25/26/28/29", 500),
        ("sixain:31/36", 2_500), ("douzaine:2", 2_500), ("douzaines:1/2", 500), ("colonne:3", 500),
        ("colonnes:1/2", 1_000),
    ):  # fmt: skip
        bet(name, amount)


@pytest.mark.parametrize("number", [0, 17, 32])
@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("speed", [0.5, 2.0])
def test_a_spin_watched_to_the_end(
    make_roulette: MakeRoulette, number: int, rules: str, speed: float
) -> None:
    room = make_roulette(number, rules=RULES[rules], speed=speed)
    lay(room)
    room.run(9_000)
    room.check()
    room.scene.throw_ball()
    assert room.scene.ball_runs
    assert not room.controller.showing
    room.run()
    assert room.controller.table.history == (number,)
    room.check()


@pytest.mark.parametrize("number", [0, 17])
@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("rules", ["prison", "partage"])
def test_a_spin_skipped_anywhere(make_roulette: MakeRoulette, number: int, reduced: bool, rules: str) -> None:
    for after in MOMENTS:
        room = make_roulette(number, rules=RULES[rules], reduced=reduced)
        lay(room)
        room.spin(after)
        room.check()


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("after", [0, 9_500, 15_000, 100_000])
def test_a_loss_is_noted_beside_an_older_payment(
    make_roulette: MakeRoulette, reduced: bool, after: int
) -> None:
    room = make_roulette(32, 17, 0, 17, reduced=reduced)
    for bet in ("rouge", "douzaine:3", "colonne:2", "plein:32"):
        room.controller.bet(bet, 2_500)
    for _ in range(4):
        room.spin(after)
        room.check()
    room = make_roulette(32, 17, reduced=reduced)
    room.controller.bet("rouge", 2_500)
    room.spin(after)
    room.spin(after)
    heap = room.scene.shown.heap("rouge")
    assert (heap.stake, heap.won) == (0, 2_500)
    assert room.scene.shown.payment("rouge") == ("lost", 2_500)
    assert room.scene.board.get("rouge/cost") is not None
    assert room.scene.board.get("rouge/won") is not None


@pytest.mark.parametrize("reduced", [False, True])
def test_prison_once_twice_back_free_and_lost(make_roulette: MakeRoulette, reduced: bool) -> None:
    for numbers in ((0, 0, 32, 32), (0, 0, 0, 17), (0, 17, 0, 32), (0, 0, 17, 0)):
        room = make_roulette(*numbers, reduced=reduced)
        room.controller.bet("rouge", 10_000)
        room.controller.bet("noir", 2_500)
        for after in (100_000, 12_500, 11_000, 100_000):
            room.spin(after)
            room.check()
            room.controller.bet("rouge", 700)
            room.run(5_000)
            room.check()


def test_half_back_and_moving_over(make_roulette: MakeRoulette) -> None:
    room = make_roulette(0, 0)
    for chance in ("rouge", "passe", "pair"):
        room.controller.bet(chance, 2_500)
    room.spin()
    room.controller.halve("rouge")
    room.run(100)
    room.controller.move("passe", "noir")
    room.controller.move("pair", "noir")
    room.run(9_000)
    room.check()
    room.controller.undo()
    room.controller.undo()
    room.controller.undo()
    room.run(9_000)
    room.check()
    room.controller.redo()
    room.run(9_000)
    room.check()


def test_an_evening_at_random(make_roulette: MakeRoulette) -> None:
    """Bets on every place, announced bets, taking, undo, skips at any moment."""
    rng = random.Random(11)
    numbers = [rng.choice((0, rng.randrange(37))) for _ in range(40)]
    room = make_roulette(*numbers)
    controller, bets = room.controller, places(1440).bets()
    for _ in numbers:
        for _ in range(rng.randint(0, 12)):
            controller.bet(rng.choice(bets), rng.choice((500, 2_500, 700)))
        if rng.random() < 0.4:
            name = rng.choice(("grande_serie", "orphelins", "voisins:0+3", "zero_spiel"))
            controller.announce(name, 500)
        if rng.random() < 0.3:
            controller.undo()
        if rng.random() < 0.4:
            controller.take(rng.choice(bets), None)
        room.run(rng.choice((0, 100, 250, 3_000)))
        room.scene.throw_ball()
        room.run(rng.choice((0, 1_500, 3_000)))
        controller.bet(rng.choice(bets), 500)
        if rng.random() < 0.3:
            controller.undo()
        room.run(rng.choice((0, 3_000, 8_000, 11_000, 13_000, 90_000)))
        room.scene.skip()
        room.check()
        if controller.purse < 100_000:
            controller.clear()
            room.run()


def test_a_spin_that_nobody_threw_is_told_as_well(make_roulette: MakeRoulette) -> None:
    room = make_roulette(17)
    room.controller.bet("plein:17", 500)
    room.controller.spin()
    assert room.scene.busy
    room.run()
    room.check()


@pytest.mark.parametrize("after", [100, 1_500, 4_500, 9_000, 11_500, 14_000])
def test_another_size_in_the_middle_of_a_spin(make_roulette: MakeRoulette, after: int) -> None:
    room = make_roulette(17)
    lay(room)
    room.scene.throw_ball()
    room.run(after)
    running = room.scene.wheel.number
    room.spec = LARGER
    room.scene.set_spec(LARGER, 1.0)
    if after < 9_000:
        assert room.stage.busy
        assert room.scene.wheel.number == running
    room.run()
    room.check()
    assert room.scene.wheel.number == 17
