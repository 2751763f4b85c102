"""The profile keeps what it was given: sittings, actions, rounds, money; all of a commit or nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from casino_qt.bank.ledger import LedgerError, Overdrawn
from casino_qt.bank.profile import OPENING_PURSE, Profile
from casino_qt.bank.records import RoundRecord
from tests.bank import keep
from tests.bank.keep import ACTIONS, GAME, RULES, SEED, TABLE

ROUND = RoundRecord(1, RULES, "ab" * 32, {"noir": {}}, "apres", {}, 0, OPENING_PURSE)


def test_a_new_person_is_advanced_ten_thousand_francs(profile: Profile) -> None:
    assert profile.purse() == 1_000_000
    assert profile.balances() == {"purse": 1_000_000, "world": -1_000_000}
    (entry,) = profile.entries()
    assert (entry.kind, entry.session) == ("advance", None)
    assert entry.postings == (("purse", 1_000_000), ("world", -1_000_000))
    assert entry.at.endswith("+00:00")


def test_everything_is_there_after_opening_again(profile: Profile, path: Path) -> None:
    keep.play(profile)
    profile.close()
    again = Profile.open(path)
    session = again.open_session(GAME)
    assert session is not None
    assert (session.rules, session.seed, session.purse) == (RULES, SEED, 1_000_000)
    assert list(session.actions) == ACTIONS
    assert again.balances() == keep.BALANCES
    (record,) = again.rounds(GAME)
    assert (record.number, record.outcome, record.net, record.balance) == (
        1, "rouge_gagne_et_couleur", 4_950, 1_004_950,
    )  # fmt: skip
    assert record.rules == RULES
    assert record.session == session.id
    again.close()


def test_nothing_but_the_profile_is_left_behind(profile: Profile, path: Path) -> None:
    keep.play(profile)
    profile.close()
    assert sorted(file.name for file in path.parent.iterdir()) == [path.name, path.name + ".lock"]


def test_a_commit_is_whole_or_nothing(profile: Profile) -> None:
    session = profile.begin_session(GAME, RULES, SEED, profile.purse())
    with pytest.raises(Overdrawn):
        profile.commit(session.id, ACTIONS[:2], [("purse", -1_000_001), (TABLE, 1_000_001)], ROUND)
    with pytest.raises(LedgerError):
        profile.commit(session.id, ACTIONS[:2], [("purse", -5)], ROUND)
    kept = profile.open_session(GAME)
    assert kept is not None
    assert list(kept.actions) == []
    assert profile.rounds() == []
    assert profile.purse() == 1_000_000
    profile.commit(session.id, ACTIONS[:2], [("purse", -5_000), (TABLE, 5_000)])
    assert profile.balance(TABLE) == 5_000


def test_transactions_nest_and_the_outermost_decides(profile: Profile) -> None:
    session = profile.begin_session(GAME, RULES, SEED, profile.purse())

    def fail() -> None:
        with profile.transaction():
            profile.commit(session.id, ACTIONS[:1], [])
            profile.end_session(session.id)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    kept = profile.open_session(GAME)
    assert kept is not None
    assert list(kept.actions) == []


def test_withdrawing_books_the_way_back_and_never_passes_a_finished_round(profile: Profile) -> None:
    session = profile.begin_session(GAME, RULES, SEED, profile.purse())
    profile.commit(session.id, ACTIONS[:1], [])
    profile.commit(session.id, ACTIONS[3:4], [], ROUND)
    profile.commit(session.id, ACTIONS[1:3], [("purse", -5_050), (TABLE, 5_050)])
    with pytest.raises(LedgerError, match="finished round"):
        profile.withdraw(session.id, 3, [("purse", 5_050), (TABLE, -5_050)])
    profile.withdraw(session.id, 2, [("purse", 5_050), (TABLE, -5_050)])
    kept = profile.open_session(GAME)
    assert kept is not None
    assert list(kept.actions) == [ACTIONS[0], ACTIONS[3]]
    assert profile.purse() == 1_000_000
    assert [entry.kind for entry in profile.entries()] == ["withdrawal", "play", "advance"]
    with pytest.raises(LedgerError):
        profile.withdraw(session.id, 1, [])


def test_one_open_sitting_per_game(profile: Profile) -> None:
    session = profile.begin_session(GAME, RULES, SEED, profile.purse())
    with pytest.raises(LedgerError, match="open already"):
        profile.begin_session(GAME, RULES, SEED, profile.purse())
    profile.commit(session.id, ACTIONS[:2], [("purse", -5_000), (TABLE, 5_000)])
    with pytest.raises(LedgerError, match="still lies"):
        profile.end_session(session.id)
    profile.commit(session.id, [{"do": "take", "on": "rouge"}], [("purse", 5_000), (TABLE, -5_000)])
    profile.end_session(session.id)
    assert profile.open_session(GAME) is None
    with pytest.raises(LedgerError, match="not open"):
        profile.commit(session.id, ACTIONS[:1], [])
    with pytest.raises(LedgerError, match="not open"):
        profile.withdraw(session.id, 1, [])
    with pytest.raises(LedgerError, match="not open"):
        profile.end_session(session.id)
    assert profile.begin_session(GAME, RULES, "01", profile.purse()).id != session.id


def test_the_purse_one_sits_down_with_is_the_purse(profile: Profile) -> None:
    with pytest.raises(LedgerError, match="the purse holds"):
        profile.begin_session(GAME, RULES, SEED, 5)


def test_an_advance_is_booked_openly_and_is_no_sittings_own(profile: Profile) -> None:
    session = profile.begin_session(GAME, RULES, SEED, profile.purse())
    profile.advance(OPENING_PURSE)
    kept = profile.open_session(GAME)
    assert kept is not None
    assert (kept.purse, kept.since) == (1_000_000, 1)
    assert profile.purse() == 2_000_000
    assert profile.balance("world") == -2_000_000
    assert profile.elsewhere(session.id, kept.since, profile.last_entry()) == OPENING_PURSE
    with pytest.raises(LedgerError):
        profile.advance(0)


def test_rounds_come_newest_first(profile: Profile) -> None:
    session = profile.begin_session(GAME, RULES, SEED, profile.purse())
    for number in range(1, 6):
        record = RoundRecord(number, RULES, "", {}, "apres", {}, 0, OPENING_PURSE)
        profile.commit(session.id, [{"do": "coup"}], [], record)
    assert [record.number for record in profile.rounds(limit=3)] == [5, 4, 3]
    assert profile.rounds("roulette") == []
    assert len(profile.rounds(session_id=session.id)) == 5


def test_a_commit_waits_for_the_disk(profile: Profile) -> None:
    """Write-ahead log, and FULL (2): the log is on the disk when a commit returns."""
    pragma = {
        name: profile._db.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("journal_mode", "synchronous", "foreign_keys", "application_id")
    }
    assert pragma == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "application_id": 0x43517450,
    }
