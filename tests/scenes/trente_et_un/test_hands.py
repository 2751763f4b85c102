"""A whole talia by keyboard alone and by mouse alone, as punter and as banker; looking at one's cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from casino_qt.rules.trente_et_un.actions import YOU
from tests.scenes.trente_et_un.conftest import MakeTable
from tests.scenes.trente_et_un.room import ROUNDS, Room, Visitor

SPACE, ENTER, TAB = Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Tab


@pytest.fixture
def sit(make_table: MakeTable, qtbot: QtBot) -> Iterator[list[Visitor]]:
    people: list[Visitor] = []
    yield people
    for person in people:
        person.view.setScene(None)
        person.view.close()


def person(room: Room, sit: list[Visitor], qtbot: QtBot) -> Visitor:
    sit.append(Visitor(room))
    qtbot.addWidget(sit[-1].view)
    return sit[-1]


def own_card(room: Room, index: int = 1) -> QPointF:
    return room.scene.layout.card(0, index, 3)


def test_a_card_is_peeked_at_under_the_pointer_and_lies_again(
    make_table: MakeTable, sit: list[Visitor], qtbot: QtBot
) -> None:
    room = make_table(4, banker="you")
    hand = person(room, sit, qtbot)
    room.controller.deal()
    room.run(2_600)  # the cards lie; the first guest is thinking
    assert not room.scene.sees_own
    hand.hover(own_card(room, 2))
    corner = [prop for prop in room.scene.board.passing if prop.kind == "corner"]
    assert [prop.key for prop in corner] == ["corner/2"]
    hand.hover(QPointF(60, 60))
    assert not [prop for prop in room.scene.board.passing if prop.kind == "corner"]
    assert not room.scene.looked


def test_a_click_lifts_all_ones_cards_in_the_middle_of_the_others_play(
    make_table: MakeTable, sit: list[Visitor], qtbot: QtBot
) -> None:
    room = make_table(6, banker="anna")
    hand = person(room, sit, qtbot)
    room.controller.deal()
    room.run(2_000)
    assert room.scene.busy
    assert not room.scene.sees_own
    hand.click(own_card(room))
    assert room.scene.busy  # looking hurries nobody
    room.run(600)
    assert all(room.scene.board.cards[f"0/{i}"].face_up for i in range(3))
    room.run()
    room.check()


def test_a_click_elsewhere_finishes_what_is_told(
    make_table: MakeTable, sit: list[Visitor], qtbot: QtBot
) -> None:
    room = make_table(6, banker="anna")
    hand = person(room, sit, qtbot)
    room.controller.deal()
    room.run(300)
    hand.click(QPointF(60, 80))
    assert not room.scene.busy
    room.check()


def test_a_tap_on_the_pack_draws(make_table: MakeTable, sit: list[Visitor], qtbot: QtBot) -> None:
    room = make_table(written=ROUNDS["over"] + " 2S 3S")
    hand = person(room, sit, qtbot)
    hand.click(room.scene.layout.pack)
    room.scene.skip()
    assert room.table.to_act == YOU
    hand.click(room.scene.layout.pack)
    room.scene.skip()
    assert len(room.table.hand(YOU).cards) == 4
    room.check()


def test_the_card_of_the_terms_opens_the_agreement(
    make_table: MakeTable, sit: list[Visitor], qtbot: QtBot
) -> None:
    room = make_table()
    hand = person(room, sit, qtbot)
    asked = QSignalSpy(room.scene.agreement_wanted)
    hand.click(room.scene.layout.terms_outline().boundingRect().center())
    assert asked.count() == 1


def test_a_result_may_be_asked_about(make_table: MakeTable, sit: list[Visitor], qtbot: QtBot) -> None:
    room = make_table(written=ROUNDS["the banker has less"] + " 2S 3S")
    hand = person(room, sit, qtbot)
    room.controller.deal()
    room.scene.skip()
    room.controller.stand()
    room.scene.skip()
    asked = QSignalSpy(room.scene.explain)
    hand.click(room.scene.still.tag_at(room.scene.snapshot, YOU) + QPointF(0, 8))
    assert asked.count() == 1
    assert asked.at(0)[0] == YOU
    why = next(spot for spot in room.scene.focus_order.spots if spot.key == "why/0")
    assert why.name() == "You: +10. Why this amount?"


@pytest.mark.parametrize("banker", ["anna", YOU])
def test_a_whole_talia_by_keyboard_alone(
    make_table: MakeTable, sit: list[Visitor], qtbot: QtBot, banker: str
) -> None:
    """The pack is a place of the table like any other: Enter on it draws, deals, lays the next card."""
    room = make_table(4, banker=banker, paced=True)
    hand = person(room, sit, qtbot)
    scene = room.scene
    while room.table.talia == 1:
        scene.focus_order.choose(None)
        hand.keys(TAB, TAB)
        assert scene.focus_order.current is not None
        assert scene.focus_order.current.key == "pack"
        hand.keys(ENTER)
        room.run(60_000)
        laid = 0
        while scene.waits_for_card:
            assert banker == YOU
            hand.keys(SPACE if laid % 2 else ENTER)
            laid += 1
            room.run(200)
        assert laid == (12 if banker == YOU else 0)
        room.run(60_000)
        while room.table.to_act == YOU:
            if room.table.hand(YOU).total < 25:
                hand.keys(ENTER)
            else:
                room.controller.stand()  # its key is the page's
            room.run(60_000)
        room.run()
        room.check()
    assert room.table.talia == 2


@pytest.mark.parametrize("banker", ["anna", YOU])
def test_a_whole_talia_by_mouse_alone(
    make_table: MakeTable, sit: list[Visitor], qtbot: QtBot, banker: str
) -> None:
    room = make_table(4, banker=banker, paced=True)
    hand = person(room, sit, qtbot)
    pack = room.scene.layout.pack
    while room.table.talia == 1:
        hand.click(pack)
        room.run(60_000)
        laid = 0
        while room.scene.waits_for_card:
            hand.click(pack if laid % 3 else QPointF(700, 760))
            laid += 1
            room.run(80)
        assert laid == (12 if banker == YOU else 0)
        room.run()
        while room.table.to_act == YOU:
            if room.table.hand(YOU).total < 25:
                hand.click(pack)
            else:
                room.controller.stand()
            room.run()
        room.check()


def test_every_place_has_a_name_for_those_who_listen(make_table: MakeTable) -> None:
    room = make_table(5)
    names = {spot.key: spot.name() for spot in room.scene.focus_order.spots}
    assert names["own"] == "Your place: no cards yet"
    assert names["pack"] == "The pack, cards left: 52"
    assert names["guest/1"] == "anna, purse 10\u00a0000, holds the bank"
    room.controller.deal()
    room.scene.skip()
    names = {spot.key: spot.name() for spot in room.scene.focus_order.spots}
    hidden = [seat for seat in room.table.seats() if seat != YOU and not room.table.hand(seat).opened]
    for seat in hidden:
        place = room.scene.snapshot.seats.index(seat)
        assert "cards face down: " in names[f"guest/{place}"]
        assert " of " not in names[f"guest/{place}"]
    assert names["own"].startswith("Your cards: ")


def test_while_a_round_is_told_names_tell_no_more_than_is_seen(make_table: MakeTable) -> None:
    room = make_table(4, banker="anna")
    room.controller.deal()
    room.run(900)
    own = next(spot for spot in room.scene.focus_order.spots if spot.key == "own")
    assert own.name() in ("Your place: no cards yet", "Your cards, face down. Look at them")
    own.act()
    room.run(400)
    assert own.name().startswith(("Your cards: ", "Your place"))


def test_all_cards_of_ones_own_deal_at_once(make_table: MakeTable) -> None:
    room = make_table(5, banker=YOU, paced=True)
    room.controller.deal()
    room.run()
    assert room.scene.waits_for_card
    assert not room.ticker.running  # nothing moves while the house waits
    waits = QSignalSpy(room.scene.waiting_changed)
    room.scene.deal_card()
    room.scene.deal_all()
    assert waits.at(0)[0] is False
    room.run()
    room.check()
    assert len(room.scene.told.hand(YOU).cards) >= 3


def test_a_skip_ends_ones_own_deal_too(make_table: MakeTable) -> None:
    room = make_table(5, banker=YOU, paced=True)
    room.controller.deal()
    room.run()
    room.scene.deal_card()
    room.scene.skip()
    room.check()


def test_what_is_said_in_a_bubble_is_said_to_those_who_listen(make_table: MakeTable) -> None:
    room = make_table(5, banker=YOU)
    heard = QSignalSpy(room.scene.spoken)
    room.controller.deal()
    room.run()
    said = [str(heard.at(index)[0]) for index in range(heard.count())]
    assert any(line.startswith(("anna: ", "boris: ", "clara: ", "david: ")) for line in said)
    assert said[0].startswith("Ставки условлены")


def test_whoever_leaves_in_the_middle_of_the_own_deal_has_dealt(make_table: MakeTable) -> None:
    room = make_table(5, banker=YOU, paced=True)
    room.controller.deal()
    room.run()
    room.scene.leave()
    room.check()
    assert not room.controller.showing
