"""The 52 cards as they are said, rank and suit agreeing: "dáma de pique" is no card in any tongue.

Czech makes the suit an adjective in the gender of the rank: pikový král, piková dáma, pikové eso. French and
Italian name the suit in the singular and in the plural, Russian in the genitive plural.
"""

from __future__ import annotations

from casino_qt.croupier.spoken.grammar import Gender, listed
from casino_qt.rules.cards import RANKS, Card, Suit

_RANKS: dict[str, list[str]] = {
    "fr": listed("as deux trois quatre cinq six sept huit neuf dix valet dame roi"),
    "it": listed("asso due tre quattro cinque sei sette otto nove dieci fante donna re"),
    "cs": listed("eso dvojka trojka čtyřka pětka šestka sedmička osmička devítka desítka kluk dáma král"),
    "ru": listed(
        "туз двойка тройка четвёрка пятёрка шестёрка семёрка восьмёрка девятка десятка валет дама король"
    ),
    "en": listed("ace two three four five six seven eight nine ten jack queen king"),
}
_SUITS: dict[str, dict[Suit, str]] = {
    "fr": {Suit.S: "pique", Suit.H: "cœur", Suit.D: "carreau", Suit.C: "trèfle"},
    "it": {Suit.S: "picche", Suit.H: "cuori", Suit.D: "quadri", Suit.C: "fiori"},
    "cs": {Suit.S: "pikov", Suit.H: "srdcov", Suit.D: "károv", Suit.C: "křížov"},
    "ru": {Suit.S: "пик", Suit.H: "червей", Suit.D: "бубён", Suit.C: "треф"},
    "en": {Suit.S: "spades", Suit.H: "hearts", Suit.D: "diamonds", Suit.C: "clubs"},
}
_OF = {"fr": " de ", "it": " di ", "ru": " ", "en": " of "}
_CZECH_ENDING = {Gender.M: "ý", Gender.F: "á", Gender.N: "é"}


def said_card(card: Card, tongue: str) -> str:
    """A card in one breath, lower case. Raises KeyError for a tongue nobody speaks."""
    rank = _RANKS[tongue][RANKS.index(card.rank)]
    suit = _SUITS[tongue][card.suit]
    if tongue == "cs":
        return f"{suit}{_CZECH_ENDING[_czech_gender(card.rank)]} {rank}"
    return rank + _OF[tongue] + suit


def _czech_gender(rank: str) -> Gender:
    """eso is neuter, kluk and král are masculine, dáma and the numbers (dvojka) feminine."""
    return {"A": Gender.N, "J": Gender.M, "K": Gender.M}.get(rank, Gender.F)
