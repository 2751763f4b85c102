"""The exact totals of the rows: published values, sums, and a count of small packs by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from casino_qt.odds import rows
from casino_qt.odds.rows import TOTALS, joint_totals, row_totals

CLOSE = 1e-9


def test_one_row_has_the_published_values() -> None:
    chances = row_totals()
    assert float(chances[31]) == pytest.approx(0.1480577771, abs=CLOSE)
    assert float(chances[40]) == pytest.approx(0.0515678726, abs=CLOSE)
    assert sum(chances.values()) == 1


def test_both_rows_have_the_published_values() -> None:
    joint = joint_totals()
    assert float(joint[31, 31]) == pytest.approx(0.0218913705, abs=CLOSE)
    assert float(sum(joint[total, total] for total in TOTALS if total > 31)) == pytest.approx(
        0.0877075427, abs=CLOSE
    )
    assert sum(joint.values()) == 1


def test_either_row_of_the_two_is_a_row() -> None:
    joint, single = joint_totals(), row_totals()
    for total in TOTALS:
        assert sum(joint[total, other] for other in TOTALS) == single[total]
        assert sum(joint[other, total] for other in TOTALS) == single[total]


def test_the_rows_may_change_places() -> None:
    joint = joint_totals()
    assert all(joint[noir, rouge] == joint[rouge, noir] for noir in TOTALS for rouge in TOTALS)


def test_the_second_row_feels_the_first() -> None:
    # Independent rows would give the square.
    assert joint_totals()[31, 31] < row_totals()[31] ** 2


def dealt_by_hand(cards: dict[int, int]) -> dict[tuple[int, int], Fraction]:
    """Every way to deal two rows from a few cards, one card after another."""
    found: Counter[tuple[int, int]] = Counter()
    chances: dict[tuple[int, int], Fraction] = {}

    def deal(first: int, second: int, chance: Fraction) -> None:
        if second > 30:
            found[first, second] += 1
            chances[first, second] = chances.get((first, second), Fraction(0)) + chance
            return
        left = sum(cards.values())
        for value, count in list(cards.items()):
            if count:
                cards[value] -= 1
                if first <= 30:
                    deal(first + value, second, chance * count / left)
                else:
                    deal(first, second + value, chance * count / left)
                cards[value] += 1

    deal(0, 0, Fraction(1))
    return chances


def test_a_small_shoe_counted_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    small = {6: 2, 7: 3, 9: 3, 10: 6}
    full = {value: small.get(value, 0) for value in range(1, 11)}
    monkeypatch.setattr(rows, "CARDS_OF_VALUE", full)
    monkeypatch.setattr(rows, "SHOE_SIZE", sum(small.values()))
    expected = dealt_by_hand(dict(small))
    counted = rows.joint_totals.__wrapped__()
    assert sum(expected.values()) == 1
    assert {totals: chance for totals, chance in counted.items() if chance} == expected
    single = rows.row_totals.__wrapped__()
    assert all(sum(expected.get((a, b), 0) for b in TOTALS) == single[a] for a in TOTALS)
