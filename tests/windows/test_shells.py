"""Nothing is kept of what Qt takes away: what comes to lie in its place would be freed twice."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessibleInterface
from PySide6.QtWidgets import QLayoutItem

from casino_qt.windows.settings.pages import PAGES
from casino_qt.windows.settings.sheet import SettingsSheet
from tests.reading.tree import read
from tests.screenshots.evening import Evening
from tests.screenshots.states import STATES
from tests.shells import laid, lent
from tests.windows.conftest import Begin

BY_NAME = {state.name: state for state in STATES}
LARGER, USUAL = 200, 100  # per cent


def reached(begin: Begin, name: str) -> Evening:
    state = BY_NAME[name]
    evening = begin(state.seed, state.tables)
    state.reach(evening)
    evening.settle()
    return evening


def test_who_has_read_a_window_holds_nothing_of_it(begin: Begin) -> None:
    evening = reached(begin, "settings")
    before = list(lent())
    tree = read(evening.window)
    assert len(list(tree.everything())) > 20
    held = [shell for shell in lent() if all(shell is not one for one in before)]
    assert not [shell for shell in held if isinstance(shell, QAccessibleInterface)]
    assert tree.find("Button", "Done").what.isValid(), "and yet it can be asked"


@pytest.mark.parametrize("name", ["statistics_empty", "laboratory_numbers"])
def test_what_larger_text_lays_elsewhere_is_taken_out_before(begin: Begin, name: str) -> None:
    evening = reached(begin, name)
    before = laid(evening.window)
    assert [one for one in before if one.widget is not None]
    for size in (LARGER, USUAL, LARGER):
        evening.settings.text_size = size
        evening.settle()
        assert not [one.widget for one in before if one.has_gone()]


def test_a_page_of_the_settings_that_is_turned_leaves_no_item_behind(begin: Begin) -> None:
    before = list(lent())
    evening = reached(begin, "settings")
    sheet = evening.window.findChild(SettingsSheet)
    assert isinstance(sheet, SettingsSheet)
    for page in PAGES:
        sheet.turn_to(page)
        assert sheet.page(page).isVisible()
    known = [*before, *(one.shell for one in laid(evening.window))]
    made = [shell for shell in lent() if isinstance(shell, QLayoutItem)]
    assert made
    assert not [shell for shell in made if all(shell is not one for one in known)]
