"""The parent's side of a baker: one child process that paints one sheet at a time."""

from __future__ import annotations

import json
import logging
import os
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from casino_qt.art.bake.spec import Spec

log = logging.getLogger(__name__)

RETIRE_AFTER = 4000  # ms without work after which the child is sent home
BAKE_FLAG = "--bake"  # how a frozen program is told to be a baker

Job = tuple[str, Spec]


def baker_command() -> tuple[str, list[str]]:
    """Program and arguments of the child."""
    if getattr(sys, "frozen", False):
        return sys.executable, [BAKE_FLAG]
    return sys.executable, ["-m", "casino_qt.art.bake"]


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
        self._process: QProcess | None = None
        self._job: Job | None = None
        self._errors = b""
        self._retire = QTimer(self)
        self._retire.setSingleShot(True)
        self._retire.setInterval(RETIRE_AFTER)
        self._retire.timeout.connect(self._dismiss)

    @property
    def job(self) -> Job | None:
        """What is being painted."""
        return self._job

    def bake(self, job: Job, folder: Path) -> None:
        """Start painting a sheet; the child writes it into `folder`, or else into a temporary one."""
        self._retire.stop()
        self._job = job
        sheet, spec = job
        process = self._process or self._start()
        request = {"sheet": sheet, "spec": spec.text(), "folder": str(folder)}
        process.write(json.dumps(request).encode() + b"\n")

    def _start(self) -> QProcess:
        process = QProcess(self)
        program, arguments = baker_command()
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("QT_QPA_PLATFORM", "offscreen")
        roots = [str(Path(__file__).resolve().parents[3]), environment.value("PYTHONPATH", "")]
        environment.insert("PYTHONPATH", os.pathsep.join(root for root in roots if root))
        process.setProcessEnvironment(environment)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_errors)
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._trouble)
        self._process = process
        self._errors = b""
        process.start(program, arguments)
        return process

    def _dismiss(self) -> None:
        """Send an idle child home without waiting for it: it leaves when its input ends."""
        process, self._process = self._process, None
        if process is not None:
            self._let_go(process)
            process.finished.connect(process.deleteLater)
            process.closeWriteChannel()

    def close(self) -> None:
        """Send the child home; one that is painting is ended."""
        self._retire.stop()
        process, self._process = self._process, None
        if process is None:
            return
        busy, self._job = self._job is not None, None
        self._let_go(process)
        process.closeWriteChannel()
        if busy:
            process.kill()
        if not process.waitForFinished(1500):
            process.kill()
            process.waitForFinished(500)
        process.deleteLater()

    def _let_go(self, process: QProcess) -> None:
        process.readyReadStandardOutput.disconnect(self._read)
        process.readyReadStandardError.disconnect(self._read_errors)
        process.finished.disconnect(self._finished)
        process.errorOccurred.disconnect(self._trouble)

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            line = bytes(self._process.readLine().data())
            try:
                answer = json.loads(line)
            except ValueError:
                log.warning("the painter said something else than an answer: %r", line[:200])
                continue
            job, self._job = self._job, None
            self._retire.start()
            if job is not None:
                self.done.emit(job, answer["path"] or "")

    def _read_errors(self) -> None:
        if self._process is not None:
            self._errors += bytes(self._process.readAllStandardError().data())

    def _trouble(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._process is not None:
            job, self._job = self._job, None
            self._process.deleteLater()
            self._process = None
            if job is not None:
                self.absent.emit(job)

    def _finished(self, code: int, status: QProcess.ExitStatus) -> None:
        self._read_errors()
        why = self._errors.decode(errors="replace").strip().splitlines()
        job, self._job = self._job, None
        if self._process is not None:
            self._process.deleteLater()
            self._process = None
        self._retire.stop()
        if job is not None:
            if status is QProcess.ExitStatus.CrashExit:
                log.warning("the painter's last words: %s", " / ".join(why))
                self.broke.emit(job, "the painter crashed")
            else:
                self.broke.emit(job, why[-1] if why else f"the painter left with status {code}")
