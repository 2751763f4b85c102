"""What is heard at blackjack: a bet, the deal, a double, the end of a coup, a new shoe."""

from __future__ import annotations

import pytest

from tests.scenes.blackjack.conftest import MakeRoom
from tests.scenes.listening import Listener

# Boxes 3 and 4 get 19 and 18; the croupier has 20.
SHOE = "TS 9D KC 9S 9H KD 9C 4S TH 2S 3S 7S 6H 5D 8C 2H 3H 7H 9H"


@pytest.mark.parametrize("reduced", [False, True])
def test_a_coup_from_the_bet_to_the_end(make_room: MakeRoom, reduced: bool) -> None:
    room = make_room(shoe=SHOE, reduced=reduced)
    listener = Listener(room.scene)
    controller = room.controller
    for box in (3, 4, 3):
        controller.bet(box, 2_500)
        room.run()
    assert listener.kinds == ["chip", "chip", "chip_on_chips"]
    assert listener.heard[0][1].pan == listener.heard[2][1].pan != listener.heard[1][1].pan
    listener.forget()
    controller.deal()
    room.run()
    kinds = set(listener.kinds)
    assert kinds == {"card_slide", "card_flip"}
    assert listener.kinds.count("card_slide") == 5
    listener.forget()
    controller.stand()
    room.run()
    controller.stand()
    room.run()
    assert listener.kinds[-1] == "gather"
    assert "rake" in listener.kinds  # the lost stakes are drawn away


def test_what_is_skipped_leaves_one_sound(make_room: MakeRoom) -> None:
    room = make_room(shoe=SHOE)
    room.controller.bet(3, 2_500)
    room.controller.bet(4, 2_500)
    room.run()
    listener = Listener(room.scene)
    room.controller.deal()
    room.scene.skip()
    assert listener.kinds in (["card_flip"], ["card_slide"])
