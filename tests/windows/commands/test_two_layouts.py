"""A desk with the layouts of both alphabets, and rows of digits that type signs: every command is heard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcutEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from casino_qt.windows.kit.alphabets import same_key
from casino_qt.windows.kit.button import Button
from tests.screenshots.evening import Evening

NO = Qt.KeyboardModifier.NoModifier


def both(letter: str) -> QShortcutEvent:
    """What Qt tells of a letter that it hears in both alphabets at once."""
    return QShortcutEvent(QKeySequence(letter), 1, True)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_letter_heard_in_both_alphabets_presses_its_button(evening: Evening, language: str) -> None:
    evening.settings.language = language
    page = evening.sit_at_roulette()
    for letter in (page.undo.shortcut().toString(), same_key(page.undo.shortcut().toString())):
        next(spot for spot in page.scene.focus_order.spots if spot.group == "bet").act()
        assert page.controller.in_play > 0
        QApplication.sendEvent(page.undo, both(letter))
        assert page.controller.in_play == 0, letter


def test_a_letter_of_two_buttons_presses_neither(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    rival = Button("secondary", page)
    rival.say("Rival", page.undo.shortcut().toString())
    rival.show()
    next(spot for spot in page.scene.focus_order.spots if spot.group == "bet").act()
    QApplication.sendEvent(page.undo, both(page.undo.shortcut().toString()))
    assert page.controller.in_play > 0
    rival.allow(False)
    QApplication.sendEvent(page.undo, both(page.undo.shortcut().toString()))
    assert page.controller.in_play == 0


def test_the_worth_is_asked_in_both_alphabets(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    QTest.keyClick(page.view, Qt.Key.Key_Tab)
    page.asking._key.activatedAmbiguously.emit()
    assert page.asking.derivation.isVisible()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_undoes_everywhere_is_heard_without_a_latin_layout(evening: Evening, language: str) -> None:
    evening.settings.language = language
    for page in (evening.sit_down, evening.sit_at_roulette, evening.sit_at_blackjack):
        table = page()
        evening.window.activateWindow()
        if table is evening.window.table and hasattr(table.scene, "cut_here"):
            table.scene.cut_here()
            evening.to_the_end()
        next(spot for spot in table.scene.focus_order.spots if spot.group in ("bet", "field", "box")).act()
        laid = table.controller.in_play
        assert laid > 0
        for key, left in (("Ctrl+Я", 0), ("Ctrl+Shift+Я", laid), ("Ctrl+Z", 0), ("Ctrl+Shift+Z", laid)):
            QTest.keySequence(table.view, QKeySequence(key))
            assert table.controller.in_play == left, key
        evening.window.leave_table()


def chord(letter: str, kind: QEvent.Type) -> QKeyEvent:
    return QKeyEvent(kind, ord(letter), Qt.KeyboardModifier.ControlModifier, 0, 0, 0, "")


def test_a_field_hears_its_commands_without_a_latin_layout(evening: Evening) -> None:
    page, window = evening.sit_at_roulette(), evening.window.windowHandle()
    next(spot for spot in page.scene.focus_order.spots if spot.group == "bet").act()
    laid = page.controller.in_play
    page.toggle_typed_line()
    field = page.typed.field
    QTest.keyClicks(field, "17/20 25")
    QApplication.clipboard().clear()
    for letter in "ФС":  # A, C
        QApplication.sendEvent(window, chord(letter, QEvent.Type.KeyPress))
    assert QApplication.clipboard().text() == field.text() == "17/20 25"
    override = chord("Я", QEvent.Type.ShortcutOverride)
    override.setAccepted(False)
    QApplication.sendEvent(window, override)
    assert override.isAccepted()  # or the shortcut of the table would take back what lies there
    QApplication.sendEvent(window, chord("Я", QEvent.Type.KeyPress))
    assert field.text() != "17/20 25"
    assert page.controller.in_play == laid


@pytest.mark.parametrize(
    ("place", "sign"), [(6, Qt.Key.Key_Minus), (8, Qt.Key.Key_Underscore), (1, Qt.Key.Key_Plus)]
)
def test_signs_in_the_upper_row_are_chips_but_on_the_race_track(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, place: int, sign: Qt.Key
) -> None:
    """The French row has - and _ before 6 and 8, the Czech one + before 1."""
    monkeypatch.setattr("sys.platform", "linux")
    page = evening.sit_at_roulette()
    scene, stepped = page.scene, []
    monkeypatch.setattr(type(scene.track), "more_neighbours", lambda _, step: stepped.append(step))
    groups = {spot.group: spot.key for spot in scene.focus_order.spots}
    scene.chip_value = scene.tray.values[2]
    for group in ("bet", "track"):
        scene.focus_at(groups[group])
        QApplication.sendEvent(
            page.view, QKeyEvent(QEvent.Type.KeyPress, sign, NO, place + 9, 0, 0, chr(sign).lower())
        )
        assert scene.chip_value == scene.tray.values[place - 1]
        assert bool(stepped) == (group == "track")
    QApplication.sendEvent(page.view, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Plus, NO, 86, 0, 0, "+"))
    assert stepped[-1] == 1  # of the number pad, anywhere
