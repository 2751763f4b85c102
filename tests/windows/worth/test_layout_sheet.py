"""What lies on the cloth of the roulette, as a whole: by key and mouse, in every language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from casino_qt.money_text import signed_francs
from casino_qt.number_text import number, percent
from casino_qt.odds.roulette.course import course
from casino_qt.odds.roulette.layout import Layout
from casino_qt.rules.roulette.bets import covers, pays
from casino_qt.rules.roulette.options import Rules
from casino_qt.settings import LANGUAGES
from casino_qt.windows.at_table.roulette_page import RoulettePage
from casino_qt.windows.help.rules_sheet import RulesSheet
from casino_qt.windows.kit.alphabets import same_key
from casino_qt.windows.kit.fitting import Fitting
from casino_qt.windows.worth.layout_sheet import LayoutSheet
from tests.screenshots.evening import ROULETTE, Evening
from tests.screenshots.fit import faults
from tests.screenshots.layout_states import sheet_of
from tests.screenshots.roulette_states import lay
from tests.windows.conftest import Begin
from tests.windows.staff.slow_reckoner import SlowReckoner

STAKES = {"plein:17": 2_500, "noir": 10_000, "douzaine:2": 5_000}


@pytest.fixture
def evening(begin: Begin) -> Evening:
    return begin("22c", (ROULETTE,))


def laid(evening: Evening, stakes: dict[str, int] | None = None) -> RoulettePage:
    page = evening.sit_at_roulette()
    lay(page, *((bet, stake // 100) for bet, stake in (stakes or STAKES).items()))
    evening.to_the_end()
    return page


def press(evening: Evening, key: Qt.Key) -> None:
    QTest.keyClick(evening.window.focusWidget() or evening.window, key)
    evening.settle()


def opened(evening: Evening) -> LayoutSheet:
    press(evening, Qt.Key.Key_C)
    return sheet_of(evening)


def open_sheets(evening: Evening) -> list[LayoutSheet]:
    return [sheet for sheet in evening.roulette.findChildren(LayoutSheet) if not sheet.isHidden()]


def figure(sheet: LayoutSheet, key: str) -> str:
    plate = sheet.spin if key in sheet.spin.figures else sheet.after
    return plate.figures[key].text()


def test_every_number_is_told_with_what_it_brings(evening: Evening) -> None:
    laid(evening)
    sheet = opened(evening)
    for fallen in range(1, 37):  # zero locks
        net = sum(
            stake * int(pays(bet)) if fallen in covers(bet) else -stake for bet, stake in STAKES.items()
        )
        assert sheet.table.told(fallen).endswith(f": {signed_francs(net)}")
    assert sheet.table.told(0) == "0: −75, 100 in prison"
    assert sheet.table.told(17) == "17 Noir: +1\u00a0075"
    assert sheet.table.told(1) == "1 Rouge: −175"
    assert all(sheet.table.told(n) in sheet.table.accessibleDescription() for n in range(37))
    layout = Layout(STAKES, Rules())
    assert figure(sheet, "staked") == "175"
    assert figure(sheet, "mean") == number(float(layout.mean) / 100, 4, signed=True)
    assert figure(sheet, "edge") == percent(-float(layout.mean) / 17_500, 4)
    assert figure(sheet, "deviation") == number(layout.deviation / 100, 2)
    wins = sum(pocket.net > 0 for pocket in layout.pockets)
    assert figure(sheet, "win") == f"{wins}, up to +1\u00a0075"


def test_the_number_of_spins_is_chosen_by_arrow_and_by_mouse(evening: Evening) -> None:
    laid(evening)
    sheet = opened(evening)
    layout = Layout(STAKES, Rules())
    assert sheet.focusWidget() is sheet.spins

    def seen(spins: int) -> None:
        found = course(layout, spins)
        for key, chance in (("ahead", found.ahead), ("level", found.level), ("behind", found.behind)):
            assert figure(sheet, key) == percent(chance, 2)

    seen(37)
    press(evening, Qt.Key.Key_Right)
    seen(100)
    place = sheet.spins.rects()[-1].center().toPoint()
    QTest.mouseClick(sheet.spins, Qt.MouseButton.LeftButton, pos=place)
    evening.settle()
    seen(1_000)
    place = sheet.spins.rects()[0].center().toPoint()
    QTest.mouseClick(sheet.spins, Qt.MouseButton.LeftButton, pos=place)
    evening.settle()
    seen(1)


def test_arrows_and_mouse_go_through_the_numbers(evening: Evening) -> None:
    laid(evening)
    sheet = opened(evening)
    table = sheet.table
    assert sheet.told.text() == "Point at a number, or go there with the arrows."
    while sheet.focusWidget() is not table:
        press(evening, Qt.Key.Key_Tab)
    walk = [
        (Qt.Key.Key_Down, 0),
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_Down, 2),
        (Qt.Key.Key_Down, 5),
        (Qt.Key.Key_Left, 4),
        (Qt.Key.Key_Up, 1),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_End, 36),
        (Qt.Key.Key_Down, 36),
        (Qt.Key.Key_Right, 36),
        (Qt.Key.Key_Home, 0),
    ]
    for key, reached in walk:
        press(evening, key)
        assert sheet.told.text() == table.accessibleDescription() == table.told(reached)
    QTest.mouseMove(table, table.place(17).center().toPoint())
    evening.settle()
    assert sheet.told.text() == "17 Noir: +1\u00a0075"
    press(evening, Qt.Key.Key_Tab)
    assert sheet.told.text() == "Point at a number, or go there with the arrows."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letter_of_the_language_opens_and_closes_it(evening: Evening, language: str) -> None:
    evening.settings.language = language
    page = laid(evening)
    letter = page.whole.shortcut().toString()
    assert f"({letter})" in page.whole.toolTip()
    for key in filter(None, (letter, same_key(letter))):
        for shown in (1, 0):
            press(evening, Qt.Key(ord(key)))
            assert len(open_sheets(evening)) == shown
    assert page.view.hasFocus()


def test_the_sign_opens_it_and_the_rules_are_one_click_away(evening: Evening) -> None:
    page = laid(evening)
    QTest.mouseClick(page.whole, Qt.MouseButton.LeftButton)
    evening.settle()
    QTest.mouseClick(sheet_of(evening).rules, Qt.MouseButton.LeftButton)
    evening.settle()
    assert open_sheets(evening) == []
    (rules,) = evening.window.findChildren(RulesSheet)
    assert rules.isVisible()


def test_an_empty_cloth_is_said_to_be_empty(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    press(evening, Qt.Key.Key_C)
    assert open_sheets(evening) == []
    assert page.plate.text() == "No stake of yours lies on the cloth: there is nothing to reckon."


def test_nothing_is_told_before_the_spin_has_been(evening: Evening) -> None:
    """The number is known to the engine while the croupier still speaks."""
    evening.settings.reduced_motion = False
    page = laid(evening)
    page.controller.spin()
    assert page.controller.showing
    page.show_whole()
    assert open_sheets(evening) == []
    assert page.plate.text() == page.telling_words()


def texts(sheet: LayoutSheet) -> list[str]:
    widgets = sheet.panel.findChildren(QWidget)
    return [part for widget in widgets for part in (widget.accessibleName(), widget.accessibleDescription())]


def test_past_spins_change_nothing_and_prisoners_are_not_counted(evening: Evening) -> None:
    """The first two numbers are zeros: the black chip is locked, and as much is laid anew."""
    page = laid(evening)
    before = opened(evening)
    assert "earlier spins" not in before.note.text()
    told = texts(before)
    press(evening, Qt.Key.Key_Escape)
    page.controller.spin()
    evening.to_the_end()
    assert page.controller.table.lying("noir").locked == 10_000
    page.controller.clear()
    lay(page, *((bet, stake // 100) for bet, stake in STAKES.items()))
    evening.to_the_end()
    after = opened(evening)
    assert after.laid.stakes == STAKES
    assert texts(after) == told
    assert "The 100 in prison now belong to earlier spins, and are not counted." in after.note.text()


def test_one_chip_is_told_as_plainly_as_many(evening: Evening) -> None:
    laid(evening, {"plein:17": 2_500})
    sheet = opened(evening)
    assert (figure(sheet, "win"), figure(sheet, "lose")) == ("1 × +875", "36 × −25")
    assert sheet.note.text() == (
        "The layout is laid again as it lies at every spin, whatever the last one brought."
    )


@pytest.mark.parametrize("zero", ["partage", "lose_all"])
def test_it_follows_the_rules_of_the_table(evening: Evening, zero: str) -> None:
    evening.settings.zero = zero
    laid(evening)
    sheet = opened(evening)
    rules = Rules.from_json({"zero": zero})
    net = Layout(STAKES, rules).pockets[0].net
    assert sheet.table.told(0) == f"0: {signed_francs(net)}"
    assert "zero locks" not in sheet.note.text()


def test_while_it_is_reckoned_it_says_so(evening: Evening) -> None:
    evening.house._reckoner = slow = SlowReckoner()
    laid(evening)
    sheet = opened(evening)
    assert figure(sheet, "staked") == "175"
    for key in ("win", "mean", "deviation", "ahead", "behind"):
        assert figure(sheet, key) == "being reckoned…"
    assert sheet.table.told(17) == ""
    slow.come()
    assert figure(sheet, "ahead") == percent(course(Layout(STAKES, Rules()), 37).ahead, 2)
    press(evening, Qt.Key.Key_Right)
    assert figure(sheet, "ahead") == "being reckoned…"
    assert sheet.table.told(17) == "17 Noir: +1\u00a0075"
    press(evening, Qt.Key.Key_Right)
    hundred, five_hundred = slow.waiting[-2:]
    assert not hundred.wanted
    five_hundred.tell_problem("no child can be started here")
    assert figure(sheet, "ahead") == "cannot be reckoned"
    press(evening, Qt.Key.Key_Left)
    assert figure(sheet, "ahead") == "being reckoned…"
    press(evening, Qt.Key.Key_Escape)
    assert not slow.waiting[-1].wanted


def test_stakes_too_different_to_be_followed_are_said_to_be(evening: Evening) -> None:
    laid(evening, {"rouge": 299_900, "plein:3": 19_900, "plein:5": 19_800})
    sheet = opened(evening)
    QTest.mouseClick(sheet.spins, Qt.MouseButton.LeftButton, pos=sheet.spins.rects()[-1].center().toPoint())
    evening.settle()
    assert [figure(sheet, key) for key in ("ahead", "level", "behind")] == ["—"] * 3
    assert "more results than can be followed" in sheet.note.text()
    assert figure(sheet, "mean") != "—"


def test_it_changes_its_language_and_its_numbers_while_it_lies_open(evening: Evening) -> None:
    laid(evening)
    sheet = opened(evening)
    sheet.table.point(17)
    seen: set[tuple[str, ...]] = set()
    for language in LANGUAGES:
        evening.settings.language = language
        evening.settle()
        names = (
            sheet.title.text(),
            sheet.question.text(),
            sheet.note.text(),
            sheet.spin.names["mean"].text(),
        )
        seen.add(names)
        comma = "." if language == "en" else ","
        assert comma in figure(sheet, "mean")
        assert sheet.told.text() == sheet.table.told(17)
        assert all(part.fits for part in sheet.table.measured())
        assert faults(evening.window) == []
    assert len(seen) == len(LANGUAGES)


def test_in_practice_it_is_the_same_and_the_rail_has_room(evening: Evening) -> None:
    evening.window.set_practice(True)
    page = laid(evening)
    sheet = opened(evening)
    assert sheet.table.told(17) == "17 Noir: +1\u00a0075"
    press(evening, Qt.Key.Key_Escape)
    for language in LANGUAGES:
        evening.settings.language = language
        evening.settle()
        assert isinstance(page.title, Fitting)
        assert all(part.fits for part in page.title.measured()), language


def test_a_click_beside_it_lays_it_away(evening: Evening) -> None:
    laid(evening)
    sheet = opened(evening)
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    evening.settle()
    assert open_sheets(evening) == []
