"""From one shoe to the next, from one evening to the next, from an empty purse to a new one."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from casino_qt.bank.errors import ProfileDamaged
from casino_qt.bank.profile import Profile
from casino_qt.rules.events import Said
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.events import CoupEnded, Outcome, ShoeCut, ShoeShuffled, StopCardShown
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.table import Phase
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from tests.tables.conftest import Notebook, Sit, agree, profile_of
from tests.tables.oracle import stakes, to_come

ROUGE, NOIR = Spot.ROUGE, Spot.NOIR


def same(left: TrenteEtQuarante, right: TrenteEtQuarante) -> None:
    assert (left.purse, stakes(left.table), left.table.coups) == (
        right.purse, stakes(right.table), right.table.coups,
    )  # fmt: skip
    assert left.history == right.history
    assert to_come(left.table) == to_come(right.table)
    assert left.to_repeat() == right.to_repeat()
    assert left.options == right.options


def test_the_table_stands_as_it_was(controller: TrenteEtQuarante, sit: Sit) -> None:
    for stake in (5_000, 700, 12_300):
        controller.bet(ROUGE, stake)
        controller.insure(ROUGE)
        controller.coup()
    controller.bet(NOIR, 2_000)
    again = sit()
    assert again.opening == ()
    assert not again.undo_stack.canUndo()
    same(controller, again)
    agree(again)


def test_an_uncut_shoe_opens_with_the_same_ceremony(sit: Sit) -> None:
    first = sit()
    again = sit()
    assert again.opening == first.opening != ()
    assert again.seal == first.seal
    same(first, again)


def test_what_is_no_seed_leaves_no_trace(path: Path, sit: Sit) -> None:
    profile = Profile.open(path)
    with pytest.raises(ValueError, match="seed"):
        TrenteEtQuarante(profile, seed="luck")
    assert profile.open_session("trente-et-quarante") is None
    profile.close()
    with pytest.raises(ValueError, match="seed"):
        sit(seed="")
    sit()


def play_out_the_shoe(table: TrenteEtQuarante) -> tuple[object, ...]:
    """Coups until the stop card shows; what the last one told."""
    told: list[tuple[object, ...]] = []
    table.happened.connect(told.append)
    while not (told and any(isinstance(event, StopCardShown) for event in told[-1])):
        table.coup()
    return told[-1]


def test_an_empty_cloth_ends_the_sitting_with_the_shoe(controller: TrenteEtQuarante, sit: Sit) -> None:
    events = play_out_the_shoe(controller)
    end = next(index for index, event in enumerate(events) if isinstance(event, CoupEnded))
    assert [type(event) for event in events[end + 1 :]] == [ShoeShuffled, Said]
    assert not any(isinstance(event, ShoeCut) for event in events)
    assert controller.table.phase is Phase.CUTTING
    assert controller.history == []
    assert controller.last_seed == "00"
    assert profile_of(controller).rounds(limit=1)[0].outcome == Outcome.VOID
    controller.cut(42)
    controller.bet(ROUGE, 5_000)
    agree(controller)
    same(controller, sit())


def test_with_stakes_on_the_cloth_a_guest_cuts(controller: TrenteEtQuarante, sit: Sit) -> None:
    controller.bet(ROUGE, 5_000)
    told: list[tuple[object, ...]] = []
    controller.happened.connect(told.append)
    while not (told and any(isinstance(event, StopCardShown) for event in told[-1])):
        if not controller.in_play:
            controller.bet(ROUGE, 5_000)
        controller.coup()
    assert any(isinstance(event, ShoeCut) and event.by_guest for event in told[-1])
    assert controller.table.phase is Phase.BETTING
    assert controller.table.shoe_number == 2
    assert controller.in_play
    assert controller.history == []
    controller.coup()
    assert len(controller.history) == 1
    same(controller, sit())


def test_wishes_wait_for_what_lies_on_the_cloth(controller: TrenteEtQuarante, sit: Sit) -> None:
    controller.bet(ROUGE, 5_000)
    wish = Rules(refait="prison")
    again = sit(wish, seed="beef")
    assert again.options == Rules()
    assert again.in_play == 5_000
    assert not again.new_sitting(wish)
    again.clear()
    assert again.options == Rules()
    third = sit(wish)
    assert third.options == wish
    assert third.table.phase is Phase.CUTTING
    fourth = sit(seed="beef")
    assert fourth.options == wish
    assert fourth.seal != third.seal
    fourth.cut(None)
    fifth = sit(seed="BEEF")
    assert fifth.table.phase is Phase.BETTING
    assert fifth.seal == fourth.seal


def test_a_new_sitting_on_request(controller: TrenteEtQuarante) -> None:
    notebook = Notebook(controller)
    controller.bet(ROUGE, 5_000)
    controller.undo()
    notebook.lines.clear()
    assert controller.new_sitting(Rules(premium="every_coup"))
    assert notebook.lines == [("happened", controller.opening)]
    assert controller.options.premium == "every_coup"
    assert not controller.undo_stack.canRedo()
    controller.showing = True
    assert not controller.new_sitting()


def test_a_new_purse_when_the_smallest_bet_is_out_of_reach(sit: Sit) -> None:
    table = sit(Rules(max=10**9), seed="00")
    notebook = Notebook(table)
    table.cut(100)
    table.new_purse()
    assert notebook.names() == ["happened"]
    table.bet(NOIR, 999_600)
    table.coup()
    assert table.purse == 400
    assert table.needs_new_purse()
    cards = to_come(table.table)
    notebook.lines.clear()
    table.new_purse()
    assert notebook.names() == ["restored"]
    assert table.purse == 1_000_400
    assert not table.needs_new_purse()
    assert to_come(table.table) == cards
    assert table.table.coups == 1
    assert len(table.history) == 1
    agree(table)
    newest = profile_of(table).entries(1)[0]
    assert (newest.kind, newest.postings) == ("advance", (("purse", 1_000_000), ("world", -1_000_000)))
    table.bet(ROUGE, 700)
    same(table, sit())


def test_what_lies_on_the_cloth_counts_before_a_new_purse(sit: Sit) -> None:
    table = sit(Rules(max=10**9), seed="00")
    table.cut(100)
    table.bet(ROUGE, 1_000_000)
    assert table.purse == 0
    assert not table.needs_new_purse()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE sessions SET seed = '01'",
        "UPDATE sessions SET seed = 'hello'",
        "UPDATE sessions SET purse = purse + 1",
        "UPDATE sessions SET rules = '{\"min\": 600}'",
        "UPDATE sessions SET rules = '{\"colour\": 1}'",
        'UPDATE actions SET action = \'{"do":"cut","at":400}\' WHERE number = 0',
        'UPDATE actions SET action = \'{"do":"dance"}\' WHERE number = 1',
        'UPDATE actions SET action = \'{"do":"bet","on":"noir","stake":501}\' WHERE number = 1',
        "DELETE FROM actions WHERE number = 2",
        "UPDATE rounds SET net = 0",
        "DELETE FROM rounds",
    ],
)
def test_a_journal_that_tells_another_story_is_damage(
    controller: TrenteEtQuarante, path: Path, change: str
) -> None:
    controller.bet(ROUGE, 501)
    controller.coup()
    profile_of(controller).close()
    with sqlite3.connect(path) as db:
        db.execute(change)
    db.close()
    before = path.read_bytes()
    profile = Profile.open(path)
    with pytest.raises(ProfileDamaged):
        TrenteEtQuarante(profile)
    profile.close()
    assert path.read_bytes() == before
