"""What is seen of a shoe at every table that has one, before its first card."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.events import Event


@dataclass(frozen=True, slots=True)
class ShoeShuffled(Event):
    """A new shoe, checked and shuffled, lies ready for the cut. `number` counts from 1."""

    number: int
    size: int


@dataclass(frozen=True, slots=True)
class ShoeCut(Event):
    """The shoe was cut at `at`; `by_guest` when the person did not choose."""

    at: int
    size: int
    by_guest: bool
