"""The wheel as one sees it: it ends in the drawn pocket however it is shown, and stands when nobody plays."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QGraphicsScene

from casino_qt.art.bake.spec import Spec
from casino_qt.art.lettering import load_fonts
from casino_qt.art.pictures import Pictures
from casino_qt.art.roulette_places import places
from casino_qt.scenes import timing
from casino_qt.scenes.piece import Kit
from casino_qt.scenes.stage import HandTicker, Stage
from casino_qt.scenes.wardrobe import Wardrobe
from casino_qt.scenes.wheel.trajectory import Moment
from casino_qt.scenes.wheel.wheel import Wheel

SPEC = Spec(0.4, 1440)


class Room(NamedTuple):
    """A wheel in a scene of its own, with the clocks in our hands."""

    scene: QGraphicsScene
    wheel: Wheel
    stage: Stage
    clock: HandTicker
    idle: HandTicker


class Rooms:
    """Opens rooms that share the pictures."""

    def __init__(self, folder: Path) -> None:
        self.pictures = Pictures(folder)
        self.pictures.bake_now("wheel", SPEC)

    def open(self, number: int | None = None, reduced: bool = False, speed: float = 1.0) -> Room:
        scene, wardrobe = QGraphicsScene(), Wardrobe(self.pictures, {})
        wardrobe.fit(SPEC, 1.0)
        clock, idle = HandTicker(), HandTicker()
        stage = Stage(clock, speed, reduced)
        wheel = Wheel(Kit(scene, wardrobe), stage, idle)
        at = places(SPEC.width)
        wheel.fit(at.wheel, at.wheel_radius)
        wheel.rest(number)
        return Room(scene, wheel, stage, clock, idle)


@pytest.fixture(scope="module")
def rooms(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rooms]:
    load_fonts()
    house = Rooms(tmp_path_factory.mktemp("pictures"))
    yield house
    house.pictures.close()


def picture(wheel: Wheel) -> list[tuple[QPointF, float, float, int]]:
    """Everything that makes the picture: places, turns, opacities, pixmaps."""
    return [
        (item.pos(), item.rotation(), item.opacity(), item.pixmap().cacheKey())
        for item in wheel.cylinder.items()
    ]


def test_every_layer_has_a_picture(rooms: Rooms) -> None:
    room = rooms.open(17)
    assert not any(item.pixmap().isNull() for item in room.wheel.cylinder.items())


@pytest.mark.parametrize("after", [0.0, 200.0, 500.0, 3000.0, 7600.0, 8800.0])
def test_a_skipped_spin_leaves_the_picture_of_a_fresh_wheel(rooms: Rooms, after: float) -> None:
    room = rooms.open(3)
    room.stage.play(room.wheel.spin(26, 4).tracks)
    room.clock.run(after)
    room.stage.skip()
    fresh = rooms.open()
    fresh.wheel.angle = room.wheel.angle
    fresh.wheel.rest(26)
    assert room.wheel.seen() == fresh.wheel.seen()
    assert picture(room.wheel) == picture(fresh.wheel)


def test_a_spin_shown_to_its_end_is_the_same(rooms: Rooms) -> None:
    shown, skipped = rooms.open(3), rooms.open(3)
    for room in (shown, skipped):
        room.stage.play(room.wheel.spin(8, 11).tracks)
    shown.clock.run(20_000)
    skipped.stage.skip()
    assert not shown.stage.busy
    assert picture(shown.wheel) == picture(skipped.wheel)


def test_moments_are_told_in_order_and_when_they_are_due(rooms: Rooms) -> None:
    room = rooms.open(30)
    told: list[tuple[Moment, float]] = []
    spin = room.wheel.spin(5, 2, lambda moment: told.append((moment, passed)))
    room.stage.play(spin.tracks)
    passed = 0.0
    while room.stage.busy:
        passed += 10
        room.clock.advance(10)
    assert [moment for moment, _ in told] == list(spin.path.moments)
    for moment, when in told:
        assert 0 <= when - (spin.lead + moment.time * 1000) <= 10
    assert spin.closes < spin.rests < spin.ends


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
def test_the_rotor_never_leaps(rooms: Rooms, speed: float) -> None:
    """From idling through the spin to idling again, at every speed of the house."""
    room = rooms.open(1, speed=speed)
    room.wheel.stir()
    room.idle.run(3000)
    rotor = room.wheel.cylinder.layers["rotor"]
    angles = [rotor.rotation()]
    room.stage.play(room.wheel.spin(36, 7).tracks)
    while room.stage.busy:
        room.clock.advance(16)
        angles.append(rotor.rotation())
    spun = [b - a for a, b in pairwise(angles)][:-1]  # the last frame of a spin is cut short by its end
    angles = [rotor.rotation()]
    for _ in range(60):
        room.idle.advance(16)
        angles.append(rotor.rotation())
    steps = spun + [b - a for a, b in pairwise(angles)]
    assert max(steps) <= 0
    assert min(steps) >= -80 * 0.016 * speed
    assert max(abs(b - a) for a, b in pairwise(steps)) < 0.05 * speed**2


def test_reduced_motion_never_turns_the_rotor_nor_tells_the_number_too_early(rooms: Rooms) -> None:
    room = rooms.open(9, reduced=True)
    before = room.wheel.cylinder.layers["rotor"].rotation()
    spin = room.wheel.spin(22, 1)
    room.stage.play(spin.tracks)
    room.clock.run(spin.rests - 20)
    assert room.wheel.cylinder.ball.opacity() == 0.0
    room.clock.run(20 + timing.STILL + 20)
    assert room.wheel.number == 22
    assert room.wheel.cylinder.ball.opacity() == 1.0
    assert room.wheel.cylinder.layers["rotor"].rotation() == before
    assert not room.idle.running


def test_the_rotor_comes_to_a_stand_and_then_nothing_runs(rooms: Rooms) -> None:
    room = rooms.open(12)
    assert not room.idle.running
    room.wheel.stir()
    room.idle.run(timing.WHEEL_TURNS - 100)
    assert room.wheel.idling
    room.idle.run(4_000)
    assert not room.idle.running
    assert room.wheel.speed == 0.0


def test_a_bet_keeps_it_turning(rooms: Rooms) -> None:
    room = rooms.open(12)
    room.wheel.stir()
    room.idle.run(15_000)
    room.wheel.stir()
    room.idle.run(15_000)
    assert room.wheel.idling


def test_after_a_spin_the_rotor_slows_down_by_itself_and_stops(rooms: Rooms) -> None:
    room = rooms.open(2)
    room.stage.play(room.wheel.spin(2, 3).tracks)
    room.stage.skip()
    assert room.idle.running
    room.idle.run(timing.WHEEL_TURNS + 10_000)
    assert not room.idle.running


def test_a_table_left_stands_at_once(rooms: Rooms) -> None:
    room = rooms.open(2)
    room.wheel.stir()
    room.idle.run(500)
    room.wheel.halt()
    assert not room.idle.running


def test_a_state_that_jumps_during_a_spin_wins(rooms: Rooms) -> None:
    room = rooms.open(2)
    room.stage.play(room.wheel.spin(20, 3).tracks)
    room.clock.run(3_000)
    room.wheel.rest(2)
    room.stage.skip()
    assert room.wheel.number == 2
    assert room.wheel.cylinder.ball.opacity() == 1.0


@pytest.mark.parametrize("reduced", [False, True])
def test_a_wheel_made_smaller_in_a_spin_is_smaller_at_once(rooms: Rooms, reduced: bool) -> None:
    room = rooms.open(3, reduced=reduced)
    room.stage.play(room.wheel.spin(17, 4).tracks)
    room.clock.advance(1500)
    hub, radius = QPointF(*places(SPEC.width).wheel), places(SPEC.width).wheel_radius / 3
    room.wheel.fit((hub.x(), hub.y()), radius)  # no further step of the clock
    reach = radius * SPEC.scale + 1
    for item in (*room.wheel.cylinder.knobs, room.wheel.cylinder.ball):
        away = item.pos() - hub * SPEC.scale
        assert math.hypot(away.x(), away.y()) <= reach


def test_without_a_ball_none_is_seen(rooms: Rooms) -> None:
    room = rooms.open(None)
    assert room.wheel.cylinder.ball.opacity() == 0.0
    assert room.wheel.seen().look == "no ball"
    room.stage.play(room.wheel.spin(0, 0).tracks)
    room.stage.skip()
    assert room.wheel.seen().look == "ball in 0"


def test_the_wheel_leaves_nothing_behind(rooms: Rooms) -> None:
    room = rooms.open(2)
    room.wheel.stir()
    room.wheel.remove()
    assert room.scene.items() == []
    assert not room.idle.running
