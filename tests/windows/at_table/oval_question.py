"""At the oval table until the guest is asked for a card, the bank being held by another."""

from __future__ import annotations

from typing import Protocol

from casino_qt.windows.at_table.trente_et_un_page import TrenteEtUnPage
from tests.screenshots.evening import Evening

PRESSES = 20  # more than nine at the table ever need


class Hand(Protocol):
    """A hand at the table, with a clock of its own."""

    now: float


def come_to_the_question(evening: Evening, page: TrenteEtUnPage, hand: Hand, pause: float) -> None:
    """Deal, and press the main button until it is the guest's turn, each time `pause` seconds later."""
    page.controller.deal()
    for _ in range(PRESSES):
        evening.to_the_end()
        if page.choosing():
            break
        hand.now += pause
        page.primary.click()
    assert page.controller.asked
