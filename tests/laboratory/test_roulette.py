"""Roulette in the laboratory: the real table on the same numbers, and what every bet is worth."""

from __future__ import annotations

import zlib
from math import sqrt
from typing import Any

import numpy as np
import pytest

from casino_qt.laboratory.game import NotSimulatedError
from casino_qt.laboratory.layout import places
from casino_qt.laboratory.roulette import RouletteTable, bet_names
from casino_qt.odds.results import deviation
from casino_qt.rules.roulette import announcements, bets
from casino_qt.rules.roulette.actions import Bet, Halve, Spin, Take
from casino_qt.rules.roulette.numbers import ScriptedNumbers
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.table import Table

ZEROES = Rules.CHOICES["zero"]
PIECE = 735  # an odd number of centimes: every half is rounded
WITHIN = 3.0


def at_the_table(rules: Rules, name: str, numbers: list[int], piece: int = PIECE) -> list[int]:
    """What the layout wins at the real table, stake by stake, each laid when nothing is locked any more."""
    table = Table(rules, ScriptedNumbers(numbers), 10**9)
    laid = places(name, rules)
    results, before = [], table.purse()
    for number in numbers:
        if not table.on_table():
            before = table.purse()
            for place in laid:
                table.apply(Bet(place.bet, piece * place.pieces))
        table.apply(Spin())
        for place in laid:
            if number == 0 and place.half_back and table.halvable(place.bet):
                table.apply(Halve(place.bet))
            if table.lying(place.bet).free:
                table.apply(Take(place.bet))
        if not table.on_table():
            results.append(table.purse() - before)
    return results


def in_the_laboratory(rules: Rules, name: str, numbers: list[int], piece: int = PIECE) -> list[int]:
    table = RouletteTable(rules, name)
    results = table.replayed(numbers).astype(np.int64)
    found: list[int] = table.terms.centimes(results, piece).tolist()
    return found


def fallen(seed: str, count: int) -> list[int]:
    """Numbers with a zero for every fifth, so that locks lie behind locks."""
    chance = np.random.default_rng(zlib.crc32(seed.encode()))
    numbers = chance.integers(0, 37, count)
    found: list[int] = np.where(chance.random(count) < 0.2, 0, numbers).tolist()
    return found


@pytest.mark.parametrize("zero", ZEROES)
def test_every_bet_wins_what_it_wins_at_the_table(zero: Any) -> None:
    rules = Rules(zero=zero, max=10**7)
    for name in bet_names(rules):
        simple = name.partition("+")[0] in bets.SIMPLE_CHANCES
        if not simple and zero != ZEROES[0]:
            continue  # zero is a number like any other there
        numbers = fallen(name, 400 if simple else 40) + list(range(37))
        assert in_the_laboratory(rules, name, numbers) == at_the_table(rules, name, numbers), name


LAYOUTS = (
    "orphelins",
    "voisins:17+2*3",
    "finale:4/7,plein:0*2",
    "rouge,passe*2,colonne:1",
    "pair,cheval:0/3",
)


@pytest.mark.parametrize("zero", ZEROES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_layout_wins_what_it_wins_at_the_table(layout: str, zero: Any) -> None:
    rules = Rules(zero=zero, max=10**7, finales="complete")
    numbers = fallen(layout, 600)
    piece = PIECE * RouletteTable(rules, layout).terms.whole
    assert in_the_laboratory(rules, layout, numbers, piece) == at_the_table(rules, layout, numbers, piece)


class Recorded:
    """Stands for a generator, and keeps what it gave, draw by draw."""

    def __init__(self, seed: int) -> None:
        self._chance = np.random.default_rng(seed)
        self.draws: list[list[int]] = []

    def integers(self, low: int, high: int, count: int, dtype: Any) -> Any:
        """Numbers of the wheel, a third of them zero."""
        drawn = self._chance.integers(low, high, count).astype(dtype)
        drawn[self._chance.random(count) < 0.3] = 0
        self.draws.append(drawn.tolist())
        return drawn


@pytest.mark.parametrize("bet", ["rouge", "manque", "rouge,passe*2,plein:0"])
def test_what_is_drawn_at_once_comes_to_what_follows_spin_by_spin(bet: str) -> None:
    table = RouletteTable(Rules(), bet)
    chance: Any = Recorded(7)
    found = table.draw(chance, 2_000)
    spins, *rest = chance.draws
    waiting = [coup for coup, number in enumerate(spins) if number == 0]
    decided: dict[int, list[int]] = {coup: [] for coup in waiting}
    for draw in rest:  # each gave one number to every stake still locked
        assert len(draw) == len(waiting)
        for coup, number in zip(waiting, draw, strict=True):
            decided[coup].append(number)
        waiting = [coup for coup in waiting if not table.replayed([0, *decided[coup]]).size]
    assert not waiting
    assert max(map(len, decided.values())) > 4
    in_order = [number for coup, spin in enumerate(spins) for number in (spin, *decided.get(coup, ()))]
    assert table.replayed(in_order).tolist() == found.tolist()


def test_a_stake_still_locked_when_the_list_ends_is_left_out() -> None:
    assert RouletteTable(Rules(), "rouge").replayed([1, 2, 0, 0]).tolist() == [1, -1]


def away(table: RouletteTable, coups: int, seed: str) -> float:
    """Standard errors between what so many coups came to and the exact edge."""
    chance = np.random.Generator(np.random.PCG64DXSM(zlib.crc32(seed.encode())))
    results = table.draw(chance, coups)
    mean = results.sum(dtype=np.int64) / coups / table.terms.staked
    assert table.terms.distribution is not None
    assert table.terms.edge is not None
    return float(-mean - table.terms.edge) / (deviation(table.terms.distribution) / sqrt(coups))


@pytest.mark.parametrize("zero", ZEROES)
def test_every_simulated_edge_of_a_simple_chance_is_the_exact_one(zero: Any) -> None:
    rules = Rules(zero=zero)
    for name in bet_names(rules):
        if name.partition("+")[0] in bets.SIMPLE_CHANCES:
            assert abs(away(RouletteTable(rules, name), 2_000_000, f"{zero} {name}")) < WITHIN, name


def test_every_other_simulated_edge_is_the_exact_one() -> None:
    for name in bets.SPOTS:
        if name not in bets.SIMPLE_CHANCES:
            table = RouletteTable(Rules(), name)
            assert abs(away(table, 1_000_000, f"edge of {name}")) < WITHIN, name
            others = [Rules(zero=zero) for zero in ZEROES[1:]]  # type: ignore[arg-type]  # literals, told by a tuple
            assert all(RouletteTable(rules, name).terms == table.terms for rules in others)


def test_the_edge_of_a_layout_is_that_of_all_that_is_staked() -> None:
    terms = RouletteTable(Rules(), "rouge*3,orphelins").terms
    assert terms.edge == pytest.approx((3 * 0.013703562926 + 5 / 37) / 8)


def test_a_piece_keeps_the_limits_of_every_place() -> None:
    terms = RouletteTable(Rules(), "plein:5*4,rouge").terms
    assert (terms.minimum, terms.maximum, terms.staked, terms.laid) == (500, 5_000, 5, 5)
    assert RouletteTable(Rules(min=501), "plein:5*4").terms.minimum == 126
    assert RouletteTable(Rules(zero="partage"), "rouge,passe").terms.whole == 2


@pytest.mark.parametrize(
    ("bet", "why"),
    [
        ("", "no bet ''"),
        ("rot", "no bet 'rot'"),
        ("rouge*0", "1 to 500"),
        ("rouge*x", "1 to 500"),
        ("rouge*٣", "1 to 500"),
        ("rouge*501", "1 to 500"),
        ("rouge*400,rouge*400", "at most 500"),
        ("plein:3+half_back", "given back by half"),
        ("rouge,,noir", "no bet ''"),
        (",".join(["rouge"] * 201), "at most 200"),
    ],
)
def test_a_layout_that_is_none_is_named(bet: str, why: str) -> None:
    with pytest.raises(NotSimulatedError, match=why.replace("(", r"\(")):
        RouletteTable(Rules(), bet)


def test_every_announced_bet_can_be_simulated() -> None:
    for name in announcements.everything():
        pieces = announcements.laid_out(name)
        assert {place.bet: place.pieces for place in places(name, Rules())} == pieces
