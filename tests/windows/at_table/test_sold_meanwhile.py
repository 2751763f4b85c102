"""Chips sold while stakes lie on a cloth: what the game may still ask for is refused, or goes on without."""

from __future__ import annotations

from casino_qt.rules.table import YOU
from casino_qt.tables.blackjack import Question
from casino_qt.windows.at_table.roulette_page import RoulettePage
from tests.evening.monkey.judge import books_balance, shows_the_state
from tests.screenshots.blackjack_states import ELEVEN, GUEST_DOUBLES, to_the_end_of_the_coup
from tests.screenshots.evening import BLACKJACK, ROULETTE, Evening
from tests.screenshots.roulette_states import TWO_ZEROS
from tests.windows.at_table.test_at_stake import buy_all, click, sell_all
from tests.windows.conftest import Begin

FRANC = 100


def in_order(evening: Evening) -> None:
    """At rest the books balance, and the picture is that of the state."""
    evening.to_the_end()
    books_balance(evening.profile, evening.profile.path)
    assert evening.window.table is not None
    shows_the_state(evening.window.table.scene)


def test_who_cannot_double_any_more_is_told_why_and_buys_back(begin: Begin) -> None:
    evening = begin(ELEVEN, (BLACKJACK,))
    page = evening.sit_at_blackjack()
    for box in (3, 4):
        page.controller.bet(box, 100 * FRANC)
    click(evening, page.primary)
    assert page.double_down.isEnabled()
    sell_all(evening)
    assert page.bankroll.amounts() == (0, 200 * FRANC)
    assert not page.double_down.isEnabled()
    assert page.double_down.toolTip().endswith("The purse holds 0, the bet needs 100.")
    in_order(evening)
    buy_all(evening)
    click(evening, page.double_down)
    assert page.bankroll.amounts()[1] == 300 * FRANC
    sell_all(evening)
    to_the_end_of_the_coup(evening)
    assert page.controller.purse == evening.profile.purse()
    assert (
        page.result() + 1_000_000 == evening.profile.purse() + page.controller.in_play + evening.house.cash()
    )
    in_order(evening)


def test_behind_a_guest_who_doubles_the_stake_rides_on_as_it_is(begin: Begin) -> None:
    """It was asked whether to add to it; where there is nothing to add, nobody waits for an answer."""
    evening = begin(GUEST_DOUBLES, (BLACKJACK,))
    page = evening.sit_at_blackjack(5)
    for box in list(page.controller.table.boxes):
        page.controller.bet(box, 25 * FRANC)
    page.controller.bet(4, 100 * FRANC)
    evening.to_the_end()
    click(evening, page.primary)
    assert page.controller.question is Question.ADD
    lying = page.bankroll.amounts()[1]
    sell_all(evening)
    assert page.controller.question is not Question.ADD
    assert page.controller.purse + page.controller.in_play <= lying
    to_the_end_of_the_coup(evening)
    in_order(evening)


def test_what_is_in_prison_is_decided_with_an_empty_purse(begin: Begin) -> None:
    evening = begin(TWO_ZEROS, (ROULETTE,))
    page: RoulettePage = evening.sit_at_roulette()
    for bet in ("rouge", "noir"):
        page.controller.bet(bet, 500 * FRANC)
    evening.to_the_end()
    click(evening, page.primary)
    assert page.bankroll.amounts()[1] == 1_000 * FRANC
    sell_all(evening)
    in_order(evening)
    assert any(place.prison for place in page.controller.table.everything_lying(YOU).values())
    while any(place.prison for place in page.controller.table.everything_lying(YOU).values()):
        click(evening, page.primary)
    owned = page.controller.purse + page.controller.in_play + evening.house.cash()
    assert owned == 1_000_000 + page.result()
    in_order(evening)
