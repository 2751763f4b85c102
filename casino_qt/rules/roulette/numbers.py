"""Where the numbers come from: a seed, or a written list. Nothing at the wheel draws from anywhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from casino_qt.rules.chance import SeedStream
from casino_qt.rules.roulette.wheel import POCKETS
from casino_qt.rules.table import Rewindable


class Numbers(Rewindable, Protocol):
    """Numbers 0 … 36, one for each spin."""

    def next_number(self) -> int:
        """The number of the next spin. Raises LookupError when there is none."""


class SeededNumbers:
    """Every spin is a number below 37 from one stream."""

    def __init__(self, seed_hex: str) -> None:
        self.seed = seed_hex
        self._stream = SeedStream(seed_hex)

    def next_number(self) -> int:
        """The next number of the stream; a seed never runs dry."""
        return self._stream.below(POCKETS)

    def mark(self) -> int:
        """Words of the stream used so far."""
        return self._stream.position

    def rewind(self, mark: int) -> None:
        """Wind the stream to `mark`."""
        self._stream.position = mark


class ScriptedNumbers:
    """Numbers written one by one."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._numbers = tuple(numbers)
        self._used = 0

    def next_number(self) -> int:
        """The next of the list. Raises LookupError after the last."""
        if self._used == len(self._numbers):
            raise LookupError("no further number")
        self._used += 1
        return self._numbers[self._used - 1]

    def mark(self) -> int:
        """Numbers used so far."""
        return self._used

    def rewind(self, mark: int) -> None:
        """Go back to the number that followed `mark`."""
        self._used = mark
