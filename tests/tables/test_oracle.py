"""The judge of the killed tables must itself see what is wrong."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from tests.tables.asked import attempt, done
from tests.tables.conftest import Sit, profile_of
from tests.tables.oracle import judge, reopen, report, sittings


def keep(path: Path, folder: Path) -> None:
    """Copy the profile and its journal."""
    for suffix in ("", "-wal"):
        shutil.copyfile(path.with_name(path.name + suffix), folder / (path.name + suffix))


@pytest.mark.parametrize(
    ("name", "move"),
    [
        ("bet", lambda table: table.bet(Spot.NOIR, 700)),
        ("take", lambda table: table.take(Spot.ROUGE, None)),
        ("coup", lambda table: table.coup()),
        ("double", lambda table: table.double()),
        ("undo", lambda table: table.undo()),
    ],
)
def test_a_lost_move_is_seen(
    controller: TrenteEtQuarante,
    path: Path,
    tmp_path: Path,
    name: str,
    move: Callable[[TrenteEtQuarante], None],
) -> None:
    profile = profile_of(controller)
    controller.bet(Spot.ROUGE, 5_000)
    controller.bet(Spot.ROUGE, 5_000)
    before = report(profile, controller)
    earlier = tmp_path / "earlier"
    earlier.mkdir()
    keep(path, earlier)
    assert judge(path, before) == "seen"
    move(controller)
    after = before + attempt(name) + report(profile, controller)
    for told in (after, after + done(name)):
        assert judge(path, told) == "seen"
        with pytest.raises(AssertionError):
            judge(earlier / path.name, told)
    with pytest.raises(AssertionError):
        judge(earlier / path.name, after + attempt("clear"))
    # The same on the disk and unseen is right, if it was being tried.
    assert judge(path, before + attempt(name)) == "more"
    for told in (before, before + attempt(name) + done(name), before + attempt("chip")):
        with pytest.raises(AssertionError):
            judge(path, told)


def test_a_bet_made_twice_is_seen(controller: TrenteEtQuarante, path: Path) -> None:
    profile = profile_of(controller)
    before = report(profile, controller) + attempt("bet", 5_000)
    controller.bet(Spot.ROUGE, 5_000)
    once = report(profile, controller)
    assert judge(path, before) == "more"
    controller.bet(Spot.ROUGE, 5_000)
    with pytest.raises(AssertionError, match="twice"):
        judge(path, before)
    with pytest.raises(AssertionError):
        judge(path, before + once)
    with pytest.raises(AssertionError, match="nothing was being tried"):
        judge(path, before + once + report(profile, controller))
    assert judge(path, before + once + attempt("bet") + report(profile, controller)) == "seen"


def test_a_bet_of_another_amount_is_seen(controller: TrenteEtQuarante, path: Path) -> None:
    before = report(profile_of(controller), controller) + attempt("bet", 5_000)
    controller.bet(Spot.ROUGE, 10_000)
    with pytest.raises(AssertionError, match="too much"):
        judge(path, before)


def test_what_nobody_tried_is_seen_long_before_the_kill(controller: TrenteEtQuarante, path: Path) -> None:
    profile = profile_of(controller)
    lines = report(profile, controller) + attempt("walk") + done("walk")
    controller.bet(Spot.ROUGE, 5_000)
    lines += report(profile, controller)
    with pytest.raises(AssertionError, match="nothing was being tried"):
        judge(path, lines)


def test_a_try_outlives_the_sight_of_another_thing(
    controller: TrenteEtQuarante, path: Path, sit: Sit
) -> None:
    """A bet after the purse has changed elsewhere: first that is seen, then the bet is on the disk."""
    profile = profile_of(controller)
    lines = report(profile, controller) + attempt("bet")
    with profile.transaction():
        profile.advance(100_000)
    seen: list[bytes] = []
    controller.restored.connect(lambda: seen.append(report(profile, controller)))
    controller.bet(Spot.ROUGE, 5_000)
    assert len(seen) == 1
    lines += seen[0]
    assert judge(path, lines) == "more"
    with pytest.raises(AssertionError):
        judge(path, lines + done("bet"))
    own = report(profile, controller)
    assert judge(path, lines + own) == "seen"
    controller.bet(Spot.ROUGE, 5_000)
    with pytest.raises(AssertionError):
        judge(path, lines + own)


def test_a_torn_line_was_seen_by_nobody(controller: TrenteEtQuarante, path: Path) -> None:
    lines = report(profile_of(controller), controller)
    controller.bet(Spot.ROUGE, 5_000)
    torn = report(profile_of(controller), controller)[:40]
    assert judge(path, lines + attempt("bet") + torn) == "more"


def test_another_evening_must_begin_where_the_last_one_ended(
    controller: TrenteEtQuarante, path: Path
) -> None:
    before = sittings(path)
    controller.bet(Spot.ROUGE, 5_000)
    lines = report(profile_of(controller), controller)
    with pytest.raises(AssertionError):
        judge(path, lines, before)


def test_reopening_compares_with_the_replay(controller: TrenteEtQuarante, path: Path, sit: Sit) -> None:
    controller.bet(Spot.ROUGE, 5_000)
    controller.coup()
    profile_of(controller).close()
    reopen(path)
    sit()
