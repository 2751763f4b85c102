"""What is heard at trente et quarante, in the order of the pictures; and what holds at every table."""

from __future__ import annotations

from typing import get_args

import pytest

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.scenes import audible, timing
from casino_qt.scenes.audible import GENTLE, Sound
from casino_qt.sound.catalogue import KINDS
from tests.scenes.conftest import MakeRoom
from tests.scenes.listening import Listener
from tests.scenes.table_room import NEXT, SHOES, Room

WON = f"{SHOES['rouge_gagne_et_couleur']} {NEXT}"
CARDS = 8  # of that coup
AT_THE_BELL = {"bell"}  # heard at no table


def test_every_sound_of_the_tables_can_be_played() -> None:
    assert set(get_args(Sound)) == set(KINDS) - AT_THE_BELL
    assert set(audible.APART) <= set(KINDS)


def sat_down(make_room: MakeRoom, **wishes: object) -> tuple[Room, Listener]:
    room = make_room(shoes=[WON], **wishes)
    listener = Listener(room.scene)
    room.cut()
    room.run()
    listener.forget()
    return room, listener


@pytest.mark.parametrize("reduced", [False, True])
def test_the_ceremony_of_the_shoe(make_room: MakeRoom, reduced: bool) -> None:
    room = make_room(shoes=[WON], reduced=reduced)
    listener = Listener(room.scene)
    room.scene.open_table()
    room.run()
    assert [kind for kind in listener.kinds if not kind.startswith("card")] == ["gather", "gather", "shuffle"]
    assert (listener.kinds.count("card_slide"), listener.kinds.count("card_flip")) == (6, 6)
    listener.forget()
    room.controller.cut(150)
    room.run()
    assert listener.counted() == [("cut", 1), ("riffle", 1), ("card_slide", 5)]


def test_a_chip_on_the_cloth_and_one_on_it(make_room: MakeRoom) -> None:
    room, listener = sat_down(make_room)
    began = room.stage.now
    room.controller.bet(Spot.ROUGE, 2_500)
    room.run(frame=5.0)
    room.controller.bet(Spot.ROUGE, 2_500)
    room.run()
    assert listener.kinds == ["chip", "chip_on_chips"]
    landed, chip = listener.heard[0]
    assert landed - began == pytest.approx(timing.CHIP_FLIGHT + timing.CHIP_SETTLE, abs=5.1)
    left = room.scene.layout.scene.width() / 2
    assert chip.pan == pytest.approx((room.scene.layout.stake(Spot.ROUGE).x() - left) / left, abs=0.02)
    room.controller.take(Spot.ROUGE)
    room.run()
    assert listener.kinds[2:] == ["chip_on_chips"]


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
def test_a_coup(make_room: MakeRoom, speed: float) -> None:
    room, listener = sat_down(make_room, speed=speed)
    room.controller.bet(Spot.ROUGE, 2_500)
    room.controller.bet(Spot.NOIR, 2_500)
    room.run()
    listener.forget()
    room.controller.coup()
    room.run(frame=5.0)
    kinds = listener.kinds
    assert (kinds.count("card_slide"), kinds.count("card_flip")) == (CARDS, CARDS)
    assert kinds[-2:] == ["rake", "pile_slide"]
    times = [moment for moment, sound in listener.heard if sound.kind == "card_slide"]
    assert times == sorted(times)
    assert times[1] - times[0] == pytest.approx(timing.DEAL_STAGGER, abs=5.1 * speed)


def test_what_is_skipped_leaves_one_gentle_sound(make_room: MakeRoom) -> None:
    room, listener = sat_down(make_room)
    room.controller.bet(Spot.NOIR, 2_500)
    room.run()
    listener.forget()
    room.controller.coup()
    room.run(50)
    listener.forget()
    room.scene.skip()
    assert listener.kinds == ["rake"]
    assert listener.heard[0][1].strength == GENTLE
    room.scene.skip()
    assert len(listener.heard) == 1
    room.controller.coup()
    room.run(50)
    listener.forget()
    room.scene.leave()  # and whoever gets up hears nothing of it
    assert listener.kinds == []


def test_without_travel_a_coup_is_heard_as_well(make_room: MakeRoom) -> None:
    room, listener = sat_down(make_room, reduced=True)
    room.controller.bet(Spot.NOIR, 2_500)
    room.run()
    room.controller.coup()
    room.run()
    assert listener.kinds[0] == "chip"
    assert listener.kinds.count("card_slide") == CARDS
    assert "rake" in listener.kinds


def test_a_still_table_is_silent(make_room: MakeRoom) -> None:
    room, listener = sat_down(make_room)
    room.scene.refresh()
    room.scene.redress()
    room.scene.retranslate()
    room.run(60_000)
    assert listener.kinds == []
