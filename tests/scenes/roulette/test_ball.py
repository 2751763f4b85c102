"""The ball: open and closed bets, late chips, what stands still, other languages, the date."""

from __future__ import annotations

from datetime import timedelta

import pytest
from PySide6.QtCore import QPointF, Qt

from casino_qt.croupier.speech import CallTexts
from casino_qt.rules.roulette.announcements import everything
from casino_qt.scenes.roulette import words
from casino_qt.scenes.roulette.tablet import band, marks_of, runs
from casino_qt.tables.roulette_bets import SPOTS
from tests.scenes.roulette.conftest import MakeRoulette
from tests.scenes.roulette.room import TODAY, Room, Visitor


def until_closed(room: Room) -> None:
    room.scene.throw_ball()
    while not room.scene.busy:
        room.run(50)


def test_before_the_first_spin_the_ball_lies_in_the_pocket_of_the_date(make_roulette: MakeRoulette) -> None:
    room = make_roulette(8)
    assert room.scene.wheel.number == TODAY.day
    room.spin()
    assert room.scene.wheel.number == 8
    assert room.another().wheel.number == 8


def test_after_midnight_the_ball_lies_in_the_pocket_of_the_new_date(make_roulette: MakeRoulette) -> None:
    room = make_roulette(17)
    room.spin()
    room.scene.open_table()
    assert room.scene.wheel.number == 17
    room.scene.leave()
    room.controller._today = lambda: TODAY + timedelta(days=1)
    room.controller.sit_down()
    room.scene.open_table()
    assert room.scene.wheel.number == 30
    room.run()
    room.check()


def test_bets_are_taken_until_the_call(make_roulette: MakeRoulette) -> None:
    room = make_roulette(17)
    person = Visitor(room)
    room.scene.throw_ball()
    room.run(1_500)
    person.click(person.place("plein:17"))
    room.run(500)
    assert room.controller.table.lying("plein:17").stake == 2_500
    room.controller.undo()
    room.run(300)
    assert room.controller.table.lying("plein:17").stake == 0
    assert room.scene.ball_runs
    person.click(person.place("plein:17"))
    room.run()
    assert room.controller.table.lying("plein:17").won == 35 * 2_500
    room.check()


@pytest.mark.parametrize("drag", [True, False])
def test_a_late_chip_is_pushed_back_with_the_call(make_roulette: MakeRoulette, drag: bool) -> None:
    room = make_roulette(17)
    person = Visitor(room)
    until_closed(room)
    room.run(1_500)
    purse = room.controller.purse
    said: list[str] = []
    room.scene.spoken.connect(said.append)
    if drag:
        person.drag(room.scene.tray.face(2_500), person.place("plein:17"))
    else:
        person.click(person.place("plein:17"))
    assert room.scene.busy
    assert any(prop.key.startswith("late/") for prop in room.scene.board.passing)
    assert any(words.startswith("Trop tard") for words in said)
    room.run(1_000)
    assert not any(prop.key.startswith("late/") for prop in room.scene.board.passing)
    assert room.controller.purse == purse
    room.run()
    room.check()


def test_space_and_a_click_on_the_wheel_finish_the_spin(make_roulette: MakeRoulette) -> None:
    room = make_roulette(17, 5)
    person = Visitor(room)
    room.scene.throw_ball()
    room.run(200)
    person.keys(Qt.Key.Key_Space)
    assert room.scene.wheel.number == 17
    room.check()
    room.scene.throw_ball()
    room.run(5_000)
    person.click(QPointF(*room.scene.layout.places.wheel))
    assert room.scene.wheel.number == 5
    room.check()


def test_nothing_runs_a_while_after_the_last_bet(make_roulette: MakeRoulette) -> None:
    room = make_roulette(17)
    assert not room.idle.running
    room.controller.bet("rouge", 500)
    room.run()
    assert room.idle.running
    room.idle.run(30_000, 100.0)
    assert not room.idle.running
    assert not room.ticker.running
    room.spin()
    assert room.idle.running
    room.scene.leave()
    assert not room.idle.running
    assert not room.ticker.running


def test_reduced_motion_shows_a_rotor_that_stands(make_roulette: MakeRoulette) -> None:
    room = make_roulette(17, reduced=True)
    room.controller.bet("rouge", 500)
    angle = room.scene.wheel.angle
    room.spin()
    assert room.scene.wheel.angle == angle
    assert not room.idle.running
    room.check()


@pytest.mark.parametrize("after", [1_000, 5_000, 10_000, 12_000])
def test_another_language_in_the_middle_of_a_spin(make_roulette: MakeRoulette, after: int) -> None:
    room = make_roulette(17)
    for bet in ("plein:17", "rouge", "noir"):
        room.controller.bet(bet, 2_500)
    room.scene.throw_ball()
    room.run(after)
    room.scene.set_calls(CallTexts("cs", "en", "roulette"))
    room.run()
    assert "Sedmnáct" in str(room.scene.picture())
    room.scene.set_calls(CallTexts("fr", "en", "roulette"))
    room.check()


def test_when_the_spin_cannot_be_booked_the_ball_has_not_fallen(
    make_roulette: MakeRoulette, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = make_roulette(17)
    room.controller.bet("rouge", 2_500)
    room.run()
    monkeypatch.setattr(room.controller, "_settle_for", lambda action: None)
    room.scene.throw_ball()
    room.run()
    monkeypatch.undo()
    assert not room.scene.busy
    assert not room.scene.ball_runs
    assert room.scene.wheel.number == TODAY.day
    assert room.controller.table.lying("rouge").stake == 2_500
    room.check()
    room.spin()
    assert room.scene.wheel.number == 17
    room.check()


def test_the_boards_follow_one_another(make_roulette: MakeRoulette) -> None:
    room = make_roulette(17, 0, 32)
    person = Visitor(room)
    for _ in range(3):
        room.spin()
    seen = set()
    for _ in range(4):
        person.click(room.scene.layout.tablet.center())
        seen.add(room.scene.board_mode)
        room.check()
    assert seen == {"numbers", "frequencies", "runs"}


def test_runs_and_the_band_of_chance() -> None:
    assert runs((1, 3, 5)) == (("R", 3), ("I", 3), ("M", 3), ("1", 3))
    assert runs((2, 0, 0)) == (("0", 2),) * 4
    assert runs(()) == ()
    assert marks_of(36) == ("R", "P", "P", "3")
    expected, spread = band(370)
    assert expected == pytest.approx(10)
    assert spread == pytest.approx(1.96 * (370 / 37 * 36 / 37) ** 0.5)


def test_another_sitting_begins_with_a_clean_tablet(make_roulette: MakeRoulette) -> None:
    room = make_roulette(17)
    room.spin()
    assert len(room.scene.shown.numbers) == 1
    assert room.controller.new_sitting(seed="6b" * 32)
    room.run()
    assert not room.scene.shown.numbers
    room.check()


def test_the_person_sits_down(make_roulette: MakeRoulette) -> None:
    room = make_roulette(17)
    said: list[str] = []
    room.scene.spoken.connect(said.append)
    room.scene.open_table()
    assert said
    assert room.idle.running
    room.run()
    room.check()


def test_prisoners_are_not_moved_while_the_ball_runs(make_roulette: MakeRoulette) -> None:
    room = make_roulette(0, 17)
    room.controller.bet("rouge", 2_500)
    room.spin()
    assert any(spot.key == "prisoner/rouge" for spot in room.scene.focus_order.spots)
    room.scene.throw_ball()
    room.run(600)
    assert not any(spot.key.startswith("prisoner/") for spot in room.scene.focus_order.spots)
    Visitor(room).drag(room.scene.layout.cell("rouge", 1), QPointF(700, 300))
    assert room.controller.table.lying("rouge").prison == (2_500, 0)
    room.run()
    room.check()


def test_every_bet_and_every_announced_bet_has_a_spoken_name() -> None:
    for name in [*SPOTS, *everything()]:
        assert words.place(name).strip()
        assert "{" not in words.place(name)
    assert words.place("") == ""


@pytest.mark.parametrize("after", [100, 900, 2_500])
def test_the_betting_may_be_closed_before_its_time(make_roulette: MakeRoulette, after: int) -> None:
    room = make_roulette(17)
    room.controller.bet("plein:17", 2_500)
    room.scene.throw_ball()
    room.run(after)
    room.controller.spin()
    assert room.scene.busy
    assert room.scene.wheel.number == TODAY.day
    room.run()
    assert len(room.controller.table.history) == 1
    room.check()
