"""What a round at the oval can still cost lies there, while the person sells all else: by mouse and keys."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from casino_qt.bank.cashier import Cashier
from casino_qt.bank.ledger import table_account
from casino_qt.rules.trente_et_un.actions import YOU
from casino_qt.windows.at_table.agreement_sheet import AgreementSheet
from casino_qt.windows.at_table.trente_et_un_page import TrenteEtUnPage
from casino_qt.windows.cashier.sheet import CashierSheet
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.kit.message import Message
from tests.evening.monkey.judge import books_balance, shows_the_state
from tests.screenshots.evening import OVAL, ROULETTE, Evening
from tests.screenshots.trente_et_un_states import GOES_OVER, TIES, WINS, sit
from tests.windows.conftest import Begin

FRANC = 100
COMPANY, HAND = 5, 10 * FRANC  # guests; two tokens of five francs
TABLES = (OVAL, ROULETTE)


def press(evening: Evening, *keys: Qt.Key) -> None:
    """Wherever the keyboard is."""
    for key in keys:
        QTest.keyClick(evening.window.focusWidget() or evening.window, key)
        evening.to_the_end()


def click(evening: Evening, button: KitButton) -> None:
    """On what is seen and can be pressed."""
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.face_rect().center().toPoint())
    evening.to_the_end()


def at_the_desk(evening: Evening, key: Qt.Key) -> None:
    """To the cashier, one errand for the whole purse, and away again."""
    press(evening, Qt.Key.Key_F4)
    sheet = evening.window.findChild(CashierSheet)
    assert isinstance(sheet, CashierSheet)
    assert sheet.isVisible()
    press(evening, key)
    assert not sheet.answer.text().startswith("!")
    press(evening, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def sell_all(evening: Evening) -> None:
    at_the_desk(evening, Qt.Key.Key_V)


def buy_all(evening: Evening) -> None:
    at_the_desk(evening, Qt.Key.Key_C)


def dealt(evening: Evening, bank: str = "rotates") -> TrenteEtUnPage:
    """A round up to the person's turn, by mouse."""
    page = sit(evening, COMPANY, bank)
    click(evening, page.primary)
    if page.scene.waits_for_card:
        click(evening, page.all_cards)
    assert page.controller.asked
    return page


def letter(page: TrenteEtUnPage) -> Message | None:
    """Who is short of chips is sent to the cashier."""
    found = page.findChild(Message, "to the cashier")
    return found if isinstance(found, Message) and found.isVisible() else None


def in_order(evening: Evening) -> None:
    """The books balance, and the picture is that of the state."""
    books_balance(evening.profile, evening.profile.path)
    shows_the_state(evening.oval.scene)


@pytest.mark.parametrize(("seed", "tokens"), [(WINS, 2), (TIES, 0), (GOES_OVER, -2)])
def test_who_sells_all_within_a_round_plays_it_to_its_end(begin: Begin, seed: str, tokens: int) -> None:
    evening = begin(seed, TABLES)
    page = dealt(evening)
    assert page.bankroll.amounts() == (9_990 * FRANC, HAND)
    sell_all(evening)
    assert page.bankroll.amounts() == (0, HAND)
    in_order(evening)
    while page.controller.asked:
        assert letter(page) is None
        click(evening, page.card if tokens < 0 else page.enough)
    assert page.controller.table.result(YOU) == tokens
    assert page.controller.purse == evening.profile.purse() == HAND + tokens * 5 * FRANC
    assert evening.house.cash() == 9_990 * FRANC
    assert sum(page.bankroll.amounts()) == page.controller.purse
    in_order(evening)
    sent = letter(page)
    assert (sent is not None) == (tokens <= 0), "what is left is not enough for another round, or it is"
    if sent is not None:
        press(evening, Qt.Key.Key_Escape)
    buy_all(evening)
    assert page.result() == tokens * 5 * FRANC
    press(evening, Qt.Key.Key_D)
    assert page.controller.table.rounds <= 1, "in another sitting, for all sit down with as much"
    assert page.scene.corrections == []
    in_order(evening)


@pytest.mark.parametrize("seed", [WINS, TIES, GOES_OVER, "c", "d"])
def test_the_banker_pays_them_all_though_he_has_sold_the_rest(begin: Begin, seed: str) -> None:
    evening = begin(seed, TABLES)
    page = dealt(evening, "yours")
    table = page.controller.table
    still_in = sum(not table.hand(punter).out for punter in table.seats() if punter != YOU)
    before = page.controller.purse
    assert page.bankroll.amounts() == (before - still_in * HAND, still_in * HAND)
    sell_all(evening)
    assert page.bankroll.amounts() == (0, still_in * HAND)
    in_order(evening)
    so_far = table.result(YOU)
    while page.controller.asked:
        click(evening, page.card if seed == GOES_OVER else page.enough)
    brought = (table.result(YOU) - so_far) * 5 * FRANC
    if seed == GOES_OVER:
        assert brought == -still_in * HAND
    assert page.controller.purse == evening.profile.purse() == still_in * HAND + brought
    assert evening.profile.balance(table_account(OVAL)) == 0
    assert page.bankroll.amounts() == (page.controller.purse, 0)
    in_order(evening)


def test_as_long_as_a_round_is_on_rail_and_cashier_tell_the_same(begin: Begin) -> None:
    evening = begin("5", TABLES)
    for bank in ("rotates", "yours"):
        page = sit(evening, 3, bank)
        page.scene.paced = False
        rests = 0
        for _ in range(5):
            page.controller.deal()
            evening.to_the_end()
            while page.controller.asked:
                assert page.bankroll.amounts()[0] == evening.profile.purse()
                rests += 1
                (page.controller.draw if page.controller.view.total < 25 else page.controller.stand)()
                evening.to_the_end()
        assert rests > 5
        evening.window.leave_table()


@pytest.mark.parametrize("bank", ["rotates", "yours"])
def test_elsewhere_and_after_the_program_has_gone_it_lies_where_it_lay(begin: Begin, bank: str) -> None:
    evening = begin(WINS, TABLES)
    page = dealt(evening, bank)
    lying, owned = page.bankroll.amounts()[1], page.controller.purse
    hand = page.controller.table.hand(YOU)
    press(evening, Qt.Key.Key_Escape)
    assert evening.window.table is None
    assert evening.house.fortune() == owned - lying
    wheel = evening.sit_at_roulette()
    assert wheel.controller.purse == owned - lying
    sell_all(evening)
    assert wheel.controller.purse == 0
    assert not wheel.controller.needs_new_purse()
    begin.end(evening)
    evening = begin(WINS, TABLES)
    page = evening.sit_at_oval()
    assert page.controller.table.hand(YOU) == hand
    assert page.bankroll.amounts() == (0, lying)
    assert letter(page) is None, "nobody is sent for chips while the round can be played without"
    in_order(evening)
    while page.controller.asked:
        click(evening, page.enough)
    assert evening.profile.balance(table_account(OVAL)) == 0
    in_order(evening)


@pytest.mark.parametrize("seed", [WINS, TIES])
def test_what_still_lies_before_him_goes_with_what_he_sells(begin: Begin, seed: str) -> None:
    """Between rounds all is his; the tokens stay before him only to be seen."""
    evening = begin(seed, TABLES)
    page = dealt(evening)
    click(evening, page.enough)
    purse, before_him = page.bankroll.amounts()
    assert before_him > 0
    sell_all(evening)
    assert evening.house.cash() == purse + before_him
    assert page.bankroll.amounts() == (0, 0)
    assert page.scene.board.get("seat/0/stake") is None
    in_order(evening)


def test_who_is_short_of_chips_is_sent_for_them_and_asked_nothing_else(begin: Begin) -> None:
    evening = begin(TIES, TABLES)
    page = dealt(evening)
    click(evening, page.enough)
    sell_all(evening)
    click(evening, page.primary)
    assert letter(page) is not None
    assert not [sheet for sheet in page.findChildren(AgreementSheet) if sheet.isVisible()]
    press(evening, Qt.Key.Key_Return)
    sheet = evening.window.findChild(CashierSheet)
    assert isinstance(sheet, CashierSheet)
    assert sheet.isVisible()


def test_where_less_could_be_agreed_the_refusal_names_the_cashier_too(begin: Begin) -> None:
    evening = begin(TIES, TABLES)
    page = dealt(evening)
    click(evening, page.enough)
    Cashier(evening.profile).sell_all()
    Cashier(evening.profile).buy(500, 12)
    page.been_at_the_cashier()
    page.controller.agree(replace(page.controller.agreement, token=2_500))
    assert page.plate.text().endswith("Your cash buys chips at the cashier's (F4).")
    assert [sheet for sheet in page.findChildren(AgreementSheet) if sheet.isVisible()]
