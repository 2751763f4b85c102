"""Bets to spins, the running ball, late chips, undo, sittings, failing disks."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from casino_qt.bank.profile import Profile
from casino_qt.rules.lying import Lying
from casino_qt.rules.roulette.events import NumberFell
from casino_qt.rules.roulette.options import Rules
from casino_qt.tables.roulette import Roulette
from tests.tables.roulette.conftest import TODAY, Sit, WheelNotebook, books_agree


def test_bets_and_a_spin_are_booked(wheel: Roulette) -> None:
    wheel.bet("plein:7", 1_000)
    wheel.bet("rouge", 2_500)
    wheel.announce("orphelins", 500)
    assert wheel.in_play == 6_000
    wheel.spin()
    assert wheel.table.history == (7,)
    assert wheel.table.lying("plein:7") == Lying(stake=1_000, won=35_000)
    assert wheel.table.lying("rouge") == Lying(stake=2_500, won=2_500)
    assert wheel.in_play == 41_000
    books_agree(wheel)


def test_what_is_refused_moves_nothing(wheel: Roulette, notes: WheelNotebook) -> None:
    wheel.bet("rouge", 499)
    wheel.bet("cheval:3/0", 500)
    wheel.announce("tiers", 500)
    wheel.take("rouge")
    wheel.halve("rouge")
    wheel.move("rouge", "pair")
    codes = ["below_minimum", "no_such_spot", "no_such_announcement", "nothing_to_take", "nothing_to_halve"]
    assert notes.told() == [("refused", code) for code in [*codes, "nothing_to_move"]]
    assert wheel.in_play == 0
    assert wheel.undo_stack.count() == 0


def test_nothing_to_repeat_double_or_clear_is_silent(wheel: Roulette, notes: WheelNotebook) -> None:
    wheel.repeat()
    wheel.double()
    wheel.clear()
    assert notes.told() == []


# -- the ball ----------------------------------------------------------------------------------------


def test_bets_are_taken_while_the_ball_runs(wheel: Roulette, notes: WheelNotebook) -> None:
    wheel.bet("rouge", 1_000)
    wheel.throw()
    assert wheel.running
    wheel.bet("plein:7", 500)
    wheel.undo()
    wheel.redo()
    wheel.take("rouge")
    wheel.spin()
    assert not wheel.running
    assert notes.told() == [
        ("happened", None), ("thrown", 7), ("happened", None), ("restored", None), ("restored", None),
        ("happened", None), ("happened", None),
    ]  # fmt: skip
    assert wheel.table.lying("plein:7").won == 17_500
    books_agree(wheel)


def test_the_thrown_number_is_the_one_that_falls(wheel: Roulette) -> None:
    thrown: list[int] = []
    fallen: list[int] = []
    wheel.thrown.connect(thrown.append)
    wheel.happened.connect(
        lambda events: fallen.extend(event.number for event in events if isinstance(event, NumberFell))
    )
    for stake in range(500, 510):
        wheel.throw()
        wheel.bet("rouge", stake)
        wheel.announce("petite_serie", 500)
        wheel.clear()
        wheel.spin()
    assert thrown == fallen == [7, 32, 19, 29, 12, 14, 4, 8, 24, 22]


def test_one_ball_at_a_time(wheel: Roulette, notes: WheelNotebook) -> None:
    wheel.throw()
    wheel.throw()
    assert notes.told() == [("thrown", 7)]
    assert not wheel.new_sitting()
    wheel.spin()
    assert wheel.new_sitting()


def test_a_spin_without_a_throw_throws_by_itself(wheel: Roulette, notes: WheelNotebook) -> None:
    wheel.spin()
    assert notes.told() == [("happened", None)]
    assert wheel.table.history == (7,)


def test_late_chips_come_back_while_a_spin_is_told(wheel: Roulette, notes: WheelNotebook) -> None:
    wheel.bet("rouge", 1_000)
    wheel.throw()
    wheel.spin()
    notes.told()
    wheel.showing = True
    wheel.bet("noir", 500)
    wheel.announce("orphelins", 500)
    wheel.take("rouge")
    wheel.throw()
    wheel.undo()
    assert notes.told() == [
        ("late", ("noir", 500)), ("late", ("orphelins", 500)), ("refused", "too_late"),
        ("refused", "too_late"),
    ]  # fmt: skip
    wheel.showing = False
    wheel.bet("noir", 500)
    assert notes.told() == [("happened", None)]


def test_a_ball_that_ran_when_the_program_died_falls_where_it_would_have(sit: Sit) -> None:
    thrown: list[int] = []
    wheel = sit(seed="00")
    wheel.bet("plein:7", 500)
    wheel.thrown.connect(thrown.append)
    wheel.throw()
    again = sit()
    assert not again.running
    assert again.table.lying("plein:7").stake == 500
    again.thrown.connect(thrown.append)
    again.throw()
    assert thrown == [7, 7]
    again.spin()
    assert sit().table.history == (7,)


def test_the_ball_lies_in_the_pocket_of_the_date_before_the_first_spin_of_a_day(sit: Sit) -> None:
    now = TODAY
    wheel = sit(seed="00", today=now)
    assert wheel.resting_pocket == now.day
    wheel.spin()
    assert wheel.resting_pocket == 7
    assert sit(today=now).resting_pocket == 7
    tomorrow = now + timedelta(days=1)
    assert sit(today=tomorrow).resting_pocket == tomorrow.day
    assert sit(today=date(2026, 1, 31)).resting_pocket == 31


def test_midnight_moves_no_ball_that_somebody_looks_at(path: Path, qapp: QCoreApplication) -> None:
    day = [TODAY]
    profile = Profile.open(path, lambda: f"{day[0].isoformat()}T12:00:00.000+00:00")
    wheel = Roulette(profile, seed="00", today=lambda: day[0])
    day[0] += timedelta(days=1)
    assert wheel.resting_pocket == TODAY.day
    wheel.spin()
    day[0] += timedelta(days=1)
    assert wheel.resting_pocket == 7
    assert Roulette(profile, today=lambda: day[0]).resting_pocket == day[0].day
    profile.close()


# -- prison ------------------------------------------------------------------------------------------


def test_prison_through_the_controller(two_zeros: Roulette, sit: Sit) -> None:
    two_zeros.bet("rouge", 1_000)
    two_zeros.bet("pair", 500)
    two_zeros.spin()
    two_zeros.halve("pair")
    two_zeros.undo()
    two_zeros.halve("pair")
    two_zeros.move("rouge", "impair")
    two_zeros.spin()
    again = sit()
    assert again.table.lying("impair") == Lying(prison=(0, 1_000))
    again.spin()
    again.spin()
    assert again.table.lying("impair") == Lying(stake=1_000)
    assert again.purse == 1_000_000 - 1_250
    books_agree(again)


def test_half_back_at_once(sit: Sit) -> None:
    wheel = sit(Rules(zero="partage"), "22c")
    wheel.bet("rouge", 1_001)
    wheel.spin()
    assert (wheel.purse, wheel.in_play) == (999_500, 0)
    books_agree(wheel)


# -- repeat, double, clear, undo ---------------------------------------------------------------------


def test_repeat_lays_what_is_missing(wheel: Roulette) -> None:
    wheel.announce("voisins:17+2", 500)
    wheel.bet("plein:7", 700)
    wheel.spin()
    wheel.clear()
    wheel.bet("plein:7", 500)
    wheel.repeat()
    assert wheel.in_play == 5 * 500 + 700
    assert wheel.table.lying("plein:7").stake == 700


def test_repeat_is_remembered_by_another_day(sit: Sit) -> None:
    wheel = sit(seed="00")
    wheel.bet("carre:25/26/28/29", 600)
    wheel.spin()
    again = sit()
    again.repeat()
    assert again.table.lying("carre:25/26/28/29").stake == 600


def test_double_lays_every_free_stake_once_more_or_none(wheel: Roulette, notes: WheelNotebook) -> None:
    wheel.bet("plein:17", 10_000)
    wheel.bet("rouge", 1_000)
    wheel.double()
    assert wheel.in_play == 22_000
    notes.told()
    wheel.double()
    assert notes.told() == [("refused", "above_maximum")]
    assert wheel.in_play == 22_000


def test_undo_takes_an_announced_bet_back_whole(wheel: Roulette, notes: WheelNotebook) -> None:
    wheel.announce("grande_serie", 500)
    assert wheel.in_play == 4_500
    wheel.undo()
    assert wheel.in_play == 0
    wheel.redo()
    assert wheel.in_play == 4_500
    assert notes.told() == [("happened", None), ("restored", None), ("restored", None)]
    books_agree(wheel)


def test_a_spin_is_never_taken_back(wheel: Roulette) -> None:
    wheel.bet("rouge", 500)
    wheel.spin()
    assert not wheel.undo_stack.canUndo()


def test_undo_texts_name_the_place_as_the_table_does(wheel: Roulette) -> None:
    wheel.bet("rouge", 500)
    assert wheel.undo_stack.undoText() == "bet on rouge"
    wheel.name_of = str.upper
    wheel.retranslate()
    assert wheel.undo_stack.undoText() == "bet on ROUGE"
    wheel.announce("finale:7", 500)
    assert wheel.undo_stack.undoText() == "announced bet FINALE:7"


# -- sittings ----------------------------------------------------------------------------------------


def test_a_sitting_goes_on_while_something_lies_there(sit: Sit) -> None:
    wheel = sit(seed="00")
    assert [type(event).__name__ for event in wheel.opening] == ["Said"]
    wheel.bet("rouge", 500)
    assert not wheel.new_sitting()
    again = sit(Rules(zero="lose_all"), "22c")
    assert again.options == Rules()
    assert again.opening == ()
    again.clear()
    assert again.new_sitting(Rules(zero="lose_all"), "22c")
    assert again.options == Rules(zero="lose_all")
    assert again.last_seed == "00"
    again.spin()
    assert again.table.history == (0,)


def test_the_history_of_a_sitting_is_there_after_a_restart(sit: Sit) -> None:
    wheel = sit(seed="00")
    for _ in range(3):
        wheel.spin()
    assert [record.number for record in sit().history] == [7, 32, 19]


def test_a_failing_disk_moves_nothing_and_the_ball_may_be_thrown_again(
    wheel: Roulette, notes: WheelNotebook
) -> None:
    wheel.bet("plein:7", 500)
    wheel.throw()
    database = wheel._sitting.profile._db
    database.execute("PRAGMA query_only = ON")
    wheel.bet("rouge", 500)
    wheel.spin()
    assert not wheel.keep_layout("mine")
    database.execute("PRAGMA query_only = OFF")
    assert [name for name, _ in notes.told()] == ["happened", "thrown", "failed", "failed", "failed"]
    assert wheel.in_play == 500
    assert not wheel.table.history
    wheel.throw()
    wheel.spin()
    assert wheel.table.history == (7,)
    books_agree(wheel)


def test_a_new_purse_when_nothing_is_left(sit: Sit) -> None:
    wheel = sit(Rules(max=10**6), "00")
    wheel.bet("plein:1", 1_000_000)
    wheel.throw()
    wheel.new_purse()
    assert wheel.purse == 0
    wheel.spin()
    assert wheel.needs_new_purse()
    wheel.new_purse()
    assert wheel.purse == 1_000_000
    assert wheel.table.history == (7,)
    books_agree(wheel)


# -- layouts -----------------------------------------------------------------------------------------


def test_layouts_are_kept_by_name(sit: Sit) -> None:
    wheel = sit(seed="00")
    assert not wheel.keep_layout("nothing lies")
    wheel.announce("petite_serie", 500)
    wheel.bet("rouge", 1_000)
    assert wheel.keep_layout("Третье утро")
    wheel.clear()
    again = sit()
    assert list(again.layouts()) == ["Третье утро"]
    again.bet("rouge", 600)
    again.lay_layout("Третье утро")
    assert again.in_play == 4_000
    again.undo()
    assert again.in_play == 600
    again.lay_layout("no such layout")
    assert again.in_play == 600
    assert again.drop_layout("Третье утро")
    assert again.layouts() == {}
    with pytest.raises(ValueError, match="name"):
        again.keep_layout("")


def test_a_layout_that_cannot_be_paid_is_not_laid(sit: Sit, notes: WheelNotebook, wheel: Roulette) -> None:
    wheel.bet("rouge", 300_000)
    wheel.bet("noir", 300_000)
    assert wheel.keep_layout("big")
    wheel.clear()
    wheel.bet("pair", 350_000)
    wheel.bet("impair", 350_000)
    notes.told()
    wheel.lay_layout("big")
    assert notes.told() == [("refused", "not_enough_money")]
    assert wheel.in_play == 700_000


def test_today_is_where_the_person_is(sit: Sit) -> None:
    assert sit().resting_pocket == TODAY.day
