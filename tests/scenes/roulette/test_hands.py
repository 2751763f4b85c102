"""Real clicks, drags and keys on a real view: where a chip is let go decides the bet."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF, Qt

from casino_qt.art.roulette_places import places
from casino_qt.scenes.roulette.spots import GROUPS, group_of
from casino_qt.tables.roulette_bets import SPOTS, covers, neighbours
from tests.scenes.roulette.conftest import MakeRoulette
from tests.scenes.roulette.room import SPEC, Room, Visitor

TABLEAU = places(SPEC.width)
CHANCES = ("rouge", "noir", "pair", "impair", "manque", "passe")


def tray(room: Room, value: int) -> QPointF:
    return room.scene.tray.face(value)


def laid(room: Room) -> dict[str, int]:
    table = room.controller.table
    return {bet: table.lying(bet).stake for bet in table.bets() if table.lying(bet).stake}


def test_every_place_of_the_tableau_takes_a_click(make_roulette: MakeRoulette) -> None:
    room = make_roulette()
    person = Visitor(room)
    room.scene.chip_value = 500
    met = set()
    for zone in TABLEAU.zones:
        before = laid(room).get(zone.bet, 0)
        person.click(QPointF(*zone.area.centre))
        room.scene.skip()
        assert laid(room)[zone.bet] == before + 500, zone
        met.add(zone.bet)
        if zone.bet.startswith(("plein", "carre")):
            room.controller.take(zone.bet, None)
            room.scene.skip()
    assert met == set(SPOTS)
    room.check()


def test_any_point_of_the_tableau_decides_one_bet(make_roulette: MakeRoulette) -> None:
    """A chip dropped anywhere lays the bet of that point, and nothing else."""
    rng = random.Random(4)
    room = make_roulette()
    person = Visitor(room)
    for _ in range(60):
        at = QPointF(
            rng.uniform(TABLEAU.left + 12, TABLEAU.right - 12),
            rng.uniform(TABLEAU.zero_line + 4, TABLEAU.foot - 4),
        )
        # What is met is decided by the pixel under the pointer.
        at = room.scene.at(person.view.mapToScene(person.at(at)))
        zone = room.scene.layout.zone_at(at)
        assert zone is not None
        person.drag(tray(room, 500), at)
        room.scene.skip()
        assert laid(room) == {zone.bet: 500}
        room.controller.clear()
        room.scene.skip()
    room.check()


@pytest.mark.parametrize(
    ("at", "bet"),
    [
        ((TABLEAU.line_x(1), TABLEAU.line_y(1)), "carre:1/2/4/5"),
        ((TABLEAU.line_x(0), TABLEAU.line_y(3)), "sixain:7/12"),
        ((TABLEAU.line_x(3), TABLEAU.line_y(3)), "sixain:7/12"),
        ((TABLEAU.line_x(3), TABLEAU.line_y(0)), "carre:0/1/2/3"),
        ((TABLEAU.line_x(1), TABLEAU.line_y(0)), "transversale:0/1/2"),
        ((TABLEAU.line_x(2) - 40, TABLEAU.line_y(0)), "cheval:0/2"),
        ((TABLEAU.line_x(0), TABLEAU.line_y(2) + 25), "transversale:7/8/9"),
        ((TABLEAU.line_x(2), TABLEAU.foot - 20), "colonnes:2/3"),
    ],
)
def test_lines_crossings_and_the_zero_line(
    make_roulette: MakeRoulette, at: tuple[float, float], bet: str
) -> None:
    room = make_roulette()
    Visitor(room).drag(tray(room, 2_500), QPointF(*at))
    room.run(3_000)
    assert laid(room) == {bet: 2_500}
    room.check()


def test_a_chip_lies_on_the_side_where_it_was_dropped(make_roulette: MakeRoulette) -> None:
    room = make_roulette()
    person = Visitor(room)
    person.click(person.place("sixain:7/12", 1))
    room.run(3_000)
    piece = room.scene.board.get("sixain:7/12/stake")
    assert piece is not None
    assert piece.x == pytest.approx(TABLEAU.numbers_right)


def test_a_chip_dropped_beside_goes_home_and_so_does_a_refused_one(make_roulette: MakeRoulette) -> None:
    room = make_roulette()
    person = Visitor(room)
    person.drag(tray(room, 2_500), QPointF(640, 500))
    assert room.stage.busy
    room.run(3_000)
    person.drag(tray(room, 1_000_000), person.place("plein:17"))
    room.run(3_000)
    assert laid(room) == {}
    room.check()


def test_piles_are_dragged_off_and_taken_by_the_other_button(make_roulette: MakeRoulette) -> None:
    room = make_roulette()
    person = Visitor(room)
    for bet in ("plein:17", "rouge"):
        room.controller.bet(bet, 2_500)
    room.run(3_000)
    person.drag(room.scene.layout.stake("plein:17"), QPointF(640, 600))
    person.click(person.place("rouge"), Qt.MouseButton.RightButton)
    room.run(3_000)
    assert laid(room) == {}
    room.check()


def test_a_pile_is_dragged_to_another_bet_in_one_step(make_roulette: MakeRoulette) -> None:
    room = make_roulette()
    person = Visitor(room)
    room.controller.bet("plein:17", 2_500)
    room.run(3_000)
    person.drag(room.scene.layout.stake("plein:17"), person.place("douzaine:2", 1))
    assert laid(room) == {"douzaine:2": 2_500}
    assert not [chip for chip in room.scene.board.passing if "taken" in chip.key]  # it was in the hand
    room.run(3_000)
    room.check()
    person.drag(room.scene.layout.stake("douzaine:2", 1), person.place("douzaine:2", 0))
    room.run(3_000)
    assert (laid(room), dict(room.controller.at)) == ({"douzaine:2": 2_500}, {})
    room.check()
    room.controller.undo()
    room.controller.undo()
    room.run(3_000)
    assert laid(room) == {"plein:17": 2_500}
    room.check()


def test_a_payment_dragged_to_its_stake_rides(make_roulette: MakeRoulette) -> None:
    room = make_roulette(17)
    person = Visitor(room)
    room.controller.bet("impair", 2_500)
    room.spin()
    person.drag(room.scene.layout.won("impair"), person.place("impair"))
    room.run(3_000)
    assert (laid(room), room.controller.table.lying("impair").won) == ({"impair": 5_000}, 0)
    person.drag(room.scene.layout.stake("impair"), person.place("plein:1"))
    room.run(3_000)
    assert laid(room) == {"plein:1": 5_000}
    room.check()


def test_a_pile_that_may_not_lie_there_stays(make_roulette: MakeRoulette) -> None:
    room = make_roulette()
    person = Visitor(room)
    room.controller.bet("rouge", 100_000)
    room.run(3_000)
    person.drag(room.scene.layout.stake("rouge"), person.place("plein:1"))
    room.run(3_000)
    assert laid(room) == {"rouge": 100_000}
    assert room.controller.undo_stack.count() == 1
    room.check()


# ---------------------------------------------------------------------- announced bets
def test_the_race_track_lays_announced_bets(make_roulette: MakeRoulette) -> None:
    room = make_roulette()
    person = Visitor(room)
    room.scene.chip_value = 500
    piste = room.scene.layout.piste
    person.click(QPointF(*piste.zone_centre("orphelins")))
    room.run(3_000)
    assert laid(room)["plein:1"] == 500
    room.controller.clear()
    person.click(QPointF(*piste.number_centre(0)))
    room.run(3_000)
    assert set(laid(room)) == {f"plein:{n}" for n in (3, 26, 0, 32, 15)}
    room.check()


def test_neighbours_from_one_to_nine(make_roulette: MakeRoulette) -> None:
    room = make_roulette()
    person = Visitor(room)
    at = QPointF(*room.scene.layout.piste.number_centre(17))
    person.hover(at)
    for key, count in ((Qt.Key.Key_Plus, 3), (Qt.Key.Key_Minus, 2), (Qt.Key.Key_Minus, 1)):
        person.keys(key)
        assert room.scene.track.each_side == count
        assert room.scene.pointing.announced(f"voisins:17+{count}").numbers == set(neighbours(17, count))
    for _ in range(12):
        assert room.scene.hands.turn(at, 120)
    assert room.scene.track.each_side == 9
    assert not room.scene.hands.turn(QPointF(500, 200), 120)
    room.scene.chip_value = 500
    person.click(at)
    room.run(3_000)
    assert len(laid(room)) == 19


def test_what_a_bet_would_cover_is_lit_and_told(make_roulette: MakeRoulette) -> None:
    room = make_roulette()
    person = Visitor(room)
    light = room.scene._light
    person.hover(person.place("carre:25/26/28/29"))
    assert light.isVisible()
    for number in range(37):
        middle = QPointF(*TABLEAU.cell(number).centre)
        assert light.outline.contains(middle) == (number in covers("carre:25/26/28/29")), number
    plate = room.scene.pointing._plate
    assert plate is not None
    assert "25" in str(plate.look)
    assert "200" in str(plate.look)
    person.hover(QPointF(640, 600))
    assert not light.isVisible()


# ---------------------------------------------------------------------- the keyboard
def test_the_keyboard_reaches_every_spot_and_each_has_a_name(make_roulette: MakeRoulette) -> None:
    room = make_roulette(0)
    for chance in CHANCES:
        room.controller.bet(chance, 2_500)
    room.controller.bet("plein:0", 500)
    room.spin()
    order = room.scene.focus_order
    keys = {spot.key for spot in order.spots}
    assert {group_of(key) for key in keys} == set(GROUPS)
    assert len([key for key in keys if key.startswith("bet/")]) == len(TABLEAU.zones)
    reached: set[str] = set()
    order.choose(None)
    while order.step(True):
        current = order.current
        assert current is not None
        todo = [current.key]
        while todo:
            here = todo.pop()
            if here in reached:
                continue
            reached.add(here)
            for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                order.choose(here)
                if order.towards(*way) and order.current is not None:
                    todo.append(order.current.key)
        order.choose(current.key)
    assert keys == reached
    for spot in order.spots:
        assert spot.name().strip()
        assert "{" not in spot.name()


def test_arrows_go_from_cell_to_line_to_cell(make_roulette: MakeRoulette) -> None:
    room = make_roulette()
    person = Visitor(room)
    order = room.scene.focus_order
    person.keys(Qt.Key.Key_Right)
    assert order.current is not None
    assert order.current.key == "bet/plein:17@0"
    for key, bet in (
        (Qt.Key.Key_Right, "cheval:17/18"),
        (Qt.Key.Key_Right, "plein:18"),
        (Qt.Key.Key_Down, "cheval:18/21"),
        (Qt.Key.Key_Left, "carre:17/18/20/21"),
    ):
        person.keys(key)
        assert order.current.key.startswith(f"bet/{bet}@")
    person.keys(Qt.Key.Key_Return)
    room.run(3_000)
    assert laid(room) == {"carre:17/18/20/21": 2_500}
    person.keys(Qt.Key.Key_Delete)
    room.run(3_000)
    assert laid(room) == {}
    assert room.scene._ring.isVisible()
    room.check()


def test_tab_goes_from_group_to_group_and_leaves(make_roulette: MakeRoulette) -> None:
    room = make_roulette()
    scene = room.scene
    scene.focus_order.choose(None)
    groups = []
    while scene.step_focus(True):
        assert scene.focus_order.current is not None
        groups.append(group_of(scene.focus_order.current.key))
    assert groups == ["bet", "track", "board", "chip"]


# ---------------------------------------------------------------------- prison
def test_a_prisoner_is_dragged_to_another_chance(make_roulette: MakeRoulette) -> None:
    room = make_roulette(0)
    person = Visitor(room)
    room.controller.bet("rouge", 2_500)
    room.spin()
    person.drag(room.scene.layout.cell("rouge", 1), person.place("passe"))
    room.run(3_000)
    assert room.controller.table.lying("passe").prison == (2_500, 0)
    person.drag(room.scene.layout.cell("passe", 1), person.place("plein:5"))
    room.run(3_000)
    assert room.controller.table.lying("passe").prison == (2_500, 0)
    room.check()


def test_a_prisoner_is_moved_by_the_keyboard(make_roulette: MakeRoulette) -> None:
    room = make_roulette(0)
    room.controller.bet("noir", 2_500)
    room.spin()
    scene = room.scene
    scene.prisoners.pick_up("noir")
    person = Visitor(room)
    scene.focus_order.choose("bet/pair@0")
    person.keys(Qt.Key.Key_Return)
    room.run(3_000)
    assert room.controller.table.lying("pair").prison == (2_500, 0)
    scene.prisoners.pick_up("pair")
    person.keys(Qt.Key.Key_Escape)
    assert scene.prisoners.carried is None
    room.check()


def test_a_click_on_a_prisoner_lays_no_chip(make_roulette: MakeRoulette) -> None:
    room = make_roulette(0)
    person = Visitor(room)
    asked: list[str] = []
    room.scene.asks.connect(asked.append)
    room.controller.bet("rouge", 2_500)
    room.spin()
    table, layout = room.controller.table, room.scene.layout
    person.click(layout.cell("rouge", 1))
    assert room.scene.prisoners.carried == "rouge"
    assert len(asked) == 1
    person.click(layout.cell("rouge", 1))
    assert room.scene.prisoners.carried is None
    assert (table.lying("rouge").stake, table.lying("rouge").prison) == (0, (2_500, 0))
    person.click(layout.cell("rouge", 1))
    person.click(person.place("pair"))
    room.run(3_000)
    assert (table.lying("pair").stake, table.lying("pair").prison) == (0, (2_500, 0))
    person.click(layout.cell("pair", 1))
    person.drag(tray(room, 500), person.place("noir"))
    room.run(3_000)
    assert laid(room) == {"noir": 500}
    assert table.lying("pair").prison == (2_500, 0)
    room.check()


def test_half_back_is_one_click(make_roulette: MakeRoulette) -> None:
    room = make_roulette(0)
    person = Visitor(room)
    room.controller.bet("noir", 2_500)
    room.spin()
    person.click(room.scene.layout.half_back_at("noir"))
    room.run(3_000)
    assert room.controller.table.lying("noir").on_table == 0
    room.check()


def test_why_is_asked_by_a_click_on_the_tag(make_roulette: MakeRoulette) -> None:
    room = make_roulette(17)
    person = Visitor(room)
    asked: list[object] = []
    room.scene.explain.connect(asked.append)
    for bet in ("plein:17", "noir", "rouge"):
        room.controller.bet(bet, 2_500)
    room.spin()
    for bet in ("plein:17", "noir", "rouge"):
        spot = next(spot for spot in room.scene.focus_order.spots if spot.key == f"why/{bet}")
        person.click(spot.middle)
    assert asked == [("plein:17", "won"), ("noir", "won"), ("rouge", "lost")]


def told(room: Room) -> tuple[str, ...]:
    """What the pointer's plate says, line by line."""
    plate = room.scene.pointing._plate
    return () if plate is None else (str(plate.look[2]), *plate.look[3])  # type: ignore[misc]  # of a plate: its lines


def test_over_the_prison_the_pointer_promises_nothing(make_roulette: MakeRoulette) -> None:
    room = make_roulette(0)
    room.controller.bet("rouge", 2_500)
    room.spin()
    person, scene = Visitor(room), room.scene
    person.hover(scene.layout.cell("rouge", 1))
    assert told(room) == ("Rouge", "25 imprisoned on Rouge: move it")
    person.hover(scene.layout.half_back_at("rouge"))
    assert told(room)[1].startswith("Take half of the imprisoned stake on Rouge back")
    person.click(
        scene.layout.cell("rouge", 1)
    )  # picked up: it goes to a simple chance, and pays nothing there
    person.hover(person.place("noir"))
    assert told(room) == ("Noir",)
    person.hover(person.place("plein:17"))
    assert told(room) == ()
    person.keys(Qt.Key.Key_Escape)
    person.hover(person.place("noir"))
    assert told(room)[0] == "Noir"
    assert "25" in told(room)[2]


def test_what_is_in_the_hand_is_what_is_promised(make_roulette: MakeRoulette) -> None:
    room = make_roulette()
    room.scene.chip_value = 2_500
    room.controller.bet("carre:25/26/28/29", 11_000)
    room.run(3_000)
    person, hands = Visitor(room), room.scene.hands
    left = Qt.MouseButton.LeftButton
    for start, promised in (
        (tray(room, 50_000), "500 would bring 500"),
        (person.place("carre:25/26/28/29"), "110 would bring 110"),
    ):
        hands.press(start, left)
        for at in (start + QPointF(20, 0), person.place("rouge")):
            hands.move(at, pressed=True)
        assert told(room)[2] == promised
        hands.let_go()
    person.hover(person.place("noir"))
    assert told(room)[2] == "25 would bring 25"
