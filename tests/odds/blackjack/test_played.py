"""The card of best play at the real table: a small run, always the same. The long one is in `tests/bench`."""

from __future__ import annotations

import pytest

from casino_qt.rules.blackjack.options import Rules
from tests.bench.blackjack_edge import COUPS_OF_A_SHOE, WITHIN, measure

EDGE = -0.00517637  # `python -m tests.bench.blackjack_edge` computes it in some seconds


def test_the_card_is_played_to_its_value() -> None:
    measured = measure(Rules(), 3_000, seed=1)
    assert measured.coups == 3_000
    assert 0.01 < measured.error < 0.03
    assert abs(measured.away(EDGE)) < WITHIN


@pytest.mark.parametrize(
    "rules",
    [
        Rules(dealer_blackjack="original_only", surrender="hard_12_or_more"),
        Rules(double_after_split=False, surrender="none"),
    ],
)
def test_other_options_are_played_without_a_refusal(rules: Rules) -> None:
    assert measure(rules, 20 * COUPS_OF_A_SHOE).error < 0.06
