"""A card that explains lies open and a letter decides: the card goes, and what the letter says is done."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.windows.at_table.blackjack_page import BlackjackPage
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.kit.alphabets import same_key
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.kit.popover import Popover
from tests.screenshots.blackjack_states import AN_ACE, lay
from tests.screenshots.evening import Evening
from tests.windows.conftest import Begin

FRANC = 100

Open = Callable[[TablePage], Popover]


class Table:
    """One with everything told, and what is done at it."""

    def __init__(self, evening: Evening, page: TablePage) -> None:
        evening.to_the_end()
        self.page = page
        self.pressed: list[KitButton] = []
        self.happened: list[object] = []
        for button in page.decisions():
            button.clicked.connect(lambda _=False, button=button: self.pressed.append(button))
        page.controller.happened.connect(self.happened.append)

    def strike(self, key: Qt.Key, text: str = "") -> None:
        """On whoever has the keyboard; `text` where the key writes none that is known by itself."""
        focused = QApplication.focusWidget()
        assert focused is not None
        if text:
            QTest.sendKeyEvent(QTest.KeyAction.Click, focused, key, text, Qt.KeyboardModifier.NoModifier)
        else:
            QTest.keyClick(focused, key)
        QApplication.processEvents()


def key_of(button: KitButton) -> Qt.Key:
    return Qt.Key(button.shortcut()[0].key())  # type: ignore[index]  # a sequence is read by index


def cards(evening: Evening) -> TablePage:
    page = evening.sit_down()
    page.controller.cut(156)
    page.controller.bet(Spot.ROUGE, 50 * FRANC)
    return page


def wheel(evening: Evening) -> TablePage:
    page = evening.sit_at_roulette()
    page.controller.bet("rouge", 50 * FRANC)
    return page


def oval(evening: Evening) -> TablePage:
    evening.settings.token = 5 * FRANC
    return evening.sit_at_oval()


def boxes(evening: Evening) -> BlackjackPage:
    page = evening.sit_at_blackjack()
    lay(page, 3, 4)
    return page


def asked(evening: Evening) -> BlackjackPage:
    """Eleven on box 3 against an ace: a card, stand, double, insure; there is no pair."""
    page = boxes(evening)
    page.controller.deal()
    return page


def seal(page: TablePage) -> Popover:
    page.show_seal()
    return page.popover


def worth(page: TablePage) -> Popover:
    spots = page.scene.focus_order.spots
    page.asking.point_at(next(one for one in spots if page.asking.bets.bet_at(one) is not None))
    page.asking.look(asked=True)
    page.asking.ask()
    return page.asking.derivation


@pytest.mark.parametrize("show", [seal, worth])
@pytest.mark.parametrize("sit", [cards, wheel, oval, boxes])
def test_the_letter_that_deals_takes_the_card_away_and_deals(
    begin: Begin, sit: Callable[[Evening], TablePage], show: Open
) -> None:
    evening = begin(AN_ACE)
    table = Table(evening, sit(evening))
    card = show(table.page)
    assert card.isVisible()
    table.strike(Qt.Key.Key_Escape)
    assert card.isHidden()
    assert not table.happened, "Escape only takes it away"
    show(table.page)
    table.strike(key_of(table.page.primary))
    assert card.isHidden()
    assert table.pressed == [table.page.primary]
    evening.to_the_end()  # the ball runs for a while
    assert table.happened


@pytest.mark.parametrize("language", ["en", "fr", "it", "cs", "ru"])
def test_each_decision_on_either_layout(begin: Begin, language: str) -> None:
    evening = begin(AN_ACE, language=language)
    table = Table(evening, page := asked(evening))
    for button in (page.card, page.stay):
        seal(page)
        before = len(table.happened)
        letter = same_key(button.shortcut().toString())
        table.strike(Qt.Key(ord(letter)), letter.lower())
        assert page.popover.isHidden()
        assert table.pressed.pop() is button
        assert not table.pressed
        assert len(table.happened) == before + 1
        evening.to_the_end()


def test_a_key_that_is_held_is_one_decision(begin: Begin) -> None:
    evening = begin(AN_ACE)
    table = Table(evening, page := asked(evening))
    key = key_of(page.card)
    again = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "c", autorep=True)
    QApplication.sendEvent(seal(page), again)
    assert page.popover.isVisible()
    assert not table.happened


def test_what_guards_the_button_guards_it_under_a_card_too(begin: Begin) -> None:
    """Another question has just come up: the letter is not taken for its answer."""
    evening = begin(AN_ACE)
    table = Table(evening, page := asked(evening))
    page.guard.clock = lambda: 1_000.0
    page.guard.changed()
    seal(page)
    table.strike(key_of(page.card))
    assert not table.happened
    page.guard.clock = lambda: 1_001.0
    table.strike(key_of(page.card))
    assert len(table.happened) == 1
    assert page.popover.isHidden()


def test_of_a_decision_that_cannot_be_made_the_table_says_why(begin: Begin) -> None:
    evening = begin(AN_ACE)
    table = Table(evening, page := asked(evening))
    seal(page)
    table.strike(key_of(page.split))
    assert page.popover.isHidden()
    assert page.plate.text() == page.split.why_not() != ""
    assert not table.happened


def test_a_card_that_asks_takes_no_letter_for_its_answer(begin: Begin) -> None:
    """Whether the insurance grows: N, for no, must not give the hand up, nor any other letter decide."""
    evening = begin(AN_ACE)
    table = Table(evening, page := asked(evening))
    page.controller.insure(3, 50 * FRANC)
    evening.to_the_end()
    for button in (page.stay, page.card, page.surrender):
        page.double_down.click()
        assert page.popover.isVisible()
        table.happened.clear()
        table.strike(key_of(button))
        assert page.popover.isHidden()
        assert not table.happened
    page.double_down.click()
    table.strike(Qt.Key.Key_Return)
    assert page.popover.isHidden()
    assert len(table.happened) == 1
