"""The line that reminds: off at first, once when it is set, never over a sheet, and no timer while off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDateTime, Qt
from PySide6.QtTest import QTest

from casino_qt.bank.cashier import Cashier
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.windows.kit.plate import Plate
from casino_qt.windows.reality import MINUTE, RealityLine
from tests.screenshots.evening import NOW, Evening


class Clock:
    """The clock of the house, which a test may put forward."""

    def __init__(self) -> None:
        self.minutes = 0.0

    def __call__(self) -> QDateTime:
        return NOW.addMSecs(round(self.minutes * MINUTE))


@pytest.fixture
def clock(evening: Evening) -> Clock:
    clock = Clock()
    evening.window.reality._now = clock
    return clock


def line(evening: Evening) -> str:
    """What stands on the plate of the table or of the lobby."""
    page = evening.window.table or evening.window.lobby
    plate: Plate = page.plate
    return "" if plate.isHidden() else plate.text()


def ring(reality: RealityLine) -> None:
    """The timer has run out: it was running."""
    assert reality.timer.isActive()
    reality.timer.stop()
    reality.timer.timeout.emit()


def test_nothing_wakes_up_and_nothing_is_asked_while_it_is_off(
    evening: Evening, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evening.house, "bank", lambda: pytest.fail("the books were asked"))
    page = evening.sit_down()
    page.controller.cut(156)
    evening.to_the_end()
    page.controller.bet(Spot.ROUGE, 50_000)
    page.controller.coup()
    evening.to_the_end()
    clock.minutes = 1_000
    evening.window.reality.look()
    assert not evening.window.reality.timer.isActive()
    assert line(evening) == ""


def test_the_time_is_told_once(evening: Evening, clock: Clock) -> None:
    reality = evening.window.reality
    evening.settings.reality_minutes = 30
    assert reality.timer.isSingleShot()
    assert reality.timer.interval() == 30 * MINUTE
    clock.minutes = 29.5  # a coarse timer may come early
    ring(reality)
    assert (line(evening), reality.timer.interval()) == ("", MINUTE // 2)
    clock.minutes = 30.1
    ring(reality)
    assert line(evening) == "You have been here for 30 minutes."
    assert not reality.timer.isActive()
    clock.minutes = 31
    reality.look()
    assert line(evening) == ""
    evening.settings.reality_minutes = 15  # set anew, it is told anew
    assert line(evening) == "You have been here for 31 minutes."
    evening.settings.reality_minutes = 0
    assert not reality.timer.isActive()


@pytest.mark.parametrize(
    ("language", "minutes", "words"),
    [
        ("cs", 31, "Jste zde už 31\u00a0minut."),
        ("cs", 33, "Jste zde už 33\u00a0minut."),
        ("ru", 31, "Вы здесь уже 31\u00a0минуту."),
        ("ru", 33, "Вы здесь уже 33\u00a0минуты."),
        ("ru", 45, "Вы здесь уже 45\u00a0минут."),
    ],
)
def test_plurals_follow_the_language(
    evening: Evening, clock: Clock, language: str, minutes: int, words: str
) -> None:
    clock.minutes = minutes
    evening.settings.reality_minutes = 30
    evening.settings.language = language
    evening.settle()
    assert line(evening).replace(" ", "\u00a0") == words.replace(" ", "\u00a0")


def lose(evening: Evening, stake: int) -> None:
    """Bet on noir until rouge has come often enough: the seed of the evening is always the same."""
    page = evening.page
    before = evening.house.bank()
    while evening.house.bank() <= before:
        page.controller.bet(Spot.NOIR, stake)
        evening.to_the_end()
        page.controller.coup()
        evening.to_the_end()


def test_a_loss_is_told_at_the_table_and_stakes_are_no_loss(evening: Evening, clock: Clock) -> None:
    evening.settings.reality_loss = 10_000
    page = evening.sit_down()
    page.controller.cut(156)
    evening.to_the_end()
    Cashier(evening.profile).sell_all()
    Cashier(evening.profile).buy_all()
    page.controller.bet(Spot.ROUGE, 400_000)
    evening.to_the_end()
    assert line(evening) == ""
    page.controller.clear()
    evening.to_the_end()
    while line(evening) == "":
        assert evening.house.bank() < 10_000
        lose(evening, 20_000)
    told = line(evening)
    assert told == f"This evening has cost you {evening.house.bank() // 100} francs so far."
    clock.minutes = 1
    page.controller.bet(Spot.ROUGE, 500)
    evening.to_the_end()
    assert line(evening) == ""
    lose(evening, 20_000)
    assert line(evening) == ""


def test_it_waits_for_a_sheet_to_be_laid_away(evening: Evening, clock: Clock) -> None:
    clock.minutes = 60
    evening.window.open_settings()
    evening.settings.reality_minutes = 60
    assert line(evening) == ""
    QTest.keyClick(evening.window.focusWidget(), Qt.Key.Key_Escape)
    assert line(evening) == "You have been here for 60 minutes."


def test_with_the_purse_gone_nothing_is_counted(evening: Evening, clock: Clock) -> None:
    evening.settings.reality_minutes = 15
    evening.window.move_out()
    assert not evening.window.reality.timer.isActive()
    clock.minutes = 20
    evening.settings.reality_minutes = 30
    evening.window.reality.look()
    assert line(evening) == ""
