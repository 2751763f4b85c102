"""A card or enough: against every deal of a small pack, and the close decisions of a whole one."""

from __future__ import annotations

import pytest

from casino_qt.odds.trente_et_un.decision import Chooser, bunch_of, decision
from casino_qt.odds.trente_et_un.exact import Bank, Faced, Punter
from casino_qt.odds.trente_et_un.hands import Bunch, Policy, with_card, worth
from tests.odds.trente_et_un.test_play import SMALL, State, drawn, played_out

BANKER, PUNTER = Policy(27, 28), Policy(25, 28)
HANDS = [(10, 9, 7), (10, 10, 7), (1, 9, 7), (7, 7, 10), (1, 10, 9)]


def is_31(hand: Bunch) -> bool:
    return sum(hand) == 3 and worth(hand)[0] == 31


def after_other(mine: Bunch, other: Policy, *, i_bank: bool) -> float:
    """The average of standing on `mine`, in stakes, over every hand the other can be dealt and draw."""
    left = tuple(have - count for have, count in zip(SMALL, mine, strict=True))
    states: dict[State, float] = {(left, ((0,) * len(SMALL),)): 1.0}
    for _ in range(3):
        states = drawn(states, 0)
    states = {state: chance for state, chance in states.items() if not is_31(state[1][0])}
    states = played_out(states, 0, other)
    if i_bank:
        states = {state: chance for state, chance in states.items() if worth(state[1][0])[0] <= 31}
    total = worth(mine)[0]
    net = 0.0
    for (_, (hand,)), chance in states.items():
        theirs = worth(hand)[0]
        net += chance * (1 if theirs > 31 else (total > theirs) - (total < theirs))
    return net / sum(states.values())


def after_card(mine: Bunch, other: Policy, *, i_bank: bool) -> float:
    """One card, and then enough: in every order of the cards, the other's hand from what is left.

    The other's being asked is as likely whatever the next card; so the averages are joined by how likely
    both are together.
    """
    left = tuple(have - count for have, count in zip(SMALL, mine, strict=True))
    won = weight = 0.0
    for place, many in enumerate(left):
        if not many:
            continue
        chance = many / sum(left)
        more = with_card(mine, place)
        asked = asked_chance(more, other, i_bank=i_bank)
        weight += chance * asked
        won += chance * asked * (after_other(more, other, i_bank=i_bank) if worth(more)[0] <= 31 else -1)
    return won / weight


def asked_chance(mine: Bunch, other: Policy, *, i_bank: bool) -> float:
    """How often, beside `mine`, the other was not dealt 31, and, as a punter, stands."""
    left = tuple(have - count for have, count in zip(SMALL, mine, strict=True))
    states: dict[State, float] = {(left, ((0,) * len(SMALL),)): 1.0}
    for _ in range(3):
        states = drawn(states, 0)
    states = {state: chance for state, chance in states.items() if not is_31(state[1][0])}
    if i_bank:
        ended = played_out(states, 0, other)
        states = {state: chance for state, chance in ended.items() if worth(state[1][0])[0] <= 31}
    return sum(states.values())


@pytest.mark.parametrize("values", HANDS)
@pytest.mark.parametrize("i_bank", [False, True])
def test_standing_and_one_card_by_every_deal_of_a_small_pack(values: tuple[int, ...], i_bank: bool) -> None:
    other = PUNTER if i_bank else BANKER
    faced: Faced = Punter(SMALL, other) if i_bank else Bank(SMALL, other)
    mine = bunch_of(values)
    told = Chooser(faced).decision(mine)
    assert told["stand"] == pytest.approx(after_other(mine, other, i_bank=i_bank), abs=1e-12)
    one_card = after_card(mine, other, i_bank=i_bank)
    # After a card it may be better to draw again: no less than to stand on whatever has come.
    assert told["draw"] >= one_card - 1e-12
    if values in ((10, 10, 7), (10, 9, 7)):  # whatever comes here and does not go over stands best
        assert told["draw"] == pytest.approx(one_card, abs=1e-12)


def test_the_close_decisions_of_one_pack() -> None:
    """On 24 a punter draws by a hair, on 25 stays; a banker stays from 27, or 28 with an ace as eleven."""
    for banks, values, best in (
        (False, (10, 10, 4), "draw"),
        (False, (10, 10, 5), "stand"),
        (False, (1, 10, 6), "draw"),
        (False, (1, 10, 7), "stand"),
        (True, (10, 10, 6), "draw"),
        (True, (10, 10, 7), "stand"),
        (True, (1, 10, 6), "draw"),
        (True, (1, 10, 7), "stand"),
    ):
        worths = decision(1, values, banks=banks)
        assert max(worths, key=worths.__getitem__) == best, (banks, values)


@pytest.mark.parametrize(
    ("packs", "values"),
    [(4, (2, 3, 4)), (0, (2, 3, 4)), (1, (2, 2, 2, 2, 2)), (1, (10, 10, 1)), (1, (11, 2, 3))],
)
def test_what_is_no_decision_is_refused(packs: int, values: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"no|not"):
        decision(packs, values, banks=False)
