"""What insurance at blackjack is worth, exactly, as long as the croupier's ace is all one has seen."""

from __future__ import annotations

from fractions import Fraction

from casino_qt.odds.blackjack.card import SHOE
from casino_qt.odds.blackjack.croupier import TEN
from casino_qt.odds.results import Results

PAYS = 2
WINNING = Fraction(SHOE[TEN - 1], sum(SHOE) - 1)
"""How often a ten comes to the ace."""


def results() -> Results:
    """House rules, section 4: two for one on the croupier's blackjack, else lost."""
    return {Fraction(PAYS): WINNING, Fraction(-1): 1 - WINNING}
