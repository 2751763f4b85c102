"""What one bet is worth before it is laid: what it pays, how often, what the bank keeps of it, how it strays.

Nothing here looks at cards that have gone: a shoe is full, a pack fresh (house rules, sections 1 to 4).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache

from casino_qt.odds.reports import roulette
from casino_qt.odds.reports.told import Json
from casino_qt.odds.roulette.layout import Layout
from casino_qt.rules.roulette import announcements, bets
from casino_qt.rules.roulette.options import Rules as RouletteRules


@dataclass(frozen=True, slots=True)
class Worth:
    """Of a stake of 1, or of one token where tokens are played for.

    `win`, `lose`, `tie`: how often the bet brings something, is lost whole, and comes back as it was;
    `other`: how often something else befalls it, by the word the reports have for that ("refait", "zero").
    `edge`: what the bank keeps on average; `deviation`: the standard deviation of what the bet brings.
    """

    edge: float
    deviation: float
    win: float
    lose: float
    tie: float = 0.0
    other: Mapping[str, float] = field(default_factory=dict)


_NAMED = ("edge", "exact", "deviation", "win", "lose", "tie")


def from_report(bet: Json) -> Worth:
    """A bet as a report tells it (`reports.told.bet`)."""
    other = {word: chance for word, chance in bet.items() if word not in _NAMED}
    return Worth(bet["edge"], bet["deviation"], bet["win"], bet["lose"], bet["tie"], other)


@lru_cache(maxsize=2_000)
def roulette_bet(name: str, rules: RouletteRules, *, half_back: bool = False) -> Worth:
    """A bet of the tableau, or a whole announced one. Raises KeyError for a name that is neither.

    Where there is a prison a locked stake is left to its fate; `half_back`: half is taken back at once.
    """
    if name in bets.SPOTS:
        return from_report(roulette.one_bet(name, rules, half_back=half_back))
    return _announced(name, rules)


@lru_cache(maxsize=500)
def announced_by_number(name: str, rules: RouletteRules) -> Mapping[int, int]:
    """What each number brings an announced bet, in pieces, less those that lose.

    Raises KeyError where there is no such bet. No announced bet has a piece on a simple chance, so zero locks
    nothing.
    """
    laid = Layout(announcements.laid_out(name, rules.finales), rules)
    return {pocket.number: pocket.net for pocket in laid.pockets}


def _announced(name: str, rules: RouletteRules) -> Worth:
    """All pieces together are the stake."""
    laid = Layout(announcements.laid_out(name, rules.finales), rules)
    won = sum(chance for result, chance in laid.results.items() if result > 0)
    tied = laid.results.get(0, Fraction(0))
    return Worth(
        edge=float(-laid.mean / laid.staked),
        deviation=laid.deviation / laid.staked,
        win=float(won),
        lose=float(1 - won - tied),
        tie=float(tied),
    )


def after(bets_made: int, worth: Worth) -> tuple[float, float]:
    """What so many equal bets bring on average, in stakes, and the standard deviation of that."""
    return -bets_made * worth.edge, float(bets_made**0.5 * worth.deviation)


def locked_again(worth: Worth) -> float:
    """What a stake of 1 at trente et quarante is worth that 31 après has locked, left to its fate.

    Each coup it waits for is one like `worth`: its chance frees it, 31 après locks it once more, a tie leaves
    it (house rules, section 1, option `refait: prison`).
    """
    decided = 1 - worth.tie
    freed, again = worth.win / decided, worth.other["refait"] / decided
    return freed / (1 - again * freed)
