"""What a spin gives and takes, exactly, for every bet of the tableau and every house rule about zero."""

from __future__ import annotations

from fractions import Fraction

from casino_qt.odds.results import Results
from casino_qt.rules.roulette import bets
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.wheel import POCKETS

ZERO = Fraction(1, POCKETS)


def winning(bet: str) -> Fraction:
    """The probability that the bet wins. Raises KeyError for a name that is not canonical."""
    return Fraction(len(bets.covers(bet)), POCKETS)


def locked_value(level: int) -> Fraction:
    """What a stake of 1 on a simple chance is worth while locked once or twice, left to its fate.

    Its chance frees it one level, zero locks it one level deeper, a third zero and everything else take it;
    freed from the first level it is worth 1 again.
    """
    if level not in (1, 2):
        raise ValueError(f"there is no lock number {level}")
    chance = winning("rouge")
    single = chance / (1 - ZERO * chance)
    return single if level == 1 else chance * single


def kept_after_zero(rules: Rules, *, half_back: bool = False) -> Fraction:
    """What zero leaves of a stake of 1 on a simple chance.

    `half_back`: where there is a prison, the player takes half at once instead.
    """
    if rules.zero == "lose_all":
        return Fraction(0)
    if rules.zero == "partage" or half_back:
        return Fraction(1, 2)
    return locked_value(1)


def expectation(bet: str, rules: Rules, *, half_back: bool = False) -> Fraction:
    """What a stake of 1 brings on average, less itself; roundings to a centime are left out.

    Below zero at every bet: what the bank keeps is the same with the sign turned.
    """
    chance = winning(bet)
    result = chance * bets.pays(bet) - (1 - chance)
    if bets.is_simple(bet):
        result += ZERO * kept_after_zero(rules, half_back=half_back)
    return result


def results(bet: str, rules: Rules, *, half_back: bool = False) -> Results:
    """What a stake of 1 comes to in the end and how often; a locked one is left to its fate.

    Roundings to a centime are left out. Raises KeyError for a name that is not canonical.
    """
    chance = winning(bet)
    found = {bets.pays(bet): chance}
    if bets.is_simple(bet):
        halved = rules.zero == "partage" or (half_back and rules.zero == "prison")
        if halved:
            found[Fraction(-1, 2)] = ZERO
        elif rules.zero == "prison":
            found[Fraction(0)] = ZERO * locked_value(1)
    found[Fraction(-1)] = 1 - sum(found.values(), Fraction(0))
    return found
