"""Understands a bet that was typed, in any of the five tongues; what is not understood moves nothing.

"rouge 50", "50 sur couleur", "assurance rouge", "reprendre noir", "красное двести", "nero 25", "black 20".
"""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from casino_qt.rules.spoken_numbers import add_up, figures, plain, spell
from casino_qt.rules.trente_et_quarante.actions import Bet, Coup, Insure, Spot, Take
from casino_qt.tables.typed_words import TONGUES


@dataclass(frozen=True, slots=True)
class Misunderstood:
    """Not understood: what was typed, and the nearest phrase that would have been."""

    text: str
    nearest: str


@dataclass(frozen=True, slots=True)
class TakeAll:
    """Take back everything free on the cloth."""


Meant = Bet | Insure | Take | Coup | TakeAll


class _Sense(StrEnum):
    """What a word may mean besides one of the chances."""

    INSURE = "insure"
    LAY = "lay"
    TAKE = "take"
    EVERYTHING = "everything"
    DEAL = "deal"
    FILLER = "filler"


@dataclass(frozen=True, slots=True)
class _Amount:
    """Centimes, as typed."""

    centimes: int


_Part = Spot | _Sense | _Amount

_MINUS = re.compile(r"(?<![\w])[-−–]\s*\d")
LONGEST = 200
"""Nobody types a longer bet; anything longer is not looked at."""


def understand(text: str, tongue: str = "fr") -> Meant | Misunderstood:
    """What `text` asks for, amounts turned from francs into centimes.

    `tongue` is the one in which other words are suggested where those that were typed are of none.
    """
    words = _words(text[: LONGEST + 1]) if len(text) <= LONGEST else []
    # A hyphen is only a joint of words, but before figures it is a minus, and there are no such bets.
    meant = None if _MINUS.search(text) else _meaning(words)
    return meant if meant is not None else Misunderstood(text, _nearest(words, tongue))


@cache
def _vocabulary() -> dict[str, Spot | _Sense]:
    """Every word of every tongue, plain, with its sense."""
    senses: dict[str, Spot | _Sense] = {}
    for tongue in TONGUES.values():
        lists: list[tuple[Spot | _Sense, tuple[str, ...]]] = [
            *tongue.spots().items(),
            (_Sense.INSURE, tongue.insure),
            (_Sense.LAY, tongue.lay),
            (_Sense.TAKE, tongue.take),
            (_Sense.EVERYTHING, tongue.everything),
            (_Sense.DEAL, tongue.deal),
            (_Sense.FILLER, tongue.fillers),
        ]
        for sense, words in lists:
            senses.update((plain(word), sense) for word in words)
    return senses


@cache
def _spellings() -> dict[str, str]:
    """How a plain word is properly written, for suggestions."""
    return {
        plain(word): word
        for tongue in TONGUES.values()
        for words in (*tongue.spots().values(), tongue.insure, tongue.take, tongue.everything, tongue.deal)
        for word in words
    }


def _words(text: str) -> list[str]:
    """The plain words of `text`, figures of one amount joined; stops and commas after words go."""
    bare = re.sub(r"(?<![0-9])[.,;:!?]|[.,;:!?](?![0-9])", " ", plain(text))
    bare = re.sub(r"(\d)(?=[^\W\d])|([^\W\d])(?=\d)", r"\1\2 ", bare)
    words = bare.split()
    joined: list[str] = []
    for word in words:
        before = joined[-1] if joined else ""
        if re.fullmatch(r"\d{3}([.,]\d{1,2})?", word) and re.fullmatch(r"\d{1,3}( \d{3})*", before):
            joined[-1] = before + " " + word
        else:
            joined.append(word)
    return joined


def _parts(words: list[str]) -> list[_Part] | None:
    """The parts of a phrase, fillers left out; None when a word is unknown or a number makes no sense."""
    vocabulary = _vocabulary()
    parts: list[_Part] = []
    numbers: list[int] = []
    index = 0
    while index < len(words) or numbers:
        word = words[index] if index < len(words) else ""
        values = spell(word) if word else None
        if values is not None:
            numbers.extend(values)
        elif numbers and not (word and vocabulary.get(word) is _Sense.FILLER and index + 1 < len(words)):
            value = add_up(tuple(numbers))
            if value is None:
                return None
            parts.append(_Amount(value * 100))
            numbers.clear()
            continue
        elif (centimes := figures(word)) is not None:
            parts.append(_Amount(centimes))
        else:
            for length in (4, 3, 2, 1):
                sense = vocabulary.get(" ".join(words[index : index + length]))
                if sense is not None:
                    break
            else:
                return None
            if sense is not _Sense.FILLER:
                parts.append(sense)
            index += length
            continue
        index += 1
    return parts


def _meaning(words: list[str]) -> Meant | None:
    parts = _parts(words)
    if not parts:
        return None
    spots = [part for part in parts if isinstance(part, Spot)]
    amounts = [part.centimes for part in parts if isinstance(part, _Amount)]
    senses = sorted(part for part in parts if isinstance(part, _Sense))
    match senses, spots, amounts:
        case (([] | [_Sense.LAY]), [spot], [centimes]) if centimes:
            return Bet(spot, centimes)
        case [_Sense.INSURE], [spot], []:
            return Insure(spot)
        case [_Sense.TAKE], [spot], [centimes] if centimes:
            return Take(spot, centimes)
        case (([_Sense.TAKE] | [_Sense.EVERYTHING, _Sense.TAKE]), [spot], []):
            return Take(spot)
        case (([_Sense.EVERYTHING] | [_Sense.EVERYTHING, _Sense.TAKE]), [], []):
            return TakeAll()
        case [_Sense.DEAL], [], []:
            return Coup()
    return None


def _nearest(words: list[str], tongue: str) -> str:
    """A phrase close to what was typed that would have been understood; of `tongue` where none is close."""
    known = _vocabulary()
    spellings = _spellings()
    repaired: list[str] = []
    for word in words:
        if word in known or spell(word) is not None or figures(word) is not None:
            repaired.append(word)
        elif close := difflib.get_close_matches(word, spellings, n=1, cutoff=0.6):
            repaired.append(close[0])
    if _meaning(repaired) is not None:
        return " ".join(spellings.get(word, word) for word in repaired)
    senses = {known.get(word) for word in repaired}
    for own in TONGUES.values():
        for spot in (word for spelt in own.spots().values() for word in spelt):
            if plain(spot) in repaired:
                if senses & {_Sense.TAKE, _Sense.EVERYTHING}:
                    return f"{own.take[0]} {spot}"
                return f"{own.insure[0]} {spot}" if _Sense.INSURE in senses else f"{spot} 50"
    close = difflib.get_close_matches(" ".join(words), _phrases(), n=1, cutoff=0.4)
    return close[0] if close else f"{next(iter(TONGUES[tongue].spots().values()))[0]} 50"


@cache
def _phrases() -> list[str]:
    """Plain ways of saying everything that can be said, tongue by tongue."""
    phrases: list[str] = []
    for tongue in TONGUES.values():
        for spot in (words[0] for words in tongue.spots().values()):
            phrases += [f"{spot} 50", f"{tongue.insure[0]} {spot}", f"{tongue.take[0]} {spot}"]
        phrases += [f"{tongue.take[0]} {tongue.everything[0]}", tongue.deal[0]]
    return phrases
