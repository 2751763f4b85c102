"""The house options: defaults, what cannot be, JSON there and back."""

from __future__ import annotations

import pytest

from casino_qt.rules.blackjack.options import Rules
from tests.rules.blackjack.test_any_play import EVERY_RULES


def test_the_defaults_of_the_house() -> None:
    assert Rules().to_json() == {
        "dealer_blackjack": "takes_all",
        "double_after_split": True,
        "surrender": "hard_12",
        "croupier_slips": False,
        "min": 500,
        "max": 100_000,
    }
    assert Rules.from_json({}) == Rules()


@pytest.mark.parametrize("rules", EVERY_RULES, ids=str)
def test_options_come_back(rules: Rules) -> None:
    assert Rules.from_json(rules.to_json()) == rules


@pytest.mark.parametrize(
    "options",
    [
        {"dealer_blackjack": "all"}, {"dealer_blackjack": True}, {"surrender": "hard_13"},
        {"surrender": None},
        {"surrender": ["none"]}, {"double_after_split": 1}, {"double_after_split": "true"},
        {"croupier_slips": None}, {"croupier_slips": 0}, {"min": 0}, {"min": True}, {"min": "500"},
        {"max": 10**12 + 1}, {"min": 100_001}, {"max": 499}, {"zero": "prison"}, {"Surrender": "none"},
    ],
)  # fmt: skip
def test_what_is_no_option(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        Rules.from_json(options)
