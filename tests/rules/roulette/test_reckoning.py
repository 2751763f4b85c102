"""Twenty thousand spins of up to six people who do anything, reckoned twice: by the program and by hand."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from casino_qt.rules.refused import Refused
from casino_qt.rules.roulette import announcements, bets
from casino_qt.rules.roulette.actions import Action, Announce, Bet, Halve, Move, Spin, Take
from casino_qt.rules.roulette.numbers import ScriptedNumbers
from casino_qt.rules.roulette.options import Finales, Rules, Zero
from casino_qt.rules.roulette.table import Table
from tests.rules.roulette import reckoning
from tests.rules.roulette.reckoning import Reckoning
from tests.rules.roulette.said_in_salons import SALONS

SPINS = 20_000
EVENINGS = 40
PURSE = 2_000_000
SEATS = ("you", "anna", "boris", "carla", "dana", "emil")
ANNONCES = list(announcements.everything())
PLACES = list(bets.SPOTS)
SAID = [
    (phrase, name)
    for table in SALONS.values()
    for name, phrases in table.items()
    if "N" not in name and announcements.canonical(name)
    for phrase in phrases.split(" | ")
]
HOUSES: list[tuple[Zero, Finales]] = [
    ("prison", "seed"),
    ("prison", "complete"),
    ("partage", "seed"),
    ("lose_all", "complete"),
]


def something(dice: random.Random, seats: tuple[str, ...], hand: Reckoning) -> tuple[Action, bool]:
    """What somebody tries, and whether the reckoning by hand allows it and has done it."""
    by = dice.choice(seats)
    chance = dice.choice(bets.SIMPLE_CHANCES)
    place = dice.choice((chance, dice.choice(PLACES)))
    lying = [chip.place for chip in hand.chips if chip.seat == by] or [place]
    amount = dice.choice((499, 500, 501, 733, 1_000, 2_501, 20_000, 20_001, dice.randint(1, 400_000)))
    match dice.choices("bpwstthm", weights=(12, 3, 2, 2, 4, 2, 4, 4))[0]:
        case "b":
            return Bet(place, amount, by), hand.lay(by, {place: amount})
        case "p":
            name = dice.choice(ANNONCES)
            return Announce(on=name, piece=amount, by=by), hand.announce(by, name, amount, None)
        case "w":
            name = dice.choice(ANNONCES)
            return Announce(on=name, stake=amount, by=by), hand.announce(by, name, None, amount)
        case "s":
            phrase, name = dice.choice(SAID)
            return Announce(say=phrase, stake=amount, by=by), hand.announce(by, name, None, amount)
        case "t":
            on, wanted = dice.choice(lying), dice.choice((None, None, amount))
            return Take(on, wanted, by), hand.take(by, on, wanted)
        case "h":
            on = dice.choice(lying)
            return Halve(on, by), hand.halve(by, on)
        case _:
            on = dice.choice(lying)
            return Move(on, chance, by), hand.move(by, on, chance)


def agree(table: Table, hand: Reckoning) -> None:
    """Every purse, every place, the bank."""
    assert table.house_net() == hand.bank
    for seat in table.seats():
        assert table.purse(seat) == hand.purse[seat]
        by_hand = {chip.place for chip in hand.chips if chip.seat == seat}
        by_hand |= {place for (owner, place), won in hand.won.items() if owner == seat and won}
        assert set(table.bets(seat)) == by_hand
        for place in by_hand:
            lying = table.lying(place, seat)
            assert lying.stake == hand.worth(seat, place), place
            assert lying.prison == (hand.worth(seat, place, 1), hand.worth(seat, place, 2)), place
            assert lying.won == hand.won[seat, place], place


@pytest.mark.parametrize("evening", range(EVENINGS))
def test_an_evening_reckoned_twice(evening: int) -> None:
    dice = random.Random(f"evening {evening}")
    zero, finales = HOUSES[evening % len(HOUSES)]
    seats = SEATS[: 1 + evening % len(SEATS)]
    minimum, maximum = dice.choice(((500, 20_000), (1, 20_001), (733, 5_000)))
    rules = Rules(zero=zero, finales=finales, min=minimum, max=maximum)
    spins = SPINS // EVENINGS
    weights = [6 if evening % 2 else 1, *[1] * 36]
    fallen = dice.choices(range(37), weights=weights, k=spins)
    table = Table(rules, ScriptedNumbers(fallen), PURSE)
    hand = Reckoning(zero, finales == "complete", minimum, maximum, PURSE)
    for number in fallen:
        for _ in range(dice.randrange(7)):
            action, allowed = something(dice, seats, hand)
            try:
                table.apply(action)
            except Refused:
                assert not allowed, action
            else:
                assert allowed, action
        table.apply(Spin())
        hand.spin(number)
        agree(table, hand)


def test_the_second_reckoning_names_the_same_places_and_pieces() -> None:
    for name, spot in bets.SPOTS.items():
        assert reckoning.numbers(name) == set(spot.numbers)
    for name, complete in product(ANNONCES, (False, True)):
        finales: Finales = "complete" if complete else "seed"
        assert reckoning.laid_out(name, complete) == announcements.laid_out(name, finales)


def met() -> Iterator[str]:
    """What the evenings are about, told by the reckoning by hand, for the test below."""
    dice = random.Random("met")
    hand = Reckoning("prison", False, 500, 20_000, PURSE)
    for number in dice.choices(range(37), weights=[20, *[1] * 36], k=2_000):
        for _ in range(dice.randrange(7)):
            action, allowed = something(dice, SEATS[:3], hand)
            yield f"{type(action).__name__} {'done' if allowed else 'refused'}"
        locks = [chip.locks for chip in hand.chips if reckoning.is_chance(chip.place)]
        if number == 0:
            yield from (f"zero on a chip locked {lock} times" for lock in locks)
        hand.spin(number)


def test_everything_is_met_often() -> None:
    counts = Counter(met())
    deeds = product(("Bet", "Announce", "Take", "Halve", "Move"), ("done", "refused"))
    wanted = [f"{deed} {answer}" for deed, answer in deeds]
    wanted += [f"zero on a chip locked {lock} times" for lock in range(3)]
    assert min(counts[what] for what in wanted) >= 10, counts
