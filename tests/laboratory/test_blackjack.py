"""Blackjack as the laboratory offers it: bets, plans, and half a million coups against their exact value."""

from __future__ import annotations

from collections.abc import Container

import numpy as np
import pytest

from casino_qt.laboratory.blackjack import BlackjackTable, bet_names, insured_value, next_coup, shoes
from casino_qt.laboratory.blackjack_coup import Insurance, Table
from casino_qt.laboratory.blackjack_hands import HANDS, NEXT, OVER, TOTAL, number_of
from casino_qt.laboratory.blackjack_plan import CODES, LAST, by_card, by_composition, made
from casino_qt.laboratory.game import NotSimulatedError
from casino_qt.laboratory.shoes import Shoes
from casino_qt.odds.blackjack.card import SHOE, Play, best_play
from casino_qt.odds.blackjack.croupier import VALUES
from casino_qt.odds.blackjack.round import round_value
from casino_qt.rules.blackjack.box import MOST_HANDS
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.sight import BEHIND_RED
from tests.bench.blackjack_decisions import asked, compared
from tests.bench.blackjack_ten_million import (
    ALL_RULES,
    WITHIN,
    WITHIN_OF_MANY,
    Compared,
    Simulated,
    pairs,
    rounds,
    unlikely,
)

COUPS = 400_000


def test_every_hand_and_every_card() -> None:
    assert len(set(HANDS)) == len(HANDS)
    assert NEXT[number_of((5, 10)), 6] == number_of((10, 6, 5))
    assert NEXT[number_of((5, 10)), 7] == OVER == NEXT[OVER, 1]
    assert (TOTAL[number_of((1, 6))], TOTAL[number_of((1, 6, 10))], TOTAL[OVER]) == (17, 17, 0)
    assert max(len(hand) for hand in HANDS) == 21  # aces alone


def test_a_plan_plays_what_the_card_says() -> None:
    rules = Rules(surrender="hard_12_or_more")
    plan, card = by_card(rules), best_play(rules)

    def planned(cards: tuple[int, ...], up: int, stage: int = 0) -> Play:
        return CODES[int(plan.two[stage, number_of(cards), up])]

    assert planned((6, 10), 10) is card.play((10, 6), 10, set(Play)) is Play.SURRENDER
    assert planned((8, 8), 7) is planned((8, 8), 7, 8) is Play.SPLIT
    assert planned((8, 8), 7, LAST + 8) is Play.HIT
    assert planned((3, 8), 6) is planned((3, 8), 6, LAST + 8) is Play.DOUBLE
    assert planned((1, 10), 1) is Play.STAND
    assert not plan.draws[0, OVER].any()
    assert plan.draws[0, number_of((2, 3, 5))].sum() == 10
    assert [bool(plan.draws[0, number_of((4, 4, 8)), up]) for up in (6, 7)] == [False, True]
    without = by_card(Rules(double_after_split=False))
    assert CODES[without.two[8, number_of((3, 8)), 6]] is Play.HIT


def test_who_looks_at_all_his_cards_does_otherwise() -> None:
    """Ten and two against a four: tens are few; and a long sixteen against a ten stands."""
    plan, card = by_composition(Rules()), best_play(Rules())
    assert CODES[plan.two[0, number_of((2, 10)), 4]] is Play.HIT
    assert card.play((2, 10), 4, {Play.HIT, Play.STAND}) is Play.STAND
    assert not plan.draws[0, number_of((4, 4, 4, 4)), 10]
    assert plan.draws[0, number_of((10, 6)), 10]


def test_only_what_the_house_allows_is_asked_for() -> None:
    rules = Rules(surrender="hard_12_or_more", double_after_split=False)
    asked_for: dict[tuple[tuple[int, ...], int, int], list[set[Play]]] = {}

    def decide(cards: tuple[int, ...], up: int, may: Container[Play], pair: int) -> Play:
        plays = {play for play in Play if play in may}
        asked_for.setdefault((cards, up, pair), []).append(plays)
        return min(plays)

    made(rules, decide)
    longer = {Play.STAND, Play.HIT}
    assert asked_for[(8, 8), 10, 0] == [set(Play), longer]
    assert asked_for[(8, 8), 1, 0] == [set(Play) - {Play.SURRENDER}, longer]
    assert asked_for[(8, 8), 10, 8] == [longer | {Play.SPLIT}, longer, longer]
    assert asked_for[(3, 5), 10, 3] == [{Play.HIT}, {Play.HIT}]
    assert asked_for[(2, 2, 9), 4, 2] == asked_for[(2, 2, 9), 4, 0] == [longer]
    assert ((2, 2, 4), 4, 0) not in asked_for
    assert ((1, 10), 4, 0) not in asked_for


@pytest.mark.parametrize("name", ["box", "box+composition", "box+insurance", "box+composition+insurance"])
def test_a_bet_brings_what_its_terms_say(name: str) -> None:
    table = BlackjackTable(Rules(), name)
    results = table.draw(np.random.default_rng(3), COUPS)
    assert (table.terms.denominator, table.terms.staked) == (2, 2)
    assert table.terms.edge is not None
    assert not table.terms.in_shoes
    mean, error = results.mean() / 2, results.std() / 2 / np.sqrt(COUPS)
    assert abs(mean + table.terms.edge) < WITHIN * error
    assert set(results[:2000]) >= {-4, -2, 0, 2, 3, 4}


@pytest.mark.parametrize("name", ["box+shoe", "box+insurance_raised", "box+composition+insurance+shoe"])
def test_sometimes_no_exact_value_is_known(name: str) -> None:
    """Nor is it far from that of a coup from a full shoe, insured as it was dealt."""
    table = BlackjackTable(Rules(), name)
    results = table.draw(np.random.default_rng(4), COUPS)
    assert table.terms.edge is None
    assert table.terms.in_shoes == name.endswith("+shoe")
    value = round_value(Rules()) + insured_value() * ("insurance" in name)
    assert abs(results.mean() / 2 - value) < 0.01


def test_the_coup_in_which_the_red_card_shows_is_the_last() -> None:
    at = shoes(500, np.random.default_rng(1))
    table = Table(by_card(Rules()), at, boxes=2)
    fewest = []
    for _ in range(80):
        next_coup(table, at)
        fewest.append(int(at.left().min()))
    assert BEHIND_RED < min(fewest) < BEHIND_RED + 10
    assert at.left().max() <= 312


@pytest.mark.parametrize("name", bet_names(Rules()))
@pytest.mark.parametrize("doubles", [True, False])
def test_a_coup_never_takes_more_than_lies_ready(name: str, doubles: bool) -> None:
    """Split hands are doubled as often as may be, insured, and all lost: the worst that can be dealt."""
    rules = Rules(double_after_split=doubles)
    insured = Insurance.RAISED if "raised" in name else Insurance.HALF
    insured = insured if "insurance" in name else Insurance.NEVER
    bold = [Play.SPLIT, Play.DOUBLE, Play.STAND, Play.HIT]
    plan = made(rules, lambda cards, up, may, pair: next(play for play in bold if play in may))
    cards = [8, 1, 8, 8, 8, *[2, 10] * MOST_HANDS, 5, 5]
    coup = Table(plan, Shoes.written(np.array([cards])), insurance=insured).coup()
    laid = BlackjackTable(rules, name).terms.laid
    assert (coup.laid.item(), coup.net.item()) == (laid, -laid)


def test_every_name_is_another_bet() -> None:
    assert len(set(bet_names(Rules()))) == 12
    assert set(bet_names(Rules())) >= {"box", "box+composition+insurance_raised+shoe"}


def test_the_same_chance_brings_the_same_coups() -> None:
    for name in ("box", "box+shoe"):
        table = BlackjackTable(Rules(), name)
        for coups in (0, 1, 30_001):
            one, other = (table.draw(np.random.default_rng(9), coups) for _ in range(2))
            assert one.shape == (coups,)
            assert (one == other).all()
        assert (one != table.draw(np.random.default_rng(10), 30_001)).any()


@pytest.mark.parametrize(
    "name", ["", "boxes", "box+", "box+shoe+shoe", "shoe+box+", "box+slips\n", "b" * 1000]
)
def test_another_bet_is_not_simulated(name: str) -> None:
    with pytest.raises(NotSimulatedError, match=r"^there is no bet '.{0,50}' here, only box, box\+shoe"):
        BlackjackTable(Rules(), name)


def test_what_stands_behind_the_box_may_stand_in_any_order() -> None:
    for name, known in (
        ("box+shoe+insurance", "box+insurance+shoe"),
        ("box+shoe+insurance_raised+composition", "box+composition+insurance_raised+shoe"),
    ):
        assert BlackjackTable(Rules(), name).terms.bet == known


def test_rounding_goes_to_the_player() -> None:
    """Three for two of 5 is 7.50, of which no half is left out; insured halves must come out even."""
    plain, insured = (BlackjackTable(Rules(), name).terms for name in ("box", "box+insurance"))
    assert plain.centimes(np.array([3, -1]), 5).tolist() == [8, -2]
    assert (plain.whole, insured.whole) == (1, 2)


def test_insurance_adds_what_is_reckoned() -> None:
    """The same shoes, insured and not: only the insurance lies between them."""
    plan, nets = by_card(Rules()), []
    orders = np.random.default_rng(2).permuted(np.tile(np.repeat(VALUES, SHOE), (20_000, 1)), axis=1)
    for insurance in (Insurance.NEVER, Insurance.HALF):
        coups = Table(plan, Shoes.written(orders), insurance=insurance).coup()
        nets.append(coups.net[0])
        assert (coups.laid[0] >= 2).all()
    between = (nets[1] - nets[0]) / 2
    assert set(between) == {-0.5, 0, 1}
    assert abs(between.mean() - insured_value()) < WITHIN * between.std() / np.sqrt(between.size)


def test_half_a_million_rounds_under_every_option() -> None:
    """The short form of `tests.bench.blackjack_ten_million`."""
    found = list(rounds(COUPS, seed=50, all_rules=[ALL_RULES[at] for at in (0, 7)]))
    assert [each.name for each in found if abs(each.away) > WITHIN] == []
    assert not unlikely(found)
    assert all(0.001 < each.simulated.error < 0.002 for each in found)


def test_every_pair_against_every_card() -> None:
    found = list(pairs(16_384, seed=7, rules=Rules()))
    assert len(found) == 200
    assert [each.name for each in found if abs(each.away) > WITHIN_OF_MANY] == []
    assert not unlikely(found)


def test_distances_that_chance_does_not_make() -> None:
    def apart(errors: float) -> Compared:
        return Compared("", 0.0, Simulated(errors, 1.0, 1))

    assert not unlikely([apart(1.0)] * 50)
    assert unlikely([apart(1.5)] * 50)
    assert unlikely([apart(0.2)] * 50)


def test_actions_come_to_what_they_are_worth() -> None:
    """The short form of `tests.bench.blackjack_decisions`."""
    cases = [case._replace(rules=Rules()) for case in asked(20, seed=3)]
    assert {len(case.hand.cards) for case in cases} == {2, 3, 4}
    assert {case.hand.hands for case in cases} == {1, 2, 3}
    found = list(compared(cases, 50_000, seed=4))
    assert {each.name.partition(":")[0] for each in found} == {"stand", "hit", "double", "split"}
    assert [each.name for each in found if abs(each.away) > WITHIN_OF_MANY] == []
    assert not unlikely(found)
