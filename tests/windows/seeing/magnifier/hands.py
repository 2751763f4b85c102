"""Rooms larger than the window: who sits there, and what hands do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from casino_qt.rules.trente_et_quarante.table import Phase
from casino_qt.settings import AS_THE_TEXT
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.kit.seen import seen
from casino_qt.windows.replay.page import ReplayPage
from tests.screenshots.evening import Evening
from tests.screenshots.states import STATES

SMALL = QSize(1280, 720)
CONTROL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
BY_NAME = {state.name: state for state in STATES}


def sit(evening: Evening, table: str) -> TablePage:
    """At a table, everything twice as large; who sits there already stays."""
    window, settings = evening.window, evening.settings
    page = window.table
    if page is None or page.table_name != table:
        window.leave_table()
        evening.enter(table)
        evening.to_the_end()
        page = window.table
    assert page is not None
    settings.language = "en"
    settings.text_size, settings.room_size = 200, AS_THE_TEXT
    window.resize(SMALL)
    page.plate.hide()
    page.view.setFocus()
    return page


def cut(evening: Evening) -> TablePage:
    """At trente et quarante, the cards in the shoe."""
    page = sit(evening, "trente-et-quarante")
    if evening.page.controller.table.phase is Phase.CUTTING:
        evening.page.controller.cut(156)
    evening.to_the_end()
    return page


def covered(page: QWidget, window: QWidget) -> bool:
    """Whether the page leaves no part of the window empty."""
    return page.geometry().contains(window.rect())


def press(evening: Evening, key: Qt.Key, modifiers: Qt.KeyboardModifier = CONTROL) -> None:
    QTest.keyClick(evening.window.focusWidget() or evening.window, key, modifiers)
    evening.settle()


def turn(evening: Evening, at: QPoint, notches: int, modifiers: Qt.KeyboardModifier) -> None:
    """The wheel, over a point of the window."""
    handle = evening.window.windowHandle()
    QTest.wheelEvent(handle, QPointF(at), QPoint(0, 120 * notches), QPoint(), modifiers)
    evening.settle()


def point(evening: Evening, *way: tuple[int, int]) -> None:
    """Lead the pointer over these points of the window, over whatever lies there."""
    for x, y in way:
        under = evening.window.childAt(x, y) or evening.window
        QTest.mouseMove(under, under.mapFrom(evening.window, QPoint(x, y)))
        QApplication.processEvents()


def replayed(evening: Evening, folder: Path) -> ReplayPage:
    """A replay, everything twice as large."""
    from tests.screenshots.replay_states import SCRIPT

    evening.settings.text_size, evening.settings.room_size = 200, AS_THE_TEXT
    script = folder / "evening.casinoscript"
    script.write_text(SCRIPT, encoding="utf-8")
    evening.window.replay_file(script)
    evening.to_the_end()
    (page,) = evening.window.replay_pages()
    assert isinstance(page, ReplayPage)
    return page


def in_sight(page: ReplayPage, hand: QRectF) -> bool:
    """Whether it is seen whole, or its middle where it is larger than the window."""
    box = page.view.mapFromScene(hand).boundingRect().translated(page.view.pos())
    whole = box.width() <= seen(page).width() and box.height() <= seen(page).height()
    return seen(page).contains(box if whole else QRect(box.center(), QSize(1, 1)))


def looks(page: TablePage, play: Callable[[], None]) -> list[QRectF]:
    """Where one looked while a round was played."""
    watched: list[QRectF] = []
    page.scene.happens_at.connect(watched.append)
    play()
    return watched


def where(page: TablePage, key: str) -> QRectF:
    """A place of the table."""
    spot = page.scene.readable(key)
    assert spot is not None
    return page.scene.spot_box(spot)
