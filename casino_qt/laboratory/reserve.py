"""What must lie in a purse for a stake to be laid: known from the bet's name, without playing anything.

The tables reckon with the same figures; here they can be asked for by who has no use for NumPy.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from casino_qt.rules.blackjack.box import MOST_HANDS
from casino_qt.rules.blackjack.options import Rules as BlackjackRules
from casino_qt.rules.trente_et_un.agreement import RESULT
from casino_qt.rules.trente_et_un.options import SEATS_OF_ONE_PACK

INSURED, RAISED = "+insurance", "+insurance_raised"
BANK = "bank"

_HALF = Fraction(1, 2)
_PREMIUM = Fraction(1, 100)


def stakes_of_a_box(rules: BlackjackRules, name: str) -> Fraction:
    """Stakes that a box of blackjack may ask for: all hands it may have, doubled, and their insurance."""
    stakes = Fraction(MOST_HANDS * (2 if rules.double_after_split else 1))
    if RAISED in name:
        return stakes * (1 + _HALF)
    return stakes + (_HALF if INSURED in name else 0)


def most_asked(game: str, rules: Any, name: str) -> Fraction:
    """Stakes that a coup may ask for, the first among them; `name` is no layout of many places."""
    match game:
        case "blackjack":
            return stakes_of_a_box(rules, name)
        case "trente-et-un":
            side, _, seats = name.partition("+")[0].partition(":")
            others = int(seats or SEATS_OF_ONE_PACK) - 1 if side == BANK else 1
            return Fraction(int(rules.natural) * others, RESULT)
        case _:
            return Fraction(1) + (_PREMIUM if INSURED in name else 0)


def whole_centimes(game: str, name: str) -> int:
    """A stake is a multiple of so many centimes, so that its halves are whole."""
    return 2 if game == "trente-et-un" or (game == "blackjack" and INSURED in name) else 1
