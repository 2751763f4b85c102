"""The parent's side of a child process of ours that makes one thing at a time (its own side: `serving`)."""

from __future__ import annotations

import json
import logging
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

log = logging.getLogger(__name__)

LAST_WORDS = 4000  # bytes of standard error kept of a child

Command = tuple[str, list[str]]


def own_command(flag: str, module: str) -> Command:
    """Program and arguments of a child that runs `module`; a frozen program is told so by `flag`."""
    if getattr(sys, "frozen", False):
        return sys.executable, [flag]
    return sys.executable, ["-m", module]


def own_environment() -> QProcessEnvironment:
    """What surrounds a child of ours: it finds this very package, and asks for no display."""
    environment = QProcessEnvironment.systemEnvironment()
    environment.insert("QT_QPA_PLATFORM", "offscreen")
    roots = [str(Path(__file__).resolve().parents[1]), environment.value("PYTHONPATH", "")]
    environment.insert("PYTHONPATH", os.pathsep.join(root for root in roots if root))
    return environment


class Child(QObject):
    """A child process and the one job it has; started when there is a job, sent home after a while without.

    `answered(job, answer)` ends a job; `broke(job, why)` tells that the child died over it, `absent(job)`
    that no child can be started here. `meanwhile(job, news)` ends nothing: a line whose object has a key of
    that name tells how far the child is.
    """

    answered = Signal(object, object)
    meanwhile = Signal(object, object)
    broke = Signal(object, str)
    absent = Signal(object)

    def __init__(
        self, trade: str, command: Callable[[], Command], retire_after: int, parent: QObject | None = None
    ) -> None:
        """`trade` is what it is called where it fails; after `retire_after` ms without work it goes home."""
        super().__init__(parent)
        self._trade = trade
        self._command = command
        self._process: QProcess | None = None
        self._job: Any = None
        self._errors = b""
        self._retire = QTimer(self)
        self._retire.setSingleShot(True)
        self._retire.setInterval(retire_after)
        self._retire.timeout.connect(self._dismiss)

    @property
    def job(self) -> Any:
        """What is being made; None: nothing."""
        return self._job

    @property
    def running(self) -> bool:
        """Whether a child is there, at work or idle."""
        return self._process is not None

    def give(self, job: object, request: Mapping[str, object]) -> None:
        """Send `request` for `job`; the child must be without one."""
        self._retire.stop()
        self._job = job
        process = self._process or self._start()
        process.write(json.dumps(request).encode() + b"\n")

    def call_to(self, request: Mapping[str, object]) -> None:
        """Tell a child at work something that changes its job and is not answered by itself."""
        if self._process is not None:
            self._process.write(json.dumps(request).encode() + b"\n")

    def _start(self) -> QProcess:
        process = QProcess(self)
        program, arguments = self._command()
        process.setProcessEnvironment(own_environment())
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
        process = self._release()
        if process is not None:
            process.finished.connect(process.deleteLater)
            process.closeWriteChannel()

    def drop(self) -> None:
        """End the child over a job that nobody wants any more, without waiting for it."""
        self._retire.stop()
        self._job = None
        process = self._release()
        if process is not None:
            process.finished.connect(process.deleteLater)
            process.kill()

    def close(self) -> None:
        """Send the child home; one that is at work is ended."""
        self._retire.stop()
        busy, self._job = self._job is not None, None
        process = self._release()
        if process is None:
            return
        process.closeWriteChannel()
        if busy:
            process.kill()
        if not process.waitForFinished(1500):
            process.kill()
            process.waitForFinished(500)
        process.deleteLater()

    def _release(self) -> QProcess | None:
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.readyReadStandardError.disconnect(self._read_errors)
            process.finished.disconnect(self._finished)
            process.errorOccurred.disconnect(self._trouble)
        return process

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            line = bytes(self._process.readLine().data())
            try:
                answer = json.loads(line)
            except ValueError:
                log.warning("the %s said something else than an answer: %r", self._trade, line[:200])
                continue
            if isinstance(answer, dict) and "meanwhile" in answer:
                self.meanwhile.emit(self._job, answer)
                continue
            job, self._job = self._job, None
            self._retire.start()
            if job is not None:
                self.answered.emit(job, answer)

    def _read_errors(self) -> None:
        if self._process is not None:
            said = self._errors + bytes(self._process.readAllStandardError().data())
            self._errors = said[-LAST_WORDS:]

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
                log.warning("the %s's last words: %s", self._trade, " / ".join(why))
                self.broke.emit(job, f"the {self._trade} crashed")
            else:
                self.broke.emit(job, why[-1] if why else f"the {self._trade} left with status {code}")
