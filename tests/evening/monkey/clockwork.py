"""Event time for whatever reads a clock: an evening is the same on a quick machine and on a slow one.

What a timer of the program waits for, how long it fades, glides or guards is counted by one `Timekeeper`; it
goes on only when told to. Timers without an interval are Qt's own: they are no time, but the order of things.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QObject, QTimer, QVariantAnimation
from shiboken6 import isValid

from casino_qt import scenes, windows
from casino_qt.scenes.stage import HandTicker
from casino_qt.windows.kit.guard import Guard

LONG = 60_000.0  # milliseconds


class Timekeeper(HandTicker):
    """The clocks of all pages, timers and movements: they go on together; whose owner is gone stands still.

    Counts the time that has passed, whether something moved or not.
    """

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0
        self.slept = 0.0
        """Milliseconds in which nothing went on but the clock on the wall: the machine was asleep."""
        self._of: list[tuple[QObject, HandTicker]] = []
        self._timers: list[EventTimer] = []
        self._moves: list[EventMove] = []

    def clock_of(self, page: QObject) -> HandTicker:
        """A clock for a page."""
        self._of.append((page, clock := HandTicker()))
        return clock

    @property
    def seconds(self) -> float:
        """What a clock tells."""
        return self.passed / 1_000

    def wait_for(self, timer: EventTimer) -> None:
        """It is told when it is due; where it is waited for already it is due anew."""
        self.forget(timer)
        self._timers.append(timer)

    def forget(self, timer: EventTimer) -> None:
        """It is not told any more."""
        self._timers = [one for one in self._timers if one is not timer]

    def move(self, one: EventMove) -> None:
        """It is moved on."""
        if all(one is not known for known in self._moves):
            self._moves.append(one)

    @property
    def running(self) -> bool:
        """Whether anything moves anywhere."""
        self._of = [(page, clock) for page, clock in self._of if isValid(page)]
        self._moves = [one for one in self._moves if isValid(one) and one.state() != one.State.Stopped]
        return bool(self._moves) or any(clock.running for _, clock in self._of)

    def advance(self, ms: float) -> None:
        """Let one frame pass everywhere."""
        self.passed += ms
        for page, clock in list(self._of):
            if isValid(page):
                clock.advance(ms)
        for one in list(self._moves):
            if isValid(one):
                one.go_on(ms)
        while due := [timer for timer in self._timers if isValid(timer) and timer.due <= self.passed]:
            min(due, key=lambda timer: timer.due).ring()

    def run(self, ms: float, frame: float = 100.0) -> None:
        """As always, in larger steps: nobody looks at what is between, nor sits still for what never ends."""
        left = ms
        while left > 0 and (self.running or ms < LONG):
            step = min(frame, left) if self.running else left
            self._timers = [timer for timer in self._timers if isValid(timer)]
            step = min([step, *(timer.due - self.passed for timer in self._timers)])
            self.advance(step)
            left -= step


class EventTimer(QTimer):
    """A timer whose time is that of the evening."""

    keeper: ClassVar[Timekeeper]

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.due = 0.0
        self._waits = False

    def start(self, interval: int | None = None) -> None:
        """As Qt's own. Without an interval it is Qt's own."""
        if interval is not None:
            self.setInterval(interval)
        if self.interval() == 0:
            super().start()
            return
        self._waits, self.due = True, self.keeper.passed + self.interval()
        self.keeper.wait_for(self)

    def stop(self) -> None:
        super().stop()
        self._waits = False
        self.keeper.forget(self)

    def isActive(self) -> bool:
        return self._waits or super().isActive()

    def ring(self) -> None:
        """Its time has come."""
        if self.isSingleShot():
            self.stop()
        else:
            self.start()
        self.timeout.emit()


class EventMove(QVariantAnimation):
    """A movement whose time is that of the evening."""

    keeper: ClassVar[Timekeeper]

    def start(self, policy: QVariantAnimation.DeletionPolicy | None = None) -> None:
        """As Qt's own, but it goes on only when told to."""
        super().start(self.DeletionPolicy.KeepWhenStopped if policy is None else policy)
        self.pause()
        self.keeper.move(self)

    def go_on(self, ms: float) -> None:
        """So much has passed."""
        if self.state() != self.State.Stopped:
            self.setCurrentTime(min(self.currentTime() + round(ms), self.duration()))


class EventElapsed:
    """What has passed since, as `QElapsedTimer` tells it."""

    keeper: ClassVar[Timekeeper]

    def __init__(self) -> None:
        self._since: float | None = None

    def start(self) -> None:
        self._since = self.keeper.passed

    def isValid(self) -> bool:
        return self._since is not None

    def elapsed(self) -> int:
        return 0 if self._since is None else int(self.keeper.passed - self._since)

    def hasExpired(self, timeout: int) -> bool:
        return self._since is None or self.elapsed() > timeout


def everything_by(keeper: Timekeeper, patch: pytest.MonkeyPatch) -> None:
    """From now on the house counts the time of `keeper`; what is begun meanwhile must end before `patch`."""
    for room in (scenes, windows):
        for found in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
            importlib.import_module(found.name)  # whoever comes later would have a true clock
    kinds = {"QTimer": EventTimer, "QVariantAnimation": EventMove, "QElapsedTimer": EventElapsed}
    instead: dict[str, Any] = {**kinds, "monotonic": lambda: keeper.seconds}
    for kind in kinds.values():
        patch.setattr(kind, "keeper", keeper, raising=False)
    for name, module in list(sys.modules.items()):
        if name.startswith((f"{scenes.__name__}.", f"{windows.__name__}.")):
            for known, other in instead.items():
                if hasattr(module, known):
                    patch.setattr(module, known, other)
    patch.setattr(Guard.__init__, "__defaults__", (lambda: keeper.seconds,))
