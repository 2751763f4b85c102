"""The ceremony of the shoe, the stop card, one list of cards giving way to the next."""

from __future__ import annotations

import pytest

from casino_qt.rules.chance import ScriptedChance, SeededChance
from casino_qt.rules.events import Said
from casino_qt.rules.refused import Refused
from casino_qt.rules.trente_et_quarante.actions import Bet, Coup, Cut, Insure, Spot
from casino_qt.rules.trente_et_quarante.dealing import BEHIND_STOP, BURNT, SHOE_SIZE
from casino_qt.rules.trente_et_quarante.events import (
    CardsBurnt,
    CoupEnded,
    Outcome,
    ShoeCut,
    ShoeShuffled,
    StopCardShown,
)
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.table import Phase, Table
from tests.rules.laid_out import PURSE, assert_zero_sum, coup, play, said, spread, table


def seeded(seed: str = "00") -> Table:
    return Table(Rules(), SeededChance(seed), PURSE)


def test_the_table_opens_with_a_shoe_to_cut() -> None:
    opened = seeded()
    assert opened.opening == (ShoeShuffled(1, SHOE_SIZE), Said("a_la_coupe"))
    assert (opened.phase, opened.talon, opened.seats()) == (Phase.CUTTING, 0, ("you",))


@pytest.mark.parametrize("action", [Coup(), Bet(Spot.ROUGE, 500)])
def test_nothing_may_be_done_before_the_cut(action: Coup | Bet) -> None:
    with pytest.raises(Refused) as refused:
        seeded().apply(action)
    assert refused.value.code == "cut_first"


def test_the_person_cuts_and_five_cards_are_burnt() -> None:
    opened = seeded()
    uncut = SeededChance("00").next_shoe(6).cards
    assert opened.apply(Cut(100)) == (
        ShoeCut(100, SHOE_SIZE, by_guest=False),
        Said("les_cinq_cartes"),
        CardsBurnt(BURNT),
        Said("faites_vos_jeux"),
    )
    assert (opened.phase, opened.talon, opened.cards_left) == (Phase.BETTING, 5, SHOE_SIZE - 5 - 5)
    opened.apply(Coup())
    assert opened.last is not None
    noir = opened.last.noir.cards
    assert noir == uncut[105 : 105 + len(noir)]


def test_where_nobody_cuts_a_guest_does_from_the_same_stream() -> None:
    assert seeded().apply(Cut())[0] == ShoeCut(162, SHOE_SIZE, by_guest=True)


@pytest.mark.parametrize("at", [-1, 0, 312, 313, 10**12])
def test_a_cut_leaves_a_card_on_each_side(at: int) -> None:
    with pytest.raises(Refused) as refused:
        seeded().apply(Cut(at))
    assert refused.value.code == "cut_outside"


@pytest.mark.parametrize("at", [1, 311])
def test_the_thinnest_cuts_are_cuts(at: int) -> None:
    assert seeded().apply(Cut(at))[0] == ShoeCut(at, SHOE_SIZE, by_guest=False)


def test_there_is_one_cut() -> None:
    opened = seeded()
    opened.apply(Cut(1))
    with pytest.raises(Refused) as refused:
        opened.apply(Cut(1))
    assert refused.value.code == "cut_over"


def test_the_stop_card_voids_the_coup_and_a_guest_cuts_the_next_shoe() -> None:
    at = seeded("c0ffee")
    play(at, Cut(7))
    while at.last is None or at.last.outcome is not Outcome.VOID:
        if not at.lying(Spot.NOIR).stake:
            play(at, Bet(Spot.NOIR, 1000))
        if not at.lying(Spot.NOIR).premium:
            play(at, Insure(Spot.NOIR))
        before = (at.lying(Spot.NOIR), at.purse(), at.cards_left, at.house_net())
        events = at.apply(Coup())
    lying, purse, cards_left, house = before
    assert at.last.noir.cards
    assert len(at.last.noir.cards) + len(at.last.rouge.cards) == cards_left
    kinds = [type(event) for event in events]
    order = [kinds.index(kind) for kind in (StopCardShown, CoupEnded, ShoeShuffled, ShoeCut)]
    assert order == sorted(order)
    assert lying.premium
    assert [call.call for call in at.last.calls if call.call not in ("point", "assurance")] == [
        "faites_vos_jeux",
        "les_jeux_sont_faits",
        "rien_ne_va_plus",
        "les_cartes_passent",
    ]
    assert said(list(events))[-3:] == ["a_la_coupe", "les_cinq_cartes", "faites_vos_jeux"]
    # Nothing was taken, nothing paid.
    assert (at.lying(Spot.NOIR), at.purse(), at.house_net()) == (lying, purse, house)
    assert at.last.spots()[Spot.NOIR].staked == lying.stake
    assert (at.shoe_number, at.talon, at.cards_left) == (2, BURNT, SHOE_SIZE - BURNT - BEHIND_STOP)


def test_a_row_ended_by_the_last_card_before_the_stop_card_counts_and_the_next_coup_is_empty() -> None:
    # Among these seeds one must use up the shoe exactly.
    for number in range(400):
        at = seeded(f"{number:x}")
        at.apply(Cut())
        while at.shoe_number == 1 and at.cards_left:
            at.apply(Coup())
        if at.shoe_number == 1:
            break
    assert at.last is not None
    assert at.last.outcome is not Outcome.VOID
    events = at.apply(Coup())
    assert (at.last.outcome, at.last.noir.cards, at.last.rouge.cards) == (Outcome.VOID, (), ())
    assert at.last.first_red is None
    assert said(list(events))[:3] == ["les_jeux_sont_faits", "rien_ne_va_plus", "les_cartes_passent"]


def test_a_written_list_gives_way_to_the_next_between_two_coups() -> None:
    lists = [spread(coup(31, 32)), spread(coup(33, 34))]
    at = Table(Rules(), ScriptedChance(lists), PURSE)
    at.apply(Cut(300))
    events = list(at.apply(Coup()))
    assert said(events)[-3:] == ["a_la_coupe", "les_cinq_cartes", "faites_vos_jeux"]
    assert (at.shoe_number, at.cards_left) == (2, 8)
    events = list(at.apply(Coup()))
    assert said(events)[-2:] == ["rouge_perd_couleur_gagne", "faites_vos_jeux"]
    with pytest.raises(Refused) as refused:
        at.apply(Coup())
    assert refused.value.code == "out_of_cards"


@pytest.mark.parametrize("cut_short", range(8))
def test_running_out_of_written_cards_is_refused_and_nothing_moves(cut_short: int) -> None:
    at = table(coup(31, 32), coup(40, 40)[:cut_short])
    play(at, Bet(Spot.ROUGE, 500), Coup())
    before = at.checkpoint()
    with pytest.raises(Refused):
        at.apply(Coup())
    assert at.checkpoint() == before
    assert_zero_sum(at)


@pytest.mark.parametrize("lists", [[[]], [[], spread(coup(31, 32))]])
def test_an_empty_list_opens_a_table_and_the_first_coup_is_refused(lists: list[list[object]]) -> None:
    at = Table(Rules(), ScriptedChance(lists), PURSE)  # type: ignore[arg-type]  # lists of cards, one empty
    at.apply(Cut())
    with pytest.raises(Refused):
        at.apply(Coup())
