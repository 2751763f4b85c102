"""Every place of the tableau: how many there are, what they are called, what they cover, pay and allow."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from casino_qt.rules.roulette import bets, wheel
from casino_qt.rules.roulette.bets import SPOTS, Kind
from casino_qt.rules.roulette.options import Rules

# Kind, how many places, numbers each covers, pays, maximum of the house in centimes.
HOUSE = [
    (Kind.PLEIN, 37, 1, Fraction(35), 20_000),
    (Kind.CHEVAL, 60, 2, Fraction(17), 40_000),
    (Kind.TRANSVERSALE, 14, 3, Fraction(11), 60_000),
    (Kind.CARRE, 23, 4, Fraction(8), 80_000),
    (Kind.SIXAIN, 11, 6, Fraction(5), 120_000),
    (Kind.COLONNE, 3, 12, Fraction(2), 240_000),
    (Kind.DOUZAINE, 3, 12, Fraction(2), 240_000),
    (Kind.COLONNES, 2, 24, Fraction(1, 2), 480_000),
    (Kind.DOUZAINES, 2, 24, Fraction(1, 2), 480_000),
    (Kind.SIMPLE, 6, 18, Fraction(1), 350_000),
]


@pytest.mark.parametrize(("kind", "count", "size", "pays", "maximum"), HOUSE)
def test_a_kind_of_bet(kind: Kind, count: int, size: int, pays: Fraction, maximum: int) -> None:
    places = [spot for spot in SPOTS.values() if spot.kind is kind]
    assert len(places) == count
    for spot in places:
        assert bets.kind(spot.name) is kind
        assert len(bets.covers(spot.name)) == size
        assert bets.pays(spot.name) == pays
        assert Rules().maximum(spot.name) == maximum
        assert bets.is_simple(spot.name) == (kind is Kind.SIMPLE)


def test_there_are_161_places_and_no_two_alike() -> None:
    assert len(SPOTS) == sum(count for _, count, _, _, _ in HOUSE) == 161
    covered = Counter(spot.numbers for spot in SPOTS.values())
    assert max(covered.values()) == 1


def test_names_list_their_numbers_upward() -> None:
    for name, spot in SPOTS.items():
        assert name == spot.name
        _, _, numbers = name.partition(":")
        if spot.kind in (Kind.PLEIN, Kind.CHEVAL, Kind.TRANSVERSALE, Kind.CARRE):
            assert numbers == "/".join(map(str, sorted(spot.numbers)))
        elif spot.kind is Kind.SIXAIN:
            assert numbers == f"{min(spot.numbers)}/{max(spot.numbers)}"


@pytest.mark.parametrize(
    "name",
    [
        "cheval:0/1", "cheval:0/3", "cheval:1/4", "cheval:35/36", "transversale:0/1/2", "transversale:0/2/3",
        "transversale:34/35/36", "carre:0/1/2/3", "carre:25/26/28/29", "carre:32/33/35/36", "sixain:1/6",
        "sixain:31/36", "colonnes:2/3", "douzaines:1/2",
    ],
)  # fmt: skip
def test_a_place_that_is_there(name: str) -> None:
    assert name in SPOTS


@pytest.mark.parametrize(
    "name",
    [
        "plein:37", "plein:-1", "plein:017", "plein", "plein:", "cheval:3/0", "cheval:3/4", "cheval:36/37",
        "cheval:25/29", "cheval:1/5", "transversale:1/2", "transversale:2/3/4", "transversale:0/1/3",
        "carre:1/2/5/4", "carre:3/4/6/7", "carre:0/1/2", "sixain:2/7", "sixain:1/2/3/4/5/6", "sixain:34/39",
        "colonne:0", "colonne:4", "colonnes:1/3", "douzaines:3/2", "rouge:", "Rouge", "red", "grande_serie",
        "", "simple", "simple:rouge",
    ],
)  # fmt: skip
def test_a_name_that_is_no_place(name: str) -> None:
    assert name not in SPOTS
    with pytest.raises(KeyError):
        bets.covers(name)


def test_a_broken_centime_goes_to_the_player() -> None:
    assert bets.payment("colonnes:1/2", 501) == 251
    assert bets.payment("douzaines:2/3", 500) == 250
    assert bets.payment("plein:17", 501) == 17_535
    assert bets.payment("rouge", 0) == 0
    assert Rules(min=1, max=501).maximum("rouge") == 8_768  # 8 767.5
    assert Rules(min=1, max=501).maximum("plein:1") == 501


def test_the_wheel_holds_every_number_once() -> None:
    assert sorted(wheel.ORDER) == list(range(37))
    assert [wheel.position(number) for number in wheel.ORDER] == list(range(37))
    assert wheel.ORDER[:5] == (0, 32, 15, 19, 4)
    assert wheel.ORDER[-3:] == (35, 3, 26)


def test_colours_alternate_round_the_wheel() -> None:
    assert wheel.colour(0) == "zero"
    colours = [wheel.colour(number) for number in wheel.ORDER[1:]]
    assert colours == ["rouge", "noir"] * 18
    assert {number for number in range(37) if wheel.colour(number) == "rouge"} == bets.covers("rouge")


def test_neighbours_go_round_over_zero() -> None:
    assert wheel.neighbours(0, 3) == (35, 3, 26, 0, 32, 15, 19)
    assert wheel.neighbours(0, 4) == (12, 35, 3, 26, 0, 32, 15, 19, 4)
    assert wheel.neighbours(26, 1) == (3, 26, 0)
    assert wheel.neighbours(17, 9)[9] == 17
