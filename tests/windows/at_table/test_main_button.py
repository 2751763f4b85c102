"""A press meant for what the main button of a table was does nothing of what it has become a moment ago."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from casino_qt.art.pictures import Pictures
from casino_qt.tables.roulette_sitting import GAME as ROULETTE
from casino_qt.tables.trente_et_quarante_sitting import GAME
from casino_qt.tables.trente_et_un_sitting import GAME as OVAL
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.kit.guard import PAUSE
from tests.screenshots.evening import Evening
from tests.windows.at_table.oval_question import come_to_the_question
from tests.windows.conftest import Begin

LEFT = Qt.MouseButton.LeftButton
LATER = PAUSE + 0.01


@pytest.fixture(scope="module")
def pictures(painted: Pictures) -> Pictures:
    return painted


@pytest.fixture
def evening(begin: Begin) -> Evening:
    return begin("12", (GAME, ROULETTE, OVAL), still=False)


class Watch:
    """A page whose guard goes by this clock."""

    def __init__(self, page: TablePage) -> None:
        self.page = page
        self.now = page.guard.clock() + 1.0
        page.guard.clock = lambda: self.now

    def three_presses(self, button: KitButton | None = None) -> None:
        """As fast as a finger can: a click, a double click's second press, and one more."""
        button = button or self.page.primary
        at = button.face_rect().center().toPoint()
        QTest.mouseClick(button, LEFT, pos=at)
        QTest.mouseDClick(button, LEFT, pos=at)
        QTest.mouseClick(button, LEFT, pos=at)

    def strike(self, key: Qt.Key, times: int = 1) -> None:
        for _ in range(times):
            QTest.keyClick(self.page.view, key)


def test_a_triple_click_throws_the_ball_and_no_more(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    hand = Watch(page)
    page.controller.bet("rouge", 500)
    hand.three_presses()
    assert page.scene.ball_runs
    assert page.controller.table.spins == 0
    hand.now += LATER
    hand.three_presses()  # the betting is closed, and nothing is skipped
    assert page.controller.table.spins == 1
    assert page.scene.busy
    hand.now += LATER
    hand.three_presses()  # skipped, and not thrown again
    assert not page.scene.busy
    assert not page.scene.ball_runs


def test_the_key_that_throws_does_not_close_the_betting_at_once(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    hand = Watch(page)
    hand.strike(Qt.Key.Key_T, 3)
    assert page.scene.ball_runs
    hand.now += LATER
    hand.strike(Qt.Key.Key_T, 3)
    assert page.controller.table.spins == 1
    hand.strike(Qt.Key.Key_Space)  # another key: whoever strikes it has read what it does
    assert not page.scene.busy
    hand.strike(Qt.Key.Key_T)
    assert page.scene.ball_runs


def test_a_triple_click_deals_one_coup(evening: Evening) -> None:
    page = evening.sit_down()
    hand = Watch(page)
    hand.three_presses()  # it cuts, and the burning of five cards is told
    assert page.scene.busy
    hand.now += LATER
    hand.three_presses()  # skipped
    assert not page.scene.busy
    assert page.controller.table.coups == 0
    hand.now += LATER
    hand.three_presses()
    assert page.controller.table.coups == 1
    assert page.scene.busy


def test_a_click_that_comes_too_late_to_skip_deals_nothing(evening: Evening) -> None:
    page = evening.sit_down()
    hand = Watch(page)
    page.scene.cut_here()
    evening.to_the_end()
    hand.three_presses()
    assert page.controller.table.coups == 0
    hand.strike(Qt.Key.Key_D)  # who waits for the end and deals by the letter is not held up
    assert page.controller.table.coups == 1


def test_a_chip_and_the_deal_at_once(evening: Evening) -> None:
    """Another name is no other meaning: "next coup" becomes "deal" with the first stake."""
    page = evening.sit_down()
    page.scene.cut_here()
    evening.to_the_end()
    hand = Watch(page)
    hand.now += LATER
    page.scene.focus_order.choose("field/rouge")
    hand.strike(Qt.Key.Key_Return)
    QTest.mouseClick(page.primary, LEFT, pos=page.primary.face_rect().center().toPoint())
    assert page.controller.table.coups == 1
    assert page.scene.snapshot.heaps


def test_a_late_click_on_skip_is_no_decision_at_the_oval_table(evening: Evening) -> None:
    evening.settings.bank = "guest"
    page = evening.sit_at_oval()
    hand = Watch(page)
    come_to_the_question(evening, page, hand, LATER)
    before = page.controller.view.total
    for button in (page.enough, page.card):
        hand.three_presses(button)
    assert page.controller.asked
    assert page.controller.view.total == before
    assert not page.popover.isVisible()
    hand.now += LATER
    hand.three_presses(page.enough)
    assert not page.controller.asked


@pytest.mark.parametrize("key", [Qt.Key.Key_T, Qt.Key.Key_Space, Qt.Key.Key_B, Qt.Key.Key_Escape])
def test_a_key_held_down_presses_no_button(evening: Evening, key: Qt.Key) -> None:
    page = evening.sit_at_roulette()

    def wanted(modifiers: Qt.KeyboardModifier, repeated: bool) -> bool:
        """Whether the page takes the key for itself before any shortcut gets it."""
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers, "", repeated)
        event.ignore()
        QApplication.sendEvent(page.view, event)
        return event.isAccepted()

    assert wanted(Qt.KeyboardModifier.NoModifier, True)
    assert not wanted(Qt.KeyboardModifier.NoModifier, False)
    assert not wanted(Qt.KeyboardModifier.ControlModifier, True)
