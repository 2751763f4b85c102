"""Qt's speech engine: SAPI and WinRT on Windows, AVFoundation on macOS, and speech-dispatcher.

QtTextToSpeech comes with PySide6-Addons (175 MB), which not every installation has; nothing is imported by
name. A frozen program for Windows or macOS needs the module PySide6.QtTextToSpeech, the plugins of the folder
texttospeech, and the libraries Qt6TextToSpeech, Qt6Multimedia, Qt6Concurrent and Qt6Network they link to.
"""

from __future__ import annotations

import importlib
from typing import Any

from PySide6.QtCore import QLocale

from casino_qt.croupier.voice.engine import NO_ENGINE, NO_MODULE, News, Trouble
from casino_qt.croupier.voice.voices import Voice

MODULE = "PySide6.QtTextToSpeech"
DUMB = ("", "mock")  # Qt's own engine for tests is no voice


class QtEngine:
    """Raises Trouble where Qt has no speech here."""

    def __init__(self, engine: Any = None) -> None:
        """`engine` is the QTextToSpeech to use; left out, the first that Qt has."""
        self.news = News()
        self._engine = _open() if engine is None else engine
        self._found: dict[Voice, tuple[Any, Any]] = {}
        self._engine.stateChanged.connect(self._changed)

    def voices(self, tongue: str) -> list[Voice]:
        """Those of all its regions."""
        language = QLocale(tongue).language()
        voices: list[Voice] = []
        for locale in self._engine.availableLocales():
            if locale.language() == language:
                self._engine.setLocale(locale)
                for one in self._engine.availableVoices():
                    voice = Voice(one.name(), locale.name().partition("_")[2])
                    self._found.setdefault(voice, (locale, one))
                    voices.append(voice)
        return voices

    def say(self, words: str, voice: Voice, rate: float, volume: float) -> None:
        """A voice brings its locale with it."""
        locale, one = self._found[voice]
        self._engine.setLocale(locale)
        self._engine.setVoice(one)
        self._engine.setRate(rate)
        self._engine.setVolume(volume)
        self._engine.say(words)

    def stop(self) -> None:
        """At once, in the middle of a word."""
        self._engine.stop()

    def _changed(self, state: Any) -> None:
        if state.name in ("Speaking", "Synthesizing"):
            self.news.sounding.emit()
        elif state.name == "Ready":
            self.news.silent.emit()
        elif state.name == "Error":
            self.news.broken.emit(self._engine.errorString())


def _open() -> Any:
    try:
        speech = importlib.import_module(MODULE).QTextToSpeech
    except ImportError as error:  # not installed, or a library of the system is missing
        raise Trouble(NO_MODULE, str(error)) from error
    names = [name for name in speech.availableEngines() if name not in DUMB]
    if not names:
        raise Trouble(NO_ENGINE)
    made = speech(names[0])
    if made.state() == speech.State.Error:
        raise Trouble(NO_ENGINE, made.errorString())
    return made
