"""The child process that simulates: started for one order, heard while it works, ended when nobody waits."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from casino_qt.child import Command, Line

log = logging.getLogger(__name__)

COMMAND = "simulate"
REFUSED = 2  # the status of a command that did not take what it was given
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
        self._line = Line("simulation", command or simulate_command, self)
        self._line.heard.connect(self._heard)
        self._line.complained.connect(self._listen)
        self._line.left.connect(self._left)
        self._line.absent.connect(self.broke)
        self._answer: dict[str, Any] | None = None
        self._unended = b""  # the beginning of a line of progress
        self._clock = QElapsedTimer()

    @property
    def running(self) -> bool:
        """Whether a child is at work."""
        return self._line.open

    def process_id(self) -> int:
        """Of the child; 0 while there is none."""
        return self._line.process_id

    def start(self, arguments: Sequence[str]) -> None:
        """Begin with an order; a run that goes on is cancelled first."""
        self.cancel()
        self._answer, self._unended = None, b""
        self._clock.start()
        self._line.begin(*arguments)
        self._line.say_no_more()

    def cancel(self) -> None:
        """End the child; nothing more is heard of it."""
        self._line.close()

    def seconds_left(self, done: int, of: int) -> float | None:
        """How long the rest will take at the pace so far; None: too early to say."""
        passed = self._clock.elapsed()
        if done <= 0 or passed < ENOUGH_TO_JUDGE:
            return None
        return passed / 1000 * (of - done) / done

    def _heard(self, answer: dict[str, Any]) -> None:
        self._answer = answer

    def _listen(self, piece: bytes) -> None:
        """Of lines of progress the newest is told; everything else may be the last words."""
        *lines, self._unended = (self._unended + piece).split(b"\n")
        told = [progress for line in lines if (progress := _progress(line)) is not None]
        if told:
            self.progressed.emit(*told[-1])

    def _left(self, status: int, crashed: bool) -> None:
        said = [line for line in self._line.last_words if _progress(line) is None]
        last = said[-1] if said else ""
        if not crashed and status == 0 and self._answer is not None:
            self.finished.emit(self._answer)
        elif not crashed and status == REFUSED:
            self.refused.emit(last)
        else:
            log.warning("a simulation ended with status %s: %s", status, " / ".join(said))
            self.broke.emit(last)


def _progress(line: bytes | str) -> tuple[int, int] | None:
    """How much is done, and of how much, where a line of standard error tells it."""
    try:
        told = json.loads(line)
        done, of = told["done"], told["of"]
    except (ValueError, TypeError, LookupError):
        return None
    return (done, of) if type(done) is int and type(of) is int and 0 <= done <= of else None
