"""The other guests: their own colours, and never in the way of the picture or of the person."""

from __future__ import annotations

import pytest

from casino_qt.rules.roulette.actions import Bet
from casino_qt.scenes.place import rect
from casino_qt.scenes.roulette.layout import SIMPLE_CHANCES as CHANCES
from casino_qt.scenes.roulette.still_life import guest_key
from casino_qt.tables.guests.roster import ROSTER
from casino_qt.tables.purse_change import PurseChange
from tests.scenes.roulette.conftest import MakeRoulette
from tests.scenes.roulette.room import Room


def guests(room: Room) -> dict[str, str]:
    things = room.scene.board.things.items()
    return {key: repr(piece.look) for key, piece in things if piece.kind == "guest"}


@pytest.mark.parametrize("after", [0, 300, 2_000, 9_500, 11_500, 200_000])
def test_five_guests_play_along(make_roulette: MakeRoulette, after: int) -> None:
    room = make_roulette(*[17, 0, 32, 5, 0, 0, 8, 11])
    room.controller.seat_guests(5)
    for _ in range(6):
        room.controller.bet("noir", 2_500)
        room.spin(after)
        room.run()
        room.check()
    assert guests(room)


@pytest.mark.parametrize("after", [0, 10_500, 200_000])
@pytest.mark.parametrize("then", [1, 2])
def test_what_a_guest_has_in_prison_lies_there(make_roulette: MakeRoulette, then: int, after: int) -> None:
    """Rouge is locked once, twice, by the third zero taken; 1 frees it from either level, 2 takes it."""
    room = make_roulette(*[0, 0, then, 1, 0, 0, 0, 17])
    seat = ROSTER[2].seat
    room.controller._play([PurseChange(0, seat), Bet("rouge", 2_000, by=seat)])
    room.scene.refresh()
    for _ in range(7):
        room.spin(after)
        room.run()
        lying = room.controller.table.lying("rouge", seat)
        lies = [lying.stake, *lying.prison]
        keys = [guest_key("rouge", 3, level) for level in (0, 1, 2)]
        assert [key in guests(room) for key in keys] == [bool(amount) for amount in lies]
        for level, key in enumerate(keys):
            if lies[level]:
                at = room.scene.layout.guest("rouge", 3, level)
                piece = room.scene.board.things[key]
                assert (piece.x, piece.y) == (at.x(), at.y())
        room.check()


def test_each_has_a_colour_of_its_own(make_roulette: MakeRoulette) -> None:
    room = make_roulette(17, 5)
    room.controller.seat_guests(5)
    room.run()
    room.spin()
    room.run()
    looks = guests(room)
    for key, look in looks.items():
        number = key.rpartition("/")[2]
        assert f"(-{number}," in look
    assert len({key.rpartition("/")[2] for key in looks}) > 2


def test_the_person_need_not_wait(make_roulette: MakeRoulette) -> None:
    room = make_roulette(17)
    room.controller.seat_guests(5)
    assert not room.scene.busy
    room.controller.bet("plein:17", 500)
    room.scene.throw_ball()
    assert room.scene.ball_runs
    room.run()
    room.check()


def test_beside_a_plaque_every_guest_is_seen(make_roulette: MakeRoulette) -> None:
    layout = make_roulette().scene.layout
    plaque = 1.3 * layout.chip
    for chance in CHANCES:
        field = rect(layout.places.field(chance))
        for guest in range(1, 5):
            at = layout.guest(chance, guest)
            for pile in (layout.stake(chance), layout.won(chance)):
                assert abs(at.x() - pile.x()) > plaque / 2, (chance, guest)
            assert field.left() + layout.chip / 2 < at.x() < field.right() - layout.chip / 2, (chance, guest)
