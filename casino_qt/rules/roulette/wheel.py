"""The wheel: the order of its pockets and their colours. Where the ball falls is not decided here."""

from __future__ import annotations

from typing import Literal

Colour = Literal["rouge", "noir", "zero"]

POCKETS = 37
ORDER = (
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10,
    5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
)  # fmt: skip
"""The numbers as they stand on the wheel, clockwise from zero."""
RED = frozenset((1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36))

_POSITION = {number: index for index, number in enumerate(ORDER)}


def position(number: int) -> int:
    """How many pockets `number` stands clockwise from zero."""
    return _POSITION[number]


def colour(number: int) -> Colour:
    """The colour of the pocket."""
    if number == 0:
        return "zero"
    return "rouge" if number in RED else "noir"


def neighbours(number: int, each_side: int) -> tuple[int, ...]:
    """`number` between so many neighbours on each side, clockwise."""
    middle = _POSITION[number]
    return tuple(ORDER[(middle + step) % POCKETS] for step in range(-each_side, each_side + 1))
