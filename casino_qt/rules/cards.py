"""Playing cards and packs of them. Knows no game; courts count ten, an ace one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

RANKS = "A23456789TJQK"
PACK_SIZE = 52


class Suit(StrEnum):
    """The four suits, in the order a pack is stacked."""

    S = "S"
    H = "H"
    D = "D"
    C = "C"


_RED = frozenset({Suit.H, Suit.D})
_VALUES = {rank: min(index, 10) for index, rank in enumerate(RANKS, start=1)}


@dataclass(frozen=True, slots=True)
class Card:
    """One card: rank A 2 … 9 T J Q K, and suit."""

    rank: str
    suit: Suit

    @property
    def code(self) -> str:
        """Rank and suit, as scripts write them: "AS", "TH"."""
        return f"{self.rank}{self.suit.value}"

    @property
    def red(self) -> bool:
        """Whether it is a heart or a diamond."""
        return self.suit in _RED

    @property
    def value(self) -> int:
        """Pips: ace 1, courts 10 (house rules, section 1)."""
        return _VALUES[self.rank]

    @staticmethod
    def parse(code: str) -> Card:
        """The card of a code such as "AS"; raises ValueError for anything else."""
        card = _BY_CODE.get(code)
        if card is None:
            raise ValueError(f"{code!r} is not a card")
        return card


PACK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in RANKS)
_BY_CODE = {card.code: card for card in PACK}


def packs(n: int) -> list[Card]:
    """`n` packs one after another, each in suits S H D C, each suit A 2 … K."""
    return list(PACK) * n
