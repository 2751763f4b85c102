"""What the child that speaks needs of an engine, and why there may be none."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal

from casino_qt.croupier.voice.voices import Voice

NO_MODULE, NO_ENGINE, NO_VOICE, BROKEN = "no_module", "no_engine", "no_voice", "broken"


class Trouble(Exception):
    """Why there is no voice: one of the four words above, and the system's own words about it."""

    def __init__(self, what: str, detail: str = "") -> None:
        super().__init__(detail)
        self.what = what
        self.detail = detail


class News(QObject):
    """What an engine tells while it works; may come from another thread."""

    sounding = Signal()
    silent = Signal()
    broken = Signal(str)


class Engine(Protocol):
    """One way to speak. Its constructor may take seconds, or for ever: only a child may call it."""

    news: News

    def voices(self, tongue: str) -> list[Voice]:
        """All voices of a tongue, in any order."""

    def say(self, words: str, voice: Voice, rate: float, volume: float) -> None:
        """Begin to speak: `rate` -1 … 1 round the usual one, `volume` 0 … 1. Nothing else is being said."""

    def stop(self) -> None:
        """Fall silent."""
