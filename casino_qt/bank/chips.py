"""Chips and plaques: which values there are, how an amount is laid out in them. Arithmetic in centimes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from casino_qt.rules.money import FRANC as FRANC

CHIPS: tuple[int, ...] = (1 * FRANC, 5 * FRANC, 25 * FRANC, 100 * FRANC, 500 * FRANC)
"""Round chips, smallest first."""

PLAQUES: tuple[int, ...] = (1_000 * FRANC, 5_000 * FRANC, 10_000 * FRANC)
"""Rectangular plaques, smallest first."""

DENOMINATIONS: tuple[int, ...] = CHIPS + PLAQUES
"""Every value the cashier keeps, smallest first. Each divides the next: greedy change is the shortest."""


Heap = Mapping[int, int]
"""How many pieces of each value there are; values of which there are none may be left out."""


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


def heap_worth(heap: Heap) -> int:
    """The sum of all pieces; raises ValueError for a value that is not kept or a count below zero."""
    if any(value not in DENOMINATIONS or count < 0 for value, count in heap.items()):
        raise ValueError(f"no heap of chips: {dict(heap)}")
    return sum(value * count for value, count in heap.items())


def fewest(amount: int) -> dict[int, int]:
    """`amount` as a heap of the fewest pieces; what is left below a franc is no chip."""
    return dict(Counter(break_up(amount).pieces))


def settled(heap: Heap, amount: int) -> dict[int, int]:
    """How a purse is made up that was counted as `heap` and is now worth `amount` centimes.

    What came since lies there in the fewest pieces. What went was paid from the largest pieces down, with
    what fitted; where nothing small enough was left one piece, the smallest that covers it, was broken.
    """
    amount -= amount % FRANC
    pieces = Counter({value: count for value, count in heap.items() if count})
    missing = heap_worth(heap) - amount
    if missing <= 0:
        return dict(pieces + Counter(fewest(-missing)))
    for value in sorted(pieces, reverse=True):
        paid = min(pieces[value], missing // value)
        pieces[value] -= paid
        missing -= paid * value
    if missing:
        broken = min(value for value, count in pieces.items() if count and value > missing)
        pieces[broken] -= 1
        pieces.update(fewest(broken - missing))
    return {value: count for value, count in pieces.items() if count}
