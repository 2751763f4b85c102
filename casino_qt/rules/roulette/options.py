"""The house options of the table: declared once, validated, written and read as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from casino_qt.rules.house_rules import LimitedRules
from casino_qt.rules.roulette import bets

Zero = Literal["prison", "partage", "lose_all"]
Finales = Literal["seed", "complete"]


@dataclass(frozen=True, slots=True)
class Rules(LimitedRules):
    """House rules, section 2. Raises ValueError for a value that cannot be.

    `zero`: what zero does to simple chances: prison, half back at once, or all lost. `finales`: whether a
    finale à cheval covers the lone 34, 35 or 36 too (`complete`). `min` is the minimum of every bet, `max`
    the maximum of a plein, in centimes; the other maxima follow from it.
    """

    CHOICES: ClassVar[dict[str, tuple[str, ...]]] = {
        "zero": ("prison", "partage", "lose_all"),
        "finales": ("seed", "complete"),
    }

    zero: Zero = "prison"
    finales: Finales = "seed"
    min: int = 500
    max: int = 20_000

    def maximum(self, bet: str) -> int:
        """The most one seat may have on `bet`; half a centime counts for the player."""
        return self.limit(bets.kind(bet))

    def limit(self, kind: bets.Kind) -> int:
        """The most one seat may have on any bet of this kind, in centimes."""
        ratio = bets.LIMITS[kind]
        return -(-self.max * ratio.numerator // ratio.denominator)
