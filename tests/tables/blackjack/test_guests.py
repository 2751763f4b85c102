"""The guests at the person's table: out of the way of undo, durable like all the rest."""

from __future__ import annotations

from collections import Counter

import pytest

from casino_qt.rules.blackjack.actions import Double
from casino_qt.rules.blackjack.events import BetLaid, Insured, SlipDrawn
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.state import Phase
from casino_qt.tables.blackjack import Adding, Question
from casino_qt.tables.blackjack_guests import party
from casino_qt.tables.blackjack_guests.roster import OWN_BOX, ROSTER
from tests.tables.blackjack.conftest import Notebook, Open, agree, finish

SLIPS = Rules(croupier_slips=True)
LUCK = "a public text"


def test_they_sit_before_their_boxes_and_bet_first(sit: Open) -> None:
    table = sit(seed="00")
    notebook = Notebook(table)
    table.seat_guests(5)
    assert notebook.names() == ["seating", "happened"]
    assert {box: guest.seat for box, guest in table.seated.items()} == {g.box: g.seat for g in ROSTER}
    assert OWN_BOX not in table.seated
    for number, box in table.table.boxes.items():
        assert table.seated[number].seat == box.holder
    assert table.undo_stack.count() == 0
    assert table.in_play == 0
    agree(table)
    table.seat_guests(0)
    assert not table.table.boxes
    assert table.seated == {}
    with pytest.raises(ValueError, match="0 to 5"):
        table.seat_guests(6)


def test_a_lone_person_needs_one_box_beside_a_guest(sit: Open) -> None:
    table = sit(seed="00", guests=2)
    table.bet(4, 500)
    notebook = Notebook(table)
    table.deal()
    assert "refused" not in notebook.names()
    finish(table)
    agree(table)


def test_a_guest_who_sits_down_takes_the_box_over_from_the_next_coup(sit: Open) -> None:
    table = sit(seed="00")
    table.bet(2, 1000)
    table.bet(4, 1000)
    table.seat_guests(2)
    table.deal()
    assert table.table.boxes[2].holder == "you"
    finish(table)
    for _ in range(4):
        if 2 in table.table.boxes:
            break
        table.bet(4, 500)
        table.bet(5, 500)
        table.deal()
        finish(table)
    assert table.table.boxes[2].holder == "bice"
    table.bet(2, 1000)
    assert table.table.boxes[2].bettors == ["bice", "you"]
    agree(table)


@pytest.mark.parametrize("left", [0, 1])
def test_who_is_not_invited_any_more_leaves_no_stake_behind(sit: Open, left: int) -> None:
    table = sit(seed="00", guests=2)
    table.bet(4, 500)
    table.seat_guests(left)
    assert set(table.table.boxes) == {4, *table.seated}
    assert not table.undo_stack.count()
    notebook = Notebook(table)
    table.deal()
    assert ("refused" in notebook.names()) == (left == 0)  # as it is to be seen: one box is not enough
    finish(table)
    agree(table)


def test_undo_never_meets_their_chips(sit: Open) -> None:
    table = sit(seed="00", guests=3)
    laid = {number: dict(box.bets) for number, box in table.table.boxes.items()}
    table.bet(4, 500)
    table.seat_guests(5)
    assert {n: dict(box.bets) for n, box in table.table.boxes.items() if n != 4} == laid
    table.undo()
    assert {number: dict(box.bets) for number, box in table.table.boxes.items()} == laid
    table.redo()
    events: list[object] = []
    table.happened.connect(events.extend)
    table.deal()
    late = {event.seat for event in events if isinstance(event, BetLaid)}
    assert late & {"irene", "vilem"}, "who was invited late lays at the last moment"


def test_some_bet_behind_the_person_and_add_or_do_not(sit: Open) -> None:
    table = sit(Rules(), "00", guests=5)
    behind, adding = Counter[str](), Counter[bool]()
    for _ in range(60):
        table.bet(4, 1000)
        table.deal()
        if 4 in table.table.boxes:
            behind.update(table.table.boxes[4].bettors[1:])
        while table.table.phase is not Phase.BETTING:
            if table.question is not Question.DECIDE:
                table.go_on()
                continue
            double = table.would("double")
            if isinstance(double, Double) and table.refusal(double) is None:
                for seat in table.table.boxes[4].bettors[1:]:
                    adding[seat not in double.without] += 1
                table.double_down()
            else:
                (table.stand if table.refusal(table.would("stand")) is None else table.hit)()
        agree(table)
        if table.purse < 10_000:
            break
    assert set(behind) == {guest.seat for guest in ROSTER if guest.behind}
    assert adding[True]
    assert adding[False]


def test_they_come_and_go(sit: Open) -> None:
    present = {coups: frozenset(party.seated(5, LUCK, coups)) for coups in range(0, 600, party.STAYS)}
    assert len(set(present.values())) > 5
    assert len(present[0]) == 5
    assert all(len(there) >= 1 for there in present.values())


def test_the_person_bets_behind_a_guest_and_is_asked_to_add(sit: Open) -> None:
    table = sit(seed="00", guests=3)
    asked = Counter[str]()
    for number in range(400):
        for box in (1, 6):
            if box in table.table.boxes and len(table.table.boxes[box].bettors) < 3 and table.purse > 5000:
                table.bet(box, 500)
        if len(table.table.boxes) < 2:
            table.bet(4, 500)
            table.bet(5, 500)
        table.deal()
        while table.table.phase is not Phase.BETTING:
            if table.question is not Question.ADD:
                break
            adding = table.adding
            assert isinstance(adding, Adding)
            held = table.table.boxes[adding.box]
            assert held.holder != "you"
            assert adding.stake == held.hands[adding.hand].stakes["you"]
            if number % 2:
                table.add()
                asked[f"{adding.play} added"] += 1
            else:
                table.go_on()
                asked[f"{adding.play} left"] += 1
            agree(table)
        finish(table)
        agree(table)
        if len(asked) == 4:
            break
        if table.needs_new_purse():
            table.new_purse()
    assert set(asked) == {"double added", "double left", "split added", "split left"}


def test_insurance_is_asked_before_a_guest_plays(sit: Open) -> None:
    table = sit(seed="00", guests=1)
    for _ in range(400):
        if 2 not in table.table.boxes:
            table.bet(5, 500)
        table.bet(4, 1000)
        table.deal()
        if table.question is Question.INSURANCE:
            break
        finish(table)
        if table.needs_new_purse():
            table.new_purse()
    else:
        raise AssertionError("an ace comes sooner or later")
    to_play = table.table.to_play
    table.insure(4, 200)
    assert table.question is Question.INSURANCE
    assert table.table.to_play == to_play
    table.go_on()
    assert table.table.to_play != to_play
    finish(table)
    agree(table)


def test_the_timid_insure_at_once(sit: Open) -> None:
    table = sit(seed="00", guests=1)
    seen: list[object] = []
    table.happened.connect(seen.extend)
    for _ in range(200):
        table.bet(4, 500)
        table.bet(5, 500)
        table.deal()
        finish(table)
        insured = [event for event in seen if isinstance(event, Insured)]
        if insured:
            break
    assert insured[0].seat == "bice"
    assert insured[0].box == 2


@pytest.fixture
def clumsy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A croupier who makes a mistake in every other coup."""
    monkeypatch.setattr(party, "SLIPS_ONCE_IN", 2)


def test_the_croupier_slips_where_the_house_has_it(sit: Open, clumsy: None) -> None:
    table = sit(SLIPS, "00", guests=2)
    asked, slips = 0, 0

    def look(events: tuple[object, ...]) -> None:
        nonlocal slips
        slips += sum(isinstance(event, SlipDrawn) for event in events)

    table.happened.connect(look)
    for coup in range(40):
        table.bet(4, 500)
        table.deal()
        while table.table.phase is not Phase.BETTING:
            if table.question is Question.CARD:
                asked += 1
                moment = table.table.checkpoint()
                table = sit(guests=2)
                table.happened.connect(look)
                assert table.table.checkpoint() == moment
                (table.accept if coup % 2 else table.decline)()
            elif table.question is Question.DECIDE:
                (table.stand if table.refusal(table.would("stand")) is None else table.hit)()
            else:
                table.go_on()
            agree(table)
    assert asked > 5
    assert 10 <= slips <= 30


def test_none_where_the_house_has_not(sit: Open, clumsy: None) -> None:
    table = sit(Rules(), "00", guests=2)
    seen: list[object] = []
    table.happened.connect(seen.extend)
    for _ in range(20):
        table.bet(4, 500)
        table.deal()
        finish(table)
    assert not any(isinstance(event, SlipDrawn) for event in seen)
