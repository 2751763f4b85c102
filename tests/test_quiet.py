"""Who ticks is heard, and who was only late is not blamed."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from tests.quiet import comes_to_rest


def test_what_goes_on_for_ever_never_comes_to_rest(qtbot: QtBot) -> None:
    ticks: list[int] = []
    clock = QTimer()
    clock.timeout.connect(lambda: ticks.append(1))
    clock.start(1)
    assert not comes_to_rest(lambda: len(ticks), listens=20)
    clock.setSingleShot(True)
    assert comes_to_rest(lambda: len(ticks), listens=20)
