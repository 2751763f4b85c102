"""The card's own measure: 600 × 900 units, two levels of detail, and the names of the 53 pictures."""

from __future__ import annotations

from enum import Enum
from typing import Final

WIDTH: Final = 600.0
HEIGHT: Final = 900.0
CENTRE_X: Final = 300.0
CENTRE_Y: Final = 450.0
RADIUS: Final = 36.0

SUITS: Final = "SHDC"
RANKS: Final = "A23456789TJQK"
COURTS: Final = "JQK"
BACK: Final = "back"
CODES: Final[tuple[str, ...]] = (*(rank + suit for suit in SUITS for rank in RANKS), BACK)

_INDICES: Final[dict[str, dict[str, str]]] = {
    "en": {"A": "A", "K": "K", "Q": "Q", "J": "J"},
    "fr": {"A": "As", "K": "R", "Q": "D", "J": "V"},
    "ru": {"A": "Т", "K": "К", "Q": "Д", "J": "В"},
}
INDEX_NAMES: Final[tuple[str, ...]] = tuple(_INDICES)


FINE_FROM: Final = (
    152.0  # logical pixels: in a window of 1920 × 1080 the croupier's cards are like the boxes'
)


class Detail(Enum):
    """Which of the two drawings of a card is wanted."""

    FINE = "L"
    """From that height on: engraved frame, hatching, small index."""
    BOLD = "S"
    """Below that: big index, heavy lines, neither frame nor hatching."""

    @classmethod
    def for_height(cls, seen: float) -> Detail:
        """The drawing for a card that is ``seen`` logical pixels high: on every screen the same index."""
        return cls.FINE if seen >= FINE_FROM else cls.BOLD


def index_text(rank: str, index: str) -> str:
    """What stands in the corner for ``rank`` (A 2…9 T J Q K) in the index language en, fr or ru.

    Raises ValueError for a rank or an index language that no pack of ours has.
    """
    if rank not in RANKS or len(rank) != 1:
        raise ValueError(f"no such rank: {rank!r}")
    if index not in _INDICES:
        raise ValueError(f"no such index: {index!r}")
    return _INDICES[index].get(rank, "10" if rank == "T" else rank)
