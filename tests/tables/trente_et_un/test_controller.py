"""The controller: who goes on when, what is durable, the bank in the person's hands, the end of a sitting."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

import pytest

from casino_qt.bank.profile import OPENING_PURSE, Profile
from casino_qt.rules.refused import Refused
from casino_qt.rules.scripts import read, replay, write
from casino_qt.rules.table import YOU
from casino_qt.rules.trente_et_un.actions import Deal
from casino_qt.rules.trente_et_un.events import BankPassed, PackCut, PackShuffled, RoundEnded, TaliaEnded
from casino_qt.rules.trente_et_un.state import Phase
from casino_qt.tables.exporting import script_of
from casino_qt.tables.trente_et_un import TrenteEtUn
from casino_qt.tables.trente_et_un_sitting import GAME
from tests.tables.trente_et_un.conftest import Notebook, Open, agree, finish, game, play_best, profile_of


def rounds(controller: TrenteEtUn, count: int) -> None:
    for _ in range(count):
        controller.deal()
        finish(controller)
        agree(controller)


def spend(controller: TrenteEtUn, leave: int) -> None:
    """Money leaves the purse at another table, until so much is left."""
    profile = profile_of(controller)
    with profile.transaction():
        session = profile.begin_session("roulette", {}, "00", profile.purse())
        change = leave - profile.purse()
        profile.commit(session.id, [], [("purse", change), ("house", -change)])
        profile.end_session(session.id)


def test_the_house_proposes_three_guests_and_tokens_of_five_francs(sit: Open) -> None:
    controller = sit(seed="00")
    assert controller.agreement == game(3, 500)
    assert controller.opening == (PackShuffled(1, 52, 0), PackCut(controller.opening[1].at, 52))  # type: ignore[attr-defined]  # the pack was cut
    assert [controller.guest(seat) is None for seat in controller.agreement.seats] == [
        True,
        False,
        False,
        False,
    ]


def test_the_guests_go_on_by_themselves(sit: Open) -> None:
    controller = sit(game(8), "00")
    notebook = Notebook(controller)
    for _ in range(30):
        controller.deal()
        assert controller.table.to_act in (None, YOU)
        while controller.asked:
            controller.stand()
            assert controller.table.to_act in (None, YOU)
    assert set(notebook.names()) == {"happened"}
    assert len(controller.history) == 30
    assert {record.banker for record in controller.history} == set(controller.agreement.seats)


def test_nobody_goes_on_while_the_scene_tells(sit: Open) -> None:
    controller = sit(game(8, bank="fixed"), "00")
    controller.happened.connect(lambda _: setattr(controller, "showing", True))
    controller.deal()
    assert controller.table.to_act == YOU
    controller.showing = False
    assert controller.table.to_act == YOU  # it is the person's turn, on the banker's right
    controller.stand()
    guest = controller.table.to_act
    assert guest not in (None, YOU)
    for act in (controller.draw, controller.stand, controller.deal):
        act()
    assert controller.table.to_act == guest
    controller.showing = False
    assert controller.table.to_act is None


def test_late_and_out_of_turn(sit: Open) -> None:
    controller = sit(seed="00")
    notebook = Notebook(controller)
    controller.draw()
    controller.stand()
    assert [line for line in notebook.lines if line[0] == "refused"] == [("refused", "deal_first")] * 2
    controller.showing = True
    for act in (controller.deal, controller.draw, lambda: controller.agree(game(2))):
        act()
    assert notebook.lines[2:] == [("refused", "too_late")] * 3
    assert not controller.new_sitting()
    assert not controller.asked


def test_what_happened_is_on_the_disk(sit: Open) -> None:
    controller = sit(game(5), "00")
    path = profile_of(controller).path

    def journal() -> int:
        with sqlite3.connect(path) as database:
            return int(database.execute("SELECT count(*) FROM actions").fetchone()[0])

    done: list[int] = []
    controller.happened.connect(lambda events: done.append(journal()))
    rounds(controller, 10)
    assert done == sorted(set(done))
    assert done[-1] == len(profile_of(controller).open_session(GAME).actions)  # type: ignore[union-attr]  # it is open


def test_it_stands_again_in_the_middle_of_a_round_and_goes_on(sit: Open) -> None:
    controller = sit(game(8), "0a")
    finished = []
    for _ in range(12):
        controller.deal()
        while controller.asked:
            before = controller.table.checkpoint()
            controller = sit()
            assert controller.table.checkpoint() == before
            assert controller.opening == ()
            agree(controller)
            play_best(controller)
        finished.append(controller.table.last)
    assert controller.history == finished


def test_killed_before_the_guests_went_on_they_do_the_same(sit: Open) -> None:
    controller = sit(game(8, bank="fixed"), "0b")
    controller.deal()
    controller.happened.connect(lambda _: setattr(controller, "showing", True))
    controller.stand()
    waiting = controller.table.to_act
    assert waiting not in (None, YOU)
    again = sit()
    assert again.table.to_act == waiting
    again.sit_down()
    finish(again)
    after = again.table.last
    fresh = sit(game(8, bank="rotates"), "0b")
    fresh.agree(game(8, bank="fixed"))
    assert fresh.new_sitting(game(8, bank="fixed"), "0b")
    fresh.deal()
    fresh.stand()
    finish(fresh)
    assert fresh.table.last == after


def test_a_whole_talia_with_the_person_as_banker(sit: Open) -> None:
    controller = sit(game(3), "31")
    while not controller.banking:
        rounds(controller, 1)
    talia = controller.table.talia
    tokens = 0
    told: list[TaliaEnded | BankPassed] = []
    controller.happened.connect(
        lambda events: told.extend(event for event in events if isinstance(event, TaliaEnded | BankPassed))
    )
    while controller.table.talia == talia:
        before = controller.purse
        controller.deal()
        assert controller.table.to_act in (None, YOU)  # all punters have played
        finish(controller)
        last = controller.table.last
        assert last is not None
        tokens += last.result(YOU)
        assert controller.purse - before == last.result(YOU) * 500
        if controller.table.talia == talia:
            assert controller.table.tenure.tokens == tokens
    assert told == [
        TaliaEnded(talia, YOU, told[0].rounds, tokens),
        BankPassed(YOU, "glafira", told[1].why, told[0].rounds, tokens),  # type: ignore[union-attr]  # BankPassed
    ]
    record = profile_of(controller).rounds(GAME, limit=1)[0]
    assert record.stakes[YOU] == {"banked": True, "tokens": record.net // 500, "won": record.net}
    agree(controller)


def test_the_person_sees_the_own_cards(sit: Open) -> None:
    controller = sit(seed="00")
    controller.deal()
    assert controller.view.total == controller.table.hand(YOU).total
    assert controller.view.seen() == controller.table.hand(YOU).cards


def test_another_agreement_begins_another_game(sit: Open) -> None:
    controller = sit(seed="00")
    notebook = Notebook(controller)
    controller.deal()
    controller.agree(game(5, 1_000))
    assert ("refused", "round_on") in notebook.lines
    finish(controller)
    notebook.lines.clear()
    controller.agree(game(5, 1_000, natural=10, bank="fixed", packs=3))
    assert notebook.names() == ["happened", "seating"]
    assert controller.agreement == game(5, 1_000, natural=10, bank="fixed", packs=3)
    assert controller.opening[0] == PackShuffled(1, 156, 0)
    controller.agree(game(8, 100_000, natural=10))
    assert notebook.lines == [("refused", "bank_not_covered")]
    assert controller.agreement.token == 1_000
    rounds(controller, 3)


def test_what_nobody_could_bank_is_not_agreed(sit: Open) -> None:
    controller = sit(seed="00")
    notebook = Notebook(controller)
    controller.agree(game(8, 100_000, natural=10))  # 80 000 francs
    assert notebook.lines == [("refused", "bank_not_covered")]
    assert controller.agreement == game(3)


def test_an_open_game_gives_way_to_other_stakes_but_not_to_where_the_bank_is(sit: Open) -> None:
    controller = sit(game(3), "00")
    rounds(controller, 8)
    banker, history = controller.table.banker, list(controller.history)
    again = sit(game(3))
    assert (again.table.banker, again.history) == (banker, history)
    assert sit(game(3, 1_000)).history == []


def test_who_banks_for_ever_is_a_wish(sit: Open) -> None:
    controller = sit(game(3, bank="fixed"), "00")
    rounds(controller, 3)
    yours = replace(game(3, bank="fixed"), banker=YOU)
    again = sit(yours)
    assert (again.history, again.banking) == ([], True)
    rounds(again, 9)
    assert len(sit(yours).history) == 9


def test_a_round_goes_on_under_what_was_agreed_for_it(sit: Open) -> None:
    controller = sit(game(3), "00")
    controller.deal()
    again = sit(game(7, 1_000))
    assert again.agreement == game(3)
    assert again.table.phase is Phase.PLAYING


# Money.


def test_a_purse_that_changed_elsewhere_begins_the_game_anew(sit: Open) -> None:
    controller = sit(seed="00")
    rounds(controller, 2)
    banker = controller.table.banker
    spend(controller, 50_000)
    notebook = Notebook(controller)
    controller.sit_down()
    assert notebook.names() == ["restored"]
    controller.happened.connect(lambda _: agree(controller))
    controller.deal()
    happened = [events for name, events in notebook.lines if name == "happened"]
    assert notebook.lines[0][0] == "seating"
    assert isinstance(happened[0][0], PackShuffled)  # type: ignore[index]  # lists of events
    assert controller.table.rounds <= 1
    assert controller.table.agreement.banker == banker
    assert all(controller.table.purse(seat) <= 60_000 for seat in controller.table.seats())
    finish(controller)
    agree(controller)


def test_a_purse_that_changes_within_a_round(sit: Open) -> None:
    controller = sit(seed="00")
    rounds(controller, 1)
    controller.deal()
    assert controller.asked
    spend(controller, 50_000)
    controller.sit_down()
    assert controller.purse == 50_000 + 1_000  # two tokens lie on the table
    finish(controller)
    agree(controller)
    again = sit()
    assert again.purse == controller.purse
    report = replay(read(write(script_of(again._sitting))))
    assert len(report.rounds) == len(again.history)
    assert report.seats[YOU].net == again.table.net()
    rounds(again, 1)
    assert len(again.history) == 1


def test_who_cannot_bank_any_more_is_given_a_new_purse(sit: Open) -> None:
    spend(sit(game(3), "00"), 5_999)
    punter = sit()
    rounds(punter, 1)  # the others still have what they sat down with: one of them banks
    assert not punter.needs_new_purse()
    spend(punter, 5_999)
    controller = sit(game(4), "01")  # four guests, four tokens of five francs: a banker needs eighty
    notebook = Notebook(controller)
    assert not controller.needs_new_purse(), "for tokens of a franc there is enough"
    controller.deal()
    assert ("refused", "bank_not_covered") in notebook.lines
    controller.new_purse()
    assert controller.purse == 5_999
    spend(controller, 1_599)
    controller.sit_down()
    assert controller.needs_new_purse()
    controller.new_purse()
    assert controller.purse == 1_599 + OPENING_PURSE
    rounds(controller, 3)


def test_a_person_who_cannot_pay_does_not_play(sit: Open) -> None:
    controller = sit(game(2, bank="fixed"), "00")
    rounds(controller, 1)
    spend(controller, 1_999)
    controller.sit_down()
    refused: list[Refused] = []
    controller.refused.connect(refused.append)
    controller.deal()
    assert [each.code for each in refused] == ["price_not_covered"]
    assert controller.refusal(Deal()) is not None
    controller.agree(game(2, 200))
    rounds(controller, 2)


@pytest.mark.parametrize("seed", ["00", "01", "02"])
def test_guests_who_are_broke_are_replaced(sit: Open, seed: str) -> None:
    controller = sit(game(8, 100, natural=10), seed)
    spend(controller, 9_000)
    controller.sit_down()
    seatings: list[tuple[str, ...]] = []
    controller.seating_changed.connect(lambda: seatings.append(controller.agreement.seats))
    for _ in range(60):
        if controller.needs_new_purse():
            controller.new_purse()
        rounds(controller, 1)
        report = replay(read(write(script_of(controller._sitting))))
        assert report.seats[YOU].net == controller.table.net()
        assert len(report.rounds) == len(controller.history)
    assert seatings


def test_the_script_of_an_evening_replays_it(sit: Open) -> None:
    controller = sit(game(6, packs=1), "0c")
    rounds(controller, 20)
    controller.deal()
    report = replay(read(write(script_of(controller._sitting))))
    assert list(report.rounds) == controller.history
    assert {seat: report.seats[seat].net for seat in controller.table.seats()} == {
        seat: controller.table.net(seat) for seat in controller.table.seats()
    }


def test_a_full_disk_moves_nothing_and_the_others_try_again(
    sit: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = sit(game(8, bank="fixed"), "0b")
    notebook = Notebook(controller)
    controller.deal()
    before = controller.table.checkpoint()
    commit = Profile.commit

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(Profile, "commit", full)
    notebook.lines.clear()
    controller.stand()
    assert notebook.names() == ["failed"]
    assert controller.table.checkpoint() == before
    monkeypatch.setattr(Profile, "commit", commit)
    controller.stand()
    assert controller.table.to_act is None
    assert any(
        isinstance(event, RoundEnded)
        for name, events in notebook.lines
        if name == "happened"
        for event in events  # type: ignore[attr-defined]  # lists of events
    )


def test_guests_may_be_silent(sit: Open) -> None:
    controller = sit(game(8), "0d")
    notebook = Notebook(controller)
    rounds(controller, 10)
    assert any(name == "remarked" for name, _ in notebook.lines)
    notebook.lines.clear()
    controller.chat = False
    rounds(controller, 10)
    assert not any(name == "remarked" for name, _ in notebook.lines)
