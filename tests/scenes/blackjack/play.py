"""Random play at the blackjack table for the tests of its scene: everybody does whatever the rules allow."""

from __future__ import annotations

import random
from collections.abc import Iterator

from casino_qt.rules.blackjack.actions import (
    BOXES,
    YOU,
    Action,
    Bet,
    Deal,
    Double,
    Hit,
    Insure,
    Slip,
    Split,
    Take,
)
from casino_qt.rules.blackjack.sight import SeenTable
from casino_qt.rules.blackjack.state import Phase

OTHERS = ("anselme", "odile", "vera")


def bets(table: SeenTable, dice: random.Random) -> Iterator[Action]:
    """Bets for one coup on two to seven boxes, some of others before and behind, and now and then a take."""
    for box in sorted(dice.sample(range(1, BOXES + 1), dice.randint(2, BOXES))):
        seats = [YOU, *OTHERS] if dice.random() < 0.6 else [YOU]
        for seat in dice.sample(seats, dice.randint(1, min(3, len(seats)))):
            yield Bet(box, dice.choice((500, 2_500, 10_000, 12_700)), seat)
    mine = [number for number, box in table.boxes.items() if YOU in box.bettors]
    if len(table.boxes) > 2 and mine and dice.random() < 0.2:
        yield Take(dice.choice(mine))


def decision(table: SeenTable, dice: random.Random) -> Action:
    """One thing that may be done now: splits and doubles gladly, insurance and slips now and then."""
    turn = table.asked or table.to_play
    assert turn is not None
    seat = table.boxes[turn[0]].holder
    insurable = [
        (number, each, more)
        for number, box in table.boxes.items()
        for each in box.bettors
        if (more := table.insurable(number, each)) and table.purse(each) >= more
    ]
    if insurable and dice.random() < 0.4:
        number, each, more = dice.choice(insurable)
        return Insure(number, dice.randint(1, more), each)
    if table.options.croupier_slips and dice.random() < 0.08 and table.refusal(Slip()) is None:
        return Slip()
    legal = table.legal(seat)
    gladly = [action for action in legal if isinstance(action, Split | Double)]
    if gladly and dice.random() < 0.7:
        return dice.choice(gladly)
    hits = [action for action in legal if isinstance(action, Hit)]
    return hits[0] if hits and dice.random() < 0.3 else dice.choice(legal)


def next_action(table: SeenTable, dice: random.Random) -> Action:
    """What happens next, once bets lie."""
    return Deal() if table.phase is Phase.BETTING else decision(table, dice)
