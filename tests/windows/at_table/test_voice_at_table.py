"""What the tables call goes to the voice at the moment it is shown, and falls silent when it is stale."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from casino_qt.croupier.voice.speaker import NullSpeaker, Speaker
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.settings import SPEECH, Settings
from casino_qt.windows.at_table.voice import manner_of
from tests.screenshots.evening import BLACKJACK, GAME, OVAL, ROULETTE, Evening
from tests.windows.conftest import Begin

FRANC = 100
DROP = "(stale)"
AWAKE = "(awake)"


class Scribe(Speaker):
    """Writes down what the voice is told; starts no child."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def call(self, words: str, tongue: str) -> None:
        self.told.append(f"{tongue}: {words}")

    def drop(self) -> None:
        self.told.append(DROP)

    def prepare(self) -> None:
        self.told.append(AWAKE)

    def calls(self) -> list[str]:
        """Without the rest."""
        return [told for told in self.told if told not in (DROP, AWAKE)]


@pytest.fixture
def evening(begin: Begin) -> Evening:
    return begin(tables=(GAME,), still=False)


@pytest.fixture
def scribe(evening: Evening) -> Scribe:
    """The voice of every table is wanted."""
    for speech in SPEECH.values():
        speech.on.__set__(evening.settings, True)
    evening.house._speaker = scribe = Scribe()
    return scribe


def sit_down(evening: Evening) -> None:
    """At trente et quarante, the shoe cut."""
    evening.sit_down().controller.cut(156)
    evening.to_the_end()


def play_a_coup(evening: Evening) -> None:
    evening.page.controller.bet(Spot.ROUGE, 5 * FRANC)
    evening.page.controller.coup()


def test_nobody_speaks_and_no_engine_is_woken_unless_somebody_asks(evening: Evening) -> None:
    sit_down(evening)
    play_a_coup(evening)
    evening.to_the_end()
    assert not evening.house.speaks


def test_a_coup_is_called_in_the_tongue_of_the_table(evening: Evening, scribe: Scribe) -> None:
    sit_down(evening)
    assert scribe.told[0] == AWAKE
    scribe.told.clear()
    play_a_coup(evening)
    assert scribe.told[0] == DROP, "the coup before is over"
    evening.to_the_end()
    calls = scribe.calls()
    assert calls == [
        "fr: Les jeux sont faits",
        "fr: Rien ne va plus",
        "fr: Sept",
        "fr: deux — rouge gagne et couleur",
        "fr: Messieurs, faites vos jeux",
    ]


def test_a_call_is_spoken_when_it_is_shown_and_not_before(evening: Evening, scribe: Scribe) -> None:
    sit_down(evening)
    scribe.told.clear()
    spoken: list[tuple[str, str]] = []
    page = evening.page
    scene = page.scene
    scene.voiced.connect(lambda words: spoken.append((words, str((scene.banner.text or tuple)()[2]))))
    play_a_coup(evening)
    evening.to_the_end()
    assert len(spoken) > 3
    assert all(words == shown for words, shown in spoken)


def test_reduced_motion_keeps_the_voice(evening: Evening, scribe: Scribe) -> None:
    sit_down(evening)
    scribe.told.clear()
    play_a_coup(evening)
    evening.to_the_end()
    moving = len(scribe.calls())
    evening.settings.reduced_motion = True
    scribe.told.clear()
    play_a_coup(evening)
    evening.to_the_end()
    assert "fr: Rien ne va plus" in scribe.calls()
    assert moving > 3
    assert len(scribe.calls()) > 3


def test_a_skip_silences_what_was_being_said(evening: Evening, scribe: Scribe) -> None:
    sit_down(evening)
    play_a_coup(evening)
    evening.pass_time(1500)
    scribe.told.clear()
    QTest.keyClick(evening.page.view, Qt.Key.Key_Space)
    assert scribe.told[0] == DROP
    assert scribe.calls(), "the last call of the coup follows"
    assert not evening.page.scene.busy


def test_another_tongue_silences_the_one_before(evening: Evening, scribe: Scribe) -> None:
    sit_down(evening)
    scribe.told.clear()
    evening.settings.tongue = "it"
    assert DROP in scribe.told
    play_a_coup(evening)
    evening.to_the_end()
    assert "it: Nulla va più" in scribe.calls()
    assert not any(told.startswith("fr:") for told in scribe.told)


def test_who_switches_the_voice_off_hears_nothing_more(evening: Evening, scribe: Scribe) -> None:
    sit_down(evening)
    play_a_coup(evening)
    evening.pass_time(500)
    scribe.told.clear()
    evening.settings.trente_et_quarante_voice_on = False
    assert scribe.told == [DROP]
    evening.to_the_end()
    assert scribe.calls() == []
    evening.settings.trente_et_quarante_voice_on = True
    assert scribe.told[-1] == AWAKE


def test_a_window_laid_down_is_silent(evening: Evening, scribe: Scribe) -> None:
    sit_down(evening)
    scribe.told.clear()
    evening.window.showMinimized()
    play_a_coup(evening)
    evening.to_the_end()
    assert scribe.calls() == []
    evening.window.showNormal()
    play_a_coup(evening)
    evening.to_the_end()
    assert scribe.calls()


def test_who_mutes_the_house_mutes_its_voice(evening: Evening, scribe: Scribe) -> None:
    sit_down(evening)
    scribe.told.clear()
    evening.settings.sound = False
    assert scribe.told == [DROP]
    play_a_coup(evening)
    evening.to_the_end()
    assert scribe.calls() == []


def test_pictures_and_tests_have_no_voice_of_their_own(evening: Evening) -> None:
    evening.settings.trente_et_quarante_voice_on = True
    sit_down(evening)
    play_a_coup(evening)
    evening.to_the_end()
    assert isinstance(evening.house.speaker, NullSpeaker)


def test_who_gets_up_leaves_the_voice_behind(evening: Evening, scribe: Scribe) -> None:
    sit_down(evening)
    play_a_coup(evening)
    evening.pass_time(1500)
    evening.page.left.emit()
    assert scribe.told[-1] == DROP
    said = len(scribe.told)
    evening.settings.tongue = "cs"
    evening.sit_at_roulette()
    assert all(told.startswith(("cs:", DROP, AWAKE)) for told in scribe.told[said:])


@pytest.mark.parametrize(("table", "tongue"), [(ROULETTE, "cs"), (BLACKJACK, "it"), (OVAL, "ru")])
def test_every_table_speaks_in_its_own_tongue(
    evening: Evening, scribe: Scribe, table: str, tongue: str
) -> None:
    evening.enter(table)
    page = evening.window.table
    assert page is not None
    evening.pass_time(1000)
    if table == ROULETTE:
        evening.roulette.controller.bet("rouge", 5 * FRANC)
        page.primary_pressed()
    elif table == OVAL and page.primary.isVisible():
        page.primary_pressed()
    evening.pass_time(60_000)
    assert scribe.calls()
    assert all(told.startswith(f"{tongue}: ") for told in scribe.calls())


def test_small_talk_has_no_voice(evening: Evening, scribe: Scribe) -> None:
    page = evening.sit_at_oval()
    guest = next(seat for seat in page.scene._snapshot.seats if seat != "you")
    scribe.told.clear()
    page.scene.speak(guest, "Hm.")
    evening.pass_time(2000)
    assert scribe.calls() == []


def test_the_pace_follows_the_speed_of_the_table_modestly(evening: Evening) -> None:
    settings = evening.settings
    settings.roulette_voice, settings.roulette_voice_volume, settings.roulette_voice_rate = "Zuzana", 60, 115
    manners = []
    for speed in (50, 100, 200):
        settings.speed = speed
        manners.append(manner_of(settings, ROULETTE))
    assert [manner.rate for manner in manners] == [107, 115, 130]
    assert {manner.voice for manner in manners} == {"Zuzana"}
    assert {manner.volume for manner in manners} == {60}
    assert manner_of(settings, GAME).voice == ""


def test_each_table_has_voice_options_of_its_own() -> None:
    options = [option for speech in SPEECH.values() for option in (speech.on, speech.voice, speech.rate)]
    assert len({option.key for option in options}) == len(options) == 12
    assert all(option in list(Settings.options()) for option in options)
