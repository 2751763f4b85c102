"""Practice that begins in the middle of a recorded round: as it was, and what is to come stays unknown."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from casino_qt.bank.fleeting import FleetingProfile
from casino_qt.bank.profile import Profile
from casino_qt.bank.records import Json
from casino_qt.rules.cards import packs
from casino_qt.rules.scripts.command import load_script
from casino_qt.tables.branching import BranchProfile, branch
from casino_qt.tables.exporting import SITTINGS, AnySitting
from casino_qt.tables.replay import Recording, Replay
from casino_qt.tables.written import sitting_of
from tests.windows.book.evenings import at_boxes, at_cards, at_oval, at_wheel

SCRIPTS = sorted(Path("tests/rules/scripts").glob("*.expected.json"))
SEEDS = {"trente-et-quarante": "2", "roulette": "00", "trente-et-un": "deadbeef", "blackjack": "11"}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> bytes:
    """A profile with four rounds at each table, every sitting still open."""
    path = tmp_path_factory.mktemp("played") / "p.casino"
    profile, dice = Profile.open(path), random.Random(3)
    at_cards(profile, 4, dice, SEEDS["trente-et-quarante"])
    at_wheel(profile, 4, dice, SEEDS["roulette"])
    at_oval(profile, 4, SEEDS["trente-et-un"])
    at_boxes(profile, 4, SEEDS["blackjack"])
    profile.close()
    return path.read_bytes()


@pytest.fixture
def profile(tmp_path: Path, played: bytes) -> Iterator[Profile]:
    """That profile, one for each test."""
    path = tmp_path / "p.casino"
    path.write_bytes(played)
    profile = Profile.open(path)
    yield profile
    profile.close()


def last_round(profile: Profile, game: str, over: bool) -> tuple[Recording, Replay]:
    """The newest round of a table, as it would be recorded had its sitting ended, or not."""
    number = profile._db.execute(
        """SELECT MAX(rounds.id) FROM rounds JOIN sessions ON sessions.id = session WHERE game = ?""", (game,)
    ).fetchone()[0]
    record, first, last = profile.round(number)
    recording = Recording(profile.session(record.session, last), first, record, over)
    return recording, Replay(profile, recording)


def go_on(sitting: AnySitting, entries: list[Json]) -> None:
    for entry in entries:
        sitting.play([sitting.read(entry)])


@pytest.mark.parametrize("over", [True, False])
@pytest.mark.parametrize("game", SEEDS)
def test_what_was_done_again_comes_to_the_same(game: str, over: bool, profile: Profile) -> None:
    recording, replay = last_round(profile, game, over)
    record = recording.record
    assert record is not None
    for position in range(len(replay.steps)):
        replay.go_to(position)
        fleeting = branch(profile, recording, replay.entries)
        sitting = SITTINGS[game](fleeting)
        assert sitting.table.purse() == replay.controller.purse == fleeting.purse()
        assert sitting.table.on_table() == replay.controller.in_play
        assert len(fleeting.rounds()) == record.number - 1
        go_on(sitting, [entry for step in replay.steps[position:] for entry in step])
        again = fleeting.rounds(limit=1)[0]
        told = (again.cards, again.outcome, again.stakes, again.net, again.balance, again.seal)
        assert told == (
            record.cards, record.outcome, record.stakes, record.net, record.balance, record.seal
        )  # fmt: skip
        fleeting.close()


@pytest.mark.parametrize("game", SEEDS)
def test_a_branch_leaves_its_profile_alone(game: str, profile: Profile) -> None:
    before = list(profile._db.iterdump())
    recording, replay = last_round(profile, game, False)
    replay.go_to(1)
    fleeting = branch(profile, recording, replay.entries)
    sitting = SITTINGS[game](fleeting)
    go_on(sitting, [entry for step in replay.steps[1:] for entry in step])
    fleeting.close()
    assert list(profile._db.iterdump()) == before


def to_come(fleeting: BranchProfile, game: str) -> list[object]:
    """What chance has still to give at the table of a branch."""
    table = SITTINGS[game](fleeting).table
    if game == "roulette":
        return [table._source.next_number() for _ in range(20)]  # type: ignore[attr-defined]  # a wheel
    shoe, dealt = table.in_use  # type: ignore[attr-defined]  # a shoe
    return list(shoe.cards[dealt:])


@pytest.mark.parametrize("game", SEEDS)
def test_nobody_sees_what_is_to_come_in_a_sitting_that_is_not_over(game: str, profile: Profile) -> None:
    recording, replay = last_round(profile, game, False)
    replay.go_to(len(replay.steps))
    mine = to_come(branch(profile, recording, replay.entries), game)
    again = to_come(branch(profile, recording, replay.entries), game)
    open_sitting = SITTINGS[game](profile, past=recording.session).table
    if game == "roulette":
        true = [open_sitting._source.next_number() for _ in range(20)]  # type: ignore[attr-defined]  # a wheel
    else:
        shoe, dealt = open_sitting.in_use  # type: ignore[attr-defined]  # a shoe
        true = list(shoe.cards[dealt:])
        assert sorted(map(str, mine)) == sorted(map(str, true))  # the same cards in another order
        assert len(shoe.cards) % len(packs(1)) == 0
    assert mine != true
    assert again != mine
    over = Recording(recording.session, recording.first, recording.record, over=True)
    assert to_come(branch(profile, over, replay.entries), game) == true


@pytest.mark.parametrize("expected", SCRIPTS, ids=lambda path: path.name.partition(".")[0])
def test_every_script_may_be_continued_anywhere(expected: Path, qapp: object) -> None:
    script = load_script(str(expected.with_name(expected.name.replace(".expected", ""))))
    recording = Recording(sitting_of(script))
    profile = FleetingProfile(0)
    replay = Replay(profile, recording)
    assert not replay.differences()
    for position in {0, len(replay.steps) // 2, len(replay.steps)}:
        replay.go_to(position)
        fleeting = branch(profile, recording, replay.entries)
        sitting = SITTINGS[script.game](fleeting)
        assert sitting.table.purse() == replay.controller.purse
        assert sitting.table.on_table() == replay.controller.in_play
        assert len(fleeting.rounds()) == replay.rounds_ended()
        fleeting.close()
