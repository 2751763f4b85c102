"""`python -m tests.bench.program WHAT …`: the real program, measuring itself in a process of its own.

lobby PROFILE   prints when the lobby was painted and had answered a click (seconds since the epoch), and the
                CPU seconds until then
idle WHERE PROFILE   prints the CPU seconds that five idle seconds cost in the "lobby" or at the "table"
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

# Seconds; when it is calm the pictures of both tables are painted and the painters have gone home.
CALM, IDLE = 12.0, 5.0


def lobby(path: Path) -> int:
    """Start as the command line does; say when the person can see and click."""
    from PySide6.QtCore import QPoint, Qt, QTimer
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from casino_qt import app as program

    application = QApplication(sys.argv[:1])
    program.name(application)
    start = program.Start(program.Wishes(profile=path))
    seen: list[float] = []

    def painted() -> None:
        seen.append(time.time())
        QTimer.singleShot(0, click)

    def click() -> None:
        # A shut door: its plate is the answer.
        door = start.window.lobby.doors[2]
        at = door.mapTo(start.window, QPoint(door.width() // 2, door.height() * 2 // 3))
        QTest.mouseClick(
            start.window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
        )
        assert start.window.lobby.plate.isVisible()
        seen.append(time.time())
        print(seen[-1], time.process_time())
        application.exit()

    start.open_lobby()
    start.window.lobby.painted.connect(painted, Qt.ConnectionType.SingleShotConnection)
    status = application.exec()
    start.close()
    return status


def idle(where: str, path: Path) -> int:
    """Sit still and say what it costs."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from casino_qt import app as program

    application = QApplication(sys.argv[:1])
    program.name(application)
    start = program.Start(
        program.Wishes(table="trente-et-quarante" if where == "table" else None, profile=path)
    )
    start.open_lobby()
    used: list[float] = []

    def begin() -> None:
        house, page = start.window.house, start.window.table
        if house is None or house.pictures.busy() or (where == "table" and page is None):
            QTimer.singleShot(200, begin)
            return
        if page is not None:
            page.scene.skip()
        QTimer.singleShot(int(CALM * 1000), measure)

    def measure() -> None:
        used.append(time.process_time())
        QTimer.singleShot(int(IDLE * 1000), end)

    def end() -> None:
        print(time.process_time() - used[0])
        application.exit()

    begin()
    status = application.exec()
    start.close()
    return status


if __name__ == "__main__":
    if sys.argv[1] == "lobby":
        sys.exit(lobby(Path(sys.argv[2])))
    sys.exit(idle(sys.argv[2], Path(sys.argv[3])))
