"""The rules object: declared once, strict, written whole."""

from __future__ import annotations

import pytest

from casino_qt.rules.trente_et_quarante.options import Rules


def test_the_defaults_are_those_of_the_house() -> None:
    assert Rules().to_json() == {"refait": "half", "premium": "decided", "min": 500, "max": 500_000}


def test_every_option_comes_back() -> None:
    rules = Rules("prison", "every_coup", 100, 100)
    assert Rules.from_json(rules.to_json()) == rules
    assert Rules.from_json({}) == Rules()


@pytest.mark.parametrize(
    "options",
    [
        {"refait": "third"},
        {"refait": 1},
        {"refait": None},
        {"refait": []},
        {"premium": "never"},
        {"premium": {}},
        {"min": 0},
        {"min": -1},
        {"min": True},
        {"min": 5.0},
        {"min": "5"},
        {"min": None},
        {"min": 500_001},
        {"max": 499},
        {"max": 10**12 + 1},
        {"max": False},
        {"zero": "prison"},
        {"Min": 1},
        {"": 1},
    ],
)
def test_anything_else_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        Rules.from_json(options)
