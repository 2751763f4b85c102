"""The picture follows the state: after any play, at any speed, skipped, without motion, in any shape."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from casino_qt.art.blackjack_places import card_width
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.state import Phase
from casino_qt.scenes.blackjack.layout import layout_for
from casino_qt.scenes.blackjack.pictures import veil
from casino_qt.scenes.piece import Piece
from casino_qt.tables.blackjack import Question
from tests.scenes.blackjack.conftest import MakeRoom
from tests.scenes.blackjack.room import Room
from tests.scenes.table_room import LARGER
from tests.screenshots.blackjack_states import FOUR_AND_FOUR

FRANC = 100
OPEN = Rules(croupier_slips=True, surrender="hard_12_or_more")
WAYS = ("watched", "skipped", "hurried", "reduced")
# Boxes 3 and 4 get pairs of eights that split to four hands each; the croupier busts in the end.
EIGHTS = "8S 8H 6D 8D 8C 8S 8H TD 8C 3D 9S TC 8D TS 8C 2D TH 9H 7C JD QS KD 5H 9C TS KC JH 4D 9D 3C 2S 7S 6H"


def lay(room: Room, dice: random.Random) -> None:
    for box in dice.sample(range(1, 8), dice.randint(2, 7)):
        room.controller.bet(box, dice.choice((500, 2_500, 12_700)))
        finish(room, dice, "watched")


def finish(room: Room, dice: random.Random, way: str) -> None:
    """Let what happened be told."""
    if way in ("skipped", "hurried"):
        room.run(dice.choice((0, 60, 350, 900, 2_000)))
        if way == "skipped":
            room.scene.skip()
        else:
            room.stage.speed = 8.0
    room.run()


def decide(room: Room, dice: random.Random) -> None:
    """Answer what the table asks, in any way it allows."""
    controller = room.controller
    question = controller.question
    insurable = [box for box in controller.table.boxes if controller.insurable(box)]
    if question in (Question.DECIDE, Question.INSURANCE) and insurable and dice.random() < 0.5:
        box = dice.choice(insurable)
        controller.insure(box, dice.randint(1, controller.insurable(box)))
    elif question is Question.INSURANCE:
        controller.go_on()
    elif question is Question.ADD:
        dice.choice((controller.add, controller.go_on))()
    elif question is Question.CARD:
        dice.choice((controller.accept, controller.decline))()
    else:
        plays = {
            "hit": controller.hit,
            "stand": controller.stand,
            "double": controller.double_down,
            "split": controller.split,
            "surrender": controller.surrender,
        }
        legal = [
            play
            for play in plays
            if (action := controller.would(play)) is not None and controller.refusal(action) is None
        ]
        eager = [play for play in legal if play in ("double", "split", "surrender")]
        plays[dice.choice(eager if eager and dice.random() < 0.6 else legal)]()


def play_coups(room: Room, dice: random.Random, way: str, coups: int) -> None:
    for _ in range(coups):
        lay(room, dice)
        room.controller.deal()
        finish(room, dice, way)
        while room.controller.table.phase is not Phase.BETTING:
            if way != "reduced":
                room.check()
            decide(room, dice)
            finish(room, dice, way)
        room.check()


@pytest.mark.parametrize(("way", "guests"), [*((way, 5) for way in WAYS), ("hurried", 0)])
def test_any_evening(make_room: MakeRoom, way: str, guests: int) -> None:
    dice = random.Random(f"{way}{guests}")
    room = make_room(rules=OPEN, guests=guests, reduced=way == "reduced", seed=f"{guests + 7:064x}")
    play_coups(room, dice, way, 3)


def test_a_whole_shoe_and_the_next(make_room: MakeRoom) -> None:
    """The red card comes out, the tray fills, everything is gathered and begins anew."""
    dice = random.Random(12)
    room = make_room(reduced=True, seed="31" * 32)
    seal, levels = room.controller.seal, set()
    while room.controller.seal == seal:
        play_coups(room, dice, "reduced", 1)
        assert room.scene.snapshot.past or room.controller.seal != seal
        levels.add(room.scene.snapshot.discard)
    assert levels >= {1, 3, 5}
    assert not room.scene.snapshot.red_out
    assert room.scene.snapshot.shoe == 12


def split_to_four(room: Room) -> None:
    """Split whatever may be split on boxes 3 and 4, until the last of eight hands decides."""
    for box in (3, 4):
        room.controller.bet(box, 25 * FRANC)
    room.run()
    room.controller.deal()
    room.run()
    for _ in range(14):
        table = room.controller.table
        if sum(len(box.hands) for box in table.boxes.values()) == 8 or table.to_play is None:
            break
        split, stand = room.controller.would("split"), room.controller.would("stand")
        if split is not None and room.controller.refusal(split) is None:
            room.controller.split()
        elif stand is not None and room.controller.refusal(stand) is None:
            room.controller.stand()
        else:
            room.controller.hit()
        room.run()
        room.check()


def test_four_hands_on_two_neighbouring_boxes_do_not_overlap(make_room: MakeRoom) -> None:
    room = make_room(seed=FOUR_AND_FOUR)
    split_to_four(room)
    layout, occupied = room.scene.layout, frozenset((3, 4))
    hands = [
        (number, place.box(len(hand.cards), hand.doubled))
        for number, box in room.scene.snapshot.boxes.items()
        for hand, place in zip(box.hands, layout.hands(number, 4, occupied), strict=True)
    ]
    assert len(hands) == 8
    for index, (_, one) in enumerate(hands):
        for _, other in hands[index + 1 :]:
            assert not one.intersects(other)


def test_the_tag_of_an_insurance_covers_no_hand(make_room: MakeRoom) -> None:
    """Four hands in two rows reach up to the band, and the insurance grows with each split."""
    room = make_room(shoe="8S 9H AC 8D 9S 8C 8H 3C 4D 5S 6C 7H 9D")
    for box in (3, 4):
        room.controller.bet(box, 33 * FRANC)
        room.run()
    room.controller.deal()
    room.run()
    room.controller.insure(3, 16 * FRANC + 50)
    room.run()
    for _ in range(3):
        room.controller.split(16 * FRANC + 50)
        room.run()
        room.check()
        tag = room.scene.board.get("box/3/insurance/0/tag")
        assert tag is not None
        count = len(room.scene.snapshot.boxes[3].hands)
        for place in room.scene.layout.hands(3, count, frozenset((3, 4))):
            disc = QRectF(place.disc(2, False) - QPointF(13, 13), QSizeF(26, 26))
            for there in (place.box(2, False), disc):
                assert not there.intersects(QRectF(tag.x - 27, tag.y, 54, 20)), count


@pytest.mark.parametrize("width", [1440.0, 1600.0])
@pytest.mark.parametrize("box", range(1, 8))
def test_beside_an_insurance_there_is_room_above_two_rows(width: float, box: int) -> None:
    layout = layout_for(width)
    tag = layout.insurance_tag_beside(layout.insurance(box, 0, 1), 0, 1, 54)
    for place in layout.hands(box, 4, frozenset(range(1, 8))):
        disc = QRectF(place.disc(2, False) - QPointF(13, 13), QSizeF(26, 26))
        for there in (place.box(3, False), disc):
            assert not there.intersects(QRectF(tag.x() - 27, tag.y(), 54, 20))


def test_the_dusk_lies_over_every_card_of_a_lost_hand(make_room: MakeRoom) -> None:
    """The card of a double lies across the others and reaches beyond them."""
    room = make_room(shoe="5S TS KH 6D 9S 2C TC")
    for box in (3, 4):
        room.controller.bet(box, 25 * FRANC)
    room.controller.deal()
    room.run()
    room.controller.double_down()
    room.run()
    room.controller.stand()
    while room.scene.busy:
        room.run(50)
    passing = {prop.key: prop for prop in room.scene.board.passing if isinstance(prop, Piece)}
    for number, count in ((3, 3), (4, 2)):
        lies = passing[f"box/{number}/veil/0"]
        assert lies.look[:2] == ("composed", "veil")
        wide_high_across = [float(value) for value in lies.look[2:] if isinstance(value, int | float)]
        drawing = veil(1.0, *wide_high_across)
        dusk = QRectF(lies.x + drawing.left, lies.y + drawing.top, drawing.width, drawing.height)
        place = room.scene.layout.hands(number, 1, frozenset((3, 4)))[0]
        for index in range(count):
            pose = place.card(index, count, count == 3)
            sides = (card_width(place.height), place.height)
            wide, high = reversed(sides) if pose.sideways else sides
            card = QRectF(pose.at.x() - wide / 2, pose.at.y() - high / 2, wide, high)
            assert dusk.adjusted(-0.5, -0.5, 0.5, 0.5).contains(card)


def test_a_change_of_size_and_tongue_in_the_middle(make_room: MakeRoom) -> None:
    dice = random.Random(5)
    room = make_room(guests=4, rules=OPEN)
    lay(room, dice)
    room.controller.deal()
    room.run(900)
    room.scene.retranslate()
    room.spec = LARGER
    room.scene.set_spec(LARGER, 1.0)
    room.run()
    room.check()


def test_undo_and_redo_of_bets(make_room: MakeRoom) -> None:
    room = make_room(guests=2)
    room.controller.bet(4, 25 * FRANC)
    room.controller.bet(3, 5 * FRANC)
    room.run()
    room.controller.undo()
    room.run()
    room.check()
    room.controller.undo()
    room.controller.redo()
    room.run()
    room.check()
    assert room.controller.in_play == 25 * FRANC


def test_no_card_is_seen_before_it_is_dealt_and_the_croupier_shows_one(make_room: MakeRoom) -> None:
    room = make_room(shoe=EIGHTS)
    for box in (3, 4):
        room.controller.bet(box, 25 * FRANC)
    room.controller.deal()
    room.run()
    keys = [seen.key for seen in room.scene.picture() if seen.kind == "card"]
    assert sorted(keys) == ["3/0/0", "3/0/1", "4/0/0", "4/0/1", "croupier/0"]


def test_the_idle_table_is_still(make_room: MakeRoom) -> None:
    room = make_room(guests=5)
    room.run()
    assert not room.ticker.running
