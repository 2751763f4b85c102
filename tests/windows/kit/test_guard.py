"""A button whose meaning has just changed answers nobody for a moment."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from casino_qt.windows.kit.guard import PAUSE, Guard

LEFT = Qt.MouseButton.LeftButton


def test_presses_in_the_pause_end_in_no_click(qtbot: QtBot) -> None:
    now, clicks = [0.0], []
    button = QPushButton()
    qtbot.addWidget(button)
    button.resize(80, 40)
    button.show()
    guard = Guard(button, lambda: now[0])
    guard.watch(button)
    button.clicked.connect(lambda: clicks.append(now[0]))
    QTest.mouseClick(button, LEFT)
    assert clicks == [0.0]
    guard.changed()
    assert guard.closed
    QTest.mouseClick(button, LEFT)
    QTest.mouseDClick(button, LEFT)
    QTest.keyClick(button, Qt.Key.Key_Space)
    QTest.mousePress(button, LEFT, pos=QPoint(10, 10))
    now[0] = PAUSE + 0.01
    QTest.mouseRelease(button, LEFT, pos=QPoint(10, 10))  # pressed too early, let go in time
    assert clicks == [0.0]
    QTest.mouseClick(button, LEFT)
    assert clicks == [0.0, PAUSE + 0.01]


def test_the_keyboard_may_go_on_from_a_button_that_answers_nobody(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    first, second = QPushButton(window), QPushButton(window)
    guard = Guard(window, lambda: 0.0)
    guard.watch(first)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    first.setFocus()
    guard.changed()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        QTest.keyClick(first, key)
    assert first.hasFocus()
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert second.hasFocus()
