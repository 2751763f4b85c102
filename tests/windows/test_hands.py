"""Hands and keyboard: large targets, nothing by dragging alone, the ring always seen, no trap for Tab."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.tables.betting_controller import BettingController
from casino_qt.windows.at_table.betting_page import BettingPage
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.doors import ROWS
from casino_qt.windows.kit.button import TARGET, KitButton, RailButton
from casino_qt.windows.kit.sheet import Sheet
from tests.screenshots.evening import Evening
from tests.screenshots.fit import BlankPictures
from tests.screenshots.states import STATES

NARROW = 32.0  # su: a number of the race track, printed as the cloth of a salon has it
SAID_IN_WORDS = ("bet", "track")
"""Places of the roulette that are small where the tableau is: lines and crossings. Each can be said in words,
and each is reached by the arrows."""


@pytest.fixture
def evening(evening: Evening) -> Evening:
    """At тридцать одно all is agreed already."""
    evening.settings.token = 500
    return evening


def sit(evening: Evening, table: str) -> TablePage:
    evening.enter(table)
    evening.to_the_end()
    page = evening.window.table
    assert page is not None
    return page


# -- hands -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["lobby", *ROWS])
def test_every_button_answers_on_forty_four(evening: Evening, place: str) -> None:
    page: QWidget = evening.window.lobby if place == "lobby" else sit(evening, place)
    asked = 0
    for button in page.findChildren(KitButton):
        if button.isVisible():
            r, k = button.hit_rect(), button.k
            least = 42.0 if isinstance(button, RailButton) else TARGET  # the pitch of the signs on the rail
            assert r.width() >= least * k - 1, button.accessibleName()
            assert r.height() >= TARGET * k - 1, button.accessibleName()
            asked += 1
    assert asked >= 8


def test_a_sign_answers_beside_its_plate_and_its_neighbour_does_not(evening: Evening) -> None:
    page = sit(evening, "roulette")
    pressed: list[str] = []
    for sign in page.icons:
        sign.clicked.disconnect()
        sign.clicked.connect(lambda _=False, name=sign.icon_name: pressed.append(name))
    for sign in page.icons:
        box = sign.face_rect()
        for at in (
            box.center(),
            box.topLeft() - QPoint(0, 2).toPointF(),
            box.bottomRight().toPoint().toPointF(),
        ):
            pressed.clear()
            where = sign.mapTo(evening.window, at.toPoint())
            hit = evening.window.childAt(where)
            assert hit is not None
            QTest.mouseClick(hit, Qt.MouseButton.LeftButton, pos=hit.mapFrom(evening.window, where))
            assert pressed == [sign.icon_name]


@pytest.mark.parametrize("table", list(ROWS))
def test_every_spot_is_large_or_has_a_way_in_words(evening: Evening, table: str) -> None:
    page = sit(evening, table)
    small = [spot for spot in page.scene.focus_order.spots if min(spot.box.width(), spot.box.height()) < 40]
    assert all(spot.group in SAID_IN_WORDS for spot in small), [spot.key for spot in small]
    assert not small or table == "roulette"
    for spot in small:
        assert spot.group == "bet" or min(spot.box.width(), spot.box.height()) >= NARROW


def test_what_is_dragged_can_be_clicked_and_typed(evening: Evening) -> None:
    """A chip onto a field, a pile off the cloth, a pile elsewhere: the three things a hand may drag."""
    page = sit(evening, "trente-et-quarante")
    controller = evening.page.controller
    controller.cut(156)
    evening.to_the_end()
    spot = next(s for s in page.scene.focus_order.spots if s.key == f"field/{Spot.ROUGE.value}")
    where = page.view.spot_rect(spot).center()
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    evening.to_the_end()
    laid = controller.in_play
    assert laid > 0
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.RightButton, pos=where)
    evening.to_the_end()
    assert controller.in_play == 0
    page.view.setFocus()
    page.scene.focus_order.choose(spot.key)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert controller.in_play == laid
    QTest.keyClick(page.view, Qt.Key.Key_Delete)
    assert controller.in_play == 0


@pytest.mark.parametrize("table", ["trente-et-quarante", "roulette", "blackjack"])
def test_a_stake_can_be_undone_until_no_more_bets(evening: Evening, table: str) -> None:
    page = sit(evening, table)
    if table == "trente-et-quarante":
        evening.page.controller.cut(156)
        evening.to_the_end()
    controller = page.controller
    assert isinstance(controller, BettingController)
    groups = {"trente-et-quarante": "field", "roulette": "bet", "blackjack": "box"}
    spots = [spot for spot in page.scene.focus_order.spots if spot.group == groups[table]]
    assert spots, {spot.group for spot in page.scene.focus_order.spots}
    for spot in spots:
        if not controller.in_play:
            spot.act()
            evening.to_the_end()
    assert controller.in_play > 0
    assert controller.undo_stack.canUndo()
    assert isinstance(page, BettingPage)
    page.undo.click()
    evening.to_the_end()
    assert controller.in_play == 0


# -- the keyboard ------------------------------------------------------------------------------------------

SHEETS = (
    *("settings", "keys", "keys_settings", "about", "rules", "house_rules_roulette", "table_new_purse"),
    *("players", "cashier", "book_full", "statistics", "laboratory", "placard_roulette"),
)


def stops(sheet: Sheet) -> list[QWidget]:
    """What takes the keyboard on a sheet now."""
    return [
        child
        for child in sheet.tab_stops()
        if child.isVisible() and child.isEnabled() and child.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


def open_sheets(evening: Evening) -> list[Sheet]:
    return [sheet for sheet in evening.window.findChildren(Sheet) if sheet.isVisible()]


def painted(widget: QWidget) -> QImage:
    return widget.window().grab().toImage()


def differs(one: QImage, other: QImage, box: QWidget) -> int:
    """Pixels round a widget that are not the same in two pictures of its window."""
    at = box.mapTo(box.window(), QPoint(0, 0))
    count = 0
    for x in range(max(0, at.x() - 6), min(one.width(), at.x() + box.width() + 6), 2):
        for y in range(max(0, at.y() - 6), min(one.height(), at.y() + box.height() + 6), 2):
            first, second = one.pixelColor(x, y), other.pixelColor(x, y)
            count += abs(first.lightness() - second.lightness()) > 24
    return count


@pytest.mark.parametrize("name", [state.name for state in STATES if state.name in SHEETS])
def test_tab_walks_a_sheet_in_order_and_comes_round(
    qtbot: QtBot, tmp_path: Path, pictures: BlankPictures, name: str
) -> None:
    state = next(state for state in STATES if state.name == name)
    evening = Evening(tmp_path, QSize(1280, 720), "en", state.seed, pictures=pictures, tables=state.tables)
    try:
        evening.window.activateWindow()
        state.reach(evening)
        sheet = open_sheets(evening)[-1]
        order = stops(sheet)
        assert len(order) >= 2
        order[0].setFocus(Qt.FocusReason.TabFocusReason)
        for key, turned in ((Qt.Key.Key_Tab, order[1:]), (Qt.Key.Key_Backtab, order[-2::-1])):
            if key == Qt.Key.Key_Backtab:
                order[-1].setFocus(Qt.FocusReason.TabFocusReason)
            for wanted in turned:
                focused = evening.window.focusWidget()
                assert focused is not None
                QTest.keyClick(focused, key)
                assert evening.window.focusWidget() is wanted, wanted.accessibleName()
        focused = evening.window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Escape)
        assert sheet not in open_sheets(evening) or not sheet.closable
    finally:
        evening.close()


@pytest.mark.parametrize("place", ["lobby", "roulette", "settings", "keys_settings", "rules", "cashier"])
def test_the_ring_of_the_keyboard_is_always_seen(
    qtbot: QtBot, tmp_path: Path, pictures: BlankPictures, place: str
) -> None:
    """Two pictures of the window, with and without: they differ round whatever has the keyboard."""
    evening = Evening(tmp_path, QSize(1280, 720), "en", "2", pictures=pictures, tables=tuple(ROWS))
    try:
        evening.window.activateWindow()
        evening.settings.reduced_motion = True
        state = next((state for state in STATES if state.name == place), None)
        if place == "roulette":
            page: QWidget = sit(evening, place)
        elif state is not None:
            state.reach(evening)
            page = next(reversed(open_sheets(evening)), evening.window.lobby)
        else:
            evening.window.open_cashier()
            page = open_sheets(evening)[-1]
        ringed = stops(page) if isinstance(page, Sheet) else []
        if not ringed:
            ringed = [
                button
                for button in page.findChildren(QAbstractButton)
                if button.isVisible()
                and button.isEnabled()
                and button.focusPolicy() & Qt.FocusPolicy.TabFocus
            ]
        assert ringed
        before: QImage | None = None
        for at, widget in enumerate(ringed[:14]):
            other = ringed[at - 1]
            other.setFocus(Qt.FocusReason.TabFocusReason)
            before = painted(page)
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            if widget is not other:
                assert differs(before, painted(page), widget) >= 8, widget.accessibleName()
    finally:
        evening.close()


@pytest.mark.parametrize("table", list(ROWS))
def test_tab_goes_through_the_table_to_the_buttons_and_comes_round(evening: Evening, table: str) -> None:
    page = sit(evening, table)
    page.view.setFocus(Qt.FocusReason.TabFocusReason)
    seen: list[QWidget] = []
    spots: set[str] = set()
    for _ in range(400):
        focused = evening.window.focusWidget()
        assert focused is not None
        if focused is page.view:
            current = page.scene.focus_order.current
            if current is not None:
                if current.key in spots and seen:
                    break
                spots.add(current.key)
        elif focused not in seen:
            seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    # Among the chips of a tray arrows go; Tab comes to the chosen one.
    listed = {spot.key for spot in page.scene.focus_order.spots if spot.chosen is None or spot.chosen()}
    if table == "roulette":  # Tab goes from part to part, arrows through each: there are 240 places
        listed, spots = ({key.split("/")[0] for key in keys} for keys in (listed, spots))
    assert listed == spots
    wanted = [
        button
        for button in page.findChildren(KitButton)
        if button.isVisible() and button.isEnabled() and button.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    rail = [widget for widget in seen if isinstance(widget, RailButton)]
    assert [sign.x() for sign in rail] == sorted(sign.x() for sign in rail)
    assert set(wanted) <= set(seen), [b.accessibleName() for b in wanted if b not in seen]
