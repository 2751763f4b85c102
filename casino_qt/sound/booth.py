"""The child's side (`python -m casino_qt.sound.booth`): plays what the window says is to be heard.

Lines of JSON come in, each with the moment `at` which it was written; the only lines that go out tell that it
is ready, and whether there is an output. What could not be heard in its moment, because the machine, the
device or this process stood still, is not heard later either: all of it would come in one blow. The child
ends when its input ends, whatever the sound system is doing: that is how it dies with its parent.
"""

from __future__ import annotations

import json
import math
import os
import random
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, TextIO

import numpy as np

from casino_qt.data_files import data_folder
from casino_qt.sound.catalogue import KINDS, ROLL, ROOM, recordings
from casino_qt.sound.mixer import RATE, Loop, Mixer, Roll, Shot
from casino_qt.sound.output import NoOutput, Output, Samples
from casino_qt.sound.recordings import Recording, read_all

Json = dict[str, Any]

STALE = 0.3  # s a sound may come late: the device has to be opened
LINGER = 4.0  # s of silence after which the device is let go
ROOM_SLEEPS = 120.0  # s without anything happening at the table after which the room falls silent
TRIED_AGAIN = 10.0  # s after which a device that was not there is looked for again
STALLED = 1.0  # s without being asked for samples: the device has gone
PACES = (0.1, 10.0)  # how far a table may be slowed down and hurried
LONGEST = 120_000.0  # ms a ball may run
HEARD = ("wake", "play", "roll", "room")  # what the device is opened for
NARROW = 0.7  # nothing is heard on one side alone


def _number(value: object, low: float = -1e6, high: float = 1e6) -> float:
    """`value` as a number brought between `low` and `high`. Raises ValueError, TypeError for none at all."""
    if not isinstance(value, int | float) or not math.isfinite(value):
        raise ValueError(f"{value!r} is no number")
    return min(high, max(low, float(value)))


class Desk:
    """Turns messages into voices of a mixer. Knows no device; `chance` varies what is played.

    `clock` tells the seconds that messages carry: the monotonic clock, which is one for the whole machine.
    """

    def __init__(
        self,
        known: dict[str, Recording],
        chance: random.Random | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.mixer = Mixer()
        self._clock = clock
        self._known = known
        self._chance = chance or random.Random()
        self._last: dict[str, str] = {}
        self._orders: deque[Callable[[], None]] = deque()  # from the listening thread to the one that plays
        self._awake = 0  # samples until the room falls silent
        if room := known.get(ROOM.files[0]):
            self.mixer.room = Loop(room)

    def hear(self, message: Json) -> None:
        """Do what a message says from the next block on; what is not understood changes nothing.

        Raises ValueError or TypeError for it.
        """
        orders: list[Callable[[], None]] = [self._stir]
        at = _number(message.get("at", self._clock()), 0.0, math.inf)
        if "volume" in message:
            volume = _number(message["volume"], 0.0, 1.0)
            orders.append(lambda: setattr(self.mixer, "volume", volume))
        if message.get("hush"):
            orders.append(self.mixer.hush)
        if "room" in message:
            wanted = bool(message["room"])
            orders.append(lambda: self._room(wanted))
        if "roll" in message:
            roll = self._rolling(message)
            orders.append(lambda: self._lead(roll, at))
        elif "pace" in message:
            pace = _number(message["pace"], *PACES)
            orders.append(lambda: self._set_pace(pace))
        if "play" in message and (shot := self._shot(message)) is not None:
            orders.append(lambda: self._play(shot, at))
        self._orders.extend(orders)

    def _shot(self, message: Json) -> Shot | None:
        kind = str(message["play"])
        asked = KINDS.get(kind)
        if asked is None:
            raise ValueError(f"there is no sound {kind!r}")
        strength = _number(message.get("strength", 1.0), 0.0, 1.0)
        pan = NARROW * _number(message.get("pan", 0.0), -1.0, 1.0)
        files = [name for name in asked.files if name in self._known]
        if not files:
            return None
        name = self._chance.choice([one for one in files if one != self._last.get(kind)] or files)
        self._last[kind] = name
        stray = 1 + asked.spread * self._chance.uniform(-1, 1)
        level = asked.level * strength * self._chance.uniform(0.88, 1.0)
        return Shot(self._known[name], level, pan, stray)

    def _rolling(self, message: Json) -> Roll | None:
        points = [(_number(ms, 0.0, LONGEST), _number(speed, 0.0, 5000.0)) for ms, speed in message["roll"]]
        angle, pace = _number(message.get("angle", 0.0)), _number(message.get("pace", 1.0), *PACES)
        pan, wide = (NARROW * _number(message.get(name, 0.0), -1.0, 1.0) for name in ("pan", "wide"))
        known = self._known.get(ROLL.files[0])
        if not points or known is None:
            return None
        return Roll(known, ROLL.level, points, angle, pan, wide, pace)

    def _play(self, shot: Shot, at: float) -> None:
        if self._clock() - at <= STALE:
            self.mixer.play(shot)

    def _lead(self, roll: Roll | None, at: float) -> None:
        """A ball is heard from where it is by now."""
        if roll is not None:
            roll.advance(min(max(0.0, self._clock() - at), LONGEST / 1000))
        self.mixer.lead(roll)

    def _set_pace(self, pace: float) -> None:
        if self.mixer.roll is not None:
            self.mixer.roll.pace = pace

    def _room(self, on: bool) -> None:
        self._awake = round(ROOM_SLEEPS * RATE) if on else 0
        if self.mixer.room is not None:
            self.mixer.room.wanted = ROOM.level if on else 0.0

    def _stir(self) -> None:
        self.mixer.quiet = 0

    def forget(self) -> None:
        """What was to be heard is past. Volume and room stay as they were asked for."""
        self._obey()
        self.mixer.shots.clear()
        self.mixer.roll = None
        self.mixer.quiet = 0

    @property
    def quiet(self) -> float:
        """Seconds since anything was heard, or asked for, last."""
        return 0.0 if self._orders else self.mixer.quiet / RATE

    def render(self, count: int) -> Samples:
        """The next `count` samples for the device."""
        self._obey()
        if self._awake:
            self._awake = max(0, self._awake - count)
            if not self._awake:
                self._room(False)
        block = self.mixer.render(count) * 32767
        whole: Samples = np.round(block).astype(np.int16)
        return whole

    def _obey(self) -> None:
        while self._orders:
            self._orders.popleft()()


class Booth:
    """A desk and its device, which is opened when something is to be heard and let go in silence.

    Opening and letting go happen on a thread of their own: what hangs there hangs alone.
    """

    def __init__(self, desk: Desk, tell: Callable[[Json], None], *, null: bool = False) -> None:
        self._desk = desk
        self._tell = tell
        self._null = null
        self._wanted = threading.Event()
        self._asked_at = 0.0
        self._told: str | None = None
        threading.Thread(target=self._keep_device, daemon=True).start()

    def hear(self, message: Json) -> None:
        """Do what a message says; the device is needed where something is to be heard, not for silence."""
        self._desk.hear(message)
        if any(message.get(one) for one in HEARD):
            self._wanted.set()

    def _render(self, count: int) -> Samples:
        self._asked_at = time.monotonic()
        return self._desk.render(count)

    def _keep_device(self) -> None:
        while True:
            self._wanted.wait()
            self._wanted.clear()
            try:
                output = Output(self._render, null=self._null)
            except NoOutput as problem:
                print(f"no output: {problem}", file=sys.stderr)
                self._say_output("")
                self._desk.forget()
                time.sleep(TRIED_AGAIN)
                continue
            self._asked_at = time.monotonic()
            self._say_output(output.name)
            gone = self._play_out()
            output.close()
            if gone:
                self._desk.forget()

    def _play_out(self) -> bool:
        """Until nothing has been heard for a while, or the device has gone: whether it has."""
        while True:
            time.sleep(LINGER / 4)
            self._wanted.clear()  # before the look: whoever asks after it has the device opened again
            if self._desk.quiet >= LINGER:
                return False
            if time.monotonic() - self._asked_at > STALLED:
                self._wanted.set()
                return True

    def _say_output(self, name: str) -> None:
        if name != self._told:
            self._told = name
            self._tell({"output": name})


def main(arguments: list[str] | None = None) -> int:
    """Listen to the parent until it is gone. `null`: play to nobody, in real time."""
    null = (sys.argv[1:] if arguments is None else arguments) == ["null"]
    channel, sys.stdout = sys.stdout, sys.stderr
    known, problems = read_all(data_folder("sounds"), recordings())
    for problem in problems:
        print(problem, file=sys.stderr)
    lock = threading.Lock()

    def tell(message: Json) -> None:
        with lock:
            print(json.dumps(message), file=channel, flush=True)

    booth = Booth(Desk(known), tell, null=null)
    tell({"ready": len(known)})
    listen(sys.stdin, booth.hear)
    os._exit(0)  # whatever the device is doing: nobody listens any more


def listen(lines: TextIO, hear: Callable[[Json], None]) -> None:
    """Hand each message to `hear` until the input ends. What is none is left out and told."""
    for line in lines:
        try:
            message = json.loads(line)
            if not isinstance(message, dict):
                raise ValueError("an object is wanted")
            hear(message)
        except (ValueError, TypeError) as problem:
            print(f"not understood: {line.strip()[:80]!r}: {problem}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
