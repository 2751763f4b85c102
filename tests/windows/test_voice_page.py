"""The page of the voice: table by table, and what it says where nobody can speak."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from casino_qt.croupier import TONGUES
from casino_qt.croupier.voice import engine, speaker
from casino_qt.croupier.voice.speaker import Manner
from casino_qt.croupier.voice.voices import Voice
from casino_qt.windows.settings.roulette import RouletteSettingsPage
from casino_qt.windows.settings.voice import TABLES, VoicePage
from casino_qt.windows.settings.voice_advice import no_voice, why_null
from tests.screenshots.evening import GAME, Evening
from tests.windows.at_table.test_voice_at_table import AWAKE, DROP, Scribe
from tests.windows.conftest import Begin

LEFT = Qt.MouseButton.LeftButton
FOUND = {
    "fr": [Voice("Thomas", "FR"), Voice("Amélie", "CA")],
    "it": [Voice("Alice", "IT")],
    "cs": [],
    "ru": [Voice("Milena", "RU")],
    "en": [],
}


@pytest.fixture
def evening(begin: Begin) -> Evening:
    return begin(tables=(GAME,), still=False)


@pytest.fixture
def scribe(evening: Evening) -> Scribe:
    evening.house._speaker = scribe = Scribe()
    return scribe


def turn_to_page(evening: Evening) -> VoicePage:
    evening.window.open_settings("voice")
    evening.settle()
    page = evening.window.findChild(VoicePage)
    assert isinstance(page, VoicePage)
    return page


def answer(evening: Evening, scribe: Scribe) -> None:
    scribe.voices = dict(FOUND)
    scribe.listed.emit()
    evening.settle()


def test_no_engine_is_woken_by_other_pages(evening: Evening) -> None:
    evening.window.open_settings("house")
    evening.settle()
    assert not evening.house.speaks


def test_the_machine_is_asked_when_the_page_is_seen(evening: Evening, scribe: Scribe) -> None:
    page = turn_to_page(evening)
    assert scribe.told == [AWAKE]
    assert "Looking for the voices" in page.advice.text()
    answer(evening, scribe)
    assert page.advice.text() == ""
    assert page.voice.texts() == ("the best: Thomas", "Thomas · FR", "Amélie · CA")


def test_the_page_begins_with_the_table_one_sits_at(evening: Evening, scribe: Scribe) -> None:
    page = turn_to_page(evening)
    assert page.tongue_now() == "fr"  # nobody sits anywhere: the first table
    evening.window.open_settings("house")
    evening.sit_at_roulette()
    evening.window.open_settings("voice")
    assert page.table.index() == TABLES.index("roulette")
    assert page.tongue_now() == "cs"


def test_each_table_keeps_its_own_answers(evening: Evening, scribe: Scribe) -> None:
    page = turn_to_page(evening)
    answer(evening, scribe)
    QTest.mouseClick(page.on, LEFT, pos=page.on.rect().center())
    page.voice.take(2)
    page.volume.chosen.emit(1)
    settings = evening.settings
    assert settings.trente_et_quarante_voice_on
    assert settings.trente_et_quarante_voice == "Amélie"
    assert settings.trente_et_quarante_voice_volume == 40
    page.show_table("blackjack")
    assert not page.on.isChecked()
    assert page.voice.texts() == ("the best: Alice", "Alice · IT")
    page.rate.chosen.emit(4)
    assert (settings.blackjack_voice_rate, settings.trente_et_quarante_voice_rate) == (130, 100)
    assert not settings.blackjack_voice_on
    page.show_table("trente-et-quarante")
    assert page.on.isChecked()
    assert page.voice.index() == 2
    page.voice.take(0)
    assert settings.trente_et_quarante_voice == ""


def test_by_keyboard_alone(evening: Evening, scribe: Scribe) -> None:
    page = turn_to_page(evening)
    answer(evening, scribe)
    page.on.setFocus()
    QTest.keyClick(page.on, Qt.Key.Key_Space)
    assert evening.settings.trente_et_quarante_voice_on
    page.voice.setFocus()
    QTest.keyClick(page.voice, Qt.Key.Key_Down)
    assert evening.settings.trente_et_quarante_voice == "Thomas"


def test_hear_it_says_the_call_in_the_tongue_and_manner_that_are_set(
    evening: Evening, scribe: Scribe
) -> None:
    page = turn_to_page(evening)
    answer(evening, scribe)
    page.volume.chosen.emit(2)
    QTest.mouseClick(page.trial, LEFT, pos=page.trial.rect().center())
    assert scribe.told[-2:] == [DROP, "fr: Rien ne va plus…"]
    assert scribe.manner == Manner("", 60, 100)
    evening.settings.tongue = "it"
    QTest.mouseClick(page.trial, LEFT, pos=page.trial.rect().center())
    assert scribe.told[-1] == "it: Nulla va più…"


def test_hear_it_before_the_machine_has_answered_is_heard_when_it_has(
    evening: Evening, scribe: Scribe
) -> None:
    page = turn_to_page(evening)
    QTest.mouseClick(page.trial, LEFT, pos=page.trial.rect().center())
    assert scribe.calls() == []
    answer(evening, scribe)
    assert scribe.calls() == ["fr: Rien ne va plus…"]


def test_a_tongue_without_a_voice_says_what_to_install(evening: Evening, scribe: Scribe) -> None:
    page = turn_to_page(evening)
    answer(evening, scribe)
    page.show_table("roulette")
    assert page.advice.text() == no_voice("cs")
    assert not page.voice.isEnabled()
    page.tongue_spoken.chosen.emit(2)
    assert page.advice.text() == ""
    assert page.voice.isEnabled()


def test_a_muted_house_is_told_of(evening: Evening, scribe: Scribe) -> None:
    page = turn_to_page(evening)
    answer(evening, scribe)
    evening.settings.sound = False
    assert "is off" in page.advice.text()
    evening.settings.sound = True
    assert page.advice.text() == ""


def test_why_nobody_speaks_is_told_and_asked_again(evening: Evening, scribe: Scribe) -> None:
    page = turn_to_page(evening)
    scribe.reason = speaker.SILENT
    scribe.reason_changed.emit(scribe.reason)
    assert "does not answer" in page.advice.text()
    QTest.mouseClick(page.trial, LEFT, pos=page.trial.rect().center())
    assert scribe.reason == ""
    assert "Looking for the voices" in page.advice.text()


def test_everything_is_said_in_the_new_language_at_once(evening: Evening, scribe: Scribe) -> None:
    page = turn_to_page(evening)
    answer(evening, scribe)
    page.show_table("roulette")
    before = page.advice.text(), page.trial.words(), page.voice_label.text(), page.voice.texts()[0]
    evening.languages.speak("ru")
    evening.settle()
    after = page.advice.text(), page.trial.words(), page.voice_label.text(), page.voice.texts()[0]
    assert all(one != two for one, two in zip(before, after, strict=True))


PLATFORMS = {"linux": "speech-dispatcher-espeak-ng", "win32": "Microsoft", "darwin": "Spoken Content"}


@pytest.mark.parametrize("platform", PLATFORMS)
@pytest.mark.parametrize("tongue", TONGUES)
def test_what_to_install_on_each_system(tongue: str, platform: str) -> None:
    text = no_voice(tongue, platform)
    assert PLATFORMS[platform] in text
    assert "{" not in text


def test_every_reason_has_words() -> None:
    reasons = (
        engine.NO_MODULE,
        engine.NO_ENGINE,
        engine.BROKEN,
        speaker.ABSENT,
        speaker.SILENT,
        speaker.DIED,
    )
    for reason in reasons:
        assert why_null(reason, "libpulse.so.0", "fr", "linux")
    assert "libpulse.so.0" in why_null(engine.NO_MODULE, "libpulse.so.0", "fr", "win32")
    with pytest.raises(ValueError, match="weather"):
        why_null("weather", "", "fr")


def test_the_page_of_a_table_offers_its_voice(evening: Evening) -> None:
    evening.window.open_settings("roulette")
    evening.settle()
    page = evening.window.findChild(RouletteSettingsPage)
    assert isinstance(page, RouletteSettingsPage)
    QTest.mouseClick(page.aloud, LEFT, pos=page.aloud.rect().center())
    assert evening.settings.roulette_voice_on
    assert not evening.settings.blackjack_voice_on
