"""A bet that is printed at two places lies where its first chip was laid: whatever happens meanwhile."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from casino_qt.bank.errors import ProfileDamaged
from casino_qt.rules.roulette import notation
from casino_qt.rules.scripts import read, replay, write
from casino_qt.scenes.roulette.layout import layout_for
from casino_qt.tables.exporting import script_of
from casino_qt.tables.placed_bet import read_placed
from casino_qt.tables.roulette import Roulette
from casino_qt.tables.roulette_bets import SIMPLE_CHANCES, SPOTS
from tests.tables.roulette.conftest import Sit

ZONES = layout_for(1440.0).places.zones
TWICE = sorted({zone.bet for zone in ZONES if zone.side})
STAKE = 500


def lies_at(controller: Roulette, bet: str) -> int | None:
    """The place where a stake lies now, None when there is none."""
    return controller.at.get(bet, 0) if controller.table.lying(bet).stake else None


def test_nothing_imprisoned_is_printed_twice() -> None:
    """What is moved between the simple chances has one place each."""
    assert TWICE
    assert set(TWICE) < set(SPOTS) - set(SIMPLE_CHANCES)


@pytest.mark.parametrize("bet", TWICE)
def test_a_restart_finds_it_there(sit: Sit, bet: str) -> None:
    wheel = sit(seed="00")
    wheel.bet(bet, STAKE, 1)
    wheel.bet(bet, STAKE, 0)  # a second chip goes on the pile that lies there
    assert lies_at(wheel, bet) == 1
    assert lies_at(sit(), bet) == 1


def won_once(wheel: Roulette) -> None:
    wheel.spin()


def two_bets(wheel: Roulette) -> None:
    wheel.bet("rouge", STAKE)
    wheel.announce("tiers", STAKE)


def there_and_back(wheel: Roulette) -> None:
    wheel.take("douzaine:1", None)
    wheel.bet("douzaine:1", STAKE, 0)
    wheel.undo()
    wheel.undo()


def taken_undone(wheel: Roulette) -> None:
    wheel.clear()
    wheel.undo()


def redone(wheel: Roulette) -> None:
    wheel.undo()
    wheel.redo()


def doubled(wheel: Roulette) -> None:
    wheel.double()


def refused(wheel: Roulette) -> None:
    wheel.take("douzaine:1", None)
    wheel.bet("douzaine:1", 1, 0)  # below the minimum: nothing has moved
    wheel.undo()


@pytest.mark.parametrize(
    "meanwhile", [won_once, two_bets, there_and_back, taken_undone, redone, doubled, refused]
)
def test_whatever_happens_meanwhile(sit: Sit, meanwhile: Callable[[Roulette], None]) -> None:
    wheel = sit(seed="00")  # 7 falls first: the first dozen wins, and the stake stays
    wheel.bet("douzaine:1", STAKE, 1)
    meanwhile(wheel)
    assert lies_at(wheel, "douzaine:1") == 1
    assert lies_at(sit(), "douzaine:1") == 1


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("anew", [False, True])
def test_repeated_it_lies_there_again(sit: Sit, restart: bool, anew: bool) -> None:
    """Also in another sitting, from the record of the round."""
    wheel = sit(seed="00")
    wheel.bet("douzaine:3", STAKE, 1)
    wheel.bet("sixain:1/6", STAKE, 1)
    wheel.bet("douzaine:2", STAKE, 0)
    wheel.spin()  # 7: all but nothing of it is lost
    assert wheel.in_play == 0
    if anew:
        assert wheel.new_sitting()
    if restart:
        wheel = sit()
    wheel.repeat()
    assert [lies_at(wheel, bet) for bet in ("douzaine:3", "sixain:1/6", "douzaine:2")] == [1, 1, 0]
    assert lies_at(sit(), "douzaine:3") == 1


def test_a_kept_layout_keeps_the_place(sit: Sit) -> None:
    wheel = sit(seed="00")
    wheel.bet("douzaines:1/2", STAKE, 1)
    wheel.bet("rouge", STAKE)
    assert wheel.keep_layout("mine")
    wheel.clear()
    wheel.bet("douzaines:1/2", STAKE, 0)
    wheel.clear()
    wheel = sit()
    assert wheel.layouts() == {"mine": {"rouge": STAKE, "douzaines:1/2": STAKE}}
    wheel.lay_layout("mine")
    assert lies_at(wheel, "douzaines:1/2") == 1
    assert lies_at(sit(), "douzaines:1/2") == 1


def test_carried_it_lies_where_it_was_let_go(sit: Sit) -> None:
    wheel = sit(seed="00")
    wheel.bet("rouge", STAKE)
    wheel.carry("rouge", "douzaine:1", 1, won=False)
    assert (wheel.table.bets(), lies_at(wheel, "douzaine:1")) == (("douzaine:1",), 1)
    wheel.carry("douzaine:1", "douzaine:1", 0, won=False)  # to the other place of the same bet
    assert lies_at(wheel, "douzaine:1") == 0
    wheel.undo()
    assert lies_at(wheel, "douzaine:1") == 1
    wheel.undo()
    assert wheel.table.bets() == ("rouge",)
    wheel.redo()
    assert lies_at(sit(), "douzaine:1") == 1


def test_a_payment_rides_and_is_carried(wheel: Roulette) -> None:
    wheel.bet("rouge", STAKE)
    wheel.spin()  # 7
    wheel.carry("rouge", "noir", won=True)
    assert wheel.table.lying("rouge").free == wheel.table.lying("noir").stake == STAKE
    assert wheel.undo_stack.count() == 1
    wheel.undo()
    wheel.carry("rouge", "rouge", won=True)
    assert wheel.table.lying("rouge").stake == 2 * STAKE


def test_scripts_know_bets_and_no_places(sit: Sit) -> None:
    wheel = sit(seed="00")
    wheel.bet("douzaine:1", STAKE, 1)
    wheel.spin()
    text = write(script_of(wheel._sitting))
    assert json.loads(text)["actions"][0] == {"do": "bet", "on": "douzaine:1", "stake": STAKE}
    assert replay(read(text)).house_net == wheel.table.house_net()


@pytest.mark.parametrize("at", [0, 2, -1, True, "1", None, 1.0])
def test_a_note_that_is_none_is_damage(sit: Sit, at: object) -> None:
    with pytest.raises(ValueError, match="no place"):
        read_placed({"do": "bet", "on": "douzaine:1", "stake": STAKE, "at": at})
    with pytest.raises(ValueError, match="has no 'at'"):
        read_placed({"do": "take", "on": "douzaine:1", "at": 1})
    with pytest.raises(ValueError, match="has no 'at'"):
        notation.from_json({"do": "bet", "on": "douzaine:1", "stake": STAKE, "at": 1})
    wheel = sit(seed="00")
    wheel.bet("douzaine:1", STAKE, 1)
    profile = wheel._sitting.profile
    action = json.dumps({"do": "bet", "on": "douzaine:1", "stake": STAKE, "at": at})
    profile._db.execute("UPDATE actions SET action = ?", (action,))
    profile._db.commit()
    with pytest.raises(ProfileDamaged):
        sit()
