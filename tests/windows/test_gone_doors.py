"""A list of keys that is open while its page goes: what cannot be done any more does nothing."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from casino_qt.windows.commands.here import Heard
from casino_qt.windows.commands.table import commands
from casino_qt.windows.kit.button import RailButton


def test_a_door_that_is_gone_does_nothing(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    door = RailButton("gear", page)
    taken: list[str] = []
    door.clicked.connect(lambda: taken.append("gear"))
    heard = Heard(commands("anywhere")[0], door)
    assert heard.open
    heard.go()
    door.deleteLater()
    QApplication.sendPostedEvents(door, QEvent.Type.DeferredDelete.value)
    assert not heard.open
    heard.go()
    assert len(taken) == 1
