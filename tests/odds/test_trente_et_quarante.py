"""What a coup gives and takes."""

from __future__ import annotations

import pytest

from casino_qt.odds.trente_et_quarante import edge, locked_value, null_tie, outcomes, refait, winning
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.options import Rules

CLOSE = 1e-9


def test_the_ways_a_coup_can_end() -> None:
    assert sum(outcomes().values()) == 1
    assert float(refait()) == pytest.approx(0.0218913705, abs=CLOSE)
    assert float(null_tie()) == pytest.approx(0.0877075427, abs=CLOSE)


@pytest.mark.parametrize("spot", list(Spot))
def test_each_chance_wins_as_often(spot: Spot) -> None:
    assert float(winning(spot)) == pytest.approx(0.4452005434, abs=CLOSE)


def test_the_edge_of_the_bank() -> None:
    assert float(edge(Rules(), insured=False)) == pytest.approx(0.01094569, abs=1e-8)
    assert float(edge(Rules(), insured=True)) == pytest.approx(0.00912292, abs=1e-8)
    assert edge(Rules(premium="every_coup"), insured=True) == pytest.approx(0.01)


def test_half_back_is_a_little_better_than_prison() -> None:
    assert 0.49 < locked_value(1) < 0.5
    assert locked_value(2) < locked_value(1)
    assert edge(Rules(refait="prison"), insured=False) == edge(Rules(), insured=False)
    with pytest.raises(ValueError, match="no lock"):
        locked_value(3)
