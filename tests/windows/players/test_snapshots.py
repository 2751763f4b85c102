"""The way back to an earlier day."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from casino_qt.app import Start
from casino_qt.bank import audit, copying, roster, snapshots
from casino_qt.bank.errors import ProfileDamaged, ProfileFull
from casino_qt.bank.profile import Profile
from casino_qt.windows.players.sheet import PlayersSheet
from casino_qt.windows.players.snapshots_sheet import SnapshotsSheet
from casino_qt.windows.staff.keeper import Keeper
from tests.bank import keep
from tests.screenshots.evening import Evening
from tests.screenshots.players_states import take_snapshots
from tests.windows.players.hands import (
    FULL,
    NOW,
    answer,
    begin,
    click,
    messages,
    on_top,
    opened,
    quiet,
    spoil,
    who_plays,
)


def test_a_snapshot_is_made_once_a_day_after_the_lobby_has_opened(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    begin(start, qtbot)
    quiet(start, qtbot)
    (made,) = snapshots.listed(tmp_path / "house" / "purse.casino")
    assert made.kind == snapshots.DAILY
    house = start.window.house
    assert house is not None
    assert house.keeper is not None
    house.keeper.look()
    assert not house.keeper.busy


def test_a_large_profile_is_found_whole_before_a_snapshot_is_made(
    start: Start, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("casino_qt.bank.audit.AT_ONCE", 1_000)
    order: list[str] = []
    take, read = snapshots.take_daily, audit.audit

    def taken(path: Path, now: datetime, wanted: Callable[[], bool]) -> None:
        order.append("taken")
        take(path, now, wanted)

    def read_through(db: sqlite3.Connection, path: Path) -> None:
        order.append("read")
        read(db, path)

    monkeypatch.setattr("casino_qt.windows.staff.keeper.take_daily", taken)
    monkeypatch.setattr(audit, "audit", read_through)
    begin(start, qtbot)
    qtbot.waitUntil(lambda: "taken" in order)
    quiet(start, qtbot)
    assert order == ["read", "taken"]
    assert len(snapshots.listed(tmp_path / "house" / "purse.casino")) == 1


def test_a_table_that_cannot_be_taken_up_leads_to_the_last_snapshot(start: Start, qtbot: QtBot) -> None:
    begin(start, qtbot)
    quiet(start, qtbot)
    assert start.profile is not None
    path = start.profile.path
    start.profile.advance(500)
    start.window.profile_failed.emit(ProfileDamaged(path, "actions of session 1 are missing"))
    (told,) = messages(start)
    assert start.window.house is None
    assert "10\u00a0000 in the purse" in told.advice.text()
    answer(told, "Return to the last snapshot")
    qtbot.waitUntil(lambda: start.profile is not None)
    assert start.profile is not None
    assert start.profile.purse() == 1_000_000
    (aside,) = [each for each in path.parent.iterdir() if ".damaged-" in each.name]
    assert roster.look(aside).purse == 1_000_500


def test_back_to_a_snapshot_by_one_click_and_back_again(start: Start, qtbot: QtBot) -> None:
    begin(start, qtbot)
    quiet(start, qtbot)
    profile = start.profile
    assert profile is not None
    path = profile.path
    keep.play(profile)
    played = profile.balances()
    for before, expected in ((1, {"purse": 1_000_000, "world": -1_000_000}), (0, played)):
        click(start.window.lobby.players)
        sheet = start.window.findChild(PlayersSheet)
        assert isinstance(sheet, PlayersSheet)
        click(sheet.older)
        older = on_top(sheet, SnapshotsSheet)
        assert isinstance(older, SnapshotsSheet)
        if not before:
            QTest.keyClick(older.lines, Qt.Key.Key_Home)  # what was set aside is the newest
        click(older.back)
        assert start.profile is None  # let go at once; the copy is made beside the window
        qtbot.waitUntil(lambda: start.profile is not None)
        profile = start.profile
        assert profile is not None
        assert profile.path == path
        assert profile.balances() == expected
        assert "as it was then" in start.window.lobby.plate.text()
    assert len([each for each in snapshots.listed(path) if each.kind == snapshots.RETURN]) == 2
    assert start.settings.last_table == keep.GAME


def test_a_snapshot_that_rots_leaves_everything_as_it_stands(start: Start, qtbot: QtBot) -> None:
    begin(start, qtbot)
    quiet(start, qtbot)
    profile = start.profile
    assert profile is not None
    profile.advance(500)
    (made,) = snapshots.listed(profile.path)
    spoil(made.path)
    start.window.return_wanted.emit(profile.path, made.path)
    qtbot.waitUntil(lambda: start.profile is not None)
    assert start.profile is not None
    assert start.profile.purse() == 1_000_500
    assert "damaged" in start.window.lobby.plate.text()


@pytest.mark.parametrize("harm", ["noise", "zeros", "half"])
def test_a_damaged_profile_is_set_aside_and_its_last_good_snapshot_comes(
    start: Start, qtbot: QtBot, tmp_path: Path, harm: str
) -> None:
    path = tmp_path / "house" / "purse.casino"
    profile = Profile.open(path)
    profile.advance(50_000)
    snapshots.take_daily(path, NOW - timedelta(days=3))
    profile.close()
    content = {
        "noise": lambda: spoil(path),
        "zeros": lambda: bytes(60_000),
        "half": lambda: path.read_bytes()[:5_000],
    }[harm]()
    path.write_bytes(content)
    begin(start, qtbot)
    (told,) = messages(start)
    assert "10\u00a0500 in the purse" in told.advice.text()
    answer(told, "Return to the last snapshot")
    qtbot.waitUntil(lambda: start.profile is not None)
    assert who_plays(start) == "Claire"
    assert start.window.lobby.purse.text() == "10\u00a0500"
    (aside,) = [each for each in path.parent.iterdir() if ".damaged-" in each.name]
    assert aside.read_bytes() == content


def test_instead_of_a_damaged_profile_another_player_may_come(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "house" / "purse.casino"
    content = spoil(path)
    begin(start, qtbot)
    answer(messages(start)[0], "Another player…")
    sheet = on_top(start.window, PlayersSheet)
    assert isinstance(sheet, PlayersSheet)
    assert sheet.lines.names() == ("purse.casino", "Pierre")
    assert not sheet.call.isEnabled()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)  # nobody is chosen: the trouble is told again
    qtbot.waitUntil(lambda: bool(messages(start)))
    answer(messages(start)[0], "Another player…")
    QTest.keyClick(sheet.lines, Qt.Key.Key_Down)
    click(sheet.play)
    assert who_plays(start) == "Pierre"
    qtbot.wait(1)
    assert messages(start) == []
    assert path.read_bytes() == content


def test_no_room_for_the_snapshot_of_the_day_is_told_and_play_goes_on(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(_path: Path) -> None:
        raise FULL

    monkeypatch.setattr(copying, "settle", full)
    begin(start, qtbot)
    quiet(start, qtbot)
    assert start.window.lobby.plate.text().startswith("There is no snapshot of today: The disk is full")
    assert snapshots.listed(tmp_path / "house" / "purse.casino") == []
    assert start.profile is not None
    start.profile.advance(1)


def test_who_leaves_does_not_wait_for_a_snapshot(qtbot: QtBot, tmp_path: Path) -> None:
    profile = Profile.open(tmp_path / "purse.casino")
    told: list[ProfileFull] = []
    keeper = Keeper(profile.path, now=lambda: NOW)
    keeper.failed.connect(told.append)
    keeper.begin()
    keeper.close()
    assert not keeper.busy
    keeper.look()  # nobody asks any more
    assert not keeper.busy
    profile.close()
    assert told == []
    assert snapshots.listed(profile.path) == []


def test_the_list_of_snapshots_tells_why_each_was_made(evening: Evening) -> None:
    take_snapshots(evening)
    sheet = opened(evening)
    click(sheet.older)
    older = on_top(sheet, SnapshotsSheet)
    assert isinstance(older, SnapshotsSheet)
    weights = older.lines.weights()
    assert weights[0].startswith("set aside when you went back")
    assert weights[1].startswith("snapshot of the day · 10\u00a0157.50")
    assert weights[-1].startswith("before an upgrade of the casino · 9\u00a0929.50")
    assert older.lines.index() == 1  # what was set aside is not proposed first
    evening.settings.language = "ru"
    evening.settle()
    assert older.lines.weights()[1].startswith("копия за день")
