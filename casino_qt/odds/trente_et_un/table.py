"""What a card and staying are worth at тридцать одно by what a hand comes to, over all hands that come to it.

A hand of one's best play is asked at every total it reaches. The values at a total are the exact ones of its
hands (`trente_et_un_decision`), each as often as it comes up and is asked; so a total may be worth a card on
average and one of its hands not.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from math import perm

from casino_qt.odds.trente_et_un.best import BEST
from casino_qt.odds.trente_et_un.decision import chooser
from casino_qt.odds.trente_et_un.exact import ways_in_order
from casino_qt.odds.trente_et_un.hands import Bunch, copies, dealt, with_card, worth
from casino_qt.rules.trente_et_un.agreement import RESULT
from casino_qt.rules.trente_et_un.hands import LIMIT

Total = tuple[int, bool]
"""What a hand comes to, and whether an ace counts eleven in it."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Hands of one total: how often a round has one, and what each choice is worth, in tokens."""

    chance: float
    draw: float
    stay: float


@cache
def by_total(packs: int, *, banks: bool) -> dict[Total, Asked]:
    """Every total below 31 that a hand is asked at, hard ones first; made in a second or two, then kept.

    The banker's tokens are those of each punter who is still in.
    """
    punter, banker, _, _ = BEST[packs - 1]
    policy, pack = banker if banks else punter, copies(packs)
    deciding, size = chooser(packs, banks=banks), sum(pack)
    chances: defaultdict[Total, float] = defaultdict(float)
    drawing: defaultdict[Total, float] = defaultdict(float)
    staying: defaultdict[Total, float] = defaultdict(float)
    at_hand = {bunch: orders for bunch, orders in dealt(pack).items() if worth(bunch)[0] < LIMIT}
    while at_hand:
        grown: defaultdict[Bunch, int] = defaultdict(int)
        for bunch, orders in at_hand.items():
            if worth(bunch)[0] >= LIMIT:
                continue
            total, chance = worth(bunch), orders * ways_in_order(pack, bunch) / perm(size, sum(bunch))
            worths = deciding.decision(bunch)
            chances[total] += chance
            drawing[total] += chance * worths["draw"]
            staying[total] += chance * worths["stand"]
            if not policy.stands(bunch):
                for place, most in enumerate(pack):
                    if bunch[place] < most:
                        grown[with_card(bunch, place)] += orders
        at_hand = grown
    return {
        total: Asked(
            chances[total],
            RESULT * drawing[total] / chances[total],
            RESULT * staying[total] / chances[total],
        )
        for total in sorted(chances, key=lambda total: (total[1], total[0]))
    }
