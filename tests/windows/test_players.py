"""Players by mouse and key: who plays, who comes and goes, and the way back to an earlier day."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from casino_qt import app, logbook
from casino_qt.app import Start, Wishes
from casino_qt.art.pictures import Pictures
from casino_qt.bank import audit, copying, roster, schema, snapshots
from casino_qt.bank.errors import ProfileDamaged, ProfileFull
from casino_qt.bank.profile import Profile
from casino_qt.settings import Settings
from casino_qt.windows.keeper import Keeper
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.message import Message
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.players.name_sheet import NameSheet
from casino_qt.windows.players.sheet import PlayersSheet, throw_away
from casino_qt.windows.players.snapshots_sheet import SnapshotsSheet
from casino_qt.windows.rules_sheet import RulesSheet
from tests.bank import keep
from tests.screenshots.evening import Evening
from tests.screenshots.fit import BlankPictures
from tests.screenshots.players_states import take_snapshots

LEFT = Qt.MouseButton.LeftButton
NOW = datetime(2026, 11, 30, 20, 0, tzinfo=UTC)
FULL = OSError(28, "No space left on device")


@pytest.fixture(scope="module")
def pictures() -> Iterator[BlankPictures]:
    pictures = BlankPictures()
    yield pictures
    pictures.close()


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path, pictures: BlankPictures) -> Iterator[Evening]:
    evening = Evening(tmp_path / "house", QSize(1280, 720), pictures=pictures)
    evening.profile.rename("Claire")
    evening.window.refresh_lobby()
    yield evening
    evening.close()


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT, pos=widget.rect().center())


def opened(evening: Evening) -> PlayersSheet:
    click(evening.window.lobby.players)
    sheet = evening.window.findChild(PlayersSheet)
    assert isinstance(sheet, PlayersSheet)
    assert sheet.isVisible()
    return sheet


def done(qtbot: QtBot, sheet: PlayersSheet) -> None:
    qtbot.waitUntil(lambda: not sheet.waiting(), timeout=5_000)


def on_top(parent: QWidget, kind: type[Sheet]) -> Sheet:
    (found,) = [each for each in parent.findChildren(kind) if each.isVisible()]
    return found


def type_name(sheet: PlayersSheet, name: str) -> NameSheet:
    asked = on_top(sheet, NameSheet)
    assert isinstance(asked, NameSheet)
    assert asked.name.hasFocus()
    for letter in name:  # QTest knows no key for letters beyond its own
        QApplication.sendEvent(
            asked.name, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        )
    return asked


def answer(message: Sheet, words: str) -> None:
    click(next(b for b in message.findChildren(Button) if b.words() == words))


# -- the lobby -------------------------------------------------------------------------------------------


def test_the_house_greets_by_name(evening: Evening) -> None:
    assert evening.window.lobby.greeting.text() == "Good evening, Claire"
    evening.profile.rename("Maximilienne-Alexandrine Rochechouart")
    evening.window.refresh_lobby()
    greeting = evening.window.lobby.greeting
    assert greeting.text().startswith("Good evening, Maxi")
    assert greeting.text().endswith("…")
    assert greeting.accessibleName().endswith("Rochechouart")


@pytest.mark.parametrize("by", ["button", "greeting", "key"])
def test_the_players_are_behind_the_greeting(evening: Evening, by: str) -> None:
    lobby = evening.window.lobby
    if by == "key":
        QTest.keyClick(evening.window, Qt.Key.Key_W)
    else:
        click(lobby.players if by == "button" else lobby.card)
    assert on_top(evening.window, PlayersSheet).title.text() == "Players"


def test_the_book_of_rules_opens_at_the_players(evening: Evening) -> None:
    sheet = opened(evening)
    QTest.keyClick(sheet.lines, Qt.Key.Key_F1)
    rules = on_top(evening.window, RulesSheet)
    assert isinstance(rules, RulesSheet)
    assert rules._page == "house"
    assert rules.book.verticalScrollBar().value() > 0


# -- new, renamed, doubled -------------------------------------------------------------------------------


def test_a_new_player_by_keyboard_alone(evening: Evening, qtbot: QtBot) -> None:
    sheet = opened(evening)
    assert sheet.lines.hasFocus()
    while evening.window.focusWidget() is not sheet.new:
        QTest.keyClick(evening.window.focusWidget() or sheet, Qt.Key.Key_Tab)
    QTest.keyClick(sheet.new, Qt.Key.Key_Return)
    asked = type_name(sheet, "  Пётр  Ильич ")
    QTest.keyClick(asked.name, Qt.Key.Key_Return)
    done(qtbot, sheet)
    assert sheet.lines.names() == ("Claire", "Пётр Ильич")
    assert sheet.lines.index() == 1
    assert sheet.news.text() == "Пётр Ильич has come in."
    assert roster.look(evening.profile.path.parent / "purse.casino").name == "Claire"


@pytest.mark.parametrize(("name", "hint"), [("CLAIRE", "Somebody is called so already."), ("  ", "")])
def test_a_name_that_cannot_be_is_not_taken(evening: Evening, name: str, hint: str) -> None:
    sheet = opened(evening)
    click(sheet.new)
    asked = type_name(sheet, name)
    assert asked.hint.text().strip() == hint
    assert not asked.keep.isEnabled()
    QTest.keyClick(asked.name, Qt.Key.Key_Return)
    assert asked.isVisible()
    QTest.keyClick(asked, Qt.Key.Key_Escape)
    assert sheet.lines.names() == ("Claire",)


def test_who_plays_is_renamed_and_greeted_so(evening: Evening) -> None:
    sheet = opened(evening)
    click(sheet.call)
    asked = type_name(sheet, "Clara")  # over the old one, which is marked
    click(asked.keep)
    assert evening.profile.name() == "Clara"
    assert sheet.lines.names() == ("Clara",)
    assert evening.window.lobby.greeting.text() == "Good evening, Clara"


def test_another_player_is_renamed(evening: Evening, qtbot: QtBot) -> None:
    path = roster.create(evening.profile.path.parent, "Pierre")
    sheet = opened(evening)
    QTest.keyClick(sheet.lines, Qt.Key.Key_Down)
    click(sheet.call)
    click(type_name(sheet, "Pierrot").keep)
    done(qtbot, sheet)
    assert roster.look(path).name == "Pierrot"
    assert sheet.lines.index() == 1


def test_a_double_has_a_name_of_its_own(evening: Evening, qtbot: QtBot) -> None:
    evening.profile.advance(12_345)
    sheet = opened(evening)
    click(sheet.double)
    asked = on_top(sheet, NameSheet)
    assert isinstance(asked, NameSheet)
    assert asked.name.text() == "Claire 2"
    QTest.keyClick(asked.name, Qt.Key.Key_Return)
    done(qtbot, sheet)
    assert sheet.lines.names() == ("Claire", "Claire 2")
    assert sheet.players[1].purse == evening.profile.purse()


def test_nothing_else_is_begun_meanwhile_and_the_sheet_stays(evening: Evening, qtbot: QtBot) -> None:
    sheet = opened(evening)
    click(sheet.new)
    click(type_name(sheet, "Anna").keep)
    if sheet.waiting():
        assert not sheet.new.isEnabled()
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
        assert sheet.isVisible()
    done(qtbot, sheet)
    assert sheet.new.isEnabled()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


# -- out, in, away ---------------------------------------------------------------------------------------


def test_out_to_a_file_and_in_again(
    evening: Evening, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def save(_window: QWidget, _title: str, name: str, _filter: str) -> tuple[str, str]:
        asked.append(name)
        return str(tmp_path / "copy"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", save)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "copy.casino"), ""))
    sheet = opened(evening)
    click(sheet.export)
    done(qtbot, sheet)
    assert asked == ["Claire.casino"]
    assert sheet.news.text() == "Saved as copy.casino."
    click(sheet.bring)
    done(qtbot, sheet)
    assert sheet.lines.names() == ("Claire", "Claire 2")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (bytes(9_000), "is not a profile of this casino"),
        ((keep.KEPT / "version_1.sqlite").read_bytes()[:9_000], "is damaged"),
    ],
)
def test_what_cannot_come_in_is_told_in_the_language_of_the_day(
    evening: Evening, qtbot: QtBot, tmp_path: Path, content: bytes, words: str
) -> None:
    gift = tmp_path / "gift.casino"
    gift.write_bytes(content)
    sheet = opened(evening)
    sheet._open_one = lambda _title: str(gift)
    click(sheet.bring)
    done(qtbot, sheet)
    assert words in sheet.news.text()
    assert sheet.lines.names() == ("Claire",)
    assert gift.read_bytes() == content
    told = sheet.news.text()
    evening.settings.language = "cs"
    evening.settle()
    assert sheet.news.text() != told
    assert "gift.casino" in sheet.news.text()


def test_an_export_that_finds_no_room_says_so(
    evening: Evening, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path) -> None:
        raise FULL

    monkeypatch.setattr(copying, "settle", full)
    sheet = opened(evening)
    sheet._save_as = lambda _title, _name: str(tmp_path / "copy.casino")
    click(sheet.export)
    done(qtbot, sheet)
    assert "The disk is full" in sheet.news.text()
    assert not (tmp_path / "copy.casino").exists()


def test_who_plays_now_cannot_be_deleted(evening: Evening) -> None:
    sheet = opened(evening)
    assert not sheet.delete.isEnabled()
    assert sheet.delete.toolTip() == "Who plays now cannot be deleted."


def test_a_deletion_is_asked_about_first(evening: Evening, qtbot: QtBot) -> None:
    path = roster.create(evening.profile.path.parent, "Pierre")
    sheet = opened(evening)
    QTest.keyClick(sheet.lines, Qt.Key.Key_End)
    click(sheet.delete)
    message = on_top(sheet, Message)
    assert message.title.text() == "Delete Pierre?"
    QTest.keyClick(message, Qt.Key.Key_Return)  # the answer that has the keyboard keeps
    assert path.exists()
    assert not message.isVisible()
    gone: list[Path] = []

    def throw(folder: Path) -> bool:
        gone.append(folder)
        shutil.rmtree(folder)
        return True

    sheet._throw = throw
    click(sheet.delete)
    answer(on_top(sheet, Message), "Delete")
    done(qtbot, sheet)
    assert sheet.lines.names() == ("Claire",)
    assert sheet.news.text() == "Pierre is in the trash."
    assert not path.exists()
    assert len(gone) == 1


def test_without_a_trash_it_is_said_where_the_player_lies(evening: Evening, qtbot: QtBot) -> None:
    folder = evening.profile.path.parent
    path = roster.create(folder, "Pierre")
    sheet = opened(evening)
    sheet._throw = lambda _folder: False
    QTest.keyClick(sheet.lines, Qt.Key.Key_End)
    click(sheet.delete)
    answer(on_top(sheet, Message), "Delete")
    done(qtbot, sheet)
    (away,) = (folder / roster.PUT_AWAY).iterdir()
    assert f"put-away/{away.name}" in sheet.news.text()
    assert roster.look(away / path.name).name == "Pierre"


def test_the_trash_of_the_system_takes_a_folder() -> None:
    folder = Path(os.environ["XDG_DATA_HOME"]) / "put-away-test"
    folder.mkdir()
    (folder / "purse.casino").write_bytes(b"x")
    if not throw_away(folder):
        assert (folder / "purse.casino").exists()  # no trash here: it lies where it lay
        shutil.rmtree(folder)
    assert not folder.exists()
    assert not throw_away(folder)


# -- another player --------------------------------------------------------------------------------------


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """A start in a house of its own, with two players; not begun yet."""
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    Settings(store).language = "en"
    monkeypatch.setattr("casino_qt.settings.Settings.__init__.__defaults__", (store, None))
    monkeypatch.setattr(app, "usual_profile", lambda: tmp_path / "house" / "purse.casino")
    monkeypatch.setattr("sys.excepthook", None)
    monkeypatch.setattr("casino_qt.windows.keeper.AFTER", 0)
    # No child paints beside these evenings: nobody sits down, and other tests find the cache as it was.
    monkeypatch.setattr(Pictures, "request", lambda _pictures, _sheet, _spec: None)
    for name in ("Claire", "Pierre"):
        roster.create(tmp_path / "house", name)
    start = Start(Wishes())
    yield start
    start.window.close()
    start.close()
    start.languages.be_silent()
    logbook.close_logbook()
    start.window.deleteLater()


def begin(start: Start, qtbot: QtBot) -> None:
    start.open_lobby()
    qtbot.waitUntil(lambda: start.profile is not None or bool(messages(start)), timeout=10_000)


def quiet(start: Start, qtbot: QtBot) -> None:
    """Wait for the snapshot of the day."""
    house = start.window.house
    assert house is not None
    keeper = house.keeper
    assert keeper is not None
    qtbot.waitUntil(lambda: not keeper.busy, timeout=5_000)


def messages(start: Start) -> list[Message]:
    return [m for m in start.window.findChildren(Message) if m.isVisible()]


def who_plays(start: Start) -> str:
    assert start.profile is not None
    return start.profile.name()


def choose(start: Start, line: int, qtbot: QtBot) -> None:
    click(start.window.lobby.players)
    sheet = start.window.findChild(PlayersSheet)
    assert isinstance(sheet, PlayersSheet)
    QTest.keyClick(sheet.lines, Qt.Key.Key_Home)
    for _ in range(line):
        QTest.keyClick(sheet.lines, Qt.Key.Key_Down)
    QTest.keyClick(sheet.lines, Qt.Key.Key_Return)
    assert not sheet.isVisible()


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


def spoil(path: Path) -> bytes:
    content = bytearray(path.read_bytes())
    content[4096:8192] = bytes(range(256)) * 16
    path.write_bytes(content)
    return bytes(content)


def newer(path: Path) -> bytes:
    content = bytearray(path.read_bytes())
    content[60:64] = (len(schema.STEPS) + 1).to_bytes(4, "big")
    path.write_bytes(content)
    return bytes(content)


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


# -- snapshots -------------------------------------------------------------------------------------------


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

    monkeypatch.setattr("casino_qt.windows.keeper.take_daily", taken)
    monkeypatch.setattr(audit, "audit", read_through)
    begin(start, qtbot)
    qtbot.waitUntil(lambda: "taken" in order, timeout=5_000)
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
    qtbot.waitUntil(lambda: start.profile is not None, timeout=5_000)
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
        qtbot.waitUntil(lambda: start.profile is not None, timeout=5_000)
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
    qtbot.waitUntil(lambda: start.profile is not None, timeout=5_000)
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
    qtbot.waitUntil(lambda: start.profile is not None, timeout=5_000)
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
    qtbot.waitUntil(lambda: bool(messages(start)), timeout=5_000)
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
