"""A hundred thousand spins from seeds: every one sums to zero, and the numbers fall as they must."""

from __future__ import annotations

from collections import Counter
from functools import cache

from casino_qt.rules.roulette import bets
from casino_qt.rules.roulette.actions import Announce, Bet, Halve, Spin, Take
from casino_qt.rules.roulette.announcements import everything
from casino_qt.rules.roulette.numbers import SeededNumbers
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.table import Table

SPINS = 100_000
PURSE = 10**12
# The quantile of chi-square with 36 degrees of freedom at 99.9 %; the seeds are fixed.
CHI_SQUARE_36 = 67.99


@cache
def played() -> Counter[int]:
    """Play them all, two seats betting everywhere; count the numbers. Every spin is checked for its sum."""
    fallen: Counter[int] = Counter()
    places, annonces = list(bets.SPOTS), list(everything())
    for seed, rules in enumerate((Rules(), Rules(zero="partage", finales="complete"))):
        table = Table(rules, SeededNumbers(f"b411{seed}"), PURSE)
        for count in range(SPINS // 2):
            for by, on in (("you", places[count % 161]), ("anna", bets.SIMPLE_CHANCES[count % 6])):
                if not table.lying(on, by).stake:
                    table.apply(Bet(on, 501 + count % 977, by))
            if count % 20 == 0:
                for on in table.bets():
                    if table.lying(on).free:
                        table.apply(Take(on))
                table.apply(Announce(on=annonces[count // 20 % len(annonces)], piece=501))
            table.apply(Spin())
            if count % 3 == 0:
                for on in filter(table.halvable, bets.SIMPLE_CHANCES):
                    table.apply(Halve(on))
            seats = sum(table.purse(seat) + table.on_table(seat) - PURSE for seat in table.seats())
            assert seats + table.house_net() == 0
            fallen[table.history[-1]] += 1
    return fallen


def test_a_hundred_thousand_spins_sum_to_zero() -> None:
    assert sum(played().values()) == SPINS


def test_every_number_falls_as_often_as_it_should() -> None:
    expected = SPINS / 37
    assert sum((played()[number] - expected) ** 2 / expected for number in range(37)) < CHI_SQUARE_36
