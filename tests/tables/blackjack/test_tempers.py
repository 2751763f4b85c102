"""How the guests decide: by what can be seen, each in his manner, with dice that are not the shoe's."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from casino_qt.odds.blackjack.card import Play, best_play
from casino_qt.rules.blackjack.actions import Action, Bet, Deal, Double
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.blackjack.table import Table
from casino_qt.rules.chance import SeededChance, SeedStream
from casino_qt.rules.shoe import Shoe
from casino_qt.tables.blackjack_guests import party
from casino_qt.tables.blackjack_guests.roster import BY_SEAT, OWN_BOX, ROSTER
from casino_qt.tables.blackjack_guests.sight import BettingSight, Sight
from casino_qt.tables.blackjack_guests.tempers import ByTheBook, Reckless, Timid
from casino_qt.tables.dice import dice_for
from casino_qt.tables.purse_change import PurseChange
from tests.rules.blackjack.shorthand import cards

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


def test_one_slip_in_two_hundred_coups() -> None:
    slips = 0
    table = dealt("00")
    for coups in range(20_000):
        table._state.coups = coups
        slips += party.slip_at(table, LUCK) is not None
    assert 70 <= slips <= 130
    assert party.slip_at(dealt("00", Rules()), LUCK) is None


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
