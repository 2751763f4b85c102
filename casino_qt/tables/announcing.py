"""Understands what is said at the roulette table, typed in any of the five tongues; the rest moves nothing.

The bets themselves, announced and plain, are understood by the rules, for scripts hold them too. Here is what
only a person at the table says besides: take back, half back, move from prison, spin.
"""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from casino_qt.rules.roulette import announcing
from casino_qt.rules.roulette.announcing import Annonce, Plain, nearest_phrase
from casino_qt.rules.roulette.announcing.hearing import LONGEST, lexemes_of
from casino_qt.rules.roulette.bets import is_simple
from casino_qt.rules.spoken_numbers import plain
from casino_qt.tables.typed_bets import Misunderstood, TakeAll
from casino_qt.tables.typed_words import TONGUES


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take `centimes` back from a place; None takes all that is free there."""

    on: str
    centimes: int | None = None


@dataclass(frozen=True, slots=True)
class HalfBack:
    """Half of what zero imprisoned on a simple chance."""

    on: str


@dataclass(frozen=True, slots=True)
class MovePrison:
    """What is imprisoned on one simple chance goes to another."""

    on: str
    to: str


@dataclass(frozen=True, slots=True)
class ThrowBall:
    """Let the ball run."""


Meant = Annonce | Plain | TakeBack | HalfBack | MovePrison | ThrowBall | TakeAll

_COMMAND_CLOSE = 0.8  # from here on a phrase is one of the commands with a slip of the hand


class _Command(StrEnum):
    TAKE = "take"
    EVERYTHING = "everything"
    HALVE = "halve"
    MOVE = "move"
    SPIN = "spin"


_HALVE = (
    "moitié, la moitié, partage, partager, metà, la metà, dimezza, dimezzare, polovina, polovinu, půlka, "
    "půlku, půl, rozpůlit, половина, половину, половинку, пополам, half, halve, half back"
)
_MOVE = (
    "déplacer, déplace, déplacez, transférer, transférez, transfère, sposta, spostare, sposto, muovi, "
    "přesun, přesunout, přesuň, přesunu, přemístit, přemísti, переставить, перенести, переношу, переставляю, "
    "переместить, перемести, move, shift"
)
_SPIN = (
    "rien ne va plus, les jeux sont faits, lancez, lance, lancer, lancez la boule, lancer la boule, lancez "
    "la bille, lancer la bille, lance la bille, boule, tournez, faites tourner, nulla va più, i giochi sono "
    "fatti, lancia, lanciate, lancia la pallina, lanciare la pallina, lanci la pallina, gira, girate, konec "
    "sázek, vsazeno, roztočit, roztočte, roztoč, hoďte, hoď, hodit kuličku, hoďte kuličku, hoď kuličku, "
    "hodit, toč, točte, točit, ставок больше нет, ставки сделаны, крутите, крути, бросить шарик, бросайте "
    "шарик, бросай шарик, бросить, бросайте, бросай, вращайте, запускайте, пуск, no more bets, the bets are "
    "made, spin, spin the wheel, throw, throw the ball, roll, go"
)
_ONTO = frozenset(map(plain, ("sur", "vers", "à", "su", "sul", "al", "a", "na", "на", "to", "onto", "on")))


@cache
def _commands() -> dict[str, _Command]:
    """Every phrase that commands, plain."""
    senses: dict[str, _Command] = {}
    for command, words in ((_Command.HALVE, _HALVE), (_Command.MOVE, _MOVE), (_Command.SPIN, _SPIN)):
        senses.update((plain(word), command) for word in words.split(", "))
    for tongue in TONGUES.values():
        senses.update((plain(word), _Command.TAKE) for word in tongue.take)
        senses.update((plain(word), _Command.EVERYTHING) for word in tongue.everything)
    return senses


def understand(text: str, tongue: str | None = None) -> Meant | Misunderstood:
    """What `text` asks for; amounts are centimes. `tongue` is preferred for what to say instead."""
    meant = _command(text) if len(text) <= LONGEST else None
    if meant is None:
        meant = announcing.understand(text)
    if meant is not None:
        return meant
    return Misunderstood(text, _near_command(text) or nearest_phrase(text, tongue))


def _near_command(text: str) -> str:
    """What spins the wheel or takes all back, said nearly so; "" where it is nothing of the kind."""
    said = " ".join(lexemes_of(text[:LONGEST]))
    near = difflib.get_close_matches(said, _spelt(), n=1, cutoff=_COMMAND_CLOSE)
    return _spelt()[near[0]] if near else ""


@cache
def _spelt() -> dict[str, str]:
    """Commands that are a phrase by themselves, plain, and as they are properly written."""
    phrases = _SPIN.split(", ")
    for tongue in TONGUES.values():
        phrases += [f"{take} {whole}" for take in tongue.take[:1] for whole in tongue.everything[:1]]
    return {plain(phrase): phrase for phrase in phrases if " " in phrase}


def _command(text: str) -> Meant | None:
    """The meaning of a phrase with a command in it; None when there is none, or no sense in it."""
    words = lexemes_of(text)
    found: set[_Command] = set()
    rest: list[str] = []
    index = 0
    while index < len(words):
        for length in (4, 3, 2, 1):
            command = _commands().get(" ".join(words[index : index + length]))
            if command is not None and index + length <= len(words):
                found.add(command)
                index += length
                break
        else:
            rest.append(words[index])
            index += 1
    body = " ".join(rest)
    if found == {_Command.SPIN} and not rest:
        return ThrowBall()
    everything = found <= {_Command.TAKE, _Command.EVERYTHING} and _Command.EVERYTHING in found
    if everything and not _without_from(rest):
        return TakeAll()
    if found in ({_Command.TAKE}, {_Command.TAKE, _Command.EVERYTHING}):
        heard = announcing.understand(_without_from(rest))
        if isinstance(heard, Plain) and (heard.value is None or heard.value.centimes):
            return TakeBack(heard.on, heard.value.centimes if heard.value else None)
    if found == {_Command.HALVE}:
        on = _chance(body)
        return HalfBack(on) if on else None
    if found == {_Command.MOVE}:
        return _move(rest)
    return None


_FROM = frozenset(map(plain, ("from", "off", "back", "z", "ze", "zpět", "из", "dal", "dalla", "da", "de")))


def _without_from(words: list[str]) -> str:
    """The words without those that only say where from; "da" before a value stays out of it too."""
    return " ".join(word for word in words if word not in _FROM)


def _chance(text: str) -> str | None:
    heard = announcing.understand(text)
    if isinstance(heard, Plain) and heard.value is None and is_simple(heard.on):
        return heard.on
    return None


def _move(words: list[str]) -> Meant | None:
    """Two simple chances, with or without "to" between them."""
    for split in range(1, len(words)):
        after = words[split:]
        on = _chance(_without_from(words[:split]))
        to = _chance(" ".join(after[1:] if after[0] in _ONTO else after))
        if on and to:
            return MovePrison(on, to)
    return None
