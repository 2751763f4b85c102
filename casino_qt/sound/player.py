"""The window's side: says what is to be heard, and waits for nothing.

`Player` plays nothing and is what a house without loudspeakers has; `ChildPlayer` has a child of ours play.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from casino_qt.child import Command, Line, own_command
from casino_qt.sound.catalogue import SOUND_FLAG

log = logging.getLogger(__name__)

FALLS = 3  # times a child may die before the evening goes on in silence
BACKLOG = 65_536  # bytes a child may leave unread before what is heard now is not sent any more
PATIENCE = 2500  # ms a sound may wait for the child to begin
LEAVE_WITHIN = 300  # ms it may take to end when its input does: a sound system may hang


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
        self._line = Line("player of sounds", command, self)
        self._line.heard.connect(self._heard)
        self._line.left.connect(self._left)
        self._line.absent.connect(self._absent)
        self._ready = False
        self._falls = 0
        self._state: dict[str, Any] = {}  # what a child has to know from its beginning
        self._late: dict[str, Any] | None = None  # what is still to be heard when the child is ready
        self._since = QElapsedTimer()

    # -- what is to be heard -----------------------------------------------------------------------------

    def wake(self) -> None:
        """Start the child, or have it open the device."""
        if not self._line.open and self._falls < FALLS:
            self._line.begin()
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
        self._falls, self._ready = FALLS, False
        self._line.close(LEAVE_WITHIN)

    def _keep(self, message: dict[str, Any]) -> None:
        self._state |= message
        self._send(message)

    def _send(self, message: dict[str, Any]) -> None:
        if self._ready and self._line.unread < BACKLOG:
            self._line.say({"at": round(time.monotonic(), 3), **message})

    # -- the child ---------------------------------------------------------------------------------------

    def _heard(self, told: Mapping[str, object]) -> None:
        if "ready" in told:
            self._ready = True
            self._send({**self._state, "wake": True})
            late, self._late = self._late, None
            if late is not None and self._since.elapsed() < PATIENCE:
                self._send(late)
        if isinstance(output := told.get("output"), str):
            self._set_output(output)

    def _absent(self, why: str) -> None:
        log.warning("no player of sounds can be started here: %s", why)
        self._falls = FALLS
        self._set_output("")

    def _left(self, status: int, _crashed: bool) -> None:
        self._ready = False
        self._falls += 1
        words = self._line.last_words
        log.warning("the player of sounds left with status %d: %s", status, words[-1] if words else "no word")
        if self._falls >= FALLS:
            self._set_output("")

    def _set_output(self, output: str) -> None:
        if output != self.output:
            self.output = output
            self.output_changed.emit()
