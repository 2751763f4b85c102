"""Bets, announced bets, taking, limits, seats, the wheel's numbers, checkpoints."""

from __future__ import annotations

import pytest

from casino_qt.rules.lying import Lying
from casino_qt.rules.refused import Refused
from casino_qt.rules.roulette.actions import Action, Announce, Bet, Spin, Take
from casino_qt.rules.roulette.events import (
    Announced,
    BallThrown,
    BetLaid,
    Echoed,
    Lost,
    NumberFell,
    SpinEnded,
    Taken,
    Won,
)
from casino_qt.rules.roulette.numbers import SeededNumbers
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.table import REMEMBERED, Table
from tests.rules.roulette.wheel_table import PURSE, assert_zero_sum, play, said, spin, table


def refusal(at: Table, action: Action) -> Refused:
    """The refusal, and nothing has moved."""
    before = at.checkpoint()
    with pytest.raises(Refused) as caught:
        at.apply(action)
    assert at.checkpoint() == before
    return caught.value


def test_the_table_opens_with_the_invitation() -> None:
    at = table()
    assert said(list(at.opening)) == ["faites_vos_jeux"]
    assert at.calls == at.opening


def test_a_spin_is_seen_in_order() -> None:
    at = table(17)
    play(at, Bet("rouge", 1000), Bet("plein:17", 500))
    events = spin(at)
    assert events[0] == BallThrown(17)
    assert [type(event).__name__ for event in events] == [
        "BallThrown", "Said", "Said", "NumberFell", "Said", "Lost", "Won", "SpinEnded", "Said",
    ]  # fmt: skip
    assert said(events) == ["les_jeux_sont_faits", "rien_ne_va_plus", "numero", "faites_vos_jeux"]
    assert NumberFell(17, "noir") in events
    assert Lost("you", "rouge", 1000) in events
    assert Won("you", "plein:17", 17_500) in events
    assert SpinEnded(1, 17) in events
    assert at.history == (17,)
    assert at.spins == 1


def test_an_empty_cloth_may_be_spun() -> None:
    at = table(5)
    spin(at)
    assert at.last is not None
    assert at.last.results == ()
    assert refusal(at, Spin()).code == "out_of_numbers"


def test_a_winning_stake_stays_and_plays_on() -> None:
    at = table(17, 17, 18)
    at.apply(Bet("plein:17", 500))
    spin(at, 2)
    assert at.lying("plein:17") == Lying(stake=500, won=35_000)
    spin(at)
    assert at.lying("plein:17") == Lying(won=35_000)
    at.apply(Take("plein:17"))
    assert at.purse() == PURSE - 500 + 35_000
    assert_zero_sum(at)


def test_winnings_alone_are_in_no_spots() -> None:
    at = table(17, 18, 19)
    at.apply(Bet("plein:17", 500))
    spin(at, 3)
    assert at.last is not None
    assert at.last.spots() == {}
    assert at.bets() == ("plein:17",)


@pytest.mark.parametrize("bet", ["plein:17", "cheval:17/20", "rouge", "douzaines:1/2"])
def test_limits_are_of_the_whole_stake(bet: str) -> None:
    at = table(purse=10**9)
    top = at.options.maximum(bet)
    assert refusal(at, Bet(bet, 499)).code == "below_minimum"
    assert refusal(at, Bet(bet, top + 1)).details == {"maximum": top}
    at.apply(Bet(bet, 500))
    at.apply(Bet(bet, 1))
    assert refusal(at, Bet(bet, top - 500)).code == "above_maximum"
    at.apply(Bet(bet, top - 501))
    assert at.lying(bet).stake == top
    at.apply(Bet(bet, top, "anna"))


def test_what_the_purse_does_not_hold_is_refused() -> None:
    at = table(purse=800)
    assert refusal(at, Bet("rouge", 801)).details == {"purse": 800, "needed": 801}
    at.apply(Bet("rouge", 800))
    assert refusal(at, Bet("noir", 500)).code == "not_enough_money"


def test_a_place_that_is_not_there() -> None:
    at = table()
    assert refusal(at, Bet("cheval:3/0", 500)).code == "no_such_spot"
    assert refusal(at, Take("grande_serie")).code == "no_such_spot"


def test_taking_is_winnings_first_and_leaves_nothing_or_the_minimum() -> None:
    at = table(1)
    at.apply(Bet("rouge", 800))
    spin(at)
    assert at.apply(Take("rouge", 700)) == (Taken("you", "rouge", 700, 0),)
    assert refusal(at, Take("rouge", 500)).code == "leaves_below_minimum"
    assert at.apply(Take("rouge", 400)) == (Taken("you", "rouge", 100, 300),)
    assert at.apply(Take("rouge")) == (Taken("you", "rouge", 0, 500),)
    assert refusal(at, Take("rouge")).code == "nothing_to_take"
    assert refusal(at, Take("rouge", 1)).code == "nothing_to_take"


# -- announced bets ----------------------------------------------------------------------------------


def test_an_announced_bet_is_echoed_and_laid_as_plain_bets() -> None:
    at = table()
    events = at.apply(Announce(on="voisins:17", piece=500))
    laid = tuple((f"plein:{number}", 500) for number in (2, 25, 17, 34, 6))
    assert events == (
        Echoed("annonce", name="voisins:17+2", piece=500, pieces=5),
        Announced("you", "voisins:17+2", 500, 5, 0, laid),
    )
    assert at.purse() == PURSE - 2500
    at.apply(Take("plein:25"))
    at.apply(Bet("plein:17", 500))
    assert at.lying("plein:17").stake == 1000


def test_the_remainder_of_a_stake_never_leaves_the_purse() -> None:
    at = table(purse=2599)
    events = at.apply(Announce(say="finale 4/5", stake=2600))
    assert said(list(events)) == ["annonce", "reste_rendu"]
    assert events[-1] == Announced(
        "you", "finale:4/5", 500, 5, 100,
        (("cheval:4/5", 500), ("cheval:14/15", 500), ("plein:24", 500), ("plein:25", 500),
         ("cheval:34/35", 500)),
    )  # fmt: skip
    assert at.purse() == 99


def test_a_piece_of_a_divided_stake_is_whole_francs() -> None:
    at = table()
    at.apply(Announce(on="petite_serie", stake=6 * 599 + 5))
    assert at.lying("cheval:5/8").stake == 500
    at.apply(Announce(on="orphelins", piece=555))
    assert at.lying("plein:1").stake == 555


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Announce(on="grande_serie", piece=499), "below_minimum"),
        (Announce(on="grande_serie", stake=8 * 500), "below_minimum"),
        (Announce(on="grande_serie", stake=3), "below_minimum"),
        (Announce(on="orphelins", piece=20_001), "above_maximum"),
        (Announce(on="grande_serie", piece=120_000), "above_maximum"),
        (Announce(on="orphelins", piece=20_000), "not_enough_money"),
        (Announce(on="finale:9/10", piece=500), "no_such_announcement"),
        (Announce(piece=500), "no_such_announcement"),
        (Announce(on="orphelins"), "one_value"),
        (Announce(on="orphelins", piece=500, stake=2500), "one_value"),
        (Announce(say="orphelins"), "one_value"),
        (Announce(say="orphelins par 5", piece=500), "one_value"),
        (Announce(say="orphelins par 5", stake=2500), "one_value"),
        (Announce(say="rouge 50"), "no_such_announcement"),
        (Announce(say="bonjour"), "not_understood"),
        (Announce(say=""), "not_understood"),
    ],
)
def test_an_announced_bet_is_laid_whole_or_refused_whole(action: Announce, code: str) -> None:
    at = table(purse=99_999)
    assert refusal(at, action).code == code


def test_one_full_place_refuses_the_whole_series() -> None:
    at = table()
    at.apply(Bet("cheval:32/35", 40_000))
    assert refusal(at, Announce(on="grande_serie", piece=500)).code == "above_maximum"


def test_two_pieces_of_half_the_minimum_reach_it() -> None:
    at = table()
    at.apply(Bet("plein:19", 500))
    assert refusal(at, Announce(on="jeu_7_9", piece=1)).code == "below_minimum"


@pytest.mark.parametrize(
    ("say", "piece"),
    [
        ("17 et les voisins par 7", 700),
        ("17 et les voisins par 2 pièces", 1000),
        ("17 voisins par 5,50", 550),
    ],
)
def test_the_value_may_be_in_the_words(say: str, piece: int) -> None:
    at = table()
    at.apply(Announce(say=say))
    assert at.lying("plein:25").stake == piece


def test_a_refused_saying_names_the_nearest_that_is_understood() -> None:
    refused = refusal(table(), Announce(say="orfelins par 5"))
    assert "orphelins par 5" in str(refused)


def test_complete_finales_lay_the_lone_number() -> None:
    at = table(rules=Rules(finales="complete"))
    at.apply(Announce(on="finale:6/9", piece=500))
    assert at.lying("plein:36").stake == 500
    other = table()
    other.apply(Announce(on="finale:6/9", piece=500))
    assert other.lying("plein:36").stake == 0


# -- seats, numbers, checkpoints ---------------------------------------------------------------------


def test_every_seat_has_its_own_purse_and_its_own_stakes() -> None:
    at = table(17)
    play(at, Bet("plein:17", 500), Bet("plein:17", 700, "anna"), Announce("orphelins", piece=500, by="boris"))
    assert at.seats() == ("you", "anna", "boris")
    assert at.bets("anna") == ("plein:17",)
    assert len(at.bets(None)) == 6
    spin(at)
    assert at.lying("plein:17", "anna").won == 24_500
    assert at.last is not None
    assert at.last.spots()["plein:17"].won == 42_000
    assert_zero_sum(at)


def test_the_ball_to_fall_may_be_asked_and_nothing_changes() -> None:
    at = Table(Rules(), SeededNumbers("00"), PURSE)
    before = at.checkpoint()
    for number in (7, 32, 19, 29, 12, 14, 4, 8, 24, 22):
        assert at.ball_to_fall() == at.ball_to_fall() == number
        spin(at)
        assert at.history[-1] == number
    at.restore(before)
    assert at.ball_to_fall() == 7
    with pytest.raises(Refused, match="no further number"):
        table().ball_to_fall()


def test_no_bet_changes_the_number_to_fall() -> None:
    at = Table(Rules(), SeededNumbers("01ab"), PURSE)
    play(at, Bet("rouge", 500), Announce(say="tiers par 5"), Take("rouge"))
    assert at.ball_to_fall() == 14


def test_a_checkpoint_brings_everything_back() -> None:
    at = table(0, 3, 5)
    play(at, Bet("rouge", 1000), Spin())
    here = at.checkpoint()
    play(at, Bet("pair", 500), Spin(), Spin())
    at.restore(here)
    assert at.checkpoint() == here
    assert at.history == (0,)
    assert at.halvable("rouge")
    assert at.refusal(Spin()) is None
    assert at.refusal(Bet("rouge", 1)) is not None
    assert (at.lying("rouge").stake, at.lying("rouge").prison) == (0, (1000, 0))
    assert at.checkpoint() == here


def test_only_the_last_numbers_are_remembered() -> None:
    at = table(*[n % 37 for n in range(REMEMBERED + 10)])
    spin(at, REMEMBERED + 10)
    assert len(at.history) == REMEMBERED
    assert at.history[0] == 10
    assert at.spins == REMEMBERED + 10


def test_laying_is_told() -> None:
    assert table().apply(Bet("carre:1/2/4/5", 500)) == (BetLaid("you", "carre:1/2/4/5", 500),)
