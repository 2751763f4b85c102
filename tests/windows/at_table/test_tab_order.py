"""Tab at the tables: the rail from left to right, the purse, the console, the cloth, and round again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from casino_qt.money_text import francs
from casino_qt.scenes.cloth_scene import ClothScene
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.cashier.sheet import CashierSheet
from casino_qt.windows.kit import faces
from tests.reading.tree import read
from tests.screenshots.evening import Evening
from tests.windows.conftest import Begin

REACH = 6.0  # su of the ring outside of its plate, its stroke with it
MANY = 200  # steps of Tab, more than any table has

Sit = Callable[[Evening], TablePage]


def cards(evening: Evening) -> TablePage:
    page = evening.sit_down()
    page.controller.cut(156)
    evening.to_the_end()
    return page


def oval(evening: Evening) -> TablePage:
    evening.settings.token = 500
    return evening.sit_at_oval()


TABLES: tuple[Sit, ...] = (cards, Evening.sit_at_roulette, oval, Evening.sit_at_blackjack)


def walked(page: TablePage, key: Qt.Key) -> list[QWidget]:
    """Whom the keyboard comes to, from the way back to the way back."""
    page.window().activateWindow()
    page.back.setFocus(Qt.FocusReason.TabFocusReason)
    found: list[QWidget] = []
    for _ in range(MANY):
        focused = QApplication.focusWidget()
        assert focused is not None
        if not found or found[-1] is not focused:
            found.append(focused)
        QTest.keyClick(focused, key)
        if page.back.hasFocus():
            break
    return found


@pytest.mark.parametrize("sit", TABLES)
def test_the_purse_comes_after_the_rail_and_before_the_console(begin: Begin, sit: Sit) -> None:
    page = sit(begin())
    order = walked(page, Qt.Key.Key_Tab)
    at = order.index(page.bankroll)
    assert order[:at] == [page.back, page.title, *reversed(page.icons)]
    console = [one for one in page.decisions() if one.isVisible() and one.isEnabled()]
    assert console
    assert order[at + 1 : at + 1 + len(console)] == console
    assert page.view in order[at + 1 :]
    assert order[:1] + order[:0:-1] == walked(page, Qt.Key.Key_Backtab)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
@pytest.mark.parametrize("sit", TABLES)
def test_the_purse_is_a_button_that_says_where_it_leads(begin: Begin, sit: Sit, key: Qt.Key) -> None:
    evening = begin()
    page = sit(evening)
    page.window().activateWindow()
    page.bankroll.setFocus(Qt.FocusReason.TabFocusReason)
    node = QAccessible.queryAccessibleInterface(page.bankroll)
    assert node.role() is QAccessible.Role.Button
    assert node.state().focusable
    assert node.state().focused
    assert francs(page.controller.purse) in node.text(QAccessible.Text.Name)
    assert node.text(QAccessible.Text.Description) == "Cashier (F4)"
    QTest.keyClick(page.bankroll, key)
    (desk,) = evening.window.findChildren(CashierSheet)
    assert desk.isVisible()
    QTest.keyClick(evening.window.focusWidget(), Qt.Key.Key_Escape)
    assert page.bankroll.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
@pytest.mark.parametrize("sit", [cards, Evening.sit_at_roulette, Evening.sit_at_blackjack])
def test_the_tray_is_entered_at_the_chosen_chip_and_left_by_the_next_tab(
    begin: Begin, sit: Sit, key: Qt.Key
) -> None:
    page = sit(begin())
    scene = page.scene
    assert isinstance(scene, ClothScene)
    on_tray: list[str] = []
    scene.focus_moved.connect(
        lambda spot: on_tray.append(spot.key) if spot is not None and spot.group == "chip" else None
    )
    for francs_of_it in (100, 5):
        scene.chip_value = francs_of_it * 100
        on_tray.clear()
        walked(page, key)
        assert on_tray == [f"chip/{francs_of_it}"]
    page.view.setFocus(Qt.FocusReason.BacktabFocusReason)
    for arrow in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(page.view, arrow)
    assert scene.chip_value == 100 * 100, "the arrows go from piece to piece"


@pytest.mark.parametrize("percent", [100, 200])
def test_its_ring_is_seen_whole_and_leaves_the_amounts(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, percent: int
) -> None:
    rings: list[QRectF] = []
    paint = faces.focus_ring

    def noted(p: QPainter, r: QRectF, k: float, *more: float) -> None:
        rings.append(p.transform().mapRect(r.adjusted(-REACH * k, -REACH * k, REACH * k, REACH * k)))
        paint(p, r, k, *more)

    evening = begin(language="ru")
    evening.settings.text_size = percent
    page = evening.sit_at_roulette()
    page.controller.bet("rouge", 100_00)
    page.window().activateWindow()
    bare = page.bankroll.grab().toImage()
    monkeypatch.setattr(faces, "focus_ring", noted)
    page.bankroll.setFocus(Qt.FocusReason.TabFocusReason)
    assert page.bankroll.grab().toImage() != bare
    (ring,) = rings
    assert QRectF(page.bankroll.rect()).contains(ring)


def test_in_practice_it_says_why_the_desk_is_closed(begin: Begin) -> None:
    evening = begin()
    evening.window.set_practice(True)
    page = evening.sit_at_roulette()
    page.bankroll.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.bankroll, Qt.Key.Key_Return)
    assert page.plate.text().startswith("The cashier serves your own purse")
    assert read(evening.window).find_all("Button", "Practice purse")
