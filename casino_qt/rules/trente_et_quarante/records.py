"""What is kept of a finished coup: the rows, the outcome, what happened on each chance, what was said."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.cards import Card
from casino_qt.rules.events import Said
from casino_qt.rules.lying import SpotResult as SpotResult
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.events import Outcome


@dataclass(frozen=True, slots=True)
class RowRecord:
    """The cards of a row as they were dealt and their sum; no card and 0 where none was."""

    cards: tuple[Card, ...]
    total: int


@dataclass(frozen=True, slots=True)
class CoupRecord:
    """One finished coup. `number` counts the coups of the table from 1, `shoe` its shoes.

    `results` has an entry for each seat and chance where something was staked or locked when the coup began.
    `calls` is all the croupier said since the coup before. `first_red` is None when no card was dealt.
    """

    number: int
    shoe: int
    noir: RowRecord
    rouge: RowRecord
    outcome: Outcome
    first_red: bool | None
    results: tuple[tuple[str, Spot, SpotResult], ...]
    calls: tuple[Said, ...]

    def spots(self, seat: str | None = None) -> dict[Spot, SpotResult]:
        """The results of the seat; for None, summed over the seats."""
        sums: dict[Spot, SpotResult] = {}
        for owner, spot, result in self.results:
            if seat is None or owner == seat:
                sums[spot] = sums[spot] + result if spot in sums else result
        return sums
