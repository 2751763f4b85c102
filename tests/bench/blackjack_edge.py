"""`python -m tests.bench.blackjack_edge [COUPS]`: best play at the real table against its exact value.

Two boxes with the same stake are played by the card of best play through the engine, a coup counting as one
round. The exact value is that of a round from a full shoe. It is that of the later coups of a shoe as well,
as long as their number does not hang on the cards: so each shoe gives twenty coups, neither more nor fewer,
and holds more cards than these take (were the red one seen, the run would stop). Coups of one shoe are not
independent, so the standard error is taken from the sums of whole shoes.

Left out of either: insurance, which this play never takes, and roundings, of which an even stake has none.
Options follow the count, as `dealer_blackjack=original_only`. Ends with 1 when mean and value are more than
three standard errors apart.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from casino_qt.odds.blackjack.card import Card, Play, best_play
from casino_qt.odds.blackjack.round import round_value
from casino_qt.rules.blackjack.actions import YOU, Bet, Deal, Decision, Double, Hit, Split, Stand, Surrender
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.table import Table
from casino_qt.rules.chance import SeededChance

COUPS = 2_000_000
COUPS_OF_A_SHOE = 20
BOXES = (1, 2)
STAKE, PURSE = 1_000, 10**9
WITHIN = 3.0  # standard errors

PLAYS: dict[type[object], Play] = {
    Stand: Play.STAND,
    Hit: Play.HIT,
    Double: Play.DOUBLE,
    Split: Play.SPLIT,
    Surrender: Play.SURRENDER,
}


class Measured(NamedTuple):
    """Mean result of a round in stakes, its standard error, rounds played."""

    mean: float
    error: float
    coups: int

    def away(self, exact: float) -> float:
        """Standard errors from `exact`."""
        return (self.mean - exact) / self.error


def decide(table: Table, card: Card) -> Decision:
    """What the card does with the hand to play."""
    actions = {PLAYS[type(action)]: action for action in table.legal()}
    if len(actions) == 1:  # a blackjack that waits, for one
        (action,) = actions.values()
    else:
        number, index = table.to_play or (0, 0)
        values = [held.value for held in table.boxes[number].hands[index].cards]
        action = actions[card.play(values, table.dealer.cards[0].value, actions)]
    assert isinstance(action, Decision)
    return action


def one_shoe(rules: Rules, card: Card, seed: int) -> float:
    """The sum of twenty coups of a shoe, in stakes of a box."""
    table = Table(rules, SeededChance(f"{seed:x}"), PURSE)
    for _ in range(COUPS_OF_A_SHOE):
        for box in BOXES:
            table.apply(Bet(box, STAKE))
        table.apply(Deal())
        while table.to_play is not None:
            table.apply(decide(table, card))
    if table.shoe_number > 1:
        raise RuntimeError("the shoe was too short for its coups")
    return (table.purse(YOU) - PURSE) / (STAKE * len(BOXES))


def measure(rules: Rules, coups: int, seed: int = 0) -> Measured:
    """Play so many coups, at least two shoes of them; the same seed gives the same cards."""
    card = best_play(rules)
    shoes = max(2, -(-coups // COUPS_OF_A_SHOE))
    total = squares = 0.0
    for shoe in range(shoes):
        result = one_shoe(rules, card, (seed << 64) + shoe)
        total += result
        squares += result * result
    mean = total / shoes
    spread = sqrt((squares / shoes - mean * mean) * shoes / (shoes - 1))
    return Measured(mean / COUPS_OF_A_SHOE, spread / sqrt(shoes) / COUPS_OF_A_SHOE, shoes * COUPS_OF_A_SHOE)


def main(given: Sequence[str] | None = None) -> int:
    """Play, compute, compare and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.blackjack_edge", description=__doc__)
    parser.add_argument("coups", nargs="?", type=int, default=COUPS)
    parser.add_argument("options", nargs="*", metavar="OPTION=VALUE")
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args(given)
    words = {"true": True, "false": False}
    options: dict[str, object] = {}
    for option in wanted.options:
        name, _, value = option.partition("=")
        options[name] = words.get(value, value)
    rules = Rules.from_json(options)
    began = time.perf_counter()
    exact = round_value(rules)
    print(f"{rules}\nexact value of a round  {exact:+.8f}  ({time.perf_counter() - began:.1f} s)", flush=True)
    began = time.perf_counter()
    measured = measure(rules, wanted.coups, wanted.seed)
    took = time.perf_counter() - began
    away = measured.away(exact)
    print(f"{measured.coups} coups at the table  {measured.mean:+.8f} ± {measured.error:.8f}  ({took:.0f} s)")
    print(f"difference              {away:+.2f} standard errors")
    return 0 if abs(away) <= WITHIN else 1


if __name__ == "__main__":
    sys.exit(main())
