"""Chance that is what it was up to a moment and another from there on.

Somebody who plays on from a moment of a sitting that is not over must not see what is still to come in it.
What has been dealt comes again; cards that have not left the shoe are shuffled among themselves, and
everything drawn later comes from another seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from casino_qt.rules.cards import Card
from casino_qt.rules.chance import SeededChance, SeedStream
from casino_qt.rules.roulette.numbers import SeededNumbers
from casino_qt.rules.shoe import Shoe


class ForkedStream(SeedStream):
    """The numbers of `seed` for so many words (`at`), then those of the seed `then`."""

    def __init__(self, seed: str, at: int, then: str) -> None:
        super().__init__(seed)
        self._at = at
        self._then = SeedStream(then)

    def _word(self) -> int:
        if self.position < self._at:
            return super()._word()
        self._then.position = self.position
        self.position += 1
        return self._then._word()


class ForkedNumbers(SeededNumbers):
    """The spins of a seed up to a `mark` of its stream, then those of another."""

    def __init__(self, seed: str, mark: int, then: str) -> None:
        super().__init__(seed)
        self._stream = ForkedStream(seed, mark, then)


class DealsCards(Protocol):
    """A table with a shoe."""

    @property
    def in_use(self) -> tuple[Shoe, int]:
        """The shoe in use, and how many of its cards have left it."""


class WatchedChance(SeededChance):
    """A seed that remembers which shoe it made at which place of its stream."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.made: dict[int, tuple[Card, ...]] = {}

    def next_shoe(self, pack_count: int) -> Shoe:
        """As the seed has it."""
        at = self.mark()
        shoe = super().next_shoe(pack_count)
        self.made[at] = shoe.cards
        return shoe

    def shuffled_again(self, cards: Sequence[Card]) -> Shoe:
        """As the seed has it."""
        at = self.mark()
        shoe = super().shuffled_again(cards)
        self.made[at] = shoe.cards
        return shoe


class ForkedChance(SeededChance):
    """The shoes of a seed as they were dealt up to a moment; what had not been dealt then comes otherwise.

    `made` is what a `WatchedChance` made of the seed up to that moment, `mark` where it stood; the last shoe
    of it was cut and lies as `shoe`, `dealt` of its cards have left it.
    """

    def __init__(self, watched: WatchedChance, shoe: Shoe, dealt: int, then: str) -> None:
        super().__init__(watched.seed)
        self._stream = ForkedStream(watched.seed, watched.mark(), then)
        self._start = max(watched.made)
        self._then = then
        cards = watched.made[self._start]
        cut = next(at for at in range(len(cards)) if cards[at:] + cards[:at] == shoe.cards)
        self._hidden = [(cut + index) % len(cards) for index in range(dealt, len(cards))]

    def next_shoe(self, pack_count: int) -> Shoe:
        """The same shoe; in the last one what was hidden lies in another order."""
        at = self.mark()
        return self._otherwise(at, super().next_shoe(pack_count))

    def shuffled_again(self, cards: Sequence[Card]) -> Shoe:
        """The same, where the cards of a talia had to be shuffled once more."""
        at = self.mark()
        return self._otherwise(at, super().shuffled_again(cards))

    def _otherwise(self, at: int, shoe: Shoe) -> Shoe:
        if at != self._start:
            return shoe
        cards = list(shoe.cards)
        moved = [cards[index] for index in self._hidden]
        SeedStream(self._then).shuffle(moved)
        for index, card in zip(self._hidden, moved, strict=True):
            cards[index] = card
        return Shoe(tuple(cards), shoe.scripted)
