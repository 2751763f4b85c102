"""A Space that was meant to hurry and comes a moment too late decides nothing, at any table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from casino_qt.rules.blackjack.state import Phase
from casino_qt.scenes.game_scene import LATE
from casino_qt.windows.at_table.table_page import TablePage
from tests.screenshots.evening import Evening
from tests.windows.at_table.oval_question import come_to_the_question
from tests.windows.conftest import Begin

LATER = LATE + 0.01


@pytest.fixture
def evening(begin: Begin) -> Evening:
    return begin("12", still=False)


class Fingers:
    """On the keys of a page; `now` counts seconds."""

    def __init__(self, page: TablePage) -> None:
        self.page, self.now = page, page.scene.clock() + 1.0
        page.scene.clock = lambda: self.now

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.page.view, key)

    def at(self, key: str) -> None:
        """The ring is at this place."""
        self.page.view.setFocus(Qt.FocusReason.TabFocusReason)
        self.page.scene.focus_at(key)
        assert self.page.scene.focus_shown


def roulette(evening: Evening) -> tuple[TablePage, str, Callable[[], None]]:
    page = evening.sit_at_roulette()
    page.scene.throw_ball()
    return page, "bet/plein:17@0", page.scene.skip


def blackjack(evening: Evening) -> tuple[TablePage, str, Callable[[], None]]:
    page = evening.sit_at_blackjack()
    for box in (3, 4):
        page.controller.bet(box, page.scene.chip_value)
    page.controller.deal()
    while page.controller.table.phase is not Phase.BETTING:
        evening.to_the_end()
        page.controller.stand()
    return page, "box/3", evening.to_the_end


def trente_et_quarante(evening: Evening) -> tuple[TablePage, str, Callable[[], None]]:
    page = evening.sit_down()
    page.scene.cut_here()
    evening.to_the_end()
    page.controller.coup()
    return page, "field/rouge", evening.to_the_end


@pytest.mark.parametrize("begun", [roulette, blackjack, trente_et_quarante])
def test_a_space_too_late_to_hurry_lays_no_chip(
    evening: Evening, begun: Callable[[Evening], tuple[TablePage, str, Callable[[], None]]]
) -> None:
    page, place, tell = begun(evening)
    assert page.scene.can_hurry
    hand = Fingers(page)
    tell()
    assert not page.scene.can_hurry
    hand.at(place)
    before = page.controller.in_play
    for moment in (0.0, LATE / 2):
        hand.now += moment
        hand.press(Qt.Key.Key_Space)
        assert page.controller.in_play == before
    hand.press(Qt.Key.Key_Return)  # which hurries nothing, and so was meant
    laid = page.controller.in_play - before
    assert laid == page.scene.chip_value
    hand.now += LATER
    hand.press(Qt.Key.Key_Space)
    assert page.controller.in_play == before + 2 * laid


def test_nor_cuts_the_cards(evening: Evening) -> None:
    page = evening.sit_down(ceremony=True)
    assert page.scene.busy
    hand = Fingers(page)
    hand.press(Qt.Key.Key_Space)
    assert not page.scene.busy
    hand.press(Qt.Key.Key_Space)
    assert page.scene.snapshot.cutting
    hand.now += LATER
    hand.press(Qt.Key.Key_Space)
    assert not page.scene.snapshot.cutting


def test_nor_buys_a_card(evening: Evening) -> None:
    evening.settings.bank = "guest"
    page = evening.sit_at_oval()
    hand = Fingers(page)
    come_to_the_question(evening, page, hand, LATER)
    hand.at("pack")
    before = len(page.controller.table.hand("you").cards)
    hand.press(Qt.Key.Key_Space)
    assert len(page.controller.table.hand("you").cards) == before
    hand.now += LATER
    hand.press(Qt.Key.Key_Space)
    assert len(page.controller.table.hand("you").cards) == before + 1
