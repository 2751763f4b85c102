"""The report on тридцать одно: thresholds of both sides, and the tokens that pass between them."""

from __future__ import annotations

from casino_qt.odds.reports.told import Json
from casino_qt.odds.trente_et_un.exact import dealt_31
from casino_qt.odds.trente_et_un.hands import Policy, copies
from casino_qt.odds.trente_et_un.play import best_play, edge
from casino_qt.odds.trente_et_un.table import Asked, by_total
from casino_qt.rules.trente_et_un.agreement import LEAST_SEATS, MOST_SEATS
from casino_qt.rules.trente_et_un.options import Rules

_SEATS = range(LEAST_SEATS, MOST_SEATS + 1)


def report(rules: Rules) -> Json:
    """`punter`, `bank` and `seats` (house rules, section 3); takes some seconds.

    `punter` and `bank`: from how many points each stays when it plays safest, as a hand and where an ace
    counts eleven, and the tokens that brings in a round against one another, with the fewest packs these
    rules allow. `seats`: the same by number of seats, the banker's from all punters together.
    """
    by_packs = {packs: _sides(packs) for packs in {rules.packs_for(seats) for seats in _SEATS}}
    return {
        **by_packs[min(by_packs)],
        "seats": {
            str(seats): {
                **by_packs[rules.packs_for(seats)],
                "tokens": by_packs[rules.packs_for(seats)]["bank"]["tokens"] * (seats - 1),
            }
            for seats in _SEATS
        },
    }


def _sides(packs: int) -> Json:
    best = best_play(packs)
    tokens = edge(packs, best.punter, best.banker)
    return {
        "packs": packs,
        "punter": _side(best.punter, -tokens),
        "bank": _side(best.banker, tokens),
        "dealt_31": float(dealt_31(copies(packs))),
    }


def _side(policy: Policy, tokens: float) -> Json:
    return {"stays_on": policy.hard, "soft": policy.soft, "tokens": tokens}


def hands(rules: Rules) -> Json:
    """`hands`, with the fewest packs these rules allow: what drawing and staying are worth, in tokens.

    By side and by what the hand comes to ("hard 24", "soft 27"), on average over its hands: the better
    `action`, the `values` of both, and the `chance` that a round has such a hand. The other side plays its
    safest, the best answer to which need not be the own safest. Takes some seconds more.
    """
    packs = min(rules.packs_for(seats) for seats in _SEATS)
    sides = {"punter": by_total(packs, banks=False), "bank": by_total(packs, banks=True)}
    return {
        "hands": {
            side: {
                f"{'soft' if soft else 'hard'} {total}": _hand(asked)
                for (total, soft), asked in table.items()
            }
            for side, table in sides.items()
        }
    }


def _hand(asked: Asked) -> Json:
    values = {"draw": asked.draw, "stay": asked.stay}
    return {"action": max(values, key=values.__getitem__), "values": values, "chance": asked.chance}
