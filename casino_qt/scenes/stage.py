"""One clock for everything that moves on a table. It knows tracks and time, never a game.

State first, picture follows: the table changes at once, then the scene hands over tracks that only retell it.
A track is a function of its progress, so the picture at any moment depends on the time alone; skipping is
"every progress is 1", and a test adds milliseconds by hand.
"""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

from PySide6.QtCore import QAbstractAnimation, QElapsedTimer, QObject

from casino_qt.scenes.timing import STILL, Ease, linear


@dataclass
class Track:
    """One movement. `apply` gets the eased progress: first when the delay is over, last with ease(1).

    `before` runs once when the delay is over, `after` once at the end. Under reduced motion `still` is played
    in its place; without one the end is shown at once. Times are milliseconds of stage time.
    """

    apply: Callable[[float], None]
    duration: float
    ease: Ease = linear
    delay: float = 0.0
    before: Callable[[], None] | None = None
    after: Callable[[], None] | None = None
    still: Track | None = None


def nothing(_progress: float) -> None:
    """The picture of a track that only waits."""


def at(delay: float, call: Callable[[], None]) -> Track:
    """A moment: `call` once, `delay` ms from now."""
    return Track(nothing, 0.0, linear, delay, None, call)


def fade_in(
    opacity: Callable[[float], None],
    delay: float = 0.0,
    before: Callable[[], None] | None = None,
    after: Callable[[], None] | None = None,
    duration: float = STILL,
) -> Track:
    """What reduced motion shows instead of travel: the thing appears at its place."""
    return Track(opacity, duration, linear, delay, before, after)


def linear_fade(opacity: Callable[[float], None], duration: float, after: Callable[[], None]) -> Track:
    """Something that goes: the same with and without motion."""

    def fade(p: float) -> None:
        opacity(1 - p)

    return Track(fade, duration, linear, 0.0, None, after, still=Track(fade, STILL, linear, 0.0, None, after))


def _moment(ms: float) -> float:
    """A time without the dust of floating sums: what is planned for one moment happens at one moment."""
    return round(ms, 6)


@dataclass
class _Playing:
    start: float
    number: int
    track: Track
    begun: bool = False
    ended: bool = False
    end: float = field(init=False)  # asked for at every frame of everything that waits its turn

    def __post_init__(self) -> None:
        self.end = _moment(self.start + self.track.duration)


class Ticker(Protocol):
    """Calls `tick(milliseconds since the last call)` while it runs."""

    def start(self, tick: Callable[[float], None]) -> None: ...

    def stop(self) -> None: ...


class _Pulse(QAbstractAnimation):
    """Qt's own animation timer, shared by all animations, read with a true elapsed time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.elapsed = QElapsedTimer()
        self.tick: Callable[[float], None] | None = None

    def duration(self) -> int:
        return -1  # until stopped

    def updateCurrentTime(self, currentTime: int) -> None:
        passed = self.elapsed.nsecsElapsed() / 1e6
        self.elapsed.start()
        if self.tick is not None:
            self.tick(passed)


class QtTicker:
    """Real time; nothing runs while nothing moves."""

    def __init__(self, parent: QObject | None = None) -> None:
        self._pulse = _Pulse(parent)

    def start(self, tick: Callable[[float], None]) -> None:
        self._pulse.tick = tick
        self._pulse.elapsed.start()
        self._pulse.start()

    def stop(self) -> None:
        self._pulse.stop()


class HandTicker:
    """For tests and still pictures: time passes only when told to."""

    def __init__(self) -> None:
        self._tick: Callable[[float], None] | None = None

    @property
    def running(self) -> bool:
        return self._tick is not None

    def start(self, tick: Callable[[float], None]) -> None:
        self._tick = tick

    def stop(self) -> None:
        self._tick = None

    def advance(self, ms: float) -> None:
        """Let one frame of `ms` milliseconds pass."""
        if self._tick is not None:
            self._tick(ms)

    def run(self, ms: float, frame: float = 16.0) -> None:
        """Let `ms` milliseconds pass in frames, or stop when nothing moves any more."""
        while ms > 0 and self._tick is not None:
            self._tick(min(frame, ms))
            ms -= frame


class Stage:
    """Plays tracks on one clock, which runs only while something moves.

    `speed` 1.0 is as designed and may change in mid-flight without a jump; `reduced` is reduced motion, for
    tracks that start later. After a stall the picture goes on from where it was (MAX_STEP ms at most).
    """

    MAX_STEP = 100.0

    def __init__(self, ticker: Ticker, speed: float = 1.0, reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self._ticker = ticker
        self._now = 0.0
        self._running = False
        self._skipping = False
        self._playing: list[_Playing] = []
        self._due: deque[tuple[int, _Playing]] = deque()  # what has come and is not done: 1 begins, else ends
        self._numbers = itertools.count()
        self._when_idle: list[Callable[[], None]] = []

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits for its turn to move."""
        return bool(self._playing or self._due)

    @property
    def skipping(self) -> bool:
        """Whether everything is being finished at once: what happens now happens in no time."""
        return self._skipping

    @property
    def now(self) -> float:
        """Stage time in ms since the stage was made."""
        return self._now

    @property
    def left(self) -> float:
        """Stage time in ms until the last track known now has ended."""
        return max((playing.end - self._now for playing in self._playing), default=0.0)

    def play(self, tracks: Track | Iterable[Track], delay: float = 0.0) -> None:
        """Add tracks; their delays count from now (plus `delay` ms)."""
        for track in [tracks] if isinstance(tracks, Track) else tracks:
            shown = self._still(track) if self.reduced else track
            self._playing.append(
                _Playing(_moment(self._now + delay + shown.delay), next(self._numbers), shown)
            )
        if self._playing and not self._running:
            self._running = True
            self._ticker.start(self._tick)

    def when_idle(self, call: Callable[[], None]) -> None:
        """Call once everything has ended: at once if nothing moves, after a skip if that is what ends it."""
        self._when_idle.append(call)
        if not self.busy and not self._skipping:
            self._settle()

    def skip(self) -> None:
        """Finish now: every track, and what their ends start, jumps to its last picture in the order of time.

        A skip asked for by a track that is being skipped changes nothing. One asked for in the middle of a
        frame is through with all of that frame when it returns: nothing of it comes later, over what is shown
        then.
        """
        if self._skipping:
            return
        self._skipping = True
        try:
            self._work_off()
            while self._playing:
                self._now = max(self._now, min(playing.end for playing in self._playing))
                self._show()
        finally:
            self._skipping = False
        self._settle()

    @staticmethod
    def _still(track: Track) -> Track:
        if track.still is not None:
            return track.still
        return Track(track.apply, 0.0, track.ease, track.delay, track.before, track.after)

    def _tick(self, ms: float) -> None:
        self._now += min(ms, self.MAX_STEP) * self.speed
        self._show()
        if not self.busy:
            self._settle()

    def _show(self) -> None:
        """Bring every track to the present: starts and ends in the order of time, an end before a start."""
        moments: list[tuple[float, int, int, _Playing]] = []
        for playing in self._playing:
            if playing.start <= self._now and not playing.begun:
                moments.append((playing.start, 1, playing.number, playing))
            if playing.end <= self._now:
                # What takes no time ends right after its own start; whatever else ends makes room first.
                order = 2 if playing.track.duration <= 0 else 0
                moments.append((playing.end, order, playing.number, playing))
        moments.sort(key=lambda moment: moment[:3])
        ended = {id(playing) for _, order, _, playing in moments if order != 1}
        running = [one for one in self._playing if id(one) not in ended and one.start <= self._now]
        self._playing = [one for one in self._playing if id(one) not in ended]
        self._due.extend((order, playing) for _, order, _, playing in moments)
        self._work_off()
        for playing in running:
            if not playing.ended:  # by a skip meanwhile
                track = playing.track
                track.apply(track.ease((self._now - playing.start) / track.duration))

    def _work_off(self) -> None:
        """Do what is due, one after the other; where one fails the rest waits for the next frame."""
        while self._due:
            order, playing = self._due.popleft()
            if order == 1:
                self._begin(playing)
            else:
                self._end(playing)

    @staticmethod
    def _begin(playing: _Playing) -> None:
        playing.begun = True
        if playing.track.before is not None:
            playing.track.before()

    @staticmethod
    def _end(playing: _Playing) -> None:
        playing.ended = True
        playing.track.apply(playing.track.ease(1.0))
        if playing.track.after is not None:
            playing.track.after()

    def _settle(self) -> None:
        if self._running:
            self._running = False
            self._ticker.stop()
        calls, self._when_idle = self._when_idle, []
        for call in calls:
            call()
