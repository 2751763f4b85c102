"""What one recorded round was made of: each kind of bet with its stake and its result, and how it strays.

Squares are kept as sums that can be added up before anybody knows what a bet is worth (`worths` has the
factors): of the rounds of a million only sums remain. What is laid on one round is decided together, so its
squares are those of the round, never of one bet after another.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from casino_qt.bank.book_entry import staked
from casino_qt.odds.roulette.bets import kept_after_zero
from casino_qt.odds.roulette.layout import Layout
from casino_qt.rules.roulette import bets
from casino_qt.rules.roulette.options import Rules as RouletteRules
from casino_qt.rules.roulette.wheel import POCKETS
from casino_qt.rules.trente_et_quarante.actions import Spot

Json = Mapping[str, Any]
Squares = tuple[float, ...]
"""Sums of squares and products of stakes, in squares of centimes; which ones is each game's own."""

ALL = ""
"""Stands for all kinds of a round together."""
CHANCE, INSURED = "chance", "insured"
BOX, BEHIND, INSURANCE = "box", "behind", "insurance"
PUNTER, BANKER = "punter", "banker"
KINDS: dict[str, tuple[str, ...]] = {
    "trente-et-quarante": (CHANCE, INSURED),
    "roulette": tuple(map(str, bets.Kind)),
    "trente-et-un": (PUNTER, BANKER),
    "blackjack": (BOX, BEHIND, INSURANCE),
}
"""The kinds of bets of each table, in the order they are told."""

UNIT = 100
"""Centimes of a stake of which the squares of two bets of roulette are reckoned: no rounding meets it."""


@dataclass(frozen=True, slots=True)
class Part:
    """One kind of bet in one round: what was laid on it, first stakes only, and what it brought; centimes."""

    kind: str
    staked: int
    result: int


@dataclass(frozen=True, slots=True)
class Parts:
    """A round: by kind what was laid and won, and the squares of each kind and of all together."""

    parts: tuple[Part, ...]
    squares: Mapping[str, Squares]


def parts_of(game: str, rules: Json, stakes: Json) -> Parts:
    """Read the record of a round at `game`. Raises KeyError or ValueError for what is no such record."""
    return _READ[game](rules, stakes)


def _gathered(parts: Iterable[Part], squares: Mapping[str, Squares]) -> Parts:
    """Several bets of one kind are one part."""
    sums: dict[str, tuple[int, int]] = {}
    for part in parts:
        laid, won = sums.get(part.kind, (0, 0))
        sums[part.kind] = laid + part.staked, won + part.result
    return Parts(tuple(Part(kind, *both) for kind, both in sums.items()), squares)


def _cloth(laid: Json) -> tuple[int, int]:
    """What plays on a place, and what it brought; of a stake in prison only what comes of it."""
    result = laid.get("result", {})
    brought = result.get("won", 0) - result.get("lost", 0) - result.get("premium_taken", 0)
    return int(laid.get("stake", 0)), int(brought)


# -- trente et quarante --------------------------------------------------------------------------------------


def _trente_et_quarante(_rules: Json, stakes: Json) -> Parts:
    """Squares: opposite chances against each other; then of the uninsured and the insured stakes with 31."""
    parts, open_, insured = [], dict.fromkeys(Spot, 0), dict.fromkeys(Spot, 0)
    for name, laid in stakes.items():
        stake, result = _cloth(laid)
        safe = bool(laid.get("premium"))
        (insured if safe else open_)[Spot(name)] = stake
        parts.append(Part(INSURED if safe else CHANCE, stake, result))
    both = {spot: open_[spot] + insured[spot] for spot in Spot}
    squares = {
        ALL: (_opposed(both), *_products(sum(open_.values()), sum(insured.values()))),
        CHANCE: (_opposed(open_), *_products(sum(open_.values()), 0)),
        INSURED: (_opposed(insured), *_products(0, sum(insured.values()))),
    }
    return _gathered(parts, squares)


def _opposed(laid: Mapping[Spot, int]) -> float:
    return (laid[Spot.ROUGE] - laid[Spot.NOIR]) ** 2 + (laid[Spot.COULEUR] - laid[Spot.INVERSE]) ** 2


def _products(one: int, other: int) -> tuple[float, float, float]:
    return one * one, one * other, other * other


# -- roulette ------------------------------------------------------------------------------------------------


def _roulette(rules: Json, stakes: Json) -> Parts:
    """Squares: the variance itself, which is known at once."""
    agreed = RouletteRules.from_json(rules)
    laid: dict[str, int] = {}
    parts = []
    for name, there in stakes.items():
        stake, result = _cloth(there)
        parts.append(Part(str(bets.kind(name)), stake, result))
        if stake:
            laid[name] = stake
    by_kind: defaultdict[str, dict[str, int]] = defaultdict(dict)
    for name, stake in laid.items():
        by_kind[str(bets.kind(name))][name] = stake
    squares = {kind: (_variance(some, agreed.zero),) for kind, some in by_kind.items()}
    return _gathered(parts, {ALL: (_variance(laid, agreed.zero),), **squares})


def _variance(laid: Mapping[str, int], zero: str) -> float:
    """Of one spin, all that it locks left to its fate: what stakes bring adds up, so pairs are enough."""
    names = list(laid)
    own = sum(laid[name] ** 2 * covariance(name, name, zero) for name in names)
    return own + 2 * sum(
        laid[one] * laid[other] * covariance(one, other, zero)
        for at, one in enumerate(names)
        for other in names[:at]
    )


@lru_cache(maxsize=200_000)
def covariance(one: str, other: str, zero: str) -> float:
    """How two bets of roulette stray together, each of a stake of 1, under a rule about zero."""
    if zero == "prison" and bets.is_simple(one) and bets.is_simple(other):
        return _locked_together(one, other)
    mine, its = _results(one, zero), _results(other, zero)
    both = sum(a * b for a, b in zip(mine, its, strict=True)) / POCKETS
    return both - sum(mine) * sum(its) / POCKETS**2


def _locked_together(one: str, other: str) -> float:
    """What zero locks waits for the same spins: two chances then stray together, or against each other."""
    rules = RouletteRules(zero="prison")
    if one == other:
        return float(Layout({one: UNIT}, rules).variance) / UNIT**2
    both = float(Layout({one: UNIT, other: UNIT}, rules).variance) / UNIT**2
    return (both - covariance(one, one, "prison") - covariance(other, other, "prison")) / 2


@lru_cache(maxsize=1_000)
def _results(bet: str, zero: str) -> tuple[float, ...]:
    """What a stake of 1 brings by number; at zero on average, what is locked left to its fate."""
    found = [float(bets.pays(bet)) if number in bets.covers(bet) else -1.0 for number in range(POCKETS)]
    if bets.is_simple(bet):
        found[0] += float(kept_after_zero(RouletteRules.from_json({"zero": zero})))
    return tuple(found)


# -- blackjack, тридцать одно --------------------------------------------------------------------------------


def _blackjack(_rules: Json, stakes: Json) -> Parts:
    """Squares: all boxes of a coup as if they were one, and their insurances."""
    parts = []
    for laid in stakes.values():
        won = sum(hand["paid"] - hand["stake"] for hand in laid["hands"])
        parts.append(Part(BOX if laid.get("held", True) else BEHIND, laid["stake"], won))
        insured = laid.get("insurance") or {}
        if insured.get("stake"):
            parts.append(Part(INSURANCE, insured["stake"], insured["paid"] - insured["stake"]))
    sums = {kind: sum(part.staked for part in parts if part.kind == kind) for kind in KINDS["blackjack"]}
    squares = {
        ALL: _products(sums[BOX] + sums[BEHIND], sums[INSURANCE]),
        BOX: _products(sums[BOX], 0),
        BEHIND: _products(sums[BEHIND], 0),
        INSURANCE: _products(0, sums[INSURANCE]),
    }
    return _gathered(parts, squares)


def _trente_et_un(rules: Json, stakes: Json) -> Parts:
    """Squares: a banker's punters as if they were one."""
    laid = staked(rules, stakes)
    parts = [Part(BANKER if one["banked"] else PUNTER, laid, one["won"]) for one in stakes.values()]
    square = (float(laid * laid),)
    return _gathered(parts, {ALL: square, **{part.kind: square for part in parts}})


_READ: dict[str, Callable[[Json, Json], Parts]] = {
    "trente-et-quarante": _trente_et_quarante,
    "roulette": _roulette,
    "trente-et-un": _trente_et_un,
    "blackjack": _blackjack,
}
