"""Every button of the blackjack table that may not be pressed says why, in the language of the interface."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from casino_qt.windows.at_table.blackjack_page import BlackjackPage
from casino_qt.windows.kit.button import KitButton
from tests.screenshots.__main__ import LANGUAGES
from tests.screenshots.blackjack_states import BLACKJACK_STATES, lay
from tests.screenshots.evening import BLACKJACK, Evening
from tests.windows.conftest import Begin

STATES = (
    "idle",
    "mid_deal",
    "seven_boxes",
    "slip",
    "insured",
    "doubled",
    "guest_raises",
    "insurance_asked",
    "paid",
)


Open = Callable[[str], Evening]


@pytest.fixture
def opened(begin: Begin) -> Open:
    return lambda seed: begin(seed, (BLACKJACK,), still=False)


def shut(page: BlackjackPage) -> list[KitButton]:
    buttons = (*page.tools, *page.choices, page.primary)
    return [button for button in buttons if button.isVisible() and not button.isEnabled()]


@pytest.mark.parametrize("name", STATES)
def test_what_may_not_be_pressed_says_why(opened: Open, name: str) -> None:
    state = next(state for state in BLACKJACK_STATES if state.name == f"blackjack_{name}")
    evening = opened(state.seed)
    state.reach(evening)
    page = evening.blackjack
    assert shut(page), "nothing is forbidden here: another state must be looked at"
    said: dict[str, list[str]] = {}
    for language in LANGUAGES:
        evening.settings.language = language
        evening.settle()
        tips = [button.toolTip() for button in shut(page)]
        assert all(tip.count("\n") == 1 for tip in tips), (language, tips)
        assert [button.accessibleDescription() for button in shut(page)] == [
            tip.replace("\n", ". ") for tip in tips
        ]
        said[language] = [tip.partition("\n")[2] for tip in tips]
        assert all(said[language])
    for one, other in pairwise(LANGUAGES):
        assert not set(said[one]) & set(said[other]), "a reason in the language of somebody else"


def test_the_deal_says_what_it_lacks(opened: Open) -> None:
    evening = opened("2")
    page = evening.sit_at_blackjack()
    lacking = "At least two boxes must be occupied before the deal."
    assert lacking in page.primary.toolTip()
    lay(page, 4)
    evening.to_the_end()
    assert lacking in page.primary.toolTip()
    lay(page, 3)
    evening.to_the_end()
    assert lacking not in page.primary.toolTip()
    assert page.primary.isEnabled()
