"""The house options of the table: declared once, validated, written and read as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from casino_qt.rules.house_rules import LimitedRules

Refait = Literal["half", "prison"]
Premium = Literal["decided", "every_coup"]


@dataclass(frozen=True, slots=True)
class Rules(LimitedRules):
    """House rules, section 1. Raises ValueError for a value that cannot be.

    `refait`: on 31 après an uninsured stake loses half, or goes to prison. `premium`: the insurance premium
    is taken by decided coups and the refait only, or by every coup. `min` and `max`: centimes on one chance.
    """

    CHOICES: ClassVar[dict[str, tuple[str, ...]]] = {
        "refait": ("half", "prison"),
        "premium": ("decided", "every_coup"),
    }

    refait: Refait = "half"
    premium: Premium = "decided"
    min: int = 500
    max: int = 500_000
