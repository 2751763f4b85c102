"""Who makes the snapshot of the day, some while after the casino has opened and beside its window."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

from casino_qt.bank.copying import GivenUp
from casino_qt.bank.errors import ProfileError
from casino_qt.bank.snapshots import due, take_daily

AFTER = 3_000
"""Milliseconds between a player's coming and the snapshot: the lobby and the first table come before it."""


class Keeper(QObject):
    """Of one profile, which must have been found whole before `look` is called first."""

    failed = Signal(object)
    """ProfileError: there is no snapshot of the day, and why."""
    _came = Signal(object)

    def __init__(
        self,
        path: Path,
        parent: QObject | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        super().__init__(parent)
        self._path = path
        self._now = now
        self._stopped = False
        self._thread: Thread | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(AFTER)
        self._soon.timeout.connect(self.look)
        self._came.connect(self._tell)  # from the keeper's thread into that of the window

    def begin(self) -> None:
        """Look soon."""
        self._soon.start()

    @property
    def busy(self) -> bool:
        """Whether a snapshot is on its way, or soon to be."""
        return self._soon.isActive() or self._thread is not None

    def look(self) -> None:
        """Make the snapshot of today where there is none yet."""
        if self._thread is None and not self._stopped and due(self._path, self._now()):
            self._thread = Thread(target=self._work, name="keeper", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """The profile is closed: give up what is not done, and let go of the file."""
        self._stopped = True
        self._soon.stop()
        if self._thread is not None:
            self._thread.join()

    def _work(self) -> None:
        problem: ProfileError | None = None
        try:
            take_daily(self._path, self._now(), lambda: not self._stopped)
        except ProfileError as found:
            problem = found
        except GivenUp:
            pass  # `stop` asked for it
        if not self._stopped:
            self._came.emit(problem)

    def _tell(self, problem: object) -> None:
        self._thread = None
        if problem is not None and not self._stopped:
            self.failed.emit(problem)
