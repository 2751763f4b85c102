"""Another player sits down: what he finds, and what stays when he cannot come."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from casino_qt.app import Start, Wishes
from casino_qt.bank.profile import Profile
from casino_qt.windows.players.sheet import PlayersSheet
from tests.bank import keep
from tests.windows.players.hands import answer, begin, choose, click, messages, newer, spoil, who_plays


def test_another_player_comes_and_opens_the_next_evening(start: Start, qtbot: QtBot) -> None:
    begin(start, qtbot)
    assert who_plays(start) == "Claire"
    first = start.profile
    assert first is not None
    keep.play(first)  # something lies on a table
    left = first.balances()
    choose(start, 1, qtbot)
    assert who_plays(start) == "Pierre"
    assert start.window.lobby.greeting.text().endswith(", Pierre")
    assert start.window.lobby.purse.text() == "10\u00a0000"
    assert start.settings.last_player == "purse-2.casino"
    assert start.settings.last_table == ""
    choose(start, 0, qtbot)
    assert start.profile is not None
    assert start.profile.balances() == left
    assert start.profile.open_session(keep.GAME) is not None
    assert start.settings.last_table == keep.GAME
    assert start.settings.last_result == 4_950
    choose(start, 1, qtbot)
    start.close()
    start.window.close()
    again = Start(Wishes())
    begin(again, qtbot)
    assert who_plays(again) == "Pierre"
    again.window.close()
    again.close()
    start.window, start.porter = again.window, again.porter


def test_practice_belongs_to_each_player(start: Start, qtbot: QtBot) -> None:
    begin(start, qtbot)
    start.window.set_practice(True)
    house = start.window.house
    assert house is not None
    house.practising().profile.advance(777)
    choose(start, 1, qtbot)
    house = start.window.house
    assert house is not None
    assert start.window.practice
    assert house.practising().profile.purse() == 1_000_000
    assert house.practising().profile.path.name == "purse-2-practice.casino"


def test_the_named_profile_wins_and_is_listed_first(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    start.settings.last_player = "purse-2.casino"
    start.wishes = Wishes(profile=tmp_path / "elsewhere.casino")
    begin(start, qtbot)
    assert start.profile is not None
    assert start.profile.path == tmp_path / "elsewhere.casino"
    assert start.settings.last_player == "purse-2.casino"
    click(start.window.lobby.players)
    sheet = start.window.findChild(PlayersSheet)
    assert isinstance(sheet, PlayersSheet)
    assert sheet.lines.names() == ("Guest", "Claire", "Pierre")


@pytest.mark.parametrize("remembered", ["purse-9.casino", "../purse.casino", ""])
def test_a_player_who_is_gone_leaves_the_place_to_the_first(
    start: Start, qtbot: QtBot, remembered: str, tmp_path: Path
) -> None:
    start.settings.last_player = remembered
    (tmp_path / "house" / "purse.casino").rename(tmp_path / "away.casino")
    begin(start, qtbot)
    assert who_plays(start) == "Pierre"


@pytest.mark.parametrize(
    ("harm", "words"), [(spoil, "is damaged"), (newer, "newer version"), (None, "another running copy")]
)
def test_who_cannot_come_leaves_who_plays_at_play(
    start: Start, qtbot: QtBot, tmp_path: Path, harm: object, words: str
) -> None:
    path = tmp_path / "house" / "purse-2.casino"
    elsewhere = None if callable(harm) else Profile.open(path)
    content = harm(path) if callable(harm) else path.read_bytes()
    begin(start, qtbot)
    choose(start, 1, qtbot)
    (told,) = messages(start)
    assert words in told.body.text()
    answer(told, "Leave it")
    assert who_plays(start) == "Claire"
    assert path.read_bytes() == content
    if elsewhere is not None:
        elsewhere.close()
