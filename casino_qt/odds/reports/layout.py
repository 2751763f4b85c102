"""The report on a layout of roulette: pocket by pocket, a spin on average, and where many spins lead."""

from __future__ import annotations

from collections.abc import Mapping

from casino_qt.odds.reports.told import Json
from casino_qt.odds.roulette.course import TooFineError, course
from casino_qt.odds.roulette.layout import SPINS, Layout
from casino_qt.rules.roulette.options import Rules

MOST_SPINS = 10_000


def report(rules: Rules, stakes: Mapping[str, int], spins: int, *, half_back: bool = False) -> Json:
    """Amounts are centimes. Raises ValueError for what is no layout, and for spins that are not followed.

    `pockets`, by number: the `net` at once, what is `locked`, and what the pocket is `worth` with that.
    `mean`, `deviation`: of a spin, what is locked left to its fate; `edge`: what the bank keeps of all that
    lies. `ahead`, `level`, `behind`: the chances after so many spins of the same layout; None where it has
    too many different results to be followed so far.
    """
    if not 1 <= spins <= MOST_SPINS:
        raise ValueError(f"from 1 to {MOST_SPINS} spins are followed, not {spins}")
    layout = Layout(stakes, rules, half_back=half_back)
    return {**_spin(layout), **_after(layout, spins)}


def course_report(rules: Rules, stakes: Mapping[str, int]) -> Json:
    """The same of one spin, and in `after` the chances after each of SPINS."""
    layout = Layout(stakes, rules)
    return {"layout": layout.stakes, **_spin(layout), "after": [_after(layout, spins) for spins in SPINS]}


def _spin(layout: Layout) -> Json:
    staked, mean = layout.staked, layout.mean
    return {
        "staked": staked,
        "pockets": [
            {"net": pocket.net, "locked": pocket.locked, "worth": float(pocket.worth)}
            for pocket in layout.pockets
        ],
        "mean": float(mean),
        "exact": str(mean),
        "edge": float(-mean / staked) if staked else None,
        "deviation": layout.deviation,
    }


def _after(layout: Layout, spins: int) -> Json:
    try:
        found = course(layout, spins)
    except TooFineError:
        return {"spins": spins, "ahead": None, "level": None, "behind": None}
    return {"spins": spins, "ahead": found.ahead, "level": found.level, "behind": found.behind}
