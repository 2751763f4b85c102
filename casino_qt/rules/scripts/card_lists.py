"""Cards as the scripts of every card game write them, and as the report shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from casino_qt.rules.cards import Card, Suit
from casino_qt.rules.scripts.game import Json, a_list
from casino_qt.rules.scripts.script import CardLists, ScriptError

_SUIT_SIGNS = {Suit.S: "♠", Suit.H: "♥", Suit.D: "♦", Suit.C: "♣"}


def read_card_lists(value: object, packs: int) -> CardLists:
    """One list of cards, or a list of such lists, one for each shoe. Raises ScriptError.

    No list may hold more copies of a card than `packs`.
    """
    cards = a_list(value, "'cards'")
    if not any(isinstance(entry, list) for entry in cards):
        return CardLists((_shoe(cards, packs),))
    return CardLists(tuple(_shoe(a_list(entry, "each shoe of 'cards'"), packs) for entry in cards))


def _shoe(codes: Iterable[object], packs: int) -> tuple[Card, ...]:
    cards = []
    for code in codes:
        if not isinstance(code, str):
            raise ScriptError("'cards' holds card codes such as 'AS' and 'TH'")
        try:
            cards.append(Card.parse(code))
        except ValueError as error:
            raise ScriptError(f"'cards': {error}") from None
    for card, copies in Counter(cards).items() if len(cards) > packs else ():
        if copies > packs:
            held = f"{packs} packs hold" if packs > 1 else "a pack holds"
            raise ScriptError(f"'cards': {card.code} stands {copies} times, {held} {packs}")
    return tuple(cards)


def dealt_json(cards: Iterable[Card], total: int) -> Json:
    """Cards that lie together, and their sum."""
    return {"cards": [card.code for card in cards], "total": total}


def dealt_text(cards: Iterable[Card]) -> str:
    """Cards that lie together, to read."""
    return " ".join(_card(card) for card in cards)


def _card(card: Card) -> str:
    return f"{'10' if card.rank == 'T' else card.rank}{_SUIT_SIGNS[card.suit]}"
