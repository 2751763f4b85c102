"""Francs as people read them."""

from __future__ import annotations

import pytest

from casino_qt.money_text import francs, signed_francs


@pytest.mark.parametrize(
    ("centimes", "language", "text"),
    [
        (0, "en", "0"),
        (100, "fr", "1"),
        (150, "fr", "1,50"),
        (150, "en", "1.50"),
        (5, "cs", "0,05"),
        (123_456_700, "ru", "1\u00a0234\u00a0567"),
        (123_456_789, "it", "1\u00a0234\u00a0567,89"),
        (-1_550, "en", "\u221215.50"),
        (-100_000, "fr", "\u22121\u00a0000"),
    ],
)
def test_francs(centimes: int, language: str, text: str) -> None:
    assert francs(centimes, language) == text


@pytest.mark.parametrize(("centimes", "text"), [(100, "+1"), (0, "0"), (-100, "\u22121")])
def test_a_result_carries_its_sign(centimes: int, text: str) -> None:
    assert signed_francs(centimes, "en") == text
