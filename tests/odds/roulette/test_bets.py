"""The edge of every bet, from the rules played out and from the formulas, against the published figures."""

from __future__ import annotations

from fractions import Fraction

import pytest

from casino_qt.odds.roulette.bets import expectation, kept_after_zero, locked_value, winning
from casino_qt.rules.lying import Lying
from casino_qt.rules.roulette import bets
from casino_qt.rules.roulette.options import Rules, Zero
from casino_qt.rules.roulette.settlement import settle
from casino_qt.rules.roulette.wheel import POCKETS

STAKE = 1000
ONE_THIRTY_SEVENTH = Fraction(-1, 37)


def played_out(bet: str, rules: Rules) -> Fraction:
    """The mean over all 37 pockets of what a stake comes to, what is locked taken at its exact value."""
    total = Fraction(0)
    for number in range(POCKETS):
        done = settle(rules, number, "you", bet, Lying(stake=STAKE))
        total += done.after.free + done.back - STAKE + done.after.prison[0] * locked_value(1)
    return total / (POCKETS * STAKE)


@pytest.mark.parametrize("zero", ["prison", "partage", "lose_all"])
@pytest.mark.parametrize("bet", bets.SPOTS)
def test_the_rules_played_out_over_every_pocket_give_the_expectation(bet: str, zero: Zero) -> None:
    rules = Rules(zero=zero)
    assert played_out(bet, rules) == expectation(bet, rules)
    if not bets.is_simple(bet) or zero == "lose_all":
        assert expectation(bet, rules) == ONE_THIRTY_SEVENTH


@pytest.mark.parametrize(
    ("zero", "exact", "per_cent"),
    [
        ("prison", Fraction(-685, 1351 * 37), 1.3704),
        ("partage", Fraction(-1, 74), 1.3514),
        ("lose_all", Fraction(-1, 37), 2.7027),
    ],
)
@pytest.mark.parametrize("bet", bets.SIMPLE_CHANCES)
def test_a_simple_chance_has_the_published_edge(
    bet: str, zero: Zero, exact: Fraction, per_cent: float
) -> None:
    result = expectation(bet, Rules(zero=zero))
    assert result == exact
    assert abs(float(result - exact)) < 1e-12
    assert round(-100 * float(result), 4) == per_cent


def test_a_lock_is_worth_what_its_fates_are_worth() -> None:
    single, double, chance, zero = locked_value(1), locked_value(2), Fraction(18, 37), Fraction(1, 37)
    assert single == chance + zero * double
    assert double == chance * single
    assert single == Fraction(666, 1351)
    with pytest.raises(ValueError, match="3"):
        locked_value(3)


def test_the_life_of_a_prisoner_played_out_by_the_rules_is_worth_the_same() -> None:
    """What a lock is worth, solved from what every pocket does to it at the table, formulas left aside."""
    for bet in bets.SIMPLE_CHANCES:
        fates = []
        for prison in ((STAKE, 0), (0, STAKE)):
            after = [settle(Rules(), n, "you", bet, Lying(prison=prison)).after for n in range(POCKETS)]
            fates.append([Fraction(sum(_lies(each)[i] for each in after), STAKE * POCKETS) for i in range(3)])
        (free, single, double), (free2, single2, double2) = fates
        # v1 = free + single v1 + double v2 and v2 = free2 + single2 v1 + double2 v2
        v1 = (free * (1 - double2) + double * free2) / ((1 - single) * (1 - double2) - double * single2)
        v2 = (free2 + single2 * v1) / (1 - double2)
        assert (v1, v2) == (locked_value(1), locked_value(2))


def _lies(lying: Lying) -> tuple[int, int, int]:
    """What lies free, locked once, locked twice."""
    return lying.free, *lying.prison


def test_half_back_is_the_better_choice() -> None:
    rules = Rules()
    assert expectation("rouge", rules, half_back=True) == expectation("rouge", Rules(zero="partage"))
    assert expectation("rouge", rules, half_back=True) > expectation("rouge", rules)
    assert kept_after_zero(rules, half_back=True) == Fraction(1, 2)
    assert expectation("plein:17", rules, half_back=True) == ONE_THIRTY_SEVENTH


def test_the_chance_of_a_bet_is_the_share_of_its_pockets() -> None:
    assert winning("plein:0") == Fraction(1, 37)
    assert winning("douzaines:1/2") == Fraction(24, 37)
    with pytest.raises(KeyError):
        winning("cheval:3/0")
