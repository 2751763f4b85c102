"""What to say instead: the understood phrase that is nearest to what was not understood."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from functools import cache

from casino_qt.rules.roulette.announcing.hearing import LONGEST, lexemes_of
from casino_qt.rules.roulette.announcing.meaning import understand
from casino_qt.rules.roulette.announcing.words import TONGUES, Sense, first_word, spelt, vocabulary_of
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


def nearest_phrase(text: str, tongue: str | None = None) -> str:
    """A phrase close to `text` that is understood; what to say first of all when nothing is close.

    It is in the tongue that knows most of the words; where none or several do, `tongue` comes first.
    """
    words = lexemes_of(text[:LONGEST])
    tongues = sorted(TONGUES, key=lambda name: (*_strange(words, text, name), name != tongue))
    repaired = [mended for word in words if (mended := _repaired(word, tongues))]
    # An announced bet is said with the value of a piece: "orphelins 25" may be meant as "par 25".
    valued = [*words[:-1], first_word(tongues[0], Sense.BY), *words[-1:]]
    for mended in (_written(repaired), "/".join(repaired), _written(valued)):
        # Two numbers that touch may be a place, or a number and an amount: a stroke makes them a place.
        if understand(mended) is not None:
            return mended
    said = " ".join(repaired or words)
    for name in tongues:
        if close := difflib.get_close_matches(said, _suggested(name), n=1, cutoff=_PHRASE_CLOSE):
            return _suggested(name)[close[0]]
    return next(iter(_suggested(tongues[0]).values()))


def _strange(words: list[str], text: str, tongue: str) -> tuple[float, float, int]:
    """How strange the words are to a tongue: by the one it knows best, by all of them, by their accents."""
    familiar = [max(_alike(word, other) for other in _words_of(tongue)) for word in words] or [0.0]
    spelt_so = len(_spelt_words_of(tongue).intersection(text.casefold().split()))
    return -max(familiar), -sum(familiar), -spelt_so


@cache
def _spelt_words_of(tongue: str) -> frozenset[str]:
    return frozenset(word for phrases in TONGUES[tongue].values() for word in re.split(r",? ", phrases))


@cache
def _words_of(tongue: str) -> frozenset[str]:
    return frozenset(word for phrase in vocabulary_of(tongue) for word in phrase.split())


def _alike(word: str, other: str) -> float:
    """1 for the same word, 0 for one that is not even close."""
    if word == other:
        return 1.0
    match = difflib.SequenceMatcher(None, other, word)
    close = match.real_quick_ratio() >= _WORD_CLOSE and match.quick_ratio() >= _WORD_CLOSE
    ratio = match.ratio() if close else 0.0
    return ratio if ratio >= _WORD_CLOSE else 0.0


def _repaired(word: str, tongues: list[str]) -> str:
    """The word itself where it is understood, one that is like it in the first tongue that has one, or ""."""
    if any(word in _words_of(name) for name in tongues):
        return word
    if word in "/+" or word[0].isdecimal() or spell(word) is not None:
        return word
    for name in tongues:
        if close := difflib.get_close_matches(word, _words_of(name), n=1, cutoff=_WORD_CLOSE):
            return close[0]
    return ""


def _written(words: list[str]) -> str:
    """The words as they are properly spelt, strokes without spaces."""
    return " ".join(spelt(words)).replace(" / ", "/").replace(" + ", "+")


def suggestions() -> dict[str, str]:
    """Ways of saying everything that can be said, tongue by tongue, by their plain form."""
    return {said: phrase for tongue in TONGUES for said, phrase in _suggested(tongue).items()}


@cache
def _suggested(tongue: str) -> dict[str, str]:
    return {plain(phrase): phrase for phrase in _phrases(tongue)}


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
