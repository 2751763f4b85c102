"""What every action with one's own hand is worth: against plain recursion, and against books."""

from __future__ import annotations

import random
from collections.abc import Container
from math import nan

import pytest

from casino_qt.odds.blackjack.best import OfSplit
from casino_qt.odds.blackjack.card import SHOE, Play, best_play
from casino_qt.odds.blackjack.decision import OwnHand, decision, insurance
from casino_qt.odds.blackjack.hands import code
from casino_qt.odds.blackjack.round import RoundAgainst
from casino_qt.rules.blackjack import actions
from casino_qt.rules.blackjack.actions import Bet, Deal
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.table import Table
from casino_qt.rules.chance import SeededChance
from tests.odds.blackjack.by_hand import Best, ByHand, Cards, total

DIGITS = 1e-12
RULES = [
    Rules(),
    Rules(dealer_blackjack="original_only", surrender="hard_12_or_more", double_after_split=False),
    Rules(surrender="none"),
]


def left_of(*cards: int) -> tuple[int, ...]:
    return tuple(count - cards.count(value) for value, count in enumerate(SHOE, start=1))


@pytest.mark.parametrize("rules", RULES[:2], ids=["takes_all", "original_only"])
@pytest.mark.parametrize(
    ("cards", "up"),
    [((10, 6), 10), ((10, 3), 5), ((7, 4, 5), 10), ((10, 5), 1), ((9, 2), 10), ((1, 8), 9), ((3, 3, 7), 8)],
)
def test_a_hand_by_itself_is_worth_what_plain_recursion_finds(cards: Cards, up: int, rules: Rules) -> None:
    worth = decision(rules, OwnHand(cards), up)
    plain = Best(up, rules)
    left = left_of(up, *cards)
    cards = tuple(sorted(cards))
    expected = {"hit": plain.one_card(left, cards, doubled=False)}
    if len(cards) == 2:
        expected["double"] = plain.one_card(left, cards, doubled=True)
    if "stand" in worth:
        expected["stand"] = plain.stand(left, cards)
    assert {play: worth[play] for play in expected} == pytest.approx(expected, abs=DIGITS)


@pytest.mark.parametrize("up", [1, 6, 10])
@pytest.mark.parametrize("cards", [(2, 2), (10, 3), (1, 5), (4, 4, 2)])
def test_a_card_is_worth_what_may_be_made_of_every_card(cards: Cards, up: int) -> None:
    """Drawing is the mean, over the cards that may come, of the best that can be done with each."""
    left = left_of(up, *cards)
    mean = 0.0
    for value, count in enumerate(left, start=1):
        longer = (*cards, value)
        if total(longer) > 21:
            best = -1.0
        elif total(longer) == 21:  # stands by itself
            best = Best(up, Rules()).stand(left_of(up, *longer), tuple(sorted(longer)))
        else:
            worth = decision(Rules(), OwnHand(longer), up)
            best = max(worth.get("stand", -1.0), worth["hit"])
        mean += best * count / sum(left)
    assert decision(Rules(), OwnHand(cards), up)["hit"] == pytest.approx(mean, abs=DIGITS)


class ByOwnCards:
    """Plays a split as `OfSplit` does, where a table asks."""

    def __init__(self, split: OfSplit) -> None:
        self.split = split

    def play(self, values: Cards, _up: int, allowed: Container[Play], /) -> Play:
        if Play.SPLIT in allowed:
            return Play.SPLIT
        if Play.DOUBLE in allowed and self.split.doubles_split(*values):
            return Play.DOUBLE
        return Play.HIT if self.split.draws(code(values)) else Play.STAND


@pytest.mark.parametrize("hands", [2, 3, 4])
@pytest.mark.parametrize(
    ("shoe", "up", "own"),
    [
        ((0, 0, 0, 0, 0, 6, 0, 8, 0, 6), 6, 8),
        ((3, 0, 6, 0, 0, 1, 4, 0, 0, 10), 6, 3),
        ((0, 7, 0, 0, 0, 2, 0, 0, 5, 6), 6, 2),
        ((8, 0, 0, 0, 0, 5, 0, 0, 0, 8), 6, 1),
    ],
)
def test_a_split_in_a_small_shoe_is_worth_what_a_table_deals(
    shoe: Cards, up: int, own: int, hands: int
) -> None:
    rules = Rules(surrender="none")
    most = min(hands, 2) if own == 1 else hands
    split = OfSplit(up, own, rules, shoe)
    by_hand = ByHand(up, ByOwnCards(split), rules, hands)
    left = tuple(count - (up, own, own).count(value) for value, count in enumerate(shoe, start=1))
    assert split.split_worth(own, most).value == pytest.approx(by_hand.dealt(left, (own, own)), abs=DIGITS)


@pytest.mark.parametrize("up", [2, 7, 10, 1])
def test_a_split_is_worth_at_least_what_the_card_makes_of_it(up: int) -> None:
    card = best_play(Rules())
    for own in (1, 2, 6, 8, 9):
        played = RoundAgainst(up, card, Rules()).split(own)
        assert decision(Rules(), OwnHand((own, own)), up)["split"] >= played - 1e-9, own


def test_the_best_of_a_hand_is_what_the_card_of_best_play_says_where_it_is_not_close() -> None:
    rules = Rules()
    card = best_play(rules)
    for row in card.rows():
        if row.kind != "pair":
            continue
        for up in range(1, 11):
            cell = card.cell(row, up)
            if cell.plays[0][1] - cell.plays[1][1] > 0.02:
                worth = decision(rules, OwnHand((row.number, row.number)), up)
                plays = {play: value for play, value in worth.items() if "insurance" not in play}
                assert max(plays, key=plays.__getitem__) == cell.best, (row, up)


def test_what_books_say_of_sixteen_against_a_ten() -> None:
    """Ten and six draw, and stand as soon as the six is two cards and one of them a five."""
    assert decision(Rules(), OwnHand((10, 6)), 10)["hit"] > decision(Rules(), OwnHand((10, 6)), 10)["stand"]
    three = decision(Rules(), OwnHand((10, 5, 1)), 10)
    assert three["stand"] > three["hit"]


def test_the_actions_are_those_of_the_house() -> None:
    house = Rules()

    def named(cards: Cards, up: int, rules: Rules = house, **of_box: int) -> set[str]:
        return set(decision(rules, OwnHand(cards, **of_box), up))

    assert named((10, 2), 10) == {"stand", "hit", "double", "surrender"}
    assert named((10, 2), 10, Rules(surrender="none")) == {"stand", "hit", "double"}
    assert named((10, 6), 10, Rules(surrender="hard_12_or_more")) == {"stand", "hit", "double", "surrender"}
    assert named((5, 6), 10) == {"hit", "double"}
    assert named((1, 3), 10) == {"stand", "hit", "double"}
    assert named((8, 8), 10) == {"stand", "hit", "double", "split"}
    assert named((8, 8), 10, hands=4) == {"stand", "hit", "double"}
    assert named((8, 8), 10, Rules(double_after_split=False), hands=3) == {"stand", "hit", "split"}
    assert named((8, 2, 9), 10) == {"stand", "hit"}
    assert named((8, 2), 1) == {"hit", "double", "insurance", "double+insurance"}
    assert named((8, 8), 1) >= {"split+insurance", "insurance", "double+insurance"}
    assert named((1, 10), 1) == {"stand", "insurance"}


@pytest.mark.parametrize("cards", [(10,), (10, 10, 1), (10, 9, 2), (5, 5, 5, 7), (), (0, 5), (11, 4)])
def test_what_is_no_hand_to_decide_on_is_refused(cards: Cards) -> None:
    with pytest.raises(ValueError, match=r"nothing to decide|no card counts"):
        decision(Rules(), OwnHand(cards), 6)


def test_insurance_and_its_raise() -> None:
    assert insurance((9, 8)) == pytest.approx(3 * 96 / 309 - 1)
    worth = decision(Rules(), OwnHand((10, 1)), 1)
    # One and a half unless he has one too; insured for all that may be, it is one in any case.
    assert worth["stand"] == pytest.approx(1.5 * (1 - 95 / 309))
    assert worth["stand"] + worth["insurance"] == pytest.approx(1.0)
    worth = decision(Rules(), OwnHand((6, 5), insurable=0.25), 1)
    assert worth["insurance"] == pytest.approx(0.25 * insurance((6, 5)))
    assert worth["double+insurance"] == pytest.approx(worth["double"] + 0.5 * insurance((6, 5)))
    of_split = decision(Rules(), OwnHand((10, 5), hands=3, stood=1, to_come=1, insurable=1.0), 1)
    assert of_split["insurance"] == pytest.approx(3 * 93 / 307 - 1)  # two other hands began with a ten


def test_a_hand_of_a_split_whose_first_stake_is_lost_in_any_case() -> None:
    """`original_only`: the hand that waits beside it loses that, and a blackjack takes nothing more."""
    rules = Rules(dealer_blackjack="original_only")
    alone = decision(rules, OwnHand((8, 3), hands=2), 1)
    beside = decision(rules, OwnHand((8, 3), hands=2, stood=1), 1)
    before = decision(rules, OwnHand((8, 3), hands=2, to_come=1), 1)
    assert beside["double"] == pytest.approx(alone["double"] + 96 / 308)
    assert alone["hit"] < before["hit"] < beside["hit"]


DECIDING = {actions.Stand: "stand", actions.Hit: "hit", actions.Double: "double", actions.Split: "split"}


def test_every_decision_of_a_real_table_has_its_values() -> None:
    """Whatever may be done at the table has a value, and nothing else has."""
    dice = random.Random(9)
    table = Table(Rules(surrender="hard_12_or_more"), SeededChance("dec"), 10**9)
    names = DECIDING | {actions.Surrender: "surrender"}
    seen = 0
    for _ in range(60):
        for box in (1, 4):
            table.apply(Bet(box, 1_000))
        table.apply(Deal())
        while table.to_play is not None:
            number, index = table.to_play
            up = table.dealer.cards[0].value
            hand = OwnHand.at(table.boxes[number], index, table.insurable(number))
            worth = decision(table.options, hand, up)
            legal = {names[type(action)]: action for action in table.legal()}
            assert {play for play in worth if "insurance" not in play} == set(legal)
            assert (up == 1) == ("insurance" in worth)
            assert nan not in worth.values()
            assert all(-2.5 <= value <= 4 for value in worth.values())
            seen += len(worth)
            table.apply(dice.choice(list(legal.values())))
    assert seen > 400
