"""Rounds of all tables replayed from what is stored; `python -m tests.evening.replayed_rounds`: many more."""

from __future__ import annotations

import random
from pathlib import Path

from casino_qt.bank.profile import Profile
from tests.evening.replayed_rounds import TABLES, play, replay_all

ROUNDS = 120


def test_each_of_many_stored_rounds_comes_out_byte_for_byte(tmp_path: Path, qapp: object) -> None:
    profile = Profile.open(tmp_path / "purse.casino")
    play(profile, ROUNDS, random.Random(20))
    profile.close()
    profile = Profile.open(tmp_path / "purse.casino")
    replayed, wrong = replay_all(profile)
    profile.close()
    assert not wrong, "\n".join(wrong)
    assert replayed.total() == ROUNDS
    assert len(replayed) == len(TABLES)
