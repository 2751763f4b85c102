"""A call written so that a guest of another language says it nearly right.

A syllable that bears the stress stands in capitals; dots part the syllables of a word. "(n)" is no
consonant: the vowel before it goes through the nose.
"""

from __future__ import annotations

import re
from functools import cache

from casino_qt.croupier.numbers import number_word
from casino_qt.croupier.sounds import czech, english, french, italian, russian
from casino_qt.croupier.sounds.letters import JOINING, LETTERS

_SOURCES = {"fr": french, "it": italian, "cs": czech, "ru": russian, "en": english}
_FIGURE = re.compile(r"\d+")
_BREATH = re.compile(r"[,.?!:;—()]+")
_SOUND = re.compile("|".join(sorted(map(re.escape, LETTERS), key=len, reverse=True)))
_LONGEST_PHRASE = 3
DOT = "\N{MIDDLE DOT}"  # no line is broken there, as it would be after a hyphen
HIGHEST = 36  # the highest number that is called


class NoSound(KeyError):
    """Nobody has written how a word sounds; the text is the word and its tongue."""


@cache
def sounds(tongue: str) -> dict[tuple[str, ...], str]:
    """How the words of `tongue` sound: by word, and by phrase where words change each other."""
    entries = _SOURCES[tongue].SOUNDS.split()
    return {tuple(word.split("_")): heard for word, heard in zip(entries[::2], entries[1::2], strict=True)}


def respelled(text: str, tongue: str, language: str) -> str:
    """`text` of `tongue` in the letters of `language`; "" where they are the same: nobody needs to be told.

    A breath between words stays a comma, a figure is read as its word; a higher one than any croupier calls
    stays a figure. Raises NoSound for a word that is not in the list of the tongue.
    """
    if tongue == language:
        return ""
    breaths = (_breath(part, tongue, language) for part in _BREATH.split(_read_out(text, tongue)))
    return ", ".join(breath for breath in breaths if breath)


def _read_out(text: str, tongue: str) -> str:
    def word(figure: re.Match[str]) -> str:
        number = int(figure[0])
        return f" {number_word(number, tongue)} " if 0 < number <= HIGHEST else figure[0]

    return _FIGURE.sub(word, text.replace("/", " "))


def _breath(text: str, tongue: str, language: str) -> str:
    words = tuple(text.lower().replace("-", " ").split())
    known, told, at = sounds(tongue), [], 0
    while at < len(words):
        if words[at].isdigit():
            told.append(words[at])
            at += 1
            continue
        for length in range(_LONGEST_PHRASE, 0, -1):
            if (heard := known.get(words[at : at + length])) is not None:
                told.append(_letters(heard, language))
                at += length
                break
        else:
            raise NoSound(f"{words[at]} ({tongue})")
    return " ".join(told)


def _letters(heard: str, language: str) -> str:
    return " ".join(_word(word, language) for word in heard.split("_"))


def _word(heard: str, language: str) -> str:
    syllables = heard.split(".")
    stressed = next((i for i, syllable in enumerate(syllables) if syllable.startswith("ˈ")), None)
    plain = (syllable.removeprefix("ˈ") for syllable in syllables)
    joined = "".join(
        "".join(LETTERS[sound][language] for sound in _SOUND.findall(syllable)) + "|" for syllable in plain
    )
    for found, becomes in JOINING[language]:
        joined = re.sub(found, becomes, joined)
    parts = joined.removesuffix("|").split("|")
    if stressed is not None and len(parts) > 1:
        parts[stressed] = parts[stressed].upper()
    return DOT.join(parts)
