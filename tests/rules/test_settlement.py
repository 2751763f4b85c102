"""What each way a coup can end does to the money, and in which order it is seen."""

from __future__ import annotations

import pytest

from casino_qt.rules.events import Event, Said
from casino_qt.rules.trente_et_quarante.actions import Bet, Coup, Halve, Insure, Row, Spot, Take
from casino_qt.rules.trente_et_quarante.dealing import WINNERS
from casino_qt.rules.trente_et_quarante.events import (
    CardDealt,
    CoupEnded,
    Freed,
    Halved,
    Imprisoned,
    Lost,
    Outcome,
    PremiumTaken,
    Won,
)
from casino_qt.rules.trente_et_quarante.options import Premium, Rules
from casino_qt.rules.trente_et_quarante.records import SpotResult
from casino_qt.rules.trente_et_quarante.settlement import NOTHING, Lying
from tests.rules.laid_out import PURSE, assert_zero_sum, coup, play, table
from tests.rules.test_money_on_the_cloth import refused

R, N, C, I = Spot.ROUGE, Spot.NOIR, Spot.COULEUR, Spot.INVERSE  # noqa: E741  # the letter on the cloth
PRISON = Rules(refait="prison")

ROUGE, NOIR, NULL, REFAIT = coup(33, 31, red=True), coup(31, 33), coup(38, 38), coup(31, 31)


def money(events: list[Event]) -> list[Event]:
    return [event for event in events if not isinstance(event, Said | CardDealt | CoupEnded)]


@pytest.mark.parametrize(
    ("cards", "outcome", "winners"),
    [
        (coup(33, 31, red=True), Outcome.ROUGE_GAGNE_ET_COULEUR, {R, C}),
        (coup(33, 31), Outcome.ROUGE_GAGNE_COULEUR_PERD, {R, I}),
        (coup(31, 33, red=True), Outcome.ROUGE_PERD_ET_COULEUR, {N, I}),
        (coup(31, 33), Outcome.ROUGE_PERD_COULEUR_GAGNE, {N, C}),
    ],
)
def test_winners_are_paid_even_money_and_losers_raked_in(
    cards: list[str], outcome: Outcome, winners: set[Spot]
) -> None:
    at = table(cards)
    stakes = {R: 1000, N: 1100, C: 1200, I: 1300}
    play(at, *(Bet(spot, stake) for spot, stake in stakes.items()))
    events = list(at.apply(Coup()))
    assert WINNERS[outcome] == winners
    assert at.last is not None
    assert at.last.outcome is outcome
    for spot, stake in stakes.items():
        wins = spot in winners
        assert at.lying(spot) == (Lying(stake=stake, won=stake) if wins else NOTHING)
        assert at.last.spots()[spot] == SpotResult(stake, 0 if wins else stake, stake if wins else 0)
    # Raked in from the croupier's right, paid from his left.
    assert money(events) == [
        *(Lost("you", spot, stakes[spot]) for spot in (I, C, R, N) if spot not in winners),
        *(Won("you", spot, stakes[spot]) for spot in (N, R, C, I) if spot in winners),
    ]
    assert_zero_sum(at)


def test_a_coup_is_seen_in_order() -> None:
    at = table(coup(33, 40))
    events = list(at.apply(Coup()))
    shape = [event.call if isinstance(event, Said) else type(event).__name__ for event in events]
    assert shape == [
        "les_jeux_sont_faits",
        "rien_ne_va_plus",
        *["CardDealt"] * 4,
        "point",
        *["CardDealt"] * 4,
        "point",
        "rouge_perd_couleur_gagne",
        "CoupEnded",
        "faites_vos_jeux",
    ]
    dealt = [event for event in events if isinstance(event, CardDealt)]
    assert [(event.row, event.total) for event in dealt] == [
        *((Row.NOIR, total) for total in (10, 20, 23, 33)),
        *((Row.ROUGE, total) for total in (10, 20, 30, 40)),
    ]
    assert [event.points for event in events if isinstance(event, Said) and event.points] == [(3,), (10,)]
    assert events[-2] == CoupEnded(1, Outcome.ROUGE_PERD_COULEUR_GAGNE, 33, 40, False)


@pytest.mark.parametrize(("total", "call"), [(31, "refait"), (32, "apres"), (40, "apres")])
def test_a_tie_names_both_points_after_noirs(total: int, call: str) -> None:
    at = table(coup(total, total))
    point = total - 30
    calls = [event for event in at.apply(Coup()) if isinstance(event, Said)]
    assert calls[2:4] == [Said("point", (point,)), Said(call, (point, point))]
    assert calls[4:] == [Said("faites_vos_jeux")]


def test_what_was_won_lies_beside_and_does_not_play() -> None:
    at = table(ROUGE, ROUGE, NOIR)
    play(at, Bet(R, 1000), Coup(), Coup())
    assert at.lying(R) == Lying(stake=1000, won=2000)
    play(at, Coup())
    assert at.lying(R) == Lying(won=2000)
    assert_zero_sum(at)


def test_winnings_alone_are_not_in_the_record_of_a_coup() -> None:
    at = table(ROUGE, NOIR, NULL)
    play(at, Bet(R, 1000), Coup(), Coup(), Coup())
    assert at.lying(R) == Lying(won=1000)
    assert at.last is not None
    assert at.last.results == ()


def test_a_null_tie_moves_nothing() -> None:
    at = table(NULL)
    play(at, Bet(R, 1000), Insure(R), Bet(C, 700))
    assert money(list(at.apply(Coup()))) == []
    assert at.lying(R) == Lying(stake=1000, premium=10)
    play(at, Take(R), Take(C))
    assert at.purse() == PURSE


def test_a_refait_takes_half_of_what_is_not_insured_again_and_again() -> None:
    at = table(REFAIT, REFAIT, ROUGE)
    play(at, Bet(R, 1001), Bet(I, 1000), Insure(I))
    assert money(list(at.apply(Coup()))) == [Lost("you", R, 500), PremiumTaken("you", I, 10)]
    assert (at.lying(R), at.lying(I)) == (Lying(stake=501), Lying(stake=1000))
    play(at, Coup())
    assert (at.lying(R), at.lying(I)) == (Lying(stake=251), Lying(stake=500))
    play(at, Coup())
    assert (at.lying(R), at.lying(I)) == (Lying(stake=251, won=251), NOTHING)
    assert_zero_sum(at)


@pytest.mark.parametrize(
    ("cards", "premium", "taken"),
    [
        (ROUGE, "decided", 10),
        (NOIR, "decided", 10),
        (REFAIT, "decided", 10),
        (NULL, "decided", 0),
        (ROUGE, "every_coup", 10),
        (NOIR, "every_coup", 10),
        (REFAIT, "every_coup", 10),
        (NULL, "every_coup", 10),
    ],
)
def test_when_the_premium_is_taken(cards: list[str], premium: Premium, taken: int) -> None:
    at = table(cards, rules=Rules(premium=premium))
    play(at, Bet(R, 1000), Insure(R), Coup())
    assert at.lying(R).premium == 10 - taken
    assert at.last is not None
    assert at.last.spots()[R].premium_taken == taken
    assert_zero_sum(at)


def test_premiums_are_taken_between_the_rake_and_the_payment() -> None:
    at = table(ROUGE)
    play(at, Bet(R, 1000), Insure(R), Bet(N, 500), Insure(N))
    assert money(list(at.apply(Coup()))) == [
        Lost("you", N, 500),
        PremiumTaken("you", R, 10),
        PremiumTaken("you", N, 5),
        Won("you", R, 1000),
    ]


def test_two_locks_open_one_at_a_time() -> None:
    at = table(REFAIT, REFAIT, ROUGE, NULL, ROUGE, ROUGE, rules=PRISON)
    at.apply(Bet(R, 1000))
    assert money(list(at.apply(Coup()))) == [Imprisoned("you", R, 1000, 1)]
    assert at.lying(R) == Lying(prison=(1000, 0))
    at.apply(Bet(R, 600))
    assert money(list(at.apply(Coup()))) == [Imprisoned("you", R, 1000, 2), Imprisoned("you", R, 600, 1)]
    assert at.lying(R) == Lying(prison=(600, 1000))
    assert at.last is not None
    assert at.last.spots()[R] == SpotResult(staked=600, imprisoned=1600)
    assert money(list(at.apply(Coup()))) == [Freed("you", R, 600, 1), Freed("you", R, 1000, 2)]
    assert at.lying(R) == Lying(stake=600, prison=(1000, 0))
    at.apply(Coup())
    assert at.lying(R) == Lying(stake=600, prison=(1000, 0))
    assert money(list(at.apply(Coup()))) == [Won("you", R, 600), Freed("you", R, 1000, 1)]
    assert at.last.spots()[R] == SpotResult(staked=600, won=600, freed=1000)
    at.apply(Coup())
    assert at.lying(R) == Lying(stake=1600, won=2200)
    assert_zero_sum(at)


def test_a_third_refait_takes_what_was_locked_twice() -> None:
    at = table(REFAIT, REFAIT, REFAIT, rules=PRISON)
    play(at, Bet(R, 1000), Coup(), Bet(R, 600), Coup())
    assert money(list(at.apply(Coup()))) == [Lost("you", R, 1000, 1000), Imprisoned("you", R, 600, 2)]
    assert at.lying(R) == Lying(prison=(0, 600))
    assert_zero_sum(at)


def test_a_lost_coup_takes_both_locks() -> None:
    at = table(REFAIT, REFAIT, NOIR, rules=PRISON)
    play(at, Bet(R, 1000), Coup(), Bet(R, 600), Coup(), Bet(R, 500))
    assert money(list(at.apply(Coup()))) == [Lost("you", R, 2100, 1600)]
    assert at.lying(R) == NOTHING
    assert at.last is not None
    assert at.last.spots()[R] == SpotResult(staked=500, lost=2100)
    assert_zero_sum(at)


def test_insurance_keeps_the_free_stake_out_of_prison_only() -> None:
    at = table(REFAIT, REFAIT, rules=PRISON)
    play(at, Bet(R, 1000), Coup())
    assert refused(at, Insure(R)) == "nothing_to_insure"
    play(at, Bet(R, 600), Insure(R), Coup())
    assert at.lying(R) == Lying(stake=600, prison=(0, 1000))
    assert not at.halvable(R)


def test_half_is_given_back_directly_after_the_refait_that_locked_first() -> None:
    at = table(REFAIT, NULL, rules=PRISON)
    play(at, Bet(R, 1001), Bet(N, 500), Coup())
    assert at.halvable(R)
    assert at.apply(Halve(R)) == (Halved("you", R, 501, 500),)
    assert refused(at, Halve(R)) == "nothing_to_halve"
    assert (at.purse(), at.house_net(), at.lying(R)) == (PURSE - 1000, 500, NOTHING)
    play(at, Coup())
    assert refused(at, Halve(N)) == "nothing_to_halve"
    assert_zero_sum(at)


def test_what_a_second_refait_locked_twice_cannot_be_halved_but_the_fresh_stake_can() -> None:
    at = table(REFAIT, REFAIT, rules=PRISON)
    play(at, Bet(R, 1000), Bet(N, 700), Coup(), Bet(R, 600), Coup())
    assert refused(at, Halve(N)) == "nothing_to_halve"
    assert at.apply(Halve(R)) == (Halved("you", R, 300, 300),)
    assert at.lying(R) == Lying(prison=(0, 1000))


def test_the_locked_count_half_and_quarter_toward_the_maximum_and_cannot_be_taken() -> None:
    at = table(REFAIT, REFAIT, rules=Rules(refait="prison", max=2000))
    play(at, Bet(R, 2000), Coup())
    assert refused(at, Take(R)) == "nothing_to_take"
    assert refused(at, Bet(R, 1001)) == "above_maximum"
    play(at, Bet(R, 1000), Coup())
    assert at.lying(R) == Lying(prison=(1000, 2000))
    assert refused(at, Bet(R, 1001)) == "above_maximum"
    play(at, Bet(R, 1000))


def test_several_seats_are_settled_each_for_itself_and_summed() -> None:
    at = table(REFAIT)
    play(at, Bet(R, 501), Bet(R, 501, "anna"), Bet(R, 1000, "boris"), Insure(R, "boris"))
    events = money(list(at.apply(Coup())))
    assert events == [Lost("you", R, 250), Lost("anna", R, 250), PremiumTaken("boris", R, 10)]
    assert at.last is not None
    assert at.last.spots()[R] == SpotResult(staked=2002, lost=500, premium_taken=10)
    assert_zero_sum(at)
