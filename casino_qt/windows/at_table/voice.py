"""The voice at one table: what its scene calls goes to the speaker of the house, if the person wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from casino_qt.croupier.voice.speaker import Manner, Speaker
from casino_qt.scenes.game_scene import GameScene
from casino_qt.settings import SPEECH, Settings, Speech

if TYPE_CHECKING:
    from casino_qt.windows.house import House

BRISKER = {50: -8, 100: 0, 200: 15}
"""Per cent the voice is slower or brisker at a speed of the table: it follows, but it does not hurry."""

JOINT = ", "
"""Between what was called already and what is called with it now, on a cartouche that keeps both."""


def manner_of(settings: Settings, table: str) -> Manner:
    """How the calls of `table` are spoken at the speed of the day."""
    speech = SPEECH[table]
    return Manner(
        speech.voice.__get__(settings, Settings),
        speech.volume.__get__(settings, Settings),
        speech.rate.__get__(settings, Settings) + BRISKER[settings.speed],
    )


class TableVoice(QObject):
    """Speaks as long as the person sits there and sees it. Reduced motion changes nothing in that.

    What was called before a new coup, a skip, another tongue or the way out is stale.
    """

    def __init__(self, page: QWidget, table: str, scene: GameScene, house: House) -> None:
        super().__init__(page)
        self._page = page
        self._table = table
        self._house = house
        self._speech: Speech = SPEECH[table]
        self._said = ""
        scene.voiced.connect(self._called)
        scene.hurried.connect(self.drop)
        scene.busy_changed.connect(self._busy)
        self._house.settings.changed.connect(self._changed)

    @property
    def on(self) -> bool:
        """Whether the person wants to hear this table; who mutes the house mutes its voice."""
        settings = self._house.settings
        return settings.sound and self._speech.on.__get__(settings, Settings)

    def begin(self) -> None:
        """The person has sat down: the engine may wake up before the first call."""
        if self.on:
            self._speaker().prepare()

    def drop(self) -> None:
        """What was called is stale."""
        self._said = ""
        if self._house.speaks:
            self._speaker().drop()

    def _speaker(self) -> Speaker:
        return self._house.speaker

    def _called(self, words: str) -> None:
        if self.on and self._page.isVisible() and not self._page.window().isMinimized():
            settings, speaker = self._house.settings, self._speaker()
            speaker.manner = manner_of(settings, self._table)
            speaker.call(self._new(words), self._speech.tongue.__get__(settings, Settings))
            self._said = words

    def _new(self, words: str) -> str:
        """Without what was said a moment ago: after "Sept" only "deux, …" of "Sept, deux, …"."""
        begun = self._said + JOINT
        return words.removeprefix(begun) if self._said else words

    def _busy(self, telling: bool) -> None:
        """A new coup is told: nobody wants to hear the one before any more."""
        if telling:
            self.drop()

    def _changed(self, key: str) -> None:
        switched = key in (self._speech.on.key, Settings.sound.key)
        if switched and self.on:
            self._speaker().prepare()
        elif switched or key == self._speech.tongue.key:
            self.drop()
