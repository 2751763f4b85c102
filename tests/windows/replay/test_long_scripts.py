"""Scripts that take a while to read: the window says so, goes on, and can be asked to leave them."""

from __future__ import annotations

import os
import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from casino_qt.rules.roulette.table import Table
from casino_qt.rules.scripts.streams import load
from casino_qt.settings import LANGUAGES
from casino_qt.tables.sitting import KEPT
from casino_qt.windows.kit.message import Message
from casino_qt.windows.replay import reading
from casino_qt.windows.replay.reading import Reading
from tests.screenshots.evening import Evening
from tests.windows.replay.conftest import fingerprint, page_of
from tests.windows.replay.test_scripts import drop, script


@pytest.fixture
def evening(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Evening:
    monkeypatch.setattr(reading, "PATIENCE", 0)
    return evening


def long_script(spins: int, last: str = '{"do": "spin"}') -> str:
    """A script that takes a while: as many spins at which nothing lies, and one more action."""
    head = '{"format": "casino-qt table script", "version": 1, "game": "roulette", "chance": {"seed": "5e"},'
    return f'{head} "actions": [{", ".join(["""{"do": "spin"}"""] * spins)}, {last}]}}'


def test_a_long_script_is_read_beside_the_window(
    evening: Evening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def heard(path: str) -> bytes:
        threads.append(threading.current_thread().name)
        return load(path)

    monkeypatch.setattr(reading, "load", heard)
    before = fingerprint(evening)
    assert drop(evening.window, script(evening, long_script(3_000)))
    qtbot.waitUntil(lambda: evening.window.findChild(Message, "reading") is not None)
    sheet = evening.window.findChild(Message, "reading")
    assert isinstance(sheet, Message)
    assert sheet.isVisible()
    assert sheet.body.text() == "wednesday.json"
    told = set()

    def shown() -> bool:
        if evening.window.projector().page is None:
            told.add(sheet.advice.text())
        return evening.window.projector().page is not None

    qtbot.waitUntil(shown)
    assert threads == ["errand"]
    assert any(text.startswith("Gone through: ") for text in told)
    page = page_of(evening)
    assert len(page.replay.steps) == len(page.replay.ended) == 3_001
    page.go_to(2_999)
    assert page.bar.where.text() == "Step 2\u00a0999 of 3\u00a0001 · rounds: 2\u00a0999 of 3\u00a0001"
    wheel = page.replay.controller.table
    assert isinstance(wheel, Table)
    assert wheel.spins == page.replay.rounds_ended() == 2_999
    assert len(page.replay.controller.sitting.history) == KEPT
    QTest.keyClick(page, Qt.Key.Key_Escape)
    evening.settle()
    assert evening.window.lobby.isVisible()
    assert evening.window.findChild(Message, "reading") is None
    assert fingerprint(evening) == before


def test_a_long_script_may_be_left_and_a_wrong_one_is_told(evening: Evening, qtbot: QtBot) -> None:
    assert drop(evening.window, script(evening, long_script(3_000)))
    qtbot.waitUntil(lambda: evening.window.findChild(Message, "reading") is not None)
    sheet = evening.window.findChild(Message, "reading")
    assert isinstance(sheet, Message)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    qtbot.waitUntil(lambda: evening.window.findChild(Reading) is None)
    assert evening.window.projector().page is None
    assert drop(evening.window, script(evening, long_script(3_000, '{"do": "coup"}')))
    qtbot.waitUntil(lambda: evening.window.findChild(Message, "no replay") is not None)
    wrong = evening.window.findChild(Message, "no replay")
    assert isinstance(wrong, Message)
    assert wrong.body.text().startswith("wednesday.json\nAction 3000 of the script cannot be done: ")
    assert evening.window.projector().page is None


def test_a_pipe_that_never_ends_holds_no_window(evening: Evening, qtbot: QtBot) -> None:
    pipe = evening.profile.path.with_name("pipe.json")
    os.mkfifo(pipe)
    assert drop(evening.window, pipe)
    qtbot.waitUntil(lambda: evening.window.findChild(Message, "reading") is not None)
    sheet = evening.window.findChild(Message, "reading")
    assert isinstance(sheet, Message)
    QTest.keyClick(sheet.buttons[0], Qt.Key.Key_Return)
    assert not sheet.isVisible()
    with pipe.open("wb"):
        pass  # whoever reads it comes to its end
    qtbot.waitUntil(lambda: evening.window.findChild(Reading) is None)
    assert evening.window.findChild(Message, "no replay") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_script_too_long_to_be_looked_at_is_told(
    language: str, evening: Evening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.settings.language = language
    monkeypatch.setattr(reading, "MOST_ACTIONS", 2_000)
    assert drop(evening.window, script(evening, long_script(2_000)))
    qtbot.waitUntil(lambda: evening.window.findChild(Message, "no replay") is not None)
    sheet = evening.window.findChild(Message, "no replay")
    assert isinstance(sheet, Message)
    assert sheet.body.text().startswith("wednesday.json\n")
    assert "100\u00a0000" in sheet.body.text()
    assert "casino-qt replay" in sheet.body.text()
    assert ("The script has more than" in sheet.body.text()) == (language == "en")
    assert evening.window.projector().page is None
    assert drop(evening.window, script(evening, long_script(1_999)))
    qtbot.waitUntil(lambda: evening.window.projector().page is not None)
