"""Whole numbers as words of a tongue."""

from __future__ import annotations

from casino_qt.croupier.spoken.grammar import Case, Gender
from casino_qt.croupier.spoken.romance import english, french, italian
from casino_qt.croupier.spoken.slavonic import czech, russian
from casino_qt.rules.spoken_numbers import LARGEST_FRANCS

LARGEST = LARGEST_FRANCS
"""No number above it is ever said: it is the largest amount that may be typed."""


def cardinal(number: int, tongue: str, gender: Gender = Gender.M, case: Case = Case.NOM) -> str:
    """`number`, 0 … LARGEST, in lower-case words of `tongue`. Raises ValueError outside, or for no tongue.

    Gender shows in one (and in two, in Czech and Russian), case in Czech and Russian.
    """
    if not 0 <= number <= LARGEST:
        raise ValueError(f"{number} is not said")
    match tongue:
        case "fr":
            return french(number, gender)
        case "it":
            return italian(number, gender)
        case "en":
            return english(number)
        case "cs":
            return czech(number, gender, case)
        case "ru":
            return russian(number, gender, case)
    raise ValueError(f"no croupier speaks {tongue!r}")
