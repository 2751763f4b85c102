"""What the house options of every cloth share: choices and amounts, validated, read from JSON strictly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, asdict, fields
from typing import Any, ClassVar, Self, cast

from casino_qt.rules.money import LARGEST_AMOUNT


class HouseRules:
    """What the options of every cloth share. Raises ValueError for a value that cannot be.

    A game's own class is a frozen dataclass that lists all its options, `min` and `max` (centimes) among
    them; its `CHOICES` names those that are words, and what they may be.
    """

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    CHOICES: ClassVar[dict[str, tuple[str, ...]]] = {}

    min: int
    max: int

    def __post_init__(self) -> None:
        for name, allowed in self.CHOICES.items():
            if getattr(self, name) not in allowed:
                raise ValueError(f"{name} is one of {', '.join(allowed)}")
        amounts = [(name, getattr(self, name)) for name in ("min", "max")]
        for name, amount in amounts:
            if type(amount) is not int or not 1 <= amount <= LARGEST_AMOUNT:
                raise ValueError(f"{name} is a whole number from 1 to {LARGEST_AMOUNT}")
        if amounts[0][1] > amounts[1][1]:
            raise ValueError("min is above max")

    def to_json(self) -> dict[str, object]:
        """Every option, so that an old record replays the same when a default changes."""
        return asdict(self)

    @classmethod
    def from_json(cls, options: Mapping[str, object]) -> Self:
        """The options given, the rest by default. Raises ValueError for an unknown option or value."""
        known = {field.name for field in fields(cls)}
        for name, value in options.items():
            if name not in known:
                raise ValueError(f"there is no option {name!r}")
            if name in cls.CHOICES and not isinstance(value, str):
                raise ValueError(f"{name} is one of {', '.join(cls.CHOICES[name])}")
        return cls(**cast(dict[str, int], dict(options)))
