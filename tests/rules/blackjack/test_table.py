"""The table beside the coups: bets and boxes, what is seen in which order, the shoe and its end."""

from __future__ import annotations

import pytest

from casino_qt.rules.blackjack.actions import Bet, Deal, Stand
from casino_qt.rules.blackjack.events import (
    BetLaid,
    BoxChangedHolder,
    Busted,
    CardDealt,
    CoupEnded,
    CutCardSeen,
    Doubled,
    HandSettled,
    HandSplit,
    InsuranceSettled,
    Insured,
    PaidAtOnce,
    Share,
    ShoeCut,
    ShoeShuffled,
    SlipDeclined,
    SlipDrawn,
    SlipOffered,
    Stood,
    Taken,
    ToPlay,
)
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.sight import BEHIND_RED, SHOE_SIZE
from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.blackjack.table import Table
from casino_qt.rules.cards import Card
from casino_qt.rules.chance import ScriptedChance, SeededChance
from casino_qt.rules.events import Event, Said
from tests.rules.blackjack.shorthand import PURSE, TWO, action, cards, play, table

SLIPS = Rules(croupier_slips=True)


def kinds(events: list[Event]) -> list[str]:
    """The names of the events; calls by their ids."""
    return [event.call if isinstance(event, Said) else type(event).__name__ for event in events]


def test_the_holder_is_first_in_betting_order_and_a_raise_keeps_the_place() -> None:
    at = table()
    events = play(at, "bet 3 500 by=anna; bet 3 600; bet 3 700 by=boris; bet 3 500 by=anna")
    assert events == [
        BetLaid("anna", 3, 500, 0),
        BetLaid("you", 3, 600, 1),
        BetLaid("boris", 3, 700, 2),
        BetLaid("anna", 3, 500, 0),
    ]
    box = at.boxes[3]
    assert (box.holder, box.bettors, box.total) == ("anna", ["anna", "you", "boris"], 2300)
    assert at.on_table("anna") == 1000
    assert at.seats() == ("you", "anna", "boris")


def test_a_box_passes_to_the_next_when_its_holder_takes_his_bet() -> None:
    at = table()
    play(at, "bet 3 500 by=anna; bet 3 600; bet 3 700 by=boris")
    assert play(at, "take 3 by=anna") == [Taken("anna", 3, 500), BoxChangedHolder(3, "you")]
    assert play(at, "take 3 by=boris") == [Taken("boris", 3, 700)]
    assert play(at, "take 3") == [Taken("you", 3, 600)]
    assert at.boxes == {}
    assert {at.purse(seat) for seat in at.seats()} == {PURSE}


def test_the_order_of_betting_is_part_of_a_moment() -> None:
    one, other = table(), table()
    play(one, "bet 1 500; bet 1 500 by=anna")
    play(other, "bet 1 500 by=anna; bet 1 500")
    assert one.boxes[1] != other.boxes[1]


def test_the_deal_is_seen_card_by_card() -> None:
    at = table("2 3 A 5 6")
    play(at, "bet 2 500; bet 5 500")
    events = play(at, "deal")
    dealt = [(e.box, e.card.rank, e.total, e.soft) for e in events if isinstance(e, CardDealt)]
    assert dealt == [
        (2, "2", 2, False),
        (5, "3", 3, False),
        (None, "A", 11, True),
        (2, "5", 7, False),
        (5, "6", 9, False),
    ]
    assert events[-2:] == [ToPlay(2, 0, 7), Said("carte_a", (7,))]
    assert at.phase is Phase.PLAYING
    assert at.to_play == (2, 0)


def test_what_is_seen_of_a_split_a_double_and_a_raised_insurance() -> None:
    at = table("8 T A 8 7 3 T 9 K")
    play(at, TWO)
    events = play(at, "split 1 insure=1000")
    assert kinds(events) == ["separe", "HandSplit", "Insured", "CardDealt", "ToPlay", "carte_a"]
    assert events[1] == HandSplit(1, 0, 1, Card.parse("8S"), (("you", 1000),))
    assert events[2] == Insured("you", 1, 1000, 1000)
    events = play(at, "double 1")
    assert kinds(events) == ["double", "Doubled", "CardDealt", "Stood", "CardDealt", "ToPlay", "carte_a"]
    assert events[1] == Doubled(1, 0, (("you", 1000),))
    assert isinstance(events[2], CardDealt)
    assert events[2].sideways
    assert events[3] == Stood(1, 0, by_itself=True)
    play(at, "stand 1")
    events = play(at, "stand 2")
    assert kinds(events) == [
        *["reste", "Stood", "CardDealt", "blackjack", "InsuranceSettled"],
        *["HandSettled", "HandSettled", "HandSettled", "CoupEnded", "faites_vos_jeux"],
    ]
    assert events[4] == InsuranceSettled(1, (Share("you", 1000, 3000),))
    settled = events[5]
    assert isinstance(settled, HandSettled)
    assert (settled.stake, settled.paid) == (2000, 0)


def test_what_is_over_at_once_moves_at_once() -> None:
    at = table("A T 9 K 6 T")
    play(at, "bet 1 1000; bet 2 1000 by=anna")
    events = play(at, "deal")
    assert any(isinstance(event, PaidAtOnce) for event in events)
    assert at.purse() == PURSE + 1500
    assert at.phase is Phase.PLAYING
    assert at.discards == 2
    events = play(at, "hit 2 by=anna")
    assert kinds(events) == ["carte", "CardDealt", "creve", "Busted", "CoupEnded", "faites_vos_jeux"]
    assert isinstance(events[3], Busted)
    assert at.house_net() == -500
    at = table("9 T 9 3 6")
    play(at, TWO)
    assert kinds(play(at, "surrender 1")) == ["abandon", "Surrendered", "ToPlay", "carte_a"]
    assert at.purse() == PURSE - 1500


def test_what_is_seen_of_a_card_drawn_by_mistake() -> None:
    at = table("5 5 9 4 4 2 T", SLIPS)
    play(at, TWO)
    assert play(at, "slip") == [
        Said("carte_tiree_par_erreur"),
        SlipDrawn(Card.parse("2S")),
        SlipOffered(1, 0),
    ]
    assert (at.phase, at.asked, at.on_offer) == (Phase.OFFERING, (1, 0), Card.parse("2S"))
    assert play(at, "decline 1") == [SlipDeclined(1), SlipOffered(2, 0)]
    assert kinds(play(at, "accept 2")) == ["SlipAccepted", "carte", "CardDealt", "ToPlay", "carte_a"]
    assert (at.phase, at.asked, at.on_offer, at.to_play) == (Phase.PLAYING, None, None, (1, 0))
    play(at, "slip; decline 1")
    assert kinds(play(at, "decline 2")) == [
        "SlipDeclined",
        "SlipToCroupier",
        "CardDealt",
        "ToPlay",
        "carte_a",
    ]
    assert len(at.dealer.cards) == 2


def test_who_cannot_add_does_not() -> None:
    at = table("8 T 9 8 7 3 T T T", purse=2000)
    play(at, "bet 1 500; bet 1 1500 by=anna; bet 2 1000; deal")
    events = play(at, "split 1")
    assert events[1] == HandSplit(1, 0, 1, Card.parse("8S"), (("you", 500),))
    assert [hand.stakes for hand in at.boxes[1].hands] == [{"you": 500, "anna": 1500}, {"you": 500}]
    assert at.purse("anna") == 500


def test_what_may_be_done_is_known() -> None:
    at = table("8 T 9 8 7")
    assert at.legal() == ()
    play(at, TWO)
    assert [type(action).__name__ for action in at.legal()] == ["Stand", "Hit", "Double", "Split"]
    assert at.legal("anna") == ()
    play(at, "stand 1")
    assert [type(action).__name__ for action in at.legal()] == ["Stand", "Hit", "Double"]
    at = table("9 T 9 3 7")
    play(at, TWO)
    assert [type(action).__name__ for action in at.legal()] == ["Stand", "Hit", "Double", "Surrender"]
    at = table("2 T 9 3 7", purse=2999)
    play(at, TWO)
    assert [type(action).__name__ for action in at.legal()] == ["Hit"]
    at = table("A T A K 7", SLIPS)
    play(at, TWO)
    assert [type(action).__name__ for action in at.legal()] == ["Stand"]


@pytest.mark.parametrize("seat", ["you", "anna"])
def test_all_that_is_legal_is_accepted_and_nothing_else(seat: str) -> None:
    at = Table(Rules(surrender="hard_12_or_more"), SeededChance("1e9a1"), 10**9)
    for _ in range(150):
        at.apply(Bet(1, 500, seat))
        at.apply(Bet(4, 500, "anna"))
        at.apply(Deal())
        while at.to_play:
            box, hand = at.to_play
            holder = at.boxes[box].holder
            legal = at.legal(holder)
            for do in ("stand", "hit", "double", "split", "surrender"):
                wanted = action(f"{do} {box} hand={hand} by={holder}")
                assert (at.refusal(wanted) is None) == (wanted in legal)
            at.apply(legal[at.coups % len(legal)])


def test_insurable_is_what_insure_accepts() -> None:
    at = table("T T A 8 7 6 5")
    assert at.insurable(1) == 0
    play(at, "bet 1 1001; bet 2 1000; deal")
    assert (at.insurable(1), at.insurable(2), at.insurable(3), at.insurable(1, "anna")) == (501, 500, 0, 0)
    play(at, "insure 1 500")
    assert at.insurable(1) == 1


def test_everybody_may_get_up_between_coups_only() -> None:
    at = table("T T A 8 7 6 5")
    assert not at.engaged()
    play(at, "bet 1 1000; bet 2 1000 by=anna")
    assert at.engaged()
    assert not at.engaged("boris")
    play(at, "deal")
    assert at.engaged("boris")


# The shoe.


def test_every_shoe_is_cut_and_dealt_from_its_first_card() -> None:
    at = Table(Rules(), SeededChance("00"), PURSE)
    ceremony = (ShoeShuffled(1, SHOE_SIZE), ShoeCut(162, SHOE_SIZE, by_guest=True))
    assert at.opening == (*ceremony, Said("faites_vos_jeux"))
    source = SeededChance("00")
    shoe = source.next_shoe(6).cut(source.cut_by_guest(SHOE_SIZE))
    dealt = [event.card for event in play(at, TWO) if isinstance(event, CardDealt)]
    assert tuple(dealt) == shoe.cards[:5]


def test_a_new_shoe_comes_after_the_coup_in_which_the_red_card_is_seen() -> None:
    at = Table(Rules(), SeededChance("5e3d"), 10**9)
    for _ in range(400):
        left, shoe = at.cards_left, at.shoe_number
        assert left > BEHIND_RED
        events = play(at, TWO)
        while at.to_play:
            box, _ = at.to_play
            events += at.apply(next(iter(at.legal())) if at.legal() else Stand(box))
        end = next(index for index, event in enumerate(events) if isinstance(event, CoupEnded))
        seen = [index for index, event in enumerate(events) if isinstance(event, CutCardSeen)]
        if at.shoe_number > shoe:
            assert len(seen) == 1
            assert seen[0] < end
            assert isinstance(events[seen[0] - 1], CardDealt)
            assert kinds(events[end + 1 :]) == ["ShoeShuffled", "ShoeCut", "faites_vos_jeux"]
            assert at.cards_left == SHOE_SIZE
            assert at.discards == 0
        else:
            assert not seen
            assert kinds(events[end + 1 :]) == ["faites_vos_jeux"]
            assert at.discards == SHOE_SIZE - at.cards_left
    assert at.shoe_number > 10


def test_later_shoes_go_on_in_the_same_stream() -> None:
    source = SeededChance("5e3d")
    shoes = [source.next_shoe(6).cut(source.cut_by_guest(SHOE_SIZE)) for _ in range(2)]
    at = Table(Rules(), SeededChance("5e3d"), 10**9)
    while at.shoe_number == 1:
        play(at, TWO)
        while at.to_play:
            at.apply(at.legal()[0])
    dealt = [event.card for event in play(at, TWO) if isinstance(event, CardDealt)]
    assert tuple(dealt[:5]) == shoes[1].cards[:5]


def test_a_used_up_list_gives_way_to_the_next_between_two_coups() -> None:
    at = Table(Rules(), ScriptedChance([cards("T T 9 8 8 T"), cards("9 9 T 9 9 T")]), PURSE)
    events = play(at, f"{TWO}; stand 1; stand 2")
    assert kinds(events)[-3:] == ["ShoeShuffled", "ShoeCut", "faites_vos_jeux"]
    assert at.shoe_number == 2
    play(at, f"{TWO}; stand 1; stand 2")
    assert at.last is not None
    assert at.last.shoe == 2
    assert at.shoe_number == 2


def test_a_written_shoe_has_no_red_card() -> None:
    at = table(" ".join(["T T 9 8 8 T"] * 12))
    for _ in range(12):
        events = play(at, f"{TWO}; stand 1; stand 2")
        assert not any(isinstance(event, CutCardSeen | ShoeShuffled) for event in events)


def test_how_full_shoe_and_tray_look() -> None:
    at = table("T T 9 6 8 T T T")
    assert (at.shoe_fill, at.discards) == (1.0, 0)
    play(at, TWO)
    assert at.shoe_fill == 1 - 5 / SHOE_SIZE
    assert at.discards == 0
    play(at, "hit 1")
    assert at.discards == 3
    play(at, "stand 2")
    assert at.discards == 7


def test_the_record_keeps_every_bettors_money() -> None:
    at = table("A T 9 K 8 9")
    play(at, "bet 1 1000; bet 1 501 by=anna; bet 2 600 by=anna; deal; stand 2 by=anna")
    assert at.last is not None
    assert (at.last.net("you"), at.last.net("anna"), at.last.net("boris")) == (1500, 752, 0)
    assert at.last.boxes[0].shares("anna") == (Share("anna", 501, 1253),)
