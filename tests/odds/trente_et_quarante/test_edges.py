"""What a coup gives and takes."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from casino_qt.odds.results import mean
from casino_qt.odds.trente_et_quarante.composition import Composition
from casino_qt.odds.trente_et_quarante.edges import (
    edge,
    in_prison,
    locked_value,
    null_tie,
    outcomes,
    refait,
    results,
    void,
    winning,
)
from casino_qt.rules.cards import Card
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.dealing import BEHIND_STOP, deal, verdict
from casino_qt.rules.trente_et_quarante.events import Outcome
from casino_qt.rules.trente_et_quarante.options import Rules

CLOSE = 1e-9


def test_the_ways_a_coup_can_end() -> None:
    assert sum(outcomes().values()) == 1
    assert float(refait()) == pytest.approx(0.0218913705, abs=CLOSE)
    assert float(null_tie()) == pytest.approx(0.0877075427, abs=CLOSE)


@pytest.mark.parametrize("spot", list(Spot))
def test_each_chance_wins_as_often(spot: Spot) -> None:
    assert float(winning(spot)) == pytest.approx(0.4452005434, abs=CLOSE)


@pytest.mark.parametrize("spot", list(Spot))
def test_the_edge_of_the_bank(spot: Spot) -> None:
    assert float(edge(Rules(), insured=False, spot=spot)) == pytest.approx(0.0109456853, abs=CLOSE)
    assert edge(Rules(), insured=False, spot=spot) == refait() / 2
    assert edge(Rules(), insured=True, spot=spot) == Fraction(1, 100) * (1 - null_tie())
    assert float(edge(Rules(), insured=True)) == pytest.approx(0.0091229246, abs=CLOSE)
    assert edge(Rules(premium="every_coup"), insured=True) == Fraction(1, 100)


def test_half_back_is_a_little_better_than_prison() -> None:
    assert 0.49 < locked_value(1) < 0.5
    assert locked_value(2) < locked_value(1)
    assert edge(Rules(refait="prison"), insured=False) == edge(Rules(), insured=False)
    assert not in_prison(Rules(refait="prison"))
    with pytest.raises(ValueError, match="no lock"):
        locked_value(3)


LAST = [
    Card.parse(code)
    for code in ("TH", "KD", "QH", "9S", "8H", "3S", "2C", "5H", "AC", "4S", "JH", "7C", "6C", "TD", "3C")
]
LOPSIDED = Composition((3, 2, 4, 1, 3, 2, 5, 2, 3, 14), (0, 2, 1, 1, 0, 2, 3, 0, 3, 5))


def test_the_end_of_a_shoe_as_the_table_deals_it() -> None:
    """Fifteen cards, ten of them to be dealt: against the engine's own verdicts, dealt at random."""
    composition = Composition.of(LAST)
    chances = outcomes(composition) | {Outcome.VOID: void(composition)}
    assert sum(chances.values()) == 1
    assert 0.05 < chances[Outcome.VOID] < 0.95
    dice = random.Random(1)
    shoe, deals = list(LAST), 20_000
    seen = dict.fromkeys(chances, 0)
    for _ in range(deals):
        dice.shuffle(shoe)
        seen[verdict(deal(shoe, 0, len(shoe) - BEHIND_STOP))] += 1
    for outcome, chance in chances.items():
        error = float(chance * (1 - chance) / deals) ** 0.5
        assert abs(seen[outcome] / deals - chance) <= 4 * error, outcome


@pytest.mark.parametrize("premium", Rules.CHOICES["premium"])
@pytest.mark.parametrize("refait_option", Rules.CHOICES["refait"])
def test_every_chance_of_a_lopsided_shoe_is_told_apart(refait_option: str, premium: str) -> None:
    rules = Rules.from_json({"refait": refait_option, "premium": premium})
    composition = LOPSIDED
    for insured in (False, True):
        edges = {}
        for spot in Spot:
            found = results(spot, rules, insured=insured, composition=composition)
            assert sum(found.values()) == 1
            edges[spot] = edge(rules, insured=insured, spot=spot, composition=composition)
            assert edges[spot] == -mean(found)
        # Rouge and noir share a deal whose cards may change places; couleur and inverse do not.
        assert edges[Spot.ROUGE] == edges[Spot.NOIR]
        assert edges[Spot.COULEUR] != edges[Spot.INVERSE]
        wins = {spot: winning(spot, composition) for spot in Spot}
        decided = 1 - null_tie(composition) - refait(composition) - void(composition)
        assert wins[Spot.ROUGE] + wins[Spot.NOIR] == wins[Spot.COULEUR] + wins[Spot.INVERSE] == decided


def test_a_stake_stays_in_prison_where_its_chance_comes_more_often() -> None:
    """Red eights among black fives and tens: the colour of the first card tells of its row."""
    rules = Rules(refait="prison")
    eights = Composition((0, 0, 0, 0, 6, 0, 0, 8, 0, 16), (0, 0, 0, 0, 0, 0, 0, 8, 0, 0))
    assert [in_prison(rules, spot, eights) for spot in Spot] == [False, False, False, True]
    assert not in_prison(Rules(), Spot.INVERSE, eights)
    for spot in Spot:
        locked = edge(rules, insured=False, spot=spot, composition=eights)
        assert (locked < edge(Rules(), insured=False, spot=spot, composition=eights)) == (
            spot is Spot.INVERSE
        )


def test_nothing_is_lost_where_every_coup_is_void() -> None:
    composition = Composition.of(LAST[:8])
    for insured in (False, True):
        assert results(Spot.ROUGE, Rules(), insured=insured, composition=composition) == {Fraction(0): 1}
    assert locked_value(1, composition=composition) == 1
