"""Laying, taking, insuring: what is refused, what moves."""

from __future__ import annotations

import pytest

from casino_qt.rules.refused import Refused
from casino_qt.rules.trente_et_quarante.actions import Action, Bet, Coup, Halve, Insure, Spot, Take
from casino_qt.rules.trente_et_quarante.events import BetLaid, Insured, Taken
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.settlement import NOTHING, Lying
from casino_qt.rules.trente_et_quarante.table import Table
from tests.rules.laid_out import PURSE, assert_zero_sum, coup, play, table

R = Spot.ROUGE


def refused(at: Table, action: Action) -> str:
    """The code of the refusal; nothing may have changed, and the dry question must agree."""
    before = at.checkpoint()
    dry = at.refusal(action)
    with pytest.raises(Refused) as caught:
        at.apply(action)
    assert at.checkpoint() == before
    assert dry is not None
    assert (dry.code, dry.details) == (caught.value.code, caught.value.details)
    assert str(dry)
    return caught.value.code


def test_a_bet_leaves_the_purse_and_lies_on_its_chance() -> None:
    at = table()
    assert at.apply(Bet(R, 700)) == (BetLaid("you", R, 700, 0),)
    assert (at.purse(), at.on_table(), at.lying(R)) == (PURSE - 700, 700, Lying(stake=700))
    assert at.lying(Spot.NOIR) == NOTHING


def test_the_limits_are_tested_on_the_whole_stake() -> None:
    at = table(rules=Rules(min=500, max=2000))
    assert refused(at, Bet(R, 499)) == "below_minimum"
    play(at, Bet(R, 500), Bet(R, 1))
    assert refused(at, Bet(R, 1500)) == "above_maximum"
    play(at, Bet(R, 1499), Bet(Spot.NOIR, 2000), Bet(Spot.INVERSE, 2000))
    assert refused(at, Bet(R, 1)) == "above_maximum"


@pytest.mark.parametrize("stake", [0, -1, -500])
def test_less_than_a_centime_is_no_stake(stake: int) -> None:
    at = table()
    at.apply(Bet(R, 1000))
    assert refused(at, Bet(R, stake)) == "below_minimum"
    assert refused(at, Take(R, stake)) == "nothing_to_take"


def test_only_the_purse_pays() -> None:
    at = table(coup(33, 31), purse=1000)
    assert refused(at, Bet(R, 1001)) == "not_enough_money"
    play(at, Bet(R, 1000), Coup())
    assert refused(at, Bet(R, 1)) == "not_enough_money"
    play(at, Take(R, 1000), Bet(R, 1000))
    assert at.lying(R) == Lying(stake=2000)


def test_take_takes_the_winnings_first_and_leaves_nothing_or_the_minimum() -> None:
    at = table(coup(33, 31))
    play(at, Bet(R, 1000), Coup())
    assert at.lying(R) == Lying(stake=1000, won=1000)
    assert at.apply(Take(R, 400)) == (Taken("you", R, 400, 0, 0),)
    assert refused(at, Take(R, 1101)) == "leaves_below_minimum"
    assert refused(at, Take(R, 1601)) == "more_than_lies"
    assert at.apply(Take(R, 1100)) == (Taken("you", R, 600, 500, 0),)
    assert refused(at, Take(R, 1)) == "leaves_below_minimum"
    assert at.apply(Take(R)) == (Taken("you", R, 0, 500, 0),)
    assert refused(at, Take(R)) == "nothing_to_take"
    assert at.purse() == PURSE + 1000
    assert_zero_sum(at)


def test_winnings_can_be_taken_beside_a_stake_the_rules_made_small() -> None:
    at = table(coup(33, 31), coup(31, 31))
    play(at, Bet(R, 500), Coup(), Coup())
    assert at.lying(R) == Lying(stake=250, won=500)
    play(at, Take(R, 500))
    assert refused(at, Take(R, 1)) == "leaves_below_minimum"
    assert refused(at, Bet(R, 249)) == "below_minimum"
    play(at, Bet(R, 250))
    assert at.lying(R) == Lying(stake=500)


def test_a_premium_is_one_per_cent_rounded_up_and_laid_once() -> None:
    at = table()
    assert refused(at, Insure(R)) == "nothing_to_insure"
    at.apply(Bet(R, 501))
    assert at.apply(Insure(R))[0] == Insured("you", R, 6)
    assert refused(at, Insure(R)) == "already_insured"
    assert at.on_table() == 507


def test_no_money_no_insurance() -> None:
    at = table(purse=1009)
    at.apply(Bet(R, 1000))
    assert refused(at, Insure(R)) == "not_enough_money"
    at = table(purse=1010)
    play(at, Bet(R, 1000), Insure(R))
    assert at.purse() == 0


def test_raising_an_insured_stake_tops_the_premium_up_or_is_refused() -> None:
    at = table(purse=2019)
    play(at, Bet(R, 1000), Insure(R))
    assert refused(at, Bet(R, 1000)) == "not_enough_money"
    assert at.apply(Bet(R, 999)) == (BetLaid("you", R, 999, 10),)
    assert at.lying(R) == Lying(stake=1999, premium=20)
    assert at.purse() == 0


def test_taking_stake_back_gives_premium_back() -> None:
    at = table()
    play(at, Bet(R, 1999), Insure(R))
    assert at.apply(Take(R, 99)) == (Taken("you", R, 0, 99, 1),)
    assert at.lying(R) == Lying(stake=1900, premium=19)
    assert at.apply(Take(R)) == (Taken("you", R, 0, 1900, 19),)
    assert at.purse() == PURSE


def test_taking_winnings_leaves_the_premium() -> None:
    at = table(coup(33, 31))
    play(at, Bet(R, 1000), Coup(), Insure(R))
    assert at.apply(Take(R, 1000)) == (Taken("you", R, 1000, 0, 0),)
    assert at.lying(R).premium == 10


def test_halving_belongs_to_the_prison_option() -> None:
    at = table(coup(31, 31))
    play(at, Bet(R, 1000), Coup())
    assert refused(at, Halve(R)) == "option_off"


def test_seats_have_purses_limits_and_stakes_of_their_own() -> None:
    at = table(rules=Rules(max=1000))
    assert refused(at, Bet(R, PURSE + 1, "anna")) == "above_maximum"
    assert at.seats() == ("you",)
    play(at, Bet(R, 1000, "boris"), Bet(R, 600, "anna"), Bet(R, 1000))
    assert at.seats() == ("you", "boris", "anna")
    assert [at.purse(seat) for seat in at.seats()] == [PURSE - 1000, PURSE - 1000, PURSE - 600]
    assert refused(at, Take(R, 700, "anna")) == "more_than_lies"
    assert at.purse("nobody") == PURSE


def test_a_checkpoint_brings_everything_back() -> None:
    at = table(coup(33, 31), coup(31, 31))
    play(at, Bet(R, 1000), Insure(R))
    before = at.checkpoint()
    first = [at.apply(Coup()), at.apply(Take(R)), at.apply(Coup())]
    after = at.checkpoint()
    at.restore(before)
    assert at.lying(R) == Lying(stake=1000, premium=10)
    assert [at.apply(Coup()), at.apply(Take(R)), at.apply(Coup())] == first
    assert at.checkpoint() == after
    at.restore(before)
    at.restore(before)
    assert at.checkpoint() == before


def test_a_dry_question_changes_nothing_where_the_answer_is_yes() -> None:
    at = table(coup(33, 31))
    at.apply(Bet(R, 1000))
    before = at.checkpoint()
    for action in (Bet(Spot.NOIR, 500, "anna"), Insure(R), Take(R), Coup()):
        assert at.refusal(action) is None
        assert at.checkpoint() == before
