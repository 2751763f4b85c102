"""A moment made of the one before by what was seen is the moment read from the table."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from casino_qt.rules.blackjack.actions import Bet, Deal
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.blackjack.table import Table
from casino_qt.rules.chance import SeededChance
from casino_qt.scenes.blackjack.snapshot import Snapshot, read, seen
from tests.scenes.blackjack.play import bets, next_action


def told(now: Snapshot, end: Snapshot) -> Snapshot:
    """What is shown when all is told is as at the end."""
    return replace(now, shoe=end.shoe, discard=end.discard, purse=end.purse)


@pytest.mark.parametrize("seed", range(6))
def test_seeing_is_reading(seed: int) -> None:
    dice = random.Random(seed)
    options = Rules(croupier_slips=True, surrender="hard_12_or_more")
    table = Table(options, SeededChance(f"{seed:064x}"), 100_000_000)
    now = read(table)
    for _ in range(40):
        actions = list(bets(table, dice))
        for action in [*actions, Deal()]:
            now = step(table, action, now)
        while table.phase is not Phase.BETTING:
            now = step(table, next_action(table, dice), now)


def step(table: Table, action: object, now: Snapshot) -> Snapshot:
    if table.refusal(action) is not None:  # type: ignore[arg-type]  # whatever was made up
        return now
    events = table.apply(action)  # type: ignore[arg-type]  # it was not refused
    end = read(table)
    for event in events:
        now = seen(now, event, end)
    assert told(now, end) == end
    return end


def test_what_a_coup_came_to_is_shown_until_the_person_bets_again_and_its_cards_are_collected() -> None:
    dice = random.Random(3)
    table = Table(Rules(), SeededChance("07" * 32), 1_000_000)
    for action in bets(table, dice):
        table.apply(action)
    table.apply(Deal())
    while table.phase is not Phase.BETTING:
        table.apply(next_action(table, dice))
    now = read(table)
    assert now.past
    assert now.croupier == ()
    assert all(hand.away and hand.shares for box in now.lying().values() for hand in box.hands)
    table.apply(Bet(4, 500))
    assert not read(table).past
