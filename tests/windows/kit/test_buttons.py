"""Buttons act at once, by every keyboard, and show the ring only to the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from casino_qt.windows.kit.alphabets import _CYRILLIC_KEYS, _LATIN_KEYS, same_key
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.fade import Fade


def shown(qtbot: QtBot, key: str = "") -> tuple[QWidget, Button, list[int]]:
    window = QWidget()
    qtbot.addWidget(window)
    button = Button("primary", window)
    button.say("Deal", key)
    clicks: list[int] = []
    button.clicked.connect(lambda: clicks.append(1))
    window.resize(400, 200)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window, button, clicks


def test_a_shortcut_acts_at_once_and_as_often_as_it_is_struck(qtbot: QtBot) -> None:
    window, _, clicks = shown(qtbot, "D")
    QTest.keyClick(window, Qt.Key.Key_D)
    assert len(clicks) == 1
    QTest.keyClick(window, Qt.Key.Key_D)
    assert len(clicks) == 2


def test_a_disabled_button_is_deaf(qtbot: QtBot) -> None:
    window, button, clicks = shown(qtbot, "D")
    button.allow(False, "no")
    QTest.keyClick(window, Qt.Key.Key_D)
    assert clicks == []


def test_why_not_is_a_sentence_of_its_own(qtbot: QtBot) -> None:
    window, button, _ = shown(qtbot, "D")
    button.say("Deal", "D", "Lay the cards")
    assert button.accessibleDescription() == "Lay the cards (D)"
    button.allow(False, "Nothing is staked.")
    assert button.accessibleDescription() == "Lay the cards (D). Nothing is staked."
    assert window.isVisible()


@pytest.mark.parametrize(("letter", "latin"), [("Я", Qt.Key.Key_Z), ("Д", Qt.Key.Key_L), ("С", Qt.Key.Key_C)])
def test_a_letter_is_heard_from_the_layout_of_the_other_alphabet(
    qtbot: QtBot, letter: str, latin: Qt.Key
) -> None:
    window, button, clicks = shown(qtbot, letter)
    QTest.keyClick(window, latin)
    assert len(clicks) == 1
    button.say("Deal", "D")
    QTest.keyClick(window, latin)
    assert len(clicks) == 1, "the old key is forgotten with the old language"
    QTest.keyClick(window, Qt.Key(ord("В")))
    assert len(clicks) == 2, "where D is, a Russian keyboard has В"


def test_the_two_rows_of_keys_are_as_long_as_each_other() -> None:
    assert len(_CYRILLIC_KEYS) == len(_LATIN_KEYS) == len(set(_LATIN_KEYS)) == 32
    letters = [letter for letter in _CYRILLIC_KEYS if same_key(letter).isalpha()]
    assert [same_key(same_key(letter)) for letter in letters] == letters
    assert (
        same_key("F2") == same_key("") == same_key("/") == same_key("Ctrl+F2") == same_key("Ctrl+Del") == ""
    )
    assert (same_key("Ctrl+Z"), same_key("Ctrl+Shift+Я")) == ("Ctrl+Я", "Ctrl+Shift+Z")


def test_the_ring_is_for_the_keyboard(qtbot: QtBot) -> None:
    window, button, _ = shown(qtbot)
    assert window.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.face_rect().center().toPoint())
    assert button.hasFocus()
    assert not button.ring_wanted()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert button.ring_wanted()
    button.clearFocus()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert button.ring_wanted()


def test_a_page_that_is_going_keeps_the_mouse(qtbot: QtBot) -> None:
    window, button, clicks = shown(qtbot)
    fade = Fade(window, window.grab(), 10_000)
    centre = button.mapTo(window, button.face_rect().center().toPoint())
    assert window.childAt(centre) is fade
    QTest.mouseClick(fade, Qt.MouseButton.LeftButton, pos=centre)
    assert clicks == []


def test_a_double_click_never_does_what_the_first_click_made_of_the_button(qtbot: QtBot) -> None:
    window, button, clicks = shown(qtbot)
    assert window.isVisible()
    centre, left = button.face_rect().center().toPoint(), Qt.MouseButton.LeftButton

    def double_click() -> None:
        QTest.mouseClick(button, left, pos=centre)
        QTest.mouseDClick(button, left, pos=centre)  # the second press alone
        QTest.mouseRelease(button, left, pos=centre)

    double_click()
    assert len(clicks) == 2  # twice the same: undo, for one
    button.clicked.connect(lambda: button.say("No more bets"))
    double_click()
    assert len(clicks) == 3
    QTest.mouseClick(button, left, pos=centre)
    assert len(clicks) == 4
