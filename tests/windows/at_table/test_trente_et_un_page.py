"""At the oval table: whole talias by keys alone and by mouse alone, as punter and as banker."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from casino_qt.rules.trente_et_un.actions import YOU
from casino_qt.scenes.piece import Piece
from casino_qt.settings import Settings
from casino_qt.windows.at_table.agreement_sheet import AgreementSheet
from casino_qt.windows.at_table.trente_et_un_page import TrenteEtUnPage
from casino_qt.windows.help.rules_sheet import RulesSheet
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.kit.message import Message
from tests.evening.guest import wait
from tests.screenshots.evening import OVAL, Evening
from tests.screenshots.trente_et_un_states import GOES_OVER, TIES, WINS, deal, sit, stay
from tests.windows.conftest import Begin

LANGUAGES = ("en", "fr", "it", "cs", "ru")
FRANC = 100


def an_evening(begin: Begin, seed: str = WINS, language: str = "en") -> Evening:
    return begin(seed, (OVAL,), still=False, language=language)


@pytest.fixture
def evening(begin: Begin) -> Evening:
    """A game of six in which the person wins the first round by staying."""
    return an_evening(begin)


def keys(page: TrenteEtUnPage, *pressed: Qt.Key) -> None:
    for key in pressed:
        QTest.keyClick(page.window().focusWidget() or page.view, key)


def click_on(button: KitButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.face_rect().center().toPoint())


def run_on(evening: Evening) -> None:
    evening.clock.run(600_000, 100)
    evening.settle()


def enter(button: KitButton) -> None:
    """The key that stands on a button's face; nothing is pressed that is not seen."""
    assert button.isVisible()
    assert button.isEnabled()
    window = button.window()
    window.activateWindow()
    QTest.keySequence(window.focusWidget() or window, button.shortcut())
    QTest.qWait(10)  # pressed by its shortcut it stays down for a moment, then clicks
    wait(lambda: not button.isDown(), button.words())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bank", ["rotates", "yours"])
def test_a_whole_talia_by_keyboard_alone(begin: Begin, language: str, bank: str) -> None:
    """Letters follow the language; as banker each card of the deal is laid by the Space key."""
    evening = an_evening(begin, language=language)
    page = sit(evening, 3, bank)
    laid = 0
    while page.controller.table.talia == 1:
        enter(page.primary)
        run_on(evening)
        while page.scene.waits_for_card:
            assert page.next_card.isVisible()
            keys(page, Qt.Key.Key_Space)
            laid += 1
            run_on(evening)
        while page.controller.asked:
            enter(page.card if page.controller.table.hand(YOU).total < 25 else page.enough)
            run_on(evening)
    rounds = page.controller.table.rounds
    assert laid == (12 * rounds if bank == "yours" else 0)
    assert page.scene.corrections == []


@pytest.mark.parametrize("bank", ["rotates", "yours"])
def test_a_whole_talia_by_mouse_alone(begin: Begin, bank: str) -> None:
    evening = an_evening(begin)
    page = sit(evening, 3, bank)
    while page.controller.table.talia == 1:
        click_on(page.primary)
        run_on(evening)
        if page.scene.waits_for_card:
            click_on(page.next_card)
            run_on(evening)
            click_on(page.all_cards)
            run_on(evening)
        while page.controller.asked:
            click_on(page.card if page.controller.table.hand(YOU).total < 25 else page.enough)
            run_on(evening)
    assert page.controller.table.rounds > 1


def test_only_what_can_be_done_is_offered(evening: Evening) -> None:
    page = sit(evening)
    assert page.primary.isVisible()
    assert not any(choice.isVisible() for choice in page.choices)
    page.controller.deal()
    evening.settle()
    assert page.primary.words() == "Skip"
    run_on(evening)
    assert not page.primary.isVisible()
    assert [choice.words() for choice in page.choices if choice.isVisible()] == ["Card", "Enough"]


def test_the_banker_goes_on_his_own(evening: Evening) -> None:
    page = sit(evening, bank="yours")
    page.controller.deal()
    run_on(evening)
    assert [choice.words() for choice in page.choices if choice.isVisible()] == ["Next card", "All at once"]
    click_on(page.all_cards)
    run_on(evening)
    assert [choice.words() for choice in page.choices if choice.isVisible()] == ["Card", "On mine"]
    click_on(page.enough)
    run_on(evening)
    assert page.controller.table.hand(YOU).opened


def test_what_lies_before_the_person_is_in_play_and_comes_back(evening: Evening) -> None:
    page = sit(evening)
    assert page.bankroll.amounts() == (10_000 * FRANC, 0)
    deal(page, evening)
    assert page.bankroll.amounts() == (9_990 * FRANC, 10 * FRANC)
    stay(page, evening)
    assert page.controller.table.result(YOU) == 2
    assert page.bankroll.amounts() == (9_990 * FRANC, 20 * FRANC)
    assert page.result() == 10 * FRANC


def test_the_purse_is_told_as_it_moves_like_everybody_elses(evening: Evening) -> None:
    """The tokens lie before the first card, and what is won has come before the round is over."""
    page = sit(evening)
    page.controller.deal()
    while not page.scene.told.hand(YOU).cards:
        evening.pass_time(50)
    assert page.controller.showing
    assert page.bankroll.amounts() == (9_990 * FRANC, 10 * FRANC)
    evening.to_the_end()
    page.controller.stand()
    while not page.scene.told.results[YOU]:
        evening.pass_time(50)
    assert page.controller.showing
    assert page.bankroll.amounts() == (9_990 * FRANC, 20 * FRANC)
    evening.to_the_end()


@pytest.mark.parametrize(
    ("seed", "words", "section"),
    [
        (WINS, "More than the banker: 2 tokens.", "3.6"),
        (GOES_OVER, "Over 31 pays 2 tokens at once, whatever the banker does later.", "3.5"),
    ],
)
def test_a_result_is_explained(
    begin: Begin,
    seed: str,
    words: str,
    section: str,
) -> None:
    evening = an_evening(begin, seed)
    page = sit(evening)
    deal(page, evening)
    if seed == WINS:
        stay(page, evening)
    while page.controller.asked:
        page.controller.draw()
        run_on(evening)
    next(spot for spot in page.scene.focus_order.spots if spot.key == "why/0").act()
    assert words in page.popover.accessibleDescription()
    rules = next(button for button in page.popover.findChildren(KitButton) if section in button.words())
    rules.click()
    book = evening.window.findChildren(RulesSheet)
    assert book
    assert book[0].isVisible()


def test_every_result_of_a_round_is_explained(evening: Evening) -> None:
    page = sit(evening, 8)
    for _ in range(4):
        deal(page, evening)
        while page.controller.asked:
            stay(page, evening)
        record = page.controller.table.last
        assert record is not None
        for seat, tokens in record.results:
            explanation, _ = page.explained(seat)
            assert (explanation is None) == (tokens == 0)
            if explanation is not None:
                assert explanation.lines[-1][1].lstrip("+−").replace("\u00a0", "") == str(abs(tokens) * 5)


def test_a_tie_brings_nothing_to_explain(begin: Begin) -> None:
    evening = an_evening(begin, TIES)
    page = sit(evening)
    deal(page, evening)
    stay(page, evening)
    assert not [spot for spot in page.scene.focus_order.spots if spot.key == "why/0"]


# ---------------------------------------------------------------------- the agreement


def sheet_of(page: TrenteEtUnPage) -> AgreementSheet:
    sheets = [sheet for sheet in page.findChildren(AgreementSheet) if sheet.isVisible()]
    assert len(sheets) == 1
    return sheets[0]


def test_whoever_comes_first_is_asked_and_later_no_more(evening: Evening) -> None:
    page = evening.sit_at_oval()
    sheet = sheet_of(page)
    sheet.agree.click()
    assert evening.settings.is_set(Settings.token)
    assert page.controller.table.rounds == 0
    evening.window.leave_table()
    page = evening.sit_at_oval()
    assert not page.findChildren(AgreementSheet)


def test_what_is_agreed_is_played(evening: Evening) -> None:
    page = sit(evening, 2)
    page.terms.click()
    sheet = sheet_of(page)
    for segments, index in (
        (sheet.players, 7),
        (sheet.token, 2),
        (sheet.natural, 8),
        (sheet.bank, 1),
        (sheet.packs, 3),
    ):
        segments.set_index(index)
        segments.chosen.emit(index)
    assert "2\u00a0000" in sheet.note.text()  # ten tokens of 25 to eight punters
    sheet.agree.click()
    evening.settle()
    agreed = page.controller.agreement
    assert (len(agreed.seats), agreed.token, agreed.rules.natural) == (9, 2_500, 10)
    assert (agreed.rules.bank, agreed.banker, agreed.packs) == ("fixed", YOU, 3)
    assert page.scene.layout.count == 9
    assert page.primary.words() == "Deal"
    page.scene.paced = False
    page.controller.deal()
    run_on(evening)
    assert page.scene.corrections == []


def test_a_bank_beyond_the_purse_cannot_be_agreed(evening: Evening) -> None:
    page = sit(evening, 2)
    page.show_agreement()
    sheet = sheet_of(page)
    for segments, index in ((sheet.players, 7), (sheet.token, 5), (sheet.natural, 8)):
        segments.set_index(index)
        segments.chosen.emit(index)
    assert not sheet.agree.isEnabled()
    sheet.leave.click()
    assert page.controller.agreement.token == 500


def test_what_has_become_too_dear_is_agreed_anew(evening: Evening) -> None:
    """Nobody is told that a purse is empty which holds enough for smaller tokens."""
    page = sit(evening, 3)
    profile = evening.profile
    with profile.transaction():
        session = profile.begin_session("roulette", {}, "00", profile.purse())
        profile.commit(
            session.id, [], [("purse", 1_900 - profile.purse()), ("house", profile.purse() - 1_900)]
        )
        profile.end_session(session.id)
    page.controller.deal()
    assert not page.controller.table.engaged()
    assert not [m for m in page.findChildren(Message) if m.objectName() == "new purse"]
    sheet = sheet_of(page)
    assert not sheet.agree.isEnabled()
    sheet.token.set_index(0)
    sheet.token.chosen.emit(0)
    sheet.agree.click()
    run_on(evening)
    page.controller.deal()
    assert page.controller.table.engaged()


def test_during_a_round_the_agreement_can_only_be_read(evening: Evening) -> None:
    page = sit(evening)
    deal(page, evening)
    page.terms.click()
    sheet = sheet_of(page)
    assert not sheet.agree.isEnabled()
    assert "While a round is on" in sheet.note.text()
    sheet.lay_away()


# ---------------------------------------------------------------------- settings, talk, languages


def test_the_guests_are_silenced_and_speak_again(evening: Evening) -> None:
    page = sit(evening)
    assert page.controller.chat
    click_on(page.talk)
    assert not page.controller.chat
    assert evening.settings.chat is False
    assert page.talk.icon_name == "hush"
    click_on(page.talk)
    assert page.controller.chat


def test_guests_speak_when_it_has_been_seen(evening: Evening) -> None:
    page = sit(evening, 8)
    page.scene.paced = False
    heard: list[str] = []
    seen: set[str] = set()
    page.controller.remarked.connect(lambda remark: heard.append(remark.text))
    for _ in range(60):
        if page.controller.asked and not page.scene.busy:
            page.controller.stand()
        elif not page.scene.busy:
            page.controller.deal()
        for _ in range(40):
            evening.clock.run(500, 250)
            bubbles = [prop for prop in page.scene.board.passing if isinstance(prop, Piece)]
            seen |= {str(prop.look[2]) for prop in bubbles if prop.kind == "bubble"}
            if not page.scene.busy:
                break
        if len(heard) > 3:
            break
    evening.clock.run(60_000, 100)
    assert heard
    assert set(heard[:2]) <= seen


def test_all_words_follow_the_language_at_once(evening: Evening) -> None:
    page = sit(evening)
    deal(page, evening)
    evening.settings.language = "ru"
    evening.languages.speak("ru")
    evening.settle()
    plates = [piece.look[2] for key, piece in page.scene.board.things.items() if key.endswith("/plate")]
    assert all(any("а" <= letter <= "я" for letter in str(name).lower()) for name in plates)


def test_leaving_in_the_middle_of_a_round_and_coming_back(evening: Evening) -> None:
    page = sit(evening)
    deal(page, evening)
    cards = page.controller.table.hand(YOU).cards
    evening.window.leave_table()
    page = evening.sit_at_oval()
    assert page.controller.table.hand(YOU).cards == cards
    assert page.controller.asked
    assert page.card.isVisible()
    stay(page, evening)


def test_a_click_on_the_pack_is_a_card(evening: Evening) -> None:
    page = sit(evening)
    deal(page, evening)
    at = page.view.mapFromScene(page.scene.layout.pack * page.scene.unit())
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    run_on(evening)
    assert len(page.controller.table.hand(YOU).cards) == 4


def test_the_space_that_hurries_does_not_deal_as_well(evening: Evening) -> None:
    page = sit(evening)
    enter(page.primary)
    evening.pass_time(500)
    keys(page, Qt.Key.Key_Space)
    run_on(evening)
    assert page.controller.table.rounds <= 1
    assert len(page.controller.table.hand(YOU).cards) == 3
