"""The report on roulette: every bet of the tableau."""

from __future__ import annotations

from fractions import Fraction

from casino_qt.odds.reports.told import Json, bet
from casino_qt.odds.roulette.bets import ZERO, results, winning
from casino_qt.rules.roulette.bets import SIMPLE_CHANCES, SPOTS, is_simple
from casino_qt.rules.roulette.options import Rules


def report(rules: Rules) -> Json:
    """`bets` by their canonical names (house rules, section 2).

    `zero` is how often zero leaves something of a simple chance. Where there is a prison, `+half_back` is the
    same chance for a player who takes half at once.
    """
    bets = {name: one_bet(name, rules) for name in SPOTS}
    if rules.zero == "prison":
        bets |= {f"{name}+half_back": one_bet(name, rules, half_back=True) for name in SIMPLE_CHANCES}
    return {"bets": bets}


def one_bet(name: str, rules: Rules, *, half_back: bool = False) -> Json:
    """A bet of the tableau as `report` has it. Raises KeyError for a name that is none."""
    spared = is_simple(name) and rules.zero != "lose_all"
    other = {"zero": ZERO} if spared else {}
    return bet(results(name, rules, half_back=half_back), winning(name), Fraction(0), **other)
