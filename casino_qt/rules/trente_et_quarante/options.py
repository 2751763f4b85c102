"""The house options of the table: declared once, validated, written and read as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Literal, cast

from casino_qt.rules.money import LARGEST_AMOUNT

Refait = Literal["half", "prison"]
Premium = Literal["decided", "every_coup"]

CHOICES: dict[str, tuple[str, ...]] = {"refait": ("half", "prison"), "premium": ("decided", "every_coup")}


@dataclass(frozen=True, slots=True)
class Rules:
    """House rules, section 1. Raises ValueError for a value that cannot be.

    `refait`: on 31 après an uninsured stake loses half, or goes to prison. `premium`: the insurance premium
    is taken by decided coups and the refait only, or by every coup. `min` and `max`: centimes on one chance.
    """

    refait: Refait = "half"
    premium: Premium = "decided"
    min: int = 500
    max: int = 500_000

    def __post_init__(self) -> None:
        for name, allowed in CHOICES.items():
            if getattr(self, name) not in allowed:
                raise ValueError(f"{name} is one of {', '.join(allowed)}")
        for name in ("min", "max"):
            amount = getattr(self, name)
            if type(amount) is not int or not 1 <= amount <= LARGEST_AMOUNT:
                raise ValueError(f"{name} is a whole number from 1 to {LARGEST_AMOUNT}")
        if self.min > self.max:
            raise ValueError("min is above max")

    def to_json(self) -> dict[str, object]:
        """Every option, so that an old record replays the same when a default changes."""
        return asdict(self)

    @classmethod
    def from_json(cls, options: Mapping[str, object]) -> Rules:
        """The options given, the rest by default. Raises ValueError for an unknown option or value."""
        known = {field.name for field in fields(cls)}
        for name, value in options.items():
            if name not in known:
                raise ValueError(f"there is no option {name!r}")
            if name in CHOICES and not isinstance(value, str):
                raise ValueError(f"{name} is one of {', '.join(CHOICES[name])}")
        return cls(**cast(dict[str, int], dict(options)))  # type: ignore[arg-type]  # __post_init__ tests each
