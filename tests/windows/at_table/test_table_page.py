"""At the table: the way in and out, a coup by mouse alone, a coup by keyboard alone, words and refusals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from casino_qt.art.pictures import Pictures
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.table import Phase
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.at_table.trente_et_quarante_page import TrenteEtQuarantePage
from casino_qt.windows.help.rules_sheet import RulesSheet
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.kit.message import Message
from casino_qt.windows.kit.sheet import Sheet
from tests.evening.guest import wait
from tests.quiet import comes_to_rest
from tests.screenshots.evening import BLACKJACK, GAME, OVAL, ROULETTE, Evening
from tests.screenshots.fit import BlankPictures
from tests.windows.conftest import Begin

LEFT = Qt.MouseButton.LeftButton
FRANC = 100


@pytest.fixture(scope="module")
def pictures(painted: Pictures) -> Pictures:
    return painted


@pytest.fixture(scope="module")
def blank() -> Iterator[Pictures]:
    """Nothing is painted for tests that look at no picture."""
    pictures = BlankPictures()
    yield pictures
    pictures.close()


@pytest.fixture
def evening(begin: Begin) -> Evening:
    return begin(tables=(GAME,), still=False)


def press(window: QWidget, key: Qt.Key) -> None:
    """A key for whoever has the keyboard."""
    window.activateWindow()
    QTest.keyClick(window.focusWidget() or window, key)

    def let_up() -> bool:
        return not any(button.isDown() for button in window.findChildren(KitButton))

    QTest.qWait(10)  # a button pressed by its shortcut stays down for a moment, then clicks
    wait(let_up, "the button")


def cloth(page: TrenteEtQuarantePage, spot: Spot) -> QPoint:
    """The middle of the place for stakes on `spot`, in the viewport."""
    scene = page.scene
    return page.view.mapFromScene(scene.layout.stake(spot) * scene.unit())


def click(page: TrenteEtQuarantePage, spot: Spot) -> None:
    QTest.mouseClick(page.view.viewport(), LEFT, pos=cloth(page, spot))


def play_on(evening: Evening) -> None:
    evening.to_the_end()


def test_in_by_mouse_out_by_mouse(evening: Evening) -> None:
    window = evening.window
    window.settings.reduced_motion = True
    QTest.mouseClick(window.lobby.doors[0], LEFT, pos=window.lobby.doors[0].rect().center())
    assert evening.page.isVisible()
    assert not window.lobby.isVisible()
    back = evening.page.back
    QTest.mouseClick(back, LEFT, pos=back.face_rect().center().toPoint())
    assert window.table is None
    assert window.lobby.isVisible()


@pytest.mark.parametrize("second", [GAME, ROULETTE])
def test_who_sits_at_a_table_is_not_led_to_another_behind_its_back(evening: Evening, second: str) -> None:
    """A door may be asked for twice: by whoever is quick, and by the command line when the purse is open."""
    window = evening.window
    window.settings.reduced_motion = True
    window.lobby.table_chosen.emit(GAME)
    page = evening.page
    window.open_table(second)
    assert window.table is page
    assert window.findChildren(TablePage) == [page]
    page.left.emit()
    assert window.table is None
    assert window.lobby.isVisible()
    assert not page.isVisible()


def test_in_by_keyboard_out_by_keyboard(evening: Evening) -> None:
    window = evening.window
    window.settings.reduced_motion = True
    window.lobby.doors[0].setFocus()
    press(window, Qt.Key.Key_Return)
    assert window.table is not None, (window.focusWidget(), window.lobby.plate.text())
    assert window.table.isVisible()
    press(window, Qt.Key.Key_Escape)
    assert window.table is None


def test_a_coup_by_mouse_alone(evening: Evening) -> None:
    page = evening.sit_down()
    assert page.controller.table.phase is Phase.CUTTING
    QTest.mouseClick(page.primary, LEFT, pos=page.primary.rect().center())
    play_on(evening)
    click(page, Spot.ROUGE)
    click(page, Spot.ROUGE)
    click(page, Spot.COULEUR)
    play_on(evening)
    assert page.bankroll.amounts() == (9_925 * FRANC, 75 * FRANC)
    QTest.mouseClick(page.primary, LEFT, pos=page.primary.rect().center())
    play_on(evening)
    assert page.controller.table.coups == 1
    # Rouge and couleur win with this seed: what was won lies beside the stakes.
    assert page.bankroll.amounts() == (9_925 * FRANC, 150 * FRANC)
    QTest.mouseClick(page.clear, LEFT, pos=page.clear.face_rect().center().toPoint())
    play_on(evening)
    assert page.bankroll.amounts() == (10_075 * FRANC, 0)


def test_a_coup_by_keyboard_alone(evening: Evening) -> None:
    page = evening.sit_down()
    window = evening.window
    press(window, Qt.Key.Key_Return)  # cut where the red card lies
    play_on(evening)
    assert page.controller.table.phase is Phase.BETTING
    press(window, Qt.Key.Key_Slash)
    QTest.keyClicks(page.typed.field, "rouge 50")
    QTest.keyClick(page.typed.field, Qt.Key.Key_Return)
    QTest.keyClick(page.typed.field, Qt.Key.Key_Escape)
    assert page.isVisible()  # Escape closed the line, not the table
    play_on(evening)
    assert page.bankroll.amounts() == (9_950 * FRANC, 50 * FRANC)
    press(window, Qt.Key.Key_D)
    play_on(evening)
    assert page.controller.table.coups == 1
    assert page.bankroll.amounts() == (9_950 * FRANC, 100 * FRANC)
    press(window, Qt.Key.Key_E)
    play_on(evening)
    assert page.bankroll.amounts()[1] == 0
    press(window, Qt.Key.Key_U)
    play_on(evening)
    assert page.bankroll.amounts() == (9_950 * FRANC, 100 * FRANC)


def test_chances_have_the_names_of_the_language_wherever_they_are_named(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    play_on(evening)
    page.controller.bet(Spot.COULEUR, 50 * FRANC)
    play_on(evening)
    for language, bet in (("en", "bet on Couleur"), ("cs", "sázka (Barva)"), ("ru", "ставка (Цвет)")):
        evening.settings.language = language
        evening.settle()
        assert page.controller.undo_stack.undoText() == bet
    page.controller.coup()
    play_on(evening)
    page.show_why((Spot.COULEUR, "won"))
    assert page.popover.accessibleName() == "Раздача 1: Цвет"


def test_money_in_play_keeps_the_secret_until_the_coup_is_told(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    play_on(evening)
    page.controller.bet(Spot.ROUGE, 50 * FRANC)
    play_on(evening)
    page.controller.coup()
    evening.pass_time(1500)
    assert page.bankroll.amounts() == (9_950 * FRANC, 50 * FRANC)
    assert page.primary.words() == "Skip"
    QTest.mouseClick(page.primary, LEFT, pos=page.primary.rect().center())
    play_on(evening)
    assert page.bankroll.amounts() == (9_950 * FRANC, 100 * FRANC)


def test_the_primary_button_says_what_comes_next(evening: Evening) -> None:
    page = evening.sit_down(ceremony=True)
    assert page.primary.words() == "Skip"
    play_on(evening)
    assert page.primary.words() == "Cut"
    page.controller.cut(10)
    play_on(evening)
    assert page.primary.words() == "Next coup"
    page.controller.bet(Spot.NOIR, 5 * FRANC)
    play_on(evening)
    assert page.primary.words() == "Deal"


def test_the_space_that_hurries_never_deals_again(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    play_on(evening)
    QTest.mouseClick(page.primary, LEFT, pos=page.primary.face_rect().center().toPoint())
    assert page.scene.busy
    assert not page.primary.hasFocus()
    press(evening.window, Qt.Key.Key_Space)
    assert not page.scene.busy
    dealt = page.controller.table.coups
    press(evening.window, Qt.Key.Key_Space)
    assert page.controller.table.coups == dealt == 1


def test_tools_are_alive_only_when_they_can_work_and_say_why_not(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    play_on(evening)
    assert [tool.isEnabled() for tool in page.tools] == [False] * 4
    assert "nothing to take back" in page.undo.toolTip()
    page.controller.bet(Spot.NOIR, 3_000 * FRANC)
    play_on(evening)
    assert page.undo.isEnabled()
    assert "bet on Noir" in page.undo.toolTip()
    assert page.clear.isEnabled()
    assert not page.double.isEnabled()
    assert "5\u00a0000" in page.double.toolTip()  # above the maximum


def test_a_refusal_is_said_in_francs_and_nothing_moves(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    play_on(evening)
    before = page.bankroll.amounts()
    page.controller.bet(Spot.NOIR, 4 * FRANC)
    assert page.plate.isVisible()
    assert page.plate.text() == "The minimum here is 5."
    assert page.bankroll.amounts() == before


def test_a_refusal_is_read_to_its_end_in_whatever_language(evening: Evening) -> None:
    """Neither pictures that come, nor a new language or another size of the window take it away."""
    page = evening.sit_down()
    page.controller.cut(156)
    evening.to_the_end()
    page.controller.bet(Spot.NOIR, 20_000 * FRANC)
    told = page.plate.text()
    page.fit()
    assert page.plate.isVisible()
    evening.settings.language = "cs"
    evening.settle()
    assert page.plate.isVisible()
    assert page.plate.text() not in ("", told)
    evening.window.resize(1440, 900)
    evening.settle()
    assert page.plate.isVisible()
    assert evening.window.rect().contains(page.plate.geometry())


def test_what_is_not_understood_is_answered_with_the_nearest_phrase(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    play_on(evening)
    page.toggle_typed_line()
    QTest.keyClicks(page.typed.field, "ruoge 50")
    QTest.keyClick(page.typed.field, Qt.Key.Key_Return)
    assert "rouge 50" in page.typed.echo()
    assert page.controller.in_play == 0


def test_a_refused_announcement_is_answered_under_the_line(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    play_on(evening)
    page.toggle_typed_line()
    QTest.keyClicks(page.typed.field, "noir 4")
    QTest.keyClick(page.typed.field, Qt.Key.Key_Return)
    assert page.typed.echo() == "The minimum here is 5."
    assert not page.plate.isVisible()
    assert page.typed.field.selectedText() == "noir 4"  # to be mended, not to be written once more
    QTest.keyClicks(page.typed.field, "/noir 5")  # as if the line had to be opened again
    QTest.keyClick(page.typed.field, Qt.Key.Key_Return)
    assert page.controller.in_play == 500
    assert page.typed.field.text() == ""


def test_where_the_keyboard_comes_under_the_line_it_makes_way(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    play_on(evening)
    page.toggle_typed_line()
    walked = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        for _ in range(60):
            QTest.keyClick(evening.window.focusWidget(), key)
            spot = page.scene.focus_order.current
            if page.view.hasFocus() and spot is not None:
                walked.append(spot.group)
                over = page.typed.isVisible() and page.typed.geometry().intersects(page.view.spot_rect(spot))
                assert not over, f"{spot.key} has the keyboard, and nobody sees it"
        page.toggle_typed_line()
        assert page.typed.isVisible()
    assert {"field", "chip"} <= set(walked)


def test_why_this_amount_leads_to_the_rule(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    page.controller.bet(Spot.ROUGE, 50 * FRANC)
    page.scene.skip()
    page.controller.bet(Spot.ROUGE, 50 * FRANC)
    page.controller.coup()
    play_on(evening)
    page.scene.explain.emit((Spot.ROUGE, "won"))
    assert page.popover.isVisible()
    said = page.popover.accessibleDescription()
    assert "The lower total wins: Rouge." in said
    assert "+50" in said
    of_the_rule = page.popover.first_focus()
    assert isinstance(of_the_rule, QAbstractButton)
    of_the_rule.click()
    rules = evening.window.findChildren(RulesSheet)[0]
    assert rules.isVisible()


def test_the_seal_of_the_shoe_is_shown(evening: Evening) -> None:
    page = evening.sit_down()
    QTest.mouseClick(page.seal, LEFT, pos=page.seal.rect().center())
    assert page.popover.isVisible()
    assert page.controller.seal in page.popover.accessibleDescription().replace(" ", "")
    copy = page.popover.first_focus()
    assert copy is not None
    QTest.keyClick(copy, Qt.Key.Key_Return)
    assert QGuiApplication.clipboard().text() == page.controller.seal


def test_leaving_keeps_everything_where_it_lies(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    play_on(evening)
    page.controller.bet(Spot.INVERSE, 75 * FRANC)
    play_on(evening)
    evening.window.leave_table()
    again = evening.sit_down()
    assert again.controller.table.lying(Spot.INVERSE).stake == 75 * FRANC
    assert again.bankroll.amounts() == (9_925 * FRANC, 75 * FRANC)


def test_new_options_wait_for_an_empty_cloth(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    play_on(evening)
    page.controller.bet(Spot.NOIR, 75 * FRANC)
    play_on(evening)
    evening.settings.refait = "prison"
    evening.window.leave_table()
    page = evening.sit_down()
    assert page.controller.options.refait == "half"
    page.controller.clear()
    play_on(evening)
    evening.window.leave_table()
    assert evening.sit_down().controller.options.refait == "prison"


def test_the_last_sitting_is_remembered_in_the_lobby(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    page.scene.skip()
    page.controller.bet(Spot.ROUGE, 50 * FRANC)
    page.controller.coup()
    play_on(evening)
    evening.window.leave_table()
    assert evening.window.lobby.last_table.text() == "Trente et Quarante"
    assert evening.window.lobby.last_result.text() == "+50"


def test_broke_the_house_offers_a_purse(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    page = evening.sit_down()
    monkeypatch.setattr(page.controller, "needs_new_purse", lambda: True)
    page.controller.cut(156)
    play_on(evening)
    offers = [m for m in page.findChildren(Message) if m.objectName() == "new purse"]
    assert len(offers) == 1
    assert offers[0].isVisible()


def test_no_purse_is_offered_before_the_loss_is_told(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever presses on while the last coup is told may not learn its outcome from an offer."""
    page = evening.sit_down()
    page.controller.cut(156)
    play_on(evening)
    page.controller.coup()
    assert page.controller.showing
    monkeypatch.setattr(page.controller, "needs_new_purse", lambda: True)
    page.controller.coup()  # too late
    assert not [m for m in page.findChildren(Message) if m.objectName() == "new purse"]
    play_on(evening)
    assert [m for m in page.findChildren(Message) if m.objectName() == "new purse"]


def test_language_and_tongue_change_at_the_table(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    play_on(evening)
    before = page.clear.words()
    evening.settings.language = "cs"
    evening.settle()
    assert page.clear.words() != before
    evening.settings.tongue = "it"
    assert "Signori" in str(page.scene.picture())


def test_speed_and_less_movement_act_at_once(evening: Evening) -> None:
    page = evening.sit_down()
    evening.settings.speed = 200
    evening.settings.reduced_motion = True
    assert (page.stage.speed, page.stage.reduced) == (2.0, True)


def test_the_page_follows_the_window(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    page = evening.sit_down()
    monkeypatch.setattr(evening.pictures, "request", lambda *_: None)  # nobody waits for new pictures here
    for size in (QSize(1024, 640), QSize(1440, 900), QSize(1700, 700)):
        evening.window.resize(size)
        evening.settle()
        assert page.size() == size
        for widget in (*page.icons, page.back, *page.tools, page.primary):
            assert page.rect().contains(widget.geometry().center())


def test_shortcuts_do_not_collide_in_any_language(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    play_on(evening)
    for language in ("en", "fr", "it", "cs", "ru"):
        evening.settings.language = language
        evening.settle()
        keys = [b.shortcut().toString() for b in (*page.icons, page.back, *page.tools, page.primary)]
        keys = [key for key in keys if key]
        assert len(keys) == len(set(keys)), (language, keys)
        lobby = evening.window.lobby
        keys = [b.shortcut().toString() for b in (lobby.rules, lobby.settings, lobby.about)]
        assert len(set(keys)) == 3, (language, keys)


def test_a_table_at_rest_neither_paints_nor_ticks(evening: Evening) -> None:
    page = evening.sit_down()
    page.controller.cut(156)
    play_on(evening)
    assert comes_to_rest(lambda: page.view.paints)
    assert not evening.clock.running


@pytest.mark.parametrize("table", [GAME, ROULETTE, OVAL, BLACKJACK])
def test_the_keyboard_stays_with_the_cloth_whatever_the_mouse_opens(
    qtbot: QtBot, tmp_path: Path, blank: Pictures, table: str
) -> None:
    """Space and arrows act at the table again as soon as a sheet is laid away, not on the rail."""
    evening = Evening(tmp_path, QSize(1280, 720), "en", "2", pictures=blank, tables=(table,))
    evening.enter(table)
    evening.to_the_end()
    page = evening.window.table
    assert page is not None
    for sheet in page.findChildren(Sheet):
        sheet.lay_away()  # the agreement of a first evening
    evening.window.activateWindow()
    page.view.setFocus()
    for button in (*page.icons, *page.tools):
        QTest.mouseClick(button, LEFT, pos=button.face_rect().center().toPoint())
        evening.settle()
        for sheet in evening.window.findChildren(Sheet):
            sheet.lay_away()
        if isinstance(typing := evening.window.focusWidget(), QLineEdit):
            QTest.keyClick(typing, Qt.Key.Key_Escape)  # the line in which a bet is said
        evening.settle()
        assert page.view.hasFocus(), button.accessibleName()
    evening.close()
