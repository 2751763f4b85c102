"""Numbers that are no money as people read them: shares in per cent, averages, deviations."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from casino_qt.money_text import MINUS, NBSP

CLOSED_UP = ("en", "it")
"""The languages that set the per cent sign close to its number; the others leave a space before it."""


def number(value: float, decimals: int, *, signed: bool = False) -> str:
    """`value` with so many decimals in the language of the interface; `signed`: a gain has its plus.

    Thousands are parted by U+00A0, as in amounts of money. What rounds to nothing has no sign.
    """
    text = f"{abs(value):,.{decimals}f}"
    whole, point, part = text.partition(".")
    text = whole.replace(",", NBSP) + (QLocale().decimalPoint() + part if point else "")
    if not any(digit in "123456789" for digit in text):
        return text
    return MINUS + text if value < 0 else "+" + text if signed else text


def percent(share: float, decimals: int = 2, *, signed: bool = False) -> str:
    """`share` of 1 in per cent, as the language of the interface sets it: 2.70%, 2,70 %."""
    gap = "" if QLocale().name().split("_")[0] in CLOSED_UP else NBSP
    return f"{number(100 * share, decimals, signed=signed)}{gap}%"
