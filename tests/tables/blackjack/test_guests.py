"""The guests: honest, each in his manner, out of the way of undo, durable like all the rest."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from casino_qt.odds.blackjack.card import Play, best_play
from casino_qt.rules.blackjack.actions import Action, Bet, Deal, Double
from casino_qt.rules.blackjack.events import BetLaid, Insured, SlipDrawn
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.blackjack.table import Table
from casino_qt.rules.chance import SeededChance, SeedStream
from casino_qt.rules.shoe import Shoe
from casino_qt.tables.blackjack import Adding, Question
from casino_qt.tables.blackjack_guests import party
from casino_qt.tables.blackjack_guests.roster import BY_SEAT, OWN_BOX, ROSTER
from casino_qt.tables.blackjack_guests.sight import BettingSight, Sight
from casino_qt.tables.blackjack_guests.tempers import ByTheBook, Reckless, Timid
from casino_qt.tables.dice import dice_for
from casino_qt.tables.purse_change import PurseChange
from tests.rules.blackjack.shorthand import cards
from tests.tables.blackjack.conftest import Notebook, Open, agree, finish

SLIPS = Rules(croupier_slips=True)
LUCK = "a public text"
DICE = SeedStream("00")


def dealt(seed: str, rules: Rules = SLIPS) -> Table:
    """A table where all five have bet, the person on box 4, and the cards are out."""
    table = Table(rules, SeededChance(seed), 10**7)
    do(table, party.bets(table, party.seated(5, LUCK, 0), LUCK))
    table.apply(Bet(OWN_BOX, 1000))
    do(table, party.bets_behind(table, party.seated(5, LUCK, 0), LUCK))
    table.apply(Deal())
    return table


def do(table: Table, moves: list[party.Move]) -> None:
    for move in moves:
        if isinstance(move, PurseChange):
            table.change_purse(move.change, move.by)
        else:
            table.apply(move)


def hide(table: Table, dice: random.Random) -> None:
    """Shuffle every card nobody has seen."""
    state = table._state
    seen, hidden = list(state.shoe.cards[: state.dealt]), list(state.shoe.cards[state.dealt :])
    dice.shuffle(hidden)
    state.shoe = Shoe(tuple(seen + hidden))


@pytest.mark.parametrize("seed", ["00", "5eed", "b1ac", "77", "abcdef"])
def test_what_is_hidden_decides_nothing(seed: str) -> None:
    """Whatever order the unseen cards have, every guest does the same at every point of a coup."""
    table, dice = dealt(seed), random.Random(seed)
    decided = 0
    while table.phase is not Phase.BETTING:
        here = table.checkpoint()
        chosen = party.insurance(table, LUCK) or party.next_move(table, LUCK)
        for _ in range(20):
            hide(table, dice)
            assert (party.insurance(table, LUCK) or party.next_move(table, LUCK)) == chosen
            assert party.bets(table, party.seated(5, LUCK, 0), LUCK) is not None
        table.restore(here)
        decided += chosen is not None
        if chosen is None:
            assert table.to_play is not None
            chosen = next(action for action in table.legal() if table.refusal(action) is None)
        table.apply(chosen)
    assert decided >= 3


def test_before_the_deal_they_see_no_card_either() -> None:
    """Two tables that differ in nothing but the shoe get the same bets."""
    here = party.seated(5, LUCK, 0)
    laid = [party.bets(Table(SLIPS, SeededChance(seed), 10**7), here, LUCK) for seed in ("00", "01", "02")]
    assert laid[0] == laid[1] == laid[2]
    assert laid[0]


def test_their_dice_are_public_and_not_the_shoe() -> None:
    one, other = (dice_for(LUCK, "bice", "plays", 1) for _ in range(2))
    assert [one.below(100) for _ in range(5)] == [other.below(100) for _ in range(5)]
    assert dice_for(LUCK, "rossi", "plays", 1).below(10**6) != dice_for(LUCK, "bice", "plays", 1).below(10**6)


# Manners.


def sight(codes: str, shown: str = "9", plays: str = "hit stand double split surrender") -> Sight:
    (up,) = cards(shown)
    return Sight(Rules(), cards(codes), up, (), frozenset(plays.split()))


@pytest.mark.parametrize(
    ("codes", "shown", "plays", "expected"),
    [
        ("T 2", "6", "hit stand double", "stand"),
        ("T 2", "9", "hit stand double surrender", "surrender"),
        ("T 2", "5", "hit stand double surrender", "stand"),
        ("6 5", "6", "hit double", "hit"),
        ("8 8", "T", "hit stand double split", "stand"),
        ("A 6", "T", "hit stand double", "hit"),
        ("A 7", "T", "hit stand double", "stand"),
        ("A K", "A", "stand", "stand"),
    ],
)
def test_the_timid_never_go_over(codes: str, shown: str, plays: str, expected: str) -> None:
    assert Timid().plays(sight(codes, shown, plays), DICE) == expected


@pytest.mark.parametrize(
    ("codes", "shown", "plays", "expected"),
    [
        ("T T", "6", "hit stand double split", "split"),
        ("5 4", "T", "hit double", "double"),
        ("T 6", "2", "hit stand", "hit"),
        ("T 8", "T", "hit stand", "stand"),
        ("A 7 3", "T", "hit stand", "stand"),
        ("A K", "A", "stand", "stand"),
        ("5 4 2", "6", "hit", "hit"),
    ],
)
def test_the_reckless_are_bold(codes: str, shown: str, plays: str, expected: str) -> None:
    assert Reckless().plays(sight(codes, shown, plays), DICE) == expected


def test_the_book_is_followed_to_the_letter() -> None:
    table, seen = Table(Rules(surrender="hard_12_or_more"), SeededChance("b00c"), 10**9), Counter[str]()
    book = best_play(table.options)
    for _ in range(300):
        table.apply(Bet(6, 1000, "rossi"))
        table.apply(Bet(7, 1000, "irene"))
        table.apply(Deal())
        while table.to_play:
            box, index = table.to_play
            hand, shown = table.boxes[box].hands[index], table.dealer.cards[0].value
            action = party.next_move(table, LUCK)
            assert action is not None
            play = type(action).__name__.lower()
            legal = {Play(type(one).__name__.lower()) for one in table.legal(table.boxes[box].holder)}
            if not hand.blackjack:
                assert play == book.play([card.value for card in hand.cards], shown, legal)
            seen[play] += 1
            table.apply(action)
    assert set(seen) == {"stand", "hit", "double", "split", "surrender"}


@pytest.mark.parametrize(
    ("temper", "codes", "card", "wanted"),
    [
        (Timid(), "T 4", "5", True),
        (Timid(), "T 4", "4", False),
        (Timid(), "T 4", "8", False),
        (ByTheBook(), "T 4", "4", True),
        (ByTheBook(), "5 2", "3", True),
        (ByTheBook(), "T 4", "3", False),
        (Reckless(), "T 4", "2", True),
        (Reckless(), "T 4", "8", False),
        (Reckless(), "T 8", "2", False),
    ],
)
def test_who_wants_a_card_drawn_by_mistake(
    temper: Timid | ByTheBook | Reckless, codes: str, card: str, wanted: bool
) -> None:
    assert temper.wants(cards(card)[0], sight(codes)) is wanted


def test_who_insures_and_who_adds() -> None:
    assert Timid().insures(sight("T 2", "A"), DICE)
    assert not ByTheBook().insures(sight("T 2", "A"), DICE)
    assert {Reckless().insures(sight("T 2", "A"), DICE) for _ in range(50)} == {True, False}
    assert not Timid().adds(sight("6 5", "6"), "double")
    assert ByTheBook().adds(sight("6 5", "6"), "double")
    assert not ByTheBook().adds(sight("T 5", "6"), "double")
    assert Reckless().adds(sight("T 5", "6"), "double")


def test_bets_keep_to_purse_and_limits() -> None:
    plate = BettingSight(Rules(), 10**6, 500)
    assert {Timid().bets(plate, DICE) for _ in range(60)} == {0, 1}
    assert {ByTheBook().bets(plate, DICE) for _ in range(60)} == {2}
    assert {Reckless().bets(plate, DICE) for _ in range(60)} == {8, 9, 10}
    table = Table(Rules(min=500, max=600), SeededChance("00"), 10**6)
    laid = [move for move in party.bets(table, party.seated(5, LUCK, 0), LUCK) if isinstance(move, Bet)]
    assert laid
    assert all(500 <= bet.stake <= 600 for bet in laid)


# At the table.


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


def test_one_slip_in_two_hundred_coups() -> None:
    slips = 0
    table = dealt("00")
    for coups in range(20_000):
        table._state.coups = coups
        slips += party.slip_at(table, LUCK) is not None
    assert 70 <= slips <= 130
    assert party.slip_at(dealt("00", Rules()), LUCK) is None


def test_none_where_the_house_has_not(sit: Open, clumsy: None) -> None:
    table = sit(Rules(), "00", guests=2)
    seen: list[object] = []
    table.happened.connect(seen.extend)
    for _ in range(20):
        table.bet(4, 500)
        table.deal()
        finish(table)
    assert not any(isinstance(event, SlipDrawn) for event in seen)


def test_what_a_guest_cannot_pay_is_named() -> None:
    """A script has one purse for all: who did not add for want of money must not add there either."""
    table = Table(Rules(), SeededChance("00"), 10**6)
    while True:
        table.apply(Bet(4, 1000))
        table.apply(Bet(5, 1000))
        table.apply(Bet(4, 800, "fabbri"))
        table.apply(Deal())
        if table.to_play == (4, 0) and any(isinstance(action, Double) for action in table.legal()):
            break
        while table.to_play:
            table.apply(table.legal()[0])
    rich = party.decided(table, "double", "you")
    assert isinstance(rich, Double)
    assert rich.without == ()
    table.change_purse(-table.purse("fabbri") + 799, "fabbri")
    poor = party.decided(table, "double", "you")
    assert poor == replace(rich, without=("fabbri",))


def test_a_guest_gone_from_the_house_is_played_for() -> None:
    table = Table(Rules(), SeededChance("00"), 10**6)
    for box in (1, 2):
        table.apply(Bet(box, 500, "somebody"))
    table.apply(Deal())
    while table.phase is not Phase.BETTING:
        action: Action | None = party.insurance(table, LUCK) or party.next_move(table, LUCK)
        assert action is not None
        table.apply(action)
    assert "somebody" not in BY_SEAT


def test_the_roster_is_in_order() -> None:
    assert len({guest.seat for guest in ROSTER}) == len({guest.box for guest in ROSTER}) == 5
    assert OWN_BOX not in {guest.box for guest in ROSTER}
    assert all(guest.name and guest.manner for guest in ROSTER)
    assert {type(guest.temper) for guest in ROSTER} == {Timid, ByTheBook, Reckless}
