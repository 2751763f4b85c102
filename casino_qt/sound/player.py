"""The window's side: says what is to be heard, and waits for nothing.

`Player` plays nothing and is what a house without loudspeakers has; `ChildPlayer` has a child of ours play.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QProcess, Signal

from casino_qt.child import Command, own_command, own_environment
from casino_qt.sound.catalogue import SOUND_FLAG

log = logging.getLogger(__name__)

FALLS = 3  # times a child may die before the evening goes on in silence
BACKLOG = 65_536  # bytes a child may leave unread before what is heard now is not sent any more
PATIENCE = 2500  # ms a sound may wait for the child to begin
LAST_WORDS = 2000  # bytes of its complaints that are kept


class Player(QObject):
    """Plays nothing. `output` names the way to the loudspeakers, "" is none, None: nobody has looked yet."""

    output_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.output: str | None = ""

    def wake(self) -> None:
        """Something will be heard soon; also how one looks whether there are loudspeakers."""

    def play(self, kind: str, strength: float = 1.0, pan: float = 0.0, *, patient: bool = False) -> None:
        """Let one of `catalogue.KINDS` be heard now: how strong (0…1), where (-1…1).

        `patient`: also a moment later, where the player has just been woken for it.
        """

    def roll(
        self, curve: Sequence[tuple[float, float]], angle: float, pan: float, wide: float, pace: float
    ) -> None:
        """A ball runs from now on (`mixer.Roll`)."""

    def end_roll(self) -> None:
        """The ball has left its track."""

    def set_pace(self, pace: float) -> None:
        """Time at the table goes so much faster than usual."""

    def set_room(self, on: bool) -> None:
        """Whether the room is heard; it falls silent by itself some minutes after it was last asked for."""

    def set_volume(self, volume: float) -> None:
        """How loud everything is, 0…1."""

    def hush(self) -> None:
        """End all that is heard now."""

    def close(self) -> None:
        """Nothing is to be heard any more."""


def sound_command() -> Command:
    """Program and arguments of the child."""
    return own_command(SOUND_FLAG, "casino_qt.sound.booth")


class ChildPlayer(Player):
    """Has a child play, started when it is first woken. What comes before it is ready is not heard."""

    def __init__(self, parent: QObject | None = None, command: Callable[[], Command] = sound_command) -> None:
        super().__init__(parent)
        self.output = None
        self._command = command
        self._process: QProcess | None = None
        self._ready = False
        self._falls = 0
        self._state: dict[str, Any] = {}  # what a child has to know from its beginning
        self._errors = b""
        self._late: dict[str, Any] | None = None  # what is still to be heard when the child is ready
        self._since = QElapsedTimer()

    # -- what is to be heard -----------------------------------------------------------------------------

    def wake(self) -> None:
        """Start the child, or have it open the device."""
        if self._process is None and self._falls < FALLS:
            self._start()
        else:
            self._send({"wake": True})

    def play(self, kind: str, strength: float = 1.0, pan: float = 0.0, *, patient: bool = False) -> None:
        """Let a sound be heard, if there is a child that can."""
        message = {"play": kind, "strength": round(strength, 3), "pan": round(pan, 3)}
        if patient and not self._ready:
            self._late = message
            self._since.start()
        self._send(message)

    def roll(
        self, curve: Sequence[tuple[float, float]], angle: float, pan: float, wide: float, pace: float
    ) -> None:
        """Let a ball run."""
        points = [(round(ms), round(speed, 1)) for ms, speed in curve]
        self._send(
            {"roll": points, "angle": round(angle, 1), "pan": round(pan, 3), "wide": wide, "pace": pace}
        )

    def end_roll(self) -> None:
        """Let no ball run."""
        self._send({"roll": []})

    def set_pace(self, pace: float) -> None:
        """Hurry what rolls."""
        self._send({"pace": pace})

    def set_room(self, on: bool) -> None:
        """Let the room be heard or not, now and by a child that begins later."""
        self._keep({"room": on})

    def set_volume(self, volume: float) -> None:
        """Set the volume, now and of a child that begins later."""
        self._keep({"volume": round(volume, 3)})

    def hush(self) -> None:
        """End all that is heard."""
        self._state.pop("room", None)
        self._send({"hush": True, "room": False})

    def close(self) -> None:
        """End the child without waiting for what it is doing."""
        self._falls = FALLS
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.readyReadStandardError.disconnect(self._read_errors)
            process.finished.disconnect(self._finished)
            process.errorOccurred.disconnect(self._trouble)
            process.closeWriteChannel()
            if not process.waitForFinished(300):
                process.kill()
                process.waitForFinished(300)
            process.deleteLater()

    def _keep(self, message: dict[str, Any]) -> None:
        self._state |= message
        self._send(message)

    def _send(self, message: dict[str, Any]) -> None:
        process = self._process
        if process is not None and self._ready and process.bytesToWrite() < BACKLOG:
            process.write(json.dumps({"at": round(time.monotonic(), 3), **message}).encode() + b"\n")

    # -- the child ---------------------------------------------------------------------------------------

    def _start(self) -> None:
        process = QProcess(self)
        program, arguments = self._command()
        process.setProcessEnvironment(own_environment())
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_errors)
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._trouble)
        self._process, self._ready, self._errors = process, False, b""
        process.start(program, arguments)

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            line = bytes(self._process.readLine().data())
            try:
                told = json.loads(line)
            except ValueError:
                told = None
            if not isinstance(told, dict):
                log.warning("the player of sounds said something unknown: %r", line[:200])
                continue
            if "ready" in told:
                self._ready = True
                self._send({**self._state, "wake": True})
                late, self._late = self._late, None
                if late is not None and self._since.elapsed() < PATIENCE:
                    self._send(late)
            if isinstance(output := told.get("output"), str):
                self._set_output(output)

    def _read_errors(self) -> None:
        if self._process is not None:
            said = self._errors + bytes(self._process.readAllStandardError().data())
            self._errors = said[-LAST_WORDS:]

    def _trouble(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            log.warning("no player of sounds can be started here")
            self._falls = FALLS
            self._let_go()
            self._set_output("")

    def _finished(self, code: int, _status: QProcess.ExitStatus) -> None:
        self._read_errors()
        self._falls += 1
        words = self._errors.decode(errors="replace").strip().splitlines()
        log.warning("the player of sounds left with status %d: %s", code, words[-1] if words else "no word")
        self._let_go()
        if self._falls >= FALLS:
            self._set_output("")

    def _let_go(self) -> None:
        process, self._process = self._process, None
        self._ready = False
        if process is not None:
            process.deleteLater()

    def _set_output(self, output: str) -> None:
        if output != self.output:
            self.output = output
            self.output_changed.emit()
