"""Every state of practice, by its name: the lobby, hints, warnings, the book of errors."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from casino_qt.bank.errors import ProfileDamaged
from casino_qt.bank.roster import practice_path
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.windows.practice.errors_sheet import ErrorsSheet
from casino_qt.windows.practice.problems import practice_message
from casino_qt.windows.practice.tutor import Tutor
from tests.screenshots.blackjack_states import AN_ACE
from tests.screenshots.blackjack_states import lay as lay_boxes
from tests.screenshots.evening import BLACKJACK, GAME, OVAL, ROULETTE, Evening
from tests.screenshots.roulette_states import TWO_ZEROS
from tests.screenshots.roulette_states import lay as lay_bets
from tests.screenshots.state import State
from tests.screenshots.trente_et_un_states import deal, sit

FRANC = 100
REFAIT = "35"  # a shoe that begins with 31 après when it is cut in the middle
WINS = "b"  # an ace, a knave and a nine at the oval table
ERRORS = (
    ("blackjack", "stand/hard/12-16/7-A", (67_900, 68_400, 4_200)),
    ("blackjack", "missed/double/hard/11", (341_000,)),
    ("blackjack", "missed/split/8", (12_000, 31_000)),
    ("blackjack", "insured", (43_700,) * 5),
    ("blackjack", "hit/hard/12-16/2-6", (90_000, 15_500)),
    ("trente-et-un", "punter/draw/hard/26", (60_300,)),
    ("trente-et-un", "banker/stand/soft/27", (174_000,)),
    ("trente-et-quarante", "uninsured", (1_823,) * 14),
    ("trente-et-quarante", "prison", (6_216,)),
    ("roulette", "prison", (7_032, 7_032)),
    ("blackjack", "missed/surrender/hard/12", (8_000,)),
)


def tutor(evening: Evening) -> Tutor:
    """The tutor of the practice table one sits at."""
    assert evening.window.table is not None
    found = evening.window.table.tutor
    assert found is not None
    return found


def practise(evening: Evening) -> None:
    """The doors lead to the practice tables."""
    evening.window.set_practice(True)
    evening.settle()


def note_errors(evening: Evening) -> None:
    """A book as after some evenings."""
    profile = evening.house.practising().profile
    sessions: dict[str, int] = {}
    for game, kind, costs in ERRORS:
        if game not in sessions:
            session = profile.open_session(game) or profile.begin_session(game, {}, "00", profile.purse())
            sessions[game] = session.id
        for cost in costs:
            number = profile.note_decision(sessions[game], {"game": game}, "")
            profile.judge_decision(number, kind, cost)


def _lobby(evening: Evening) -> None:
    evening.settings.last_table, evening.settings.last_result = GAME, 325 * FRANC
    practise(evening)


def _problem(evening: Evening) -> None:
    problem = ProfileDamaged(practice_path(Path("/home/claire/casino/purse.casino")))
    practice_message(evening.window, problem, lambda: None).open()


def _boxes(evening: Evening) -> None:
    practise(evening)
    page = evening.sit_at_blackjack()
    lay_boxes(page, 3, 4)
    evening.to_the_end()
    page.controller.deal()
    evening.to_the_end()


def _hint(evening: Evening) -> None:
    tutor(evening).hint.click()
    evening.settle()


def _boxes_hint(evening: Evening) -> None:
    _boxes(evening)
    _hint(evening)


def _boxes_warning(evening: Evening) -> None:
    _boxes(evening)
    evening.blackjack.controller.double_down()
    evening.settle()


def _oval(evening: Evening) -> None:
    practise(evening)
    deal(sit(evening), evening)


def _oval_hint(evening: Evening) -> None:
    _oval(evening)
    _hint(evening)


def _oval_warning(evening: Evening) -> None:
    _oval(evening)
    evening.oval.controller.draw()
    evening.settle()


def _cards(evening: Evening) -> None:
    practise(evening)
    page = evening.sit_down()
    page.controller.cut(156)
    evening.to_the_end()
    page.controller.bet(Spot.ROUGE, 1500 * FRANC)
    page.controller.bet(Spot.COULEUR, 275 * FRANC)
    evening.to_the_end()


def _cards_hint(evening: Evening) -> None:
    _cards(evening)
    _hint(evening)


def _cards_warning(evening: Evening) -> None:
    evening.settings.practice_warning = 2
    evening.settings.refait = "prison"
    _cards(evening)
    for _ in range(3):
        evening.page.controller.coup()
        evening.to_the_end()


def _wheel(evening: Evening) -> None:
    practise(evening)
    lay_bets(evening.sit_at_roulette(), ("noir", 1000), ("plein:17", 25), ("pair", 300))
    evening.to_the_end()


def _wheel_hint(evening: Evening) -> None:
    _wheel(evening)
    _hint(evening)


def _wheel_warning(evening: Evening) -> None:
    _wheel(evening)
    page = evening.roulette
    page.scene.throw_ball()
    evening.to_the_end()
    page.scene.throw_ball()
    evening.settle()


def _errors(evening: Evening) -> None:
    practise(evening)
    note_errors(evening)
    evening.window.open_errors()
    evening.settle()


def _no_errors(evening: Evening) -> None:
    practise(evening)
    evening.window.open_errors()
    evening.settle()


def _anew(evening: Evening) -> None:
    practise(evening)
    note_errors(evening)
    evening.window.open_errors()
    evening.settle()
    evening.window.findChildren(ErrorsSheet)[-1].anew.click()
    evening.settle()


def _state(name: str, reach: Callable[[Evening], None], table: str, seed: str = "2") -> State:
    return State(f"practice_{name}", reach, seed=seed, tables=(table,))


PRACTICE_STATES: tuple[State, ...] = (
    _state("lobby", _lobby, GAME),
    _state("problem", _problem, GAME),
    _state("blackjack_hint", _boxes_hint, BLACKJACK, AN_ACE),
    _state("blackjack_warning", _boxes_warning, BLACKJACK, AN_ACE),
    _state("oval_hint", _oval_hint, OVAL, WINS),
    _state("oval_warning", _oval_warning, OVAL, WINS),
    _state("cards_hint", _cards_hint, GAME, REFAIT),
    _state("cards_warning", _cards_warning, GAME, REFAIT),
    _state("roulette_hint", _wheel_hint, ROULETTE, TWO_ZEROS),
    _state("roulette_warning", _wheel_warning, ROULETTE, TWO_ZEROS),
    _state("errors", _errors, GAME),
    _state("no_errors", _no_errors, GAME),
    _state("errors_anew", _anew, GAME),
)
