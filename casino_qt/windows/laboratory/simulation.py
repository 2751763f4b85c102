"""The child process that simulates: started for one order, heard while it works, ended when nobody waits."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QProcess, Signal

from casino_qt.child import LAST_WORDS, Command, own_environment

log = logging.getLogger(__name__)

COMMAND = "simulate"
ENOUGH_TO_JUDGE = 200  # milliseconds: before that nobody knows how long the rest will take


def simulate_command() -> Command:
    """Program and first arguments of the child: this very casino, without a window."""
    if getattr(sys, "frozen", False):
        return sys.executable, [COMMAND]
    return sys.executable, ["-m", "casino_qt", COMMAND]


class Simulation(QObject):
    """One run at a time. One of `finished`, `refused` and `broke` ends a run that is not cancelled."""

    progressed = Signal(object, object)
    """How much is done, and of how much: whole numbers, larger than C knows."""
    finished = Signal(object)
    """The answer, a JSON object."""
    refused = Signal(str)
    """The child did not take the order; its one line says why."""
    broke = Signal(str)
    """The child died, could not be started, or gave no answer; its last line."""

    def __init__(self, parent: QObject | None = None, command: Callable[[], Command] | None = None) -> None:
        super().__init__(parent)
        self._command = command or simulate_command
        self._process: QProcess | None = None
        self._heard = b""
        self._errors = b""
        self._clock = QElapsedTimer()

    @property
    def running(self) -> bool:
        """Whether a child is at work."""
        return self._process is not None

    def process_id(self) -> int:
        """Of the child; 0 while there is none."""
        return 0 if self._process is None else self._process.processId()

    def start(self, arguments: Sequence[str]) -> None:
        """Begin with an order; a run that goes on is cancelled first."""
        self.cancel()
        process = self._process = QProcess(self)
        self._heard = self._errors = b""
        program, first = self._command()
        process.setProcessEnvironment(own_environment())
        process.readyReadStandardError.connect(self._listen)
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._trouble)
        self._clock.start()
        process.start(program, [*first, *arguments])
        process.closeWriteChannel()

    def cancel(self) -> None:
        """End the child; nothing more is heard of it."""
        process = self._let_go()
        if process is not None:
            process.kill()
            process.waitForFinished(1500)
            process.deleteLater()

    def seconds_left(self, done: int, of: int) -> float | None:
        """How long the rest will take at the pace so far; None: too early to say."""
        passed = self._clock.elapsed()
        if done <= 0 or passed < ENOUGH_TO_JUDGE:
            return None
        return passed / 1000 * (of - done) / done

    def _let_go(self) -> QProcess | None:
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardError.disconnect(self._listen)
            process.finished.disconnect(self._finished)
            process.errorOccurred.disconnect(self._trouble)
        return process

    def _listen(self) -> None:
        """Lines of progress; everything else may be the last words."""
        if self._process is None:
            return
        *lines, self._heard = (self._heard + bytes(self._process.readAllStandardError().data())).split(b"\n")
        newest: tuple[int, int] | None = None
        for line in lines:
            progress = _progress(line)
            if progress is None:
                self._errors = (self._errors + line + b"\n")[-LAST_WORDS:]
            else:
                newest = progress
        if newest is not None:
            self.progressed.emit(*newest)

    def _trouble(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            process = self._let_go()
            if process is not None:
                why = process.errorString()
                process.deleteLater()
                self.broke.emit(why)

    def _finished(self, code: int, status: QProcess.ExitStatus) -> None:
        self._listen()
        process = self._let_go()
        if process is None:
            return
        answer = _object(bytes(process.readAllStandardOutput().data()))
        process.deleteLater()
        said = (self._errors + self._heard).decode(errors="replace").strip()
        last = said.splitlines()[-1] if said else ""
        if status is QProcess.ExitStatus.NormalExit and code == 0 and answer is not None:
            self.finished.emit(answer)
        elif status is QProcess.ExitStatus.NormalExit and code == REFUSED:
            self.refused.emit(last)
        else:
            log.warning("a simulation ended with status %s: %s", code, said)
            self.broke.emit(last)


REFUSED = 2  # the status of a command that did not take what it was given


def _progress(line: bytes) -> tuple[int, int] | None:
    told = _object(line)
    if told is None:
        return None
    done, of = told.get("done"), told.get("of")
    return (done, of) if type(done) is int and type(of) is int and 0 <= done <= of else None


def _object(text: bytes) -> dict[str, Any] | None:
    try:
        told = json.loads(text)
    except ValueError:
        return None
    return told if isinstance(told, dict) else None
