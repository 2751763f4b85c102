"""What a hand is worth: every ace as its holder likes, courts ten."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from casino_qt.rules.cards import PACK, Card
from casino_qt.rules.trente_et_un.hands import Hand, best_total, is_natural
from tests.rules.trente_et_un.cards_table import cards

ACES_AND_SOME = cards("AS AH AD AC 2S 5H 9D TC KS QH")


@pytest.mark.parametrize(
    ("codes", "total"),
    [
        ("2S 3H 4D", 9),
        ("JS QH KD", 30),
        ("AS KH QD", 31),
        ("AS AH 9D", 31),
        ("AS AH AD", 23),
        ("AS AH TD", 22),
        ("AS 5H 7D", 23),
        ("AS KH QD 2C", 23),
        ("AS AH AD AC", 24),
        ("AS AH AD AC AS AH AD AC", 28),
        ("KS KH 2D", 22),
        ("KS KH 2D TC", 32),
        ("KS KH TD AC", 31),
        ("KS KH TD AC AD", 32),
        ("9S 8H 7D 8S", 32),
    ],
)
def test_the_best_that_can_be_made(codes: str, total: int) -> None:
    assert best_total(cards(codes)) == total


def test_the_best_is_the_highest_up_to_31_of_all_ways_to_count_the_aces() -> None:
    for hand in list(combinations(PACK, 3))[::17] + list(combinations(ACES_AND_SOME, 5)):
        ways = [(1, 11) if card.rank == "A" else (card.value,) for card in hand]
        totals = {sum(way) for way in product(*ways)}
        kept = [total for total in totals if total <= 31]
        assert best_total(hand) == (max(kept) if kept else min(totals))


def test_no_three_cards_are_over_31_and_504_of_22100_are_31() -> None:
    totals = [best_total(hand) for hand in combinations(PACK, 3)]
    assert len(totals) == 22_100
    assert max(totals) == 31
    assert totals.count(31) == 504


def test_a_dealt_31_is_31_in_three_cards() -> None:
    assert is_natural(cards("AS KH QD"))
    assert not is_natural(cards("KH QD 9S 2C"))
    assert not is_natural(cards("KH QD"))
    assert Hand(cards("9S AH AD")).natural


def test_a_hand_over_has_its_lowest_total() -> None:
    hand = Hand((Card.parse("AS"), *cards("KS QS JS 2S")))
    assert hand.bust
    assert hand.total == 33
