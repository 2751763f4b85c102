"""Players by mouse and key: who plays, who comes and goes."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from casino_qt.art.lettering import text_width
from casino_qt.bank import copying, roster
from casino_qt.windows.help.rules_sheet import RulesSheet
from casino_qt.windows.kit.message import Message
from casino_qt.windows.players.name_sheet import NameSheet
from casino_qt.windows.players.sheet import PlayersSheet, throw_away
from tests.bank import keep
from tests.screenshots.evening import Evening
from tests.windows.players.hands import FULL, answer, click, done, on_top, opened, type_name

# -- the lobby -------------------------------------------------------------------------------------------


def test_the_house_greets_by_name(evening: Evening) -> None:
    assert evening.window.lobby.greeting.text() == "Good evening, Claire"
    greeting = evening.window.lobby.greeting
    for name, called in (
        ("Claire de Montmorency", "Good evening, Claire de Montmorency"),  # in smaller letters
        ("Claire Montmorency de La Rochefoucauld", "Good evening, Claire"),
        ("Maximilienne-Alexandrine-Wilhelmine W", "Good evening, Maximilienne"),
        ("W" * 40, "Good evening"),
    ):
        evening.profile.rename(name)
        evening.window.refresh_lobby()
        assert greeting.text() == called
        assert greeting.accessibleName() == f"Good evening, {name}"
        shown = greeting.fitted_style().font(greeting.k)
        assert text_width(greeting.text(), shown) <= greeting.width()


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


def test_what_was_answered_is_over_when_the_players_are_opened_again(evening: Evening, qtbot: QtBot) -> None:
    sheet = opened(evening)
    click(sheet.new)
    QTest.keyClick(type_name(sheet, "Пётр").name, Qt.Key.Key_Return)
    done(qtbot, sheet)
    assert sheet.news.isVisible()
    click(sheet.close_button)
    assert opened(evening) is sheet
    assert not sheet.news.isVisible()
    assert sheet.news.text() == sheet.news.accessibleName() == ""


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
    assert [Path(name).name for name in asked] == ["Claire.casino"]
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
    assert message.title.text() == "Delete this player?"
    assert message.body.text().startswith("Pierre: ")
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
