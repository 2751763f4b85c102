"""The person cuts: by dragging the cut card along the pack, or with the arrow keys and Enter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from casino_qt.rules.trente_et_quarante.events import ShoeCut
from casino_qt.scenes.view import TableView
from tests.scenes.conftest import MakeRoom
from tests.scenes.table_room import Room
from tests.scenes.test_hands import Hand


@pytest.fixture
def room(make_room: MakeRoom) -> Room:
    return make_room()


@pytest.fixture
def hand(room: Room, qtbot: QtBot) -> Hand:
    view = TableView(room.scene)
    qtbot.addWidget(view)
    view.resize(720, 450)
    view.show()
    return Hand(room, view)


@pytest.fixture
def cuts(room: Room) -> list[ShoeCut]:
    found: list[ShoeCut] = []
    room.controller.happened.connect(
        lambda events: found.extend(event for event in events if isinstance(event, ShoeCut))
    )
    return found


@pytest.mark.parametrize(("share", "at"), [(0.25, 78), (0.6, 187), (-0.5, 1), (1.5, 311)])
def test_the_cut_card_is_dragged(hand: Hand, cuts: list[ShoeCut], share: float, at: int) -> None:
    pack = hand.scene.layout.pack
    start = QPointF(hand.scene.layout.pack_x(156, 312), pack.center().y())
    end = QPointF(pack.left() + pack.width() * share + 2, pack.center().y())
    hand.drag(start, end)
    assert len(cuts) == 1
    assert abs(cuts[0].at - at) <= 1
    assert not cuts[0].by_guest
    hand.room.run()
    hand.room.check()


def test_a_mere_click_moves_the_card_and_does_not_cut(hand: Hand, cuts: list[ShoeCut]) -> None:
    pack = hand.scene.layout.pack
    hand.click(QPointF(pack.left() + pack.width() / 4, pack.center().y()))
    assert not cuts
    assert abs(hand.scene.cut_at - 78) <= 1
    assert "78 cards above" in "".join(seen.look for seen in hand.scene.picture())


def test_the_cut_by_keys(hand: Hand, cuts: list[ShoeCut]) -> None:
    hand.keys(Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Up)
    QTest.keyClick(hand.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert hand.scene.cut_at == 156 - 2 + 52
    hand.keys(Qt.Key.Key_Home)
    assert hand.scene.cut_at == 1
    hand.keys(Qt.Key.Key_End)
    assert hand.scene.cut_at == 311
    hand.keys(Qt.Key.Key_Return)
    assert [cut.at for cut in cuts] == [311]
    hand.room.run()
    hand.room.check()


def test_nothing_may_be_bet_before_the_cut(hand: Hand) -> None:
    hand.drag(hand.scene.tray.face(500), QPointF(300, 500))
    hand.click(QPointF(300, 500))
    assert hand.controller.in_play == 0
    hand.room.run(2_000)
    hand.room.check()
