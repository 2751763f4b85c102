"""How the croupier's hand ends."""

from __future__ import annotations

import pytest

from casino_qt.odds.blackjack.croupier import VALUES, croupier

FULL = [24] * 9 + [96]


def left_without(*gone: int) -> list[int]:
    left = list(FULL)
    for value in gone:
        left[value - 1] -= 1
    return left


def by_hand(left: list[int], pips: int, ace: bool, cards: int) -> list[float]:
    """Every order of drawing, one after the other."""
    total = pips + 10 if ace and pips <= 11 else pips
    ends = [0.0] * 7
    if total >= 17:
        ends[6 if cards == 2 and total == 21 else min(total - 17, 5)] = 1.0
        return ends
    for at, count in enumerate(left):
        if count:
            rest = [*left[:at], count - 1, *left[at + 1 :]]
            drawn = by_hand(rest, pips + at + 1, ace or at == 0, cards + 1)
            ends = [end + count / sum(left) * more for end, more in zip(ends, drawn, strict=True)]
    return ends


@pytest.mark.parametrize("up", [6, 9, 10])
def test_every_order_of_drawing(up: int) -> None:
    left = left_without(up, 5, 5, 10)
    assert croupier(up).ends(left) == pytest.approx(by_hand(left, up, False, 1), abs=1e-13)


def test_a_short_shoe() -> None:
    left = [2, 0, 1, 0, 3, 0, 2, 0, 0, 4]
    assert croupier(1).ends(left) == pytest.approx(by_hand(left, 1, True, 1), abs=1e-13)


@pytest.mark.parametrize("up", VALUES)
def test_he_ends_somehow(up: int) -> None:
    ends = croupier(up).ends(left_without(up))
    assert sum(ends) == pytest.approx(1)
    assert (ends[6] > 0) == (up in (1, 10))


def test_his_blackjack() -> None:
    assert croupier(10).ends(left_without(10))[6] == pytest.approx(24 / 311)
    assert croupier(1).ends(left_without(1))[6] == pytest.approx(96 / 311)


def test_results_of_each_total() -> None:
    seventeen, eighteen, nineteen, twenty, one, over, blackjack = croupier(10).ends(left_without(10))
    results, chance = croupier(10).results(left_without(10))
    assert chance == blackjack
    assert results[0] == pytest.approx(over - (seventeen + eighteen + nineteen + twenty + one))
    assert results[3] == pytest.approx(over + seventeen + eighteen - twenty - one)
    assert results[5] == pytest.approx(over + seventeen + eighteen + nineteen + twenty)
