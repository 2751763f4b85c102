"""After any round, at any speed, skipped or not, the picture equals one built fresh from the state."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF

from casino_qt.money_text import signed_francs
from casino_qt.rules.trente_et_un.actions import YOU, Deal
from tests.scenes.trente_et_un.conftest import MakeTable
from tests.scenes.trente_et_un.room import LARGER, ROUNDS, TOKEN, Room

ENDS = {  # tokens of the person, and the words on his label
    "the banker has less": (2, ""),
    "the banker has more": (-2, ""),
    "a tie": (0, "Paid with cards"),
    "dealt 31": (4, "Thirty-one"),
    "the banker's dealt 31": (-4, ""),
    "two dealt 31s": (0, "Thirty-one"),
    "over": (-2, "Over"),
    "the banker over": (2, ""),
}


def label(room: Room, place: int = 0) -> str:
    piece = room.scene.board.get(f"seat/{place}/label")
    return "" if piece is None else str(piece.look[2])


def play(room: Room, outcome: str) -> None:
    """The person stays on what he has, but in the round in which he is to go over."""
    room.controller.deal()
    room.run()
    room.check()
    while room.table.to_act == YOU:
        if outcome == "over":
            room.controller.draw()
        else:
            room.controller.stand()
        room.run()
        room.check()


@pytest.mark.parametrize(("speed", "in_steps"), [(0.5, False), (1.0, True), (2.0, False)])
@pytest.mark.parametrize("outcome", sorted(ROUNDS))
def test_every_outcome_watched_to_the_end(
    make_table: MakeTable, outcome: str, speed: float, in_steps: bool
) -> None:
    room = make_table(written=ROUNDS[outcome] + " 2S 3S 4S 5S", speed=speed, in_steps=in_steps)
    play(room, outcome)
    tokens, words = ENDS[outcome]
    assert room.table.result(YOU) == tokens
    assert label(room) == words


@pytest.mark.parametrize("outcome", sorted(ROUNDS))
@pytest.mark.parametrize("reduced", [False, True])
def test_every_outcome_skipped_anywhere(make_table: MakeTable, outcome: str, reduced: bool) -> None:
    for after in (0, 90, 1_450, 2_600, 3_300, 6_600):
        room = make_table(written=ROUNDS[outcome] + " 2S 3S 4S 5S", reduced=reduced)
        room.controller.deal()
        room.run(after)
        room.scene.skip()
        room.check()
        while room.table.to_act == YOU:
            (room.controller.draw if outcome == "over" else room.controller.stand)()
            room.run(after)
            room.scene.skip()
            room.check()


@pytest.mark.parametrize(("seats", "in_steps"), [(2, True), (3, False), (5, True), (6, False), (9, True)])
def test_whole_talias_at_random(make_table: MakeTable, seats: int, in_steps: bool) -> None:
    """Real cards, the bank passing round; looked at or not, dealt card by card or not, skipped or not."""
    rng = random.Random(31 * seats + in_steps)
    room = make_table(
        seats, seed=f"{rng.randrange(1 << 256):064x}", in_steps=in_steps, banker=rng.choice((YOU, "anna"))
    )
    scene = room.scene
    while room.table.talia <= 2:
        room.stage.reduced = rng.random() < 0.3
        scene.paced = rng.random() < 0.5
        room.controller.deal()
        room.run(rng.choice((0, 500, 3_000)))
        while scene.busy:
            chance = rng.random()
            if scene.waits_for_card and chance < 0.7:
                scene.deal_card()
                room.run(rng.choice((0, 60, 400)))
            elif chance < 0.75:
                scene.deal_all()
            elif chance < 0.85:
                scene.look()
                room.run(rng.choice((0, 100)))
            elif chance < 0.9:
                scene.skip()
            else:
                room.run(rng.choice((100, 1_000, 60_000)))
        room.run()
        room.check()
        while room.table.to_act == YOU:
            stays = room.table.hand(YOU).total >= rng.choice((22, 26, 29))
            (room.controller.stand if stays else room.controller.draw)()
            room.run(rng.choice((0, 300, 1_200, 4_000)))
            if rng.random() < 0.5:
                scene.skip()
            room.run()
            room.check()
        assert sum(room.table.net(seat) for seat in room.table.seats()) == 0


def test_the_bank_goes_round_and_its_row_with_it(make_table: MakeTable) -> None:
    room = make_table(4)
    banked: list[str] = []
    while len(banked) < 5:
        banker = room.table.banker
        if banker not in banked[-1:]:
            banked.append(banker)
        place = room.scene.snapshot.seats.index(banker)
        assert room.scene.board.get(f"seat/{place}/bank") is not None
        banks = [key for key in room.scene.board.things if key.split("/")[2:] == ["bank"]]
        assert banks == [f"seat/{place}/bank"]
        room.controller.deal()
        room.scene.skip()
        room.play_out()
        room.check()
    assert banked == ["anna", "boris", "clara", YOU, "anna"]


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
@pytest.mark.parametrize("outcome", ["dealt 31", "the banker over"])
def test_a_bank_that_cannot_pay_any_more_passes_before_the_talia_is_over(
    make_table: MakeTable, outcome: str, speed: float
) -> None:
    """Only the passing is told then: it waits for the call before it, and so does what is seen of it."""
    for after in (60_000, 4_000, 2_600, 900, 0):
        room = make_table(written=ROUNDS[outcome] + " 2S 3S 4S 5S", purse=4 * 500 * 2, speed=speed)
        assert room.table.banker == "anna"
        room.controller.deal()
        room.run(after)
        room.scene.skip()
        while room.table.to_act == YOU:
            room.controller.stand()
            while room.scene.busy and after:
                on_plates = room.scene.told.banker
                place = room.scene.told.seats.index(on_plates)
                flying = any(piece.key.endswith("/bank") for piece in room.scene.board.passing)
                assert flying or room.scene.board.get(f"seat/{place}/bank") is not None
                room.run(after / 10)
            room.scene.skip()
        assert room.table.banker != "anna"
        room.check()


def test_after_a_talia_its_pack_is_laid_aside_and_the_other_one_dealt(make_table: MakeTable) -> None:
    room = make_table(5)
    while room.table.talia == 1:
        room.controller.deal()
        room.scene.skip()
        room.play_out()
    assert room.scene.snapshot.strange
    assert room.scene.snapshot.pack_level == 6
    assert room.scene.board.get("played") is None
    room.controller.deal()
    room.scene.skip()
    room.check()
    assert room.scene.board.get("played") is None  # the cards of the old pack went to the old pack
    while not room.table.discards:
        room.play_out()
        room.controller.deal()
        room.scene.skip()
        room.check()
    assert room.scene.board.get("played") is not None


def test_nobody_elses_cards_are_seen_before_they_are_opened(make_table: MakeTable) -> None:
    room = make_table(6, seed="11" * 32)
    room.controller.deal()
    while room.scene.busy:
        room.run(200)
        for key, card in room.scene.board.cards.items():
            if not key.startswith("0/") and card.face_up:
                seat = room.scene.told.seats[int(key.split("/")[0])]
                assert room.scene.told.hand(seat).opened
    closed = [seat for seat in room.table.seats() if seat != YOU and not room.table.hand(seat).opened]
    assert closed
    for seat in closed:
        place = room.scene.snapshot.seats.index(seat)
        assert room.scene.board.get(f"seat/{place}/disc") is None
        assert room.scene.board.get(f"seat/{place}/sum") is None


@pytest.mark.parametrize("banker", [YOU, "anna", "boris"])
def test_no_hand_is_reckoned_before_its_cards_are_seen(make_table: MakeTable, banker: str) -> None:
    """Nor does its sum stand there while the first of them turns."""
    for outcome in sorted(ROUNDS):
        room = make_table(written=ROUNDS[outcome] + " 2S 3S 4S 5S", banker=banker)
        room.controller.deal()
        reckoned = 0
        while room.scene.busy:
            room.run(20, 20)
            board = room.scene.board
            for place in range(3):
                if board.get(f"seat/{place}/disc") is not None:
                    assert all(card.face_up for key, card in board.cards.items() if key[0] == str(place))
                    reckoned += 1
        assert reckoned


def test_money_on_the_plates_and_before_the_seats_is_all_there_is(make_table: MakeTable) -> None:
    room = make_table(5, seed="22" * 32)
    total = 5 * room.table.purse(YOU)
    for _ in range(4):
        room.controller.deal()
        while True:
            room.run(400)
            now = room.scene.told
            lying = sum(now.beside(seat) + now.tokens_before(seat) * TOKEN for seat in now.seats)
            assert lying == total
            if not room.scene.busy:
                break
        room.play_out()


def test_another_size_in_the_middle_of_a_round_leaves_nothing_between_two_places(
    make_table: MakeTable,
) -> None:
    for after in (0, 800, 2_000, 4_000):
        room = make_table(5)
        room.controller.deal()
        room.run(after)
        room.spec = LARGER
        room.scene.set_spec(LARGER, 1.0)
        room.check()


def test_another_language_in_the_middle_of_a_round_changes_words_only(make_table: MakeTable) -> None:
    room = make_table(5)
    room.controller.deal()
    for _ in range(12):
        room.run(300)
        room.scene.retranslate()
    room.run()
    room.check()


def test_what_a_talia_brought_the_bank_stands_there_until_the_next_deal(make_table: MakeTable) -> None:
    """Also for who has hurried past the telling."""
    room = make_table(4, banker=YOU)
    while room.table.talia == 1:
        room.controller.deal()
        room.scene.skip()
        room.play_out()
    ended = room.table.ended_tenure
    assert ended is not None
    look = room.scene.still.call_at_rest(room.scene.snapshot)()
    words = f"Rounds dealt: {ended.rounds}. The bank: {signed_francs(ended.tokens * TOKEN)}"
    assert look[2:4] == ("Банк переходит направо", f"{words} · anna deals and pays now")


@pytest.mark.parametrize(("banker", "asked"), [("anna", "boris"), (YOU, "anna")])
def test_come_back_to_while_a_guest_goes_on_the_table_says_who(
    make_table: MakeTable, banker: str, asked: str
) -> None:
    """It does not bid the person deal what has been dealt, whoever holds the bank."""
    room = make_table(3, banker=banker)
    room.table.apply(Deal())
    room.scene.refresh()
    assert room.table.to_act == asked
    look = room.scene.still.call_at_rest(room.scene.snapshot)()
    assert look[2:4] == ("Прикупите или довольно?", f"{asked} is asked")


def test_hands_of_many_cards_stay_in_their_places(make_table: MakeTable) -> None:
    small = "2S KS AS 2H KH AH 2D KD AD AC 2C 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H"
    room = make_table(3, written=small)
    room.controller.deal()
    room.scene.skip()
    room.check()
    while room.table.to_act == YOU and len(room.table.hand(YOU).cards) < 8:
        room.controller.draw()
        room.scene.skip()
        room.check()
    for place, seat in enumerate(room.scene.layout.seats):
        count = len(room.table.hand(room.scene.snapshot.seats[place]).cards)
        box = seat.hand(count)
        assert box.w <= (521 if seat.own else 179)
        for index in range(count):
            at: QPointF = room.scene.board.cards[f"{place}/{index}"].home
            assert box.x <= at.x() <= box.right
