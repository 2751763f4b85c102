"""Cards, packs, money."""

from __future__ import annotations

from collections import Counter

import pytest

from casino_qt.rules.cards import PACK, Card, Suit, packs
from casino_qt.rules.money import half_lost, percent_up


def test_a_pack_is_stacked_in_suits_each_from_ace_to_king() -> None:
    codes = [card.code for card in packs(1)]
    assert codes[:14] == [f"{rank}S" for rank in "A23456789TJQK"] + ["AH"]
    assert codes[-1] == "KC"
    assert Counter(packs(6)) == dict.fromkeys(PACK, 6)


@pytest.mark.parametrize(
    ("code", "value"), [("AS", 1), ("2H", 2), ("9D", 9), ("TC", 10), ("JS", 10), ("KH", 10)]
)
def test_courts_count_ten_and_an_ace_one(code: str, value: int) -> None:
    assert Card.parse(code).value == value


def test_hearts_and_diamonds_are_red() -> None:
    assert {card.suit for card in PACK if card.red} == {Suit.H, Suit.D}


def test_codes_are_read_back() -> None:
    assert [Card.parse(card.code) for card in PACK] == list(PACK)


@pytest.mark.parametrize(
    "code", ["", "A", "1S", "10S", "AX", "as", "As", "aS", " AS", "AS ", "SA", "A♠", "AS\n"]
)
def test_other_codes_are_no_cards(code: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        Card.parse(code)


@pytest.mark.parametrize(("stake", "lost"), [(0, 0), (1, 0), (2, 1), (999, 499), (1000, 500)])
def test_an_odd_half_is_rounded_to_the_player(stake: int, lost: int) -> None:
    assert half_lost(stake) == lost


@pytest.mark.parametrize(
    ("stake", "premium"), [(0, 0), (1, 1), (100, 1), (101, 2), (500, 5), (501, 6), (10**12, 10**10)]
)
def test_a_hundredth_is_rounded_up_to_a_centime(stake: int, premium: int) -> None:
    assert percent_up(stake) == premium
