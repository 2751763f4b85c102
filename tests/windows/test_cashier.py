"""The cashier's desk by real hands: drags, buttons, keys; at a table; the ways that lead to it."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from casino_qt.bank.cashier import Cashier
from casino_qt.bank.chips import DENOMINATIONS
from casino_qt.bank.errors import ProfileUnwritable
from casino_qt.money_text import francs
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.settings import LANGUAGES
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.cashier.sheet import CashierSheet
from casino_qt.windows.cashier.slot import Slot
from casino_qt.windows.kit.message import Message
from tests.screenshots.cashier_states import desk_of
from tests.screenshots.evening import Evening

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desk(evening: Evening) -> CashierSheet:
    """The desk, opened in the lobby; 10 000 francs in one plaque."""
    return desk_of(evening)


def owned(sheet: CashierSheet) -> tuple[int, dict[int, int]]:
    """Cash, and the purse by pieces, as they lie there."""
    assert sheet._cashier is not None
    till = sheet._cashier.till()
    return till.cash, till.heap


def drag(slot: Slot, target: QWidget) -> None:
    """Take what lies there with the left button, and let go over `target`."""
    QTest.mousePress(slot, LEFT, pos=slot.rect().center())
    way = slot.mapFromGlobal(target.mapToGlobal(target.rect().center()))
    for step in (QPoint(4, 4), QPoint(20, 10)):
        QTest.mouseMove(slot, slot.rect().center() + step)
    QTest.mouseMove(slot, way)
    QTest.mouseRelease(slot, LEFT, pos=way)


def key(sheet: CashierSheet, *keys: Qt.Key) -> None:
    """Press keys wherever the keyboard is."""
    for one in keys:
        QTest.keyClick(sheet.focusWidget() or sheet, one)


def test_pieces_are_dragged_between_purse_counter_and_cash(desk: CashierSheet) -> None:
    table = desk.desk
    drag(table.own[1_000_000], table.house[100])  # onto the marble, wherever
    assert owned(desk) == (1_000_000, {})
    drag(table.house[50_000], table.own[100])  # onto the velvet, wherever
    assert owned(desk) == (950_000, {50_000: 1})
    drag(table.cash, table.own[100_000])
    assert owned(desk) == (850_000, {50_000: 1, 100_000: 1})
    drag(table.own[100_000], table.own[50_000])
    assert owned(desk) == (850_000, {50_000: 3})
    assert "Changed 1\u00a0×\u00a01\u00a0000 for 2\u00a0×\u00a0500." in desk.answer.text()
    drag(table.own[50_000], table.own[100_000])
    assert owned(desk) == (850_000, {50_000: 1, 100_000: 1})
    drag(table.own[50_000], table.cash)
    assert owned(desk) == (900_000, {100_000: 1})
    drag(table.own[500], table.house[500])  # nothing lies there
    assert desk.answer.text() == "! You have no such chips in the purse."
    assert owned(desk) == (900_000, {100_000: 1})
    assert desk._cashier is not None  # it is open
    assert sum(desk._cashier.profile.balances().values()) == 0


def test_a_drag_that_ends_beside_moves_nothing(desk: CashierSheet) -> None:
    before = owned(desk)
    for slot in (desk.desk.own[1_000_000], desk.desk.house[100], desk.desk.cash):
        drag(slot, desk.title)
        drag(slot, slot)
    assert owned(desk) == before
    slot = desk.desk.own[1_000_000]
    QTest.mousePress(slot, LEFT, pos=slot.rect().center())
    QTest.mouseMove(slot, slot.rect().center() + QPoint(0, -200))
    assert desk.desk._carried.isVisible()
    assert desk.desk._takes == desk.desk._areas()[0]  # the marble is ringed: it would take it
    QTest.keyClick(slot, Qt.Key.Key_Escape)
    QTest.mouseRelease(slot, LEFT, pos=slot.rect().center() + QPoint(0, -200))
    assert not desk.desk._carried.isVisible()
    assert desk.isVisible()
    assert owned(desk) == before


def test_every_move_by_keys_alone(desk: CashierSheet) -> None:
    assert desk.focusWidget() is desk.desk.own[2_500]
    key(desk, *[Qt.Key.Key_Right] * 9)  # the last column, and no farther
    assert desk.focusWidget() is desk.desk.own[1_000_000]
    key(desk, Qt.Key.Key_Minus)
    assert owned(desk) == (0, {500_000: 2})
    key(desk, Qt.Key.Key_Left, Qt.Key.Key_Plus)
    assert owned(desk) == (0, {1_000_000: 1})
    key(desk, Qt.Key.Key_Right, Qt.Key.Key_Return)  # sell
    assert owned(desk) == (1_000_000, {})
    key(desk, Qt.Key.Key_Up)
    assert desk.focusWidget() is desk.desk.house[1_000_000]
    key(desk, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Return)  # buy
    assert owned(desk) == (900_000, {100_000: 1})
    desk.count.setFocus()
    key(desk, Qt.Key.Key_Right)  # five at a time
    key(desk, Qt.Key.Key_B)
    assert owned(desk) == (400_000, {100_000: 6})
    key(desk, Qt.Key.Key_S)
    assert owned(desk) == (900_000, {100_000: 1})
    key(desk, Qt.Key.Key_C)
    assert owned(desk) == (0, {100_000: 5, 500_000: 1})
    key(desk, Qt.Key.Key_U)
    assert owned(desk) == (0, {1_000_000: 1})
    key(desk, Qt.Key.Key_V)
    assert owned(desk) == (1_000_000, {})
    key(desk, Qt.Key.Key_U)
    assert desk.answer.text() == "! The purse cannot be made up of fewer pieces."
    key(desk, Qt.Key.Key_Escape)
    assert not desk.isVisible()


def test_every_move_by_its_button(desk: CashierSheet) -> None:
    for button, cash in (
        (desk.sell_all, 1_000_000),
        (desk.buy, 997_500),
        (desk.down, 997_500),
        (desk.colour_up, 997_500),
        (desk.sell, 1_000_000),
        (desk.buy_all, 0),
    ):
        QTest.mouseClick(button, LEFT, pos=button.rect().center())
        assert owned(desk)[0] == cash, button.words()
    QTest.mouseClick(desk.up, LEFT, pos=desk.up.rect().center())
    assert desk.answer.text() == "! You have no such chips in the purse."


def test_the_allowance_is_taken_and_told_for_good(evening: Evening, desk: CashierSheet) -> None:
    assert evening.profile.balance("cash") == 0  # nobody is given what he did not ask for
    key(desk, Qt.Key.Key_D)
    assert owned(desk)[0] == 100_000
    assert not desk.allowance.isEnabled()
    assert "tomorrow" in desk.allowance.toolTip()
    key(desk, Qt.Key.Key_D)
    assert owned(desk)[0] == 100_000
    assert ("", "1 allowance", "1\u00a0000") in desk.account.rows()
    assert desk.account.rows()[3][1:] == ("Daily allowance", "1\u00a0000")
    assert evening.window.lobby.purse_label.text() == "In the purse, and 1\u00a0000 in cash"
    evening.house.today = lambda: date(2026, 11, 29)
    desk.lay_away()
    evening.window.open_cashier()
    assert desk.allowance.isEnabled()


def test_who_has_nothing_left_asks_for_a_new_purse(evening: Evening) -> None:
    session = evening.profile.begin_session("roulette", {}, "00", 1_000_000)
    evening.profile.commit(session.id, [], [("purse", -999_900), ("house", 999_900)])
    sheet = desk_of(evening)
    assert sheet.new_purse.isVisible()
    key(sheet, Qt.Key.Key_N)
    assert owned(sheet) == (0, {100: 1, 1_000_000: 1})
    assert not sheet.new_purse.isVisible()
    assert ("", "2 purses", "20\u00a0000") in sheet.account.rows()
    assert ("", "Result at all tables", "\u22129\u00a0999") in sheet.account.rows()


@pytest.mark.parametrize("way", ["button", "bell", "corner", "key"])
def test_ways_from_the_lobby(evening: Evening, way: str) -> None:
    lobby = evening.window.lobby
    if way == "key":
        QTest.keyClick(lobby, Qt.Key.Key_F4)
    else:
        widget = {"button": lobby.cashier, "bell": lobby.bell, "corner": lobby.corner}[way]
        QTest.mouseClick(widget, LEFT, pos=widget.rect().center())
    sheet = evening.window.findChild(CashierSheet)
    assert isinstance(sheet, CashierSheet)
    assert sheet.isVisible()


def test_at_a_table_the_exchange_is_heard_and_is_no_result(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    evening.to_the_end()
    page.controller.bet(Spot.ROUGE, 5_000)
    evening.to_the_end()
    QTest.mouseClick(page.bankroll, LEFT, pos=QPoint(30, 40))
    sheet = evening.window.findChild(CashierSheet)
    assert isinstance(sheet, CashierSheet)
    key(sheet, Qt.Key.Key_V)  # all chips, while fifty francs lie on rouge
    assert owned(sheet) == (995_000, {})
    assert (page.controller.purse, page.controller.in_play, page.result()) == (0, 5_000, 0)
    assert page.bankroll.amounts() == (0, 5_000)
    assert not page.controller.undo_stack.canUndo()
    key(sheet, Qt.Key.Key_Escape)
    page.controller.coup()
    evening.to_the_end()
    told = page.controller.purse + page.controller.in_play - 5_000
    assert page.result() == told
    QTest.keyClick(page.view, Qt.Key.Key_F4)
    key(sheet, Qt.Key.Key_C)
    assert page.result() == told
    assert page.controller.purse == evening.profile.purse()
    assert sum(evening.profile.balances().values()) == 0


@pytest.mark.parametrize("sit", [Evening.sit_down, Evening.sit_at_roulette, Evening.sit_at_blackjack])
@pytest.mark.parametrize("name", ["new purse", "to the cashier"])
@pytest.mark.parametrize("left", [0, 3_00])
def test_it_is_told_truly_how_much_is_left(
    evening: Evening, sit: Callable[[Evening], TablePage], name: str, left: int
) -> None:
    if name == "to the cashier":
        Cashier(evening.profile).sell_all()
        if left:
            Cashier(evening.profile).buy(100, left // 100)
    else:
        evening.leave_in_purse(left)
    page = sit(evening)
    needed = page.controller.minimum
    for language in LANGUAGES:
        evening.settings.language = language
        letter = page.findChild(Message, name)
        assert isinstance(letter, Message)
        title, words = letter.title.text(), letter.accessibleDescription()
        told = [number for number in re.findall(r"\d+(?:\s\d{3})*", words) if len(number) < 6]
        assert told == ([francs(left), francs(needed)] if left else []), words
        if language == "en":
            nothing = "The purse is empty" if name == "new purse" else "No chips are left"
            assert title == ("Too few chips are left" if left else nothing)


def test_at_the_oval_too_where_a_hand_needs_more(evening: Evening) -> None:
    evening.settings.token = 5_00
    evening.leave_in_purse(3_00)
    letter = evening.sit_at_oval().findChild(Message, "new purse")
    assert isinstance(letter, Message)
    assert letter.title.text() == "Too few chips are left"
    assert letter.body.text().startswith("You have 3 left in chips; to play on here takes at least ")


def test_who_is_short_of_chips_is_sent_to_the_cashier(evening: Evening) -> None:
    Cashier(evening.profile).sell_all()
    page = evening.sit_down()
    letter = page.findChild(Message, "to the cashier")
    assert isinstance(letter, Message)
    assert page.findChild(Message, "new purse") is None
    QTest.mouseClick(letter.buttons[0], LEFT, pos=letter.buttons[0].rect().center())
    sheet = evening.window.findChild(CashierSheet)
    assert isinstance(sheet, CashierSheet)
    assert sheet.isVisible()
    QTest.keyClick(sheet.desk.own[2_500], Qt.Key.Key_B)
    assert page.controller.purse == 2_500
    sheet.lay_away()
    page.controller.cut(156)
    evening.to_the_end()
    page.controller.bet(Spot.ROUGE, 5_000)
    assert page.plate.text().endswith("Your cash buys chips at the cashier's (F4).")


def test_while_a_coup_is_told_the_desk_waits(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    evening.settings.reduced_motion = False
    page.controller.bet(Spot.ROUGE, 5_000)
    page.controller.coup()
    assert page.controller.showing
    QTest.keyClick(page.view, Qt.Key.Key_F4)
    assert evening.window.findChild(CashierSheet) is None
    assert page.plate.text() == page.telling_words()


def test_a_disk_that_fails_is_told_in_one_line(
    evening: Evening, desk: CashierSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ProfileUnwritable(evening.profile.path)

    monkeypatch.setattr(evening.profile, "exchange", fail)
    key(desk, Qt.Key.Key_V)
    assert "cannot be written" in desk.answer.text()
    assert owned(desk) == (0, {1_000_000: 1})


def test_in_every_language_each_key_of_the_desk_is_one_buttons(evening: Evening, desk: CashierSheet) -> None:
    for language in LANGUAGES:
        evening.settings.language = language
        evening.settle()
        keys = [button.shortcut().toString() for button in desk._keyed()]
        assert len(set(keys)) == len(keys), (language, keys)
        for widget in (*desk.desk.slots(), *desk._keyed(), desk.count, desk.account):
            assert widget.accessibleName(), language
    assert desk.title.text() == "Касса"
    said = desk.desk.own[DENOMINATIONS[-1]].accessibleName().replace("\u00a0", " ")
    assert said == "В вашем кошельке: 1 по 10 000"
    QTest.keyClick(desk.desk.own[2_500], Qt.Key.Key_L)  # the key of Д while the Latin layout is on
    assert owned(desk) == (1_000_000, {})


def test_tab_goes_round_within_the_desk(desk: CashierSheet) -> None:
    seen = []
    for _ in range(40):
        seen.append(desk.focusWidget())
        QTest.keyClick(desk.focusWidget(), Qt.Key.Key_Tab)
    assert desk.focusWidget() in seen
    assert {desk.desk.cash, desk.count, desk.buy, desk.close_button} <= set(seen)
    assert all(desk.isAncestorOf(widget) for widget in seen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_desk_lies_still_under_the_hand(evening: Evening, desk: CashierSheet, language: str) -> None:
    """What the account tells beside it has its room before it comes."""
    evening.languages.speak(language)
    evening.settle()
    before = desk.desk.geometry()
    for button in (desk.sell_all, desk.allowance, desk.buy_all, desk.colour_up, desk.sell_all):
        button.click()
        evening.settle()
        assert desk.desk.geometry() == before
