"""Killed at any instant a practice table has written down exactly the decisions that were made."""

from __future__ import annotations

import random
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from casino_qt.bank.profile import Profile
from casino_qt.odds.advice.advice import Advice
from casino_qt.odds.advice.judging import answer, judged
from casino_qt.tables.coach.coach import Coach
from casino_qt.tables.coach.trente_et_un import TrenteEtUnStudy
from casino_qt.tables.trente_et_un import TrenteEtUn
from tests.tables.coach.test_coach import Desk
from tests.tables.killing import play_and_kill

KILLS = 2


def made(profile: Profile) -> dict[int, list[str]]:
    """What the person did in each sitting, as the journal has it: the engine's word."""
    rows = profile._db.execute(
        """SELECT session, json_extract(action, '$.do') FROM actions
           WHERE json_extract(action, '$.do') IN ('draw', 'stand')
           AND json_extract(action, '$.by') IS NULL ORDER BY session, number"""
    )
    found: dict[int, list[str]] = {}
    for session, done in rows:
        found.setdefault(session, []).append(done)
    return found


def noted(profile: Profile) -> dict[int, list[str]]:
    """What the book of errors has."""
    found: dict[int, list[str]] = {}
    for session, played in profile._db.execute("SELECT session, played FROM decisions ORDER BY id"):
        found.setdefault(session, []).append(played)
    return found


def test_the_book_has_every_decision_and_no_other(tmp_path: Path, qapp: QCoreApplication) -> None:
    path, dice = tmp_path / "practice.casino", random.Random(9)
    waited = 0
    for kill in range(KILLS):
        play_and_kill("tests.tables.coach.pupil", path, dice, (), begin=False)
        profile = Profile.open(path)
        assert noted(profile) == made(profile), f"kill {kill}"
        waited += len(profile.unjudged())
        profile.close()
    profile = Profile.open(path)
    controller = TrenteEtUn(profile)
    Coach(controller, TrenteEtUnStudy(controller), Desk().ask, lambda: 0).begin()
    assert profile.unjudged() == []
    assert profile.decisions_made() > 3 * KILLS
    assert waited
    costs = {}
    for question, played, cost in profile._db.execute("SELECT question, played, cost FROM decisions"):
        costs[question, played] = cost
    for (text, played), cost in list(costs.items())[:40]:
        question = profile._read(text)
        assert judged(question, Advice.from_json(answer(question)), played).millionths == cost
    profile.close()
