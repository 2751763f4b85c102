"""Bets by real mouse and key events on a real view: every gesture ends in the right action."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.scenes.game_scene import LATE
from casino_qt.scenes.view import TableView
from tests.scenes.conftest import MakeRoom
from tests.scenes.person import LEFT, RIGHT, Person, shown
from tests.scenes.table_room import NEXT, SHOES, Room

OFF_THE_CLOTH = QPointF(1280, 420)


class Hand(Person):
    """A person at one table."""

    def __init__(self, room: Room, view: TableView) -> None:
        super().__init__(view, room.scene.unit)
        self.room = room
        self.scene, self.controller = room.scene, room.controller

    def field(self, spot: Spot) -> QPointF:
        box = self.scene.layout.fields[spot].boundingRect()
        return QPointF(box.center().x() - 20, box.bottom() - 14) if spot is not Spot.NOIR else box.center()

    def stake(self, spot: Spot) -> int:
        return self.controller.table.lying(spot).stake


@pytest.fixture
def hand(make_room: MakeRoom, qtbot: QtBot) -> Iterator[Hand]:
    yield from _hand(make_room(), qtbot)


def _hand(room: Room, qtbot: QtBot) -> Iterator[Hand]:
    room.cut()
    view = shown(room.scene, 720, 450)
    qtbot.addWidget(view)
    yield Hand(room, view)
    view.setScene(None)


@pytest.fixture
def prison_hand(make_room: MakeRoom, qtbot: QtBot) -> Iterator[Hand]:
    rules = Rules(refait="prison")
    yield from _hand(make_room(shoes=[f"{SHOES['refait']} {SHOES['apres']} {NEXT}"], rules=rules), qtbot)


@pytest.fixture
def winning_hand(make_room: MakeRoom, qtbot: QtBot) -> Iterator[Hand]:
    shoe = f"{SHOES['rouge_gagne_et_couleur']} {SHOES['refait']} {NEXT}"
    yield from _hand(make_room(shoes=[shoe]), qtbot)


@pytest.mark.parametrize("spot", list(Spot))
def test_a_click_on_a_field_lays_the_chosen_chip(hand: Hand, spot: Spot) -> None:
    hand.click(hand.field(spot))
    assert hand.stake(spot) == 2_500
    hand.room.run(2_000)
    hand.room.check()


def test_rapid_clicks_each_lay_a_chip(hand: Hand) -> None:
    for _ in range(7):
        hand.click(hand.field(Spot.ROUGE))
    QTest.mouseDClick(hand.view.viewport(), LEFT, pos=hand.at(hand.field(Spot.ROUGE)))
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=hand.at(hand.field(Spot.ROUGE)))
    assert hand.stake(Spot.ROUGE) == 8 * 2_500
    hand.room.run(2_000)
    hand.room.check()


def test_a_click_in_the_tray_chooses_and_a_digit_too(hand: Hand) -> None:
    spy = QSignalSpy(hand.scene.chip_selected)
    hand.click(hand.scene.tray.face(10_000))
    assert hand.scene.chip_value == 10_000
    hand.keys(Qt.Key.Key_2)
    assert hand.scene.chip_value == 500
    assert [spy.at(i)[0] for i in range(spy.count())] == [10_000, 500]
    hand.room.run()
    hand.room.check()


def test_the_position_of_the_dropped_chip_decides_the_bet(hand: Hand) -> None:
    for spot in Spot:
        hand.drag(hand.scene.tray.face(10_000), hand.field(spot))
        assert hand.stake(spot) == 10_000
    assert hand.scene.chip_value == 2_500, "dragging another chip does not choose it"
    hand.room.run(2_000)
    hand.room.check()


def test_the_dragged_chip_follows_the_pointer(hand: Hand) -> None:
    place = QPointF(300, 500)
    hand.drag(hand.scene.tray.face(500), place, drop=False)
    held = [seen for seen in hand.scene.picture() if seen.key == "held"]
    assert len(held) == 1
    assert abs(held[0].x - 150) <= 1
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=hand.at(place))
    assert hand.stake(Spot.NOIR) == 500


def test_a_chip_dropped_beside_the_cloth_returns(hand: Hand) -> None:
    hand.drag(hand.scene.tray.face(10_000), OFF_THE_CLOTH)
    assert hand.controller.in_play == 0
    assert hand.scene.board.passing
    hand.room.run(2_000)
    hand.room.check()


def test_a_refused_chip_returns(hand: Hand) -> None:
    spy = QSignalSpy(hand.controller.refused)
    hand.drag(hand.scene.tray.face(1_000_000), hand.field(Spot.ROUGE))
    assert spy.count() == 1
    assert hand.controller.in_play == 0
    hand.room.run(2_000)
    hand.room.check()


def test_a_pile_dragged_off_the_cloth_is_taken_back(hand: Hand) -> None:
    hand.click(hand.field(Spot.ROUGE))
    hand.room.run(2_000)
    stake = hand.scene.layout.stake(Spot.ROUGE)
    hand.drag(stake, OFF_THE_CLOTH)
    assert hand.controller.in_play == 0
    hand.room.run(2_000)
    hand.room.check()


def test_a_click_on_a_pile_lays_one_more(hand: Hand) -> None:
    hand.click(hand.field(Spot.ROUGE))
    hand.room.run(2_000)
    hand.click(hand.scene.layout.stake(Spot.ROUGE))
    assert hand.stake(Spot.ROUGE) == 5_000


def test_the_right_button_takes_back(hand: Hand) -> None:
    hand.click(hand.field(Spot.COULEUR))
    hand.click(hand.field(Spot.COULEUR), RIGHT)
    assert hand.controller.in_play == 0
    hand.room.run(2_000)
    hand.room.check()


def test_a_click_on_the_ribbon_insures(hand: Hand) -> None:
    hand.click(hand.scene.layout.premium(Spot.ROUGE))
    assert hand.controller.in_play == 0, "nothing to insure yet, and the ribbon is no field"
    hand.click(hand.field(Spot.ROUGE))
    hand.click(hand.scene.layout.premium(Spot.ROUGE))
    assert hand.controller.table.lying(Spot.ROUGE).premium == 25
    hand.room.run(4_000)
    hand.room.check()


def test_a_chip_laid_during_the_deal_is_late_and_pushed_back(hand: Hand) -> None:
    hand.controller.coup()
    hand.room.run(3_000)
    assert hand.scene.busy
    late = QSignalSpy(hand.controller.late)
    hand.drag(hand.scene.tray.face(10_000), hand.field(Spot.ROUGE))
    assert late.count() == 1
    assert hand.controller.in_play == 0
    assert hand.scene.busy, "a late chip does not hurry the croupier"
    hand.room.run(200)
    assert [seen for seen in hand.scene.picture() if seen.key == "late"]
    calls = [seen.look for seen in hand.scene.picture() if seen.kind == "call" and seen.opacity > 50]
    assert any("Trop tard" in look or "Too late" in look for look in calls)
    hand.room.run()
    hand.room.check()


def test_a_click_on_the_cloth_during_the_deal_finishes_it(hand: Hand) -> None:
    hand.controller.coup()
    hand.room.run(3_000)
    hand.click(hand.field(Spot.ROUGE))
    assert not hand.scene.busy
    assert hand.controller.in_play == 0, "the click that skips lays nothing"
    hand.room.run()
    hand.room.check()
    hand.click(hand.field(Spot.ROUGE))
    assert hand.stake(Spot.ROUGE) == 2_500


def test_space_finishes_the_deal_and_lays_a_chip_when_nothing_moves(hand: Hand) -> None:
    now = [1.0]
    hand.scene.clock = lambda: now[0]
    hand.keys(Qt.Key.Key_Tab)
    hand.controller.coup()
    hand.room.run(2_000)
    hand.keys(Qt.Key.Key_Space)
    assert not hand.scene.busy
    assert hand.controller.in_play == 0
    now[0] += LATE + 0.01
    hand.keys(Qt.Key.Key_Space)
    assert hand.controller.in_play == 2_500


def test_the_keyboard_alone_reaches_every_field(hand: Hand) -> None:
    for spot in (Spot.NOIR, Spot.ROUGE, Spot.COULEUR, Spot.INVERSE):
        hand.keys(Qt.Key.Key_Tab, Qt.Key.Key_Return)
        assert hand.stake(spot) == 2_500
    hand.keys(Qt.Key.Key_Backtab, Qt.Key.Key_Backtab, Qt.Key.Key_5, Qt.Key.Key_Return)
    assert hand.stake(Spot.ROUGE) == 2_500 + 50_000
    hand.keys(Qt.Key.Key_I)
    assert hand.controller.table.lying(Spot.ROUGE).premium == 525
    hand.keys(Qt.Key.Key_Delete)
    assert hand.controller.in_play == 3 * 2_500
    hand.room.run()
    hand.room.check()


def test_arrows_walk_over_the_cloth(hand: Hand) -> None:
    def here() -> str:
        current = hand.scene.focus_order.current
        return "" if current is None else current.key

    hand.keys(Qt.Key.Key_Tab)
    walked = [here()]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left):
        hand.keys(key)
        walked.append(here())
    assert walked[:4] == ["field/noir", "field/rouge", "field/couleur", "field/inverse"]
    assert walked[4] == "field/couleur"
    assert walked[5] in ("field/noir", "field/rouge")


def test_tab_leaves_the_table_after_the_last_spot(hand: Hand, qtbot: QtBot) -> None:
    walked = []
    while hand.scene.step_focus(True):
        assert hand.scene.focus_order.current is not None
        walked.append(hand.scene.focus_order.current.group)
    assert walked == 4 * ["field"] + ["chip"]


def test_a_focus_ring_shows_where_the_keyboard_is(hand: Hand) -> None:
    hand.keys(Qt.Key.Key_Tab)
    ring = hand.scene._ring
    assert ring.isVisible()
    assert hand.scene.layout.fields[Spot.NOIR].contains(ring.outline.boundingRect().center())
    hand.click(hand.field(Spot.ROUGE))
    assert not ring.isVisible()


def test_why_this_amount(winning_hand: Hand) -> None:
    hand = winning_hand
    for spot in Spot:
        hand.click(hand.field(spot))
    hand.controller.coup()
    hand.scene.skip()
    hand.room.check()
    asked: list[object] = []
    hand.scene.explain.connect(asked.append)
    layout = hand.scene.layout
    hand.click(layout.tag(layout.won(Spot.ROUGE)) + QPointF(0, 9))
    hand.click(layout.tag(layout.stake(Spot.NOIR)) + QPointF(0, 9))
    assert asked == [(Spot.ROUGE, "won"), (Spot.NOIR, "lost")]
    hand.scene.focus_order.choose("why/couleur")
    hand.keys(Qt.Key.Key_Return)
    assert asked[-1] == (Spot.COULEUR, "won")


def test_a_payment_rides_where_it_is_carried(winning_hand: Hand) -> None:
    hand = winning_hand
    hand.click(hand.field(Spot.ROUGE))
    hand.controller.coup()
    hand.scene.skip()
    before = hand.controller.purse
    hand.drag(hand.scene.layout.won(Spot.ROUGE), hand.field(Spot.ROUGE))
    lying = hand.controller.table.lying(Spot.ROUGE)
    assert (lying.stake, lying.won, hand.controller.purse) == (5_000, 0, before)
    hand.room.run(2_000)
    hand.room.check()
    hand.controller.undo()
    lying = hand.controller.table.lying(Spot.ROUGE)
    assert (lying.stake, lying.won, hand.controller.purse) == (2_500, 2_500, before)
    hand.room.run(2_000)
    hand.room.check()


def test_a_stake_is_carried_to_another_chance_whole_or_not_at_all(winning_hand: Hand) -> None:
    hand = winning_hand
    layout = hand.scene.layout
    hand.click(hand.field(Spot.ROUGE))
    hand.controller.insure(Spot.ROUGE)
    hand.drag(layout.stake(Spot.ROUGE), hand.field(Spot.INVERSE))
    assert (hand.stake(Spot.ROUGE), hand.stake(Spot.INVERSE)) == (0, 2_500)
    assert hand.controller.purse == 1_000_000 - 2_500, "the premium comes back with its stake"
    hand.room.run(2_000)
    hand.room.check()
    hand.controller.bet(Spot.NOIR, hand.controller.options.max)
    hand.drag(layout.stake(Spot.INVERSE), hand.field(Spot.NOIR))
    assert (hand.stake(Spot.NOIR), hand.stake(Spot.INVERSE)) == (500_000, 2_500), "beyond the maximum"
    hand.drag(layout.stake(Spot.INVERSE), hand.field(Spot.INVERSE) + QPointF(30, 0))
    assert hand.stake(Spot.INVERSE) == 2_500
    hand.room.run(2_000)
    hand.room.check()


def test_winnings_alone_may_be_dragged_off(winning_hand: Hand) -> None:
    hand = winning_hand
    hand.click(hand.field(Spot.ROUGE))
    hand.controller.coup()
    hand.scene.skip()
    hand.drag(hand.scene.layout.won(Spot.ROUGE), OFF_THE_CLOTH)
    lying = hand.controller.table.lying(Spot.ROUGE)
    assert (lying.stake, lying.won) == (2_500, 0)
    hand.room.run(2_000)
    hand.room.check()


def test_half_of_a_locked_stake_by_one_click(prison_hand: Hand) -> None:
    hand = prison_hand
    hand.click(hand.field(Spot.ROUGE))
    hand.controller.coup()
    hand.scene.skip()
    offer = next(spot for spot in hand.scene.focus_order.spots if spot.key == "halve/rouge")
    hand.click(offer.middle)
    assert hand.controller.in_play == 0
    hand.room.run(2_000)
    hand.room.check()
