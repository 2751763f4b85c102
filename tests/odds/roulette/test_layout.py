"""Layouts of roulette: the table's own payments pocket by pocket, and courses of a few spins followed."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from math import comb
from statistics import NormalDist
from typing import Any

import numpy as np
import pytest

from casino_qt.odds import results
from casino_qt.odds.desk import answer
from casino_qt.odds.roulette import bets as roulette
from casino_qt.odds.roulette import course as courses
from casino_qt.odds.roulette.course import TooFineError, course
from casino_qt.odds.roulette.layout import Layout
from casino_qt.rules.lying import Lying
from casino_qt.rules.roulette import announcements, bets
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.settlement import settle
from casino_qt.rules.roulette.wheel import POCKETS

PRISON, PARTAGE, LOSE_ALL = Rules(zero="prison"), Rules(zero="partage"), Rules(zero="lose_all")
CLOSE = 1e-10


def nets(layout: Layout) -> list[int]:
    return [pocket.net for pocket in layout.pockets]


def test_one_plein() -> None:
    layout = Layout({"plein:17": 500}, PRISON)
    assert nets(layout) == [17_500 if number == 17 else -500 for number in range(37)]
    assert layout.results == {17_500: Fraction(1, 37), -500: Fraction(36, 37)}
    assert layout.mean == Fraction(-500, 37)
    assert layout.variance == Fraction(18_000**2 * 36, 37**2)
    assert layout.deviation == pytest.approx(500 * 36 * (36 / 37**2) ** 0.5)


@pytest.mark.parametrize(
    ("rules", "at_zero", "locked", "worth"),
    [
        (PRISON, 0, 1_001, Fraction(-685, 1351) * 1_001),
        (PARTAGE, -500, 0, -500),  # the odd centime is the player's
        (LOSE_ALL, -1_001, 0, -1_001),
    ],
)
def test_a_simple_chance_under_each_option(rules: Rules, at_zero: int, locked: int, worth: Fraction) -> None:
    layout = Layout({"rouge": 1_001}, rules)
    zero, *others = layout.pockets
    assert (zero.net, zero.locked, zero.worth) == (at_zero, locked, worth)
    assert [pocket.net for pocket in others] == [
        1_001 if number in bets.covers("rouge") else -1_001 for number in range(1, 37)
    ]
    assert layout.mean == sum((pocket.worth for pocket in layout.pockets), Fraction(0)) / 37


def test_half_back_is_taken_at_once() -> None:
    layout = Layout({"pair": 1_000}, PRISON, half_back=True)
    assert layout.results == Layout({"pair": 1_000}, PARTAGE).results
    assert layout.pockets[0].locked == 0


def test_the_grande_serie() -> None:
    """Nine pieces: two on 0/2/3 and two on 25/26/28/29, one on each of five chevaux."""
    layout = Layout({bet: 500 * n for bet, n in announcements.laid_out("grande_serie").items()}, PRISON)
    by_pieces = {15: (0, 2, 3), 9: (4, 7, 12, 15, 18, 19, 21, 22, 25, 26, 28, 29, 32, 35)}
    expected = [-9 * 500] * 37
    for pieces, numbers in by_pieces.items():
        for number in numbers:
            expected[number] = pieces * 500
    assert layout.staked == 4_500
    assert nets(layout) == expected
    assert layout.mean == Fraction(-4_500, 37)
    assert course(layout, 1).ahead == pytest.approx(17 / 37, abs=CLOSE)


@pytest.mark.parametrize("rules", [PRISON, PARTAGE, LOSE_ALL], ids=lambda rules: rules.zero)
def test_a_layout_of_one_bet_is_that_bet(rules: Rules) -> None:
    for bet in bets.SPOTS:
        layout = Layout({bet: 1_000}, rules)
        assert layout.mean == 1_000 * roulette.expectation(bet, rules)
        assert layout.deviation == pytest.approx(
            1_000 * results.deviation(roulette.results(bet, rules)), rel=1e-12
        )


State = tuple[tuple[str, tuple[int, int]], ...]


def followed(stakes: dict[str, int], rules: Rules, spins: int) -> dict[int, Fraction]:
    """Every number of every spin as the table settles it; then forty spins more for what is locked."""
    now: dict[tuple[State, int], Fraction] = {((), 0): Fraction(1)}
    for spin in range(spins + 40):
        laid = stakes if spin < spins else {}
        then: defaultdict[tuple[State, int], Fraction] = defaultdict(Fraction)
        for (locked, net), chance in now.items():
            if not locked and not laid:
                then[locked, net] += chance
                continue
            prisons = dict(locked)
            for number in range(POCKETS):
                after, result = [], net
                for bet in {*prisons, *laid}:
                    lying = Lying(stake=laid.get(bet, 0), prison=prisons.get(bet, (0, 0)))
                    done = settle(rules, number, "", bet, lying)
                    result += done.result.won - done.result.lost
                    if any(done.after.prison):
                        after.append((bet, done.after.prison))
                then[tuple(sorted(after)), result] += chance / POCKETS
        now = dict(then) if spin < 8 else {key: chance for key, chance in then.items() if chance > 1e-18}
    found: defaultdict[int, Fraction] = defaultdict(Fraction)
    for (_, net), chance in now.items():
        found[net] += chance
    return found


LAYOUTS: list[dict[str, int]] = [
    {"rouge": 1_000},
    {"rouge": 700, "pair": 400},
    {"rouge": 500, "noir": 300, "plein:0": 100},
    {"passe": 500, "colonnes:1/2": 301, "cheval:0/2": 50, "plein:17": 50},
    {"plein:17": 500, "carre:0/1/2/3": 200},
]


@pytest.mark.parametrize("spins", [1, 2, 3])
@pytest.mark.parametrize("stakes", LAYOUTS)
def test_a_few_spins_followed_number_by_number(stakes: dict[str, int], spins: int) -> None:
    plain = followed(stakes, PRISON, spins)
    layout = Layout(stakes, PRISON)
    found = course(layout, spins)
    for result, chance in zip(found.results.tolist(), found.chances.tolist(), strict=True):
        assert chance == pytest.approx(float(plain.get(result, 0)), abs=CLOSE), result
    assert found.ahead == pytest.approx(float(sum(c for net, c in plain.items() if net > 0)), abs=CLOSE)
    if spins == 1:
        assert sum(layout.results.values()) == 1
        for result, exact in layout.results.items():
            assert float(exact) == pytest.approx(float(plain[result]), abs=1e-14)
        assert set(layout.results) == set(plain)


def test_a_hundred_spins_are_the_binomial() -> None:
    found = course(Layout({"rouge": 500}, LOSE_ALL), 100)
    for wins in range(101):
        exact = comb(100, wins) * Fraction(18, 37) ** wins * Fraction(19, 37) ** (100 - wins)
        place = (found.results == (2 * wins - 100) * 500).argmax()
        assert found.chances[place] == pytest.approx(float(exact), abs=1e-13)
    assert found.ahead + found.level + found.behind == pytest.approx(1, abs=1e-12)


def test_a_thousand_pleins() -> None:
    """Ahead with 28 and more: thirty-six times as much comes back as was laid on one."""
    found = course(Layout({"plein:17": 500}, PRISON), 1_000)
    exact = sum(comb(1_000, n) * 36 ** (1_000 - n) for n in range(28, 1_001)) / 37**1_000
    assert found.ahead == pytest.approx(exact, abs=CLOSE)


ALL_SIX = {"rouge": 500, "pair": 300, "passe": 200, "noir": 100, "impair": 500, "manque": 400, "plein:3": 100}


@pytest.mark.parametrize(
    "stakes",
    [
        {"rouge": 500},
        {"rouge": 500, "pair": 300},
        {"rouge": 500, "plein:0": 100, "douzaine:1": 200},
        ALL_SIX,
    ],
)
def test_frequencies_and_spins_come_to_the_same(
    stakes: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    layout = Layout(stakes, PRISON)
    asked: list[str] = []

    def by_frequencies(states: int, moves: Any, ends: Any, spins: int, size: int) -> Any:
        asked.append("frequencies")
        back = courses._ways_back(states, moves, spins)
        going = courses._going(moves, back, spins, 1 << (size - 1).bit_length())
        return courses._by_frequencies(states, moves, ends, spins, size, going, len(back))

    monkeypatch.setattr(courses, "_followed", by_frequencies)
    quick = course(layout, 150)
    monkeypatch.setattr(courses, "_followed", courses._spin_by_spin)
    plain = course(layout, 150)
    assert asked == ["frequencies"]
    assert np.abs(quick.chances - plain.chances).max() < CLOSE
    mean = float((plain.results * plain.chances).sum())
    assert mean == pytest.approx(150 * float(layout.mean), abs=1e-6)
    assert plain.ahead == pytest.approx(quick.ahead, abs=CLOSE)


def test_all_six_chances_at_once_lose_what_zero_takes() -> None:
    found = course(Layout(dict.fromkeys(bets.SIMPLE_CHANCES, 500), PRISON), 20)
    assert found.ahead == pytest.approx(0, abs=CLOSE)
    assert found.level > (36 / 37) ** 20 - CLOSE
    assert float(found.chances.sum()) == pytest.approx(1, abs=CLOSE)


def test_what_is_no_layout_is_refused() -> None:
    with pytest.raises(ValueError, match="no bet 'plein:37'"):
        Layout({"plein:37": 500}, PRISON)
    with pytest.raises(ValueError, match="cannot lie on rouge"):
        Layout({"rouge": 0}, PRISON)
    with pytest.raises(ValueError, match="at least one spin"):
        course(Layout({"rouge": 500}, PRISON), 0)
    with pytest.raises(TooFineError, match="more than"):
        course(Layout({"rouge": 100_001, "plein:3": 77_777}, PRISON), 1_000)
    nothing = Layout({}, PRISON)
    assert nothing.results == {0: 1}
    assert course(nothing, 5).level == 1


def test_the_desk_tells_of_a_layout() -> None:
    question = {"rules": {"zero": "prison"}, "stakes": {"rouge": 1_000, "plein:0": 100}, "spins": 37}
    told = answer({"id": 1, "ask": "roulette_layout", "question": question})["answer"]
    layout = Layout({"rouge": 1_000, "plein:0": 100}, PRISON)
    assert [pocket["net"] for pocket in told["pockets"]] == nets(layout)
    assert told["pockets"][0] == {"net": 3_500, "locked": 1_000, "worth": float(layout.pockets[0].worth)}
    assert (told["staked"], told["exact"]) == (1_100, str(layout.mean))
    assert told["ahead"] == course(layout, 37).ahead
    assert told["edge"] == pytest.approx(-float(layout.mean) / 1_100)
    assert told["ahead"] + told["level"] + told["behind"] == pytest.approx(1)
    fine = {"stakes": {"rouge": 100_001, "plein:3": 77_777}, "spins": 1_000}
    told = answer({"id": 1, "ask": "roulette_layout", "question": question | fine})["answer"]
    assert (told["staked"], told["ahead"], told["level"], told["behind"]) == (177_778, None, None, None)
    for wrong in ({"spins": 0}, {"spins": 10_001}, {"stakes": {"rouge": -5}}, {"stakes": {"x": 5}}):
        assert "problem" in answer({"id": 2, "ask": "roulette_layout", "question": question | wrong})


@pytest.mark.parametrize("spins", [1, 2, 5])
def test_whatever_lies_few_spins_are_followed_exactly(spins: int) -> None:
    """Every chance locked at once, against fractions: both ways of following them, whichever is taken."""
    layout = Layout(ALL_SIX, PRISON)
    found = course(layout, spins)
    told = {int(result): chance for result, chance in zip(found.results, found.chances, strict=True)}
    if spins == 1:
        assert all(told[result] == pytest.approx(float(chance)) for result, chance in layout.results.items())
    mean = sum(result * chance for result, chance in told.items())
    assert mean == pytest.approx(spins * float(layout.mean), abs=1e-6)


def test_a_thousand_spins_of_a_full_layout_are_near_the_normal() -> None:
    """A bell with the exact mean and deviation, where stakes are many: ahead within a hundredth of it."""
    layout = Layout({"rouge": 500} | {f"plein:{number}": 100 for number in range(0, 37, 2)}, LOSE_ALL)
    found = course(layout, 1_000)
    bell = NormalDist(1_000 * float(layout.mean), 1_000**0.5 * layout.deviation)
    assert found.ahead + found.level / 2 == pytest.approx(1 - bell.cdf(0), abs=0.01)
    assert float((found.results * found.chances).sum()) == pytest.approx(bell.mean, abs=1e-3)
