"""What a whole round is worth where a bet is not decided by one number: blackjack, тридцать одно."""

from __future__ import annotations

from dataclasses import fields
from math import sqrt

from casino_qt.odds.blackjack.round import round_value
from casino_qt.odds.blackjack.spread import round_spread
from casino_qt.odds.reports.told import Json, bet
from casino_qt.odds.trente_et_un import spread as trente_et_un_spread
from casino_qt.odds.trente_et_un.hands import Policy
from casino_qt.odds.trente_et_un.play import best_play
from casino_qt.rules.blackjack.options import Rules as BlackjackRules
from casino_qt.rules.trente_et_un.options import LEAST_NATURAL, MOST_NATURAL, MOST_PACKS


def blackjack(rules: BlackjackRules) -> Json:
    """A box from the deal to its end, played by the card of best play; of its first stake.

    `edge` is exact, the rest as `blackjack_spread` says. What is given up by half counts as lost.
    """
    spread = {float(result): chance for result, chance in round_spread(rules).items()}
    mean = sum(result * chance for result, chance in spread.items())
    return {
        "edge": -round_value(rules),
        "exact": None,
        "deviation": sqrt(sum(result**2 * chance for result, chance in spread.items()) - mean**2),
        "win": sum(chance for result, chance in spread.items() if result > 0),
        "lose": sum(chance for result, chance in spread.items() if result < 0),
        "tie": spread[0.0],
    }


def trente_et_un(packs: int, price: int) -> Json:
    """A punter's round in tokens, both sides by their best play; the banker's is the same against each.

    `price`: of a dealt 31. `shares`: how often it ends how (`trente_et_un_spread.Shares`); `punter` and
    `banker`: from what they stay. Raises ValueError for packs or a price the house does not have.
    """
    if not (1 <= packs <= MOST_PACKS and LEAST_NATURAL <= price <= MOST_NATURAL):
        raise ValueError(f"nobody plays with {packs} packs and a price of {price}")
    share = trente_et_un_spread.shares(packs)
    best = best_play(packs)
    won = share.natural + share.ahead
    return {
        **bet(trente_et_un_spread.results(packs, price), won, share.level + share.both),
        "shares": {field.name: float(getattr(share, field.name)) for field in fields(share)},
        "punter": _stays(best.punter),
        "banker": _stays(best.banker),
    }


def _stays(policy: Policy) -> Json:
    return {"hard": policy.hard, "soft": policy.soft}
