"""What is kept of a finished round: every hand, the results in tokens, where the bank went, what was said."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.events import Said
from casino_qt.rules.trente_et_un.hands import Hand


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """One finished round. `number` counts the rounds of the table from 1, `talia` its talias.

    `hands` and `results` (tokens won or lost, the banker's too) are in the order of the seats. `token` is in
    centimes. `calls` is all that was said since the round before.
    """

    number: int
    talia: int
    banker: str
    hands: tuple[tuple[str, Hand], ...]
    results: tuple[tuple[str, int], ...]
    token: int
    talia_over: bool
    next_banker: str
    calls: tuple[Said, ...]

    def hand(self, seat: str) -> Hand:
        """The cards of `seat`. Raises KeyError for a name that did not play."""
        return dict(self.hands)[seat]

    def result(self, seat: str) -> int:
        """Tokens `seat` won or lost. Raises KeyError for a name that did not play."""
        return dict(self.results)[seat]
