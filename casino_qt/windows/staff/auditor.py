"""Who reads a large profile through while the person is already in the lobby."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from casino_qt.bank.audit import LateAudit


class Auditor(QObject):
    """Begins at once. Nobody sits down at a table before `busy` is over: nothing is written until then."""

    found = Signal(object)
    """ProfileError: what is wrong; None: the file is whole and its books agree."""
    _came = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.busy = True
        self._came.connect(self._tell)  # from the thread of the audit into that of the window
        self._audit = LateAudit(path, self._came.emit)
        self._audit.start()

    def _tell(self, problem: object) -> None:
        self.busy = False
        self.found.emit(problem)

    def close(self) -> None:
        """The profile is closed: let go of the file."""
        self._audit.stop()
