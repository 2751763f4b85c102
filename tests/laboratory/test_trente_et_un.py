"""Тридцать одно as the laboratory offers it."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest

from casino_qt.laboratory.game import NotSimulatedError
from casino_qt.laboratory.trente_et_un import TrenteEtUnTable, bet_names
from casino_qt.odds.results import mean
from casino_qt.rules.trente_et_un.options import Rules

COUPS = 400_000
WITHIN = 3.0  # standard errors


@pytest.mark.parametrize("name", ["punter", "bank", "punter:2", "bank:9", "bank:6"])
def test_a_side_brings_what_its_terms_say(name: str) -> None:
    terms = (table := TrenteEtUnTable(Rules(), name)).terms
    results = table.draw(np.random.default_rng(5), COUPS)
    assert terms.edge is not None
    away = results.mean() / terms.staked + terms.edge
    assert abs(away) < WITHIN * results.std() / terms.staked / sqrt(COUPS)
    assert (terms.edge > 0) == name.startswith("punter")


def test_how_often_what_passes() -> None:
    table = TrenteEtUnTable(Rules(natural=5), "bank:2")
    results = table.draw(np.random.default_rng(6), COUPS)
    distribution = table.terms.distribution
    assert distribution is not None
    assert float(-mean(distribution)) == pytest.approx(table.terms.edge, abs=1e-12)
    values, counts = np.unique(results, return_counts=True)
    assert [value / 2 for value in values] == sorted(map(float, distribution)) == [-2.5, -1, 0, 1, 2.5]
    for (_, chance), count in zip(sorted(distribution.items()), counts, strict=True):
        share = float(chance)
        assert abs(count / COUPS - share) < WITHIN * sqrt(share * (1 - share) / COUPS)


def test_what_lies_on_the_table() -> None:
    """A stake against each other one; ready must lie the price of a dealt 31."""
    punter, bank = (TrenteEtUnTable(Rules(natural=6), name).terms for name in ("punter:4", "bank:4"))
    assert (punter.denominator, punter.staked, punter.laid, punter.whole) == (2, 2, 6, 2)
    assert (bank.staked, bank.laid) == (6, 18)
    assert bank.distribution is None
    assert (punter.minimum, punter.maximum) == (200, 200_000)


@pytest.mark.parametrize("name", ["punter+talia", "bank:9+talia"])
def test_through_the_talia_no_exact_value_is_known(name: str) -> None:
    table = TrenteEtUnTable(Rules(), name)
    results = table.draw(np.random.default_rng(7), COUPS)
    assert (table.terms.edge, table.terms.in_shoes) == (None, True)
    to_bank = results.mean() / table.terms.staked * (1 if name.startswith("bank") else -1)
    assert to_bank == pytest.approx(0.07, abs=0.01)


@pytest.mark.parametrize("name", bet_names(Rules()))
def test_the_same_chance_brings_the_same_rounds(name: str) -> None:
    table = TrenteEtUnTable(Rules(), name)
    for coups in (0, 1, 20_001):
        one, other = (table.draw(np.random.default_rng(8), coups) for _ in range(2))
        assert one.shape == (coups,)
        assert (one == other).all()


@pytest.mark.parametrize("name", ["", "banker", "bank:1", "bank:10", "punter:", "bank+talia:3", "punter\n"])
def test_another_bet_is_not_simulated(name: str) -> None:
    with pytest.raises(
        NotSimulatedError, match=r"^there is no bet '.*' here, only punter, .* such as bank:9$"
    ):
        TrenteEtUnTable(Rules(), name)
