"""The window's side of the voice: calls go out as they are shown, what comes too late is dropped.

Nobody here ever waits for the child that speaks. One that does not answer in time is killed and another one
begun at once; when that fails too the voice is null: silent, with the reason kept for whoever looks for it in
the settings. A null voice takes calls like any other. A child that begins is asked for its voices first: what
is called meanwhile waits in the queue, and so is not spoken when the engine took too long to open.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from casino_qt.child import Child, Command, own_command
from casino_qt.croupier.spoken.reading import read_out
from casino_qt.croupier.tongues import TONGUES
from casino_qt.croupier.voice.engine import NO_ENGINE, NO_MODULE, NO_VOICE
from casino_qt.croupier.voice.queue import CallQueue, Step, Utterance
from casino_qt.croupier.voice.voices import Voice
from casino_qt.loudness import amplitude

ABSENT, SILENT, DIED = "absent", "silent", "died"
"""Why there is no voice, besides what the child itself says: it cannot be started, does not answer, dies."""

OPEN_LIMIT = 12_000  # ms from the first request until the engine has answered: its daemon may have to start
START_LIMIT = 4_000  # ms from a call to its first sound, once the engine is open
SPEAK_LIMIT, SPEAK_LIMIT_PER_LETTER = 4_000, 220  # ms for all of it, at the slowest rate
RETIRE_AFTER = 20 * 60_000  # ms without a call after which the child goes home
TRIES = 2  # how often running one may fail before the voice is null
TO_THE_POINT = frozenset({NO_MODULE, NO_ENGINE, ABSENT})
"""What another try would not change."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How one speaks: the name of a voice ("": the best of the tongue), its loudness, and how fast.

    `volume` and `rate` are per cent: of the loudness felt, and of the pace the voice was made with.
    """

    voice: str = ""
    volume: int = 100
    rate: int = 100

    def request(self) -> dict[str, object]:
        """The same as Qt's engine wants it: 0 … 1, and -1 … 1 round the usual rate."""
        return {
            "voice": self.voice,
            "volume": amplitude(self.volume),
            "rate": max(-1.0, min(1.0, (self.rate - 100) / 100)),
        }


def command() -> Command:
    """How the child that speaks is started."""
    return own_command("--voice", "casino_qt.croupier.voice.mouth")


def clock() -> float:
    """Milliseconds."""
    return time.monotonic() * 1000


class Speaker(QObject):
    """Speaks the calls of whoever sits at a table. Starts a child once there is something to say."""

    started = Signal(str)
    """These words are heard now."""
    ended = Signal(str, bool)
    """They are over; whether they were said to the end."""
    listed = Signal()
    """`voices` holds the voices of the machine now."""
    reason_changed = Signal(str)
    """Why the voice is null; "": it is not."""

    def __init__(
        self,
        parent: QObject | None = None,
        start: Callable[[], Command] = command,
        now: Callable[[], float] = clock,
    ) -> None:
        super().__init__(parent)
        self.voices: dict[str, list[Voice]] | None = None
        self.reason = ""
        self.detail = ""
        """The system's own words about the reason, for those who can read them."""
        self.manner = Manner()
        self._now = now
        self._queue = CallQueue()
        self._next: Utterance | None = None
        self._failures = 0
        self._lacking: set[str] = set()
        self._open = False  # whether the child has answered yet
        self._child = Child("voice", start, RETIRE_AFTER, self)
        self._child.answered.connect(self._answered)
        self._child.meanwhile.connect(self._meanwhile)
        self._child.broke.connect(lambda _job, why: self._failed(DIED, why))
        self._child.absent.connect(lambda _job: self._failed(ABSENT))
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.timeout.connect(lambda: self._failed(SILENT))
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._flush)

    # -- what the table does -----------------------------------------------------------------------------

    def call(self, words: str, tongue: str) -> None:
        """`words` of `tongue` are shown now. Of those shown in one moment only the last is spoken."""
        if self.reason or tongue in self._lacking:
            return
        self._next = Utterance(read_out(words, tongue), tongue, self._now())
        self._soon.start(0)

    def drop(self) -> None:
        """What was called is stale: a new coup, a skipped picture, another tongue, the person has left."""
        self._next = None
        self._soon.stop()
        self._take(self._queue.drop())

    def prepare(self) -> None:
        """Wake the engine before it is needed: its first answer may take seconds."""
        if not self.reason and not self._queue.busy and (self.voices is None or not self._child.running):
            self._wake()

    def _wake(self) -> None:
        self._queue.occupy()
        self._give({"do": "voices", "tongues": list(TONGUES)}, None)

    def again(self) -> None:
        """Forget why there was no voice, and ask the machine anew."""
        self._failures = 0
        self._lacking.clear()
        if not self._queue.busy:
            self.voices = None
        self._because("")
        self.prepare()

    def close(self) -> None:
        """Say nothing more."""
        self._next = None
        self._soon.stop()
        self._limit.stop()
        self._queue = CallQueue()
        self._child.close()

    # -- the mouth ---------------------------------------------------------------------------------------

    def _flush(self) -> None:
        call, self._next = self._next, None
        if call is not None:
            if not self._child.running and not self._queue.busy:
                self._wake()
            self._take(self._queue.offer(call))

    def _take(self, step: Step) -> None:
        if step.hush and self._child.job is not None:
            self._child.call_to({"do": "hush"})
        if step.say is not None:
            request = {"do": "say", "words": step.say.words, "tongue": step.say.tongue}
            self._give(request | self.manner.request(), step.say)

    def _give(self, request: Mapping[str, object], call: Utterance | None) -> None:
        self._open = self._open and self._child.running
        self._limit.start(START_LIMIT if self._open else OPEN_LIMIT)
        self._child.give(call or request["do"], request)

    def _meanwhile(self, job: object, _news: object) -> None:
        self._open = True
        if isinstance(job, Utterance):
            self._limit.start(SPEAK_LIMIT + SPEAK_LIMIT_PER_LETTER * len(job.words))
            self.started.emit(job.words)

    def _answered(self, job: object, answer: dict[str, object]) -> None:
        self._limit.stop()
        trouble = answer.get("trouble")
        if trouble == NO_VOICE and isinstance(job, Utterance):
            self._lacking.add(job.tongue)
        elif trouble is not None:
            self._failed(str(trouble), str(answer.get("detail", "")))
            return
        self._open = True
        listed = answer.get("voices")
        if isinstance(listed, dict):
            self.voices = {tongue: [Voice(*pair) for pair in found] for tongue, found in listed.items()}
            self._lacking = {tongue for tongue, found in self.voices.items() if not found}
            self.listed.emit()
        elif isinstance(job, Utterance):
            self._failures = 0  # not before: an engine may have voices, and die of each word
            self.ended.emit(job.words, bool(answer.get("ended")))
        self._take(self._queue.ended(self._now()))

    def _failed(self, why: str, detail: str = "") -> None:
        """The child is no use any more, takes too long, or has gone."""
        self._limit.stop()
        self._child.drop()
        self._failures += 1
        self.detail = detail
        if why in TO_THE_POINT or self._failures >= TRIES:
            self._queue = CallQueue()
            self._because(why)
        else:
            self._wake()

    def _because(self, reason: str) -> None:
        if reason != self.reason:
            self.reason = reason
            self.reason_changed.emit(reason)


class NullSpeaker(Speaker):
    """Takes everything and says nothing; starts no child. Where nothing is seen nobody speaks either."""

    def call(self, words: str, tongue: str) -> None:
        """Nothing is heard."""

    def drop(self) -> None:
        """Nothing was."""

    def prepare(self) -> None:
        """Nobody is asked."""
