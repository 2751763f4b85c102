"""The report on a layout of roulette: pocket by pocket, a spin on average, and where many spins lead."""

from __future__ import annotations

from collections.abc import Mapping

from casino_qt.odds.reports.told import Json
from casino_qt.odds.roulette_course import course
from casino_qt.odds.roulette_layout import Layout
from casino_qt.rules.roulette.options import Rules

MOST_SPINS = 10_000


def report(rules: Rules, stakes: Mapping[str, int], spins: int, *, half_back: bool = False) -> Json:
    """Amounts are centimes. Raises ValueError for what is no layout, and for spins that are not followed.

    `pockets`, by number: the `net` at once, what is `locked`, and what the pocket is `worth` with that.
    `mean`, `deviation`: of a spin, what is locked left to its fate. `ahead`, `level`, `behind`: the chances
    after so many spins of the same layout.
    """
    if not 1 <= spins <= MOST_SPINS:
        raise ValueError(f"from 1 to {MOST_SPINS} spins are followed, not {spins}")
    layout = Layout(stakes, rules, half_back=half_back)
    found = course(layout, spins)
    return {
        "staked": layout.staked,
        "pockets": [
            {"net": pocket.net, "locked": pocket.locked, "worth": float(pocket.worth)}
            for pocket in layout.pockets
        ],
        "mean": float(layout.mean),
        "exact": str(layout.mean),
        "deviation": layout.deviation,
        "spins": spins,
        "ahead": found.ahead,
        "level": found.level,
        "behind": found.behind,
    }
