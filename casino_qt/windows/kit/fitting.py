"""What a widget says about the room its words need, so that a test can prove that none is cut."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol, runtime_checkable


class Measured(NamedTuple):
    """One piece of text, the width it needs and the width it has, in logical pixels."""

    text: str
    needed: float
    room: float

    @property
    def fits(self) -> bool:
        """Whether nothing of the text is cut; half a pixel of rounding is allowed."""
        return self.needed <= self.room + 0.5


@runtime_checkable
class Fitting(Protocol):
    """A widget that can be asked whether its words fit."""

    def measured(self) -> Iterator[Measured]:
        """Yield every piece of text the widget shows now."""
        ...
