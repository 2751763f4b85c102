"""The exact value of a round, against a plain calculation card by card and against itself."""

from __future__ import annotations

import pytest

from casino_qt.odds.blackjack.card import Card, Play, Row, best_play
from casino_qt.odds.blackjack.croupier import VALUES
from casino_qt.odds.blackjack.round import RoundAgainst
from casino_qt.rules.blackjack.options import Rules
from tests.odds.blackjack.by_hand import ByHand

DIGITS = 1e-12
SIXES_AND_EIGHTS = (0, 0, 0, 0, 0, 6, 0, 8, 0, 6)
THREES_AND_ACES = (3, 0, 6, 0, 0, 1, 4, 0, 0, 14)
ACES_AND_SIXES = (8, 0, 0, 0, 0, 5, 0, 0, 0, 8)
NINES_AND_TWOS = (0, 6, 0, 0, 0, 2, 0, 0, 7, 9)
SMALL_CARDS = (0, 2, 2, 2, 0, 0, 6, 0, 0, 10)


@pytest.mark.parametrize(
    ("shoe", "up", "rules"),
    [
        (SIXES_AND_EIGHTS, 6, Rules()),
        (SIXES_AND_EIGHTS, 10, Rules(surrender="hard_12_or_more")),
        (THREES_AND_ACES, 6, Rules(double_after_split=False)),
        (NINES_AND_TWOS, 6, Rules()),
        (ACES_AND_SIXES, 6, Rules()),
        (ACES_AND_SIXES, 1, Rules(dealer_blackjack="original_only")),
        (SMALL_CARDS, 4, Rules(surrender="none")),
    ],
)
def test_a_small_shoe_card_by_card(shoe: tuple[int, ...], up: int, rules: Rules) -> None:
    """Splits to four hands, doubles after them, aces: all as a table deals them, hand after hand."""
    card = best_play(rules)
    expected = ByHand(up, card, rules).value(shoe)
    assert RoundAgainst(up, card, rules, shoe).value() == pytest.approx(expected, abs=DIGITS)


def test_what_is_not_exact_when_a_blackjack_takes_the_first_stake_only() -> None:
    """Eights are split and bust: the third hand of them is estimated, even in this shoe to a hair."""
    rules, shoe = Rules(dealer_blackjack="original_only"), (4, 0, 0, 0, 0, 0, 0, 8, 0, 8)
    card = best_play(rules)
    difference = RoundAgainst(10, card, rules, shoe).value() - ByHand(10, card, rules).value(shoe)
    assert 0 < abs(difference) < 1e-5


def test_a_round_against_the_dear_cards() -> None:
    """The house's own rules: kept, so that a change of the calculation is noticed.

    All first cards together make `EDGE`: `python -m tests.bench.blackjack_edge` computes it and plays it.
    """
    rules = Rules()
    card = best_play(rules)
    values = {up: RoundAgainst(up, card, rules).value() for up in (6, 9, 10)}
    assert values == pytest.approx({6: 0.23575408, 9: -0.04114158, 10: -0.1765768}, abs=1e-7)


def test_the_sum_of_the_openings_is_the_round() -> None:
    rules = Rules(surrender="hard_12_or_more")
    card = best_play(rules)
    against = RoundAgainst(10, card, rules)
    left = [24] * 9 + [95]
    value = 0.0
    for first in VALUES:
        for second in VALUES:
            chance = left[first - 1] * (left[second - 1] - (first == second)) / (311 * 310)
            low, high = sorted((first, second))
            if (low, high) == (1, 10):
                value += chance * 1.5 * (1 - 23 / 309)
            else:
                value += chance * against.hand(low, high, against.opening(low, high))
    assert against.value() == pytest.approx(value, abs=1e-10)


def two_cards(row: Row) -> list[tuple[int, int]]:
    """The hands of two cards of a row."""
    if row.kind == "pair":
        return [(row.number, row.number)]
    if row.kind == "soft":
        return [(1, row.number - 11)]
    mixed = [(first, row.number - first) for first in range(2, row.number // 2 + 1)]
    return [(first, second) for first, second in mixed if first < second <= 10]


def gain(card: Card, rules: Rules, row: Row, up: int, play: Play) -> float:
    """What another first play of this row's hands of two cards would bring, on average, exactly."""
    against = RoundAgainst(up, card, rules)
    gained = 0.0
    for first, second in two_cards(row):
        weight = (96 if second == 10 else 24) / 24
        best = against.hand(first, second, card.cell(row, up).best)
        gained += weight * (against.hand(first, second, play) - best)
    return gained


NEAR = 0.012  # stakes: decisions that are not closer than this are beyond doubt


@pytest.mark.parametrize(
    "rules",
    [Rules(), Rules(dealer_blackjack="original_only", surrender="hard_12_or_more")],
    ids=["usual", "other"],
)
@pytest.mark.parametrize("up", [1, 4, 5, 6, 8, 9, 10])
def test_no_close_decision_is_better_the_other_way(rules: Rules, up: int) -> None:
    card = best_play(rules)
    for row in card.rows():
        if row == Row("soft", 12):  # two aces that cannot be split, for want of money
            continue
        (best, value), *others = card.cell(row, up).plays
        for play, other in others:
            if value - other < NEAR and {best, play} != {Play.HIT, Play.STAND}:
                assert gain(card, rules, row, up, play) < 0, (row, up, play)


@pytest.mark.parametrize(
    ("row", "up"), [(Row("hard", 16), 10), (Row("soft", 18), 1), (Row("hard", 12), 4), (Row("hard", 12), 6)]
)
def test_drawing_or_standing_is_right_in_the_whole_round(row: Row, up: int) -> None:
    """Here hands of three and more cards count too, and hands of splits."""
    rules = Rules()
    card = best_play(rules)
    other = Play.STAND if card.cell(row, up).best is Play.HIT else Play.HIT
    best = RoundAgainst(up, card, rules).value()
    assert RoundAgainst(up, card.otherwise(row, up, other), rules).value() < best
