"""How often whole rounds bring what: chances that sum to one, the exact mean, and a million played rounds."""

from __future__ import annotations

from dataclasses import astuple
from fractions import Fraction
from math import sqrt

import numpy as np
import pytest

from casino_qt.laboratory.blackjack import BlackjackTable
from casino_qt.laboratory.trente_et_un import TrenteEtUnTable
from casino_qt.odds.blackjack.round import round_value
from casino_qt.odds.blackjack.spread import round_spread
from casino_qt.odds.reports.rounds import blackjack, trente_et_un
from casino_qt.odds.results import mean
from casino_qt.odds.trente_et_un.play import best_play
from casino_qt.odds.trente_et_un.spread import results, shares
from casino_qt.rules.blackjack.box import MOST_HANDS
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.trente_et_un.options import Rules as OvalRules

ROUNDS = 1_000_000
STANDARD_ERRORS = 4
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"dealer_blackjack": "original_only"},
    {"double_after_split": False},
    {"surrender": "hard_12_or_more"},
    {"dealer_blackjack": "original_only", "double_after_split": False},
)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_round_of_blackjack_has_the_mean_that_is_exact(options: dict[str, object]) -> None:
    rules = Rules.from_json(options)
    spread = round_spread(rules)
    assert sum(spread.values()) == pytest.approx(1)
    assert all(chance > 0 for chance in spread.values())
    most = MOST_HANDS * (2 if rules.double_after_split else 1)
    assert [min(spread), max(spread)] == [Fraction(-most), Fraction(most)]
    found = sum(float(result) * chance for result, chance in spread.items())
    assert found == pytest.approx(round_value(rules), abs=1e-4)
    assert spread[Fraction(3, 2)] == pytest.approx(0.0453, abs=5e-4)


def test_a_box_as_it_is_told() -> None:
    told = blackjack(Rules())
    assert told["edge"] == -round_value(Rules())
    assert told["win"] + told["tie"] + told["lose"] == pytest.approx(1)
    assert told["deviation"] == pytest.approx(1.135, abs=1e-3)


def test_a_round_of_thirty_one_has_the_mean_that_is_kept() -> None:
    packs = 1
    share = shares(packs)
    assert sum(astuple(share)) + share.natural == 1
    assert all(part > 0 for part in astuple(share))
    for price in (2, 4):
        found = results(packs, price)
        assert sum(found.values()) == 1
        assert float(-mean(found)) == pytest.approx(best_play(packs).edge, abs=1e-9)
        told = trente_et_un(packs, price)
        assert told["win"] + told["tie"] + told["lose"] == pytest.approx(1)
        square = sum(result**2 * chance for result, chance in found.items())
        assert told["deviation"] == pytest.approx(sqrt(square - mean(found) ** 2))


def seldom(counted: int, chance: float) -> float:
    """How many standard errors so many of ROUNDS are from what is expected; fewer than ten are not judged."""
    expected = chance * ROUNDS
    return 0.0 if expected < 10 else abs(counted - expected) / sqrt(expected * (1 - chance))


@pytest.mark.parametrize("options", OPTIONS[:2], ids=str)
def test_a_million_rounds_of_blackjack_end_as_often_as_that(options: dict[str, object]) -> None:
    rules = Rules.from_json(options)
    drawn = BlackjackTable(rules, "box").draw(np.random.default_rng(11), ROUNDS)
    spread = {int(2 * result): chance for result, chance in round_spread(rules).items()}
    assert set(np.unique(drawn).tolist()) <= spread.keys()
    for halves, chance in spread.items():
        assert seldom(int((drawn == halves).sum()), chance) < STANDARD_ERRORS


def test_a_million_rounds_of_thirty_one_end_as_often_as_that() -> None:
    drawn = TrenteEtUnTable(OvalRules(), "punter").draw(np.random.default_rng(12), ROUNDS)
    found = {int(tokens): float(chance) for tokens, chance in results(1, OvalRules().natural).items()}
    assert set(np.unique(drawn).tolist()) == found.keys()
    for tokens, chance in found.items():
        assert seldom(int((drawn == tokens).sum()), chance) < STANDARD_ERRORS
