"""The parent's side of a child process of ours that speaks in lines of JSON (its own side: `serving`)."""

from __future__ import annotations

import json
import logging
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from casino_qt.stamp import Exchange, exchange

log = logging.getLogger(__name__)

LAST_WORDS = 4000  # bytes of standard error kept of a child
BY_FORCE = 500  # ms a killed child may take to be gone
LEAVE_WITHIN = 1500  # ms an idle child may take to go home when the casino closes

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


class Line(QObject):
    """The line to a child: at most one process, begun, talked to and let go without waiting for it.

    A process that was let go is not heard any more. Of one that was not, `left(status, crashed)` or
    `absent(why)`, where none can be started here, is the last that is told. Where another build has been
    installed meanwhile none can: it would speak another language, and paint and reckon by other rules.
    """

    heard = Signal(object)
    """A JSON object from its standard output."""
    complained = Signal(bytes)
    """A piece of its standard error; `last_words` keeps the end of it."""
    left = Signal(int, bool)
    absent = Signal(str)

    def __init__(self, trade: str, command: Callable[[], Command], parent: QObject | None = None) -> None:
        """`trade` is what the child is called in the log."""
        super().__init__(parent)
        self._trade = trade
        self._command = command
        self._process: QProcess | None = None
        self._errors = b""

    @property
    def open(self) -> bool:
        """Whether a child is there, or is being started."""
        return self._process is not None

    @property
    def process_id(self) -> int:
        """Of the child; 0 while there is none."""
        return 0 if self._process is None else self._process.processId()

    @property
    def unread(self) -> int:
        """Bytes that were said and that the child has not taken yet."""
        return 0 if self._process is None else self._process.bytesToWrite()

    @property
    def last_words(self) -> list[str]:
        """The last lines of its standard error."""
        return self._errors.decode(errors="replace").strip().splitlines()

    def begin(self, *arguments: str) -> None:
        """Start a child with `arguments` behind those of the command; there must be none."""
        process = QProcess(self)
        program, first = self._command()
        process.setProcessEnvironment(own_environment())
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_errors)
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._trouble)
        self._process, self._errors = process, b""
        if exchange() is Exchange.NONE:
            process.start(program, [*first, *arguments])
        else:  # told from the event loop, as Qt tells it: nobody is called back while he asks
            QTimer.singleShot(0, process, lambda: self._turn_away(process))

    def say(self, message: Mapping[str, object]) -> None:
        """Write one line to the child, if there is one."""
        if self._process is not None and self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.write(json.dumps(message).encode() + b"\n")

    def say_no_more(self) -> None:
        """End the child's input."""
        if self._process is not None:
            self._process.closeWriteChannel()

    def dismiss(self) -> None:
        """Let the child go home without waiting for it: it leaves when its input ends."""
        process = self._let_go()
        if process is not None:
            process.finished.connect(process.deleteLater)
            process.closeWriteChannel()

    def drop(self) -> None:
        """Kill the child without waiting for its end."""
        process = self._let_go()
        if process is not None:
            process.finished.connect(process.deleteLater)
            process.kill()

    def close(self, patience: int = 0) -> None:
        """Have no child afterwards: one that has not left within `patience` ms is killed."""
        process = self._let_go()
        if process is None:
            return
        process.closeWriteChannel()
        if not patience or not process.waitForFinished(patience):
            process.kill()
            process.waitForFinished(BY_FORCE)
        process.deleteLater()

    def _let_go(self) -> QProcess | None:
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
                told = json.loads(line)
            except ValueError:
                told = None
            if isinstance(told, dict):
                self.heard.emit(told)
            else:
                log.warning("the %s said something unknown: %r", self._trade, line[:200])

    def _read_errors(self) -> None:
        if self._process is not None:
            piece = bytes(self._process.readAllStandardError().data())
            self._errors = (self._errors + piece)[-LAST_WORDS:]
            self.complained.emit(piece)

    def _trouble(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._process is not None:
            self._give_up(self._process.errorString())

    def _turn_away(self, process: QProcess) -> None:
        if process is self._process:
            self._give_up("another build of the casino lies where this one was begun")

    def _give_up(self, why: str) -> None:
        process = self._let_go()
        if process is not None:
            process.deleteLater()
            self.absent.emit(why)

    def _finished(self, status: int, how: QProcess.ExitStatus) -> None:
        self._read()
        self._read_errors()
        process = self._let_go()
        if process is not None:
            process.deleteLater()
            self.left.emit(status, how is QProcess.ExitStatus.CrashExit)


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
        self._job: Any = None
        self.line = Line(trade, command, self)
        self.line.heard.connect(self._heard)
        self.line.left.connect(self._left)
        self.line.absent.connect(self._absent)
        self._retire = QTimer(self)
        self._retire.setSingleShot(True)
        self._retire.setInterval(retire_after)
        self._retire.timeout.connect(self.line.dismiss)

    @property
    def job(self) -> Any:
        """What is being made; None: nothing."""
        return self._job

    @property
    def running(self) -> bool:
        """Whether a child is there, at work or idle."""
        return self.line.open

    def give(self, job: object, request: Mapping[str, object]) -> None:
        """Send `request` for `job`; the child must be without one."""
        self._retire.stop()
        self._job = job
        if not self.line.open:
            self.line.begin()
        self.line.say(request)

    def call_to(self, request: Mapping[str, object]) -> None:
        """Tell a child at work something that changes its job and is not answered by itself."""
        self.line.say(request)

    def drop(self) -> None:
        """End the child over a job that nobody wants any more, without waiting for it."""
        self._lay_down()
        self.line.drop()

    def close(self) -> None:
        """Send the child home; one that is at work is ended."""
        busy = self._lay_down() is not None
        self.line.close(0 if busy else LEAVE_WITHIN)

    def _lay_down(self) -> Any:
        """The job, which is nobody's any more; None: there was none."""
        self._retire.stop()
        job, self._job = self._job, None
        return job

    def _heard(self, answer: Mapping[str, object]) -> None:
        if "meanwhile" in answer:
            self.meanwhile.emit(self._job, answer)
            return
        job = self._lay_down()
        self._retire.start()
        if job is not None:
            self.answered.emit(job, answer)

    def _absent(self, _why: str) -> None:
        job = self._lay_down()
        if job is not None:
            self.absent.emit(job)

    def _left(self, status: int, crashed: bool) -> None:
        said = self.line.last_words
        job = self._lay_down()
        if job is None:
            return
        if crashed:
            log.warning("the %s's last words: %s", self._trade, " / ".join(said))
            self.broke.emit(job, f"the {self._trade} crashed")
        else:
            self.broke.emit(job, said[-1] if said else f"the {self._trade} left with status {status}")
