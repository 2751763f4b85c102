"""The cards of a coup lie there to be read when it is over; then the croupier collects them."""

from __future__ import annotations

import pytest

from casino_qt.rules.blackjack.state import Phase
from casino_qt.scenes.blackjack.collecting import LOOKED_AT, sweep
from casino_qt.scenes.card import CardProp
from casino_qt.scenes.piece import FLYING, Piece
from casino_qt.tables.blackjack import Question
from tests.scenes.blackjack.conftest import MakeRoom
from tests.scenes.blackjack.room import Room

FRANC = 100
NOBODY_DRAWS = "TS TH TD 9S 9C 8C"  # boxes 3 and 4 and the croupier, twice round: 19, 19 and 18
CARDS = 6


def play(room: Room, hurried: bool = False) -> None:
    """Deal to boxes 3 and 4 and answer no to whatever is asked, until bets are taken again."""
    for box in (3, 4):
        room.controller.bet(box, 25 * FRANC)
    room.run()
    room.controller.deal()
    room.run()
    for _ in range(40):
        if room.controller.table.phase is Phase.BETTING:
            return
        _refuse(room)
        if hurried:
            room.scene.skip()
        while room.scene.busy:
            room.run(20)
    raise AssertionError("the coup has no end")


def _refuse(room: Room) -> None:
    controller = room.controller
    stand = controller.would("stand")
    if controller.question is not Question.DECIDE:
        controller.go_on()
    elif stand is not None and controller.refusal(stand) is None:
        controller.stand()
    else:
        controller.hit()


def lying(room: Room) -> list[CardProp]:
    return [prop for prop in room.scene.board.passing if isinstance(prop, CardProp)]


def chips_in_the_air(room: Room) -> list[str]:
    board = room.scene.board
    return [prop.key for prop in board.passing if isinstance(prop, Piece) and prop.z == FLYING]


@pytest.mark.parametrize("hurried", [False, True])
def test_there_is_time_to_read_and_then_the_cloth_is_clear(make_room: MakeRoom, hurried: bool) -> None:
    room = make_room(shoe=NOBODY_DRAWS)
    play(room, hurried)
    assert room.controller.question is None
    assert not room.scene.busy, "bets are taken meanwhile"
    room.run(LOOKED_AT - 100)
    assert len(lying(room)) == CARDS
    assert any(prop.key == "croupier/total" for prop in room.scene.board.passing)
    assert {card.away.isNull() for card in lying(room)} == {True}
    room.run(1000 + sweep(CARDS))
    assert not lying(room)
    room.run()
    room.check()
    assert room.scene.board.get("box/3/result/0") is not None, "what it came to stays to be read"


def test_the_tray_fills_when_the_cards_come_into_it(make_room: MakeRoom) -> None:
    room = make_room(shoe=NOBODY_DRAWS)
    play(room)
    room.run(200)
    empty, full = room.scene.still.discard(0).look, room.scene.still.discard(1).look
    tray = room.scene.board.get("discard")
    assert tray is not None
    assert tray.look == empty
    room.run()
    assert tray.look == full


@pytest.mark.parametrize("what", ["bet", "deal"])
def test_the_person_hurries_the_croupier(make_room: MakeRoom, what: str) -> None:
    room = make_room(seed="5c" * 32)
    play(room)
    assert lying(room)
    if what == "deal":
        room.controller.repeat()
        room.controller.deal()
    else:
        room.controller.bet(5, 25 * FRANC)
    cards = len(lying(room))
    room.run(sweep(cards) + 60)
    assert not [card for card in lying(room) if card.key.startswith("croupier")]
    assert room.scene.board.get("box/3/result/0") is None
    room.run()
    room.check()


def test_no_guest_lays_a_chip_before_the_cloth_is_clear(make_room: MakeRoom) -> None:
    """A stake beside the hand that lost the last one would be a lie."""
    room = make_room(guests=4)
    play(room)
    room.run(LOOKED_AT / 2)
    assert lying(room)
    assert any(box.holder != "you" for box in room.controller.table.boxes.values())
    assert not chips_in_the_air(room)
    assert not [key for key in room.scene.board.things if "/stake/" in key]
    room.run()
    assert [key for key in room.scene.board.things if "/stake/" in key]
    room.check()


def test_another_shape_leaves_nothing_lying(make_room: MakeRoom) -> None:
    room = make_room(shoe=NOBODY_DRAWS)
    play(room)
    room.scene.refresh()
    assert not lying(room)
    room.run()
    room.check()


def test_a_card_on_its_edge_is_one_dark_line(make_room: MakeRoom) -> None:
    room = make_room(shoe=NOBODY_DRAWS)
    play(room)
    card = lying(room)[0]
    for turn, covered in ((0.4, False), (0.48, True), (0.5, True), (0.52, True), (0.6, False), (1.0, False)):
        card.turn = turn
        card.place()
        assert (card.shade.isVisible() and card.shade.opacity() == 1.0) is covered, turn
