"""In which way a bet is played: what is asked of it, and that every answer is a bet the laboratory has."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from casino_qt.laboratory import blackjack, trente_et_un
from casino_qt.laboratory.game import NotSimulatedError
from casino_qt.laboratory.games import GAMES
from casino_qt.laboratory.reserve import most_asked, whole_centimes
from casino_qt.laboratory.study import Question, study
from casino_qt.rules.roulette.options import Rules as RouletteRules
from casino_qt.rules.scripts.games import GAMES_OPEN
from casino_qt.settings import Settings
from casino_qt.windows.doors import TABLES
from casino_qt.windows.kit.drop_down import DropDown
from casino_qt.windows.laboratory import ways
from casino_qt.windows.laboratory.findings import Findings
from casino_qt.windows.laboratory.offers import (
    BY_ALL_CARDS,
    EXAMPLES,
    bet_text,
    canonical,
    clauses,
    offers,
    options,
    seated,
)
from casino_qt.windows.laboratory.reasons import reason
from casino_qt.windows.laboratory.sheet import LaboratorySheet
from casino_qt.windows.main_window import MainWindow
from tests.screenshots.__main__ import LANGUAGES
from tests.screenshots.fit import faults
from tests.translations.pseudo import PseudoTranslator
from tests.windows.laboratory.conftest import FakeChild
from tests.windows.laboratory.test_form import asked

PSEUDO = "pseudo"
LOCKED, INSURANCE, COUPS, ROUNDS = (
    "A locked stake",
    "Insurance against an ace",
    "Each coup is dealt",
    "Each round is dealt",
)


def everything(table: str, settings: Settings) -> Iterator[tuple[Any, str]]:
    """Rules and bet of every order the form can give at a table, the highest stake as it is set."""
    moving = [clause for clause in clauses(table) if not clause.setting.endswith("_max")]
    for values in product(*(clause.values for clause in moving)):
        answers = {clause.setting: value for clause, value in zip(moving, values, strict=True)}
        rules = GAMES_OPEN[table].rules(options(table, settings, answers))
        for offer in offers(table):
            bet = seated(canonical(offer, EXAMPLES[offer.kind] if offer.kind else ""), answers)
            every = [range(len(way.tails)) for way in ways.WAYS[table]]
            for tail in {ways.tail(table, offer.name, answers, taken) for taken in product(*every)}:
                yield rules, bet + tail


@pytest.mark.parametrize("table", TABLES)
def test_every_order_is_a_bet_the_laboratory_has_and_tells_what_its_purse_must_hold(
    table: str, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tables are the real ones; only the seconds in which they reckon what is exact are left out."""
    quick = dict.fromkeys(("", blackjack.COMPOSITION), (lambda rules: None, lambda rules: 0.0))
    monkeypatch.setattr(blackjack, "_PLAYS", quick)
    monkeypatch.setattr(trente_et_un, "results", lambda packs, natural: {})
    found = set()
    for rules, bet in everything(table, settings):
        terms = GAMES[table].table(rules, bet).terms
        assert terms.bet == bet
        assert most_asked(table, rules, bet) == Fraction(terms.laid, terms.denominator), bet
        assert whole_centimes(table, bet) == terms.whole, bet
        found.add(bet)
    known = {bet for rules, _ in everything(table, settings) for bet in GAMES[table].bets(rules)}
    plain = {bet.partition("+")[0].partition(":")[0] + "".join(bet.partition("+")[1:]) for bet in found}
    if table == "trente-et-un":
        assert plain == known
    else:
        assert {bet for bet in known if ":" not in bet} <= found
        texts = {bet_text(bet) for bet in found}
        assert len(texts) == len(found)


@pytest.mark.parametrize("table", TABLES)
def test_no_bet_of_simulate_is_missing_from_the_form(table: str, settings: Settings) -> None:
    tails = {bet[bet.index("+") :] for rules, bet in everything(table, settings) if "+" in bet}
    for rules, _ in everything(table, settings):
        for bet in GAMES[table].bets(rules):
            assert "+" not in bet or bet[bet.index("+") :] in tails


def test_all_ways_of_a_box_at_once_are_played(settings: Settings) -> None:
    rules = GAMES_OPEN["blackjack"].rules({})
    bet = "box+insurance_raised+shoe"
    question = Question(
        game="blackjack", rules=rules, bet=bet, coups=40, players=2, purse=100_000, stake=1000, seed="1"
    )
    assert study(question, lambda done, of: None)["bet"] == bet


# -- asked only where it applies -------------------------------------------------------------------------


def answer_of(sheet: LaboratorySheet, name: str) -> DropDown:
    """What answers the question."""
    found = sheet.form.shown()[asked(sheet).index(name)]
    assert isinstance(found, DropDown)
    return found


def test_a_locked_stake_is_asked_about_only_where_the_zero_locks(
    sheet: LaboratorySheet, settings: Settings
) -> None:
    settings.zero = "prison"
    sheet.form.choose("roulette", "noir")
    locked = answer_of(sheet, LOCKED)
    assert locked.texts() == ("stays in prison", "half is taken back")
    assert sheet.form.order().bet == "noir"
    locked.setFocus()
    QTest.keyClick(locked, Qt.Key.Key_Down)
    assert sheet.form.order().bet == "noir+half_back"
    zero = answer_of(sheet, "On zero, simple chances")
    zero.setFocus()
    QTest.keyClick(zero, Qt.Key.Key_Down)
    assert LOCKED not in asked(sheet)
    assert zero.hasFocus()
    assert (sheet.form.order().bet, sheet.form.order().rules["zero"]) == ("noir", "partage")
    QTest.keyClick(zero, Qt.Key.Key_Up)
    assert LOCKED in asked(sheet)
    assert sheet.form.order().bet == "noir+half_back"
    sheet.form.bet.take(len(offers("roulette")) - 1)
    assert LOCKED not in asked(sheet)
    assert "+" not in sheet.form.order().bet


def test_the_question_follows_a_house_rule_that_is_changed_elsewhere(
    sheet: LaboratorySheet, settings: Settings
) -> None:
    settings.refait = "half"
    sheet.form.choose("trente-et-quarante", "couleur")
    assert LOCKED not in asked(sheet)
    settings.refait = "prison"
    assert LOCKED in asked(sheet)
    answer_of(sheet, LOCKED).take(1)
    assert sheet.form.order().bet == "couleur+prison"
    sheet.form.bet.take(sheet.form.bet.index() + 1)
    assert sheet.form.order().bet == "couleur+insurance"
    assert LOCKED not in asked(sheet)


def test_a_box_has_three_choices_and_a_round_its_talia(sheet: LaboratorySheet, settings: Settings) -> None:
    sheet.form.choose("blackjack")
    assert LOCKED not in asked(sheet)
    assert sheet.form.bet.texts() == ("A box, by the card", "A box, by all cards")
    sheet.form.bet.take(1)
    answer_of(sheet, INSURANCE).take(2)
    assert sheet.form.order().bet == f"{BY_ALL_CARDS}+insurance_raised"
    answer_of(sheet, INSURANCE).take(1)
    answer_of(sheet, COUPS).take(1)
    assert sheet.form.order().bet == f"{BY_ALL_CARDS}+insurance+shoe"
    sheet.form.choose("trente-et-un", "bank")
    assert INSURANCE not in asked(sheet)
    assert sheet.form.order().bet == f"bank:{settings.company + 1}"
    answer_of(sheet, ROUNDS).take(1)
    assert sheet.form.order().bet == f"bank:{settings.company + 1}+talia"


def test_ways_begin_anew_at_another_table(sheet: LaboratorySheet) -> None:
    sheet.form.choose("blackjack")
    answer_of(sheet, INSURANCE).take(2)
    for table in ("trente-et-un", "blackjack"):
        sheet.form.game.take(TABLES.index(table))
    assert sheet.form.order().bet == "box"


@pytest.mark.parametrize(
    ("bet", "text"),
    [
        ("rouge", "Rouge"),
        ("couleur+insurance", "Couleur, insured"),
        ("noir+half_back", "Noir, half taken back"),
        ("inverse+prison", "Inverse, left in prison"),
        ("bank:9+talia", "Banker, a table of 9, through the talia"),
        ("box+composition+insurance+shoe", "A box, by all cards, insured by half, through the shoe"),
        ("box+insurance_raised", "A box, by the card, insurance raised"),
    ],
)
def test_an_answer_tells_its_bet_in_words(window: MainWindow, bet: str, text: str) -> None:
    assert bet_text(bet) == text


# -- what a purse must hold ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("split", "insurance", "asked_for"),
    [(True, 0, 800), (True, 1, 850), (True, 2, 1200), (False, 0, 400), (False, 1, 450), (False, 2, 600)],
)
def test_a_purse_that_a_coup_of_blackjack_could_empty_is_refused_before_the_child_is_asked(
    sheet: LaboratorySheet, settings: Settings, child: FakeChild, split: bool, insurance: int, asked_for: int
) -> None:
    settings.double_after_split = split
    sheet.form.choose("blackjack")
    answer_of(sheet, INSURANCE).take(insurance)
    sheet.form.stake.setText("100")
    sheet.form.purse.setText(f"{asked_for - 1}.99")
    sheet.start()
    amount = f"{asked_for:,}".replace(",", "\u00a0")
    line = f"! One coup may ask for {amount} here: a purse must be enough for that."
    assert (sheet.notice.text(), sheet.form.purse.is_wrong()) == (line, True)
    assert sheet.form.purse.hasFocus()
    assert child.calls() == []
    sheet.form.purse.setText(str(asked_for))
    assert sheet.form.order().purse == 100 * asked_for


def test_an_insured_chance_and_a_banker_need_more_than_their_stake(sheet: LaboratorySheet) -> None:
    for table, bet, enough in (
        ("trente-et-quarante", "rouge+insurance", 1010),
        ("roulette", "rouge", 1000),
        ("trente-et-un", "bank", 2000 * 3),
    ):
        sheet.form.choose(table, bet)
        sheet.form.stake.setText("10")
        sheet.form.purse.setText(f"{(enough - 1) / 100:.2f}")
        sheet.start()
        assert sheet.form.purse.is_wrong(), table
        sheet.form.purse.setText(f"{enough / 100:.2f}")
        assert sheet.form.order().purse == enough


def test_a_stake_that_has_no_half_is_refused_here_and_by_the_child(sheet: LaboratorySheet) -> None:
    line = "Half of a stake is laid here: an even number of centimes is wanted."
    sheet.form.choose("blackjack")
    sheet.form.stake.setText("10.01")
    assert sheet.form.order().stake == 1001
    answer_of(sheet, INSURANCE).take(1)
    sheet.start()
    assert sheet.notice.text() == f"! {line}"
    rules = GAMES_OPEN["trente-et-un"].rules({})
    with pytest.raises(NotSimulatedError) as refused:
        study(
            Question(game="trente-et-un", rules=rules, bet="punter", stake=1001, seed="1"),
            lambda done, of: None,
        )
    assert reason(f"casino-qt simulate: {refused.value}") == line


def test_half_back_is_only_taken_where_zero_locks() -> None:
    assert "rouge+half_back" not in GAMES["roulette"].bets(RouletteRules(zero="partage"))


# -- room for it -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "tongues"), [(QSize(1280, 720), (*LANGUAGES, PSEUDO)), (QSize(1024, 640), LANGUAGES)]
)
def test_nothing_of_any_tables_form_is_cut_in_any_language(
    window: MainWindow, sheet: LaboratorySheet, settings: Settings, size: QSize, tongues: tuple[str, ...]
) -> None:
    """With every question asked, a rule of one's own, and a line under the form that says what cannot be."""
    settings.zero = settings.refait = "prison"
    window.resize(size)
    texts: dict[str, set[str]] = {}
    translator = PseudoTranslator(window)
    for language in tongues:
        if language == PSEUDO:
            settings.language = "en"
            QApplication.installTranslator(translator)
        else:
            settings.language = language
        for table in TABLES:
            sheet.form.choose(table, system="own")
            sheet.form.stake.setText("10")
            sheet.form.purse.setText("10.01" if table in ("blackjack", "trente-et-un") else "9")
            sheet.start()
            assert sheet.notice.text()
            assert faults(window) == [], (language, table)
            for way in sheet.form.ways:
                if way in sheet.form.shown():
                    texts.setdefault(language, set()).update(way.texts())
    QApplication.removeTranslator(translator)
    assert all(texts["en"].isdisjoint(texts[language]) for language in tongues[1:])


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1024, 640)], ids=["1280x720", "1024x640"])
def test_a_page_has_room_for_the_longest_bet(
    window: MainWindow, sheet: LaboratorySheet, settings: Settings, found: Findings, size: QSize
) -> None:
    window.resize(size)
    sheet.form.choose("blackjack", system="own")
    longest = replace(
        found, game="blackjack", bet=f"{BY_ALL_CARDS}+insurance_raised+shoe", system="labouchere"
    )
    for language in LANGUAGES:
        settings.language = language
        sheet.show_findings(longest)
        assert bet_text(longest.bet) in sheet.page.setup.text()
        assert faults(window) == [], language
