"""Blackjack of the laboratory and of the real table on the same cards: who decides, and what it came to."""

from __future__ import annotations

import random
from collections.abc import Container
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from casino_qt.laboratory.blackjack_coup import HALVES, Insurance
from casino_qt.laboratory.blackjack_hands import Hand
from casino_qt.laboratory.blackjack_plan import Decide
from casino_qt.odds.blackjack.card import Play
from casino_qt.rules.blackjack.actions import YOU, Bet, Deal, Decision, Double, Insure, Split
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.table import Table
from casino_qt.rules.cards import PACK
from casino_qt.rules.chance import ScriptedChance
from tests.bench.blackjack_edge import PLAYS

STAKE, PURSE = 1_000, 10**9
HALF = STAKE // HALVES
CARD = {card.value: card for card in PACK}


class Came(NamedTuple):
    """Halves won and laid, a row for each box, and the cards that had left the shoe."""

    net: list[int]
    laid: list[int]
    dealt: int


def at_random(seed: int) -> Decide:
    """One who has a whim for every hand, always the same, and splits and doubles more than is wise."""
    whims: dict[tuple[Hand, int, frozenset[Play], int], Play] = {}
    chance = random.Random(seed)

    def decide(cards: Hand, up: int, may: Container[Play], pair: int) -> Play:
        plays = [play for play in Play if play in may]
        key = (cards, up, frozenset(plays), pair)
        if key not in whims:
            whims[key] = Play.SPLIT if Play.SPLIT in plays and chance.random() < 0.7 else chance.choice(plays)
        return whims[key]

    return decide


def _decision(table: Table, decide: Decide, insurance: Insurance) -> Decision:
    actions = {PLAYS[type(action)]: action for action in table.legal()}
    number, index = table.to_play or (0, 0)
    box = table.boxes[number]
    hand = box.hands[index]
    cards = tuple(sorted(card.value for card in hand.cards))
    pair = hand.cards[0].value if hand.from_split else 0
    up = table.dealer.cards[0].value
    play = next(iter(actions)) if len(actions) == 1 else decide(cards, up, actions, pair)
    if insurance is Insurance.RAISED and table.dealer.ace and play in (Play.DOUBLE, Play.SPLIT):
        may = max(0, (box.live_stake(YOU) + STAKE) // 2 - box.insurance[YOU])
        kind = Double if play is Play.DOUBLE else Split
        return kind(number, index, insure=min(HALF, may))
    action = actions[play]
    assert isinstance(action, Decision)
    return action


def at_the_real_table(
    rules: Rules,
    decide: Decide,
    order: NDArray[np.int64],
    *,
    boxes: int,
    coups: int,
    insurance: Insurance = Insurance.NEVER,
) -> list[Came]:
    """So many coups with the cards of this order, every box played by the same one."""
    table = Table(rules, ScriptedChance([[CARD[value] for value in order.tolist()]]), PURSE)
    came = []
    for _ in range(coups):
        for number in range(1, boxes + 1):
            table.apply(Bet(number, STAKE))
        table.apply(Deal())
        if insurance is not Insurance.NEVER and table.dealer.ace:
            for number in range(1, boxes + 1):
                table.apply(Insure(number, HALF))
        while table.to_play is not None:
            table.apply(_decision(table, decide, insurance))
        assert table.last is not None
        shares = [box.shares(YOU) for box in table.last.boxes]
        came.append(
            Came(
                [sum(share.paid - share.stake for share in own) // HALF for own in shares],
                [sum(share.stake for share in own) // HALF for own in shares],
                len(order) - table.cards_left,
            )
        )
    return came
