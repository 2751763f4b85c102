"""What a bet is worth, at the tables: by pointer, by keyboard, in every language, under every option."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from casino_qt.number_text import percent
from casino_qt.odds.worth import from_report, roulette_bet
from casino_qt.rules.blackjack.options import Rules as BlackjackRules
from casino_qt.rules.roulette.options import Rules as RouletteRules
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.settings import LANGUAGES
from casino_qt.windows.at_table.blackjack_page import BlackjackPage
from casino_qt.windows.at_table.roulette_page import RoulettePage
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.at_table.trente_et_un_page import TrenteEtUnPage
from casino_qt.windows.doors import ROWS, TABLES
from casino_qt.windows.help.rules_sheet import RulesSheet
from casino_qt.windows.kit.alphabets import same_key
from casino_qt.windows.kit.button import Button, KitButton
from casino_qt.windows.settings.house import HousePage
from casino_qt.windows.settings.sheet import SettingsSheet
from casino_qt.windows.worth.asking import letter
from casino_qt.windows.worth.told import unbroken
from tests.reading.tree import read
from tests.screenshots.evening import BLACKJACK, GAME, OVAL, ROULETTE, Evening
from tests.screenshots.reckoned import kept
from tests.screenshots.worth_states import rest_on, spot
from tests.windows.staff.slow_reckoner import SlowReckoner

LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
FRANC = 100
W = Qt.Key.Key_W

BET_ON = {GAME: "field/rouge", ROULETTE: "bet/rouge@0", OVAL: "own", BLACKJACK: "box/4"}


Sit = Callable[[str], TablePage]


@pytest.fixture
def evening(evening: Evening) -> Evening:
    """At тридцать одно all is agreed already."""
    evening.settings.token = 500
    return evening


@pytest.fixture
def sit(evening: Evening) -> Sit:
    """At a table, bets open, the pointer told of at once."""

    def at(table: str) -> TablePage:
        evening.window.open_table(table)
        evening.to_the_end()
        if table == GAME:
            evening.page.controller.cut(156)
            evening.to_the_end()
        page = evening.window.table
        assert page is not None
        page.asking.rest.setInterval(0)
        return page

    return at


def middle(page: TablePage, key: str) -> QPoint:
    return page.view.spot_rect(spot(page, key)).center()


def pass_over(page: TablePage, key: str) -> None:
    """Move the pointer there."""
    for way in (QPoint(1, 1), QPoint(0, 0)):  # where the pointer lies already no move is told
        QTest.mouseMove(page.view.viewport(), middle(page, key) + way)
    QTest.qWait(1)


def rest(evening: Evening, page: TablePage, key: str) -> None:
    """Move the pointer there and let it lie."""
    pass_over(page, key)
    evening.settle()


def press(evening: Evening, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(evening.window.focusWidget() or evening.window, key)
    evening.settle()


def derived(page: TablePage) -> str:
    """All that the open card says."""
    card = page.asking.derivation
    assert card.isVisible()
    return f"{card.accessibleName()} {card.accessibleDescription()}"


# Pointer and keyboard.


@pytest.mark.parametrize("table", TABLES)
def test_a_pointer_that_rests_on_a_bet_is_told_its_worth(evening: Evening, sit: Sit, table: str) -> None:
    page = sit(table)
    line = page.asking.line
    assert not line.isVisible()
    rest(evening, page, BET_ON[table])
    assert line.isVisible()
    assert (
        line.text_shown()
        == {
            GAME: "Rouge, pays 1:1, wins 44.52%, the house keeps 1.09%, deviation 0.95",
            ROULETTE: "Rouge, pays 1:1, wins 48.65%, the house keeps 1.37%, deviation 0.99",
            OVAL: "Your round, pays 2 tokens, 4 for a dealt 31, wins 42.60%, brings −0.139 tokens, "
            "deviation 2.05",
            BLACKJACK: "A box, pays 1:1, a blackjack 3:2, wins 43.34%, the house keeps 0.52%, deviation 1.14",
        }[table]
    )
    assert line.accessibleName() == line.text_shown()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_a_bet_leaves_the_zero_free(evening: Evening, sit: Sit, language: str) -> None:
    """One line over the arch, in the words of every language; two would lie over what is staked there."""
    page = sit(ROULETTE)
    evening.languages.speak(language)
    line = page.asking.line
    keys = [one.key for one in page.scene.focus_order.spots if one.key.startswith("bet/")]
    kinds = {key.partition(":")[0]: key for key in keys}
    assert len(kinds) > 8
    zero = page.view.spot_rect(spot(page, "bet/plein:0@0")).translated(page.view.pos())
    for key in kinds.values():
        rest(evening, page, key)
        strip = line.face_rect().translated(line.x(), line.y()).toRect()
        assert strip.bottom() - zero.top() < zero.height() / 8, line.text_shown()  # the rim of its arch


def test_a_pointer_on_its_way_is_told_nothing(evening: Evening, sit: Sit) -> None:
    page = sit(ROULETTE)
    page.asking.rest.setInterval(3_600_000)
    pass_over(page, "bet/plein:17@0")
    assert not page.asking.line.isVisible()
    page.asking.rest.setInterval(0)
    rest(evening, page, "bet/cheval:17/20@0")
    page.asking.rest.setInterval(3_600_000)
    pass_over(page, "bet/plein:20@0")  # on the way to the line
    assert page.asking.line.text_shown().startswith("Split 17-20")


def test_one_click_on_the_line_derives_it(evening: Evening, sit: Sit) -> None:
    page = sit(ROULETTE)
    rest(evening, page, "bet/cheval:17/20@0")
    line = page.asking.line
    QTest.mouseClick(line, LEFT, pos=line.face_rect().center().toPoint())
    said = derived(page).replace("\u00a0", " ")
    for part in ("Split 17-20", "2 for the bet, paid 17:1; 35 against it", "= 34 and lose 35", "1/37"):
        assert part in said
    assert not page.controller.in_play
    press(evening, Qt.Key.Key_Escape)
    assert not page.asking.derivation.isVisible()


def test_the_middle_button_asks_at_once_and_lays_nothing(evening: Evening, sit: Sit) -> None:
    page = sit(ROULETTE)
    QTest.mouseClick(page.view.viewport(), MIDDLE, pos=middle(page, "bet/plein:17@0"))
    assert "35:1" in derived(page)
    assert not page.controller.in_play


def test_by_keyboard_alone(evening: Evening, sit: Sit) -> None:
    page = sit(ROULETTE)
    page.view.setFocus()
    press(evening, Qt.Key.Key_Tab, Qt.Key.Key_Down)
    QTest.qWait(1)
    assert page.asking.line.isVisible()
    before = page.asking.line.text_shown()
    press(evening, W)
    assert derived(page).startswith(before.split(",")[0])
    press(evening, W)
    assert not page.asking.derivation.isVisible()
    assert page.view.hasFocus()
    press(evening, W, Qt.Key.Key_Return)
    rules = evening.window.findChildren(RulesSheet)[0]
    assert rules.isVisible()
    assert rules.book.cursorForPosition(QPoint(10, 6)).block().text().startswith("W.3")


def test_who_points_at_nothing_is_told_so(evening: Evening, sit: Sit) -> None:
    page = sit(ROULETTE)
    press(evening, W)
    assert page.plate.text() == "Point at a bet to learn what it is worth."
    rest(evening, page, "board")
    press(evening, W)
    assert not page.asking.derivation.isVisible()


def test_the_line_stays_until_the_pointer_rests_elsewhere(evening: Evening, sit: Sit) -> None:
    """Nobody has to read it against a clock, nor the pointer to stand still meanwhile."""
    page = sit(ROULETTE)
    rest(evening, page, "bet/plein:17@0")
    rest(evening, page, "board")
    assert not page.asking.line.isVisible()
    rest(evening, page, "bet/plein:17@0")
    QTest.mouseMove(page.gear, QPoint(18, 18))
    evening.settle()
    assert page.asking.line.isVisible()
    rest(evening, page, "board")
    assert not page.asking.line.isVisible()


def test_while_a_round_is_told_there_is_nothing_to_bet_on(evening: Evening, sit: Sit) -> None:
    page = sit(GAME)
    rest(evening, page, "field/rouge")
    evening.page.controller.bet(Spot.ROUGE, 50 * FRANC)
    assert page.asking.line.isVisible()
    evening.settings.reduced_motion = False
    evening.page.controller.coup()
    assert not page.asking.line.isVisible()
    rest(evening, page, "field/noir")
    assert not page.asking.line.isVisible()


def test_who_does_not_want_the_line_is_told_when_he_asks(evening: Evening, sit: Sit) -> None:
    evening.window.open_settings()
    sheet = evening.window.findChildren(SettingsSheet)[0]
    worth = sheet.page(HousePage).worth
    assert worth.isChecked()
    QTest.mouseClick(worth, LEFT, pos=QPoint(20, worth.height() // 2))
    assert not evening.settings.show_worth
    press(evening, Qt.Key.Key_Escape)
    page = sit(ROULETTE)
    rest(evening, page, "bet/plein:17@0")
    assert not page.asking.line.isVisible()
    press(evening, W)
    assert "35:1" in derived(page)


def test_who_listens_hears_it_with_the_name_of_the_place(evening: Evening, sit: Sit) -> None:
    page = sit(ROULETTE)
    described = {node.name.split(",")[0]: node.description for node in read(page.view).find_all("Button")}
    assert described["Split 17-20"] == "pays 17:1, wins 5.41%, the house keeps 2.70%, deviation 4.07"
    assert read(page.view).find("RadioButton", "Chip of 25").description == ""


# What is told.


@pytest.mark.parametrize("zero", ["prison", "partage", "lose_all"])
def test_every_bet_of_the_roulette_is_told_as_reckoned(evening: Evening, sit: Sit, zero: str) -> None:
    evening.settings.zero = zero
    page = sit(ROULETTE)
    assert isinstance(page, RoulettePage)
    rules = page.controller.options
    assert rules.zero == zero
    told = 0
    for place in page.scene.focus_order.spots:
        bet = page.asking.bets.bet_at(place)
        if bet is None:
            assert place.group not in ("bet", "track")
            continue
        said, worth = page.asking.told(bet), roulette_bet(bet, rules)
        figures = dict(said.derivation.lines)
        assert percent(worth.win) in said.spoken
        assert percent(worth.edge) in said.spoken
        assert figures["The house keeps"] == percent(worth.edge, 4)
        assert figures["Standard deviation"] == f"{worth.deviation:.4f}"
        assert figures["Wins"].endswith(percent(worth.win, 4))
        told += 1
    assert told > 161


@pytest.mark.parametrize("premium", ["decided", "every_coup"])
@pytest.mark.parametrize("refait", ["half", "prison"])
def test_every_chance_is_told_as_reckoned(evening: Evening, sit: Sit, refait: str, premium: str) -> None:
    evening.settings.refait, evening.settings.premium = refait, premium
    page = sit(GAME)
    evening.page.controller.bet(Spot.NOIR, 100 * FRANC)
    evening.page.controller.insure(Spot.NOIR)
    evening.to_the_end()
    printed = next(
        answer["bets"]
        for answer in kept().values()
        if answer["game"] == GAME
        and (answer["rules"]["refait"], answer["rules"]["premium"]) == (refait, premium)
    )
    for key, bet in (
        ("field/rouge", "rouge"),
        ("field/couleur", "couleur"),
        ("field/inverse", "inverse"),
        ("field/noir", "noir+insurance"),
    ):
        rest_on(page, key)
        worth = from_report(printed[bet])
        for part in (percent(worth.win), percent(worth.edge), f"{worth.deviation:.2f}"):
            assert part in page.asking.line.text_shown()
        press(evening, W)
        said = derived(page)
        assert percent(worth.edge, 4) in said
        assert ("prison" in said) == (refait == "prison" and "insurance" not in bet)
        press(evening, W)
    evening.page.controller.bet(Spot.ROUGE, 100 * FRANC)
    evening.to_the_end()
    rest_on(page, "insure/rouge")
    assert page.asking.line.text_shown().startswith("Rouge, insured")


def test_the_insurance_of_a_box_is_told_by_the_ace_alone(evening: Evening, sit: Sit) -> None:
    page = sit(BLACKJACK)
    told = page.asking.told("insurance")
    assert told.spoken == "Insurance, pays 2:1, wins 30.87%, the house keeps 7.40%, deviation 1.39"
    said = " ".join(told.derivation.sentences)
    assert "311 cards: 96 of them" in said
    assert "together −23" in said


def test_a_box_is_no_bet_any_more_once_cards_are_out(evening: Evening, sit: Sit) -> None:
    page = sit(BLACKJACK)
    assert isinstance(page, BlackjackPage)
    assert page.asking.bets.bet_at(spot(page, "box/4")) == "box"
    for box in (3, 4):
        page.controller.bet(box, 25 * FRANC)
    page.controller.deal()
    assert page.asking.bets.bet_at(spot(page, "box/4")) is None


def test_a_hand_is_no_bet_any_more_but_what_is_agreed_stays(evening: Evening, sit: Sit) -> None:
    page = sit(OVAL)
    assert isinstance(page, TrenteEtUnPage)
    assert page.asking.bets.bet_at(spot(page, "own")) == "punter"
    page.controller.deal()
    assert page.asking.bets.bet_at(spot(page, "own")) is None
    assert page.asking.bets.bet_at(spot(page, "terms")) == "punter"


def test_who_holds_the_bank_is_told_the_bankers_round(evening: Evening, sit: Sit) -> None:
    evening.settings.bank = "yours"
    page = sit(OVAL)
    rest(evening, page, "terms")
    line = page.asking.line.text_shown()
    assert line.startswith("Your bank")
    assert "brings +0.139 tokens against each" in line
    press(evening, W)
    assert "against the whole company (3) a round brings +0.4180\u00a0tokens" in derived(page)


# What changes under it.


def test_other_rules_are_told_at_once(evening: Evening, sit: Sit) -> None:
    page = sit(ROULETTE)
    assert isinstance(page, RoulettePage)
    rest(evening, page, "bet/rouge@0")
    press(evening, W)
    assert "1.3704%" in derived(page)
    assert page.controller.new_sitting(RouletteRules(zero="lose_all"))
    evening.to_the_end()
    assert "the house keeps 2.70%" in page.asking.line.text_shown()
    assert "1.3704%" not in derived(page)
    assert "2.7027%" in derived(page)


def test_what_takes_long_is_told_when_it_comes(evening: Evening, sit: Sit) -> None:
    evening.house._reckoner = slow = SlowReckoner()
    page = sit(GAME)
    rest(evening, page, "field/rouge")
    assert page.asking.line.text_shown() == "Rouge, pays 1:1, being reckoned…"
    assert page.view.describe(spot(page, "field/rouge")) == ""
    press(evening, W)
    assert "being\u00a0reckoned…" in derived(page)
    rest_on(page, "field/noir")
    assert slow.asked == [("odds", {"game": GAME, "rules": {"refait": "half", "premium": "decided"}})]
    slow.give_up()
    rest_on(page, "field/rouge")
    assert len(slow.asked) == 2
    slow.come()
    evening.settle()
    assert "the house keeps 1.09%" in page.asking.line.text_shown()
    assert "1.0946%" in derived(page)


def test_no_answer_is_told_at_a_table_that_was_left(evening: Evening, sit: Sit) -> None:
    evening.house._reckoner = slow = SlowReckoner()
    page = sit(GAME)
    rest(evening, page, "field/rouge")
    evening.window.leave_table()
    evening.settle()
    QApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete.value)
    assert slow.waiting
    assert not any(asked.wanted for asked in slow.waiting)
    slow.come()  # it is told to nobody: there is nobody left to be told


@pytest.mark.parametrize("table", TABLES)
def test_every_language_says_it_in_its_own_words_and_numbers(evening: Evening, sit: Sit, table: str) -> None:
    page = sit(table)
    rest(evening, page, BET_ON[table])
    press(evening, W)
    seen = set()
    for language in LANGUAGES:
        evening.settings.language = language
        evening.settle()
        line, said = page.asking.line, derived(page)
        seen.add((line.text_shown(), said))
        point = "." if language == "en" else ","
        assert re.findall(r"\d([.,])\d\d\b", line.text_shown())[-1] == point
        assert all(part.fits for part in line.measured())
        panel = page.asking.derivation.panel
        assert page.rect().contains(panel.geometry())
        assert all(panel.rect().contains(button.geometry()) for button in panel.findChildren(Button))
    assert len(seen) == len(LANGUAGES)


@pytest.mark.parametrize("table", list(ROWS))
def test_the_letter_is_that_of_no_button(evening: Evening, sit: Sit, table: str) -> None:
    page = sit(table)
    for language in LANGUAGES:
        evening.settings.language = language
        evening.settle()
        taken = {button.shortcut().toString() for button in page.findChildren(KitButton)} - {""}
        own = {letter(), same_key(letter())} - {""}
        assert not own & (taken | {same_key(key) for key in taken})
        assert page.asking.line.toolTip() == "" or f"({letter()})" in page.asking.line.toolTip()
        for key in own:
            rest_on(page, BET_ON[table])
            QTest.keyClick(page.view, Qt.Key(ord(key)))
            assert page.asking.derivation.isVisible(), (language, key)
            page.asking.derivation.lay_away()


def test_the_questions_are_those_of_the_options_in_force(evening: Evening, sit: Sit) -> None:
    page = sit(BLACKJACK)
    assert isinstance(page, BlackjackPage)
    before = page.asking.bets.question("box")
    page.controller.new_sitting(BlackjackRules(surrender="none"))
    after = page.asking.bets.question("box")
    assert before is not None
    assert after is not None
    asked = [question.question["rules"]["surrender"] for question in (before, after)]
    assert asked == ["hard_12", "none"]


def test_no_line_ends_within_a_sum_or_before_the_last_word() -> None:
    said = "On every coup (three of them): (1 − 0.087708) × 1% = 0.9123%. That is what the house keeps."
    assert unbroken(said).split(" ") == [
        *("On", "every", "coup", "(three", "of", "them):", "(1\u00a0−\u00a00.087708)\u00a0×\u00a01%"),
        *("=", "0.9123%.", "That", "is", "what", "the", "house\u00a0keeps."),
    ]
    assert unbroken("en prison : y = 18/37 · x, et x = 18/37 + 1/37 · y de la mise").split(" ")[3:6] == [
        *("y\u00a0=\u00a018/37\u00a0·\u00a0x,", "et", "x\u00a0=\u00a018/37"),
    ]
    assert unbroken("Rouge") == "Rouge"
