"""What is heard at тридцать одно: tokens laid, cards, payments, the next round."""

from __future__ import annotations

from tests.scenes.listening import Listener
from tests.scenes.trente_et_un.conftest import MakeTable
from tests.scenes.trente_et_un.room import ROUNDS


def test_a_round(make_table: MakeTable) -> None:
    room = make_table(written=ROUNDS["the banker has less"] + " 2S 3S 4S 5S")
    listener = Listener(room.scene)
    room.controller.deal()
    room.run()
    assert listener.counted() == [("stack", 1), ("card_slide", 9), ("card_flip", 3)]
    listener.forget()
    room.play_out()
    room.run()
    assert listener.kinds  # skipped by `play_out`: one sound for each time
    assert len(listener.kinds) <= 3


def test_payments_are_heard_one_after_another(make_table: MakeTable) -> None:
    room = make_table(written=ROUNDS["the banker has less"] + " 2S 3S 4S 5S")
    room.controller.deal()
    room.run()
    listener = Listener(room.scene)
    room.controller.stand()
    room.run(frame=10.0)
    paid = [(moment, sound) for moment, sound in listener.heard if sound.kind == "pile_slide"]
    assert len(paid) == 2
    assert paid[0][1].pan != paid[1][1].pan
    assert listener.kinds.count("card_flip") == 7


def test_without_travel(make_table: MakeTable) -> None:
    room = make_table(written=ROUNDS["the banker has less"] + " 2S 3S 4S 5S", reduced=True)
    listener = Listener(room.scene)
    room.controller.deal()
    room.run()
    assert listener.counted() == [("stack", 1), ("card_slide", 9), ("card_flip", 3)]
