"""Trente et quarante in the laboratory: the real table on the same shoes, and what every chance is worth."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from itertools import product
from math import sqrt
from typing import Any

import numpy as np
import pytest

from casino_qt.laboratory import trente_et_quarante as laboratory
from casino_qt.laboratory.game import NotSimulatedError
from casino_qt.laboratory.trente_et_quarante import (
    COUPS_OF_A_SHOE,
    OUTCOMES,
    RED,
    TrenteEtQuaranteTable,
    bet_names,
    outcomes_of,
    played,
    shuffled,
)
from casino_qt.odds.results import deviation
from casino_qt.odds.trente_et_quarante.edges import outcomes
from casino_qt.rules.cards import Card, packs
from casino_qt.rules.chance import ScriptedChance, SeededChance
from casino_qt.rules.shoe import Shoe
from casino_qt.rules.trente_et_quarante.actions import Bet, Coup, Cut, Halve, Insure, Spot, Take
from casino_qt.rules.trente_et_quarante.dealing import SHOE_SIZE, deal, verdict
from casino_qt.rules.trente_et_quarante.events import Outcome
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.table import Table

WITHIN = 3.0
OPTIONS = [
    Rules.from_json({"refait": refait, "premium": premium})
    for refait, premium in product(("half", "prison"), ("decided", "every_coup"))
]


def numbered(cards: Sequence[Card]) -> Any:
    """Cards as the laboratory has them."""
    return np.array([card.value + (RED if card.red else 0) for card in cards], np.uint8)


class Kept(SeededChance):
    """Remembers the shoes it gave, as they lie after the cut."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.shoes: list[Shoe] = []

    def next_shoe(self, pack_count: int) -> Shoe:
        """The shoe, and a note of it."""
        self.shoes.append(super().next_shoe(pack_count))
        return self.shoes[-1]

    def cut_by_guest(self, size: int) -> int:
        """The cut, and a note of it."""
        at = super().cut_by_guest(size)
        self.shoes[-1] = self.shoes[-1].cut(at)
        return at


def test_whole_shoes_come_to_what_the_table_deals() -> None:
    chance = Kept("1ab0")
    table = Table(Rules(), chance, 10**6)
    table.apply(Cut())
    dealt: list[list[Outcome]] = [[]]
    while table.shoe_number <= 40:
        table.apply(Coup())
        assert table.last is not None
        if table.last.outcome is Outcome.VOID:
            dealt.append([])
        else:
            dealt[-1].append(table.last.outcome)
    found = outcomes_of(np.array([numbered(shoe.cards) for shoe in chance.shoes[:40]]))
    assert [OUTCOMES[outcome] for outcome in found] == [outcome for shoe in dealt[:40] for outcome in shoe]


def long_rows() -> list[Card]:
    """A shoe that begins with all its aces and twos: rows of up to 28 cards."""
    return sorted(packs(6), key=lambda card: (card.value > 2, card.value))


@pytest.mark.parametrize("cards", [long_rows(), long_rows()[::-1]], ids=["low first", "high first"])
def test_the_longest_rows_are_dealt(cards: list[Card]) -> None:
    wanted, at = [], 0
    while (coup := deal(cards, at, SHOE_SIZE)).complete:
        wanted.append(verdict(coup))
        at += coup.count
    found = outcomes_of(numbered(cards)[None, :], 0, SHOE_SIZE)
    assert [OUTCOMES[outcome] for outcome in found] == wanted


def test_a_shuffled_shoe_is_six_packs_in_any_order() -> None:
    shoes = shuffled(np.random.default_rng(5), 2_000)
    assert (np.sort(shoes, axis=1) == np.sort(numbered(packs(6)))).all()
    for place in (0, 7, 311):  # each card of a pack comes to each place as often
        counts = np.bincount(shoes[:, place], minlength=32)
        for card, there in zip(*np.unique(numbered(packs(1)), return_counts=True), strict=True):
            chance = there / 52
            assert abs(counts[card] - 2_000 * chance) < 4 * sqrt(2_000 * chance)


def test_outcomes_come_as_often_as_they_should() -> None:
    coups = 3_000_000
    counts = np.bincount(played(np.random.Generator(np.random.PCG64DXSM(31)), coups), minlength=6)
    for outcome, exact in outcomes().items():
        error = sqrt(exact * (1 - exact) / coups)
        assert abs(counts[OUTCOMES.index(outcome)] / coups - exact) < WITHIN * error, outcome


def test_hardly_a_shoe_has_fewer_coups_than_are_reckoned_with() -> None:
    shoes = shuffled(np.random.default_rng(8), 400)
    assert np.mean([outcomes_of(shoe[None, :]).size for shoe in shoes]) > COUPS_OF_A_SHOE


@pytest.mark.parametrize("rules", OPTIONS, ids=lambda rules: f"{rules.refait} {rules.premium}")
def test_every_chance_wins_what_it_wins_at_the_table(rules: Rules) -> None:
    """Written coups with a refait for every fourth; an odd stake, so that halves and premiums are rounded."""
    ends = _coups_by_outcome()
    stake = 50_151
    for name in bet_names(rules):
        chance = np.random.default_rng(zlib.crc32(name.encode()))
        drawn = np.where(
            chance.random(160) < 0.25, OUTCOMES.index(Outcome.REFAIT), chance.integers(0, 6, 160)
        )
        cards = [card for outcome in drawn for card in ends[OUTCOMES[outcome]]]
        table = Table(rules, ScriptedChance([cards]), 10**9)
        table.apply(Cut())
        spot, results, before = Spot(name.partition("+")[0]), [], table.purse()
        for outcome in drawn:
            if not table.on_table():
                before = table.purse()
                table.apply(Bet(spot, stake))
                if name.endswith("+insurance"):
                    table.apply(Insure(spot))
            table.apply(Coup())
            assert table.last is not None
            assert table.last.outcome is OUTCOMES[outcome]
            if table.halvable(spot) and not name.endswith("+prison"):
                table.apply(Halve(spot))
            if table.lying(spot).free:
                table.apply(Take(spot))
            if not table.on_table():
                results.append(table.purse() - before)
        found = TrenteEtQuaranteTable(rules, name)
        numerators = found.replayed(drawn.tolist()).astype(np.int64)
        assert found.terms.centimes(numerators, stake).tolist() == results, name


def _coups_by_outcome() -> dict[Outcome, list[Card]]:
    """Cards of a coup for each outcome, from shuffled shoes."""
    found: dict[Outcome, list[Card]] = {}
    cards, at = list(SeededChance("c0").next_shoe(6).cards), 0
    shoes = SeededChance("c1")
    while len(found) < len(OUTCOMES):
        coup = deal(cards, at, SHOE_SIZE)
        if not coup.complete:
            cards, at = list(shoes.next_shoe(6).cards), 0
            continue
        found[verdict(coup)] = cards[at : at + coup.count]
        at += coup.count
    return found


@pytest.mark.parametrize("rules", OPTIONS, ids=lambda rules: f"{rules.refait} {rules.premium}")
def test_every_simulated_edge_is_the_exact_one(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    coups = 2_000_000
    chance = np.random.Generator(np.random.PCG64DXSM(zlib.crc32(repr(rules).encode())))
    once = played(chance, coups)
    real = laboratory.played

    def dealt(chance: np.random.Generator, count: int) -> Any:
        """The same coups for every chance; what a locked stake waits for is dealt afresh."""
        return once if count == coups else real(chance, count)

    monkeypatch.setattr(laboratory, "played", dealt)
    for name in bet_names(rules):
        table = TrenteEtQuaranteTable(rules, name)
        terms = table.terms
        assert terms.edge is not None
        assert terms.distribution is not None
        mean = table.draw(chance, coups).sum(dtype=np.int64) / coups / terms.staked
        assert abs(-mean - terms.edge) < WITHIN * deviation(terms.distribution) / sqrt(coups), name


def test_the_same_generator_deals_the_same() -> None:
    table = TrenteEtQuaranteTable(Rules(refait="prison"), "rouge+prison")
    drawn = [table.draw(np.random.Generator(np.random.PCG64DXSM(3)), 5_000) for _ in range(2)]
    assert (drawn[0] == drawn[1]).all()
    assert drawn[0].size == 5_000


@pytest.mark.parametrize("bet", ["", "bleu", "rouge+", "rouge+prison", "rouge+insurance+insurance", "Rouge"])
def test_a_bet_that_is_none_is_named(bet: str) -> None:
    with pytest.raises(NotSimulatedError, match="only rouge, rouge\\+insurance"):
        TrenteEtQuaranteTable(Rules(), bet)
