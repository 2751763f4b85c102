"""Chips and plaques: which values there are, how an amount is laid out in them. Arithmetic in centimes."""

from __future__ import annotations

from typing import NamedTuple

from casino_qt.rules.money import FRANC as FRANC

CHIPS: tuple[int, ...] = (1 * FRANC, 5 * FRANC, 25 * FRANC, 100 * FRANC, 500 * FRANC)
"""Round chips, smallest first."""

PLAQUES: tuple[int, ...] = (1_000 * FRANC, 5_000 * FRANC, 10_000 * FRANC)
"""Rectangular plaques, smallest first."""

DENOMINATIONS: tuple[int, ...] = CHIPS + PLAQUES
"""Every value the cashier keeps, smallest first. Each divides the next: greedy change is the shortest."""


class Change(NamedTuple):
    """An amount laid out: `pieces` largest first, and the `rest` below the smallest chip (centimes)."""

    pieces: tuple[int, ...]
    rest: int


def break_up(amount: int) -> Change:
    """Lay `amount` out in the fewest chips and plaques, largest first; raises ValueError below zero."""
    if amount < 0:
        raise ValueError("an amount of chips is never negative")
    pieces: list[int] = []
    for value in reversed(DENOMINATIONS):
        count, amount = divmod(amount, value)
        pieces.extend([value] * count)
    return Change(tuple(pieces), amount)


def worth(pieces: tuple[int, ...]) -> int:
    """The sum of `pieces`; raises ValueError for a value the cashier does not keep."""
    for value in pieces:
        if value not in DENOMINATIONS:
            raise ValueError(f"there is no chip of {value} centimes")
    return sum(pieces)


def colour_up(pieces: tuple[int, ...]) -> tuple[int, ...]:
    """Change a heap of small chips for the fewest of the same worth, largest first."""
    return break_up(worth(pieces)).pieces
