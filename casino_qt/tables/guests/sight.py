"""What a guest sees when he thinks about his bets: only what lies open to everybody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from casino_qt.rules.lying import Lying
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.table import Table


@dataclass(frozen=True, slots=True)
class Sight:
    """The plate with the limits, the numbers fallen (oldest first), his own purse and his own chips.

    `lying` is by canonical bet name, `halvable` the places where half may be had back now. Centimes.
    """

    rules: Rules
    fallen: tuple[int, ...]
    purse: int
    lying: Mapping[str, Lying]
    halvable: frozenset[str]


def sight_of(table: Table, seat: str) -> Sight:
    """What `seat` sees of the table."""
    lying = table.everything_lying(seat)
    halvable = frozenset(bet for bet in lying if table.halvable(bet, seat))
    return Sight(table.options, table.history, table.purse(seat), lying, halvable)
