"""The child's side of the voice, over an engine of wood; and the real child where no speech is installed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from enum import Enum
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal
from pytestqt.qtbot import QtBot

from casino_qt.child import own_environment
from casino_qt.croupier.voice import dispatcher, mouth, qt_engine
from casino_qt.croupier.voice.dispatcher import Dispatcher
from casino_qt.croupier.voice.engine import Trouble
from casino_qt.croupier.voice.mouth import Mouth, open_engine
from casino_qt.croupier.voice.qt_engine import QtEngine
from casino_qt.croupier.voice.voices import Voice
from tests.patience import PATIENCE


class State(Enum):
    """The states of Qt's engine that matter here."""

    Ready = 0
    Speaking = 1
    Error = 3


class WoodenVoice:
    """A voice as Qt has it."""

    def __init__(self, name: str) -> None:
        self._name = name

    def name(self) -> str:
        return self._name


class WoodenEngine(QObject):
    """Does what it is told and notes it; the test moves its state."""

    stateChanged = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.done: list[tuple[str, Any]] = []
        self.falls_silent = True

    def availableLocales(self) -> list[QLocale]:
        return [QLocale("fr_CA"), QLocale("fr_FR"), QLocale("cs_CZ")]

    def setLocale(self, locale: QLocale) -> None:
        self.locale = locale
        self.done.append(("locale", locale.name()))

    def availableVoices(self) -> list[WoodenVoice]:
        name = {"fr_CA": "Amélie", "fr_FR": "Thomas", "cs_CZ": "Zuzana"}[self.locale.name()]
        return [WoodenVoice(name)]

    def setVoice(self, voice: WoodenVoice) -> None:
        self.done.append(("voice", voice.name()))

    def setRate(self, rate: float) -> None:
        self.done.append(("rate", rate))

    def setVolume(self, volume: float) -> None:
        self.done.append(("volume", volume))

    def say(self, words: str) -> None:
        self.done.append(("say", words))

    def stop(self) -> None:
        self.done.append(("stop", None))
        if self.falls_silent:
            self.stateChanged.emit(State.Ready)

    def errorString(self) -> str:
        return "the daemon is gone"


@pytest.fixture
def engine(qtbot: QtBot) -> WoodenEngine:
    return WoodenEngine()


@pytest.fixture
def told() -> list[dict[str, Any]]:
    return []


@pytest.fixture
def child(engine: WoodenEngine, told: list[dict[str, Any]]) -> Mouth:
    return Mouth(told.append, lambda: QtEngine(engine))


@pytest.fixture
def settle(qtbot: QtBot) -> Callable[[], None]:
    """What an engine tells arrives a turn of the event loop later: it may come from another thread."""
    return QCoreApplication.processEvents


def say(words: str, tongue: str = "fr", voice: str = "") -> str:
    request = {"do": "say", "words": words, "tongue": tongue, "voice": voice, "rate": 0.1, "volume": 0.8}
    return json.dumps(request)


def test_voices_of_a_tongue_come_with_their_region_the_best_first(
    child: Mouth, told: list[dict[str, Any]]
) -> None:
    child.hear(json.dumps({"do": "voices", "tongues": ["fr", "cs", "ru"]}))
    assert told == [
        {"voices": {"fr": [["Thomas", "FR"], ["Amélie", "CA"]], "cs": [["Zuzana", "CZ"]], "ru": []}}
    ]


def test_a_call_is_told_as_it_begins_and_as_it_ends(
    child: Mouth, engine: WoodenEngine, told: list[dict[str, Any]], settle: Callable[[], None]
) -> None:
    child.hear(say("rien ne va plus"))
    assert engine.done[-5:] == [
        ("locale", "fr_FR"),
        ("voice", "Thomas"),
        ("rate", 0.1),
        ("volume", 0.8),
        ("say", "rien ne va plus"),
    ]
    assert told == []
    engine.stateChanged.emit(State.Speaking)
    settle()
    assert [line["meanwhile"] for line in told] == ["speaking"]
    engine.stateChanged.emit(State.Ready)
    settle()
    assert told[1:] == [{"ended": True}]
    engine.stateChanged.emit(State.Ready)
    settle()
    assert len(told) == 2


def test_the_named_voice_speaks_and_the_best_where_it_is_gone(
    child: Mouth, engine: WoodenEngine, settle: Callable[[], None]
) -> None:
    child.hear(say("trois", voice="Amélie"))
    assert ("locale", "fr_CA") in engine.done[-5:]
    engine.stateChanged.emit(State.Speaking)
    engine.stateChanged.emit(State.Ready)
    settle()
    child.hear(say("trois", voice="Nobody"))
    assert ("voice", "Thomas") in engine.done[-5:]


def test_a_hushed_call_ends_at_once(
    child: Mouth, engine: WoodenEngine, told: list[dict[str, Any]], settle: Callable[[], None]
) -> None:
    child.hear(say("rien ne va plus"))
    engine.stateChanged.emit(State.Speaking)
    settle()
    child.hear('{"do": "hush"}')
    settle()
    assert told[1:] == [{"ended": False}]
    child.hear('{"do": "hush"}')
    assert len(told) == 2


def test_an_engine_that_does_not_tell_of_its_silence_counts_as_silent(
    qtbot: QtBot,
    child: Mouth,
    engine: WoodenEngine,
    told: list[dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    engine.falls_silent = False
    child._hush_by.setInterval(20)
    child.hear(say("rien ne va plus"))
    child.hear('{"do": "hush"}')
    qtbot.waitUntil(lambda: told == [{"ended": False}])


def test_no_voice_and_a_broken_engine_are_told_as_trouble(
    child: Mouth, engine: WoodenEngine, told: list[dict[str, Any]], settle: Callable[[], None]
) -> None:
    child.hear(say("Ставок больше нет", "ru"))
    child.hear(say("trois"))
    engine.stateChanged.emit(State.Error)
    settle()
    assert told == [
        {"trouble": "no_voice", "detail": "ru"},
        {"trouble": "broken", "detail": "the daemon is gone"},
    ]


def test_an_installation_without_qts_speech_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, qt_engine.MODULE, None)
    with pytest.raises(Trouble) as trouble:
        QtEngine()
    assert trouble.value.what == "no_module"


def test_a_machine_with_qts_test_engine_only_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    class Speech:
        """The module as it is on a bare machine."""

        class QTextToSpeech:
            """Nothing but the engine for tests."""

            @staticmethod
            def availableEngines() -> list[str]:
                return ["mock"]

    monkeypatch.setitem(sys.modules, qt_engine.MODULE, Speech)
    with pytest.raises(Trouble) as trouble:
        QtEngine()
    assert trouble.value.what == "no_engine"


def test_a_machine_without_the_library_of_speech_dispatcher_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatcher, "LIBRARY", "libnothing.so.9")
    with pytest.raises(Trouble) as trouble:
        Dispatcher()
    assert trouble.value.what == "no_module"
    assert "libnothing" in trouble.value.detail


class Library:
    """libspeechd over a service with two modules that has no ear: everything it is told stands in `told`."""

    def __init__(self) -> None:
        self.told: list[tuple[str, Any]] = []
        self.message = 7
        self._module = b""

    def spd_open2(self, *_: object) -> SimpleNamespace:
        return SimpleNamespace(contents=SimpleNamespace())

    def spd_list_modules(self, _: object) -> list[bytes | None]:
        return [b"espeak-ng", b"mbrola", None]

    def spd_set_output_module(self, _: object, module: bytes) -> int:
        self._module = module
        self.told.append(("module", module))
        return -1 if module == b"mbrola" and len(self.told) < 3 else 0

    def spd_list_synthesis_voices(self, _: object) -> list[SimpleNamespace | None]:
        found = [(b"French (France)", b"fr-fr"), (b"Czech", b"cs")]
        return [*(SimpleNamespace(contents=SimpleNamespace(name=n, language=at)) for n, at in found), None]

    def spd_say(self, _: object, _kind: int, words: bytes) -> int:
        self.told.append(("say", words.decode()))
        return self.message

    def __getattr__(self, name: str) -> Callable[..., int]:
        def tell(_: object, value: object = None) -> int:
            self.told.append((name.removeprefix("spd_"), value))
            return 0

        return tell


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Library:
    library = Library()
    monkeypatch.setattr(dispatcher, "_library", lambda: library)
    return library


@pytest.mark.parametrize(("volume", "counted"), [(1.0, 60), (0.5, -20), (0.0, -100)])
def test_speech_dispatcher_is_told_the_manner_of_each_call(
    library: Library, volume: float, counted: int
) -> None:
    engine = Dispatcher()
    assert engine.voices("fr") == [Voice("French (France)", "FR")]
    assert engine.voices("cs") == [Voice("Czech", "")]
    assert engine.voices("ru") == []
    library.told.clear()
    engine.say("Rien ne va plus", Voice("French (France)", "FR"), -0.15, volume)
    assert library.told == [
        ("module", b"espeak-ng"),
        ("set_language", b"fr-fr"),
        ("set_synthesis_voice", b"French (France)"),
        ("set_voice_rate", -15),
        ("set_volume", counted),
        ("say", "Rien ne va plus"),
    ]


def test_speech_dispatcher_that_has_gone_is_broken(library: Library) -> None:
    engine = Dispatcher()
    library.message = -1
    with pytest.raises(Trouble) as trouble:
        engine.say("Rien ne va plus", engine.voices("fr")[0], 0.0, 1.0)
    assert trouble.value.what == "broken"


def test_only_the_end_of_the_newest_call_counts(library: Library) -> None:
    engine = Dispatcher()
    ended: list[str] = []
    engine.news.silent.connect(lambda: ended.append("silent"))
    engine.say("Trois", engine.voices("fr")[0], 0.0, 1.0)
    library.message = 8
    engine.say("Deux", engine.voices("fr")[0], 0.0, 1.0)
    told = engine._connection.contents
    told.end(7, 0, 2)
    assert ended == []
    told.cancel(8, 0, 8)
    assert ended == ["silent"]


@pytest.mark.parametrize(
    ("platform", "kind"), [("win32", QtEngine), ("darwin", QtEngine), ("linux", Dispatcher)]
)
def test_each_system_has_its_own_engine(
    monkeypatch: pytest.MonkeyPatch, platform: str, kind: type[object]
) -> None:
    made: list[object] = []
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(kind, "__init__", lambda self: made.append(self))
    assert open_engine() is made[0]
    assert type(made[0]) is kind


def test_trouble_with_the_engine_is_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, Any]] = []

    def refuse() -> QtEngine:
        raise Trouble("no_engine", "Connection refused")

    Mouth(told.append, refuse).hear(json.dumps({"do": "voices", "tongues": ["fr"]}))
    assert told == [{"trouble": "no_engine", "detail": "Connection refused"}]


def test_the_real_child_leaves_when_its_input_ends() -> None:
    environment = dict(line.split("=", 1) for line in own_environment().toStringList())
    child = subprocess.run(
        [sys.executable, "-m", mouth.__name__],
        input="",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment,
        check=False,
    )
    assert (child.returncode, child.stdout) == (0, "")
