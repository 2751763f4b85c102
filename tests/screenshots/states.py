"""Every state of every window that exists, by its name. A new state is one more function here."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from casino_qt.bank.errors import ProfileBusy, ProfileDamaged
from casino_qt.croupier import TONGUES
from casino_qt.croupier.voice.voices import Voice
from casino_qt.rules.events import Event
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.events import StopCardShown
from casino_qt.windows.settings.sheet import SettingsSheet
from casino_qt.windows.settings.voice import VoicePage
from casino_qt.windows.trouble.problems import Ways, profile_message, unforeseen_message
from tests.screenshots.blackjack_states import BLACKJACK_STATES
from tests.screenshots.book_states import BOOK_STATES
from tests.screenshots.cashier_states import CASHIER_STATES
from tests.screenshots.evening import Evening
from tests.screenshots.eyes_states import EYES_STATES
from tests.screenshots.glossary_states import GLOSSARY_STATES
from tests.screenshots.house_rules_states import HOUSE_RULES_STATES
from tests.screenshots.laboratory_states import LABORATORY_STATES
from tests.screenshots.layout_states import LAYOUT_STATES
from tests.screenshots.players_states import PLAYERS_STATES
from tests.screenshots.practice_states import PRACTICE_STATES
from tests.screenshots.replay_states import REPLAY_STATES
from tests.screenshots.roulette_states import ROULETTE_STATES
from tests.screenshots.state import State
from tests.screenshots.statistics_states import STATISTICS_STATES
from tests.screenshots.table_papers_states import TABLE_PAPERS_STATES
from tests.screenshots.trente_et_un_states import OVAL_STATES
from tests.screenshots.worth_states import WORTH_STATES

FRANC = 100

# Seeds whose first coup, cut in the middle, ends as the name says.
TIE = "5"
REFAIT = "35"
LONG_ROW = "e62"


def _lobby(evening: Evening) -> None:
    evening.settings.last_table = "trente-et-quarante"
    evening.settings.last_result = 325 * FRANC
    evening.window.refresh_lobby()


def _laying(evening: Evening) -> None:
    _lobby(evening)
    evening.window.lobby.tell_at("roulette", evening.window.laying_words)


def _settings(evening: Evening) -> None:
    _lobby(evening)
    evening.window.open_settings()


def _table_settings(evening: Evening) -> None:
    _idle(evening)
    evening.window.open_settings()


def _keys(evening: Evening) -> None:
    _idle(evening)
    evening.window.open_keys()


def _sound_settings(evening: Evening) -> None:
    """No loudspeakers here, and the room is not wanted."""
    evening.settings.sound_room = False
    evening.window.open_settings("sound")


def _voice_settings(evening: Evening) -> None:
    """A machine that speaks French and nothing else; the Czech of the roulette is wanted in vain."""
    evening.settings.roulette_voice_on = True
    evening.window.open_settings("voice")
    page = evening.window.findChildren(SettingsSheet)[0].page(VoicePage)
    speaker = evening.house.speaker
    none: dict[str, list[Voice]] = {tongue: [] for tongue in TONGUES}
    speaker.voices = none | {"fr": [Voice("French (France)", "FR")]}
    speaker.listed.emit()
    page.show_table("roulette")


def _keys_settings(evening: Evening) -> None:
    _lobby(evening)
    evening.window.open_settings("keys")


def _rules(evening: Evening) -> None:
    _lobby(evening)
    evening.window.open_rules("1.7")


def _about(evening: Evening) -> None:
    _lobby(evening)
    evening.window.open_about()


def _licences(evening: Evening) -> None:
    _about(evening)
    evening.window.open_licences()


def _busy(evening: Evening) -> None:
    _problem(evening, ProfileBusy(Path("/home/claire/casino/purse.casino")))


def _damaged(evening: Evening) -> None:
    _problem(evening, ProfileDamaged(Path("/home/claire/casino/purse.casino")))


def _problem(evening: Evening, problem: ProfileBusy | ProfileDamaged) -> None:
    nothing = _nothing
    profile_message(evening.window, problem, Ways(nothing, nothing, nothing)).open()


def _unforeseen(evening: Evening) -> None:
    text = "Traceback (most recent call last):\nZeroDivisionError: division by zero"
    unforeseen_message(evening.window, text).open()


def _nothing() -> None:
    """Nobody answers in a picture."""


def _ceremony(evening: Evening) -> None:
    evening.sit_down(ceremony=True)
    evening.pass_time(2600)


def _cut(evening: Evening) -> None:
    evening.sit_down()


def _seated(evening: Evening) -> None:
    """At the table, the shoe cut, the bets open."""
    evening.sit_down()
    evening.page.controller.cut(156)
    evening.to_the_end()


def _idle(evening: Evening) -> None:
    _seated(evening)


def _lay(evening: Evening, *bets: tuple[Spot, int]) -> None:
    for spot, francs in bets:
        evening.page.controller.bet(spot, francs * FRANC)
    evening.to_the_end()


def _betting(evening: Evening) -> None:
    _seated(evening)
    _lay(evening, (Spot.ROUGE, 1500), (Spot.COULEUR, 275), (Spot.INVERSE, 30))


def _keyboard(evening: Evening) -> None:
    _betting(evening)
    view = evening.page.view
    QTest.keyClick(view, Qt.Key.Key_Tab)
    QTest.keyClick(view, Qt.Key.Key_Down)
    evening.settle()


def _typed(evening: Evening) -> None:
    _betting(evening)
    page = evening.page
    page.toggle_typed_line()
    QTest.keyClicks(page.typed.field, "ruoge 50")
    QTest.keyClick(page.typed.field, Qt.Key.Key_Return)
    evening.settle()


def _refused(evening: Evening) -> None:
    _betting(evening)
    evening.page.controller.bet(Spot.NOIR, 20_000 * FRANC)
    evening.settle()


def _deal(evening: Evening) -> None:
    evening.page.controller.coup()


def _mid_deal(evening: Evening) -> None:
    _betting(evening)
    _deal(evening)
    evening.pass_time(4200)


def _won(evening: Evening) -> None:
    _betting(evening)
    _deal(evening)
    evening.to_the_end()


def _why(evening: Evening) -> None:
    _won(evening)
    evening.page.show_why((Spot.COULEUR, "won"))


def _seal(evening: Evening) -> None:
    _betting(evening)
    evening.page.show_seal()


def _apres(evening: Evening) -> None:
    _betting(evening)
    _deal(evening)
    evening.to_the_end()


def _insured(evening: Evening) -> None:
    _seated(evening)
    _lay(evening, (Spot.ROUGE, 1500), (Spot.COULEUR, 275))
    evening.page.controller.insure(Spot.ROUGE)
    evening.to_the_end()


def _insured_refait(evening: Evening) -> None:
    _insured(evening)
    _deal(evening)
    evening.to_the_end()


def _insured_why(evening: Evening) -> None:
    _insured_refait(evening)
    evening.page.show_why((Spot.ROUGE, "premium"))


def _late(evening: Evening) -> None:
    _betting(evening)
    _deal(evening)
    evening.pass_time(1500)
    evening.page.controller.bet(Spot.NOIR, 100 * FRANC)
    evening.pass_time(350)


def _stop_card(evening: Evening) -> None:
    """The coup that meets the red card, as it is told."""
    _seated(evening)
    controller = evening.page.controller
    met: list[Event] = []

    def listen(events: tuple[Event, ...]) -> None:
        met.extend(event for event in events if isinstance(event, StopCardShown))

    controller.happened.connect(listen)
    while not met:
        evening.page.scene.skip()
        controller.clear()
        controller.bet(Spot.NOIR, 325 * FRANC)
        controller.bet(Spot.INVERSE, 50 * FRANC)
        _deal(evening)
    for _ in range(200):
        if "stop_card" in str(evening.page.scene.picture()):
            break
        evening.pass_time(100)
    evening.pass_time(500)


def _new_purse(evening: Evening) -> None:
    evening.leave_in_purse(2 * FRANC)
    _idle(evening)


STATES: tuple[State, ...] = (
    State("lobby", _lobby),
    State("lobby_table_being_laid", _laying),
    State("settings", _settings),
    State("sound_settings", _sound_settings),
    State("voice_settings", _voice_settings),
    State("rules", _rules),
    State("about", _about),
    State("licences", _licences),
    *BOOK_STATES,
    *STATISTICS_STATES,
    *CASHIER_STATES,
    *REPLAY_STATES,
    *PLAYERS_STATES,
    State("problem_profile_in_use", _busy),
    State("problem_profile_damaged", _damaged),
    State("problem_unforeseen", _unforeseen),
    State("table_ceremony", _ceremony),
    State("table_cut", _cut),
    State("table_idle", _idle),
    State("table_betting", _betting),
    State("table_keyboard", _keyboard),
    State("table_typed_line", _typed),
    State("table_refused", _refused),
    State("table_mid_deal", _mid_deal),
    State("table_won", _won),
    State("table_won_why", _why),
    State("table_long_row", _won, seed=LONG_ROW),
    State("table_tie", _apres, seed=TIE),
    State("table_31_apres", _apres, seed=REFAIT),
    State("table_insured", _insured, seed=REFAIT),
    State("table_insured_31_apres", _insured_refait, seed=REFAIT),
    State("table_insured_why", _insured_why, seed=REFAIT),
    State("table_prison", _apres, seed=REFAIT, refait="prison"),
    State("table_late_chip", _late),
    State("table_stop_card", _stop_card),
    State("table_seal", _seal),
    State("table_settings", _table_settings),
    State("keys", _keys),
    State("keys_settings", _keys_settings),
    State("table_new_purse", _new_purse),
    *LABORATORY_STATES,
    *ROULETTE_STATES,
    *OVAL_STATES,
    *BLACKJACK_STATES,
    *PRACTICE_STATES,
    *WORTH_STATES,
    *EYES_STATES,
    *LAYOUT_STATES,
    *GLOSSARY_STATES,
    *HOUSE_RULES_STATES,
    *TABLE_PAPERS_STATES,
)
