"""The judge of the killed tables must see what is wrong at the wheel, and with two tables and one purse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from tests.tables.asked import attempt
from tests.tables.oracle import ball, judge, report, sittings
from tests.tables.roulette.conftest import Sit


def test_only_a_ball_in_the_air_falls_unasked(sit: Sit, path: Path) -> None:
    roulette = sit(seed="12")
    profile = roulette._sitting.profile
    roulette.bet("rouge", 5_000)
    seen, table = report(profile, roulette), roulette.table
    in_the_air = ball(table.ball_to_fall(), table)
    elsewhere = ball((table.ball_to_fall() + 1) % 37, table)
    roulette.throw()
    assert judge(path, seen + in_the_air) == "seen"
    with pytest.raises(AssertionError):
        judge(path, seen + elsewhere)
    roulette.spin()
    assert judge(path, seen + in_the_air) == "more"
    with pytest.raises(AssertionError):
        judge(path, seen + elsewhere)
    with pytest.raises(AssertionError):
        judge(path, seen)


def test_what_other_guests_lay_is_no_memory_lost(sit: Sit, path: Path) -> None:
    roulette = sit(seed="12")
    seen = report(roulette._sitting.profile, roulette)
    roulette.seat_guests(3)
    assert judge(path, seen + attempt("undo")) == "more"
    roulette.bet("rouge", 5_000)
    with pytest.raises(AssertionError):
        judge(path, seen + attempt("undo"))


def test_both_tables_are_judged(sit: Sit, path: Path) -> None:
    roulette = sit(seed="12")
    profile = roulette._sitting.profile
    roulette.bet("rouge", 5_000)
    lines = report(profile, roulette)
    cards = TrenteEtQuarante(profile)
    cards.cut(100)
    cards.bet(Spot.NOIR, 2_500)
    lines += report(profile, cards)
    assert judge(path, lines) == "seen"
    before = sittings(path)
    assert before["roulette"].elsewhere == -2_500
    assert judge(path, b"", before) == "nothing"
    roulette.sit_down()
    assert judge(path, lines + attempt("open")) == "seen"
    with pytest.raises(AssertionError):
        judge(path, lines)
    roulette.clear()
    for told in (lines + attempt("bet"), lines + attempt("open")):
        with pytest.raises(AssertionError):
            judge(path, told)
    with pytest.raises(AssertionError):
        judge(path, json.dumps({"try": "open"}).encode() + b"\n", before)
