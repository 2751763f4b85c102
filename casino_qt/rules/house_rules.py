"""What the house options of every game share: choices, numbers, flags, validated, read strictly from JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, asdict, fields
from typing import Any, ClassVar, Protocol, Self, cast

from casino_qt.rules.money import LARGEST_AMOUNT


class Agreed(Protocol):
    """What a table is played by, as a sitting and a script keep it: the house options, or more than those."""

    def to_json(self) -> dict[str, object]:
        """All of it, so that an old record replays the same when a default changes."""


class HouseRules:
    """What the options of every game share. Raises ValueError for a value that cannot be.

    A game's own class is a frozen dataclass that lists all its options. `CHOICES` names those that are words
    and what they may be, `NUMBERS` those that are whole numbers and their smallest and largest value, `FLAGS`
    those that are true or false.
    """

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    CHOICES: ClassVar[dict[str, tuple[str, ...]]] = {}
    NUMBERS: ClassVar[dict[str, tuple[int, int]]] = {}
    FLAGS: ClassVar[tuple[str, ...]] = ()

    def __post_init__(self) -> None:
        for name, allowed in self.CHOICES.items():
            if getattr(self, name) not in allowed:
                raise ValueError(f"{name} is one of {', '.join(allowed)}")
        for name, (least, most) in self.NUMBERS.items():
            number = getattr(self, name)
            if type(number) is not int or not least <= number <= most:
                raise ValueError(f"{name} is a whole number from {least} to {most}")
        for name in self.FLAGS:
            if type(getattr(self, name)) is not bool:
                raise ValueError(f"{name} is true or false")

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


class LimitedRules(HouseRules):
    """The options of a table with a minimum and a maximum bet, `min` and `max`, in centimes."""

    __slots__ = ()

    NUMBERS: ClassVar[dict[str, tuple[int, int]]] = {"min": (1, LARGEST_AMOUNT), "max": (1, LARGEST_AMOUNT)}

    min: int
    max: int

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.min > self.max:
            raise ValueError("min is above max")
