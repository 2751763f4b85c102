"""What a hand is worth (house rules, section 3): the best its holder can make of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from casino_qt.rules.cards import Card

LIMIT = 31
DEALT = 3
ACE_MORE = 10  # an ace counts one, or so much more


def best_total(cards: Sequence[Card]) -> int:
    """The highest total up to 31, each ace one or eleven; where every total is over, the lowest."""
    values = [card.value for card in cards]
    total = sum(values)
    for _ in range(values.count(1)):
        if total + ACE_MORE <= LIMIT:
            total += ACE_MORE
    return total


def is_soft(cards: Sequence[Card]) -> bool:
    """Whether an ace counts eleven in the best total: the next card cannot take such a hand over."""
    return best_total(cards) > sum(card.value for card in cards)


def is_natural(cards: Sequence[Card]) -> bool:
    """Whether these are three dealt cards that make 31."""
    return len(cards) == DEALT and best_total(cards) == LIMIT


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards before one seat. `opened`: everybody sees them. `out`: settled before the banker plays."""

    cards: tuple[Card, ...] = ()
    opened: bool = False
    out: bool = False

    @property
    def total(self) -> int:
        """The best total; of a hand over 31 the lowest."""
        return best_total(self.cards)

    @property
    def natural(self) -> bool:
        """Whether it was dealt 31."""
        return is_natural(self.cards)

    @property
    def bust(self) -> bool:
        """Whether it is over 31."""
        return self.total > LIMIT
