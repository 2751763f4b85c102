"""The ball ends where the number was drawn, by a way that a ball could take."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from casino_qt.art.wheel_order import ORDER, pocket_under
from casino_qt.scenes.wheel.laws import ROTOR_PUSH, RotorLaw
from casino_qt.scenes.wheel.trajectory import resting_pose, trajectory
from casino_qt.settings import SPEEDS
from tests.scenes.wheel_check import faults, spin
from tests.scenes.wheel_shown import ANY_FRAMES, FINE, SIXTIETH, Shown, skipped, step, still, watched

SEEDS = 2
STEP = 0.002


@pytest.mark.parametrize("number", ORDER)
def test_every_spin_ends_in_its_pocket_by_a_continuous_way(number: int) -> None:
    for seed in range(SEEDS):
        assert list(faults(spin(number, seed), STEP)) == []


@pytest.mark.parametrize("percent", SPEEDS)
def test_every_number_as_it_is_seen_at_every_speed(percent: int, qapp: QApplication) -> None:
    """To its end at sixty frames a second and in uneven ones, skipped, without motion; and some finely."""
    speed, wrong = percent / 100, list[str]()
    for seed, number in enumerate(ORDER):
        for frame in (SIXTIETH, ANY_FRAMES, *([FINE / speed] if number % 9 == 0 else [])):
            assert watched(Shown(number, seed, speed), frame, wrong).fastest.ball > speed
        skipped(Shown(number, seed, speed), wrong)
        still(Shown(number, seed, speed, reduced=True), wrong)
    assert wrong == []


def test_a_frame_just_after_the_ball_came_into_the_hand_is_after_it(qapp: QApplication) -> None:
    """These two have a frame less than a millionth of a second after it."""
    wrong: list[str] = []
    for number, seed, speed in ((9, 133, 0.5), (6, 167, 1.0)):
        watched(Shown(number, seed, speed), ANY_FRAMES, wrong)
    assert wrong == []


def test_the_speed_may_change_while_the_ball_runs(qapp: QApplication) -> None:
    for seed, number in enumerate(ORDER):
        shown = Shown(number, seed, 1.0)
        lead = shown.throw().lead / 1000
        last = shown.frame()
        while shown.stage.busy:
            shown.stage.speed = shown.dice.choice(SPEEDS) / 100
            now = shown.pass_frame(SIXTIETH)
            wrong: list[str] = []
            step(last, now, lead, f"{number}", wrong)
            assert wrong == []
            last = now
        assert list(shown.lies()) == []


def test_the_same_seed_gives_the_same_spin() -> None:
    first, second = trajectory(17, 5, 12.0), trajectory(17, 5, 12.0)
    assert [first.at(t / 10) for t in range(100)] == [second.at(t / 10) for t in range(100)]
    assert trajectory(17, 6, 12.0).at(3.0) != first.at(3.0)


def test_some_balls_meet_a_lozenge_and_some_do_not() -> None:
    kinds = {any(m.kind == "lozenge" for m in trajectory(n, 1).moments) for n in ORDER}
    assert kinds == {True, False}


@pytest.mark.parametrize("speed", [-16.0, 0.0, -40.0])
def test_the_rotor_turns_without_a_jump(speed: float) -> None:
    law = RotorLaw(30.0, speed)
    assert law.at(0.0) == 30.0
    assert law.speed_at(0.0) == speed
    for t in (0.1, ROTOR_PUSH - 1e-9, ROTOR_PUSH, 5.0):
        assert law.at(t + 1e-6) - law.at(t) == pytest.approx(law.speed_at(t) * 1e-6, rel=1e-3)


def test_a_ball_at_rest_lies_in_its_pocket_wherever_the_rotor_stands() -> None:
    for number in ORDER:
        for angle in (0.0, -1234.5, 77.0):
            pose = resting_pose(number, angle)
            assert pocket_under(pose.rotor, pose.ball) == number


def test_a_number_that_is_not_on_the_wheel_is_refused() -> None:
    with pytest.raises(ValueError, match="37"):
        trajectory(37, 0)
