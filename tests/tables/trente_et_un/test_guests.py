"""The guests: honest, each in his manner; what they say is decoration."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest

from casino_qt.odds.trente_et_un import play as odds
from casino_qt.rules.cards import packs
from casino_qt.rules.chance import SeededChance, SeedStream
from casino_qt.rules.shoe import Shoe
from casino_qt.rules.table import YOU
from casino_qt.rules.trente_et_un.actions import Deal, Draw, Stand
from casino_qt.rules.trente_et_un.events import (
    BankerOpened,
    HandOpened,
    NaturalShown,
    RoundEnded,
    TokensPaid,
    Why,
)
from casino_qt.rules.trente_et_un.hands import Hand
from casino_qt.rules.trente_et_un.options import Rules
from casino_qt.rules.trente_et_un.table import Table
from casino_qt.rules.trente_et_un.view import View, view_of
from casino_qt.tables.trente_et_un_guests import party
from casino_qt.tables.trente_et_un_guests.chat import LINES, Remark, remark
from casino_qt.tables.trente_et_un_guests.roster import BY_SEAT, MOST, ROSTER
from casino_qt.tables.trente_et_un_guests.tempers import ByTheBook, Dreamer, Moody, Settled, Wary
from tests.rules.trente_et_un.cards_table import agreed, cards
from tests.tables.trente_et_un.conftest import game

LUCK = "a public text"
DICE = SeedStream("00")


def hide(table: Table, seat: str, dice: random.Random) -> None:
    """Shuffle every card that `seat` has not seen: hands that lie face down, and what is left of the pack."""
    state = table._state
    lies_hidden = [name for name, hand in state.hands.items() if name != seat and not hand.opened]
    left = list(state.shoe.cards[state.dealt :])
    hidden = [card for name in lies_hidden for card in state.hands[name].cards] + left
    dice.shuffle(hidden)
    for name in lies_hidden:
        hand = state.hands[name]
        state.hands[name] = Hand(tuple(hidden[: len(hand.cards)]), hand.opened, hand.out)
        del hidden[: len(hand.cards)]
    state.shoe = Shoe((*state.shoe.cards[: state.dealt], *hidden), state.shoe.scripted)


def at_each_decision(seed: str, guests: int, rounds: int) -> list[tuple[Table, str]]:
    """A table stopped before each decision, the person's too, who plays like a stranger."""
    found = []
    table = Table(game(guests, packs=1 + len(seed) % 3), SeededChance(seed), 10**9)
    while table.rounds < rounds:
        table.apply(Deal())
        while (seat := table.to_act) is not None:
            copy = Table(table.agreement, SeededChance(seed), 10**9)
            copy.restore(table.checkpoint())
            found.append((copy, seat))
            draws = Draw(seat) in table.legal(seat) and not party.stays(view_of(table, seat), LUCK)
            table.apply(Draw(seat) if draws else Stand(seat))
    return found


@pytest.mark.parametrize(("seed", "guests"), [("00", 8), ("5eed", 8), ("b1ac1", 5), ("77", 3), ("abcdef", 1)])
def test_what_is_hidden_decides_nothing(seed: str, guests: int) -> None:
    dice = random.Random(seed)
    asked = at_each_decision(seed, guests, 12)
    assert len(asked) > 20
    for table, seat in asked:
        view = view_of(table, seat)
        decided = {name: BY_SEAT[name].temper.stays(view, SeedStream("00")) for name in BY_SEAT}
        stays = party.stays(view, LUCK)
        for _ in range(3):
            hide(table, seat, dice)
            assert view_of(table, seat) == view
            assert party.stays(view_of(table, seat), LUCK) == stays
            again = view_of(table, seat)
            assert {name: BY_SEAT[name].temper.stays(again, SeedStream("00")) for name in BY_SEAT} == decided


def test_shuffling_what_is_hidden_changes_the_table() -> None:
    table, seat = at_each_decision("00", 8, 1)[0]
    before = table.checkpoint()
    hide(table, seat, random.Random(1))
    assert table.checkpoint() != before
    everything = Counter(packs(table.agreement.packs))
    lying = Counter(card for name in table.seats() for card in table.hand(name).cards)
    assert lying + Counter(table._state.shoe.cards[table._state.dealt :]) == everything


def seen(own: str, *, banker: str = "anna", last: int = 0) -> View:
    return View(agreed(), "you", banker, cards(own), (), 0, 40, last)


def test_each_has_his_manner() -> None:
    hard_25, hard_26, hard_28, soft_26 = "8S 9H 8D", "9S 9H 8D", "9S TH 9D", "KS 5H AD"
    cautious, bold = Settled(25, 26), Settled(29, 28)
    assert cautious.stays(seen(hard_25), DICE)
    assert not cautious.stays(seen(hard_25, banker="you"), DICE)
    assert not bold.stays(seen(hard_28), DICE)
    assert bold.stays(seen(hard_28, banker="you"), DICE)
    assert ByTheBook().stays(seen(hard_25), DICE)
    assert not ByTheBook().stays(seen(soft_26), DICE)
    assert Wary().stays(seen(hard_26), DICE)
    assert not Wary().stays(seen(soft_26), DICE)
    assert odds.chance_of_over(seen("8S 8H 8D")) < Fraction(1, 2)
    assert not Wary().stays(seen("8S 8H 8D"), DICE)
    assert Moody(26, 28).stays(seen(hard_26, last=2), DICE)
    assert not Moody(26, 28).stays(seen(hard_26, last=-2), DICE)
    assert {Dreamer(24, 28).stays(seen(hard_26), SeedStream(f"{seed}")) for seed in range(20)} == {
        True,
        False,
    }


def test_the_house_has_cautious_bold_and_best_players_with_names_and_manners() -> None:
    assert len(ROSTER) == MOST == len(BY_SEAT) == 8
    assert YOU not in BY_SEAT
    assert Settled(25, 26) in [guest.temper for guest in ROSTER]
    assert Settled(29, 28) in [guest.temper for guest in ROSTER]
    assert ByTheBook() in [guest.temper for guest in ROSTER]
    assert all(guest.name and guest.manner for guest in ROSTER)
    assert len({guest.name for guest in ROSTER}) == 8


def test_a_stranger_plays_as_well() -> None:
    assert party.stays(View(agreed(), "boris", "anna", cards("9S 9H 8D"), (), 0, 40, 0), LUCK)


@pytest.mark.parametrize("guests", range(1, 9))
def test_the_bank_comes_to_the_person_after_the_first_talia(guests: int) -> None:
    agreement = game(guests)
    assert agreement.banker == agreement.seats[-1]
    assert agreement.from_the_right_of(agreement.banker)[0] == YOU


def test_more_guests_than_the_house_has() -> None:
    for guests in (0, 9):
        with pytest.raises(ValueError, match="1 to 8"):
            party.agreement_for(guests, 500, Rules())


def test_whoever_cannot_pay_gets_up_and_another_has_his_place() -> None:
    table = Table(game(3), SeededChance("00"), 10_000)
    table.change_purse(-8_001, "danilo")
    table.change_purse(-8_000, "glafira")
    after = party.who_plays_on(table)
    assert after.seats == ("you", "glafira", "matilde", "kareninsky")
    assert after.banker == table.banker == "kareninsky"
    table.change_purse(-9_999, "kareninsky")
    assert party.who_plays_on(table).banker == "arsene"


def test_where_all_the_house_sits_he_comes_back_from_the_cashier() -> None:
    table = Table(game(8), SeededChance("00"), 100_000)
    table.change_purse(-99_999, "lev")
    assert party.who_plays_on(table).seats == table.agreement.seats


def test_asking_the_guests_changes_nothing() -> None:
    table = Table(game(8), SeededChance("31"), 10**9)
    table.apply(Deal())
    table.apply(Draw())
    before = table.checkpoint()
    moves = party.until_the_person(table, LUCK)
    assert table.checkpoint() == before
    assert moves == party.until_the_person(table, LUCK)


# What they say.


def test_a_remark_is_of_the_occasion_and_always_the_same() -> None:
    heard = Counter(remark((NaturalShown("lev", ()),), rounds, LUCK) for rounds in range(300))
    assert heard == Counter(remark((NaturalShown("lev", ()),), rounds, LUCK) for rounds in range(300))
    assert {said for said in heard if said} == {Remark("lev", text) for text in LINES["natural"]}
    assert 60 < 300 - heard[None] < 140


def test_the_person_is_spoken_for_by_nobody() -> None:
    events = (NaturalShown(YOU, ()), RoundEnded(1, "lev", ()))
    assert all(remark(events, rounds, LUCK) is None for rounds in range(100))


def test_lines_are_short() -> None:
    for what, lines in LINES.items():
        assert len(lines) >= (1 if what.startswith("lost ") else 3)
        assert all(len(line) <= 50 for line in lines)


@pytest.mark.parametrize(
    ("total", "banker", "fits"),
    [
        (27, "KS KH 8D", {"lost", "lost by one"}),
        (27, "KS 4H 4D KC", {"lost", "lost by one", "lost to a card"}),
        (25, "KS KH 8D", {"lost"}),
        (25, "KS 4H 4D KC", {"lost", "lost to a card"}),
    ],
)
def test_what_is_said_after_a_loss_fits_the_hands(total: int, banker: str, fits: set[str]) -> None:
    opened = tuple(cards(banker))
    events = (
        BankerOpened("anna", opened, 28),
        HandOpened("lev", (), total, 28),
        TokensPaid("lev", "anna", 2, 1_000, Why.BANKER_HAS_MORE),
    )
    said = {remark(events, rounds, LUCK) for rounds in range(300)} - {None}
    assert said == {Remark("lev", text) for key in fits for text in LINES[key]}
