"""The coach: advises, warns once, never keeps anybody from anything, and writes the errors down durably."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from casino_qt.bank.decisions import Errors
from casino_qt.bank.errors import ProfileFull
from casino_qt.bank.profile import Profile
from casino_qt.odds.advice.advice import Json, Verdict
from casino_qt.odds.advice.judging import answer
from casino_qt.rules.blackjack.table import Table as Boxes
from casino_qt.rules.chance import ScriptedChance
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.options import Rules as CardRules
from casino_qt.tables.blackjack import Blackjack
from casino_qt.tables.coach.blackjack import BlackjackStudy
from casino_qt.tables.coach.cloths import RouletteStudy, TrenteEtQuaranteStudy
from casino_qt.tables.coach.coach import Coach
from casino_qt.tables.coach.study import Decision, Study
from casino_qt.tables.coach.trente_et_un import TrenteEtUnStudy
from casino_qt.tables.controller import TableController
from casino_qt.tables.roulette import Roulette
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from casino_qt.tables.trente_et_un import TrenteEtUn
from tests.scenes.table_room import cards
from tests.tables.trente_et_un.conftest import game

FRANC = 100
ZERO_FIRST = "77374"  # a roulette that begins with two zeros
Dear = tuple[tuple[Decision, Verdict], ...]


class Desk:
    """Answers at once, or when it is told to."""

    def __init__(self) -> None:
        self.slow = self.closed = False
        self.asked = 0
        self.waiting: list[Callable[[], None]] = []

    def ask(self, question: Json, then: Callable[[Json], None], otherwise: Callable[[], None]) -> None:
        self.asked += 1
        if self.closed:
            otherwise()
        elif self.slow:
            self.waiting.append(lambda: then(answer(question)))
        else:
            then(answer(question))

    def catch_up(self) -> None:
        waiting, self.waiting = self.waiting, []
        for tell in waiting:
            tell()


class Lesson:
    """A table with a coach, who holds what costs `threshold` thousandths of the stake and more."""

    def __init__(self, controller: TableController, study: Study, desk: Desk, threshold: int = 5) -> None:
        self.controller, self.threshold, self.hasty = controller, threshold, False
        self.coach = Coach(controller, study, desk.ask, lambda: self.threshold, lambda: self.hasty)
        self.warned: list[Dear] = []
        self.eased = 0
        self.coach.warned.connect(self.warned.append)
        self.coach.eased.connect(self._ease)
        self.coach.begin()

    def _ease(self) -> None:
        self.eased += 1

    @property
    def errors(self) -> list[tuple[str, int, int]]:
        """Kind, times, thousandths of a stake in all."""
        return [(row.kind, row.times, round(row.total / 1000)) for row in self.controller.profile.errors()]


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.fixture
def profile(tmp_path: Path, qapp: QCoreApplication) -> Iterator[Profile]:
    profile = Profile.open(tmp_path / "practice.casino")
    yield profile
    profile.close()


def boxes(profile: Profile, desk: Desk, dealt: str, threshold: int = 5) -> Lesson:
    """Boxes 3 and 4 are the person's, 100 francs on each; the shoe begins with `dealt`."""
    controller = Blackjack(profile, seed="01")
    sitting = controller._sitting
    sitting.table = Boxes(controller.options, ScriptedChance([cards(dealt)]), sitting.session.purse)
    lesson = Lesson(controller, BlackjackStudy(controller), desk, threshold)
    for box in (3, 4):
        controller.bet(box, 100 * FRANC)
    controller.deal()
    return lesson


SIXTEEN = "TS 9S 7H 6S 9H 2C 3C 4C 5C"  # 16 and 18 against a seven
AN_ACE = "TS 9S AH 6S 9H 2C 3C 4C 5C"


def blackjack(lesson: Lesson) -> Blackjack:
    assert isinstance(lesson.controller, Blackjack)
    return lesson.controller


def test_a_costly_decision_is_held_once_and_done_at_the_second_press(profile: Profile, desk: Desk) -> None:
    lesson = boxes(profile, desk, SIXTEEN)
    controller = blackjack(lesson)
    (decision,) = lesson.coach.due()
    advice = lesson.coach.advice(decision)
    assert advice is not None
    assert (decision.place, advice.best) == ("3/0", "hit")
    controller.stand()
    assert controller.table.to_play == (3, 0)
    ((dear,),) = lesson.warned
    assert (dear[1].played, dear[1].best, round(dear[1].thousandths)) == ("stand", "hit", 68)
    assert lesson.errors == []
    controller.stand()
    assert controller.table.to_play == (4, 0)
    assert lesson.errors == [("stand/hard/12-16/7-A", 1, 68)]
    assert lesson.eased == 1
    assert len(lesson.warned) == 1


def test_who_thinks_better_of_it_does_something_else(profile: Profile, desk: Desk) -> None:
    lesson = boxes(profile, desk, SIXTEEN)
    controller = blackjack(lesson)
    controller.stand()
    controller.double_down()
    assert [dear[0][1].played for dear in lesson.warned] == ["stand", "double"]
    controller.hit()
    assert len(controller.table.boxes[3].hands[0].cards) == 3
    assert lesson.errors == []
    assert profile.decisions_made() == 1


def test_a_second_press_that_came_too_soon_is_not_one(profile: Profile, desk: Desk) -> None:
    lesson = boxes(profile, desk, SIXTEEN)
    controller = blackjack(lesson)
    lesson.hasty = True
    controller.stand()
    controller.stand()
    assert controller.table.to_play == (3, 0)
    lesson.hasty = False
    controller.stand()
    assert controller.table.to_play == (4, 0)


@pytest.mark.parametrize("threshold", [0, 100])
def test_what_costs_less_than_the_person_cares_for_is_done_at_once(
    profile: Profile, desk: Desk, threshold: int
) -> None:
    lesson = boxes(profile, desk, SIXTEEN, threshold)
    blackjack(lesson).stand()
    assert lesson.warned == []
    assert lesson.errors == [("stand/hard/12-16/7-A", 1, 68)]


def test_what_is_refused_is_not_held(profile: Profile, desk: Desk) -> None:
    lesson = boxes(profile, desk, SIXTEEN)
    refused: list[str] = []
    lesson.controller.refused.connect(lambda why: refused.append(why.code))
    blackjack(lesson).split()
    blackjack(lesson).surrender()
    assert (refused, lesson.warned) == (["not_a_pair", "surrender_12"], [])


def test_insurance_costs_by_what_is_laid_and_a_raise_with_the_double_too(
    profile: Profile, desk: Desk
) -> None:
    lesson = boxes(profile, desk, AN_ACE)
    controller = blackjack(lesson)
    assert [decision.question["ask"] for decision in lesson.coach.due()] == ["hand", "insurance", "insurance"]
    for _ in range(2):
        controller.insure(3, 10 * FRANC)
    assert lesson.errors == [("insured", 1, round(100 * (1 - 3 * 95 / 309)))]
    lesson.threshold = 0
    controller.double_down(10 * FRANC)
    kinds = [kind for kind, _, _ in lesson.errors]
    assert sorted(kinds) == ["double/hard/16", "insured"]


def test_nobody_waits_for_the_desk_and_the_error_is_judged_when_it_answers(
    profile: Profile, desk: Desk
) -> None:
    desk.slow = True
    lesson = boxes(profile, desk, SIXTEEN)
    blackjack(lesson).stand()
    assert lesson.warned == []
    assert len(profile.unjudged()) == 1
    desk.catch_up()
    assert profile.unjudged() == []
    assert lesson.errors == [("stand/hard/12-16/7-A", 1, 68)]


def test_who_is_not_answered_asks_again(profile: Profile, desk: Desk) -> None:
    desk.closed = True
    lesson = boxes(profile, desk, SIXTEEN)
    (decision,) = lesson.coach.due()
    assert lesson.coach.advice(decision) is None
    blackjack(lesson).stand()
    assert len(profile.unjudged()) == 1
    desk.closed, asked = False, desk.asked
    lesson.coach.begin()
    assert desk.asked > asked
    assert profile.unjudged() == []


def test_what_a_kill_left_unjudged_is_judged_at_the_next_start(
    profile: Profile, desk: Desk, tmp_path: Path
) -> None:
    desk.slow = True
    boxes(profile, desk, SIXTEEN)
    lesson = boxes_again(profile, desk)
    assert lesson.errors == []
    desk.catch_up()
    assert [kind for kind, _, _ in lesson.errors] == ["stand/hard/12-16/7-A"]


def boxes_again(profile: Profile, desk: Desk) -> Lesson:
    """The first program has decided and is gone before anybody could say what that cost."""
    controller = Blackjack(profile, seed="02")
    session = controller._sitting.session.id
    question: Json = {
        "game": "blackjack",
        "ask": "hand",
        "rules": {},
        "cards": [6, 10],
        "hands": [1, 0, 0],
        "up": 7,
        "plays": ["hit", "stand"],
    }
    profile.note_decision(session, question, "stand")
    return Lesson(controller, BlackjackStudy(controller), desk)


def test_what_the_disk_refuses_moves_neither_money_nor_book(
    profile: Profile, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = boxes(profile, desk, SIXTEEN, 0)
    failed: list[object] = []
    lesson.controller.failed.connect(failed.append)

    def full(*_: object) -> int:
        raise ProfileFull(profile.path)

    monkeypatch.setattr(profile, "note_decision", full)
    blackjack(lesson).stand()
    assert len(failed) == 1
    assert blackjack(lesson).table.to_play == (3, 0)
    monkeypatch.undo()
    blackjack(lesson).stand()
    assert lesson.errors == [("stand/hard/12-16/7-A", 1, 68)]


def test_guests_are_not_judged(profile: Profile, desk: Desk) -> None:
    """One who doubles everything sits there, and nobody writes down what that costs."""
    controller = Blackjack(profile, seed="0b")
    lesson = Lesson(controller, BlackjackStudy(controller), desk, 0)
    controller.seat_guests(5)
    controller.deal()
    assert controller.table.coups == 1
    assert (profile.decisions_made(), lesson.coach.due()) == (0, ())


# ------------------------------------------------------------------------------------- the other tables


def cloth(profile: Profile, desk: Desk, options: CardRules | None = None, threshold: int = 1) -> Lesson:
    """The shoe of seed 35, cut in the middle, begins with 31 après."""
    controller = TrenteEtQuarante(profile, options, "35")
    lesson = Lesson(controller, TrenteEtQuaranteStudy(controller), desk, threshold)
    controller.cut(156)
    return lesson


def cards_at(lesson: Lesson) -> TrenteEtQuarante:
    assert isinstance(lesson.controller, TrenteEtQuarante)
    return lesson.controller


def test_going_uninsured_is_noted_for_each_chance(profile: Profile, desk: Desk) -> None:
    lesson = cloth(profile, desk)
    controller = cards_at(lesson)
    controller.bet(Spot.ROUGE, 100 * FRANC)
    controller.bet(Spot.COULEUR, 50 * FRANC)
    controller.insure(Spot.COULEUR)
    controller.coup()
    assert controller.table.last is None
    ((dear,),) = lesson.warned
    assert (dear[0].place, dear[1].played) == ("rouge", "uninsured")
    controller.coup()
    assert controller.table.last is not None
    assert lesson.errors == [("uninsured", 1, 2)]
    assert profile.decisions_made() == 2


def test_who_has_nothing_for_the_premium_is_not_blamed(profile: Profile, desk: Desk) -> None:
    lesson = cloth(profile, desk)
    controller = cards_at(lesson)
    controller.bet(Spot.ROUGE, 5_000 * FRANC)
    controller.bet(Spot.NOIR, 5_000 * FRANC)
    assert controller.purse == 0
    controller.coup()
    assert (lesson.warned, profile.decisions_made()) == ([], 0)


def test_prison_where_half_could_be_had(profile: Profile, desk: Desk) -> None:
    lesson = cloth(profile, desk, CardRules(refait="prison"), threshold=5)
    controller = cards_at(lesson)
    controller.bet(Spot.ROUGE, 100 * FRANC)
    controller.coup()  # uninsured: less than five thousandths
    assert controller.table.halvable(Spot.ROUGE)
    controller.coup()
    ((dear,),) = lesson.warned
    assert (dear[1].played, dear[1].best) == ("prison", "half")
    controller.halve(Spot.ROUGE)
    assert lesson.eased == 1
    controller.coup()
    assert [kind for kind, _, _ in lesson.errors] == ["uninsured"]


def test_zero_and_a_stake_left_in_prison(profile: Profile, desk: Desk) -> None:
    """The ball is held back, never called off: once it runs the spin is decided."""
    controller = Roulette(profile, seed=ZERO_FIRST)
    lesson = Lesson(controller, RouletteStudy(controller), desk)
    controller.bet("rouge", 100 * FRANC)
    controller.bet("plein:17", 10 * FRANC)
    controller.throw()
    assert controller.running  # whatever one bets on is nobody's error
    controller.spin()
    assert controller.table.halvable("rouge")
    controller.throw()
    assert not controller.running
    assert [dear[0][1].played for dear in lesson.warned] == ["prison"]
    controller.throw()
    assert controller.running
    controller.spin()
    assert controller.table.spins == 2
    assert lesson.errors == [("prison", 1, 7)]


def test_card_or_enough_at_the_oval_table(profile: Profile, desk: Desk) -> None:
    controller = TrenteEtUn(profile, game(), "00")
    lesson = Lesson(controller, TrenteEtUnStudy(controller), desk, 5)
    wrong = 0
    for _ in range(6):
        controller.deal()
        while controller.asked:
            (decision,) = lesson.coach.due()
            advice = lesson.coach.advice(decision)
            assert advice is not None
            wrong += advice.cost("stand") >= 0.005
            held = len(lesson.warned)
            controller.stand()
            if len(lesson.warned) > held:
                controller.stand()
    assert len(lesson.warned) == wrong > 0
    assert {row.game for row in profile.errors()} == {"trente-et-un"}
    assert sum(times for _, times, _ in lesson.errors) >= wrong


def test_the_errors_of_one_table_are_not_those_of_another(profile: Profile, desk: Desk) -> None:
    lesson = boxes(profile, desk, SIXTEEN, 0)
    blackjack(lesson).stand()
    assert [(row.game, row.kind) for row in profile.errors()] == [("blackjack", "stand/hard/12-16/7-A")]
    assert isinstance(profile.errors()[0], Errors)
