"""What is counted while the coups are played, and when to look at the purses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt

import numpy as np

from casino_qt.laboratory.game import Centimes, Results, Table, Terms
from casino_qt.laboratory.systems import AnySystem

Progress = Callable[[int, int], None]
"""Told how many coups are done, and of how many. What it raises ends the simulation."""

LOOKS = 100  # at all purses, evenly spread over the coups
AT_ONCE = 1 << 18  # coups: what is drawn together stays near the processor
WORTH_DRAWING = 1 << 15  # coups: fewer take hardly less time
ENOUGH = 1_000_000  # results to know their spread to a thousandth
MOST_CENTIMES = 1 << 61  # what NumPy's whole numbers hold, with room


@dataclass(frozen=True, slots=True)
class Evening:
    """What is played: each player has `purse` and lays the system's stakes on the table's bet.

    Amounts are centimes. A player gets up with `goal` in the purse, where there is one, or when the purse no
    longer holds what one piece may ask for (`cost`): then he is ruined. So it is at every table, and nobody
    ever owes anything.
    """

    table: Table
    system: AnySystem
    piece: int
    coups: int
    purse: int
    goal: int | None = None

    @property
    def terms(self) -> Terms:
        """Those of the bet."""
        return self.table.terms

    @property
    def most(self) -> int:
        """The pieces of the highest stake the table takes."""
        return self.terms.maximum // self.piece

    @property
    def cost(self) -> int:
        """Centimes a purse must hold for one piece to be laid; a broken one counts whole."""
        return -(-self.piece * self.terms.laid // self.terms.denominator)

    def ends(self, purse: int) -> bool:
        """Whether a player with so much lays nothing more."""
        return purse < self.cost or (self.goal is not None and purse >= self.goal)

    def drawn_together(self, done: int, players: int) -> int:
        """For how many coups of so many players results are drawn after `done` of them."""
        to_look = next(look for look in self.looks() if look > done) - done
        wanted = max(to_look, WORTH_DRAWING // players)
        return min(self.coups - done, wanted, max(1, AT_ONCE // players))

    def looks(self) -> list[int]:
        """After how many coups the purses are looked at: at the beginning, at the end, and between."""
        return sorted({self.coups * look // LOOKS for look in range(LOOKS + 1)})


@dataclass(slots=True)
class Tally:
    """Sums over all players so far; `purses` has a row for each look and a column for each player.

    `staked` and `squares`: pieces laid, and their squares. `drawn`, `total` and `total_of_squares` are those
    of the first results drawn, as numerators, whether anybody laid on them or not.
    """

    played: int = 0
    staked: int = 0
    squares: float = 0.0
    held_by_limit: int = 0
    largest: int = 0
    losing_run: int = 0
    drawn: int = 0
    total: float = 0.0
    total_of_squares: float = 0.0
    purses: list[Centimes] = field(default_factory=list)

    def note_results(self, results: Results) -> None:
        """The spread of what a piece comes to is taken from these."""
        if self.drawn >= ENOUGH:
            return
        self.drawn += results.size
        numbers = results.astype(np.float64)
        self.total += float(numbers.sum())
        self.total_of_squares += float(np.dot(numbers, numbers))

    @property
    def spread(self) -> float:
        """The standard deviation of a result, in numerators."""
        mean = self.total / self.drawn
        return sqrt(max(0.0, self.total_of_squares / self.drawn - mean * mean))
