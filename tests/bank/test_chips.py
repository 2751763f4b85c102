"""Chips and plaques add up to what they stand for, in as few pieces as can be."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casino_qt.bank.chips import CHIPS, DENOMINATIONS, PLAQUES, break_up, colour_up, worth


def test_the_values_of_the_house() -> None:
    assert [value // 100 for value in CHIPS] == [1, 5, 25, 100, 500]
    assert [value // 100 for value in PLAQUES] == [1_000, 5_000, 10_000]
    for smaller, larger in pairwise(DENOMINATIONS):
        assert larger % smaller == 0


@given(st.integers(0, 10**9))
def test_change_adds_up_largest_first(amount: int) -> None:
    pieces, rest = break_up(amount)
    assert sum(pieces) + rest == amount
    assert 0 <= rest < DENOMINATIONS[0]
    assert list(pieces) == sorted(pieces, reverse=True)


@given(st.lists(st.sampled_from(DENOMINATIONS), max_size=60))
def test_colouring_up_keeps_the_worth_and_never_adds_pieces(heap: list[int]) -> None:
    fewer = colour_up(tuple(heap))
    assert worth(fewer) == sum(heap)
    assert len(fewer) <= len(heap)
    assert colour_up(fewer) == fewer


def test_examples() -> None:
    assert break_up(0) == ((), 0)
    assert break_up(99) == ((), 99)
    assert break_up(163_150) == ((100_000, 50_000, 10_000, 2_500, 500, 100), 50)
    assert colour_up((100,) * 5) == (500,)


def test_what_is_no_chip() -> None:
    with pytest.raises(ValueError, match="never negative"):
        break_up(-1)
    with pytest.raises(ValueError, match="no chip of 1000"):
        worth((1000,))
