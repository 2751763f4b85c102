"""The chips and the insurance lie on the same keys of every keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from casino_qt.scenes import keyboard

NO = Qt.KeyboardModifier.NoModifier


def struck(key: int, text: str, place: int) -> QKeyEvent:
    """A key event as X11 and Wayland send it; `place` is the key's number on a PC keyboard."""
    return QKeyEvent(QEvent.Type.KeyPress, key, NO, place + 8, 0, 0, text)


@pytest.fixture(autouse=True)
def _on_linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")


@pytest.mark.parametrize("row", ["12345678", "&é\"'(-è_", "+ěščřžýá"])
def test_the_upper_row_chooses_the_chips_whatever_it_types(row: str) -> None:
    for place, letter in enumerate(row):
        assert keyboard.chip_key(struck(ord(letter.upper()), letter, place + 2)) == place


@pytest.mark.parametrize(
    ("key", "text", "place"), [(ord("9"), "9", 10), (ord("-"), "-", 12), (ord("Q"), "q", 16)]
)
def test_other_keys_choose_none(key: int, text: str, place: int) -> None:
    assert keyboard.chip_key(struck(key, text, place)) is None


def test_digits_without_a_place_are_heard_too() -> None:
    assert keyboard.chip_key(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_3, NO, "3")) == 2


def test_insurance_is_where_the_letter_i_lies() -> None:
    assert keyboard.insurance_key(struck(ord("I"), "i", 23))
    assert keyboard.insurance_key(struck(ord("Ш"), "ш", 23))
    assert not keyboard.insurance_key(struck(ord("O"), "o", 24))
