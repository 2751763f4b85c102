"""Shoes side by side: every card comes once, each as likely as another, whatever came before."""

from __future__ import annotations

import numpy as np
import pytest

from casino_qt.laboratory.shoes import Shoes, in_turns

CARDS = (1, 1, 2, 3, 3, 3, 10)
EVERY = np.arange(4_000)


def made(lanes: int = 4_000) -> Shoes:
    return Shoes(CARDS, lanes, np.random.default_rng(1))


def dealt_out(shoes: Shoes) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """All that is left, a row for each shoe."""
    return np.array([shoes.draw(EVERY) for _ in range(int(shoes.left().min()))]).T


def test_every_card_comes_once() -> None:
    shoes = made()
    for _ in range(3):
        assert (np.sort(dealt_out(shoes), axis=1) == CARDS).all()
        assert not shoes.left().any()
        with pytest.raises(IndexError, match="no card is left"):
            shoes.draw(EVERY[:1])
        shoes.renew()


def test_some_shoes_are_dealt_from_and_others_not() -> None:
    shoes = made()
    shoes.draw(EVERY[::2])
    assert shoes.left().tolist() == [6, 7] * 2_000
    assert shoes.left(EVERY[1::2]).tolist() == [7] * 2_000
    shoes.renew(EVERY[:10])
    assert shoes.dealt().tolist() == [0] * 10 + [1, 0] * 1_995


def test_every_order_is_as_likely() -> None:
    """The first two cards, from shoes that were dealt from before; within four standard deviations."""
    shoes = made()
    counts = np.zeros((11, 11))
    for _ in range(50):
        np.add.at(counts, (shoes.draw(EVERY), shoes.draw(EVERY)), 1)
        shoes.renew()
    total = counts.sum()
    for first in set(CARDS):
        for second in set(CARDS):
            ways = CARDS.count(first) * (CARDS.count(second) - (first == second))
            chance = ways / (len(CARDS) * (len(CARDS) - 1))
            deviation = np.sqrt(total * chance * (1 - chance))
            assert abs(counts[first, second] - total * chance) <= 4 * deviation


def test_the_first_cards_are_shuffled_again() -> None:
    shoes = made()
    seen = np.array([shoes.draw(EVERY) for _ in range(3)]).T
    rest = dealt_out(shoes)
    shoes.again(EVERY, np.full(EVERY.size, 3))
    again = dealt_out(shoes)
    assert again.shape == (4_000, 3)
    assert (np.sort(again, axis=1) == np.sort(seen, axis=1)).all()
    assert 0.2 < (again == seen).all(axis=1).mean() < 0.6
    assert (np.sort(np.hstack([again, rest]), axis=1) == CARDS).all()


def test_written_cards_come_as_they_are_written() -> None:
    rows = np.array([[4, 5, 6], [7, 8, 9]])
    shoes = Shoes.written(rows)
    assert [shoes.draw(np.arange(2)).tolist() for _ in range(3)] == rows.T.tolist()
    shoes.renew()
    assert shoes.draw(np.array([1])).tolist() == [7]


@pytest.mark.parametrize(
    ("coups", "turns"), [(0, (1, 1)), (1, (1, 1)), (8, (1, 8)), (9, (2, 5)), (17, (3, 6))]
)
def test_turns_that_waste_little(coups: int, turns: tuple[int, int]) -> None:
    assert in_turns(coups, 8) == turns
