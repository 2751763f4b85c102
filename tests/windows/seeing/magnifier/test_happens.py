"""Twice as large as the window: what happens is seen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtTest import QTest

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.windows.at_table.roulette_page import RoulettePage
from casino_qt.windows.kit.plate import Plate
from casino_qt.windows.kit.seen import seen
from tests.screenshots.evening import Evening
from tests.windows.seeing.magnifier.hands import (
    CONTROL,
    LEFT,
    SMALL,
    covered,
    cut,
    point,
    press,
    replayed,
    sit,
    turn,
)


def test_a_chip_is_laid_where_one_clicks(evening: Evening) -> None:
    page = cut(evening)
    spot = next(one for one in page.scene.focus_order.spots if one.key == "field/rouge")
    page.scene.focus_at(spot.key)
    at = page.view.spot_rect(spot).center() + QPoint(60, 30)
    on_window = page.view.viewport().mapTo(evening.window, at)
    assert evening.window.rect().contains(on_window)
    before = page.pos()
    QTest.mouseClick(page.view.viewport(), LEFT, pos=at)
    evening.to_the_end()
    assert evening.page.controller.in_play > 0
    assert page.pos() == before, "nothing may move away under the hand"


def test_what_one_carries_stays_under_the_pointer(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """However the page moves meanwhile: with the pointer, by the wheel, by keys, in another size."""
    page = cut(evening)
    window, handle = evening.window, evening.window.windowHandle()
    page.scene.focus_at("field/rouge")
    spot = next(one for one in page.scene.focus_order.spots if one.key == "field/rouge")
    hand = page.view.viewport().mapTo(window, page.view.spot_rect(spot).center())
    QTest.mouseClick(handle, LEFT, pos=hand)
    evening.to_the_end()
    told: list[tuple[QPointF, bool]] = []
    moved = page.scene.hands.move

    def tell(at: QPointF, held: bool) -> None:
        told.append((at, held))
        moved(at, held)

    monkeypatch.setattr(page.scene.hands, "move", tell)

    def carried(at: QPoint) -> bool:
        there = page.scene.at(page.view.mapToScene(page.view.viewport().mapFrom(window, at)))
        return told[-1][1] and (told[-1][0] - there).manhattanLength() < 1

    QTest.mousePress(handle, LEFT, pos=hand)
    for at in (hand + QPoint(20, -20), QPoint(900, 300), QPoint(1270, 60)):
        before = page.pos()
        QTest.mouseMove(handle, at)
        assert carried(at)
    assert page.pos() != before
    moves: tuple[Callable[[], object], ...] = (
        lambda: turn(evening, at, -1, Qt.KeyboardModifier.NoModifier),
        lambda: press(evening, Qt.Key.Key_Left),
        lambda: press(evening, Qt.Key.Key_Minus),
    )
    for does in moves:
        lay = page.geometry()
        does()
        assert page.geometry() != lay
        assert carried(at)
    QTest.mouseRelease(handle, LEFT, pos=at)
    evening.to_the_end()


def test_cards_are_seen_as_they_come_and_the_call_over_them(evening: Evening) -> None:
    page = cut(evening)
    evening.page.controller.bet(Spot.ROUGE, 5_000)
    page.scene.focus_at("field/rouge")  # below the rows
    below = page.y()
    watched: list[QRect] = []

    def watch(where: QRectF) -> None:
        box = page.view.mapFromScene(where).boundingRect()
        watched.append(box.translated(page.view.pos()))

    page.scene.happens_at.connect(watch)
    evening.page.controller.coup()
    for _ in range(40):
        evening.pass_time(200)
        if watched:
            assert seen(page).adjusted(-6, -6, 6, 6).contains(watched[-1])
        call = page.scene.readable("call")
        if call is not None:
            at = page.view.mapFromScene(page.scene.spot_box(call)).boundingRect().center()
            assert seen(page).contains(at + page.view.pos())
    assert page.y() > below
    assert len(watched) > 4


def test_whatever_changes_the_page_covers_the_window(evening: Evening) -> None:
    """Another size of window or text, another language, in the middle of a deal."""
    page = cut(evening)
    evening.page.controller.bet(Spot.ROUGE, 5_000)
    evening.page.controller.coup()
    evening.pass_time(900)
    for size in (QSize(1024, 640), QSize(1920, 1080), SMALL):
        evening.window.resize(size)
        assert page.size() == size * 2
        assert covered(page, evening.window)
    evening.settings.language = "ru"
    evening.settings.text_size = 125
    evening.settle()
    assert covered(page, evening.window)
    evening.settings.text_size = 100
    evening.settle()
    assert page.geometry() == evening.window.rect()
    fresh = page.scene.picture()
    evening.to_the_end()
    assert fresh or page.scene.picture()


def test_what_is_told_over_the_table_is_told_where_one_looks(evening: Evening) -> None:
    page = sit(evening, "roulette")
    window = evening.window
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        press(evening, key)
        page.tell("One short thing")
        assert window.rect().contains(page.plate.geometry().translated(page.pos()))
    page.show_seal()
    assert page.popover.geometry().translated(page.pos()) == window.rect()
    assert page.popover.rect().contains(page.popover.panel.geometry())
    page.popover.lay_away()
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert window.rect().contains(page.teller.plate.geometry().translated(page.pos()))
    press(evening, Qt.Key.Key_Up)
    assert window.rect().contains(page.teller.plate.geometry().translated(page.pos()))
    assert window.rect().contains(page.plate.geometry().translated(page.pos()))


def test_nothing_lies_over_what_is_written(evening: Evening) -> None:
    page = sit(evening, "roulette")
    assert isinstance(page, RoulettePage)
    line, written = page.asking.line, QRectF(page.typed.geometry())
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    page.asking.look(asked=True)
    seats: list[Callable[[], None]] = [page.typed.open]
    for across, down in ((0, 9), (-9, 9), (9, 9), (-9, 0)):
        seats.append(partial(evening.window.magnifier.pan, across, down))
    for go in seats:
        go()
        evening.to_the_end()
        assert line.isVisible()
        strip = line.face_rect().translated(line.pos())
        assert not strip.adjusted(1, 1, -1, -1).intersects(written)
        assert QRectF(evening.window.rect()).contains(strip.translated(page.pos()))


def test_a_replay_is_as_large(evening: Evening, tmp_path: Path) -> None:
    page = replayed(evening, tmp_path)
    assert page.size() == SMALL * 2
    assert covered(page, evening.window)
    point(evening, (640, 360), (640, 640), (640, 718))
    assert evening.window.rect().intersects(page.bar.geometry().translated(page.pos()))


def test_what_happens_is_seen_over_a_message_that_stays(evening: Evening) -> None:
    page = cut(evening)
    page.scene.focus_at("field/rouge")
    page.tell("Something that stays until one goes on", stays=True)
    for _ in range(3):
        QTest.keyClick(page.view, Qt.Key.Key_Up, CONTROL)
    spot = next(one for one in page.scene.focus_order.spots if one.key == "field/noir")
    page.scene.happens_at.emit(page.scene.spot_box(spot))
    box = page.view.spot_rect(spot).translated(page.view.pos())
    assert seen(page).contains(box.center())
    assert not page.plate.geometry().intersects(box)
    page.plate.hide()


def test_every_message_is_told_where_one_looks(evening: Evening) -> None:
    """That of the line for announced bets, too."""
    page = sit(evening, "roulette")
    assert isinstance(page, RoulettePage)
    messages = page.findChildren(Plate)
    assert len(messages) > 1
    for message in messages:
        message.tell("One short thing", QPointF(page.rect().center()), page.scale())
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right):
        QTest.keyClick(page.view, key, CONTROL)
        assert all(seen(page).contains(message.geometry()) for message in messages)
    for message in messages:
        message.hide()


def test_a_call_that_keeps_its_place_is_the_same_picture(evening: Evening) -> None:
    """Cards that came later may leave another place clear: a call does not hop while one reads it."""
    page = cut(evening)
    page.scene.show_within(QRectF(0, 500, 640, 360))
    banner, piece = page.scene._banner, page.scene._banner._piece
    assert piece is not None
    assert banner.away
    before = page.scene.picture()
    piece.pose(banner.at.x() + 64, banner.at.y())
    assert page.scene.picture() == before
    page.scene.show_within(None)
    assert not banner.away
    assert page.scene.picture() != before
