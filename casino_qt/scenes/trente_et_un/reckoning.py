"""A hand written out: "Т 11 + Д 10 + 9 = 30", in the letters that stand on the cards."""

from __future__ import annotations

from casino_qt.art.cards import index_text
from casino_qt.rules.trente_et_un.hands import Hand

LETTERED = "AKQJ"  # on other cards the figure is the value
ACE_MORE = 10  # an ace counts one, or so much more
NBSP = "\u00a0"


def reckoned(hand: Hand, index: str) -> str:
    """The sum of the cards in their order, `index` being the language of the letters on them.

    As many aces count eleven as the best total wants, the first ones first.
    """
    elevens = (hand.total - sum(card.value for card in hand.cards)) // ACE_MORE
    parts: list[str] = []
    for card in hand.cards:
        value = card.value
        if card.rank == "A" and elevens:
            value, elevens = value + ACE_MORE, elevens - 1
        letter = index_text(card.rank, index) + NBSP if card.rank in LETTERED else ""
        parts.append(f"{letter}{value}")
    return f"{' + '.join(parts)} = {hand.total}"
