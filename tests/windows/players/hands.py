"""What is done to players by mouse and key, and what is seen of them."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from casino_qt.app import Start
from casino_qt.bank import schema
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.message import Message
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.players.name_sheet import NameSheet
from casino_qt.windows.players.sheet import PlayersSheet
from tests.screenshots.evening import Evening

S = TypeVar("S", bound=Sheet)
LEFT = Qt.MouseButton.LeftButton
NOW = datetime(2026, 11, 30, 20, 0, tzinfo=UTC)
FULL = OSError(28, "No space left on device")


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT, pos=widget.rect().center())


def opened(evening: Evening) -> PlayersSheet:
    click(evening.window.lobby.players)
    sheet = evening.window.findChild(PlayersSheet)
    assert isinstance(sheet, PlayersSheet)
    assert sheet.isVisible()
    return sheet


def done(qtbot: QtBot, sheet: PlayersSheet) -> None:
    qtbot.waitUntil(lambda: not sheet.waiting())


def on_top(parent: QWidget, kind: type[S]) -> S:
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


def begin(start: Start, qtbot: QtBot) -> None:
    start.open_lobby()
    qtbot.waitUntil(lambda: start.profile is not None or bool(messages(start)))


def quiet(start: Start, qtbot: QtBot) -> None:
    """Wait for the snapshot of the day."""
    house = start.window.house
    assert house is not None
    keeper = house.keeper
    assert keeper is not None
    qtbot.waitUntil(lambda: not keeper.busy)


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
