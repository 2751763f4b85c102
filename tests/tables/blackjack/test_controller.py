"""The table behind its signals: what is told, refused, or comes too late; what stays after a crash."""

from __future__ import annotations

import pytest

from casino_qt.bank.profile import OPENING_PURSE
from casino_qt.rules.blackjack.actions import Bet, Double, Hit, Split, Stand, Surrender, Take
from casino_qt.rules.blackjack.events import BetLaid, CardDealt, CoupEnded, ShoeCut, ShoeShuffled
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.events import Said
from casino_qt.rules.scripts import read, replay, write
from casino_qt.rules.table import YOU
from casino_qt.tables.blackjack import Blackjack, Question
from casino_qt.tables.exporting import script_of
from tests.tables.blackjack.conftest import Notebook, Open, agree, finish


def test_the_table_opens_with_its_shoe(sit: Open) -> None:
    table = sit(seed="00")
    assert [type(event) for event in table.opening] == [ShoeShuffled, ShoeCut, Said]
    assert table.question is None
    table.bet(1, 1000)
    assert sit().opening == ()


def test_bets_are_laid_taken_and_undone(sit: Open) -> None:
    table = sit(seed="00")
    notebook = Notebook(table)
    table.bet(1, 1000)
    assert notebook.lines == [("happened", (BetLaid("you", 1, 1000, 0),))]
    table.bet(1, 500)
    table.bet(2, 700)
    assert table.in_play == 2200
    agree(table)
    table.undo()
    assert table.in_play == 1500
    table.redo()
    assert table.in_play == 2200
    table.take(1)
    assert table.in_play == 700
    table.undo()
    table.double()
    assert table.in_play == 4400
    table.clear()
    assert table.in_play == 0
    table.undo()
    assert table.in_play == 4400
    agree(table)
    assert [table.undo_stack.text(index) for index in range(table.undo_stack.count())] == [
        "bet on box 1",
        "bet on box 1",
        "bet on box 2",
        "doubled bets",
        "clearing the boxes",
    ]


def test_one_box_is_not_dealt_to(sit: Open) -> None:
    table = sit(seed="00")
    table.bet(1, 1000)
    notebook = Notebook(table)
    table.deal()
    assert notebook.lines == [("refused", "two_boxes")]
    assert table.undo_stack.count() == 1
    agree(table)


def leave_in_the_purse(table: Blackjack, centimes: int) -> None:
    """The rest is spent at another table."""
    profile = table._sitting.profile
    with profile.transaction():
        session = profile.begin_session("roulette", {}, "00", profile.purse())
        change = centimes - profile.purse()
        profile.commit(session.id, [], [("purse", change), ("house", -change)])
        profile.end_session(session.id)


def test_who_cannot_occupy_two_boxes_alone_is_given_a_new_purse(sit: Open) -> None:
    leave_in_the_purse(sit(seed="00"), 900)
    table = sit()
    assert table.needs_new_purse()
    table.bet(4, 500)
    assert table.needs_new_purse(), "one box is not dealt to"
    table.new_purse()
    assert table.purse == 400 + OPENING_PURSE
    table.bet(3, 500)
    table.deal()
    assert not table.needs_new_purse(), "a coup is played out first"
    finish(table)
    agree(table)


def test_what_was_done_in_a_coup_is_over_with_it(sit: Open) -> None:
    table = sit(seed="00")
    table.bet(3, 1000)
    table.bet(5, 1000)
    table.deal()
    table.hit()
    assert sit()._sitting.since_the_deal()[0] == "hit"
    finish(sit())
    again = sit()
    assert again._sitting.since_the_deal() == []
    assert len(again.history) == 1
    assert again.opening == ()
    again.bet(3, 1000)
    assert sit().table.engaged()
    assert sit()._sitting.session.actions == ({"do": "bet", "box": 3, "stake": 1000},)


def test_beside_a_guest_one_box_is_enough(sit: Open) -> None:
    leave_in_the_purse(sit(seed="00"), 500)
    table = sit(guests=2)
    assert any(box.holder != YOU for box in table.table.boxes.values())
    assert not table.needs_new_purse()


def test_a_coup_is_played_booked_and_repeated(sit: Open) -> None:
    table = sit(seed="00")
    table.bet(3, 1000)
    table.bet(5, 2000)
    table.deal()
    assert table.undo_stack.count() == 0
    assert table.table.phase is Phase.PLAYING
    assert table.to_repeat() == table.to_double() == table.to_clear() == ()
    finish(table)
    agree(table)
    (record,) = table._sitting.profile.rounds("blackjack")
    last = table.history[-1]
    assert record.number == 1
    assert record.net == last.net("you")
    assert record.balance == table.purse
    boxes = record.cards["boxes"]
    assert isinstance(boxes, dict)
    assert set(boxes) == {"3", "5"}
    assert record.outcome in {str(last.dealer_total), "blackjack"}
    laid = record.stakes["3"]
    assert isinstance(laid, dict)
    assert (laid["stake"], laid["held"]) == (1000, True)
    assert table.to_repeat() == (Bet(3, 1000), Bet(5, 2000))
    table.repeat()
    assert table.in_play == 3000
    table.undo()
    assert sit().to_repeat() == (Bet(3, 1000), Bet(5, 2000))


def test_what_is_laid_while_a_coup_is_told_is_late(sit: Open) -> None:
    table = sit(seed="00")
    notebook = Notebook(table)
    table.showing = True
    table.bet(1, 500)
    table.take(1)
    table.deal()
    assert notebook.lines == [("late", (1, 500)), ("refused", "too_late"), ("refused", "too_late")]


def test_what_is_refused_moves_nothing(sit: Open) -> None:
    table = sit(seed="00")
    notebook = Notebook(table)
    table.hit()
    table.accept()
    table.insure(1, 500)
    table.bet(8, 500)
    table.bet(1, 499)
    table.take(1)
    codes = [code for _, code in notebook.lines]
    assert codes == [
        "not_dealt",
        "no_card_on_offer",
        "nothing_to_insure",
        "no_such_box",
        "below_minimum",
        "nothing_to_take",
    ]
    table.bet(1, 500)
    table.bet(2, 500)
    table.deal()
    notebook.lines.clear()
    before = table.table.checkpoint()
    table.bet(3, 500)
    table.deal()
    table.take(1)
    assert [code for _, code in notebook.lines] == ["cards_are_out"] * 3
    assert table.table.checkpoint() == before
    agree(table)


def test_the_buttons_know_what_they_would_do(sit: Open) -> None:
    table = sit(seed="00")
    assert table.would("hit") is None
    table.bet(1, 500)
    table.bet(2, 500)
    table.deal()
    box, hand = table.table.to_play or (0, 0)
    assert table.would("hit") == Hit(box, hand)
    assert table.would("stand") == Stand(box, hand)
    assert table.would("double") == Double(box, hand)
    assert table.would("split") == Split(box, hand)
    assert table.would("surrender") == Surrender(box, hand)
    assert table.would("accept") is None
    legal = table.table.legal()
    for play in ("hit", "stand", "double", "split", "surrender"):
        action = table.would(play)
        assert (table.refusal(action) is None) == (action in legal)
    before = table.table.checkpoint()
    table.showing = True
    refused = table.refusal(Take(1))
    assert refused is not None
    assert refused.code == "too_late"
    assert table.table.checkpoint() == before


@pytest.mark.parametrize("guests", [0, 3])
def test_a_sitting_resumed_in_the_middle_of_a_hand_stands_exactly(sit: Open, guests: int) -> None:
    table = sit(seed="00", guests=guests)
    resumed = 0
    for _ in range(12):
        table.bet(4, 1000)
        table.bet(5, 1000)
        table.deal()
        while table.table.phase is not Phase.BETTING:
            moment, question = table.table.checkpoint(), table.question
            table = sit(guests=guests)
            assert table.table.checkpoint() == moment
            assert table.question == question
            agree(table)
            resumed += 1
            if question is not Question.DECIDE:
                table.go_on()
                continue
            plays = {type(action) for action in table.table.legal()}
            if Split in plays:
                table.split()
            elif Double in plays:
                table.double_down()
            else:
                (table.stand if Stand in plays else table.hit)()
    assert resumed > 20


def test_a_sitting_ends_with_its_shoe(sit: Open) -> None:
    table = sit(seed="00")
    seeds = {table.seal}
    for _ in range(60):
        table.bet(1, 500)
        table.bet(2, 500)
        notebook = Notebook(table)
        table.deal()
        finish(table)
        agree(table)
        if table.seal not in seeds:
            break
    else:
        raise AssertionError("a shoe does not last for ever")
    assert table.last_seed == "00"
    assert table.history == []
    assert table.table.shoe_number == 1
    (told,) = [
        events
        for name, events in notebook.lines
        if name == "happened" and isinstance(events, tuple) and any(isinstance(e, CoupEnded) for e in events)
    ]
    end = next(index for index, event in enumerate(told) if isinstance(event, CoupEnded))
    assert told[end + 1 :] == table.table.opening
    assert table.to_repeat() == (Bet(1, 500), Bet(2, 500))
    moment = table.table.checkpoint()
    assert sit().table.checkpoint() == moment


def test_nobody_gets_up_during_a_coup(sit: Open) -> None:
    table = sit(seed="00")
    table.bet(1, 500)
    assert not table.new_sitting()
    table.clear()
    assert table.new_sitting(Rules(surrender="none"), "01")
    assert table.options.surrender == "none"
    assert table.last_seed == "00"
    table.bet(1, 500)
    table.bet(2, 500)
    table.deal()
    assert not table.new_sitting()
    finish(table)
    assert table.new_sitting()


def test_the_sitting_is_written_and_replayed(sit: Open) -> None:
    table = sit(Rules(croupier_slips=True), "00", guests=5)
    for _ in range(10):
        table.bet(4, 1000)
        if table.table.boxes[1].holder != "you" and len(table.table.boxes[1].bettors) < 3:
            table.bet(1, 1000)
        table.deal()
        finish(table)
    report = replay(read(write(script_of(table._sitting))))
    assert report.rounds == tuple(table.history)
    assert report.house_net == table.table.house_net()
    assert {name: seat.net for name, seat in report.seats.items()} == {
        seat: table.table.net(seat) for seat in table.table.seats()
    }


def test_insurance_is_laid_before_and_with_a_double(sit: Open) -> None:
    table = sit(seed="00")
    for number in range(2000):
        table.bet(1, 1000)
        table.bet(2, 1000)
        table.deal()
        to_play = table.table.to_play
        legal = {type(action) for action in table.table.legal()}
        if table.table.dealer.ace and to_play == (1, 0) and Double in legal:
            break
        finish(table)
        assert number < 1999
    assert table.insurable(1) == 500
    assert table.most_with("double") == 1000
    table.insure(1, 300)
    assert table.insurable(1) == 200
    assert table.most_with("double") == 700
    agree(table)
    notebook = Notebook(table)
    table.double_down(insure=700)
    assert notebook.names()[0] == "happened"
    agree(table)
    finish(table)
    agree(table)
    assert table.history[-1].boxes[0].insurance[0].stake == 1000


def test_each_card_is_in_the_bank_before_it_is_seen(sit: Open) -> None:
    table = sit(seed="00", guests=2)
    profile = table._sitting.profile
    told = []

    def look(events: tuple[object, ...]) -> None:
        session = profile.open_session("blackjack")
        assert session is not None
        told.append(sum(isinstance(event, CardDealt) for event in events))
        if not any(isinstance(event, CoupEnded) for event in events):
            assert len(session.actions) == table._sitting._written
        agree(table)

    table.happened.connect(look)
    for _ in range(5):
        table.bet(4, 500)
        table.deal()
        finish(table)
    assert sum(told) > 30
