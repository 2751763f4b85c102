"""Every state of the cashier's desk, of what sends there, and of the line that reminds."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from casino_qt.bank.cashier import Cashier
from casino_qt.windows.cashier.sheet import CashierSheet
from tests.screenshots.evening import NOW, Evening
from tests.screenshots.state import State

FRANC = 100


def desk_of(evening: Evening) -> CashierSheet:
    """The desk, opened."""
    evening.window.open_cashier()
    sheet = evening.window.findChild(CashierSheet)
    assert isinstance(sheet, CashierSheet)
    evening.settle()
    return sheet


def _first_visit(evening: Evening) -> None:
    desk_of(evening)


def _many(evening: Evening) -> Cashier:
    """A purse of all pieces, cash beside it, an allowance taken, some errands."""
    cashier = Cashier(evening.profile)
    cashier.take_allowance(evening.house.today())
    cashier.sell_all()
    for value, count in (
        (500_000, 1), (100_000, 2), (50_000, 3), (10_000, 7), (2_500, 11), (500, 36), (100, 104),
    ):  # fmt: skip
        cashier.buy(value, count)
    evening.window.refresh_lobby()
    return cashier


def _full(evening: Evening) -> None:
    _many(evening)
    sheet = desk_of(evening)
    sheet.count.setFocus()
    QTest.keyClick(sheet.count, Qt.Key.Key_Right)
    sheet.desk.own[10_000].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(sheet.desk.own[10_000], Qt.Key.Key_Minus)


def _refused(evening: Evening) -> None:
    sheet = desk_of(evening)
    QTest.keyClick(sheet.desk.own[2_500], Qt.Key.Key_B)
    sheet.buy.click()


def _broke(evening: Evening) -> None:
    evening.profile.commit(
        evening.profile.begin_session("roulette", {}, "00", evening.profile.purse()).id,
        [],
        [("purse", -999_900), ("house", 999_900)],
    )
    evening.window.refresh_lobby()
    desk_of(evening)


def _lobby_with_cash(evening: Evening) -> None:
    Cashier(evening.profile).sell_all()
    Cashier(evening.profile).buy(100_000, 8)
    evening.window.refresh_lobby()


def _sent_there(evening: Evening) -> None:
    Cashier(evening.profile).sell_all()
    evening.sit_down()


def _reminded(evening: Evening) -> None:
    """At a table, after an hour that has cost something."""
    reality = evening.window.reality
    evening.sit_down()
    reality._since, reality._bank_had = NOW.addSecs(-3600), -123_400
    evening.window.open_settings()
    evening.settings.reality_minutes = 60
    evening.settings.reality_loss = 100_000
    QTest.keyClick(evening.window.focusWidget(), Qt.Key.Key_Escape)


def _reminded_in_the_lobby(evening: Evening) -> None:
    evening.window.reality._since = NOW.addSecs(-90 * 60)
    evening.settings.reality_minutes = 90


CASHIER_STATES: tuple[State, ...] = (
    State("cashier", _full),
    State("cashier_first_visit", _first_visit),
    State("cashier_refused", _refused),
    State("cashier_broke", _broke),
    State("cashier_lobby", _lobby_with_cash),
    State("cashier_sent_there", _sent_there),
    State("reality_at_a_table", _reminded),
    State("reality_in_the_lobby", _reminded_in_the_lobby),
)
