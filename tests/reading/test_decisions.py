"""What is rarely asked of a player, done by accessible actions alone: no mouse, no key, no controller."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import QSize

from casino_qt.reading.announcing import sentence
from casino_qt.rules.blackjack.actions import YOU
from casino_qt.rules.blackjack.box import Box
from casino_qt.rules.blackjack.events import Result
from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.cards import Card
from casino_qt.rules.events import Said
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_un.actions import YOU as AT_THE_OVAL
from casino_qt.rules.trente_et_un.hands import Hand
from casino_qt.scenes.blackjack import words
from casino_qt.scenes.blackjack.snapshot import BoxSeen, HandSeen, Snapshot
from casino_qt.scenes.trente_et_un import words as oval_words
from casino_qt.windows.standing.blackjack import BlackjackStanding
from casino_qt.windows.standing.trente_et_un import TrenteEtUnStanding
from tests.reading.conftest import Ear
from tests.reading.tree import read
from tests.screenshots.blackjack_states import AN_ACE, ELEVEN, FOUR_AND_FOUR, GIVEN_UP
from tests.screenshots.evening import BLACKJACK, GAME, OVAL, ROULETTE, Evening
from tests.screenshots.fit import BlankPictures
from tests.screenshots.roulette_states import TWO_ZEROS
from tests.screenshots.trente_et_un_states import DEALT_31, GOES_OVER, WINS

if TYPE_CHECKING:
    from casino_qt.windows.at_table.blackjack_page import BlackjackPage
    from casino_qt.windows.at_table.trente_et_un_page import TrenteEtUnPage

Begin = Callable[[str], Evening]


@pytest.fixture
def begin(tmp_path: Path, pictures: BlankPictures, request: pytest.FixtureRequest) -> Begin:
    def with_seed(seed: str) -> Evening:
        tables = (GAME, ROULETTE, OVAL, BLACKJACK)
        evening = Evening(tmp_path, QSize(1440, 900), "en", seed, pictures=pictures, tables=tables)
        request.addfinalizer(evening.close)
        return evening

    return with_seed


def press(evening: Evening, name: str, role: str = "Button", action: str = "Press") -> None:
    """Find it anew and press it, and let the table finish."""
    read(evening.window).find(role, name).do(action)
    evening.to_the_end()


def offered(evening: Evening, name: str) -> bool:
    """Whether there is such a button, and it can be pressed."""
    return any("Press" in button.actions for button in read(evening.window).find_all("Button", name))


def dealt(evening: Evening) -> None:
    """Two boxes of blackjack with a stake of 100 each, and the first cards."""
    evening.sit_at_blackjack()
    press(evening, "Chip of 100", "RadioButton")
    for name in ("Box 3", "Box 4"):
        press(evening, name, action="Increase")
    press(evening, "Deal")


def box(evening: Evening, number: int) -> Box:
    """The box as it is by now."""
    return evening.blackjack.controller.table.boxes[number]


def over(evening: Evening) -> bool:
    return evening.blackjack.controller.table.phase is Phase.BETTING


def test_a_hand_is_doubled(begin: Begin, ear: Ear) -> None:
    evening = begin(ELEVEN)
    dealt(evening)
    asked = ear.take()[-1]
    assert asked.startswith("Box 3: ")
    assert "Double (B)" in asked
    press(evening, "Double")
    assert box(evening, 3).hands[0].stakes[YOU] == 200_00
    hand = box(evening, 3).hands[0]
    assert len(hand.cards) == 3
    lying = ", ".join(words.card(one) for one in hand.cards)
    told = ear.take()[-1]
    assert told.startswith(f"Box 3: {lying}, {hand.total}. Box 4: "), "what came, then the next hand is asked"
    while not over(evening):
        press(evening, "Stand" if offered(evening, "Stand") else "Card")
    assert not any(f"Box 3: {lying}" in one for one in ear.take()), "it is told once"


def test_what_a_hand_came_to_that_nobody_asks_about_is_told_once(begin: Begin, ear: Ear) -> None:
    """Gone over, or 21 with the first cards: whoever does not see it has to hear it. Each hand of a coup."""
    evening = begin(AN_ACE)
    read(evening.sit_at_blackjack())
    controller, gone = evening.blackjack.controller, 0
    for _ in range(4):
        for number in range(1, 8):
            controller.bet(number, 5_00)
        controller.deal()
        evening.to_the_end()
        for _ in range(60):
            if (play := controller.table.to_play) is None:
                break
            hand = box(evening, play[0]).hands[play[1]]
            controller.hit() if hand.total < 17 else controller.stand()
            evening.to_the_end()
        heard = " ".join(ear.take())
        record = controller.table.last
        assert record is not None
        for one in record.boxes:
            for ended in one.hands:
                lying = ", ".join(words.card(card) for card in ended.cards)
                assert heard.count(f"Box {one.box}: {lying}, {ended.total}.") == 1, heard
                gone += ended.total > 21
    assert gone > 2


def test_the_same_cards_are_told_again_in_the_next_coup_and_in_another_hand_of_the_box() -> None:
    """However quickly it is dealt: before what is due is told, nobody may have seen the cloth empty."""
    same = HandSeen((Card.parse("8S"), Card.parse("TS"), Card.parse("8S")), 26, result=Result.BUST)
    scene = SimpleNamespace(snapshot=Snapshot({2: BoxSeen((YOU,), hands=(same,))}, dealt=True))
    table = SimpleNamespace(coups=0)
    page = SimpleNamespace(scene=scene, controller=SimpleNamespace(table=table))
    standing = BlackjackStanding(cast("BlackjackPage", page))
    told = standing.news()
    assert told.startswith("Box 2: ")
    assert standing.news() == ""
    table.coups, scene.snapshot = 1, Snapshot({}, over=scene.snapshot.boxes)
    assert standing.news() == "", "the coup is over, and its cards are shown"
    scene.snapshot = Snapshot({2: BoxSeen((YOU,), hands=(same,))}, dealt=True)
    assert standing.news() == told
    scene.snapshot = Snapshot({2: BoxSeen((YOU,), hands=(same, same))}, dealt=True)
    assert standing.news() != ""


def test_the_same_cards_at_the_oval_are_told_again_in_the_next_round() -> None:
    """Thirty-one again, in the same cards: nobody is asked about them, and nothing lies between."""
    held = Hand((Card.parse("AS"), Card.parse("KS"), Card.parse("QS")), opened=True)
    scene = SimpleNamespace(told=SimpleNamespace(hand=lambda seat: held, on=True))
    table = SimpleNamespace(rounds=0)
    page = SimpleNamespace(scene=scene, controller=SimpleNamespace(table=table))
    standing = TrenteEtUnStanding(cast("TrenteEtUnPage", page))
    told = standing.news()
    assert told.startswith("Your cards: 31")
    table.rounds, scene.told.on = 1, False
    assert standing.news() == "", "the round is over, and the cards still lie there"
    scene.told.on = True
    assert standing.news() == told


def test_what_is_asked_in_the_same_words_is_asked_again_after_another_coup(
    begin: Begin, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = begin("2")
    page = evening.sit_at_blackjack()
    standing, coups = page.teller.standing, (1, 1, 2)
    monkeypatch.setattr(standing, "question", lambda: "Box 3: 18. Croupier: 7.")
    monkeypatch.setattr(standing, "result", lambda: "")
    ear.take()
    for coup in coups:
        monkeypatch.setattr(standing, "decided", partial(int, coup))
        page.scene.busy_changed.emit(False)
        evening.settle()
    assert sum("Box 3: 18." in heard for heard in ear.take()) == len({*coups})


def test_a_pair_is_split_and_split_again(begin: Begin, ear: Ear) -> None:
    evening = begin(FOUR_AND_FOUR)
    dealt(evening)
    for hands in (2, 3, 4):
        for _ in range(9):
            if offered(evening, "Split"):
                break
            press(evening, "Stand")
        assert "Split (P)" in ear.take()[-1], "it was told that it may be"
        press(evening, "Split")
        assert len(box(evening, 3).hands) == hands
    told = [node.name for node in read(evening.window).find("Grouping", "Hands").children]
    own = [name for name in told if name.startswith("Box 3")]
    assert len(own) == len(set(own)) == 4, "each hand has its own name"
    while not over(evening):
        press(evening, "Stand" if offered(evening, "Stand") else "Card")
    assert "In the purse: " in ear.take()[-1]


@pytest.mark.parametrize(
    ("paid", "told"),
    [
        ((200_00, 0), "What you won and what you lost are equal."),
        ((100_00, 100_00), "All your stakes came back."),
        ((200_00, 100_00), "You have won 100: Box 3."),
    ],
)
def test_what_the_hands_of_a_pair_brought_is_not_called_a_tie(paid: tuple[int, int], told: str) -> None:
    shares = [SimpleNamespace(stake=100_00, paid=one) for one in paid]
    box = SimpleNamespace(box=3, shares=lambda seat: shares if seat == YOU else [])
    record = SimpleNamespace(boxes=(box,), dealer=(), dealer_total=17)
    table = SimpleNamespace(last=record)
    page = SimpleNamespace(controller=SimpleNamespace(table=table, purse=0, in_play=0))
    assert told in BlackjackStanding(cast("BlackjackPage", page)).result()


def test_a_hand_is_surrendered(begin: Begin, ear: Ear) -> None:
    evening = begin(GIVEN_UP)
    dealt(evening)
    purse = evening.blackjack.controller.purse
    assert "Surrender (N)" in ear.take()[-1]
    press(evening, "Surrender")
    assert evening.blackjack.controller.purse == purse + 50_00
    assert ear.take()[-1].startswith("Box 4: ")


def test_both_boxes_are_insured_and_the_insurance_grows(begin: Begin, ear: Ear) -> None:
    evening = begin(AN_ACE)
    dealt(evening)
    assert "Insure (I)" in ear.take()[-1]
    press(evening, "Insure box 3")
    press(evening, "Insure")
    assert [box(evening, number).insurance.get(YOU, 0) for number in (3, 4)] == [50_00, 50_00]
    heard = ear.take()
    told = ["Box 3: 100, insured with 50.", "Box 4: 100, insured with 50."]
    assert [words for words in heard if "insured" in words] == told
    press(evening, "Double")
    assert box(evening, 3).hands[0].stakes[YOU] == 100_00, "first it is asked whether the insurance grows"
    dialog = read(evening.window).find("Dialog")
    dialog.find_all("Button")[0].do()
    evening.to_the_end()
    assert box(evening, 3).hands[0].stakes[YOU] == 200_00


def test_a_prisoner_is_moved_and_half_of_another_is_taken_back(begin: Begin, ear: Ear) -> None:
    evening = begin(TWO_ZEROS)
    page = evening.sit_at_roulette()
    for chance in ("Rouge", "Pair"):
        press(evening, chance)
    press(evening, "Throw the ball")
    table = page.controller.table
    assert table.lying("rouge").prison == table.lying("pair").prison == (25_00, 0)
    assert any("Locked in prison, 50: " in words for words in ear.take())
    press(evening, "Take half of the imprisoned stake on Pair back")
    assert table.lying("pair").prison == (0, 0)
    press(evening, "25 imprisoned on Rouge: move it")
    press(evening, "Noir")
    assert table.lying("rouge").prison == (0, 0)
    assert table.lying("noir").prison == (25_00, 0)
    assert "Rouge: 0. Noir: in prison 25." in ear.take()
    press(evening, "Throw the ball")
    assert table.lying("noir").prison == (0, 25_00), "the second zero locks it deeper"
    assert read(evening.window).find("Grouping", "Simple chances").find("Button", "Noir").name.count("25")


def test_a_stake_is_insured_against_the_refait(begin: Begin, ear: Ear) -> None:
    evening = begin("2")
    evening.sit_down()
    press(evening, "Cut")
    press(evening, "Chip of 100", "RadioButton")
    press(evening, "Rouge")
    ear.take()
    insure = read(evening.window).find("Button", "Insure")
    insure.do()
    evening.to_the_end()
    assert evening.page.controller.table.lying(Spot.ROUGE).premium
    assert ear.take() == ["Assuré. Insured against the 31 après.", "Rouge: stake 100, insured with 1."]
    assert "insured with 1" in read(evening.window).find("Button", "Rouge").name


def test_the_bank_is_dealt_and_kept(begin: Begin, ear: Ear) -> None:
    """The person deals at тридцать одно card by card, then the rest at once, and goes on his own cards."""
    evening = begin(WINS)
    evening.settings.company, evening.settings.bank = 2, "yours"
    evening.settings.token = 500
    page = evening.sit_at_oval()
    press(evening, "Deal")
    press(evening, "Next card")
    press(evening, "All at once")
    assert page.controller.asked
    heard = ear.take()
    assert any("You may: Card (C), On mine (E)" in words for words in heard), heard
    cards = read(evening.window).find("Button", "Your cards: ").name
    assert any(cards in words for words in heard), "one hears what one holds"
    press(evening, "On mine")
    assert page.controller.table.last is not None
    assert ear.take()[-1].startswith("In the purse: ")
    assert read(evening.window).find("Grouping", "What the round brought").children


@pytest.mark.parametrize("seed", [GOES_OVER, DEALT_31, WINS])
def test_at_the_oval_the_last_cards_are_heard_too_and_once(begin: Begin, ear: Ear, seed: str) -> None:
    """Of one's own hand: also the card that was too much, and the 31 that nobody is asked about."""
    evening = begin(seed)
    evening.settings.token = 500  # who comes for the first time is asked for the agreement
    page = evening.sit_at_oval()
    press(evening, "Next round")
    for _ in range(9):
        if not page.controller.asked:
            break
        press(evening, "Card" if seed == GOES_OVER else "Enough")
    record = page.controller.table.last
    assert record is not None
    held = record.hand(AT_THE_OVAL)
    told = f"Your cards: {held.total}, {oval_words.hand(held.cards)}."
    assert " ".join(ear.take()).count(told) == 1


def test_the_end_of_a_talia_is_told_once(begin: Begin, ear: Ear) -> None:
    """What the bank brought, and who deals now, share a line in the end: both have been heard by then."""
    evening = begin(WINS)
    evening.settings.company, evening.settings.bank, evening.settings.token = 2, "rotates", 500
    page = evening.sit_at_oval()
    while page.controller.table.talia == 1:
        ear.take()
        press(evening, "Enough" if offered(evening, "Enough") else "Next round")
    heard = " ".join(ear.take())
    assert heard.count("Талия окончена.") == 1
    assert heard.count("The bank: ") == 1, heard


def test_a_blackjack_and_a_tie_are_called_with_the_box_they_are_in(begin: Begin, ear: Ear) -> None:
    """Who does not see the cards cannot know otherwise whose they are; the calls name no box themselves."""
    evening = begin(FOUR_AND_FOUR)
    page = evening.sit_at_blackjack()
    read(evening.window)
    calls = page.calls()
    called: dict[str, list[re.Match[str] | None]] = {"blackjack": [], "egalite": []}
    for _ in range(9):
        for number in range(1, 8):
            page.controller.bet(number, 5_00)
        page.controller.deal()
        evening.to_the_end()
        for _ in range(60):
            if (play := page.controller.table.to_play) is None:
                break
            low = box(evening, play[0]).hands[play[1]].total < 12
            page.controller.hit() if low else page.controller.stand()
            page.scene.skip()
            evening.settle()
        for heard in ear.take():
            for call in called:
                said = f"{sentence(calls.call(Said(call)))} {calls.subtitle(Said(call))}"
                before = heard.split(said)[:-1]
                called[call] += [re.search(r"(Box \d|Croupier: [^.]*)\. $", one) for one in before]
    for whose in called.values():
        assert all(whose)
        assert len({one.group() for one in whose if one is not None}) > 1
