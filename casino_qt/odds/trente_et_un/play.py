"""Best play at тридцать одно: when to stay as a punter and as the banker, and what it is worth.

The averages are those of rounds from full packs that do not run out (`trente_et_un_exact.py` says why the
number of seats then does not matter), and exact. Best play is the safest of all pairs of thresholds: so many
points as a hand, and so many where an ace counts eleven (`trente_et_un_proof.py`). It is not the best of all
decisions: whoever looks at every card of his hand gains a little more, and against a banker who is known to
play so a punter does better to stay on 24.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from casino_qt.odds.trente_et_un.best import BEST
from casino_qt.odds.trente_et_un.exact import Bank
from casino_qt.odds.trente_et_un.hands import Policy, copies
from casino_qt.rules.cards import Card
from casino_qt.rules.trente_et_un.hands import LIMIT, best_total
from casino_qt.rules.trente_et_un.view import View

HOUSE_BANKER = Policy.plain(27)
"""The house's banker stands on 27 and more (house rules, section 3)."""


@dataclass(frozen=True, slots=True)
class BestPlay:
    """What is safest for each side: the thresholds that do best against the other's best reply to them.

    `edge`: tokens the bank wins from one punter in a round when both play so, on average; the round of a
    table with n punters brings the bank n times as much. No banker wins more from this punter, whatever his
    thresholds. `least`: what this banker wins whatever the punter's.
    """

    punter: Policy
    banker: Policy
    edge: float
    least: float


@dataclass(frozen=True, slots=True)
class Hint:
    """What best play does with the hand of a view, and what a card would do.

    `over`: of the cards that may come next as far as the seat can see, the part that takes the hand over.
    """

    total: int
    soft: bool
    draw: bool
    over: Fraction


@cache
def edge(packs: int, punter: Policy, banker: Policy) -> float:
    """Tokens the bank wins from one punter in a round, on average: reckoned, which takes some seconds."""
    return float(Bank(copies(packs), banker).edge(punter))


@cache
def best_play(packs: int) -> BestPlay:
    """Best play with so many packs, as it is kept. Raises IndexError for more packs than the rules have."""
    return BestPlay(*BEST[packs - 1])


def chance_of_over(view: View) -> Fraction:
    """The chance that the next card takes the hand of the view over, given every card it shows."""
    unseen = view.unseen()
    over = sum(count for card, count in unseen.items() if _over(view.cards, card))
    return Fraction(over, unseen.total())


def _over(cards: tuple[Card, ...], card: Card) -> bool:
    return best_total((*cards, card)) > LIMIT


def hint(view: View) -> Hint:
    """What best play does for the seat whose turn it is. Where no card is left, it stays."""
    best = best_play(view.agreement.packs)
    policy = best.banker if view.banks else best.punter
    stands = view.total >= (policy.soft if view.soft else policy.hard)
    return Hint(view.total, view.soft, not stands, chance_of_over(view))
