"""Тридцать одно by the thousand: what the real table makes of the same cards, and what is reckoned."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt

import numpy as np
import pytest

from casino_qt.laboratory.shoes import Shoes
from casino_qt.laboratory.trente_et_un_round import Table, packs_of
from casino_qt.odds.trente_et_un.hands import VALUES, Policy, copies
from casino_qt.odds.trente_et_un.play import HOUSE_BANKER, best_play, edge
from casino_qt.rules.cards import PACK, Card
from casino_qt.rules.shoe import Shoe
from casino_qt.rules.trente_et_un.actions import Deal, Draw, Stand
from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.rules.trente_et_un.hands import is_soft
from casino_qt.rules.trente_et_un.options import Rules
from casino_qt.rules.trente_et_un.table import Table as RealTable

CARD = {card.value: card for card in PACK}
WITHIN = 3.0  # standard errors


class OneOrder:
    """Every pack comes in this order after the cut; cards shuffled again, in the order they had."""

    scripted = False

    def __init__(self, values: Sequence[int]) -> None:
        cards = [CARD[value] for value in values]
        self._before_the_cut = Shoe((cards[-1], *cards[:-1]))

    def next_shoe(self, _packs: int) -> Shoe:
        return self._before_the_cut

    def has_next(self) -> bool:
        return True

    def cut_by_guest(self, _size: int) -> int:
        return 1

    def shuffled_again(self, cards: Sequence[Card]) -> Shoe:
        return Shoe(tuple(cards))

    def mark(self) -> int:
        return 0

    def rewind(self, _mark: int) -> None:
        return


def at_the_real_table(
    values: Sequence[int], rules: Rules, seats: int, punter: Policy, banker: Policy, rounds: int
) -> list[list[int]]:
    """Tokens of each seat, the banker's last, round after round."""
    names = (*(f"guest {number}" for number in range(1, seats)), "you")
    table = RealTable(Agreement(names, "you", 100, rules), OneOrder(values), 10**9)
    found = []
    for _ in range(rounds):
        table.apply(Deal())
        while (seat := table.to_act) is not None:
            policy, hand = (banker if seat == "you" else punter), table.hand(seat)
            enough = hand.total >= (policy.soft if is_soft(hand.cards) else policy.hard)
            draws = not enough and Draw(seat) in table.legal(seat)
            table.apply(Draw(seat) if draws else Stand(seat))
        assert table.last is not None
        found.append([table.last.result(name) for name in names])
    return found


@pytest.mark.parametrize("seats", range(2, 10))
@pytest.mark.parametrize("packs", [1, 2, 3])
def test_the_same_cards_bring_the_same_tokens(seats: int, packs: int) -> None:
    """Talia after talia, with policies of every kind: some draw until the pack runs out."""
    chance = random.Random(10 * seats + packs)
    punter, banker = (Policy(chance.randint(12, 31), chance.randint(12, 31)) for _ in range(2))
    rules = Rules(natural=chance.randint(2, 10), bank="fixed", packs=packs)
    full = np.repeat(VALUES, copies(packs))
    orders = np.random.default_rng(seats).permuted(np.tile(full, (12, 1)), axis=1)
    table = Table(Shoes.written(orders), seats, punter, banker, rules.natural)
    rounds = 2 * packs + 6
    found = []
    for _ in range(rounds):
        found.append(table.round())
        table.next_talia()
    for lane, order in enumerate(orders):
        real = at_the_real_table(order.tolist(), rules, seats, punter, banker, rounds)
        assert [net[:, lane].tolist() for net in found] == real, (lane, order.tolist())


def test_a_pack_that_runs_out_in_its_first_round_is_the_end_of_drawing() -> None:
    """Nine at a pack of nothing but small cards: when they are drawn there is nothing to be shuffled."""
    orders = np.random.default_rng(3).integers(1, 5, (40, 52))
    punter, rules = Policy.plain(30), Rules(bank="fixed", packs=1)
    packs = Shoes.written(orders)
    net = Table(packs, 9, punter, punter, rules.natural).round()
    assert not packs.left().any()
    for lane, order in enumerate(orders):
        assert [net[:, lane].tolist()] == at_the_real_table(order.tolist(), rules, 9, punter, punter, 1)


@pytest.mark.parametrize(("seats", "packs"), [(2, 1), (5, 1), (6, 2), (9, 3)])
def test_the_bank_gains_what_is_kept_of_best_play(seats: int, packs: int) -> None:
    best = best_play(packs)
    mean, error = simulated(seats, packs, best.punter, best.banker)
    assert abs(mean - best.edge * (seats - 1)) < WITHIN * error


def test_the_bank_gains_what_is_reckoned() -> None:
    """The house's banker against one who stays on 26; the rest are in `tests.bench.thirty_one_edge`."""
    punter, banker = Policy.plain(26), HOUSE_BANKER
    mean, error = simulated(3, 1, punter, banker)
    assert abs(mean - edge(1, punter, banker) * 2) < WITHIN * error


def simulated(seats: int, packs: int, punter: Policy, banker: Policy) -> tuple[float, float]:
    """Tokens the bank wins in a round from full packs, and the standard error."""
    lanes, rounds = 10_000, 30
    table = Table(packs_of(packs, lanes, np.random.default_rng(seats)), seats, punter, banker, 4)
    won = []
    for _ in range(rounds):
        table.next_packs()
        won.append(table.round()[-1])
    return float(np.mean(won)), float(np.std(won)) / sqrt(lanes * rounds)
