"""Hands written out."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from casino_qt.art.lettering import load_fonts, text_width, ui
from casino_qt.rules.trente_et_un.hands import Hand, best_total
from casino_qt.scenes.trente_et_un.layout import layout_for
from casino_qt.scenes.trente_et_un.reckoning import reckoned
from tests.scenes.trente_et_un.room import cards


@pytest.mark.parametrize(
    ("hand", "index", "written"),
    [
        ("AH QD 9H", "ru", "Т 11 + Д 10 + 9 = 30"),
        ("AH QD 9H", "fr", "As 11 + D 10 + 9 = 30"),
        ("AH QD 9H", "en", "A 11 + Q 10 + 9 = 30"),
        ("AS AH AD", "en", "A 11 + A 11 + A 1 = 23"),
        ("AS KH KD", "en", "A 11 + K 10 + K 10 = 31"),
        ("KS AH KD TC", "en", "K 10 + A 1 + K 10 + 10 = 31"),
        ("KS QH TD 7C", "ru", "К 10 + Д 10 + 10 + 7 = 37"),
    ],
)
def test_a_hand_is_reckoned_in_the_letters_of_its_cards(hand: str, index: str, written: str) -> None:
    assert reckoned(Hand(tuple(cards(hand))), index).replace("\u00a0", " ") == written


def test_the_sum_is_what_the_rules_say() -> None:
    for hand in ("AS 2H 3D", "AS AH 9D", "AS AH 9D KD", "AS KH QD", "AS KH QD 5C"):
        held = cards(hand)
        line = reckoned(Hand(tuple(held)), "en")
        figures = [int(part.split("\u00a0")[-1]) for part in line.split(" = ")[0].split(" + ")]
        assert sum(figures) == best_total(held)
        assert line.endswith(f"= {best_total(held)}")


@pytest.mark.parametrize("count", range(2, 10))
def test_five_cards_are_reckoned_in_letters_of_their_own_width(qapp: QApplication, count: int) -> None:
    load_fonts()
    layout = layout_for(1600, count)
    line = reckoned(Hand(tuple(cards("TC 4D AH JS KD"))), "fr").replace(" ", "")
    face = ui(12, 500, scale=0.8)  # the window of 1280 × 720
    for place in range(1, count):
        assert text_width(line, face) <= layout.sum_widest(place) - 16
