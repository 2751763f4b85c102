"""`python -m tests.bench.program WHAT …`: the real program, in a process of its own.

lobby PROFILE   prints when the lobby was painted, when it had answered a click (seconds since the epoch), and
                the CPU seconds until then
idle WHERE PROFILE   sits in the "lobby" or at the table of that name; prints how many timers and animations
                still go once it rests, and then does nothing until it is ended
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

# Seconds; when it is calm every picture is painted and the painters have gone home.
CALM, PATIENCE = 12.0, 60.0


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
        # The purse is not open yet: the plate that the table is being laid is the answer.
        door = start.window.lobby.doors[2]
        at = door.mapTo(start.window, QPoint(door.width() // 2, door.height() * 2 // 3))
        QTest.mouseClick(
            start.window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
        )
        assert start.window.lobby.plate.isVisible()
        seen.append(time.time())
        print(*seen, time.process_time())
        application.exit()

    start.open_lobby()
    start.keep_tidy()
    start.window.lobby.painted.connect(painted, Qt.ConnectionType.SingleShotConnection)
    status = application.exec()
    start.close()
    return status


def idle(where: str, path: Path) -> int:
    """Sit still until the process is ended from outside."""
    from PySide6.QtCore import QAbstractAnimation, QTimer
    from PySide6.QtWidgets import QApplication

    from casino_qt import app as program

    application = QApplication(sys.argv[:1])
    program.name(application)
    start = program.Start(program.Wishes(table=None if where == "lobby" else where, profile=path))
    start.open_lobby()
    start.keep_tidy()
    waited: list[float] = []

    def begin() -> None:
        house, page = start.window.house, start.window.table
        if house is None or house.pictures.busy() or (where != "lobby" and page is None):
            QTimer.singleShot(200, begin)
            return
        if page is not None:
            page.scene.skip()
        QTimer.singleShot(int(CALM * 1000), tell)

    def going() -> int:
        running = QAbstractAnimation.State.Running
        timers = [timer for timer in start.window.findChildren(QTimer) if timer.isActive()]
        moving = [one for one in start.window.findChildren(QAbstractAnimation) if one.state() is running]
        return len(timers) + len(moving)

    def tell() -> None:
        waited.append(CALM)
        if going() and sum(waited) < PATIENCE:
            QTimer.singleShot(int(CALM * 1000), tell)  # an idle wheel runs out, which takes its time
        else:
            print(going(), flush=True)

    begin()
    return application.exec()


if __name__ == "__main__":
    if sys.argv[1] == "lobby":
        sys.exit(lobby(Path(sys.argv[2])))
    sys.exit(idle(sys.argv[2], Path(sys.argv[3])))
