"""The decisions of practice: noted, judged later, added up by kind, forgotten only when asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from casino_qt.bank.decisions import Errors, Unjudged
from casino_qt.bank.errors import ProfileDamaged
from casino_qt.bank.profile import Profile

HAND: dict[str, object] = {"game": "blackjack", "ask": "hand", "cards": [10, 6], "up": 7}


@pytest.fixture
def profile(path: Path) -> Iterator[Profile]:
    profile = Profile.open(path)
    yield profile
    profile.close()


def sit(profile: Profile, game: str) -> int:
    return profile.begin_session(game, {}, "00", profile.purse()).id


def test_errors_are_added_up_by_table_and_kind(profile: Profile) -> None:
    boxes, oval = sit(profile, "blackjack"), sit(profile, "trente-et-un")
    for session, kind, cost in (
        (boxes, "stood/hard/12-16/7-A", 63_000),
        (boxes, "stood/hard/12-16/7-A", 5_000),
        (boxes, "", 0),
        (oval, "drew", 90_000),
    ):
        profile.judge_decision(profile.note_decision(session, HAND, "stand"), kind, cost)
    assert profile.errors() == [
        Errors("trente-et-un", "drew", 1, 90_000),
        Errors("blackjack", "stood/hard/12-16/7-A", 2, 68_000),
    ]
    assert profile.errors()[1].mean == 34_000
    assert profile.decisions_made() == 4


def test_what_is_not_judged_yet_waits_over_a_restart(profile: Profile, path: Path) -> None:
    number = profile.note_decision(sit(profile, "blackjack"), HAND, "stand")
    profile.close()
    again = Profile.open(path)
    assert again.unjudged() == [Unjudged(number, HAND, "stand")]
    assert again.errors() == []
    again.judge_decision(number, "stood", 63_000)
    assert again.unjudged() == []
    assert again.errors() == [Errors("blackjack", "stood", 1, 63_000)]
    again.close()


def test_a_decision_falls_with_the_transaction_it_belongs_to(profile: Profile) -> None:
    session = sit(profile, "blackjack")

    def fail() -> None:
        with profile.transaction():
            profile.note_decision(session, HAND, "stand")
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert profile.decisions_made() == 0


def test_the_book_is_begun_anew(profile: Profile) -> None:
    before = profile.balances()
    profile.judge_decision(profile.note_decision(sit(profile, "blackjack"), HAND, "stand"), "stood", 1)
    profile.forget_decisions()
    assert (profile.errors(), profile.decisions_made(), profile.unjudged()) == ([], 0, [])
    assert profile.balances() == before


def test_a_decision_that_cannot_be_read_is_told(profile: Profile) -> None:
    profile.note_decision(sit(profile, "blackjack"), HAND, "stand")
    profile._db.execute("UPDATE decisions SET question = '[]'")
    with pytest.raises(ProfileDamaged):
        profile.unjudged()
