"""How often a round of тридцать одно brings a punter what, exactly, when both sides play their best.

The round is that of `trente_et_un_exact`: full packs, any number of seats. What a punter wins the banker
loses to him, so that this is the banker's spread against each punter as well, with the signs turned.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import perm

from casino_qt.odds.results import Results
from casino_qt.odds.trente_et_un.best import BEST
from casino_qt.odds.trente_et_un.exact import dealt_31, neither_dealt, ways_in_order
from casino_qt.odds.trente_et_un.hands import copies, ends, naturals, worth
from casino_qt.odds.trente_et_un.other import OtherHand
from casino_qt.rules.trente_et_un.agreement import RESULT
from casino_qt.rules.trente_et_un.hands import LIMIT

# Every level twice as high as the total, so that between two of them there is one on which nobody ends.
_NATURAL = 2 * LIMIT + 2


@dataclass(frozen=True, slots=True)
class Shares:
    """How often a round ends how for a punter.

    `natural`: he alone is dealt 31; the banker alone just as often. `both`: both are. `over`: he goes over
    31. `ahead`, `level`, `behind`: he stands, and the banker is over or has less, has as much, has more.
    """

    natural: Fraction
    both: Fraction
    ahead: Fraction
    level: Fraction
    behind: Fraction
    over: Fraction


@cache
def shares(packs: int) -> Shares:
    """With so many packs, both sides by their best play; takes about a second, and is kept."""
    punter, banker, _, _ = BEST[packs - 1]
    pack = copies(packs)
    finals = [(bunch, orders, 2 * worth(bunch)[0]) for bunch, orders in ends(pack, banker)[0].items()]
    finals += [(bunch, orders, _NATURAL) for bunch, orders in naturals(pack).items()]
    other = OtherHand(pack, finals)
    # By cards held: twice the ways in which the punter stands, and the other is higher, on the same level,
    # dealt 31, anything.
    ways: defaultdict[int, list[int]] = defaultdict(lambda: [0] * 4)
    for bunch, orders in ends(pack, punter)[0].items():
        held, level = sum(bunch), 2 * worth(bunch)[0]
        times = orders * ways_in_order(pack, bunch)
        above, dealt = other.ahead(bunch, level + 1), 2 * other.ahead(bunch, _NATURAL)
        on_it = 2 * (other.ahead(bunch, level) - above)
        for place, more in enumerate((above - dealt, on_it, dealt, 2 * other.out_of(held))):
            ways[held][place] += times * more

    def share(place: int) -> Fraction:
        size = sum(pack)
        parts = (
            Fraction(found[place], 2 * perm(size, held) * other.out_of(held)) for held, found in ways.items()
        )
        return sum(parts, Fraction())

    higher, same, natural, every = map(share, range(4))
    neither = neither_dealt(pack)
    alone = 1 - neither - dealt_31(pack)
    both = 1 - neither - 2 * alone
    ahead = every - natural - higher - same
    return Shares(alone, both, ahead, same, higher, neither - ahead - same - higher)


def results(packs: int, price: int) -> Results:
    """What a round brings a punter in tokens, and how often; `price`: of a dealt 31, in tokens."""
    found: defaultdict[Fraction, Fraction] = defaultdict(Fraction)
    share = shares(packs)
    found[Fraction(price)] += share.natural
    found[Fraction(-price)] += share.natural
    found[Fraction(RESULT)] += share.ahead
    found[Fraction(-RESULT)] += share.behind + share.over
    found[Fraction(0)] += share.level + share.both
    return dict(found)
