"""When each of the guests stays. All are honest: they look at their own cards, and at what lies open."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from casino_qt.odds.trente_et_un import play as odds
from casino_qt.rules.chance import SeedStream
from casino_qt.rules.trente_et_un.view import View

EVEN = Fraction(1, 2)


class Temper(Protocol):
    """A way to play, as a punter and as the banker."""

    def stays(self, view: View, dice: SeedStream) -> bool:
        """Whether the hand of the view is enough."""


@dataclass(frozen=True, slots=True)
class Settled:
    """Has one number in mind as a punter, and one with the bank; never thinks again."""

    punter: int
    banker: int

    def stays(self, view: View, dice: SeedStream) -> bool:
        """From that number on."""
        return view.total >= (self.banker if view.banks else self.punter)


@dataclass(frozen=True, slots=True)
class ByTheBook:
    """Plays as best play would: the house's own reckoning, aces and all."""

    def stays(self, view: View, dice: SeedStream) -> bool:
        """As the hint says."""
        return not odds.hint(view).draw


@dataclass(frozen=True, slots=True)
class Wary:
    """Counts what lies open, and draws only where the card is more likely to help than to hurt."""

    def stays(self, view: View, dice: SeedStream) -> bool:
        """Where the next card takes the hand over at least every other time."""
        return odds.chance_of_over(view) >= EVEN


@dataclass(frozen=True, slots=True)
class Moody:
    """Emboldened by a loss, sobered by a win."""

    sober: int
    bold: int

    def stays(self, view: View, dice: SeedStream) -> bool:
        """From one number after a round that cost nothing, from another after one that did."""
        return view.total >= (self.bold if view.last_result < 0 else self.sober)


@dataclass(frozen=True, slots=True)
class Dreamer:
    """Has a presentiment in each round, and follows it."""

    least: int
    most: int

    def stays(self, view: View, dice: SeedStream) -> bool:
        """From a number that the dice of the round choose."""
        return view.total >= self.least + dice.below(self.most - self.least + 1)
