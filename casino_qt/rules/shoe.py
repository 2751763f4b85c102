"""A shoe: cards in the order they will leave it. Where the next one is, the table remembers."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.cards import Card


@dataclass(frozen=True, slots=True)
class Shoe:
    """The cards of a shoe in dealing order.

    A scripted shoe holds exactly the cards to be dealt: the cut does not move them, nothing is burnt
    from it and no stop card stands in it.
    """

    cards: tuple[Card, ...]
    scripted: bool = False

    def cut(self, at: int) -> Shoe:
        """The shoe with its first `at` cards brought to the back; a scripted shoe stays as it is."""
        if self.scripted:
            return self
        if not 0 < at < len(self.cards):
            raise ValueError(f"a cut at {at} leaves no card on one side of {len(self.cards)}")
        return Shoe(self.cards[at:] + self.cards[:at])
