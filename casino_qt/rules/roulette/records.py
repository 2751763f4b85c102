"""What is kept of a finished spin: the number, what happened on each place, what was said."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.events import Said
from casino_qt.rules.lying import SpotResult
from casino_qt.rules.roulette.wheel import Colour, colour


@dataclass(frozen=True, slots=True)
class SpinRecord:
    """One finished spin. `count` counts the spins of the table from 1, `number` is where the ball fell.

    `results` has an entry for each seat and place where something was staked or locked when the ball fell.
    `calls` is all the croupier said since the spin before.
    """

    count: int
    number: int
    results: tuple[tuple[str, str, SpotResult], ...]
    calls: tuple[Said, ...]

    @property
    def colour(self) -> Colour:
        """The colour of the pocket."""
        return colour(self.number)

    def spots(self, seat: str | None = None) -> dict[str, SpotResult]:
        """The results of the seat; for None, summed over the seats."""
        sums: dict[str, SpotResult] = {}
        for owner, spot, result in self.results:
            if seat is None or owner == seat:
                sums[spot] = sums[spot] + result if spot in sums else result
        return sums
