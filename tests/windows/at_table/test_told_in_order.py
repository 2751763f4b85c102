"""What was taken back is not told as done; buttons stand under what is told, not within it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from casino_qt.art.pictures import Pictures
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.windows.at_table.cloth_page import ClothPage
from casino_qt.windows.kit.button import Button
from tests.screenshots.evening import GAME, ROULETTE, Evening
from tests.windows.conftest import Begin

FRANC = 100


@pytest.fixture(scope="module")
def pictures(painted: Pictures) -> Pictures:
    return painted


@pytest.fixture
def evening(begin: Begin) -> Evening:
    return begin("2", (GAME, ROULETTE), still=False)


def _cards(evening: Evening) -> ClothPage:
    page = evening.sit_down()
    page.controller.cut(156)
    return page


@pytest.mark.parametrize(
    ("seated", "bet"), [(_cards, "rouge 50"), (Evening.sit_at_roulette, "17 et les voisins par 5")]
)
def test_what_was_taken_back_is_done_no_more(
    evening: Evening, seated: Callable[[Evening], ClothPage], bet: str
) -> None:
    page = seated(evening)
    evening.to_the_end()
    page.toggle_typed_line()
    line = page.typed
    before = line.field.placeholderText()
    QTest.keyClicks(line.field, bet)
    QTest.keyClick(line.field, Qt.Key.Key_Return)
    told = line.echo()
    page.controller.undo_stack.undo()
    assert line.echo() != told
    assert line.field.placeholderText() == before
    page.controller.undo_stack.redo()
    assert line.echo() != told  # what is done again is told by the cloth


def test_the_reckoning_stands_over_the_buttons(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    evening.to_the_end()
    page.controller.bet(Spot.ROUGE, 50 * FRANC)
    page.controller.coup()
    evening.to_the_end()
    page.show_why((Spot.ROUGE, "won"))
    card = page.popover
    figures = card.reckoning.geometry()
    assert isinstance(button := evening.window.focusWidget(), Button)  # that leads to the house rules
    assert card.isAncestorOf(button)
    assert 0 < figures.bottom() <= button.geometry().top()
