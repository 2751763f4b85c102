"""The house options: defaults, what cannot be, JSON there and back."""

from __future__ import annotations

import pytest

from casino_qt.rules.roulette.options import Rules


def test_the_defaults_of_the_house() -> None:
    assert Rules().to_json() == {"zero": "prison", "finales": "seed", "min": 500, "max": 20_000}
    assert Rules.from_json({}) == Rules()


def test_options_come_back() -> None:
    rules = Rules(zero="partage", finales="complete", min=1, max=10**12)
    assert Rules.from_json(rules.to_json()) == rules


@pytest.mark.parametrize(
    "options",
    [
        {"zero": "en_prison"}, {"zero": True}, {"zero": ["prison"]}, {"finales": "full"}, {"finales": None},
        {"min": 0}, {"min": True}, {"min": "500"}, {"max": 10**12 + 1}, {"min": 20_001}, {"max": 499},
        {"refait": "half"}, {"Zero": "prison"},
    ],
)  # fmt: skip
def test_what_is_no_option(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        Rules.from_json(options)
