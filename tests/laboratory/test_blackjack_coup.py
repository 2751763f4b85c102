"""Blackjack by the thousand comes to what the real table makes of the same cards, coup by coup."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray

from casino_qt.laboratory.blackjack_coup import Insurance, Table
from casino_qt.laboratory.blackjack_plan import Decide, Plan, by_card, made
from casino_qt.laboratory.shoes import Shoes
from casino_qt.odds.blackjack.card import SHOE, best_play
from casino_qt.rules.blackjack.options import Rules
from tests.laboratory.blackjack_real import at_random, at_the_real_table

OPTIONS = [
    Rules.from_json({"dealer_blackjack": takes, "double_after_split": doubles, "surrender": surrender})
    for takes, doubles, surrender in product(
        ("takes_all", "original_only"), (True, False), ("hard_12", "hard_12_or_more", "none")
    )
]
FULL = np.repeat(np.arange(1, 11), SHOE)
FEW = np.repeat([1, 3, 7, 8, 10], [90, 40, 40, 60, 82])
"""A shoe of aces, eights and tens above all: pairs, blackjacks and four hands come by the dozen."""


def shuffled(cards: NDArray[np.int64], shoes: int, seed: int) -> NDArray[np.int64]:
    """So many orders of the cards."""
    return np.random.default_rng(seed).permuted(np.tile(cards, (shoes, 1)), axis=1)


def compare(
    plan: Plan, decide: Decide, orders: NDArray[np.int64], boxes: int, coups: int, insurance: Insurance
) -> None:
    """Every coup of every shoe, at either table."""
    rules, shoes = plan.rules, Shoes.written(orders)
    table = Table(plan, shoes, boxes, insurance)
    found = [(*table.coup(), shoes.dealt()) for _ in range(coups)]
    for lane, order in enumerate(orders):
        real = at_the_real_table(rules, decide, order, boxes=boxes, coups=coups, insurance=insurance)
        for coup, (came, (net, laid, dealt)) in enumerate(zip(real, found, strict=True)):
            ours = (net[:, lane].tolist(), laid[:, lane].tolist(), dealt[lane])
            assert ours == tuple(came), (lane, coup, order.tolist())


@pytest.mark.parametrize("rules", OPTIONS, ids=lambda rules: "-".join(map(str, rules.to_json().values())))
def test_any_decisions_on_the_same_cards(rules: Rules) -> None:
    seed = OPTIONS.index(rules)
    decide = at_random(seed)
    plan = made(rules, decide)
    for number, insurance in enumerate(Insurance):
        orders = shuffled(FULL, 16, 100 * number + seed), shuffled(FEW, 16, 100 * number + seed)
        compare(plan, decide, orders[0], boxes=2, coups=8, insurance=insurance)
        compare(plan, decide, orders[1], boxes=3, coups=6, insurance=insurance)


@pytest.mark.parametrize("rules", OPTIONS[::5])
def test_the_card_of_best_play_on_the_same_cards(rules: Rules) -> None:
    play = best_play(rules).play
    plan = by_card(rules)
    compare(
        plan,
        lambda cards, up, may, _: play(cards, up, may),
        shuffled(FULL, 40, 5),
        boxes=2,
        coups=10,
        insurance=Insurance.NEVER,
    )
