"""Zero and the simple chances: locks, freeing level by level, half back, moving, other house rules."""

from __future__ import annotations

import pytest

from casino_qt.rules.events import Event
from casino_qt.rules.lying import NOTHING, Lying
from casino_qt.rules.refused import Refused
from casino_qt.rules.roulette.actions import Bet, Halve, Move, Spin, Take
from casino_qt.rules.roulette.events import Freed, Halved, Imprisoned, Lost, Moved
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.table import Table
from tests.rules.roulette.wheel_table import PURSE, assert_zero_sum, play, said, spin, table

RED, BLACK = 1, 2  # 1 is red, odd, low; 2 is black, even, low


def locked(*zeros_then: int, stake: int = 1000, rules: Rules | None = None) -> Table:
    """A stake on rouge that has met these numbers."""
    at = table(*zeros_then, rules=rules)
    at.apply(Bet("rouge", stake))
    spin(at, len(zeros_then))
    return at


def refusal(at: Table, action: Halve | Move | Take | Bet) -> str:
    with pytest.raises(Refused) as caught:
        at.apply(action)
    return caught.value.code


@pytest.mark.parametrize(
    ("numbers", "lies"),
    [
        ((0,), Lying(prison=(1000, 0))),
        ((0, RED), Lying(stake=1000)),
        ((0, BLACK), NOTHING),
        ((0, 0), Lying(prison=(0, 1000))),
        ((0, 0, RED), Lying(prison=(1000, 0))),
        ((0, 0, RED, RED), Lying(stake=1000)),
        ((0, 0, RED, BLACK), NOTHING),
        ((0, 0, BLACK), NOTHING),
        ((0, 0, 0), NOTHING),
        ((0, 0, RED, 0), Lying(prison=(0, 1000))),
        ((0, 0, RED, 0, RED, RED), Lying(stake=1000)),
        ((0, RED, 0), Lying(prison=(1000, 0))),
        ((RED, 0), Lying(won=1000, prison=(1000, 0))),
        ((RED, 0, BLACK), Lying(won=1000)),
    ],
)
def test_the_fates_of_a_stake(numbers: tuple[int, ...], lies: Lying) -> None:
    at = locked(*numbers)
    assert at.lying("rouge") == lies
    assert_zero_sum(at)


def test_a_stake_laid_beside_a_locked_one_is_an_ordinary_stake() -> None:
    at = table(0, RED)
    play(at, Bet("rouge", 1000), Spin(), Bet("rouge", 700), Spin())
    assert at.lying("rouge") == Lying(stake=1700, won=700)
    assert at.last is not None
    result = at.last.spots()["rouge"]
    assert (result.staked, result.won, result.freed, result.lost) == (700, 700, 1000, 0)


def test_what_is_said_when_locks_close_and_open() -> None:
    at = table(0, 0, 0, RED)
    at.apply(Bet("rouge", 1000))
    heard = [said(spin(at))[2:-1] for _ in range(2)]
    at.apply(Bet("rouge", 500))
    heard += [said(spin(at))[2:-1] for _ in range(2)]
    assert heard == [
        ["zero", "en_prison"],
        ["zero", "doublement_en_prison"],
        ["zero", "en_prison"],  # the third zero takes in silence
        ["numero", "libere"],
    ]


def test_what_is_seen_when_locks_close_and_open() -> None:
    at = table(0, 0, RED, BLACK)
    play(at, Bet("rouge", 1000), Bet("pair", 500))

    def seen() -> list[Event]:
        return [event for event in spin(at) if isinstance(event, Imprisoned | Freed | Lost)]

    assert seen() == [Imprisoned("you", "rouge", 1000, 1), Imprisoned("you", "pair", 500, 1)]
    assert seen() == [Imprisoned("you", "rouge", 1000, 2), Imprisoned("you", "pair", 500, 2)]
    assert seen() == [Lost("you", "pair", 500, 500), Freed("you", "rouge", 1000, 2)]
    assert seen() == [Lost("you", "rouge", 1000, 1000)]
    assert at.on_table() == 0
    assert_zero_sum(at)


@pytest.mark.parametrize(("stake", "back", "lost"), [(1000, 500, 500), (1001, 501, 500)])
def test_half_back_goes_to_the_purse_an_odd_centime_too(stake: int, back: int, lost: int) -> None:
    at = locked(0, stake=stake)
    events = at.apply(Halve("rouge"))
    assert Halved("you", "rouge", back, lost) in events
    assert said(list(events)) == ["partage"]
    assert at.purse() == PURSE - lost
    assert at.house_net() == lost
    assert at.lying("rouge") == NOTHING
    assert_zero_sum(at)


def test_half_back_only_directly_after_the_first_zero() -> None:
    at = table(0, 3, 0, 0, RED, 0)
    at.apply(Bet("rouge", 1000))
    assert refusal(at, Halve("rouge")) == "nothing_to_halve"
    spin(at)
    assert at.halvable("rouge")
    assert refusal(at, Halve("pair")) == "nothing_to_halve"
    spin(at, 2)  # freed by 3, locked again by zero: once more the first time
    assert at.halvable("rouge")
    spin(at)
    assert refusal(at, Halve("rouge")) == "nothing_to_halve"  # locked twice
    spin(at)
    assert at.lying("rouge").prison == (1000, 0)
    assert refusal(at, Halve("rouge")) == "nothing_to_halve"  # locked once, but not by a zero
    spin(at)
    assert at.lying("rouge").prison == (0, 1000)
    assert refusal(at, Halve("rouge")) == "nothing_to_halve"


def test_half_of_the_fresh_lock_leaves_the_double_one() -> None:
    at = table(0, 0)
    play(at, Bet("rouge", 1000), Spin(), Bet("rouge", 600), Spin())
    assert at.lying("rouge").prison == (600, 1000)
    at.apply(Halve("rouge"))
    assert at.lying("rouge").prison == (0, 1000)
    assert refusal(at, Halve("rouge")) == "nothing_to_halve"


def test_half_back_also_after_it_was_moved() -> None:
    at = locked(0)
    at.apply(Move("rouge", "passe"))
    assert not at.halvable("rouge")
    at.apply(Halve("passe"))
    assert at.purse() == PURSE - 500


def test_a_locked_stake_moves_whole_each_part_at_its_level() -> None:
    at = table(0, 0, 20)
    play(at, Bet("rouge", 1000), Spin(), Bet("rouge", 600), Bet("pair", 700), Spin())
    assert at.apply(Move("rouge", "pair")) == (Moved("you", "rouge", "pair", (600, 1000)),)
    assert at.lying("rouge") == NOTHING
    assert at.lying("pair") == Lying(prison=(1300, 1000))
    spin(at)  # 20 is even
    assert at.lying("pair") == Lying(stake=1300, prison=(1000, 0))
    assert_zero_sum(at)


def test_a_move_is_not_tested_against_the_maximum() -> None:
    rules = Rules(min=500, max=1000)  # simple chances up to 17 500
    at = table(0, rules=rules)
    play(at, Bet("rouge", 17_500), Bet("noir", 17_500), Spin(), Bet("noir", 8_750), Move("rouge", "noir"))
    assert at.lying("noir") == Lying(stake=8_750, prison=(35_000, 0))
    assert refusal(at, Bet("noir", 500)) == "above_maximum"


def test_moves_that_go_nowhere() -> None:
    at = locked(0)
    assert refusal(at, Move("rouge", "rouge")) == "move_elsewhere"
    assert refusal(at, Move("rouge", "plein:1")) == "move_elsewhere"
    assert refusal(at, Move("noir", "rouge")) == "nothing_to_move"
    at.apply(Bet("noir", 1000))
    assert refusal(at, Move("noir", "rouge")) == "nothing_to_move"  # a free stake is taken and laid


def test_a_locked_stake_is_neither_taken_nor_added_to() -> None:
    at = locked(0)
    assert refusal(at, Take("rouge")) == "nothing_to_take"
    at.apply(Bet("rouge", 500))
    assert at.lying("rouge") == Lying(stake=500, prison=(1000, 0))
    assert refusal(at, Take("rouge", 600)) == "more_than_lies"


@pytest.mark.parametrize(("zeros", "counted"), [(1, 500), (2, 250)])
def test_a_locked_stake_counts_a_half_or_a_quarter_toward_the_maximum(zeros: int, counted: int) -> None:
    at = locked(*[0] * zeros)
    limit = at.options.maximum("rouge") - counted
    assert refusal(at, Bet("rouge", limit + 1)) == "above_maximum"
    at.apply(Bet("rouge", limit))


@pytest.mark.parametrize(("stake", "lost"), [(1000, 500), (1001, 500)])
def test_partage_gives_half_back_at_once(stake: int, lost: int) -> None:
    at = table(0, rules=Rules(zero="partage"))
    at.apply(Bet("rouge", stake))
    events = spin(at)
    assert said(events)[2:-1] == ["zero", "partage"]
    assert Halved("you", "rouge", stake - lost, lost) in events
    assert at.purse() == PURSE - lost
    assert at.on_table() == 0
    assert at.last is not None
    result = at.last.spots()["rouge"]
    assert (result.staked, result.lost, result.imprisoned) == (stake, lost, 0)
    assert_zero_sum(at)
    assert refusal(at, Halve("rouge")) == "option_off"


def test_lose_all_takes_simple_chances_like_the_rest() -> None:
    at = table(0, rules=Rules(zero="lose_all"))
    play(at, Bet("rouge", 1000), Bet("plein:0", 500), Bet("douzaine:1", 500))
    events = spin(at)
    assert said(events)[2:-1] == ["zero"]
    assert at.lying("plein:0") == Lying(stake=500, won=17_500)
    assert at.on_table() == 18_000
    assert refusal(at, Halve("rouge")) == "option_off"
    assert_zero_sum(at)


def test_winnings_beside_a_stake_are_safe_from_zero() -> None:
    for zero in ("prison", "partage", "lose_all"):
        at = table(RED, 0, rules=Rules(zero=zero))
        at.apply(Bet("rouge", 1000))
        spin(at, 2)
        assert at.lying("rouge").won == 1000
        assert_zero_sum(at)


def test_zero_with_nothing_on_the_simple_chances_says_nothing_more() -> None:
    at = table(0, 0)
    at.apply(Bet("plein:5", 500))
    assert said(spin(at))[2:-1] == ["zero"]
    assert said(spin(at))[2:-1] == ["zero"]
