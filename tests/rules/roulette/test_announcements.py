"""Announced bets against the table of the house rules: pieces, places, numbers covered."""

from __future__ import annotations

import pytest

from casino_qt.rules.roulette import announcements, bets
from casino_qt.rules.roulette.announcements import canonical, everything, laid_out

# Pieces as the house rules list them.
PIECES = {
    "grande_serie": 9, "petite_serie": 6, "orphelins": 5, "jeu_7_9": 6, "zero_spiel": 4,
    "finale:0/1": 5, "finale:1/2": 5, "finale:2/3": 5, "finale:4/5": 5, "finale:5/6": 5,
    "finale:3/4": 6, "finale:7/8": 4, "finale:8/9": 4, "finale:6/7": 4,
    "finale:0/3": 4, "finale:1/4": 4, "finale:2/5": 4, "finale:3/6": 4,
    "finale:4/7": 3, "finale:5/8": 3, "finale:6/9": 3,
    "finale:7/10": 3, "finale:8/11": 3, "finale:9/12": 3,
    **{f"finale:{digit}": 4 for digit in range(7)},
    **{f"finale:{digit}": 3 for digit in (7, 8, 9)},
    "plein_chevaux:32": 5, "plein_chevaux:0": 4, "plein_chevaux:1": 4, "plein_chevaux:2": 5,
    "plein_chevaux:34": 3, "plein_chevaux:36": 3, "plein_chevaux:17": 5,
}  # fmt: skip


def numbers(name: str) -> set[int]:
    return {number for place in laid_out(name) for number in bets.covers(place)}


@pytest.mark.parametrize("name", PIECES)
def test_as_many_pieces_as_the_house_says(name: str) -> None:
    assert sum(laid_out(name).values()) == PIECES[name]


def test_every_announced_bet_lies_on_places_of_the_tableau() -> None:
    names = list(everything())
    assert len(names) == len(set(names)) == 5 + 37 * 9 + 37 + 10 + 19
    for name in names:
        assert canonical(name) == name
        for finales in ("seed", "complete"):
            places = laid_out(name, finales)
            assert places.keys() <= bets.SPOTS.keys()
            assert all(count in (1, 2) for count in places.values())


def test_the_series_cover_the_whole_wheel_once() -> None:
    series = [numbers(name) for name in ("grande_serie", "petite_serie", "orphelins")]
    assert [len(each) for each in series] == [17, 12, 8]
    assert set.union(*series) == set(range(37))


def test_the_two_pieces_of_the_grande_serie() -> None:
    laid = laid_out("grande_serie")
    assert {place for place, count in laid.items() if count == 2} == {
        "transversale:0/2/3", "carre:25/26/28/29",
    }  # fmt: skip


@pytest.mark.parametrize("each_side", range(1, 10))
def test_neighbours_are_pleins_round_the_number(each_side: int) -> None:
    for number in range(37):
        laid = laid_out(f"voisins:{number}+{each_side}")
        assert len(laid) == 2 * each_side + 1
        assert f"plein:{number}" in laid


def test_neighbours_unsaid_are_two() -> None:
    assert canonical("voisins:17") == "voisins:17+2"
    assert list(laid_out("voisins:17")) == ["plein:2", "plein:25", "plein:17", "plein:34", "plein:6"]


def test_a_number_and_its_splits() -> None:
    assert set(laid_out("plein_chevaux:32")) == {
        "plein:32", "cheval:29/32", "cheval:31/32", "cheval:32/33", "cheval:32/35",
    }  # fmt: skip
    for number in range(37):
        assert 3 <= len(laid_out(f"plein_chevaux:{number}")) <= 5


def test_a_finale_takes_zero_in() -> None:
    assert list(laid_out("finale:0")) == ["plein:0", "plein:10", "plein:20", "plein:30"]


def test_finales_a_cheval_decade_by_decade() -> None:
    assert list(laid_out("finale:4/5")) == [
        "cheval:4/5", "cheval:14/15", "plein:24", "plein:25", "cheval:34/35",
    ]  # fmt: skip
    assert list(laid_out("finale:7/10")) == ["cheval:7/10", "cheval:17/20", "cheval:27/30"]


@pytest.mark.parametrize(("name", "lone"), [("4/7", 34), ("5/8", 35), ("6/9", 36), ("6/7", 36)])
def test_complete_finales_add_the_lone_number(name: str, lone: int) -> None:
    seed, complete = laid_out(f"finale:{name}"), laid_out(f"finale:{name}", "complete")
    assert complete == seed | {f"plein:{lone}": 1}


def test_the_other_finales_are_the_same_when_complete() -> None:
    for a, b in announcements.FINALES_A_CHEVAL:
        if f"{a}/{b}" not in ("4/7", "5/8", "6/9", "6/7"):
            assert laid_out(f"finale:{a}/{b}") == laid_out(f"finale:{a}/{b}", "complete")


@pytest.mark.parametrize(
    "name",
    [
        "", "voisins", "voisins:", "voisins:37", "voisins:17+0", "voisins:17+10", "voisins:017",
        "voisins:17+", "finale", "finale:10", "finale:-1", "finale:4/3", "finale:9/10", "finale:3/5",
        "finale:10/13", "plein_chevaux:37", "plein_chevaux:", "Orphelins", "tiers", "rouge",
        "plein:17", "voisins:17+2 ",
    ],
)  # fmt: skip
def test_what_is_no_announced_bet(name: str) -> None:
    assert canonical(name) is None
    with pytest.raises(KeyError):
        laid_out(name)
