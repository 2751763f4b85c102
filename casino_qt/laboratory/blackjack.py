"""Blackjack by the million: one person's box, coup after coup.

The bet is `box`, played by the card of best play and never insured; behind it, in any order, may stand
`+composition` (the decisions look at every card of the hand), `+insurance` (half of the first stake against
each ace) or `+insurance_raised` (more with each double and split), and `+shoe` (the coups follow one another
through the shoe to the red card; a second box is occupied, as the house asks). Without that every coup is
dealt from a full shoe, which is what the exact value is of; through the shoe none is known, because the
number of its coups hangs on the cards.

A stake is laid only while the purse holds all that the coup may ask for, every split and double of it: nobody
owes anything, no play is left out for want of money, and so the edge is the same to the last coup. The
croupier makes no slips. No exact distribution is told: `blackjack_spread` takes the hands of a split one by
one, and a chance of ruin reckoned from it would be near the truth, not exact.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

import numpy as np

from casino_qt.laboratory.blackjack_coup import HALVES, Coups, Insurance
from casino_qt.laboratory.blackjack_coup import Table as Coup
from casino_qt.laboratory.blackjack_plan import Plan, by_card, by_composition
from casino_qt.laboratory.game import NotSimulatedError, Results, Table, Terms
from casino_qt.laboratory.reserve import INSURED, RAISED, stakes_of_a_box
from casino_qt.laboratory.shoes import Shoes, in_turns
from casino_qt.odds.blackjack.best import best_round_value
from casino_qt.odds.blackjack.card import SHOE
from casino_qt.odds.blackjack.croupier import VALUES
from casino_qt.odds.blackjack.insurance import results as insurance_results
from casino_qt.odds.blackjack.round import round_value
from casino_qt.odds.results import mean
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.sight import BEHIND_RED
from casino_qt.rules.scripts.script import printable

BOX = "box"
COMPOSITION, THROUGH_SHOE = "+composition", "+shoe"
LANES = 16_384
"""Shoes side by side: enough for NumPy, and what is in use stays near the processor."""
COUPS_OF_A_LANE = 60
"""So many coups follow one another at least, through two shoes or more, one lane after another."""
_ACES = SHOE[0] / sum(SHOE)

_TAILS = (("", COMPOSITION), ("", INSURED, RAISED), ("", THROUGH_SHOE))
_NAMES = {BOX + "".join(tails): tails for tails in product(*_TAILS)}
_INSURANCE = {"": Insurance.NEVER, INSURED: Insurance.HALF, RAISED: Insurance.RAISED}


def bet_names(_rules: Rules) -> Sequence[str]:
    """The box with each tail and any of them together."""
    return tuple(_NAMES)


def _in_order(name: str) -> str:
    """The name as it is known, its tails in whatever order they were given."""
    given = sorted(name.split("+"))
    return next((known for known in _NAMES if sorted(known.split("+")) == given), name)


def shoes(lanes: int, chance: np.random.Generator) -> Shoes:
    """So many full shoes."""
    return Shoes(np.repeat(VALUES, SHOE).tolist(), lanes, chance)


class BlackjackTable(Table):
    """One box. Takes a second or two to be made: its exact value and its decisions are reckoned."""

    def __init__(self, rules: Rules, name: str) -> None:
        name = _in_order(name)
        if name not in _NAMES:
            raise NotSimulatedError(
                f"there is no bet {printable(name[:40])!r} here, only {', '.join(_NAMES)}"
            )
        composition, insurance, through_shoe = _NAMES[name]
        self._through_shoe, self._insurance = bool(through_shoe), _INSURANCE[insurance]
        plan, value = _PLAYS[composition]
        known = not self._through_shoe and self._insurance is not Insurance.RAISED
        self._plan = plan(rules)
        self.terms = Terms(
            bet=name,
            denominator=HALVES,
            minimum=rules.min,
            maximum=rules.max,
            staked=HALVES,
            laid=int(HALVES * stakes_of_a_box(rules, name)),
            whole=2 if insurance else 1,
            edge=-value(rules) - (insured_value() if insurance else 0.0) if known else None,
            in_shoes=self._through_shoe,
        )

    def draw(self, chance: np.random.Generator, coups: int) -> Results:
        """Coups of as many shoes at once."""
        if self._through_shoe:
            return self._drawn_through(chance, coups)
        times, lanes = in_turns(coups, LANES)
        at = shoes(lanes, chance)
        table = Coup(self._plan, at, insurance=self._insurance)
        found = np.empty((times, lanes), np.int16)
        for row in found:
            at.renew()
            row[:] = table.coup().net[0]
        return found.ravel()[:coups]

    def _drawn_through(self, chance: np.random.Generator, coups: int) -> Results:
        lanes = max(1, min(LANES, coups // COUPS_OF_A_LANE))
        at = shoes(lanes, chance)
        table = Coup(self._plan, at, boxes=2, insurance=self._insurance)
        found = np.empty((lanes, -(-coups // lanes)), np.int16)
        for column in found.T:
            column[:] = next_coup(table, at).net[0]
        return found.ravel()[:coups]


def next_coup(table: Coup, at: Shoes) -> Coups:
    """A coup at every shoe; where the red card has shown, a new shoe is made after it."""
    coups = table.coup()
    at.renew(np.flatnonzero(at.left() <= BEHIND_RED))
    return coups


def insured_value() -> float:
    """What insuring half of the stake against each ace adds to the value of a round, in stakes."""
    return _ACES * float(mean(insurance_results())) / HALVES


_PLAYS: dict[str, tuple[Callable[[Rules], Plan], Callable[[Rules], float]]] = {
    "": (by_card, round_value),
    COMPOSITION: (by_composition, best_round_value),
}
