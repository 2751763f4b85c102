"""Every kind of bet as people of five tongues say it: understood, or, where it means two things, refused."""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections.abc import Iterator

import pytest

from casino_qt.rules.roulette import announcements, bets
from casino_qt.rules.roulette.announcing import Annonce, Plain, Value, nearest_phrase, understand
from tests.rules.roulette.said_in_salons import AMBIGUOUS, FIVE, SALONS
from tests.rules.test_spoken_numbers import czech, english, french, italian, russian

SPELLERS = {"fr": french, "it": italian, "cs": czech, "ru": russian, "en": english}
NUMBERS = (32, 17, 8, 21, 1)
LINES = [(tongue, name) for tongue, table in SALONS.items() for name in table]


def bare(text: str) -> str:
    """As typed on another keyboard."""
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def phrases(tongue: str, name: str) -> Iterator[tuple[str, str]]:
    """Every way of saying the bet, with the canonical name it must come to."""
    for phrase in SALONS[tongue][name].split(" | "):
        if "N" not in name:
            yield phrase, name
            continue
        for number in NUMBERS:
            for written in (str(number), SPELLERS[tongue](number)):
                yield phrase.replace("N", written), name.replace("N", str(number))


def meant(name: str, value: Value | None = None) -> Annonce | Plain:
    """The bet of that name."""
    return Annonce(name, value) if announcements.canonical(name) else Plain(name, value)


@pytest.mark.parametrize(("tongue", "name"), LINES)
def test_as_it_is_said(tongue: str, name: str) -> None:
    wrong = [
        (written, understand(written))
        for phrase, full in phrases(tongue, name)
        for written in (phrase, bare(phrase), phrase.upper(), f" {phrase}.")
        if understand(written) != meant(full)
    ]
    assert wrong == []


@pytest.mark.parametrize(("tongue", "name"), LINES)
def test_as_it_is_said_with_a_value(tongue: str, name: str) -> None:
    wrong = []
    for (phrase, full), value in itertools.product(phrases(tongue, name), FIVE[tongue].split(" | ")):
        each = "pièce" in value and not announcements.canonical(full)  # one chip is not laid "each"
        if not each and understand(f"{phrase} {value}") != meant(full, Value(centimes=500)):
            wrong.append((f"{phrase} {value}", understand(f"{phrase} {value}")))
    assert wrong == []


NO_KIND = re.compile(r"(de |da |dal |dall'|od |от |с |from )?\d+([/ -]|à|a|al|do|до|по|to)*\d+(/\d+)*$")
"""Numbers alone: a stake would be one more of them."""
SURE = (bets.Kind.CHEVAL, bets.Kind.TRANSVERSALE, bets.Kind.CARRE, bets.Kind.SIXAIN, bets.Kind.SIMPLE)


@pytest.mark.parametrize(("tongue", "name"), LINES)
def test_a_stake_after_the_place(tongue: str, name: str) -> None:
    """ "transversale 4-6 5" is five francs on the transversale: whoever names the kind may add the stake."""
    if announcements.canonical(name.replace("N", "17")) or bets.kind(name.replace("N", "17")) not in SURE:
        return
    wrong = []
    for phrase, full in phrases(tongue, name):
        if NO_KIND.match(phrase):
            continue
        heard = understand(f"{phrase} 50")
        if heard != Plain(full, Value(centimes=5000)):
            wrong.append((f"{phrase} 50", heard))
    assert wrong == []


@pytest.mark.parametrize("tongue", SALONS)
def test_every_kind_of_bet_is_in_the_table(tongue: str) -> None:
    named = [name.replace("N", "17") for name in SALONS[tongue]]
    assert {bets.kind(name) for name in named if name in bets.SPOTS} == set(bets.Kind)
    assert set(bets.SIMPLE_CHANCES) <= set(named)
    announced = {name.partition(":")[0] for name in named if announcements.canonical(name)}
    assert announced == {name.partition(":")[0] for name in announcements.everything()}


@pytest.mark.parametrize("text", AMBIGUOUS)
def test_what_means_two_things_is_refused_with_a_phrase_that_means_one(text: str) -> None:
    assert understand(text) is None
    assert understand(nearest_phrase(text)) is not None


@pytest.mark.parametrize(
    ("text", "name", "centimes"),
    [
        ("transversale 4-6 5", "transversale:4/5/6", 500),
        ("roh 25 50", "carre:25/26/28/29", 5000),
        ("угол 25 на 50", "carre:25/26/28/29", 5000),
        ("50 на угол 25", "carre:25/26/28/29", 5000),
        ("20 sur 17", "plein:17", 2000),
        ("20 на 17", "plein:17", 2000),
        ("50 na první čtyři", "carre:0/1/2/3", 5000),
        ("50 on the first four", "carre:0/1/2/3", 5000),
        ("first four 50", "carre:0/1/2/3", 5000),
        ("50 sur les deux premières colonnes", "colonnes:1/2", 5000),
        ("les deux premières colonnes 50", "colonnes:1/2", 5000),
        ("première colonne 2", "colonne:1", 200),
        ("2 sur la première colonne", "colonne:1", 200),
        ("malá 5", "manque", 500),
        ("velká 100", "passe", 10_000),
        ("малые 50", "manque", 5000),
        ("cheval 17 20 50", "cheval:17/20", 5000),
        ("à cheval sur 17 et 20 50", "cheval:17/20", 5000),
        ("с 1 по 18 по 50", "manque", 5000),
        ("dal 19 al 36 da 50", "passe", 5000),
        ("17 20 par 50", "cheval:17/20", 5000),
        ("1 000 sur le rouge", "rouge", 100_000),
        ("12 premiers 50", "douzaine:1", 5000),
        ("červená stovka", "rouge", 10_000),
        ("красное сотня", "rouge", 10_000),
    ],
)
def test_what_is_place_and_what_is_stake(text: str, name: str, centimes: int) -> None:
    assert understand(text) == Plain(name, Value(centimes=centimes))


def test_two_numbers_are_offered_as_the_place_between_them() -> None:
    assert nearest_phrase("17 20") == "17/20"
    assert nearest_phrase("rouge noir") != "rouge noir"
