"""Twice as large as the window: all of it can be reached."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from casino_qt.windows.doors import ROWS
from casino_qt.windows.kit.spoken import HINTED_FOR
from tests.screenshots.evening import Evening
from tests.windows.seeing.magnifier.hands import (
    CONTROL,
    covered,
    point,
    press,
    replayed,
    sit,
    turn,
)


def test_the_pointer_on_its_way_out_takes_the_page_along(evening: Evening) -> None:
    page = sit(evening, "roulette")
    window = evening.window
    wide, high = window.width(), window.height()
    middle = (wide // 2, high // 2)
    for corner, edges in (
        ((wide - 2, high - 2), (page.geometry().right, page.geometry().bottom)),
        ((1, 1), (page.geometry().left, page.geometry().top)),
    ):
        point(
            evening,
            middle,
            (wide // 2 + (corner[0] - wide // 2) // 2, high // 2 + (corner[1] - high // 2) // 2),
            corner,
        )
        assert covered(page, window)
        ends = page.geometry()
        if corner[0] > 1:
            assert (ends.right(), ends.bottom()) == (window.rect().right(), window.rect().bottom())
        else:
            assert (ends.left(), ends.top()) == (0, 0)
        assert edges
        point(evening, (corner[0] // 2 + wide // 4, corner[1] // 2 + high // 4), middle)
    before = page.pos()
    point(evening, (wide // 2 + 40, high // 2 + 20), middle)  # in the middle it lies still
    assert page.pos() == before


def test_a_small_step_of_the_pointer_is_a_small_step_of_the_page(evening: Evening) -> None:
    """Or nothing could be hit on the way."""
    page = sit(evening, "roulette")
    point(evening, (640, 360), (900, 360))
    for x in range(910, 1240, 10):
        before = page.x()
        point(evening, (x, 360))
        assert 0 <= before - page.x() <= 60
    assert covered(page, evening.window)


def test_keys_and_wheel_move_what_is_seen(evening: Evening) -> None:
    page = sit(evening, "trente-et-quarante")
    for key in (
        Qt.Key.Key_Right,
        Qt.Key.Key_Down,
        Qt.Key.Key_Left,
        Qt.Key.Key_Left,
        Qt.Key.Key_Left,
        Qt.Key.Key_Up,
    ):
        before = page.pos()
        press(evening, key)
        assert covered(page, evening.window)
        assert page.pos() != before or key is Qt.Key.Key_Left
    top = page.y()
    turn(evening, QPoint(640, 360), -2, Qt.KeyboardModifier.NoModifier)
    assert page.y() < top
    left = page.x()
    turn(evening, QPoint(640, 360), -2, Qt.KeyboardModifier.ShiftModifier)
    assert page.x() < left


@pytest.mark.parametrize("table", list(ROWS))
def test_wherever_the_keyboard_goes_is_seen(evening: Evening, table: str) -> None:
    """Every place of the table and every button, with the ring; hints stay while the pointer does."""
    page = sit(evening, table)
    window = evening.window
    told = [widget for widget in page.findChildren(QWidget) if widget.toolTip()]
    assert len(told) > 12
    assert {widget.toolTipDuration() for widget in told} == {HINTED_FOR}
    page.view.setFocus(Qt.FocusReason.TabFocusReason)
    walked = 0
    for _ in range(60):
        focused = window.focusWidget()
        assert focused is not None
        spot = page.scene.focus_order.current
        if focused is page.view and spot is not None:
            box = page.view.spot_rect(spot).translated(page.view.pos() + page.pos())
        else:
            box = QRect(focused.mapTo(window, QPoint(0, 0)), focused.size())
        if box.width() < window.width() and box.height() < window.height():
            assert window.rect().adjusted(-6, -6, 6, 6).contains(box), focused.accessibleName()
            walked += 1
        elif focused is not page.view:
            assert focused.visibleRegion().boundingRect().width() >= window.width() - 6
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert walked > 15


def test_every_door_is_seen_with_its_words(salon: Evening) -> None:
    salon.settings.text_size = 200
    window = salon.window
    window.lobby.doors[0].setFocus()
    for index in (1, 2, 3, 0):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Right)
        door = window.lobby.doors[index]
        assert door.hasFocus()
        box = QRect(door.mapTo(window, QPoint(0, 0)), door.size())
        words = box.adjusted(24, box.height() // 2, -24, -24)
        assert window.rect().contains(words)
    window.lobby.rules.setFocus(Qt.FocusReason.TabFocusReason)
    assert window.rect().contains(
        QRect(window.lobby.rules.mapTo(window, QPoint(0, 0)), window.lobby.rules.size())
    )


def test_made_whole_on_its_way_it_stays_whole(evening: Evening) -> None:
    page = sit(evening, "trente-et-quarante")
    evening.settings.reduced_motion = False
    gliding = evening.window.magnifier._glide
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(page.view, key, CONTROL)
    gliding.setCurrentTime(100)
    assert page.pos() != QPoint(0, 0)
    QTest.keyClick(page.view, Qt.Key.Key_0, CONTROL)
    gliding.setCurrentTime(gliding.duration())
    assert page.geometry() == evening.window.rect()


def test_a_page_that_is_left_on_its_way_goes_nowhere(evening: Evening, tmp_path: Path) -> None:
    page = replayed(evening, tmp_path)
    evening.settings.reduced_motion = False
    gliding = evening.window.magnifier._glide
    QTest.keyClick(page, Qt.Key.Key_Up, CONTROL)
    gliding.setCurrentTime(100)
    assert gliding.state() == gliding.State.Running
    evening.window.end_replay()
    QApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete.value)
    assert not isValid(page)
    gliding.setCurrentTime(150)
    assert gliding.state() == gliding.State.Stopped
