"""A coup and a spin in real time with the voice on: from the moment a call is shown to its sound."""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from casino_qt.croupier.spoken.reading import read_out
from casino_qt.croupier.voice.queue import LATE
from casino_qt.croupier.voice.speaker import Speaker
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.windows.at_table.voice import TableVoice
from tests.screenshots.evening import Evening
from tests.screenshots.fit import BlankPictures
from tests.voice_recorded.room import RATE, Ear

FRANC = 100
SETTLE = 3.0  # seconds after the last picture in which the last call is heard out


@dataclass(frozen=True, slots=True)
class Told:
    """A round with its voice: calls shown and when, those spoken with the ms from picture to sound."""

    table: str
    shown: list[str]
    spoken: list[tuple[str, float]]
    overlaps: int
    samples: array[int]


class Listener:
    """Notes when each call was handed to the voice, when it began and when it ended."""

    def __init__(self, speaker: Speaker, ear: Ear) -> None:
        self.shown: list[str] = []
        self.spoken: list[tuple[str, float]] = []
        self.overlaps = 0
        self._ear = ear
        self._call, self._speaking = speaker.call, False
        speaker.call = self._called  # type: ignore[method-assign]  # the speaker itself goes on as ever
        speaker.started.connect(self._started)
        speaker.ended.connect(self._ended)
        self._since: dict[str, float] = {}
        self._quiet = 0.0  # when the call before had ended
        self._begun: list[tuple[str, float, float]] = []

    def _called(self, words: str, tongue: str) -> None:
        self.shown.append(read_out(words, tongue))
        self._since[self.shown[-1]] = time.monotonic()
        self._call(words, tongue)

    def _started(self, words: str) -> None:
        self.overlaps += self._speaking
        self._speaking = True
        self._begun.append((words, self._since[words], self._quiet))

    def _ended(self, _words: str, _whole: bool) -> None:
        self._speaking = False
        self._quiet = time.monotonic()

    def sounds(self) -> None:
        """Find the sound of everything that was begun: after its picture, and after the call before."""
        for words, since, quiet in self._begun:
            first = self._ear.first_sound(self._ear.at(max(since, quiet)), 0.1)
            if first is not None:
                self.spoken.append((words, 1000 * (self._ear.moment(first) - since)))


def run(evening: Evening, seconds: float, over: Callable[[], bool]) -> None:
    """Let time pass at the table as fast as it really does, until `over`."""
    last = deadline = time.monotonic()
    deadline += seconds
    while time.monotonic() < deadline and not over():
        now = time.monotonic()
        evening.clock.run(1000 * (now - last), 1000 * (now - last) + 1)
        last = now
        QApplication.processEvents()
        time.sleep(0.008)


def play(folder: Path, ear: Ear, speaker: Speaker, table: str) -> Told:
    """One round at `table` (trente et quarante or the roulette) from bet to payment."""
    evening = Evening(folder, QSize(1280, 720), "en", "2", pictures=BlankPictures())
    evening.settings.trente_et_quarante_voice_on = evening.settings.roulette_voice_on = True
    try:
        if table == "roulette":
            page = evening.sit_at_roulette()
            begin = ear.now()
            listener = _listen(evening, speaker, ear, page.voice)
            page.controller.bet("rouge", 5 * FRANC)
            page.primary_pressed()
        else:
            cards = evening.sit_down()
            cards.controller.cut(156)
            evening.to_the_end()
            begin = ear.now()
            listener = _listen(evening, speaker, ear, cards.voice)
            cards.controller.bet(Spot.ROUGE, 5 * FRANC)
            cards.controller.coup()
        run(evening, 90, lambda: not evening.clock.running)
        run(evening, SETTLE, lambda: False)
        listener.sounds()
        return Told(table, listener.shown, listener.spoken, listener.overlaps, ear.since(begin))
    finally:
        evening.house._speaker = None
        evening.close()


def _listen(evening: Evening, speaker: Speaker, ear: Ear, voice: TableVoice) -> Listener:
    """The house gets its voice only now: what was called on the way in is not part of it."""
    evening.house._speaker = speaker
    voice.begin()
    return Listener(speaker, ear)


def judge(told: Told) -> str:
    """A line about a round. Raises ValueError where the voice lagged, overlapped or was missing."""
    if told.overlaps:
        raise ValueError(f"{told.table}: {told.overlaps} calls began while another was spoken")
    if len(told.spoken) < 3:
        raise ValueError(f"{told.table}: only {told.spoken} of {told.shown} were spoken")
    latest = max(ms for _, ms in told.spoken)
    if latest > LATE + 700:
        raise ValueError(f"{told.table}: a call was heard {latest:.0f} ms after its picture")
    heard = ", ".join(f"{words} ({ms:.0f} ms)" for words, ms in told.spoken)
    spoken = f"{len(told.spoken)} of {len(told.shown)} calls spoken in {len(told.samples) / RATE:.0f} s"
    return f"{told.table}: {spoken}; picture to sound: {heard}"
