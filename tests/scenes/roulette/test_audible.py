"""What is heard at the roulette: chips, the ball on its way, the rake, the payment."""

from __future__ import annotations

import pytest

from casino_qt.scenes import timing
from casino_qt.scenes.wheel.trajectory import trajectory
from casino_qt.scenes.wheel.wheel import ball_speeds
from tests.scenes.listening import Listener
from tests.scenes.roulette.conftest import MakeRoulette


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
def test_a_spin_is_heard_as_it_is_seen(make_roulette: MakeRoulette, speed: float) -> None:
    room = make_roulette(17, speed=speed)
    room.controller.bet("plein:17", 2_500)
    room.controller.bet("rouge", 2_500)
    room.run()
    listener = Listener(room.scene)
    began = room.stage.now
    room.scene.throw_ball()
    spin = room.scene._spin
    assert spin is not None
    room.run(frame=4.0)
    ball = ("launch", "lozenge", "fret", "rest")
    assert [kind for kind in listener.kinds if kind not in ball] == ["rake", "pile_slide"]
    expected = [
        (began + spin.lead + moment.time * 1000, moment.kind)
        for moment in spin.path.moments
        if moment.kind != "close"
    ]
    on_its_way = [(moment, sound.kind) for moment, sound in listener.heard if sound.kind in ball]
    assert [kind for _, kind in on_its_way] == [kind for _, kind in expected]
    for (heard, _), (seen, _) in zip(on_its_way, expected, strict=True):
        assert 0 <= heard - seen <= 4.0 * speed
    frets = [sound.strength for _, sound in listener.heard if sound.kind == "fret"]
    assert frets == sorted(frets, reverse=True)
    assert {sound.pan for _, sound in listener.heard if sound.kind in ball} == {listener.heard[0][1].pan}
    assert listener.heard[0][1].pan < -0.3  # the wheel stands on the left


def test_the_ball_rolls_from_the_throw_to_the_frets(make_roulette: MakeRoulette) -> None:
    room = make_roulette(17)
    listener = Listener(room.scene)
    room.scene.throw_ball()
    room.run(frame=4.0)
    (began, roll), (_, ended) = listener.rolls
    assert roll is not None
    assert ended is None
    assert began == listener.heard[0][0]
    assert -1 < roll.pan - roll.wide < roll.pan < roll.pan + roll.wide < 1
    assert len(roll.curve) < 80  # sparse


@pytest.mark.parametrize("number", [0, 17, 32])
def test_the_curve_of_the_ball_is_its_own(number: int) -> None:
    path = trajectory(number, 3)
    curve = ball_speeds(path)
    times, speeds = [ms for ms, _ in curve], [speed for _, speed in curve]
    assert times == sorted(times)
    assert times[0] == 0
    assert times[-1] <= path.landed * 1000
    assert max(speeds) <= 600
    running = [speed for ms, speed in curve if 450 < ms < path.closed * 1000]
    assert running == sorted(running, reverse=True)
    turned = sum(
        (b - a) / 1000 * (u + v) / 2 for a, b, u, v in zip(times, times[1:], speeds, speeds[1:], strict=False)
    )
    assert turned == pytest.approx(abs(path.at(path.landed - 1e-6).ball - path.at(0.0).ball), rel=0.02)


@pytest.mark.parametrize("after", [0, 300, 2_000, 7_600, 9_000])
def test_a_spin_that_is_skipped_ends_its_roll_and_leaves_one_sound(
    make_roulette: MakeRoulette, after: float
) -> None:
    room = make_roulette(17)
    room.controller.bet("rouge", 2_500)
    room.run()
    listener = Listener(room.scene)
    room.scene.throw_ball()
    room.run(after)
    listener.heard.clear()
    room.scene.skip()
    assert listener.kinds == ["rake"]
    assert [roll is None for _, roll in listener.rolls] in ([], [False, True])


def test_without_travel_only_both_ends_of_the_way_are_heard(make_roulette: MakeRoulette) -> None:
    room = make_roulette(17, reduced=True)
    room.controller.bet("rouge", 2_500)
    room.run()
    listener = Listener(room.scene)
    room.scene.throw_ball()
    room.run()
    assert listener.kinds == ["launch", "rest", "rake"]
    assert listener.rolls == []


def test_a_late_chip_is_heard_twice(make_roulette: MakeRoulette) -> None:
    room = make_roulette(17)
    room.scene.throw_ball()
    spin = room.scene._spin
    assert spin is not None
    room.run(spin.closes + 400)
    listener = Listener(room.scene)
    room.controller.bet("rouge", 2_500)
    room.run(timing.PUSH_BACK)
    assert [kind for kind in listener.kinds if kind.startswith(("chip", "pile"))] == ["chip", "pile_slide"]


def test_leaving_in_the_middle_of_a_spin_ends_the_roll(make_roulette: MakeRoulette) -> None:
    room = make_roulette(17)
    listener = Listener(room.scene)
    room.scene.throw_ball()
    room.run(2_000)
    listener.heard.clear()
    room.scene.leave()
    assert listener.kinds == []
    assert listener.rolls[-1][1] is None
