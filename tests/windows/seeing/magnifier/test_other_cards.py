"""Twice as large as the window, with other cards: an evening of its own each."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from casino_qt.rules.trente_et_quarante.table import Phase
from casino_qt.windows.kit.seen import seen
from tests.screenshots.blackjack_states import to_the_end_of_the_coup
from tests.screenshots.replay_states import replayed as a_round
from tests.windows.book.evenings import filled
from tests.windows.conftest import Begin
from tests.windows.seeing.magnifier.hands import (
    BY_NAME,
    CONTROL,
    LEFT,
    SMALL,
    in_sight,
    looks,
    press,
    where,
)


@pytest.mark.parametrize("state", ["blackjack_decision", "oval_turn", "blackjack_insurance_asked"])
def test_a_question_is_seen_with_its_answers_and_what_it_is_about(begin: Begin, state: str) -> None:
    one = BY_NAME[state]
    evening = begin(one.seed, one.tables)
    evening.settings.text_size = 200
    one.reach(evening)
    evening.settle()
    page = evening.window.table
    assert page is not None
    for answer in page.offered():
        assert answer.isVisible()
        assert seen(page).contains(answer.geometry()), answer.words()
    if page.plate.isVisible():
        stakes = [spot for spot in page.scene.focus_order.spots if spot.group in ("box", "insurance")]
        assert stakes
        for spot in stakes:
            box = page.view.spot_rect(spot).translated(page.view.pos())
            assert not page.plate.geometry().intersects(box), spot.key
    asked = page.scene.asked_at()
    if state == "blackjack_insurance_asked":
        return
    assert asked is not None
    box = page.view.mapFromScene(asked).boundingRect().translated(page.view.pos())
    assert seen(page).contains(box)


def test_how_many_cards_lie_above_is_read_at_the_cut_card(begin: Begin) -> None:
    """At both ends of the pack, by keys and dragged."""
    evening = begin()
    evening.settings.text_size = 200
    evening.enter("trente-et-quarante")
    evening.to_the_end()
    page = evening.page
    assert page.controller.table.phase is Phase.CUTTING

    def note() -> QRect:
        piece = page.scene.board.get("cut/where")
        assert piece is not None
        return page.view.mapFromScene(piece.item.sceneBoundingRect()).boundingRect()

    def at(cards: int) -> QPoint:
        layout = page.scene.layout
        su = QPointF(layout.pack_x(cards, 312), layout.pack.center().y())
        return page.view.mapFromScene(su * page.scene.unit())

    for key, cards in ((Qt.Key.Key_Home, 1), (Qt.Key.Key_End, 311)):
        QTest.keyClick(page.view, key)
        assert abs(note().center().x() - at(cards).x()) <= 2
        assert seen(page).contains(note().translated(page.view.pos()))
    cloth = page.view.viewport()
    QTest.mousePress(cloth, LEFT, pos=at(311))
    for cards in range(300, 10, -10):
        QTest.mouseMove(cloth, at(cards))
        QApplication.processEvents()
    assert page.scene.cut_at < 40
    assert abs(note().center().x() - at(page.scene.cut_at).x()) <= 2
    assert seen(page).contains(note().translated(page.view.pos()))


@pytest.mark.parametrize("less", [True, False])
def test_a_slider_that_is_held_follows_the_pointer_alone(begin: Begin, less: bool) -> None:
    """What it jumps to comes into sight when it is let go: else the page moved it for ever."""
    evening = begin()
    filled(evening.profile, 6)
    evening.settings.text_size = 200
    evening.settings.reduced_motion = True
    page = a_round(evening, "blackjack")
    evening.to_the_end()
    window, slider = evening.window.windowHandle(), page.bar.slider
    for _ in range(3):
        press(evening, Qt.Key.Key_Down)
    evening.to_the_end()
    middle = slider.height() // 2

    def at(value: int) -> QPoint:
        return slider.mapTo(evening.window, QPoint(round(slider.place_of(value)), middle))

    evening.settings.reduced_motion = less
    seen_values = [value for value in range(slider.maximum() + 1) if 60 < at(value).x() < SMALL.width() - 60]
    assert len(seen_values) > 4
    first = at(seen_values[0])
    happened: list[QRectF] = []
    page.scene.happens_at.connect(happened.append)
    QTest.mousePress(window, LEFT, pos=first)
    for value in [*seen_values, *reversed(seen_values), *seen_values[:-2]]:
        pointer = QPoint(at(value).x(), first.y())
        down = page.y()
        QTest.mouseMove(window, pointer)
        evening.to_the_end()
        away = {value: abs(at(value).x() - pointer.x()) for value in range(slider.maximum() + 1)}
        assert slider.value() == page.replay.position == min(away, key=away.__getitem__)
        assert page.y() == down
    QTest.mouseRelease(window, LEFT, pos=pointer)
    position = page.replay.position
    QApplication.processEvents()
    while (glide := evening.window.magnifier._glide).state() == glide.State.Running:
        glide.setCurrentTime(glide.duration())
    assert page.replay.position == slider.value() == position, "letting go is no step"
    assert in_sight(page, happened[-1])


@pytest.mark.parametrize("game", ["blackjack", "trente-et-un", "trente-et-quarante", "roulette"])
def test_who_jumps_in_a_replay_sees_the_hand(begin: Begin, game: str) -> None:
    evening = begin()
    filled(evening.profile, 6)
    evening.settings.text_size = 200
    evening.settings.reduced_motion = True
    page = a_round(evening, game)
    evening.to_the_end()
    page.bar.slider.setFocus()
    seen_hands = 0
    for key in (Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_End, *[Qt.Key.Key_Left] * 4):
        before = page.replay.position
        for _ in range(3):
            QTest.keyClick(page, Qt.Key.Key_Down, CONTROL)
            QTest.keyClick(page, Qt.Key.Key_Left, CONTROL)
        QTest.keyClick(page.bar.slider, key)
        hand = page.scene.stands_at()
        if hand is not None and page.replay.position != before:
            seen_hands += 1
            assert in_sight(page, hand)
    assert seen_hands


def test_a_call_that_hangs_over_a_field_leaves_it_its_clicks(begin: Begin) -> None:
    """At home, and beside the fields, a click asks what it means."""
    evening = begin()
    page = evening.sit_at_roulette()
    evening.to_the_end()
    evening.settings.text_size = 200
    for _ in range(3):
        QTest.keyClick(page.view, Qt.Key.Key_Down, CONTROL)
    assert page.scene.banner.away
    cloth = page.view.viewport()
    unit = page.scene.unit()
    under = [
        at
        for x in range(-150, 151, 10)
        if page.scene.call_at(at := page.scene.banner.at + QPointF(x, 20)) is not None
        and any(spot.outline.contains(at) for spot in page.scene.focus_order.spots)
    ]
    assert under
    QTest.mouseClick(cloth, LEFT, pos=page.view.mapFromScene(under[0] * unit))
    evening.to_the_end()
    assert page.controller.in_play
    assert not page.popover.isVisible()
    evening.settings.text_size, evening.settings.room_size = 100, 200
    QTest.keyClick(page.view, Qt.Key.Key_F6)
    assert page.popover.isVisible()
    card = page.popover.panel.geometry().translated(page.popover.pos())
    foot = page.view.mapFromScene((page.scene.banner.at + QPointF(0, page.scene.call_height)) * unit).y()
    assert card.top() >= foot + page.view.y(), "the call is read with what is told of it"
    page.popover.lay_away()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left) * 4:
        QTest.keyClick(page.view, key, CONTROL)
    assert not page.scene.banner.away
    at = page.view.mapFromScene((page.scene.banner.at + QPointF(0, 12)) * unit)
    QTest.mouseClick(cloth, LEFT, pos=at)
    assert page.popover.isVisible()


def test_what_becomes_of_the_stakes_is_seen_at_the_roulette(begin: Begin) -> None:
    """The number, what is raked in, what is paid: after the wheel."""
    evening = begin()
    page = evening.sit_at_roulette()

    def play() -> None:
        page.scene.throw_ball()
        evening.to_the_end()

    for bet in ("pair", "impair"):
        page.controller.bet(bet, 1_000)
    evening.to_the_end()
    told = looks(page, play)[-3:]
    last = page.controller.table.last
    assert last is not None
    for key in ("pair", "impair", f"plein:{last.number}"):
        assert any(look.intersects(where(page, f"bet/{key}@0")) for look in told), key


def test_what_becomes_of_the_stake_is_seen_at_blackjack(begin: Begin) -> None:
    """After the croupier's cards."""
    one = BY_NAME["blackjack_doubled"]
    evening = begin(one.seed, one.tables)
    one.reach(evening)
    page = evening.blackjack
    told = looks(page, lambda: to_the_end_of_the_coup(evening))
    last = page.controller.table.last
    assert last is not None
    for box in last.boxes:
        assert any(look.intersects(where(page, f"box/{box.box}")) for look in told[-len(last.boxes) :])
