"""Staking systems: textbook evenings, and the same stakes whoever reckons them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casino_qt.laboratory import crowd
from casino_qt.laboratory.crowd import Crowd
from casino_qt.laboratory.game import Results, Table, Terms
from casino_qt.laboratory.lone import Lone
from casino_qt.laboratory.own_rule import Form, OwnRule, Step
from casino_qt.laboratory.prison import Flags
from casino_qt.laboratory.progressions import Pieces, Progression, side_by_side
from casino_qt.laboratory.systems import SYSTEMS, AnySystem, System, Verdict, verdict
from casino_qt.laboratory.tally import Evening, Tally
from tests.laboratory import by_hand

W, L, N = 2, -2, 0
HALF = -1
TEXTBOOK: dict[str, tuple[list[int], list[int]]] = {
    "flat": ([W, L, L, N, W], [1, 1, 1, 1, 1]),
    "martingale": ([L, L, L, W, L, N, L, W, W], [1, 2, 4, 8, 1, 2, 2, 4, 1]),
    "dalembert": ([L, L, W, W, W, L, L, N, W, W], [1, 2, 3, 2, 1, 1, 2, 3, 3, 2]),
    # 1234 · 12345 · 234 · 3 · again 1234, and what three losses write behind it
    "labouchere": ([L, W, W, W, L, L, L, W], [5, 6, 6, 3, 5, 6, 7, 8]),
    "paroli": ([W, W, W, W, W, L, W, N, W, W], [1, 2, 4, 1, 2, 4, 1, 2, 2, 4]),
    "fibonacci": ([L, L, L, L, W, L, W, W, W], [1, 1, 2, 3, 5, 2, 3, 1, 1]),
}


class Dealt(Table):
    """Results that somebody wrote down, player after player or coup after coup."""

    def __init__(self, results: Results, **terms: Any) -> None:
        usual: dict[str, Any] = {"denominator": 2, "minimum": 1, "maximum": 10**9, "staked": 2, "laid": 2}
        self.terms = Terms(bet="written", **(usual | terms))
        self._left = results

    def draw(self, chance: np.random.Generator, coups: int) -> Results:
        """The next ones."""
        drawn, self._left = self._left[:coups], self._left[coups:]
        return drawn


class Noted(System[Any]):
    """A system of which every stake is noted, played coup by coup whatever it is."""

    name = "noted"

    def __init__(self, system: AnySystem) -> None:
        self._system = system
        self.laid: list[int] = []

    def begins(self) -> Any:
        """As the system does."""
        return self._system.begins()

    def wish(self, state: Any) -> int:
        """As the system's."""
        return self._system.wish(state)

    def after(self, state: Any, laid: int, verdict: Verdict, gained: int) -> Any:
        """What the system says, noted."""
        self.laid.append(laid)
        return self._system.after(state, laid, verdict, gained)


class Seated(Crowd):
    """Players who have a column each of results that somebody wrote down."""

    rows: Results

    def _drawn(self, chance: np.random.Generator, coups: int) -> Results:
        rows, self.rows = self.rows[:coups, self._who], self.rows[coups:]
        self._tally.note_results(rows.ravel())
        return rows


def alone(system: AnySystem, table: Table, coups: int, **evening: Any) -> tuple[list[int], int, Tally]:
    """The stakes of one player, what he has in the end, and what was counted."""
    noted, tally = Noted(system), Tally()
    played = Evening(table, noted, coups=coups, **evening)
    Lone(played, tally).play(np.random.default_rng(0), lambda done, of: None)
    return noted.laid, int(tally.purses[0][-1, 0]), tally


def together(
    system: AnySystem, terms: Table, rows: Results, monkeypatch: pytest.MonkeyPatch, **evening: Any
) -> tuple[list[list[int]], list[int], Tally]:
    """The same of players side by side."""
    coups, players = rows.shape
    stakes: list[list[int]] = [[] for _ in range(players)]
    places = list(range(players))

    class Watched(Progression):
        """Stands before the system's own and sees what is laid."""

        def __init__(self, behind: Progression) -> None:
            self._behind = behind
            self.wishes = behind.wishes

        def after(self, laid: Pieces, won: Flags, lost: Flags, gained: Pieces) -> None:
            for place, stake in zip(places, laid.tolist(), strict=True):
                if stake:  # nought is laid by who has got up
                    stakes[place].append(stake)
            self._behind.after(laid, won, lost, gained)
            self.wishes = self._behind.wishes

        def keep(self, which: Flags) -> None:
            places[:] = [place for place, stays in zip(places, which, strict=True) if stays]
            self._behind.keep(which)
            self.wishes = self._behind.wishes

    monkeypatch.setattr(crowd, "side_by_side", lambda *given: Watched(side_by_side(*given)))
    tally = Tally()
    seated = Seated(Evening(terms, system, coups=coups, **evening), players, tally)
    seated.rows = rows
    seated.play(np.random.default_rng(0), lambda done, of: None)
    return stakes, tally.purses[0][-1].tolist(), tally


@pytest.mark.parametrize("name", TEXTBOOK)
def test_a_textbook_evening(name: str) -> None:
    results, laid = TEXTBOOK[name]
    table = Dealt(np.array(results, np.int16))
    assert alone(SYSTEMS[name], table, len(results), piece=100, purse=10**6)[0] == laid
    bet = by_hand.Bet(2, 100, 100, 10**7)
    assert by_hand.stakes(by_hand.SYSTEMS[name](), bet, 10**6, results)[0] == laid


def test_every_system_has_its_textbook() -> None:
    assert set(TEXTBOOK) == set(SYSTEMS) == set(by_hand.SYSTEMS)


OWN = Form(2, Step(3, 2, -1), Step(2, 1, 1), wins=4, losses=6, ahead=30, behind=50, cap=90)


def own_by_hand(denominator: int) -> by_hand.System:
    return by_hand.own(
        2,
        lambda laid: min(90, max(1, laid * 3 // 2 - 1)),
        lambda laid: min(90, laid * 2 + 1),
        lambda wins, losses, total: (
            wins == 4 or losses == 6 or total >= 30 * denominator or total <= -50 * denominator
        ),
    )


def made(name: str, denominator: int) -> tuple[AnySystem, by_hand.System]:
    """A system of the laboratory's, and the same by hand."""
    if name == "own":
        return OwnRule(OWN, denominator), own_by_hand(denominator)
    return SYSTEMS[name], by_hand.SYSTEMS[name]()


BETS = {
    "even": (2, True, [2, 2, -2, -2, -2, 0, -1]),
    "insured": (100, False, [99, 99, -101, -101, 0, -1]),
    "plein": (1, True, [35, *[-1] * 36]),
}


@pytest.mark.parametrize("bet", BETS)
@pytest.mark.parametrize("name", [*SYSTEMS, "own"])
def test_all_lay_the_same_stakes(name: str, bet: str, monkeypatch: pytest.MonkeyPatch) -> None:
    denominator, rounds_up, possible = BETS[bet]
    laid = denominator + (denominator == 100)
    players, coups, piece, most = 60, 400, 333, 70
    purse, goal = 40 * piece, 130 * piece
    chance = np.random.default_rng(len(name) + denominator)
    results = chance.choice(np.array(possible, np.int16), (coups, players))
    terms: dict[str, Any] = {
        "denominator": denominator, "staked": denominator, "laid": laid, "maximum": most * piece,
        "rounds_up": rounds_up,
    }  # fmt: skip
    evening: dict[str, Any] = {"piece": piece, "purse": purse, "goal": goal}
    system = made(name, denominator)[0]
    cost = -(-piece * laid // denominator)
    wanted = [
        by_hand.stakes(
            made(name, denominator)[1],
            by_hand.Bet(denominator, piece, cost, most, rounds_up),
            purse,
            column.tolist(),
            goal,
        )
        for column in results.T
    ]
    table = Dealt(results, **terms)
    stakes, purses, counted = together(system, table, results, monkeypatch, **evening)
    assert (stakes, purses) == ([laid for laid, _ in wanted], [purse for _, purse in wanted])
    assert min(len(laid) for laid in stakes) < coups  # some were ruined or had enough
    for player, column in enumerate(results.T):
        for played in (Noted(system), system):
            tally = Tally()
            one = Evening(Dealt(column.copy(), **terms), played, coups=coups, **evening)
            Lone(one, tally).play(np.random.default_rng(0), lambda done, of: None)
            assert not isinstance(played, Noted) or played.laid == wanted[player][0]
            assert int(tally.purses[0][-1, 0]) == wanted[player][1]
            assert tally.played == len(wanted[player][0])
            assert tally.staked == sum(wanted[player][0])
            assert tally.squares == sum(stake * stake for stake in wanted[player][0])
    assert counted.played == sum(len(laid) for laid, _ in wanted)
    assert counted.staked == sum(sum(laid) for laid, _ in wanted)
    assert counted.largest == max(max(laid) for laid, _ in wanted) <= most


def longest(results: list[int]) -> int:
    """The longest run of lost coups, null ones passed over, counted the plainest way."""
    most = run = 0
    for result in results:
        run = 0 if result > 0 else run + (result <= -1)
        most = max(most, run)
    return most


@given(st.lists(st.sampled_from([2, -2, -1, 0]), min_size=1, max_size=400))
@settings(max_examples=60, deadline=None)
def test_losing_runs_are_counted_across_null_coups_and_stretches(results: list[int]) -> None:
    rows = np.array(results, np.int16)
    for system in (SYSTEMS["flat"], Noted(SYSTEMS["flat"])):
        tally = Tally()
        evening = Evening(Dealt(rows), system, 100, len(results), 10**6)
        Lone(evening, tally).play(np.random.default_rng(0), lambda done, of: None)
        assert tally.losing_run == longest(results)
    counted = Tally()
    seated = Seated(Evening(Dealt(rows), SYSTEMS["flat"], 100, len(results), 10**6), 2, counted)
    seated.rows = np.stack([rows, np.full(rows.size, 2, np.int16)], axis=1)
    seated.play(np.random.default_rng(0), lambda done, of: None)
    assert counted.losing_run == longest(results)


def test_a_stake_above_the_maximum_is_held_and_counted() -> None:
    losses = np.full(8, L, np.int16)
    laid, left, tally = alone(SYSTEMS["martingale"], Dealt(losses, maximum=1_000), 8, piece=100, purse=10**5)
    assert laid == [1, 2, 4, 8, 10, 10, 10, 10]
    assert tally.held_by_limit == 4  # 16 is wished once, then 20
    assert left == 10**5 - 100 * sum(laid)


def test_the_rest_of_the_purse_is_laid_when_it_is_less_than_wished() -> None:
    losses = np.full(9, L, np.int16)
    laid, left, tally = alone(SYSTEMS["martingale"], Dealt(losses), 9, piece=100, purse=1_050)
    assert laid == [1, 2, 4, 3]
    assert (left, tally.held_by_limit) == (50, 0)


def test_a_line_that_grows_too_long_is_given_up() -> None:
    losses = np.full(300, L, np.int16)
    laid, _, _ = alone(SYSTEMS["labouchere"], Dealt(losses, maximum=500), 300, piece=100, purse=10**6)
    assert laid[:3] == [5, 5, 5]  # held at five pieces
    assert (
        laid == by_hand.stakes(by_hand.labouchere(), by_hand.Bet(2, 100, 100, 5), 10**6, losses.tolist())[0]
    )


@pytest.mark.parametrize(
    ("numerator", "read"), [(1, 1), (70, 1), (0, 0), (-1, 0), (-49, 0), (-50, -1), (-101, -1)]
)
def test_half_of_a_stake_gone_is_a_loss_and_a_premium_is_none(numerator: int, read: int) -> None:
    assert verdict(numerator, 100) == read
