"""The exact totals of the rows: published values, sums, and small shoes dealt out in every order."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from math import factorial

import pytest

from casino_qt.odds.trente_et_quarante.composition import FULL, Composition
from casino_qt.odds.trente_et_quarante.rows import TOTALS, joint_totals, red_first, row_totals, void
from casino_qt.rules.cards import Card, packs

CLOSE = 1e-9
Kind = tuple[int, bool]  # value and colour of a card


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
    noir = sum(chance for (noir, rouge), chance in joint.items() if noir < rouge)
    assert float(noir) == pytest.approx(0.4452005434, abs=CLOSE)
    assert sum(joint.values()) == 1
    assert void() == 0


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


def test_half_of_all_coups_begin_red() -> None:
    joint, red = joint_totals(), red_first()
    assert all(2 * red[totals] == chance for totals, chance in joint.items())


Dealt = dict[tuple[int, int], Fraction]


def dealt_by_hand(cards: dict[Kind, int], behind: int) -> tuple[Dealt, Dealt]:
    """Two rows dealt one card after another in every order: all of them, and those that begin red."""
    found: Counter[tuple[int, int, bool]] = Counter()
    whole = sum(cards.values())

    def deal(first: int, second: int, red: bool | None, orders: int, left: int) -> None:
        if second > 30:
            found[first, second, bool(red)] += orders * factorial(left)
            return
        if left == behind:
            return
        for (value, colour), count in list(cards.items()):
            if not count:
                continue
            cards[value, colour] -= 1
            begun = colour if red is None else red
            if first <= 30:
                deal(first + value, second, begun, orders * count, left - 1)
            else:
                deal(first, second + value, begun, orders * count, left - 1)
            cards[value, colour] += 1

    deal(0, 0, None, 1, whole)
    chances = {key: Fraction(orders, factorial(whole)) for key, orders in found.items()}
    every: Dealt = {}
    for (noir, rouge, _), chance in chances.items():
        every[noir, rouge] = every.get((noir, rouge), Fraction(0)) + chance
    return every, {(noir, rouge): chance for (noir, rouge, red), chance in chances.items() if red}


def composed(cards: dict[Kind, int]) -> Composition:
    red = tuple(cards.get((value, True), 0) for value in range(1, 11))
    black = tuple(cards.get((value, False), 0) for value in range(1, 11))
    return Composition(tuple(a + b for a, b in zip(red, black, strict=True)), red)


SMALL: list[dict[Kind, int]] = [
    {(6, True): 1, (6, False): 1, (7, True): 2, (9, False): 3, (10, True): 2, (10, False): 3},
    {(10, True): 1, (10, False): 6, (5, True): 2},
    {(10, True): 4, (10, False): 4},
    {(9, True): 2, (8, False): 1, (8, True): 1, (10, True): 1, (10, False): 3, (4, True): 1},
    {(10, True): 2, (10, False): 2},
]


@pytest.mark.parametrize("behind", [0, 1, 2])
@pytest.mark.parametrize("cards", SMALL)
def test_a_small_shoe_dealt_in_every_order(cards: dict[Kind, int], behind: int) -> None:
    composition = composed(cards)
    every, red = dealt_by_hand(dict(cards), behind)
    joint = joint_totals(composition, behind)
    assert {totals: chance for totals, chance in joint.items() if chance} == every
    assert {totals: chance for totals, chance in red_first(composition, behind).items() if chance} == red
    assert void(composition, behind) == 1 - sum(every.values(), Fraction(0))


def test_shoes_of_chance_dealt_in_every_order() -> None:
    dice = random.Random(40)
    kinds = [(value, colour) for value in range(3, 11) for colour in (False, True)]
    for _ in range(4):
        cards = dict(Counter(dice.choices(kinds, weights=[value**2 for value, _ in kinds], k=10)))
        composition = composed(cards)
        every, red = dealt_by_hand(dict(cards), 1)
        assert {key: value for key, value in joint_totals(composition, 1).items() if value} == every
        assert {key: value for key, value in red_first(composition, 1).items() if value} == red
        assert all(
            sum((every.get((total, other), Fraction(0)) for other in TOTALS), Fraction(0)) <= chance
            for total, chance in row_totals(composition, 1).items()
        )


def test_red_first_is_a_part_of_all_and_its_rest_begins_black() -> None:
    """In a shoe of unequal colours the same cards with the colours exchanged begin red where these do not."""
    cards = (3, 2, 4, 1, 3, 2, 5, 2, 3, 14)
    red = (0, 2, 1, 1, 0, 2, 3, 0, 3, 5)
    one = Composition(cards, red)
    other = Composition(cards, tuple(count - few for count, few in zip(cards, red, strict=True)))
    joint = joint_totals(one)
    assert all(red_first(one)[totals] + red_first(other)[totals] == joint[totals] for totals in joint)
    # The first card is any card, as long as no coup can be void for want of cards.
    assert sum(red_first(one, 0).values()) == Fraction(sum(red), sum(cards))
    assert void(one, 0) == 0


def test_a_shoe_that_is_too_small_gives_only_void_coups() -> None:
    tens = Composition((0,) * 9 + (12,), (0,) * 9 + (6,))
    assert void(tens) == 1  # eight cards are dealt, and five stand behind the red one
    assert void(tens, behind=4) == 0
    assert void(Composition((0,) * 10, (0,) * 10)) == 1


def test_compositions() -> None:
    assert FULL.size == 312
    assert FULL.cards == (24,) * 9 + (96,)
    assert FULL.red == (12,) * 9 + (48,)
    gone = [Card.parse("TH"), Card.parse("KS"), Card.parse("AD")]
    left = FULL.without(gone)
    assert (left.cards[0], left.red[0], left.cards[9], left.red[9]) == (23, 11, 94, 47)
    assert Composition.of(packs(6)[3:]).size == 309
    with pytest.raises(ValueError, match="none to all"):
        Composition.of([]).without(gone)
    with pytest.raises(ValueError, match="none to all"):
        Composition((1,) * 10, (2,) * 10)
    with pytest.raises(ValueError, match="ten values"):
        Composition((1,) * 9, (1,) * 9)
