"""The child's side of the voice: the system's engine in a process of its own, killed when it does not answer.

Engines were seen to take seconds to open, and for ever where there is no audio device. Lines of JSON come in:

    {"do": "voices", "tongues": [...]}  → {"voices": {tongue: [[name, region], ...]}}
    {"do": "say", "words", "tongue", "voice", "rate", "volume"}
        → {"meanwhile": "speaking", "after": ms}, at the end {"ended": whether it was said to the end}
    {"do": "hush"}  ends what is being said; nothing is answered to it but the end of that

Instead of any of these {"trouble": one of the words of `engine`, "detail": ...}.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal

from casino_qt.croupier.voice.engine import BROKEN, NO_VOICE, Engine, Trouble
from casino_qt.croupier.voice.voices import Voice, best_first
from casino_qt.serving import ORPHANED

HUSHED_WITHIN = 400  # ms an engine has to fall silent before it counts as silent
LEAVE_WITHIN = 1.0  # seconds to leave in good order when the parent has gone

Json = dict[str, Any]


def open_engine() -> Engine:
    """The speech of this system. Raises Trouble. May block for ever: only a child may call it."""
    if sys.platform in ("win32", "darwin"):
        from casino_qt.croupier.voice.qt_engine import QtEngine

        return QtEngine()
    from casino_qt.croupier.voice.dispatcher import Dispatcher

    return Dispatcher()


class Mouth(QObject):
    """Speaks one thing at a time. `tell` sends a line to the parent."""

    def __init__(
        self,
        tell: Callable[[Json], None],
        make: Callable[[], Engine] = open_engine,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._tell = tell
        self._make = make
        self._engine: Engine | None = None
        self._voices: dict[str, list[Voice]] = {}
        self._began: float | None = None  # when something was asked to be said that has not ended
        self._sounding = False
        self._cut = False
        self._hush_by = QTimer(self)
        self._hush_by.setSingleShot(True)
        self._hush_by.setInterval(HUSHED_WITHIN)
        self._hush_by.timeout.connect(lambda: self._end(False))

    def hear(self, line: str) -> None:
        """One request."""
        request = json.loads(line)
        try:
            match request["do"]:
                case "voices":
                    tongues = {tongue: self._of(tongue) for tongue in request["tongues"]}
                    listed = {
                        tongue: [[voice.name, voice.region] for voice in found]
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

    def _ready(self) -> Engine:
        if self._engine is None:
            self._engine = self._make()
            # Engines may tell from threads of their own.
            queued = Qt.ConnectionType.QueuedConnection
            self._engine.news.sounding.connect(self._sounds, queued)
            self._engine.news.silent.connect(self._silent, queued)
            self._engine.news.broken.connect(self._broken, queued)
        return self._engine

    def _of(self, tongue: str) -> list[Voice]:
        """The voices of a tongue, best first."""
        if tongue not in self._voices:
            self._voices[tongue] = best_first(self._ready().voices(tongue), tongue)
        return self._voices[tongue]

    def _say(self, request: Json) -> None:
        voices = self._of(request["tongue"])
        if not voices:
            raise Trouble(NO_VOICE, request["tongue"])
        voice = next((voice for voice in voices if voice.name == request["voice"]), voices[0])
        self._began, self._sounding, self._cut = time.monotonic(), False, False
        self._ready().say(request["words"], voice, request["rate"], request["volume"])

    def _hush(self) -> None:
        if self._began is not None:
            self._cut = True
            self._hush_by.start()
            self._ready().stop()

    def _sounds(self) -> None:
        if self._began is not None and not self._sounding:
            self._sounding = True
            self._tell({"meanwhile": "speaking", "after": round((time.monotonic() - self._began) * 1000)})

    def _silent(self) -> None:
        """The engine is silent; before it has begun to sound that means nothing."""
        if self._sounding or self._cut:
            self._end(not self._cut)

    def _broken(self, detail: str) -> None:
        self._hush_by.stop()
        if self._began is not None:
            self._began = None
            self._tell({"trouble": BROKEN, "detail": detail})

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
