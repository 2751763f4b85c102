"""Sheets that are open while the page below goes: what is gone is not pressed, nor has the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from casino_qt.windows.commands.here import Heard
from casino_qt.windows.commands.table import commands
from casino_qt.windows.kit.button import RailButton
from casino_qt.windows.kit.sheet import Sheet


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


def test_a_sheet_gives_the_keyboard_back_to_nobody_who_is_gone(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    button = RailButton("gear", window)
    window.show()
    button.setFocus()
    sheet = Sheet(window)
    sheet.open()
    button.deleteLater()
    QApplication.sendPostedEvents(button, QEvent.Type.DeferredDelete.value)
    sheet.lay_away()
    assert sheet.isHidden()
