"""A hundred thousand coups from seeds: every one sums to zero, and chance falls as it must."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import TypeVar

import pytest

from casino_qt.odds.trente_et_quarante.edges import outcomes
from casino_qt.odds.trente_et_quarante.rows import TOTALS, joint_totals, row_totals
from casino_qt.rules.chance import SeededChance
from casino_qt.rules.trente_et_quarante.actions import Bet, Coup, Cut, Insure, Spot
from casino_qt.rules.trente_et_quarante.events import Outcome
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.table import Table

T = TypeVar("T")

COUPS = 100_000
PURSE = 10**9
SEATS = ("you", "anna")

# Quantiles of chi-square at 99.9 %: one new seed in a thousand would fail, and these seeds are fixed.
CHI_SQUARE = {1: 10.83, 5: 20.52, 9: 27.88, 10: 29.59}


@cache
def played() -> tuple[Counter[tuple[int, int]], Counter[Outcome]]:
    """Play them all, two seats betting; count totals and outcomes. Every coup is checked for its sum."""
    totals: Counter[tuple[int, int]] = Counter()
    ends: Counter[Outcome] = Counter()
    for number, rules in enumerate((Rules(), Rules(refait="prison", premium="every_coup"))):
        table = Table(rules, SeededChance(f"ca51{number}"), PURSE)
        table.apply(Cut())
        for count in range(COUPS // 2):
            spot = list(Spot)[count % 4]
            for seat in SEATS[: 1 + count % 2]:
                if not table.lying(spot, seat).stake:
                    table.apply(Bet(spot, 501 + count % 977, seat))
                if count % 3 == 0 and not table.lying(spot, seat).premium:
                    table.apply(Insure(spot, seat))
            seats = {seat: (table.purse(seat), table.on_table(seat)) for seat in table.seats()}
            house = table.house_net()
            table.apply(Coup())
            # A coup moves nothing in or out of a purse, and what leaves the cloth is what the bank won.
            assert all(table.purse(seat) == purse for seat, (purse, _) in seats.items())
            lost = sum(lying - table.on_table(seat) for seat, (_, lying) in seats.items())
            assert table.house_net() - house == lost
            last = table.last
            assert last is not None
            ends[last.outcome] += 1
            if last.outcome is not Outcome.VOID:
                totals[last.noir.total, last.rouge.total] += 1
    return totals, ends


def chi_square(seen: Mapping[T, int], expected: Mapping[T, Fraction]) -> float:
    count = sum(seen.values())
    return sum((seen.get(key, 0) - count * float(p)) ** 2 / (count * float(p)) for key, p in expected.items())


def test_every_coup_sums_to_zero() -> None:
    _, ends = played()
    assert sum(ends.values()) == COUPS


def test_a_shoe_lasts_as_long_as_its_cards() -> None:
    # 302 cards lie between the burnt and the stop card; a coup takes about 10.3.
    _, ends = played()
    assert 28 < COUPS / ends[Outcome.VOID] < 32


@pytest.mark.parametrize("which", [0, 1], ids=["noir", "rouge"])
def test_the_totals_of_a_row_agree_with_the_exact_values(which: int) -> None:
    totals, _ = played()
    seen: Counter[int] = Counter()
    for pair, count in totals.items():
        seen[pair[which]] += count
    assert set(seen) == set(TOTALS)
    assert chi_square(seen, row_totals()) < CHI_SQUARE[9]


def test_31_apres_agrees_with_the_exact_value() -> None:
    totals, _ = played()
    refait = joint_totals()[31, 31]
    seen = {True: totals[31, 31], False: sum(totals.values()) - totals[31, 31]}
    assert chi_square(seen, {True: refait, False: 1 - refait}) < CHI_SQUARE[1]


def test_every_tie_agrees_with_the_exact_value() -> None:
    totals, _ = played()
    joint = joint_totals()
    expected = {total: joint[total, total] for total in TOTALS}
    seen = {total: totals[total, total] for total in TOTALS}
    expected[0] = 1 - sum(expected.values(), Fraction(0))
    seen[0] = sum(totals.values()) - sum(seen.values())
    assert chi_square(seen, expected) < CHI_SQUARE[10]


def test_every_verdict_agrees_with_the_exact_value() -> None:
    _, ends = played()
    assert chi_square({end: ends[end] for end in outcomes()}, outcomes()) < CHI_SQUARE[5]
