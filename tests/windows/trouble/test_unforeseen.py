"""What nobody foresaw: written down, told honestly, and survived."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest
from PySide6.QtCore import Qt, QTimer, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

import casino_qt.windows
from casino_qt import logbook
from casino_qt.windows.kit.message import Message
from casino_qt.windows.main_window import MainWindow
from casino_qt.windows.trouble.unforeseen import Net

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def net(window: MainWindow, tmp_path: Path) -> Iterator[Net]:
    logbook.open_logbook(tmp_path / "log")
    net = Net()
    net.window = window
    net.hang()
    yield net
    net.take_down()
    logbook.close_logbook()


def log_text(tmp_path: Path) -> str:
    return (tmp_path / "log" / logbook.NAME).read_text(encoding="utf-8")


def fall(words: str = "a fault for the test") -> None:
    """Something falls where nobody catches it."""
    try:
        raise ZeroDivisionError(words)
    except ZeroDivisionError as fault:
        sys.excepthook(type(fault), fault, fault.__traceback__)


def told(window: MainWindow) -> list[Message]:
    return [m for m in window.findChildren(Message) if m.isVisible()]


def test_it_is_told_and_written_down(net: Net, window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    fall()
    qtbot.waitUntil(lambda: len(told(window)) == 1)
    message = told(window)[0]
    assert "The table is safe" in message.body.text()
    assert "a fault for the test" in message.advice.text()
    assert "ZeroDivisionError: a fault for the test" in log_text(tmp_path)


def test_the_report_can_be_copied(net: Net, window: MainWindow, qtbot: QtBot) -> None:
    fall()
    qtbot.waitUntil(lambda: len(told(window)) == 1)
    copy = next(b for b in told(window)[0].buttons if b.words() == "Copy the report")
    QTest.mouseClick(copy, LEFT, pos=copy.rect().center())
    text = QGuiApplication.clipboard().text()
    assert text.startswith("casino-qt ")
    assert "Traceback" in text
    assert told(window)  # the sheet stays until it is answered


def test_a_shower_of_faults_is_one_message(
    net: Net, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    for number in range(20):
        fall(f"fault {number}")
    qtbot.wait(50)
    assert len(told(window)) == 1
    assert "fault 19" in log_text(tmp_path)


def test_after_going_on_the_next_fault_is_told_again(net: Net, window: MainWindow, qtbot: QtBot) -> None:
    for _ in range(2):
        fall()
        qtbot.waitUntil(lambda: len(told(window)) == 1)
        go_on = told(window)[0].buttons[0]
        QTest.mouseClick(go_on, LEFT, pos=go_on.rect().center())
        assert told(window) == []


def test_a_fault_in_a_thread_is_told_too(net: Net, window: MainWindow, qtbot: QtBot) -> None:
    thread = threading.Thread(target=lambda: [][1])
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(told(window)) == 1)
    assert "IndexError" in told(window)[0].advice.text()


def test_what_qt_warns_of_is_written_down(net: Net, tmp_path: Path) -> None:
    qWarning("a warning for the test")
    assert "Qt: a warning for the test" in log_text(tmp_path)


def test_when_the_window_itself_is_broken_a_plain_box_speaks(
    net: Net, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> Message:
        raise RuntimeError("no sheet can be shown")

    monkeypatch.setattr("casino_qt.windows.trouble.unforeseen.unforeseen_message", broken)
    spoken: list[str] = []

    def close() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            spoken.append(box.text())
            box.accept()
        else:
            QTimer.singleShot(20, close)

    QTimer.singleShot(20, close)
    fall()
    qtbot.waitUntil(lambda: bool(spoken))
    assert "The table is safe" in spoken[0]


def test_no_widget_overrides_event() -> None:
    """Filters do it: a fault in a handler that came back through two overrides ended the process, untold."""
    for module in walk_packages(casino_qt.windows.__path__, "casino_qt.windows."):
        import_module(module.name)  # whatever the tests before this one have needed
    seen, to_see = set[type](), [QWidget]
    while to_see:
        for one in to_see.pop().__subclasses__():
            if one not in seen:
                seen.add(one)
                to_see.append(one)
    ours = {one for one in seen if one.__module__.startswith("casino_qt.")}
    assert len(ours) > 100
    assert not [one for one in ours if "event" in vars(one)]
