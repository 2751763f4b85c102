"""The guests beside the person: money apart, chips out of the way of undo, durable like all the rest."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from casino_qt.bank.ledger import HOUSE, PURSE, WORLD, table_account
from casino_qt.bank.profile import Profile
from casino_qt.rules import scripts
from casino_qt.rules.roulette.events import BetLaid
from casino_qt.rules.roulette.options import Rules
from casino_qt.tables.exporting import script_of
from casino_qt.tables.guests.roster import ROSTER
from casino_qt.tables.roulette import Roulette

Open = Callable[..., Roulette]


@pytest.fixture
def wheel(tmp_path: Path, qapp: QCoreApplication) -> Iterator[Open]:
    """The table of one profile; opening it again is starting the program again."""
    opened: list[Profile] = []

    def sit(guests: int = 5, name: str = "profile") -> Roulette:
        for profile in opened:
            profile.close()
        opened[:] = [Profile.open(tmp_path / f"{name}.sqlite")]
        controller = Roulette(opened[0], Rules(max=100_000), "00")
        controller.seat_guests(guests)
        controller.sit_down()
        return controller

    yield sit
    for profile in opened:
        profile.close()


def chips(controller: Roulette) -> dict[str, object]:
    """Everybody's money, as the engine has it."""
    table = controller.table
    return {seat: (table.purse(seat), table.everything_lying(seat)) for seat in table.seats()}


def books(controller: Roulette) -> None:
    """The ledger is the person's alone and agrees with the person's money."""
    balances = controller._sitting.profile.balances()
    assert set(balances) <= {PURSE, HOUSE, WORLD, table_account("roulette")}
    assert sum(balances.values()) == 0
    assert balances[PURSE] == controller.purse
    assert balances.get(table_account("roulette"), 0) == controller.in_play
    assert controller.table.sums_to_zero()


def restless(controller: Roulette, dice: random.Random) -> Callable[[], object]:
    place = dice.choice(["rouge", "noir", "pair", "plein:0", "plein:17", "cheval:0/3", "douzaine:1"])
    moves: list[Callable[[], object]] = [
        partial(controller.bet, place, dice.choice([500, 2_500, 10_000])),
        partial(controller.bet, place, 500),
        partial(controller.announce, "voisins:17+2", 500),
        partial(controller.take, place, None),
        partial(controller.halve, place),
        controller.repeat,
        controller.double,
        controller.clear,
        controller.undo,
        controller.redo,
        controller.throw,
        controller.spin,
        controller.spin,
        partial(controller.new_sitting, None, f"{dice.getrandbits(64):x}"),
    ]
    return dice.choice(moves)


def test_they_lay_their_bets_when_the_person_sits_down(wheel: Open) -> None:
    controller = wheel(guests=0)
    assert controller.table.bets(None) == ()
    told: list[tuple[object, ...]] = []
    controller.happened.connect(told.append)
    controller.seat_guests(5)
    assert controller.guests == ROSTER
    (events,) = told
    assert {event.seat for event in events if isinstance(event, BetLaid)} >= {"anselme", "odile", "vera"}
    controller.seat_guests(5)
    controller.sit_down()
    assert len(told) == 1
    assert (controller.purse, controller.in_play, controller.to_clear()) == (1_000_000, 0, ())
    books(controller)
    with pytest.raises(ValueError, match="0 to 5"):
        controller.seat_guests(6)


@pytest.mark.parametrize("seed", range(4))
def test_the_evening_of_the_person_is_the_same_with_and_without_them(wheel: Open, seed: int) -> None:
    told = []
    for guests in (0, 5):
        dice = random.Random(seed)
        controller = wheel(guests, name=f"with_{guests}")
        seen: list[object] = []
        refused: list[object] = []
        controller.refused.connect(lambda why, refused=refused: refused.append(why.code))
        for _ in range(120):
            restless(controller, dice)()
            books(controller)
            table, stack = controller.table, controller.undo_stack
            seen.append((controller.purse, table.everything_lying("you"), table.history))
            seen.append((controller.to_repeat(), stack.index(), stack.count()))
        rounds = controller._sitting.profile.rounds()
        told.append((seen, refused, [(r.outcome, r.stakes, r.net, r.balance) for r in rounds]))
    assert told[0] == told[1]


@pytest.mark.parametrize("seed", range(4))
def test_everybody_stands_as_they_stood_after_any_death(wheel: Open, seed: int) -> None:
    dice = random.Random(seed)
    controller = wheel()
    for _ in range(60):
        restless(controller, dice)()
        if dice.random() < 0.2:
            controller.seat_guests(dice.choice([0, 2, 5]))
        books(controller)
        if dice.random() < 0.2:
            before, numbers = chips(controller), controller.table.history
            controller._sitting.profile.close()
            profile = Profile.open(controller._sitting.profile.path)
            controller = Roulette(profile)
            assert (chips(controller), controller.table.history) == (before, numbers)
            controller.seat_guests(5)
    replayed = scripts.replay(scripts.read(scripts.write(script_of(controller._sitting))))
    assert replayed.house_net == controller.table.house_net()
    for seat, report in replayed.seats.items():
        account = controller.table.account(seat)
        assert (report.put_in, report.taken_out) == (account.put_in, account.taken_out)
    controller._sitting.profile.close()


def test_undo_never_meets_a_guests_chip(wheel: Open) -> None:
    controller = wheel()
    before = chips(controller)
    controller.bet("rouge", 5_000)
    controller.seat_guests(1)  # who leaves waits for the spin: the person may still want to undo
    others = {seat: money for seat, money in chips(controller).items() if seat != "you"}
    assert others == {seat: money for seat, money in before.items() if seat != "you"}
    controller.undo()
    assert chips(controller) == before
    controller.redo()
    controller.spin()
    assert not controller.undo_stack.canUndo()
    assert controller.table.everything_lying("anselme")
    assert not any(controller.table.everything_lying(guest.seat) for guest in ROSTER[1:3])


def test_they_wait_until_a_spin_has_been_told(wheel: Open) -> None:
    controller = wheel()
    after_spin: list[object] = []

    def tell(events: tuple[object, ...]) -> None:
        after_spin.append(events)
        controller.showing = len(after_spin) == 1

    controller.happened.connect(tell)
    controller.spin()
    assert len(after_spin) == 1
    controller.showing = False
    assert len(after_spin) == 2
    controller.showing = False
    assert len(after_spin) == 2
    books(controller)


def test_they_lay_nothing_while_the_ball_runs(wheel: Open) -> None:
    controller = wheel(guests=0)
    controller.throw()
    controller.seat_guests(3)
    assert controller.table.bets(None) == ()
    controller.spin()
    assert controller.table.bets(None)
