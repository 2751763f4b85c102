"""A restless guest: done within one frame, or while others are told, the picture ends with the state."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from casino_qt.rules.blackjack.actions import BOXES
from casino_qt.rules.blackjack.state import Phase
from casino_qt.scenes.game_scene import is_late
from casino_qt.tables.blackjack import Question
from casino_qt.tables.blackjack_guests.roster import MOST
from tests.scenes.blackjack.conftest import MakeRoom
from tests.scenes.blackjack.room import Room
from tests.scenes.blackjack.test_collecting import FRANC, NOBODY_DRAWS, play
from tests.scenes.table_room import LARGER, SPEC


@pytest.mark.parametrize("back", ["take", "undo", "clear"])
def test_the_first_bet_after_a_coup_is_taken_back_at_once(make_room: MakeRoom, back: str) -> None:
    """And somebody sits down meanwhile: what the last coup came to is shown again, his name with it."""
    room = make_room(shoe=NOBODY_DRAWS, guests=1)
    play(room)
    room.run()
    controller = room.controller
    controller.bet(7, 5 * FRANC)
    controller.seat_guests(2)
    {"take": lambda: controller.take(7), "undo": controller.undo, "clear": controller.clear}[back]()
    room.run()
    room.check()
    assert room.scene.snapshot.past, "the results are to be read again"


def test_the_first_bet_after_a_coup_lies_there_when_it_has_landed(make_room: MakeRoom) -> None:
    room = make_room(shoe=NOBODY_DRAWS)
    play(room)
    room.run()
    room.controller.bet(3, 25 * FRANC)
    room.run(32, frame=16)
    assert room.scene.board.get("box/3/stake/0") is None, "the chip is in the air"
    room.run()
    assert room.scene.board.get("box/3/stake/0") is not None


def asked(room: Room) -> bool:
    """Whether the croupier asks somebody for a card."""
    call = room.scene.banner.shown()
    return call is not None and call.said is not None and call.said.call == "carte_a"


def test_a_late_chip_takes_no_question_away(make_room: MakeRoom) -> None:
    """A guest is asked for a card, and one may insure meanwhile: that is what is read when he may."""
    room = make_room(shoe="TS TH TC AD 9S 9H 9C 8C 7C 6C", guests=3)
    room.controller.bet(4, 25 * FRANC)
    room.run()
    room.controller.deal()
    while room.scene.busy and not asked(room):
        room.run(16, frame=16)
    assert room.scene.busy, "he thinks about it"
    room.controller.bet(4, 25 * FRANC)
    assert is_late(room.scene.banner.shown())
    room.run()
    assert room.controller.question is Question.INSURANCE
    room.check()


def doings(room: Room, dice: random.Random) -> list[Callable[[], object]]:
    """Everything a restless guest might do next."""
    controller, scene = room.controller, room.scene

    def bet() -> None:
        controller.bet(dice.randint(1, BOXES), dice.choice((500, 2_500, 12_700)))

    def resize() -> None:
        room.spec = dice.choice((SPEC, LARGER))
        scene.set_spec(room.spec, 1.0)

    def pace() -> None:
        room.stage.speed = dice.choice((0.5, 1.0, 4.0))
        room.stage.reduced = dice.random() < 0.3

    def decide() -> None:
        if controller.table.phase is Phase.BETTING:
            return
        dice.choice(
            (controller.hit, controller.stand, controller.stand, controller.double_down, controller.split)
        )()
        dice.choice((controller.go_on, controller.add, controller.accept, controller.decline))()

    decided = [decide] * 8
    bets = [bet] * 5
    return [
        *bets, *decided, controller.deal, controller.deal, controller.go_on, controller.undo, controller.redo,
        controller.clear, controller.repeat, controller.double, scene.skip, scene.retranslate, scene.refresh,
        resize, pace,
        lambda: controller.take(dice.randint(1, BOXES)),
        lambda: controller.seat_guests(dice.randint(0, MOST)),
        lambda: controller.insure(dice.randint(1, BOXES), 500),
    ]  # fmt: skip


def test_a_restless_evening(make_room: MakeRoom) -> None:
    dice = random.Random(1)
    room = make_room(seed="04" * 32, guests=2)
    settled = 0
    for _ in range(250):
        dice.choice(doings(room, dice))()
        room.run(dice.choice((0, 0, 0, 16, 120, 500, 2_500)), frame=dice.choice((16.0, 45.0, 100.0)))
        if dice.random() < 0.15:
            room.run()
        if not room.stage.busy:
            room.check()
            settled += 1
    room.run()
    room.check()
    assert settled > 40
