"""Settings, rules, about: sheets that act at once, keep the keyboard, and go with Escape."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from casino_qt.data_files import data_folder
from casino_qt.settings import LANGUAGES
from casino_qt.windows.help import rules_sheet
from casino_qt.windows.help.about_sheet import AboutSheet
from casino_qt.windows.help.rules_sheet import CHAPTERS, PAGES, RulesSheet
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.main_window import MainWindow
from casino_qt.windows.settings.house import HousePage
from casino_qt.windows.settings.pages import PAGES as SETTINGS_PAGES
from casino_qt.windows.settings.roulette import RouletteSettingsPage
from casino_qt.windows.settings.seeing import SeeingPage
from casino_qt.windows.settings.sheet import SettingsSheet
from casino_qt.windows.settings.trente_et_quarante import TrenteEtQuarantePage

LEFT = Qt.MouseButton.LeftButton
S = TypeVar("S", bound=Sheet)


def sheet(window: MainWindow, kind: type[S]) -> S:
    return next(s for s in window.findChildren(kind) if s.isVisible())


def take(segments: Segments, index: int) -> None:
    QTest.mouseClick(segments, LEFT, pos=segments.rects()[index].center().toPoint())


def press(window: QWidget, key: Qt.Key) -> None:
    QTest.keyClick(window.focusWidget() or window, key)


def test_the_language_changes_while_everything_stays_open(window: MainWindow) -> None:
    QTest.mouseClick(window.lobby.settings, LEFT)
    settings = sheet(window, SettingsSheet)
    seen = set()
    for index, language in enumerate(LANGUAGES):
        take(settings.page(HousePage).language, index)
        QTest.qWait(1)  # Qt tells the widgets of a new language by posted events
        assert window.settings.language == language
        assert settings.isVisible()
        seen.add((settings.title.text(), window.lobby.greeting.text(), window.lobby.rules.words()))
    assert len(seen) == len(LANGUAGES)


def test_every_choice_is_kept_at_once(window: MainWindow) -> None:
    window.open_settings()
    settings = sheet(window, SettingsSheet)
    take(settings.pages, SETTINGS_PAGES.index(SeeingPage))
    seeing = settings.page(SeeingPage)
    take(seeing.speed, 2)
    take(seeing.card_index, 2)
    QTest.mouseClick(seeing.reduced, LEFT, pos=QPoint(20, seeing.reduced.height() // 2))
    take(settings.pages, SETTINGS_PAGES.index(TrenteEtQuarantePage))
    take(settings.page(TrenteEtQuarantePage).croupier, 3)
    take(settings.pages, SETTINGS_PAGES.index(RouletteSettingsPage))
    take(settings.page(RouletteSettingsPage).croupier, 2)
    take(settings.page(RouletteSettingsPage).guests, 5)
    kept = window.settings
    assert (kept.roulette_tongue, kept.guests) == ("it", 5)
    assert (kept.tongue, kept.card_index, kept.speed, kept.reduced_motion) == ("cs", "ru", 200, True)


def test_settings_by_keyboard_alone(window: MainWindow) -> None:
    window.open_settings()
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Right)
    assert window.settings.language == "fr"
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Left)
    assert window.settings.practice_warning == 2
    press(window, Qt.Key.Key_Escape)
    window.open_settings()
    for _ in range(SETTINGS_PAGES.index(TrenteEtQuarantePage)):
        press(window, Qt.Key.Key_Down)
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Left)
    assert window.settings.tongue == "en"
    press(window, Qt.Key.Key_Escape)
    assert not window.findChildren(SettingsSheet)[0].isVisible()


def test_the_keyboard_stays_in_the_sheet(window: MainWindow) -> None:
    window.open_about()
    about = sheet(window, AboutSheet)
    for _ in range(7):
        press(window, Qt.Key.Key_Tab)
        focused = window.focusWidget()
        assert focused is not None
        assert about.isAncestorOf(focused)


def test_a_shortcut_of_the_page_below_sleeps(window: MainWindow) -> None:
    window.open_about()
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_B)
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_S)
    visible = [type(s) for s in window.findChildren(Sheet) if s.isVisible()]
    assert visible == [AboutSheet]


def test_the_keyboard_comes_back_to_where_it_was(window: MainWindow) -> None:
    window.lobby.doors[2].setFocus()
    window.open_about()
    press(window, Qt.Key.Key_Escape)
    assert window.focusWidget() is window.lobby.doors[2]


def test_a_click_beside_the_sheet_lays_it_away(window: MainWindow) -> None:
    window.open_about()
    about = sheet(window, AboutSheet)
    QTest.mouseClick(about, LEFT, pos=QPoint(10, 10))
    assert not about.isVisible()


def test_f1_opens_the_rules_and_closes_them(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    press(window, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: any(s.isVisible() for s in window.findChildren(RulesSheet)))
    rules = sheet(window, RulesSheet)
    press(window, Qt.Key.Key_F1)
    assert not rules.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_page_of_the_rules_can_be_read(window: MainWindow, language: str, page: str) -> None:
    window.settings.language = language
    window.open_rules()
    rules = sheet(window, RulesSheet)
    rules.turn_to(page)
    text = rules.book.toPlainText()
    assert len(text) > 400
    assert not rules.book.horizontalScrollBar().maximum()


def test_the_rules_open_at_a_section(window: MainWindow) -> None:
    window.open_rules("1.8")
    rules = sheet(window, RulesSheet)
    top = rules.book.cursorForPosition(QPoint(10, 6)).block().text()
    assert top.startswith("1.8")


def test_the_pages_of_the_book_are_turned_by_click_and_by_arrows(window: MainWindow) -> None:
    window.open_rules("1.8")
    rules = sheet(window, RulesSheet)
    take(rules.pages, PAGES.index("blackjack"))
    assert rules.book.toPlainText().startswith("4 · Blackjack")
    rules.pages.setFocus(Qt.FocusReason.TabFocusReason)
    press(window, Qt.Key.Key_Up)
    assert rules.pages.index() == PAGES.index("trente_et_un")
    assert rules.book.toPlainText().startswith("3 · ")
    press(window, Qt.Key.Key_Left)
    assert rules.pages.index() == PAGES.index("trente_et_un")
    press(window, Qt.Key.Key_Down)
    assert rules.book.toPlainText().startswith("4 · Blackjack")
    assert all(name.fits for name in rules.pages.measured())


def test_every_section_of_the_book_has_a_page_of_its_own(window: MainWindow) -> None:
    window.open_rules()
    rules = sheet(window, RulesSheet)
    for chapter, page in CHAPTERS.items():
        rules.read(f"{chapter}.2")
        assert rules.pages.index() == PAGES.index(page)
        assert rules.book.cursorForPosition(QPoint(10, 6)).block().text().lower().startswith(f"{chapter}.2 ")


def test_the_names_of_pages_are_words_and_no_marks(window: MainWindow) -> None:
    window.open_rules()
    rules = sheet(window, RulesSheet)
    for language in ("cs", "ru"):
        window.languages.speak(language)
        assert not [name.text for name in rules.pages.measured() if "&" in name.text or "<" in name.text]


def test_a_book_whose_pages_are_gone_says_so_in_one_line(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after the program was removed from under its player: no name of a file is shown for a title."""
    help_folder = data_folder("help")
    monkeypatch.setattr(rules_sheet, "data_folder", lambda name: tmp_path / name)
    window.open_rules()
    rules = sheet(window, RulesSheet)
    for language in LANGUAGES:
        window.settings.language = language
        QCoreApplication.sendPostedEvents()
        assert rules.pages.isHidden()
        assert len(rules.book.toPlainText().splitlines()) == 1
    (tmp_path / "help").mkdir()
    shutil.copytree(help_folder / "en", tmp_path / "help" / "en")
    (tmp_path / "help" / "en" / "trente_et_un.html").unlink()
    window.settings.language = "en"
    QCoreApplication.sendPostedEvents()
    names = [name.text for name in rules.pages.measured()]
    assert rules.pages.isVisible()
    assert names[PAGES.index("trente_et_un")] == "Missing page"
    assert not set(names) & set(PAGES)


def test_the_about_box_names_licence_and_thanks(window: MainWindow) -> None:
    window.open_about()
    about = sheet(window, AboutSheet)
    text = about.licence.text() + about.credits.text() + about.money.text()
    for word in ("GNU General Public License", "Qt", "Playfair", "Cormorant", "Jost", "Play money"):
        assert word in text
