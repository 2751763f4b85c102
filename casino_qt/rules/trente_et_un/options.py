"""The house options of the table: declared once, validated, written and read as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from casino_qt.rules.house_rules import HouseRules

Bank = Literal["rotates", "fixed"]

MOST_PACKS = 3
SEATS_OF_ONE_PACK = 5  # so many play with one pack where the rules do not say how many packs
LEAST_NATURAL, MOST_NATURAL = 2, 10
LEAST_TOKEN, MOST_TOKEN = 100, 100_000  # centimes


@dataclass(frozen=True, slots=True)
class Rules(HouseRules):
    """House rules, section 3. Raises ValueError for a value that cannot be.

    `natural`: the price of a dealt 31 in tokens. `bank`: whether it goes to the right after each talia, or
    stays with one person. `packs`: 1 to 3, or 0: one pack up to five seats, two from six.
    """

    CHOICES: ClassVar[dict[str, tuple[str, ...]]] = {"bank": ("rotates", "fixed")}
    NUMBERS: ClassVar[dict[str, tuple[int, int]]] = {
        "natural": (LEAST_NATURAL, MOST_NATURAL),
        "packs": (0, MOST_PACKS),
    }

    natural: int = 4
    bank: Bank = "rotates"
    packs: int = 0

    def packs_for(self, seats: int) -> int:
        """The packs that so many people play with."""
        return self.packs or (1 if seats <= SEATS_OF_ONE_PACK else 2)
