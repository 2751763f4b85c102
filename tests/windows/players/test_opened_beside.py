"""A file opened while the casino is open: the one that has the purse shows it, and the second one goes."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from casino_qt import app, logbook
from casino_qt.app import Start
from casino_qt.bank import roster
from casino_qt.bank.profile import Profile
from casino_qt.windows.kit.message import Message
from casino_qt.windows.staff import bell
from casino_qt.windows.staff.bell import Bell, Ring, folder_of
from casino_qt.windows.system.languages import say_everything_again

SCRIPT = Path(__file__).resolve().parents[2] / "rules" / "scripts" / "one_lock.json"


@pytest.fixture
def script(tmp_path: Path) -> Path:
    return Path(shutil.copyfile(SCRIPT, tmp_path / "coup d’été.casinoscript"))


@pytest.fixture
def purse(start: Start, script: Path) -> Iterator[Path]:
    """Open in another casino, while this one was begun for a file."""
    path = roster.paths(script.parent / "house")[0]
    start.settings.last_player = path.name
    start.wishes = replace(start.wishes, file=script)
    other = Profile.open(path)
    yield path
    other.close()


def told(start: Start) -> list[Message]:
    return [message for message in start.window.findChildren(Message) if message.isVisible()]


def test_the_open_casino_is_left_to_show_the_file(
    start: Start, purse: Path, script: Path, qtbot: QtBot
) -> None:
    other = Bell(start.settings)
    heard: list[str] = []
    other.rung.connect(heard.append)
    other.hang(purse)
    start.open_lobby()
    qtbot.waitUntil(lambda: bool(heard) and start.window.isHidden())
    assert heard == [str(script)]
    assert not told(start)
    other.take_down()
    assert not folder_of(purse).exists()


@pytest.mark.parametrize("hangs", [False, True])
def test_where_nobody_hears_the_purse_is_in_use_as_ever(
    start: Start, purse: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, hangs: bool
) -> None:
    monkeypatch.setattr(bell, "PATIENCE", 1)
    if hangs:
        folder_of(purse).mkdir()  # as of a casino that was begun and does nothing any more
    start.open_lobby()
    qtbot.waitUntil(lambda: bool(told(start)))
    assert start.window.isVisible()
    assert not (hangs and list(folder_of(purse).iterdir()))


def test_the_file_is_shown_and_the_folder_goes_with_the_casino(
    start: Start, script: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    start.open_lobby()
    qtbot.waitUntil(lambda: start.profile is not None)
    assert start.profile is not None
    path = start.profile.path
    shown: list[Path] = []
    monkeypatch.setattr(start.window, "replay_file", shown.append)
    said: list[str] = []
    ring = Ring(start.window, path, lambda: said.append("heard"), lambda: said.append("unheard"))
    assert ring.ring(script)
    qtbot.waitUntil(lambda: bool(said))
    assert (said, shown) == (["heard"], [script])
    start.close()
    assert not folder_of(path).exists()
    assert not ring.ring(script)


def test_where_nobody_can_ring_it_is_said(start: Start, script: Path, qtbot: QtBot) -> None:
    folder = folder_of(roster.paths(script.parent / "house")[0])
    folder.write_text("no folder")
    start.open_lobby()
    qtbot.waitUntil(lambda: start.profile is not None)
    plate = start.window.lobby.plate
    assert plate.isVisible()
    assert str(folder) in plate.text()
    assert "cannot be shown in this window" in plate.text()
    assert str(folder) in (logbook.folder() / logbook.NAME).read_text(encoding="utf-8")
    start.languages.speak("fr")
    say_everything_again()
    assert "ne peut pas s’afficher dans cette fenêtre" in plate.text()
    assert folder.read_text() == "no folder"


def test_what_killed_casinos_have_left_is_taken_away(tmp_path: Path) -> None:
    house = tmp_path / "house"
    killed, living = (roster.create(house, name) for name in ("Claire", "Pierre"))
    playing = Profile.open(living)
    for path in (killed, living):
        folder_of(path).mkdir()
        (folder_of(path) / "7.note").write_bytes(b"/somewhere")
    no_player = house / "else-to-open"
    no_player.mkdir()
    bell.clear_left(house)
    assert not folder_of(killed).exists()
    assert list(folder_of(living).iterdir())  # somebody takes it up in a moment
    assert no_player.exists()
    playing.close()
    Profile.open(killed).close()  # it is not locked
    app.warm_up(house).join()
    assert not folder_of(living).exists()
