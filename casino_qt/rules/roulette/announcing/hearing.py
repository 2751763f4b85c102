"""From a text to tokens: numbers, joints between numbers, and words by their sense. Decides nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from casino_qt.rules.money import FRANC
from casino_qt.rules.roulette.announcing.words import RANGE_ALONE, RANGES, Sense, vocabulary
from casino_qt.rules.spoken_numbers import LARGEST_FRANCS, add_up, plain, spell

LONGEST = 200
"""Nobody says a longer bet; anything longer is not listened to."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number: a place of the wheel, a count, or an amount of francs with `centimes`.

    `digits` is how it was written, empty for words.
    """

    value: int
    centimes: int = 0
    digits: str = ""


@dataclass(frozen=True, slots=True)
class Joint:
    """A stroke or a plus between two numbers."""

    sign: str


Token = Number | Joint | Sense

_MINUS = re.compile(r"(?<![\w/])[-−–]\s*\d")
_RANGE = re.compile(r"(?<=\d)\s*[-‐‑–]\s*(?=\d)|(?<=\d),(?=\d(?!\d))")
_DOZEN = re.compile(r"\b12\s?([pmd])\b|\b([pmd])\s?12\b")
_DOZENS = {"p": "premiere douzaine", "m": "deuxieme douzaine", "d": "troisieme douzaine"}
_ORDINAL = re.compile(r"\b([123])(?:st|nd|rd|th|re|er|ere|e|eme|ieme|nde|de|a|ª|o|º| (?:я|й|ая|ую|ю|е))\b")
_ORDINALS = {"1": "premiere", "2": "deuxieme", "3": "troisieme"}
_ZERO_GAME = re.compile(r"\b(zero|зеро)(spiel|spil|шпиль|шпил|спиль)\b")
_LEXEME = re.compile(r"\d+(?:[.,]\d\d(?!\d))?|[/+]|[^\W\d]+")
_LONGEST_PHRASE = 4
_MOST_DIGITS = 9


def hear(text: str) -> list[Token] | None:
    """The tokens of `text`, fillers left out; None when a word is unknown or it is too long."""
    if len(text) > LONGEST or _MINUS.search(text):
        return None
    lexemes = lexemes_of(text)
    tokens: list[Token] = []
    index = 0
    while index < len(lexemes):
        count, found = _next(lexemes, index)
        if count == 0:
            return None
        tokens += found
        index += count
    return tokens


def lexemes_of(text: str) -> list[str]:
    """The plain words, figures and joints of `text`."""
    joined = plain(_RANGE.sub("/", text.casefold()))
    dozens = _DOZEN.sub(lambda match: _DOZENS[match[1] or match[2]], joined)
    ordinals = _ORDINAL.sub(lambda match: _ORDINALS[match[1]], dozens)
    return _LEXEME.findall(_ZERO_GAME.sub(r"\1 \2", ordinals))


def _next(lexemes: list[str], index: int) -> tuple[int, list[Token]]:
    """How many lexemes from `index` on belong together, and what they are; 0 when nobody knows them."""
    return _range(lexemes, index) or _single(lexemes, index)


def _range(lexemes: list[str], index: int) -> tuple[int, list[Token]] | None:
    """From one number to another, "da 1 a 18": two numbers with a joint."""
    begins = lexemes[index] in RANGES
    start = index + begins
    first = _number(lexemes, start)
    if first is None or start + first[0] >= len(lexemes):
        return None
    if lexemes[start + first[0]] not in (RANGES[lexemes[index]] if begins else RANGE_ALONE):
        return None
    last = _number(lexemes, start + first[0] + 1)
    if last is None or not 0 < first[1].value < last[1].value:
        return None  # "игра с зеро по 5"
    end = start + first[0] + 1 + last[0]
    if end < len(lexemes) and _single(lexemes, end)[1] == [Sense.EACH]:
        return None  # "voisins du 3 à 5 la pièce"
    return end - index, [first[1], Joint("/"), last[1]]


def _number(lexemes: list[str], index: int) -> tuple[int, Number] | None:
    """The one number at `index`, in figures or words."""
    if index >= len(lexemes) or lexemes[index] in "/+":
        return None
    count, found = _single(lexemes, index)
    match found:
        case [Number() as number]:
            return count, number
    return None


def _single(lexemes: list[str], index: int) -> tuple[int, list[Token]]:
    if lexemes[index] in "/+":
        return 1, [Joint(lexemes[index])]
    if lexemes[index][0].isdecimal():
        number = _figures(lexemes[index])
        return (1, [number]) if number else (0, [])
    known = vocabulary()
    for length in range(min(_LONGEST_PHRASE, len(lexemes) - index), 0, -1):
        sense = known.get(" ".join(lexemes[index : index + length]))
        if sense is Sense.ZERO:
            return length, [Number(0)]
        if sense is not None:
            return length, [] if sense is Sense.FILLER else [sense]
    return _spoken(lexemes, index)


def _figures(digits: str) -> Number | None:
    whole, _, rest = digits.replace(",", ".").partition(".")
    return Number(int(whole), int(rest or "0"), digits) if len(whole) <= _MOST_DIGITS else None


def _spoken(lexemes: list[str], index: int) -> tuple[int, list[Token]]:
    """The numbers of a run of number words; "vingt et un" is one number, "sept dix" are two."""
    values: list[int] = []
    count = 0
    while index + count < len(lexemes):
        word = lexemes[index + count]
        after = lexemes[index + count + 1] if index + count + 1 < len(lexemes) else ""
        spelt = spell(word)
        if spelt is not None:
            values += spelt
        elif word != "et" or not values or not 20 <= values[-1] <= 60 or spell(after) not in ((1,), (11,)):
            break
        count += 1
    return count, list(_split(values))


def _split(values: list[int]) -> Iterator[Number]:
    """The longest numbers that spoken `values` make, one after another."""
    start = 0
    while start < len(values):
        for end in range(len(values), start, -1):
            value = add_up(tuple(values[start:end]))
            if value is not None and value <= LARGEST_FRANCS:
                yield Number(value)
                start = end
                break
        else:
            start += 1


def amount(numbers: list[Number]) -> int | None:
    """Centimes of the amount that one number makes, or several groups of figures as in 1 000."""
    if not numbers:
        return None
    francs = numbers[0].value
    for before, group in pairwise(numbers):
        if before.centimes or len(group.digits.partition(".")[0].partition(",")[0]) != 3 or not before.digits:
            return None
        francs = francs * 1000 + group.value
    centimes = francs * FRANC + numbers[-1].centimes
    return centimes if 0 < francs <= LARGEST_FRANCS or 0 < centimes < FRANC else None
