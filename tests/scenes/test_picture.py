"""After any coup, at any speed, skipped or not, the picture equals one built fresh from the state."""

from __future__ import annotations

import random

import pytest

from casino_qt.rules.trente_et_quarante.actions import Row, Spot
from casino_qt.rules.trente_et_quarante.events import Outcome
from casino_qt.rules.trente_et_quarante.options import Rules
from tests.scenes.conftest import MakeRoom
from tests.scenes.table_room import LONG_ROW, NEXT, SHOES, Room

PRISON = Rules(refait="prison")


def lay_and_insure(room: Room) -> None:
    controller = room.controller
    controller.bet(Spot.ROUGE, 150_000)
    controller.bet(Spot.NOIR, 12_500)
    controller.bet(Spot.COULEUR, 2_550)
    controller.bet(Spot.INVERSE, 700)
    controller.insure(Spot.ROUGE)
    controller.insure(Spot.INVERSE)


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
@pytest.mark.parametrize("outcome", sorted(SHOES))
@pytest.mark.parametrize("rules", [Rules(), PRISON, Rules(premium="every_coup")])
def test_every_outcome_watched_to_the_end(
    make_room: MakeRoom, outcome: str, speed: float, rules: Rules
) -> None:
    room = make_room(shoes=[f"{SHOES[outcome]} {NEXT}"], speed=speed, rules=rules)
    room.cut()
    lay_and_insure(room)
    room.run(9_000)
    room.check()
    room.controller.coup()
    assert room.scene.busy
    assert room.controller.showing
    room.run(frame=37.0)
    last = room.controller.table.last
    assert last is not None
    assert last.outcome == outcome
    room.check()


@pytest.mark.parametrize("outcome", sorted(SHOES))
@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("rules", [Rules(), PRISON], ids=["half", "prison"])
def test_every_outcome_skipped_anywhere(
    make_room: MakeRoom, outcome: str, reduced: bool, rules: Rules
) -> None:
    moments = (0, 90, 1_450, 2_100, 3_300, 4_700, 5_800, 6_600, 7_500, 8_800)
    shoe = " ".join([SHOES[outcome]] * len(moments)) + f" {NEXT}"
    room = make_room(shoes=[shoe], reduced=reduced, rules=rules)
    room.cut()
    for after in moments:
        lay_and_insure(room)
        room.controller.coup()
        room.run(after, frame=50.0)
        room.scene.skip()
        room.check()


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("rules", [Rules(), PRISON, Rules(premium="every_coup")])
def test_a_loss_is_noted_beside_an_older_payment(make_room: MakeRoom, reduced: bool, rules: Rules) -> None:
    won, lost, half = (SHOES[name] for name in ("rouge_gagne_et_couleur", "rouge_perd_et_couleur", "refait"))
    room = make_room(shoes=[f"{won} {half} {lost} {NEXT}"], reduced=reduced, rules=rules)
    room.cut()
    lay_and_insure(room)
    for _ in range(3):
        room.controller.coup()
        room.run(frame=50.0)
        room.check()
        room.controller.bet(Spot.ROUGE, 10_000)
        room.controller.undo()
        room.run(9_000)
        room.check()
    rouge = room.scene.snapshot.heaps[Spot.ROUGE]
    assert (rouge.stake, rouge.won) == (0, 150_000)
    asked = room.scene.snapshot.payment(Spot.ROUGE)
    assert asked is not None
    assert asked[0] == "lost"
    notes = {rest.key for rest in room.scene.still.beside(Spot.ROUGE, rouge, room.scene.snapshot)}
    assert notes == {"rouge/won", "rouge/won/tag", "rouge/cost"}


@pytest.mark.parametrize("reduced", [False, True])
def test_three_refaits_in_a_row_lock_free_and_take(make_room: MakeRoom, reduced: bool) -> None:
    refait = SHOES["refait"]
    rouge = SHOES["rouge_gagne_et_couleur"]
    room = make_room(shoes=[f"{refait} {refait} {rouge} {rouge} {NEXT}"], reduced=reduced, rules=PRISON)
    room.cut()
    lay_and_insure(room)
    for _ in range(4):
        room.controller.coup()
        room.run(frame=50.0)
        room.check()
        room.controller.bet(Spot.ROUGE, 10_000)
        room.run(9_000)
        room.check()


def test_half_of_a_locked_stake_comes_back(make_room: MakeRoom) -> None:
    room = make_room(shoes=[f"{SHOES['refait']} {NEXT}"], rules=PRISON)
    room.cut()
    room.controller.bet(Spot.NOIR, 10_000)
    room.controller.coup()
    room.scene.skip()
    assert [spot.key for spot in room.scene.focus_order.spots if spot.key.startswith("halve")]
    room.controller.halve(Spot.NOIR)
    room.run(9_000)
    room.check()


@pytest.mark.parametrize("after", [0, 3_000, 6_000, 9_000, 100_000])
def test_the_longest_row_lies_within_its_tramlines(make_room: MakeRoom, after: int) -> None:
    room = make_room(shoes=[f"{LONG_ROW} {NEXT}"])
    room.cut()
    room.controller.bet(Spot.NOIR, 5_000)
    room.controller.coup()
    room.run(after, frame=50.0)
    room.scene.skip()
    room.check()
    row = room.scene.layout.places.row("noir")
    assert len(room.scene.snapshot.cards(Row.NOIR)) == 28
    for index in range(28):
        x = room.scene.board.cards[f"noir/{index}"].home.x()
        assert row.x + 44 <= x <= row.right - 44


def test_a_written_shoe_used_up_is_followed_by_the_next(make_room: MakeRoom) -> None:
    for after in (100, 5_000, 9_000, 12_000, 15_000, 1_000_000):
        room = make_room(shoes=[SHOES["apres"], f"{SHOES['refait']} {NEXT}"])
        room.cut()
        lay_and_insure(room)
        room.controller.coup()
        room.run(after, frame=90.0)
        room.scene.skip()
        room.check()
        assert room.scene.snapshot.last is None


def test_a_whole_shoe_to_the_void_coup_and_the_next(make_room: MakeRoom) -> None:
    """Real cards: bets, takes, undo at random; the pictures agree all the way through the stop card."""
    rng = random.Random(7)
    room = make_room(seed="c3" * 32)
    room.cut()
    controller = room.controller
    outcomes: set[Outcome] = set()
    for number in range(60):
        for spot in rng.sample(list(Spot), rng.randint(1, 4)):
            controller.bet(spot, rng.choice((500, 2_500, 10_000)))
            if rng.random() < 0.3:
                controller.insure(spot)
        if rng.random() < 0.3:
            controller.undo()
        if rng.random() < 0.2:
            controller.take(rng.choice(list(Spot)), None)
        room.run(rng.choice((0, 100, 250, 3_000)))
        controller.coup()
        last = controller.table.last
        assert last is not None
        outcomes.add(last.outcome)
        room.run(rng.choice((0, 700, 4_000, 7_000, 60_000)), frame=80.0)
        room.scene.skip()
        room.check()
        if last.outcome is Outcome.VOID:
            assert number > 20
            break
    assert Outcome.VOID in outcomes


def test_a_void_coup_with_nothing_on_the_cloth_lets_the_person_cut_again(make_room: MakeRoom) -> None:
    room = make_room(seed="c3" * 32)
    room.cut()
    for _ in range(60):
        room.controller.coup()
        room.scene.skip()
        if room.scene.snapshot.cutting:
            break
    room.check()
    assert room.scene.snapshot.cutting
    room.scene.move_cut(200)
    room.scene.cut_here()
    room.run()
    room.check()
    assert not room.scene.snapshot.cutting


@pytest.mark.parametrize("after", [0, 300, 1_000, 2_500, 3_400, 4_000, 100_000])
@pytest.mark.parametrize("reduced", [False, True])
def test_the_opening_ceremony_ends_in_the_cut(make_room: MakeRoom, after: int, reduced: bool) -> None:
    room = make_room(reduced=reduced)
    room.scene.open_table()
    assert room.scene.busy
    room.run(after, frame=40.0)
    room.scene.skip()
    room.check()
    room.controller.cut(None)
    room.run(after, frame=40.0)
    room.scene.skip()
    room.check()


def test_undo_and_redo_bring_chips_back_and_forth(make_room: MakeRoom) -> None:
    room = make_room()
    room.cut()
    lay_and_insure(room)
    for _ in range(6):
        room.controller.undo()
        room.run(40)
    room.run()
    room.check()
    for _ in range(6):
        room.controller.redo()
    room.run()
    room.check()
    assert room.scene.snapshot.heaps[Spot.ROUGE].premium
