"""The child's side of the voice: Qt's speech engine in a process of its own, killed when it does not answer.

Its constructor was seen to take seconds, and for ever where there is no audio device. Lines of JSON come in:

    {"do": "voices", "tongues": [...]}  → {"voices": {tongue: [[name, region], ...]}}
    {"do": "say", "words", "tongue", "voice", "rate", "volume"}
        → {"meanwhile": "speaking", "after": ms}, at the end {"ended": whether it was said to the end}
    {"do": "hush"}  ends what is being said; nothing is answered to it but the end of that

Instead of any of these {"trouble": NO_MODULE, NO_ENGINE, NO_VOICE or BROKEN, "detail": ...}.

QtTextToSpeech comes with PySide6-Addons, which not every installation has: nothing here is imported by name.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, QTimer, Signal

from casino_qt.croupier.voice.voices import Voice, best_first
from casino_qt.serving import ORPHANED

MODULE = "PySide6.QtTextToSpeech"
NO_MODULE, NO_ENGINE, NO_VOICE, BROKEN = "no_module", "no_engine", "no_voice", "broken"
DUMB = ("", "mock")  # Qt's own engine for tests is no voice
HUSHED_WITHIN = 400  # ms an engine has to fall silent before it counts as silent
LEAVE_WITHIN = 1.0  # seconds to leave in good order when the parent has gone

Json = dict[str, Any]


class Trouble(Exception):
    """Why there is no voice: one of the four words above, and the system's own words about it."""

    def __init__(self, what: str, detail: str = "") -> None:
        super().__init__(detail)
        self.what = what
        self.detail = detail


def open_engine(engine: str | None = None) -> Any:
    """Qt's speech engine, ready. Raises Trouble. May block for ever: only a child may call it."""
    try:
        speech = importlib.import_module(MODULE).QTextToSpeech
    except ImportError as error:  # not installed, or a library of the system is missing
        raise Trouble(NO_MODULE, str(error)) from error
    names = [name for name in speech.availableEngines() if name not in DUMB] if engine is None else [engine]
    if not names:
        raise Trouble(NO_ENGINE)
    made = speech(names[0])
    if made.state() == speech.State.Error:
        raise Trouble(NO_ENGINE, made.errorString())
    return made


class Mouth(QObject):
    """Speaks one thing at a time. `tell` sends a line to the parent."""

    def __init__(
        self,
        tell: Callable[[Json], None],
        make: Callable[[], Any] = open_engine,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._tell = tell
        self._make = make
        self._engine: Any = None
        self._voices: dict[str, list[tuple[Voice, Any]]] = {}
        self._began: float | None = None  # when something was asked to be said that has not ended
        self._sounding = False
        self._hush_by = QTimer(self)
        self._hush_by.setSingleShot(True)
        self._hush_by.setInterval(HUSHED_WITHIN)
        self._hush_by.timeout.connect(lambda: self._end(False))
        self._cut = False

    def hear(self, line: str) -> None:
        """One request."""
        request = json.loads(line)
        try:
            match request["do"]:
                case "voices":
                    tongues = {tongue: self._of(tongue) for tongue in request["tongues"]}
                    listed = {
                        tongue: [[voice.name, voice.region] for voice, _ in found]
                        for tongue, found in tongues.items()
                    }
                    self._tell({"voices": listed})
                case "say":
                    self._say(request)
                case "hush":
                    self._hush()
                case other:
                    raise ValueError(f"the voice cannot {other!r}")
        except Trouble as trouble:
            self._began = None
            self._tell({"trouble": trouble.what, "detail": trouble.detail})

    def _ready(self) -> Any:
        if self._engine is None:
            self._engine = self._make()
            self._engine.stateChanged.connect(self._state_changed)
        return self._engine

    def _of(self, tongue: str) -> list[tuple[Voice, Any]]:
        """The voices of a tongue, best first, each with Qt's."""
        if tongue not in self._voices:
            engine = self._ready()
            language = QLocale(tongue).language()
            found: dict[Voice, tuple[Any, Any]] = {}
            for locale in engine.availableLocales():
                if locale.language() == language:
                    region = locale.name().partition("_")[2]
                    engine.setLocale(locale)
                    for voice in engine.availableVoices():
                        found.setdefault(Voice(voice.name(), region), (locale, voice))
            self._voices[tongue] = [(voice, found[voice]) for voice in best_first(found, tongue)]
        return self._voices[tongue]

    def _say(self, request: Json) -> None:
        voices = self._of(request["tongue"])
        if not voices:
            raise Trouble(NO_VOICE, request["tongue"])
        engine = self._ready()
        chosen = next((pair for pair in voices if pair[0].name == request["voice"]), voices[0])
        locale, voice = chosen[1]
        engine.setLocale(locale)
        engine.setVoice(voice)
        engine.setRate(request["rate"])
        engine.setVolume(request["volume"])
        self._began, self._sounding, self._cut = time.monotonic(), False, False
        engine.say(request["words"])

    def _hush(self) -> None:
        if self._began is not None:
            self._cut = True
            self._hush_by.start()
            self._engine.stop()

    def _state_changed(self, state: Any) -> None:
        if self._began is None:
            return
        if state.name in ("Speaking", "Synthesizing") and not self._sounding:
            self._sounding = True
            self._tell({"meanwhile": "speaking", "after": round((time.monotonic() - self._began) * 1000)})
        elif state.name == "Ready" and (self._sounding or self._cut):
            self._end(not self._cut)
        elif state.name == "Error":
            self._hush_by.stop()
            self._began = None
            self._tell({"trouble": BROKEN, "detail": self._engine.errorString()})

    def _end(self, whole: bool) -> None:
        self._hush_by.stop()
        if self._began is not None:
            self._began = None
            self._tell({"ended": whole})


class _Ear(QObject):
    """Listens to the parent beside the event loop; a parent that has gone takes the child with it."""

    heard = Signal(str)
    gone = Signal()

    def listen(self) -> None:
        """Until the input ends."""
        for line in sys.stdin:
            self.heard.emit(line)
        self.gone.emit()
        time.sleep(LEAVE_WITHIN)
        os._exit(ORPHANED)  # the engine holds the event loop


def main() -> int:
    """Serve until the input ends."""
    # The speech of macOS reports to its own kind of event loop, which Qt has to be asked for without windows.
    os.environ.setdefault("QT_EVENT_DISPATCHER_CORE_FOUNDATION", "1")
    channel, sys.stdout = sys.stdout, sys.stderr  # what an engine prints is no answer
    app = QCoreApplication(sys.argv[:1])
    mouth = Mouth(lambda answer: print(json.dumps(answer), file=channel, flush=True))
    ear = _Ear()
    ear.heard.connect(mouth.hear, Qt.ConnectionType.QueuedConnection)
    ear.gone.connect(app.quit, Qt.ConnectionType.QueuedConnection)
    threading.Thread(target=ear.listen, daemon=True).start()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
