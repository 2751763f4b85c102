"""Numbers as a croupier calls them: points of a row, totals of a hand, numbers of the wheel."""

from __future__ import annotations

from casino_qt.croupier.spoken.cardinals import cardinal
from casino_qt.croupier.spoken.grammar import Gender
from casino_qt.croupier.tongues import check_tongue

CALLED = range(1, 37)
"""The numbers a croupier ever calls: points, totals, pockets of the wheel."""


def number_word(number: int, tongue: str, *, neuter: bool = False) -> str:
    """Return `number` as the lower-case word called in `tongue`. Raises ValueError for one that is not said.

    Czech counts one and two in the feminine ("jedna, dvě"). `neuter`: points that are things of their own, as
    in the name of тридцать одно.
    """
    if neuter and tongue == "ru":
        return cardinal(number, tongue, Gender.N)
    return cardinal(number, check_tongue(tongue), Gender.F if tongue == "cs" else Gender.M)
