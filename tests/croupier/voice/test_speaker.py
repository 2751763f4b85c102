"""The window's side of the voice, with a child that only pretends to speak."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from casino_qt.child import Command
from casino_qt.croupier.voice import speaker as module
from casino_qt.croupier.voice.queue import LATE
from casino_qt.croupier.voice.speaker import ABSENT, DIED, SILENT, Manner, Speaker

PRETENDER = Path(__file__).with_name("pretender.py")


class Evening:
    """A speaker with its child, and what was heard of it."""

    def __init__(self, manner: str) -> None:
        self.begun = 0
        """How many children were started; one that is killed at once cannot tell of it itself."""
        self.now = 0.0
        """Stands still: no call is late because the machine is busy."""
        self.speaker = Speaker(start=lambda: self._child(manner), now=lambda: self.now)
        self.heard: list[str] = []
        self.speaker.started.connect(lambda words: self.heard.append(f"+ {words}"))
        self.speaker.ended.connect(lambda words, whole: self.heard.append(f"{'-' if whole else '/'} {words}"))

    def _child(self, manner: str) -> Command:
        self.begun += 1
        return sys.executable, ["-S", str(PRETENDER), manner]


@pytest.fixture
def evening() -> Iterator[Callable[[str], Evening]]:
    """Makes a speaker over a child of a manner."""
    made: list[Evening] = []

    def make(manner: str) -> Evening:
        made.append(Evening(manner))
        return made[-1]

    yield make
    for one in made:
        one.speaker.close()


def test_a_call_is_spoken_in_words_and_its_beginning_and_end_are_told(
    qtbot: QtBot, evening: Callable[[str], Evening]
) -> None:
    one = evening("well")
    with qtbot.waitSignal(one.speaker.ended):
        one.speaker.call("! Finale 3/4, par 5, 6 pièces", "fr")
    words = "! Finale trois quatre, par cinq, six pièces"
    assert one.heard == [f"+ {words}", f"- {words}"]
    assert one.speaker.reason == ""


def test_of_what_is_called_in_one_moment_only_the_last_is_spoken(
    qtbot: QtBot, evening: Callable[[str], Evening]
) -> None:
    one = evening("well")
    with qtbot.waitSignal(one.speaker.ended):
        for words in ("! Trois", "! Deux", "! Rouge gagne"):
            one.speaker.call(words, "fr")
    assert one.heard == ["+ ! Rouge gagne", "- ! Rouge gagne"]


def test_a_new_coup_cuts_the_voice_off_and_the_next_call_follows(
    qtbot: QtBot, evening: Callable[[str], Evening]
) -> None:
    one = evening("well")
    with qtbot.waitSignal(one.speaker.started):
        one.speaker.call("Rouge gagne et couleur", "fr")
    one.speaker.drop()
    with qtbot.waitSignals([one.speaker.ended, one.speaker.started]):
        one.speaker.call("Faites vos jeux", "fr")
    assert one.heard == ["+ Rouge gagne et couleur", "/ Rouge gagne et couleur", "+ Faites vos jeux"]


def test_what_is_dropped_in_the_moment_of_its_call_is_never_spoken(
    qtbot: QtBot, evening: Callable[[str], Evening]
) -> None:
    one = evening("well")
    one.speaker.call("! Trois", "fr")
    one.speaker.drop()
    with qtbot.waitSignal(one.speaker.listed):
        one.speaker.prepare()
    assert one.heard == []


def test_voices_are_listed_and_a_tongue_without_one_stays_silent(
    qtbot: QtBot, evening: Callable[[str], Evening]
) -> None:
    one = evening("well")
    assert one.speaker.voices is None
    with qtbot.waitSignal(one.speaker.listed):
        one.speaker.prepare()
    assert one.speaker.voices is not None
    assert one.speaker.voices["fr"]
    assert not one.speaker.voices["ru"]
    one.speaker.call("! Ставок больше нет", "ru")
    with qtbot.waitSignal(one.speaker.ended):
        one.speaker.call("! Rien ne va plus", "fr")
    assert one.heard == ["+ ! Rien ne va plus", "- ! Rien ne va plus"]


def test_a_tongue_that_turns_out_to_have_no_voice_is_no_trouble(
    qtbot: QtBot, evening: Callable[[str], Evening]
) -> None:
    one = evening("well")
    with qtbot.waitSignal(one.speaker.ended):
        one.speaker.call("Konec sázek", "cs")
    assert one.speaker.reason == ""
    with qtbot.waitSignal(one.speaker.ended):
        one.speaker.call("! Rien ne va plus", "fr")


@pytest.mark.parametrize("manner", ["deaf", "mute", "endless"])
def test_a_child_that_hangs_is_killed_tried_once_more_and_then_there_is_silence(
    qtbot: QtBot,
    evening: Callable[[str], Evening],
    monkeypatch: pytest.MonkeyPatch,
    manner: str,
) -> None:
    monkeypatch.setattr(module, "OPEN_LIMIT" if manner == "deaf" else "START_LIMIT", 300)
    monkeypatch.setattr(module, "SPEAK_LIMIT", 100)
    monkeypatch.setattr(module, "SPEAK_LIMIT_PER_LETTER", 0)
    one = evening(manner)
    ticks: list[int] = []
    clock = QTimer()
    clock.timeout.connect(lambda: ticks.append(1))
    clock.start(10)
    one.speaker.call("Rien ne va plus", "fr")
    qtbot.waitUntil(lambda: one.begun == 2)
    one.speaker.call("Faites vos jeux", "fr")
    qtbot.waitUntil(lambda: one.speaker.reason == SILENT)
    assert len(ticks) > 3, "the window stood still"  # thirty for each child, where nobody else is at work
    one.speaker.call("Trois", "fr")  # the null voice takes it like any other
    one.speaker.drop()
    assert one.begun == 2


@pytest.mark.parametrize(("manner", "reason"), [("dies", DIED), ("breaks", "broken")])
def test_a_child_that_dies_or_breaks_is_tried_once_more(
    qtbot: QtBot, evening: Callable[[str], Evening], manner: str, reason: str
) -> None:
    one = evening(manner)
    one.speaker.call("Rien ne va plus", "fr")
    qtbot.waitUntil(lambda: one.begun == 2)  # before anybody calls again
    assert one.speaker.reason == ""
    one.speaker.call("Faites vos jeux", "fr")
    qtbot.waitUntil(lambda: one.speaker.reason == reason)
    assert one.speaker.detail
    assert one.begun == 2


def test_a_call_that_an_engine_was_too_slow_for_is_not_spoken(
    qtbot: QtBot, evening: Callable[[str], Evening]
) -> None:
    one = evening("well")
    one.speaker.call("! Rien ne va plus", "fr")
    one.now += LATE + 1  # long before a child can have begun
    qtbot.waitUntil(lambda: one.speaker.voices is not None)
    with qtbot.waitSignal(one.speaker.ended):
        one.speaker.call("! Trois", "fr")
    assert one.heard == ["+ ! Trois", "- ! Trois"]


def test_a_machine_without_the_module_is_not_asked_twice_until_the_person_asks(
    qtbot: QtBot, evening: Callable[[str], Evening]
) -> None:
    one = evening("refuses")
    with qtbot.waitSignal(one.speaker.reason_changed):
        one.speaker.prepare()
    assert one.speaker.reason == "no_module"
    assert "libpulse" in one.speaker.detail
    one.speaker.prepare()
    one.speaker.call("Trois", "fr")
    assert one.begun == 1
    with qtbot.waitSignals([one.speaker.reason_changed] * 2):
        one.speaker.again()
    assert one.begun == 2


def test_a_program_that_cannot_start_a_child_is_silent(qtbot: QtBot) -> None:
    speaker = Speaker(start=lambda: ("/nowhere/at/all", []))
    with qtbot.waitSignal(speaker.reason_changed):
        speaker.call("Trois", "fr")
    assert speaker.reason == ABSENT


def test_the_manner_of_speaking_as_the_engine_wants_it() -> None:
    assert Manner("Thomas", 100, 100).request() == {"voice": "Thomas", "volume": 1.0, "rate": 0.0}
    assert Manner("", 50, 100).request()["volume"] == pytest.approx(0.33, abs=0.01)  # felt as half as loud
    assert Manner("", 100, 130).request()["rate"] == pytest.approx(0.3)
    assert Manner("", 100, 300).request()["rate"] == 1.0
