"""The program upgraded or taken away while it is open: said once, and no child of another build begun."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QFileSystemWatcher, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from casino_qt import stamp
from casino_qt.child import Child, Command
from casino_qt.settings import LANGUAGES, Settings
from casino_qt.stamp import Exchange, Stamp
from casino_qt.windows.trouble import exchange_line, problems
from casino_qt.windows.trouble.exchange_line import ExchangeLine, exchange_words
from tests.screenshots.evening import Evening

BEGUN = Stamp("0.1.0", "aaaaaaa", "2026-11-30", "0123456789abcdef")
NEWER = Stamp("0.2.0", "bbbbbbb", "2026-12-30", "fedcba9876543210")


class Installation:
    """Where the program was begun from, and what a package manager does there."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "casino_qt" / "data" / "stamp.json"
        self.put(json.dumps(asdict(BEGUN)))

    def put(self, text: str) -> None:
        """As dpkg does: the new file takes the place of the old one at once."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        new = self.file.with_suffix(".dpkg-new")
        new.write_text(text, encoding="utf-8")
        os.replace(new, self.file)

    def upgrade(self) -> None:
        self.put(json.dumps(asdict(NEWER)))

    def remove(self, *, whole: bool = False) -> None:
        """`whole`: with the folders it lay in."""
        self.file.unlink()
        for folder in self.file.parents[:2] if whole else ():
            folder.rmdir()


@pytest.fixture
def installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Installation:
    """This program was begun from a package."""
    made = Installation(tmp_path)
    monkeypatch.setattr(stamp, "STAMP_FILE", made.file)
    monkeypatch.setattr(stamp, "stamp", lambda: BEGUN)
    return made


def plate(evening: Evening) -> str:
    page = evening.window.table or evening.window.lobby
    return "" if page.plate.isHidden() else page.plate.text()


def stands(evening: Evening, words: str) -> bool:
    return plate(evening) == words


def test_what_became_of_the_program_is_seen_from_its_stamp(installation: Installation) -> None:
    assert stamp.exchange() is Exchange.NONE
    installation.put(json.dumps(asdict(BEGUN)))  # the same build once more is no exchange
    assert stamp.exchange() is Exchange.NONE
    installation.upgrade()
    assert stamp.exchange() is Exchange.OTHER
    for foreign in ("", "[]", '{"build": 7}'):
        installation.put(foreign)
        assert stamp.exchange() is Exchange.OTHER, foreign
    installation.remove()
    assert stamp.exchange() is Exchange.GONE


def test_nobody_exchanges_a_checkout(installation: Installation, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stamp, "stamp", lambda: Stamp("0.1.0"))
    installation.upgrade()
    assert stamp.exchange() is Exchange.NONE


def test_it_is_said_once_where_the_person_looks(
    installation: Installation, evening: Evening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange_line, "SETTLES", 0)
    watching = ExchangeLine(evening.window.reality)
    installation.put(json.dumps(asdict(BEGUN)))
    watching.look()
    assert plate(evening) == ""
    installation.upgrade()
    qtbot.waitUntil(lambda: plate(evening) == exchange_words(Exchange.OTHER))
    evening.window.lobby.plate.hide()
    watching.look()
    assert plate(evening) == ""  # once
    installation.remove()
    qtbot.waitUntil(lambda: plate(evening) == exchange_words(Exchange.GONE))


def test_it_waits_for_the_sheet_over_the_page(installation: Installation, evening: Evening) -> None:
    watching = ExchangeLine(evening.window.reality)
    evening.window.open_settings()
    installation.upgrade()
    watching.look()
    assert plate(evening) == ""
    QTest.keyClick(evening.window.focusWidget(), Qt.Key.Key_Escape)
    assert plate(evening) == exchange_words(Exchange.OTHER)


@pytest.mark.parametrize("whole", [False, True])
def test_what_was_removed_and_is_installed_again_is_noticed(
    installation: Installation,
    evening: Evening,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    *,
    whole: bool,
) -> None:
    monkeypatch.setattr(exchange_line, "SETTLES", 0)
    watching = ExchangeLine(evening.window.reality)
    for again in (BEGUN, NEWER, BEGUN):
        installation.remove(whole=whole)
        qtbot.waitUntil(lambda: plate(evening) == exchange_words(Exchange.GONE))
        words = "" if again is BEGUN else exchange_words(Exchange.OTHER)
        installation.put(json.dumps(asdict(again)))
        qtbot.waitUntil(partial(stands, evening, words))
    (watched,) = watching.findChildren(QFileSystemWatcher)
    assert [*watched.files(), *watched.directories()] == [str(installation.file)]


def test_another_player_hears_of_it_too(installation: Installation, evening: Evening) -> None:
    """The line waits for a sheet, and under the sheet the player changes."""
    watching = ExchangeLine(evening.window.reality)
    evening.settings.reality_minutes = 0
    evening.window.open_settings()
    evening.window.reality.remind(Settings.reality_loss.key, "of the evening that is over")
    installation.upgrade()
    watching.look()
    evening.window.reality.end()
    evening.window.reality.begin()
    assert plate(evening) == ""
    QTest.keyClick(evening.window.focusWidget(), Qt.Key.Key_Escape)
    assert plate(evening) == exchange_words(Exchange.OTHER)


def test_what_is_true_no_more_is_not_said(installation: Installation, evening: Evening) -> None:
    watching = ExchangeLine(evening.window.reality)
    evening.window.open_settings()
    for happens in (installation.remove, installation.upgrade, installation.remove):
        happens()
        watching.look()
    installation.put(json.dumps(asdict(BEGUN)))
    watching.look()
    QTest.keyClick(evening.window.focusWidget(), Qt.Key.Key_Escape)
    assert plate(evening) == ""


@pytest.mark.parametrize("happens", ["upgrade", "remove"])
def test_no_child_of_another_build_is_begun(installation: Installation, qtbot: QtBot, happens: str) -> None:
    begun: list[Command] = []

    def command() -> Command:
        begun.append((sys.executable, ["-c", "print('{}')"]))
        return begun[-1]

    child = Child("painter", command, 1000)
    with qtbot.waitSignal(child.answered):
        child.give("before", {})
    child.close()
    getattr(installation, happens)()
    given: list[bool] = []
    child.absent.connect(lambda _job: given.append(True))
    with qtbot.waitSignal(child.absent) as told:
        child.give("after", {})
        assert not given  # nobody is called back while he asks
    assert told.args == ["after"]
    assert (child.job, child.running) == (None, False)
    child.close()


def test_what_falls_afterwards_is_told_with_its_cause(installation: Installation) -> None:
    plain = problems.unforeseen_words()
    installation.upgrade()
    exchanged = problems.unforeseen_words()
    assert exchanged[:2] == plain[:2]
    assert exchanged[2] == exchange_words(Exchange.OTHER) != plain[2]


def test_the_words_are_in_every_language_and_fit_the_plate(
    installation: Installation, evening: Evening
) -> None:
    watching = ExchangeLine(evening.window.reality)
    seen = set()
    for state, act in ((Exchange.OTHER, installation.upgrade), (Exchange.GONE, installation.remove)):
        act()
        watching.look()
        for language in LANGUAGES:
            evening.settings.language = language
            evening.settle()
            assert plate(evening) == exchange_words(state)
            assert evening.window.lobby.rect().contains(evening.window.lobby.plate.geometry())
            seen.add(plate(evening))
    assert len(seen) == 2 * len(LANGUAGES)
