"""The licences of what the casino is made of, gone through by mouse and by keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from casino_qt import bundled
from casino_qt.stamp import stamp
from casino_qt.windows.help.about_sheet import AboutSheet
from casino_qt.windows.help.licences_sheet import LicencesSheet
from casino_qt.windows.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def opened(window: MainWindow) -> LicencesSheet:
    window.open_about()
    about = window.findChild(AboutSheet)
    assert isinstance(about, AboutSheet)
    assert stamp().line in about.version.text()
    QTest.mouseClick(about.licences, LEFT)
    sheet = window.findChild(LicencesSheet)
    assert isinstance(sheet, LicencesSheet)
    assert sheet.isVisible()
    return sheet


def press(sheet: LicencesSheet, key: Qt.Key) -> None:
    QTest.keyClick(sheet.window().focusWidget() or sheet, key)


def test_list_names_every_part_and_a_click_opens_its_licence(window: MainWindow) -> None:
    sheet = opened(window)
    words = sheet.book.toPlainText()
    for part in bundled.parts():
        assert part.name in words
        assert part.version in words
    assert sheet.back.isHidden()
    link = sheet.book.document().find("Qt: double").selectionStart() + 3
    cursor = sheet.book.textCursor()
    cursor.setPosition(link)
    sheet.book.setTextCursor(cursor)
    sheet.book.ensureCursorVisible()
    QTest.mouseClick(sheet.book.viewport(), LEFT, pos=sheet.book.cursorRect().center())
    assert "FreeType Project LICENSE" in sheet.book.toPlainText()
    QTest.mouseClick(sheet.back, LEFT)
    assert "SQLite" in sheet.book.toPlainText()


def test_by_keyboard_alone_from_part_to_text_and_back(window: MainWindow) -> None:
    sheet = opened(window)
    press(sheet, Qt.Key.Key_Right)
    press(sheet, Qt.Key.Key_Return)
    assert "GNU GENERAL PUBLIC LICENSE" in sheet.book.toPlainText()
    press(sheet, Qt.Key.Key_Backspace)
    assert "GNU GENERAL PUBLIC LICENSE" not in sheet.book.toPlainText()
    press(sheet, Qt.Key.Key_Right)
    press(sheet, Qt.Key.Key_Return)
    press(sheet, Qt.Key.Key_Escape)
    assert sheet.isVisible()
    press(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_language_changes_under_an_open_text(window: MainWindow) -> None:
    sheet = opened(window)
    sheet.turn_to(0)
    window.settings.language = "cs"
    QCoreApplication.sendPostedEvents()
    assert "GNU GENERAL PUBLIC LICENSE" in sheet.book.toPlainText()
    press(sheet, Qt.Key.Key_Backspace)
    assert "Z čeho je kasino složeno" in sheet.book.toPlainText()
    assert sheet.accessibleName() == "Licence"


def test_installation_without_its_list_says_so(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing() -> tuple[bundled.Part, ...]:
        raise FileNotFoundError("parts.json")

    monkeypatch.setattr(bundled, "parts", nothing)
    assert "missing from the installation" in opened(window).book.toPlainText()
