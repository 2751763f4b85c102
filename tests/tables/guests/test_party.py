"""The guests by themselves: never refused, never wiser than the boards, never out of nothing."""

from __future__ import annotations

from dataclasses import fields

import pytest

from casino_qt.rules.lying import Lying
from casino_qt.rules.roulette.actions import Action, Bet, Halve, Spin
from casino_qt.rules.roulette.numbers import ScriptedNumbers, SeededNumbers
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.table import Table
from casino_qt.tables.guests import party
from casino_qt.tables.guests.hand import Hand
from casino_qt.tables.guests.roster import MOST, ROSTER
from casino_qt.tables.guests.sight import Sight, sight_of
from casino_qt.tables.purse_change import PurseChange

OPTIONS = [
    Rules(),
    Rules(zero="partage", finales="complete"),
    Rules(zero="lose_all", min=1, max=1),
    Rules(min=700, max=1_000),
    Rules(max=500),
]


def act(table: Table, playing: int, luck: str = "luck") -> list[Action | PurseChange]:
    """One round of the party at the bare engine; Refused would fall through."""
    done = party.moves(table, party.waiting(table, playing, ()), playing, luck)
    for move in done:
        if isinstance(move, PurseChange):
            table.change_purse(move.change, move.by)
        else:
            table.apply(move)
    return done


@pytest.mark.parametrize("rules", OPTIONS, ids=str)
@pytest.mark.parametrize("purse", [0, 300, 1_000_000])
def test_nothing_they_do_is_ever_refused_and_all_sums_to_zero(rules: Rules, purse: int) -> None:
    table = Table(rules, SeededNumbers("5ea1"), purse)
    busy: set[str] = set()
    for spin in range(250):
        playing = (5, 5, 5, 2, 4, 0, 5)[spin // 10 % 7]
        busy |= {move.by for move in act(table, playing) if isinstance(move, Bet)}
        assert table.sums_to_zero()
        assert all(table.purse(guest.seat) >= 0 for guest in ROSTER)
        if playing == 0:
            assert all(not table.lying(bet, seat).free for seat in table.seats() for bet in table.bets(seat))
        table.apply(Spin())
        assert table.sums_to_zero()
    assert busy == {guest.seat for guest in ROSTER}
    assert (table.purse(), table.on_table()) == (purse, 0)


def test_they_know_what_everybody_knows_and_no_more() -> None:
    past = [17, 0, 4, 31, 8, 22, 22, 0, 0, 5, 36]
    for fallen in range(len(past)):
        decided = []
        for future in ([0] * 40, [17, 8, 29] * 20, list(range(37))):
            table = Table(Rules(), ScriptedNumbers(past[:fallen] + future), 500_000)
            for _ in range(fallen):
                act(table, MOST)
                table.apply(Spin())
            decided.append(act(table, MOST))
        assert decided[0] == decided[1] == decided[2]
        assert decided[0]


def test_what_a_guest_sees_holds_no_way_to_the_wheel() -> None:
    table = Table(Rules(), SeededNumbers("00"), 1_000)
    act(table, MOST)
    sight = sight_of(table, "odile")
    assert {field.name for field in fields(Sight)} == {"rules", "fallen", "purse", "lying", "halvable"}
    assert isinstance(sight.rules, Rules)
    assert all(type(number) is int for number in (*sight.fallen, sight.purse))
    assert all(isinstance(lying, Lying) for lying in sight.lying.values())


def test_looking_and_thinking_move_nothing() -> None:
    table = Table(Rules(), SeededNumbers("00"), 1_000)
    act(table, MOST)
    here = table.checkpoint()
    party.moves(table, ROSTER, MOST, "luck")
    assert table.checkpoint() == here


def test_the_same_luck_makes_the_same_evening_and_another_another() -> None:
    def evening(luck: str) -> list[list[Action | PurseChange]]:
        table = Table(Rules(), SeededNumbers("00"), 1_000)
        found = []
        for _ in range(20):
            found.append(act(table, MOST, luck))
            table.apply(Spin())
        return found

    assert evening("a") == evening("a") != evening("b")


def _after(numbers: list[int]) -> dict[str, list[Action | PurseChange]]:
    """What each guest does after `numbers`, having played all along."""
    table = Table(Rules(), ScriptedNumbers(numbers), 1_000)
    for _ in numbers:
        act(table, MOST)
        table.apply(Spin())
    moves: dict[str, list[Action | PurseChange]] = {guest.seat: [] for guest in ROSTER}
    for move in act(table, MOST):
        assert not isinstance(move, Spin)
        moves[move.by].append(move)
    return moves


def test_everyone_has_habits_of_their_own() -> None:
    moves = _after([1, 3, 24])
    bets = {seat: {m.on: m.stake for m in done if isinstance(m, Bet)} for seat, done in moves.items()}
    assert bets["anselme"] == {f"plein:{n}": 500 for n in (4, 14, 24, 34)}
    assert bets["odile"] == {f"plein:{n}": 500 for n in (10, 5, 24, 16, 33)}
    assert bets["kaspar"] == {"noir": 500}
    assert sum(bets["tullio"].values()) in (0, 500)
    assert bets["vera"]
    bets_lost = _after([24, 1, 3, 5])["kaspar"]
    assert bets_lost[-1] == Bet("noir", 500 << 3, "kaspar")


def test_the_doubler_waits_for_his_prisoner_and_the_timid_takes_half() -> None:
    moves = _after([24, 0])
    assert not any(isinstance(move, Bet) for move in moves["kaspar"])
    halved = [move for seed in range(8) for move in _timid_after_zero(str(seed)) if isinstance(move, Halve)]
    assert halved


def _timid_after_zero(luck: str) -> list[Action | PurseChange]:
    table = Table(Rules(), ScriptedNumbers([0]), 1_000)
    act(table, 3, luck)
    table.apply(Spin())
    return [move for move in act(table, 3, luck) if not isinstance(move, Spin) and move.by == "tullio"]


def test_a_hand_refuses_by_itself_what_the_table_would() -> None:
    table = Table(Rules(min=500, max=1_000), ScriptedNumbers([]), 1_700)
    hand = Hand(sight_of(table, "vera"), "vera")
    assert not hand.lay("plein:1", 499)
    assert not hand.lay("plein:1", 1_001)
    assert not hand.lay("rouge", 1_701)
    assert not hand.lay_out("finale:3", 500)
    assert hand.lay("plein:1", 900)
    assert not hand.lay("plein:1", 101)
    assert hand.purse == 800
    assert hand.actions == [Bet("plein:1", 900, "vera")]
