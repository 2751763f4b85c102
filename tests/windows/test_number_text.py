"""Shares and averages as people read them, in every language of the house."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from casino_qt.number_text import number, percent

NBSP, MINUS = "\u00a0", "\u2212"


@pytest.fixture(autouse=True)
def own_language() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "2.70%"),
        ("it", "2,70%"),
        ("fr", f"2,70{NBSP}%"),
        ("cs", f"2,70{NBSP}%"),
        ("ru", f"2,70{NBSP}%"),
    ],
)
def test_a_share(language: str, text: str) -> None:
    QLocale.setDefault(QLocale(language))
    assert percent(1 / 37) == text


@pytest.mark.parametrize(
    ("value", "decimals", "signed", "text"),
    [
        (5.8378, 2, False, "5,84"),
        (-0.0135, 4, False, f"{MINUS}0,0135"),
        (12345.678, 1, True, f"+12{NBSP}345,7"),
        (7.4, 0, False, "7"),
        (-0.001, 2, True, "0,00"),
    ],
)
def test_a_number(value: float, decimals: int, signed: bool, text: str) -> None:
    QLocale.setDefault(QLocale("cs"))
    assert number(value, decimals, signed=signed) == text
