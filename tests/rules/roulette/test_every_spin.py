"""Exhaustive: 37 pockets × every bet, against the kept table and against what the house rules pay."""

from __future__ import annotations

from casino_qt.rules.roulette import bets
from tests.rules.roulette.every_spin import KEPT, outcome, told


def test_every_bet_comes_to_what_was_kept_with_every_number() -> None:
    assert told() == KEPT.read_text(encoding="utf-8")


def test_every_bet_is_paid_with_its_numbers_and_no_others() -> None:
    for name, spot in bets.SPOTS.items():
        for number in range(37):
            got = outcome(name, number, "lose_all")
            assert got == (str(int(6 * bets.PAYS[spot.kind])) if number in spot.numbers else ".")
