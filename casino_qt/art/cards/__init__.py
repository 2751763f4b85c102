"""The pack of the house: 52 faces in three index languages and one back, painted from paths."""

from casino_qt.art.cards.grid import BACK, CODES, INDEX_NAMES, index_text
from casino_qt.art.cards.paint import card_size, paint_card

__all__ = ["BACK", "CODES", "INDEX_NAMES", "card_size", "index_text", "paint_card"]
