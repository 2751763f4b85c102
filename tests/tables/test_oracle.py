"""The judge of the killed tables must itself see what is wrong."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from tests.tables.conftest import Sit, profile_of
from tests.tables.oracle import attempt, judge, reopen, report, sittings


def keep(path: Path, folder: Path) -> None:
    """Copy the profile and its journal."""
    for suffix in ("", "-wal"):
        shutil.copyfile(path.with_name(path.name + suffix), folder / (path.name + suffix))


@pytest.mark.parametrize(
    "move",
    [
        lambda table: table.bet(Spot.NOIR, 700),
        lambda table: table.take(Spot.ROUGE, None),
        lambda table: table.coup(),
        lambda table: table.double(),
        lambda table: table.undo(),
    ],
)
def test_a_lost_move_is_seen(
    controller: TrenteEtQuarante, path: Path, tmp_path: Path, move: Callable[[TrenteEtQuarante], None]
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
    after = before + report(profile, controller)
    assert judge(path, after) == "seen"
    with pytest.raises(AssertionError):
        judge(earlier / path.name, after)
    name = "undo" if len(after) < 2 * len(before) else "bet"
    with pytest.raises(AssertionError):
        judge(earlier / path.name, after + attempt(name))
    # The same on the disk and unseen is right, if it was being tried.
    assert judge(path, before + attempt(name)) == "more"
    with pytest.raises(AssertionError):
        judge(path, before)


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
