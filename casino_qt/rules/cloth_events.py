"""What is seen of the money on any cloth when a round is settled. Amounts are centimes.

`on` is a place as the game names it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from casino_qt.rules.events import Event


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """`amount` was raked in: the stake, or what a house rule takes of it; `imprisoned` of it lay locked."""

    seat: str
    on: Any
    amount: int
    imprisoned: int = 0


@dataclass(frozen=True, slots=True)
class Won(Event):
    """`amount` was paid for the stake, which stays; how it is handed over is for the eye alone."""

    seat: str
    on: Any
    amount: int


@dataclass(frozen=True, slots=True)
class Imprisoned(Event):
    """Face value `amount` is now locked at `level` (1 or 2)."""

    seat: str
    on: Any
    amount: int
    level: int


@dataclass(frozen=True, slots=True)
class Freed(Event):
    """Face value `amount` went from `level` one level down; from level 1 it is an ordinary stake again."""

    seat: str
    on: Any
    amount: int
    level: int


@dataclass(frozen=True, slots=True)
class Halved(Event):
    """Of a locked stake, or one that would be, `back` went to the purse, `lost` to the bank."""

    seat: str
    on: Any
    back: int
    lost: int
