"""What to say instead: the understood phrase that is nearest to what was not understood."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from functools import cache

from casino_qt.rules.roulette.announcing.hearing import LONGEST, lexemes_of
from casino_qt.rules.roulette.announcing.meaning import understand
from casino_qt.rules.roulette.announcing.words import TONGUES, Sense, first_word, spelt, vocabulary
from casino_qt.rules.spoken_numbers import plain, spell

_NEIGHBOURS = {
    "fr": "17 et les voisins",
    "it": "17 e vicini",
    "cs": "17 a sousedé",
    "ru": "17 и соседи",
    "en": "17 and neighbours",
}
_CHEVAUX = {
    "fr": "32 en plein et chevaux",
    "it": "32 pieno e cavalli",
    "cs": "32 plné a dvojice",
    "ru": "32 плейн и шевали",
    "en": "32 straight up and splits",
}
_ZERO_GAME = {
    "fr": "jeu zéro",
    "it": "gioco zero",
    "cs": "hra s nulou",
    "ru": "игра зеро",
    "en": "zero game",
}
_SEVEN_NINE = {"fr": "jeu 7/9", "it": "gioco 7/9", "cs": "hra 7/9", "ru": "игра 7/9", "en": "7/9 game"}

_WORD_CLOSE = 0.7
_PHRASE_CLOSE = 0.4


def nearest_phrase(text: str) -> str:
    """A phrase close to `text` that is understood; what to say first of all when nothing is close."""
    words = lexemes_of(text[:LONGEST])
    known = {word for phrase in vocabulary() for word in phrase.split()}
    repaired: list[str] = []
    for word in words:
        if word in known or word in "/+" or word[0].isdecimal() or spell(word) is not None:
            repaired.append(word)
        elif close := difflib.get_close_matches(word, known, n=1, cutoff=_WORD_CLOSE):
            repaired.append(close[0])
    for mended in (_written(repaired), "/".join(repaired)):
        # Two numbers that touch may be a place, or a number and an amount: a stroke makes them a place.
        if understand(mended) is not None:
            return mended
    phrases = suggestions()
    said = " ".join(repaired or words)
    close = difflib.get_close_matches(said, phrases, n=1, cutoff=_PHRASE_CLOSE)
    return phrases[close[0]] if close else next(iter(phrases.values()))


def _written(words: list[str]) -> str:
    """The words as they are properly spelt, strokes without spaces."""
    return " ".join(spelt(words)).replace(" / ", "/").replace(" + ", "+")


@cache
def suggestions() -> dict[str, str]:
    """Ways of saying everything that can be said, tongue by tongue, by their plain form."""
    return {plain(phrase): phrase for tongue in TONGUES for phrase in _phrases(tongue)}


def _phrases(tongue: str) -> Iterator[str]:
    def word(sense: Sense) -> str:
        return first_word(tongue, sense)

    by_five = f"{word(Sense.BY)} 5"
    yield f"{_NEIGHBOURS[tongue]} {by_five}"
    yield f"{word(Sense.BIG)} {by_five}"
    yield f"{word(Sense.SMALL)} {by_five}"
    yield f"{word(Sense.ORPHANS)} {by_five}"
    yield f"{word(Sense.FINALE)} 7 {by_five}"
    yield f"{word(Sense.FINALE)} 7/10 {by_five}"
    yield f"{_CHEVAUX[tongue]} {by_five}"
    yield f"{_ZERO_GAME[tongue]} {by_five}"
    yield f"{_SEVEN_NINE[tongue]} {by_five}"
    yield f"17 {word(Sense.PLEIN)} 50"
    for sense, numbers in (
        (Sense.CHEVAL, "0/3"),
        (Sense.TRANSVERSALE, "4"),
        (Sense.CARRE, "25"),
        (Sense.SIXAIN, "4"),
        (Sense.COLONNE, "2"),
        (Sense.DOUZAINE, "3"),
    ):
        yield f"{word(sense)} {numbers} {by_five}"
    for sense in (Sense.ROUGE, Sense.NOIR, Sense.PAIR, Sense.IMPAIR, Sense.MANQUE, Sense.PASSE):
        yield f"{word(sense)} 50"
