"""The house options of the table: declared once, validated, written and read as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from casino_qt.rules.house_rules import LimitedRules

DealerBlackjack = Literal["takes_all", "original_only"]
SurrenderOn = Literal["hard_12", "hard_12_or_more", "none"]


@dataclass(frozen=True, slots=True)
class Rules(LimitedRules):
    """House rules, section 4. Raises ValueError for a value that cannot be.

    `dealer_blackjack`: whether the croupier's blackjack takes doubles and splits in full, or the first stake
    only. `double_after_split`: whether a hand that came of a split may be doubled. `surrender`: which two
    cards may be given up. `croupier_slips`: whether a card may be drawn by mistake. `min` is each bettor's
    minimum on a box, `max` the maximum of the whole box, in centimes.
    """

    CHOICES: ClassVar[dict[str, tuple[str, ...]]] = {
        "dealer_blackjack": ("takes_all", "original_only"),
        "surrender": ("hard_12", "hard_12_or_more", "none"),
    }
    FLAGS: ClassVar[tuple[str, ...]] = ("double_after_split", "croupier_slips")

    dealer_blackjack: DealerBlackjack = "takes_all"
    double_after_split: bool = True
    surrender: SurrenderOn = "hard_12"
    croupier_slips: bool = False
    min: int = 500
    max: int = 100_000
