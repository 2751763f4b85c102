"""Practice by mouse and keys: its own purse, hints, one warning, the book of errors; none at a real table."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from casino_qt.bank.profile import OPENING_PURSE, Profile
from casino_qt.bank.roster import practice_path
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.settings import Settings
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.help.rules_sheet import RulesSheet
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.kit.message import Message
from casino_qt.windows.practice.error_words import error
from casino_qt.windows.practice.errors_model import MEAN, TABLE, TIMES
from casino_qt.windows.practice.errors_sheet import ErrorsSheet
from casino_qt.windows.practice.sign import PracticeEdge, PracticeTag
from casino_qt.windows.practice.tutor import Tutor
from casino_qt.windows.settings.house import HousePage
from casino_qt.windows.settings.sheet import SettingsSheet
from tests.screenshots.__main__ import LANGUAGES
from tests.screenshots.blackjack_states import AN_ACE, lay
from tests.screenshots.evening import BLACKJACK, GAME, OVAL, ROULETTE, Evening
from tests.screenshots.practice_states import note_errors
from tests.screenshots.roulette_states import TWO_ZEROS
from tests.screenshots.trente_et_un_states import sit as sit_at_oval
from tests.windows.conftest import Begin

FRANC = 100
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def open_evening(begin: Begin) -> Callable[[str, str], Evening]:
    return lambda seed, table: begin(seed, (table,))


def click(button: KitButton) -> None:
    QTest.mouseClick(button, LEFT, pos=button.face_rect().center().toPoint())
    QApplication.processEvents()


def press(button: KitButton) -> None:
    """The key that stands on the button."""
    window = button.window()
    window.activateWindow()
    QTest.keySequence(window.focusWidget() or window, button.shortcut())
    QApplication.processEvents()


def tutor_of(page: TablePage) -> Tutor:
    assert page.tutor is not None
    return page.tutor


def boxes(evening: Evening) -> TablePage:
    """Eleven on box 3 against an ace, in practice."""
    evening.window.set_practice(True)
    page = evening.sit_at_blackjack()
    lay(page, 3, 4)
    page.controller.deal()
    evening.to_the_end()
    return page


def digest(profile: Path) -> dict[str, str]:
    """What lies on the disk of a profile, journal and all."""
    return {
        part.name: hashlib.sha256(part.read_bytes()).hexdigest()
        for part in sorted(profile.parent.glob(f"{profile.name}*"))
        if part.suffix not in (".lock", ".casino-shm") and not part.name.endswith("-shm")
    }


# ------------------------------------------------------------------------------------- a purse of its own


def test_practice_leaves_no_trace_in_the_real_profile(open_evening: Callable[[str, str], Evening]) -> None:
    evening = open_evening(AN_ACE, BLACKJACK)
    before, balances = digest(evening.profile.path), evening.profile.balances()
    click(evening.window.lobby.practice)
    page = boxes(evening)
    for _ in range(2):
        press(page.choices[2])  # double, once warned
    evening.to_the_end()
    assert page.controller.profile.path == practice_path(evening.profile.path)
    evening.window.leave_table()
    click(evening.window.lobby.practice)
    assert digest(evening.profile.path) == before
    assert evening.profile.balances() == balances
    assert evening.window.lobby.purse.text() == "10\u00a0000"
    assert evening.settings.last_table == ""  # nobody's last sitting


def test_the_lobby_says_which_purse_it_shows(open_evening: Callable[[str, str], Evening]) -> None:
    evening = open_evening("2", GAME)
    lobby = evening.window.lobby
    signs = [*lobby.findChildren(PracticeTag), *lobby.findChildren(PracticeEdge)]
    assert not any(sign.isVisible() for sign in signs)
    press(lobby.practice)
    assert all(sign.isVisible() for sign in signs)
    assert lobby.purse_label.text() == "Practice purse"
    assert lobby.errors.isVisible()
    evening.house.practising().profile.advance(500 * FRANC)
    evening.window.refresh_lobby()
    assert lobby.purse.text() == "10\u00a0500"
    press(lobby.practice)
    assert not any(sign.isVisible() for sign in signs)
    assert (lobby.purse_label.text(), lobby.purse.text()) == ("In the purse", "10\u00a0000")


def test_a_short_purse_is_filled_openly_before_one_sits_down(
    open_evening: Callable[[str, str], Evening],
) -> None:
    evening = open_evening("2", GAME)
    evening.window.set_practice(True)
    profile = evening.house.practising().profile
    session = profile.begin_session("roulette", {}, "00", profile.purse())
    profile.commit(session.id, [], [("purse", 40 * FRANC - profile.purse()), ("house", 9_960 * FRANC)])
    profile.end_session(session.id)
    page = evening.sit_down()
    assert page.controller.purse == 10_040 * FRANC
    assert page.plate.text().startswith("The practice purse was short")
    assert profile.balance("world") == -2 * OPENING_PURSE


def test_an_empty_purse_is_filled_at_the_table_without_asking(
    open_evening: Callable[[str, str], Evening],
) -> None:
    evening = open_evening("2", GAME)
    evening.settings.practice_warning = 0
    evening.window.set_practice(True)
    page = evening.sit_down()
    page.controller.cut(156)
    evening.to_the_end()
    for spot in (Spot.NOIR, Spot.INVERSE):  # both lose
        page.controller.bet(spot, 5_000 * FRANC)
    page.controller.coup()
    evening.to_the_end()
    assert page.controller.purse == 10_000 * FRANC
    assert page.plate.text().startswith("The practice purse was short")
    assert not page.findChildren(Message)
    assert page.result() == -10_000 * FRANC  # what the house advances is nothing won


@pytest.mark.parametrize("damage", ["damaged", "foreign", "folder"])
def test_a_practice_purse_that_cannot_be_opened_is_told_and_the_house_goes_on(
    open_evening: Callable[[str, str], Evening], damage: str
) -> None:
    evening = open_evening("2", GAME)
    path = practice_path(evening.profile.path)
    if damage == "folder":
        path.mkdir()
    else:
        Profile.open(path).close()
        path.write_bytes(path.read_bytes()[:3000] if damage == "damaged" else b"a letter to a friend\n" * 90)
    click(evening.window.lobby.practice)
    (sheet,) = evening.window.findChildren(Message)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not evening.window.practice
    click(evening.window.lobby.practice)
    sheet = next(sheet for sheet in evening.window.findChildren(Message) if sheet.isVisible())
    assert sheet.objectName() == "practice problem"
    assert str(path) in sheet.body.text()
    assert not evening.window.practice
    assert "--profile" not in sheet.accessibleDescription()  # nobody chose this file
    before = [] if path.is_dir() else path.read_bytes()
    (aside,) = [button for button in sheet.buttons if "aside" in button.words()]
    click(aside)
    evening.settle()
    assert evening.window.practice
    assert evening.window.lobby.purse.text() == "10\u00a0000"
    (kept,) = path.parent.glob("*.damaged-*")
    assert before == (list(kept.iterdir()) if kept.is_dir() else kept.read_bytes())
    click(evening.window.lobby.practice)
    assert evening.sit_down().controller.profile is evening.profile


# ------------------------------------------------------------------------------------- hints


def test_a_hint_by_its_key_in_every_language(open_evening: Callable[[str, str], Evening]) -> None:
    evening = open_evening(AN_ACE, BLACKJACK)
    page = boxes(evening)
    tutor = tutor_of(page)
    told = set()
    for language in LANGUAGES:
        evening.settings.language = language
        evening.settle()
        press(tutor.hint)
        assert page.popover.isVisible(), language
        told.add(page.popover.accessibleDescription())
        QTest.keyClick(page.popover, Qt.Key.Key_Escape)
    assert len(told) == len(LANGUAGES)
    evening.settings.language = "en"
    evening.settle()
    click(tutor.hint)
    said = page.popover.accessibleDescription()
    assert said.startswith("Best is “Card”. No card can take this hand over.")
    assert "of the stake: Card: −209. Double: −532. No insurance: 0.0. Insure: −34.0." in said
    click(next(button for button in page.popover.findChildren(KitButton)))
    (book,) = evening.window.findChildren(RulesSheet)
    assert book.isVisible()
    assert "Practice" in book.book.toPlainText()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ace_is_written_as_on_the_cards(
    open_evening: Callable[[str, str], Evening], language: str
) -> None:
    """The letters of the cards are chosen in the settings, whatever language the house speaks."""
    evening = open_evening(AN_ACE, BLACKJACK)
    evening.settings.language = language
    page = boxes(evening)
    for index, ace in (("fr", "As"), ("en", "A"), ("ru", "Т")):
        evening.settings.card_index = index
        tutor = tutor_of(page)
        title, _, _ = tutor.hints.card(tutor.coach)
        assert title.endswith(f" {ace}")
        assert error("missed/split/1", BLACKJACK, index).endswith(f"{ace}-{ace}")


def test_the_letter_of_the_best_play_takes_the_hint_away_and_plays_it(
    open_evening: Callable[[str, str], Evening],
) -> None:
    evening = open_evening(AN_ACE, BLACKJACK)
    page = boxes(evening)
    happened: list[object] = []
    page.controller.happened.connect(happened.append)
    for key in (Qt.Key.Key_H, Qt.Key.Key_Escape, Qt.Key.Key_X):
        press(tutor_of(page).hint)
        assert page.popover.isVisible()
        QTest.keyClick(page.popover.focusWidget(), Qt.Key.Key_Tab)
        assert page.popover.isVisible()
        QTest.keyClick(page.popover.focusWidget(), key)
        assert page.popover.isHidden()
        assert not happened
    press(tutor_of(page).hint)
    press(page.choices[0])
    assert page.popover.isHidden()
    assert len(happened) == 1


def test_each_table_has_something_to_tell(open_evening: Callable[[str, str], Evening]) -> None:
    evening = open_evening("b", OVAL)
    evening.window.set_practice(True)
    page: TablePage = sit_at_oval(evening)
    tutor = tutor_of(page)
    click(tutor.hint)
    assert page.plate.text() == "There is nothing to decide now."
    evening.oval.controller.deal()
    evening.to_the_end()
    click(tutor.hint)
    assert page.popover.title.text() == "30 with an ace as 11"
    assert "Best is “Enough”" in page.popover.accessibleDescription()
    evening.window.leave_table()
    page = evening.sit_at_roulette()
    page.controller.bet("rouge", 100 * FRANC)
    click(tutor_of(page).hint)
    said = page.popover.accessibleDescription()
    assert "Simple chances: −13.5" in said
    assert "All other bets: −27.0" in said
    assert "Your 100 on the cloth, in francs a spin: −1.35" in said
    evening.window.leave_table()
    page = evening.sit_down()
    click(tutor_of(page).hint)
    evening.settle()
    assert "All four chances are worth the same." in page.popover.accessibleDescription()


# ------------------------------------------------------------------------------------- warnings


@pytest.mark.parametrize("way", [click, press])
def test_the_first_press_warns_and_the_second_does_it(
    open_evening: Callable[[str, str], Evening], way: Callable[[KitButton], None]
) -> None:
    evening = open_evening(AN_ACE, BLACKJACK)
    page = boxes(evening)
    double = page.choices[2]
    way(double)
    assert page.plate.isVisible()
    assert page.plate.text() == (
        "“Double” costs 323 thousandths of the stake against “Card”. Once more, and it is done."
    )
    assert page.controller.profile.errors() == []
    evening.settings.language = "cs"
    evening.settle()
    assert page.plate.text().startswith("„Zdvojit“ stojí proti „Kartu“ 323")
    evening.window.resize(1440, 900)
    evening.settle()
    assert page.plate.isVisible()
    assert evening.window.rect().contains(page.plate.geometry().adjusted(9, 9, -9, -9))
    evening.settings.language = "en"
    evening.settle()
    way(double)
    evening.to_the_end()
    assert not page.plate.isVisible()
    ((error,),) = [page.controller.profile.errors()]
    assert (error.game, error.kind, error.times) == ("blackjack", "double/hard/11", 1)


def test_a_double_click_does_not_confirm_what_nobody_has_read(
    open_evening: Callable[[str, str], Evening],
) -> None:
    evening = open_evening(AN_ACE, BLACKJACK)
    page = boxes(evening)
    page.guard.clock = lambda: 1_000.0  # no time passes between the clicks
    double = page.choices[2]
    for _ in range(3):
        click(double)
    assert page.controller.profile.errors() == []
    page.guard.clock = lambda: 1_001.0
    click(double)
    evening.to_the_end()
    assert len(page.controller.profile.errors()) == 1


def test_the_deal_is_held_at_the_cards_and_the_ball_at_the_wheel(
    open_evening: Callable[[str, str], Evening],
) -> None:
    evening = open_evening(TWO_ZEROS, ROULETTE)
    evening.settings.practice_warning = 5
    evening.window.set_practice(True)
    page = evening.sit_at_roulette()
    page.controller.bet("rouge", 100 * FRANC)
    press(page.primary)
    evening.to_the_end()
    assert page.controller.table.spins == 1
    press(page.primary)
    assert page.plate.text().startswith("“Prison” (Rouge) costs 7.0 thousandths")
    assert not page.controller.running
    press(page.primary)
    evening.to_the_end()
    assert page.controller.table.spins == 2
    assert [row.kind for row in page.controller.profile.errors()] == ["prison"]


def test_never_is_never(open_evening: Callable[[str, str], Evening]) -> None:
    evening = open_evening(AN_ACE, BLACKJACK)
    evening.settings.practice_warning = 0
    page = boxes(evening)
    press(page.choices[2])
    evening.to_the_end()
    assert len(page.controller.profile.errors()) == 1


# ------------------------------------------------------------------------------------- the book of errors


def columns(sheet: ErrorsSheet, column: int) -> list[str]:
    model = sheet.table.model()
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


def test_the_book_is_sorted_by_keys_and_by_its_heads(open_evening: Callable[[str, str], Evening]) -> None:
    evening = open_evening("2", GAME)
    evening.window.set_practice(True)
    note_errors(evening)
    press(evening.window.lobby.errors)
    (sheet,) = evening.window.findChildren(ErrorsSheet)
    assert sheet.summary.text() == "33 errors, 1\u00a0137 thousandths of a stake in all"
    assert columns(sheet, 1)[:2] == ["Did not double 11", "Insured against a blackjack"]
    QTest.keyClick(sheet.sort, Qt.Key.Key_Right)
    means = [float(text) for text in columns(sheet, MEAN)]
    assert means == sorted(means, reverse=True)
    QTest.keyClick(sheet.sort, Qt.Key.Key_Right)
    assert columns(sheet, TIMES)[0] == "14"
    header = sheet.table.horizontalHeader()
    at = header.sectionViewportPosition(TABLE) + 20
    QTest.mouseClick(header.viewport(), LEFT, pos=QPoint(at, header.height() // 2))
    assert columns(sheet, TABLE)[0] == "Blackjack"
    assert sheet.sort.index() == 3
    evening.settings.language = "ru"
    evening.settle()
    assert columns(sheet, 1)[0] in {"Не удвоили 11", "Страховка от блэкджека"}
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_the_book_is_begun_anew_only_when_it_is_said_twice(
    open_evening: Callable[[str, str], Evening],
) -> None:
    evening = open_evening("2", GAME)
    evening.window.set_practice(True)
    note_errors(evening)
    profile = evening.house.practising().profile
    page = evening.sit_down()
    click(tutor_of(page).book)
    (sheet,) = page.findChildren(ErrorsSheet)
    click(sheet.anew)
    (asked,) = sheet.findChildren(Message)
    click(asked.buttons[0])
    assert profile.decisions_made() == 33
    click(sheet.anew)
    click(sheet.findChildren(Message)[-1].buttons[1])
    assert profile.decisions_made() == 0
    assert not sheet.table.isVisible()
    assert sheet.summary.text() == "No decision has been made in practice yet."
    assert not sheet.anew.isEnabled()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_its_words(open_evening: Callable[[str, str], Evening], language: str) -> None:
    evening = open_evening("2", GAME)
    evening.window.set_practice(True)
    note_errors(evening)
    evening.settings.language = language
    evening.window.open_errors()
    (sheet,) = evening.window.findChildren(ErrorsSheet)
    rows = list(zip(columns(sheet, TABLE), columns(sheet, 1), strict=True))
    assert len(set(rows)) == len(rows) == 11
    assert not any("/" in text or "{" in text for _, text in rows)


# ------------------------------------------------------------------------------------- never at a real table


def said(page: TablePage) -> str:
    texts = []
    for widget in (page, *page.findChildren(QWidget)):
        texts += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
    return " ".join(texts)


@pytest.mark.parametrize("table", [GAME, ROULETTE, OVAL, BLACKJACK])
def test_nobody_advises_at_a_real_table(open_evening: Callable[[str, str], Evening], table: str) -> None:
    """No button, no key, no word, nobody who looks on; and nothing is written down."""
    evening = open_evening("2", table)
    evening.settings.token = 500
    doors: dict[str, Callable[[], TablePage]] = {
        GAME: evening.sit_down,
        ROULETTE: evening.sit_at_roulette,
        OVAL: evening.sit_at_oval,
        BLACKJACK: evening.sit_at_blackjack,
    }
    sit = doors[table]
    evening.window.set_practice(True)
    practised = sit()
    letter, words = tutor_of(practised).hint.shortcut(), said(practised)
    assert "Hint" in words
    assert practised.controller.onlooker is not None
    evening.window.leave_table()
    evening.settle()
    evening.window.set_practice(False)
    page = sit()
    assert page.tutor is None
    assert page.controller.onlooker is None
    assert not page.findChildren(PracticeTag)
    assert "Hint" not in said(page)
    assert "ractice" not in said(page)
    assert "errors" not in said(page)
    buttons = page.findChildren(KitButton)
    assert letter not in [button.shortcut() for button in buttons]
    evening.window.activateWindow()
    QTest.keySequence(evening.window.focusWidget() or page.view, letter)
    evening.settle()
    assert not page.popover.isVisible()
    assert page.plate.accessibleName() == "Hints are given in practice only."
    assert evening.profile.decisions_made() == 0


def test_the_settings_say_from_when_on_one_is_warned(open_evening: Callable[[str, str], Evening]) -> None:
    evening = open_evening("2", GAME)
    evening.window.open_settings()
    segments = evening.window.findChildren(SettingsSheet)[0].page(HousePage).practice_warning
    assert segments.index() == 2
    QTest.keyClick(segments, Qt.Key.Key_Right)
    assert evening.settings.practice_warning == 10
    assert Settings.practice_warning.default() == 5
