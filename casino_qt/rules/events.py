"""What a spectator of any table would see or hear. Every game adds its own kinds in its own package."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, in the order it is seen."""


@dataclass(frozen=True, slots=True)
class Said(Event):
    """The croupier calls. `points` are the units named in the call (31 is 1, 40 is 10), in order."""

    call: str
    points: tuple[int, ...] = ()
