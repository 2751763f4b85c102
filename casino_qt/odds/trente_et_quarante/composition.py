"""What a shoe of trente et quarante may hold: how many cards of each value, and how many of them are red."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from casino_qt.rules.cards import Card, packs
from casino_qt.rules.trente_et_quarante.dealing import PACKS

VALUES = range(1, 11)


@dataclass(frozen=True, slots=True)
class Composition:
    """Cards of each value, 1 … 10, and how many of these are red. Raises ValueError for what cannot be."""

    cards: tuple[int, ...]
    red: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.cards) != len(VALUES) or len(self.red) != len(VALUES):
            raise ValueError("a composition counts ten values")
        if not all(0 <= red <= count for count, red in zip(self.cards, self.red, strict=True)):
            raise ValueError("there are from none to all cards of a value red")

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Self:
        """What these cards make."""
        count, red = [0] * len(VALUES), [0] * len(VALUES)
        for card in cards:
            count[card.value - 1] += 1
            red[card.value - 1] += card.red
        return cls(tuple(count), tuple(red))

    def without(self, cards: Iterable[Card]) -> Self:
        """What is left when these are gone. Raises ValueError where they were not there."""
        gone = Composition.of(cards)
        return type(self)(
            tuple(count - less for count, less in zip(self.cards, gone.cards, strict=True)),
            tuple(red - less for red, less in zip(self.red, gone.red, strict=True)),
        )

    @property
    def size(self) -> int:
        """All cards together."""
        return sum(self.cards)


FULL = Composition.of(packs(PACKS))
"""Six packs. The cards that are burnt unseen count as still there: nobody knows which they are."""
