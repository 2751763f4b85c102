"""Larger text without loss, and another look while everything stays open."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from casino_qt.art import looks, palette, text_size
from casino_qt.art.bake.spec import Spec
from casino_qt.settings import TEXT_SIZES
from casino_qt.windows.doors import ROWS
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.seeing.glass import at_point, words_of
from casino_qt.windows.settings.pages import PAGES
from casino_qt.windows.settings.seeing import SeeingPage
from casino_qt.windows.settings.sheet import SettingsSheet
from tests.screenshots.__main__ import LANGUAGES
from tests.screenshots.evening import Evening
from tests.screenshots.fit import BlankPictures, Looks, faults
from tests.screenshots.states import STATES

SAMPLE = (
    *("lobby", "settings", "rules", "about", "keys", "table_betting", "table_refused", "table_won_why"),
    *("house_rules_blackjack", "cashier", "book_full", "roulette_full_layout", "blackjack_decision"),
    *("laboratory_flat", "layout_nothing", "strategy_card", "placard_roulette"),
)
"""States of every kind of window: every state has been gone through, all of them would take too long."""
BY_NAME = {state.name: state for state in STATES}


@pytest.fixture(autouse=True)
def as_usual() -> Iterator[None]:
    yield
    text_size.set_factor(1.0)
    looks.wear(looks.USUAL)


# -- text --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(SAMPLE))
def test_text_twice_as_large_is_never_cut(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pictures: BlankPictures, name: str
) -> None:
    """Nothing is cut, lies over something else, cannot be reached or has to be moved sideways.

    In the smallest usual window.
    """
    worn, state = Looks(monkeypatch), BY_NAME[name]
    evening = Evening(
        tmp_path,
        QSize(1280, 720),
        "en",
        state.seed,
        pictures=pictures,
        refait=state.refait,
        tables=state.tables,
    )
    try:
        state.reach(evening)
        evening.settings.text_size = 200
        evening.settle()
        for language in LANGUAGES:
            evening.settings.language = language
            evening.settle()
            assert faults(evening.window, worn) == [], language
            sheets = [sheet for sheet in evening.window.findChildren(Sheet) if sheet.isVisible()]
            assert not any(sheet.scrolling.sideways for sheet in sheets), f"{language}: nobody reads sideways"
    finally:
        evening.close()


def test_every_step_is_larger_than_the_one_before(evening: Evening) -> None:
    evening.window.open_settings("seeing")
    sheet = evening.window.findChildren(SettingsSheet)[0]
    page = evening.sit_down()
    heights, calls, tips = [], [], []
    for size in TEXT_SIZES:
        evening.settings.text_size = size
        evening.settle()
        heights.append(sheet.title.capital())
        page.tell("One short thing")
        calls.append(page.plate.height())
        tips.append(QToolTip.font().pixelSize())
    for grown in (heights, calls, tips):
        assert grown == sorted(grown)
        assert grown[-1] >= 1.9 * grown[0]
    evening.settings.text_size = 100
    evening.settle()
    assert sheet.title.capital() == heights[0]


def test_a_sheet_that_does_not_fit_is_scrolled_by_wheel_keys_and_tab(evening: Evening) -> None:
    evening.settings.text_size = 200
    evening.window.open_settings()
    evening.settle()
    sheet = evening.window.findChildren(SettingsSheet)[0]
    down, _ = sheet.scrolling.bars
    assert down.isVisible()
    assert sheet.panel.height() > evening.window.height()
    top = sheet.panel.y()
    middle = QPointF(sheet.rect().center())
    QApplication.sendEvent(
        sheet,
        QWheelEvent(
            middle,
            sheet.mapToGlobal(middle),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        ),
    )
    assert sheet.panel.y() < top
    QTest.keyClick(evening.window.focusWidget(), Qt.Key.Key_PageDown)
    QTest.keyClick(evening.window.focusWidget(), Qt.Key.Key_Home)
    assert sheet.panel.y() == top
    seen: set[QWidget] = set()
    for _ in range(40):
        QTest.keyClick(evening.window.focusWidget(), Qt.Key.Key_Tab)
        focused = evening.window.focusWidget()
        box = focused.rect().translated(focused.mapTo(evening.window, QPoint(0, 0)))
        assert evening.window.rect().contains(box), focused.accessibleName()
        if focused in seen:
            break
        seen.add(focused)
    assert sheet.close_button in seen


@pytest.mark.parametrize("table", list(ROWS))
def test_the_glass_writes_what_cannot_grow(evening: Evening, table: str) -> None:
    """Every spot, and everything on rail and console: what a reader reads there, at the full size."""
    evening.settings.token = 500
    evening.settings.text_size = 200
    evening.settings.room_size = 100
    evening.enter(table)
    evening.to_the_end()
    page, glass = evening.window.table, evening.window.eyes.glass
    assert page is not None
    assert glass is not None
    for spot in page.scene.focus_order.spots:
        box = page.view.spot_rect(spot)
        where = page.view.viewport().mapToGlobal(box.center())
        found = at_point(evening.window, where)
        if found is None:
            continue  # a button lies over it
        assert words_of(found)
    page.back.setFocus(Qt.FocusReason.TabFocusReason)
    page.view.setFocus(Qt.FocusReason.TabFocusReason)
    current = page.scene.focus_order.current
    assert current is not None
    QTest.keyClick(page.view, Qt.Key.Key_Shift)
    glass.look()
    assert current.name() in " ".join(glass.text().split("\n"))
    assert evening.window.rect().contains(glass.geometry())
    page.primary.setFocus(Qt.FocusReason.TabFocusReason)
    if page.primary.isVisible():
        glass.look()
        assert page.primary.words() in glass.text()
    QTest.mouseClick(page.title, Qt.MouseButton.RightButton)
    assert not glass.isVisible()


def test_there_is_no_glass_where_the_rooms_are_as_large_as_the_text(evening: Evening) -> None:
    assert evening.window.eyes.glass is None
    evening.settings.text_size = 125
    assert evening.window.eyes.glass is None
    evening.settings.text_size = 100
    evening.settings.room_size = 100
    evening.settings.text_size = 125
    assert evening.window.eyes.glass is not None
    evening.settings.text_size = 100
    assert evening.window.eyes.glass is None


# -- looks -------------------------------------------------------------------------------------------------


def test_another_look_is_worn_at_once(evening: Evening) -> None:
    usual = evening.house.spec(evening.window)
    page = evening.sit_at_blackjack()
    before = palette.TEXT.name()
    evening.window.open_settings("seeing")
    seeing = evening.window.findChildren(SettingsSheet)[0].page(SeeingPage)
    for tick in (seeing.contrast, seeing.four_colours):
        QTest.mouseClick(tick, Qt.MouseButton.LeftButton, pos=QPoint(20, tick.height() // 2))
    evening.settle()
    assert (evening.settings.contrast, evening.settings.four_colours) == (True, True)
    assert palette.TEXT.name() == "#ffffff" != before
    assert page.scene._wardrobe.spec.look == "cf"
    assert evening.house.spec(evening.window).look == "cf"
    evening.settings.contrast = evening.settings.four_colours = False
    evening.settle()
    assert palette.TEXT.name() == before
    assert evening.house.spec(evening.window) == usual


def test_the_looks_of_the_system_change_nothing(evening: Evening) -> None:
    """A salon is lit by its own lamps: dark and light of the desktop are not followed, on purpose."""
    page = evening.sit_down()

    def seen() -> tuple[str, str, Spec]:
        ground = page.palette().window().color().name()
        return ground, palette.TEXT.name(), evening.house.spec(evening.window)

    before = seen()
    QApplication.sendEvent(evening.window, QEvent(QEvent.Type.ThemeChange))
    application = QApplication.instance()
    assert application is not None
    QApplication.sendEvent(application, QEvent(QEvent.Type.ApplicationPaletteChange))
    evening.settle()
    assert seen() == before


def test_the_contrast_of_the_system_is_followed_until_somebody_chooses(evening: Evening) -> None:
    high, usual = True, False
    eyes = evening.window.eyes
    eyes.follow_contrast(high)
    assert evening.settings.contrast
    assert palette.TEXT.name() == "#ffffff"
    eyes.follow_contrast(usual)
    assert not evening.settings.contrast
    evening.settings.contrast = False  # a choice, though it is what was worn already
    eyes.follow_contrast(high)
    assert not evening.settings.contrast


def test_a_finer_screen_asks_for_finer_pictures(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    page = evening.sit_down()
    assert page.scene._wardrobe.spec.scale == 0.8
    for ratio, scale in ((1.25, 1.0), (1.5, 1.2), (2.0, 1.6), (3.0, 2.4), (1.0, 0.8)):
        monkeypatch.setattr(QWidget, "devicePixelRatioF", lambda widget, ratio=ratio: ratio)
        QApplication.sendEvent(evening.window, QEvent(QEvent.Type.DevicePixelRatioChange))
        evening.settle()
        assert page.scene._wardrobe.spec.scale == scale
        assert page.scene._wardrobe.place.ratio == ratio


def test_every_page_of_the_settings_can_be_turned_to(evening: Evening) -> None:
    evening.window.open_settings()
    sheet = evening.window.findChildren(SettingsSheet)[0]
    for kind in PAGES:
        sheet.turn_to(kind)
        assert sheet.page(kind).isVisible()
        assert [page for page in PAGES if sheet.page(page).isVisible()] == [kind]
