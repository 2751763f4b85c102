"""The parent's side of a baker: one child process that paints one sheet at a time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from casino_qt.art.bake.spec import Spec
from casino_qt.child import Child, Command, own_command

RETIRE_AFTER = 4000  # ms without work after which the child is sent home
BAKE_FLAG = "--bake"  # how a frozen program is told to be a baker

Job = tuple[str, Spec]


def baker_command() -> Command:
    """Program and arguments of the child."""
    return own_command(BAKE_FLAG, "casino_qt.art.bake")


class Baker(QObject):
    """A child process and the one job it has.

    `done(job, path)` ends a job, the path being "" where no folder took the file; `broke(job, why)` tells
    that the child died over it, `absent(job)` that no child can be started here.
    """

    done = Signal(object, str)
    broke = Signal(object, str)
    absent = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._child = Child("painter", lambda: baker_command(), RETIRE_AFTER, self)
        self._child.answered.connect(self._painted)
        self._child.broke.connect(self.broke)
        self._child.absent.connect(self.absent)

    @property
    def job(self) -> Job | None:
        """What is being painted."""
        job: Job | None = self._child.job
        return job

    def bake(self, job: Job, folder: Path) -> None:
        """Start painting a sheet; the child writes it into `folder`, or else into a temporary one."""
        sheet, spec = job
        self._child.give(job, {"sheet": sheet, "spec": spec.text(), "folder": str(folder)})

    def close(self) -> None:
        """Send the child home; one that is painting is ended."""
        self._child.close()

    def _painted(self, job: Job, answer: dict[str, Any]) -> None:
        self.done.emit(job, answer["path"] or "")
