"""Bets as people type them, in five tongues; what is not understood names something near."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casino_qt.rules.spoken_numbers import NUMBER_WORDS, plain, spell
from casino_qt.rules.trente_et_quarante.actions import Bet, Coup, Insure, Spot, Take
from casino_qt.tables.typed_bets import Meant, Misunderstood, TakeAll, understand
from casino_qt.tables.typed_words import TONGUES

ROUGE, NOIR, COULEUR, INVERSE = Spot.ROUGE, Spot.NOIR, Spot.COULEUR, Spot.INVERSE

UNDERSTOOD: dict[str, Meant] = {
    "rouge 50": Bet(ROUGE, 5_000),
    "50 couleur": Bet(COULEUR, 5_000),
    "assurance rouge": Insure(ROUGE),
    "красное 100": Bet(ROUGE, 10_000),
    "nero 25": Bet(NOIR, 2_500),
    "inverze 5": Bet(INVERSE, 500),
    "black 20": Bet(NOIR, 2_000),
    "  ROUGE   50 ": Bet(ROUGE, 5_000),
    "rouge50": Bet(ROUGE, 5_000),
    "50rouge": Bet(ROUGE, 5_000),
    "Je mise cent vingt-cinq francs sur rouge, s'il vous plaît.": Bet(ROUGE, 12_500),
    "noir 1 000": Bet(NOIR, 100_000),
    "noir 1\u00a0000": Bet(NOIR, 100_000),
    "noir 1\u202f234,50 francs": Bet(NOIR, 123_450),
    "couleur 2,50": Bet(COULEUR, 250),
    "couleur 2.5": Bet(COULEUR, 250),
    "punto cinquanta sul rosso": Bet(ROUGE, 5_000),
    "duecentocinquanta colore": Bet(COULEUR, 25_000),
    "ventuno inverso": Bet(INVERSE, 2_100),
    "millecinquecento rosso": Bet(ROUGE, 150_000),
    "duemila nero": Bet(NOIR, 200_000),
    "vsadím dvě stě na červenou": Bet(ROUGE, 20_000),
    "cervena 5": Bet(ROUGE, 500),
    "ČERNÁ pětadvacet": Bet(NOIR, 2_500),
    "tisíc na opak": Bet(INVERSE, 100_000),
    "ставлю двести пятьдесят на чёрное": Bet(NOIR, 25_000),
    "ЧЕРНОЕ 250": Bet(NOIR, 25_000),
    "тысяча на цвет": Bet(COULEUR, 100_000),
    "обратный двадцать пять": Bet(INVERSE, 2_500),
    "two thousand five hundred on red": Bet(ROUGE, 250_000),
    "one hundred and fifty on the colour": Bet(COULEUR, 15_000),
    "color 5": Bet(COULEUR, 500),
    "quatre-vingt-dix-sept noir": Bet(NOIR, 9_700),
    "soixante et onze noir": Bet(NOIR, 7_100),
    "mille deux cents inverse": Bet(INVERSE, 120_000),
    "assicurazione nero": Insure(NOIR),
    "pojištění barva": Insure(COULEUR),
    "pojistit opak": Insure(INVERSE),
    "страховка красное": Insure(ROUGE),
    "insurance on red": Insure(ROUGE),
    "reprendre rouge": Take(ROUGE),
    "reprendre tout sur rouge": Take(ROUGE),
    "reprendre rouge 50": Take(ROUGE, 5_000),
    "riprendo dieci dal nero": Take(NOIR, 1_000),
    "vzít zpět černou": Take(NOIR),
    "забрать двадцать с красного": Take(ROUGE, 2_000),
    "take back 20 from black": Take(NOIR, 2_000),
    "tout": TakeAll(),
    "tout reprendre": TakeAll(),
    "riprendere tutto": TakeAll(),
    "vzít vše": TakeAll(),
    "забрать всё": TakeAll(),
    "take everything": TakeAll(),
    "rien ne va plus": Coup(),
    "nulla va più": Coup(),
    "konec sázek": Coup(),
    "ставок больше нет": Coup(),
    "no more bets": Coup(),
}

# What was typed, and what is offered instead.
NOT_UNDERSTOOD = {
    "": "rouge 50",
    "   ": "rouge 50",
    "?!": "rouge 50",
    "rogue 50": "rouge 50",
    "50 coleur": "50 couleur",
    "красне 100": "красное 100",
    "assurence rouge": "assurance rouge",
    "tout rouge": "reprendre rouge",
    "rouge": "rouge 50",
    "nero": "nero 50",
    "50": None,
    "rouge 0": "rouge 50",
    "rouge -5": "rouge 5",
    "rouge 10 20": "rouge 50",
    "rouge 1.000": "rouge 50",
    "rouge 1,2,3": "rouge 50",
    "rouge noir 5": "rouge 50",
    "noir twenty thirty": "noir 50",
    "insurance": None,
    "insurance red 5": "insurance red",
    "take": None,
    "rouge 9999999999999": "rouge 50",
    "banana": None,
    "rouge \x00 5": None,
    "x" * 10_000: "rouge 50",
}


@pytest.mark.parametrize("text", UNDERSTOOD)
def test_understood(text: str) -> None:
    assert understand(text) == UNDERSTOOD[text]
    assert understand(text.upper()) == UNDERSTOOD[text]
    assert understand(plain(text) if "," not in text else text) == UNDERSTOOD[text]


@pytest.mark.parametrize("text", NOT_UNDERSTOOD)
def test_not_understood(text: str) -> None:
    answer = understand(text)
    assert isinstance(answer, Misunderstood)
    assert answer.text == text
    if (nearest := NOT_UNDERSTOOD[text]) is not None:
        assert answer.nearest == nearest
    assert not isinstance(understand(answer.nearest), Misunderstood)


@pytest.mark.parametrize(
    ("tongue", "example"),
    [("fr", "rouge 50"), ("it", "rosso 50"), ("cs", "červená 50"), ("ru", "красное 50"), ("en", "red 50")],
)
def test_what_is_of_no_tongue_is_answered_in_that_of_the_person(tongue: str, example: str) -> None:
    answer = understand("xxxxxxxxxxxxxxxx", tongue)
    assert isinstance(answer, Misunderstood)
    assert answer.nearest == example


@given(st.text(max_size=40))
def test_nothing_typed_breaks_it_and_what_is_offered_is_understood(text: str) -> None:
    answer = understand(text)
    if isinstance(answer, Misunderstood):
        assert not isinstance(understand(answer.nearest), Misunderstood)


@given(
    st.lists(
        st.sampled_from(
            ["rouge", "50", "deux", "cent", "sur", "-", "take", "всё", "1 000", ",", "assurance"]
        ),
        max_size=6,
    )
)
def test_shuffled_words_break_nothing_either(words: list[str]) -> None:
    answer = understand(" ".join(words))
    if isinstance(answer, Misunderstood):
        assert not isinstance(understand(answer.nearest), Misunderstood)
    if isinstance(answer, Bet):
        assert answer.stake > 0


def senses() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for tongue in TONGUES.values():
        for name in tongue.__slots__:
            for word in getattr(tongue, name):
                found.setdefault(plain(word), set()).add(name)
    return found


def test_no_word_has_two_meanings_in_any_tongue() -> None:
    assert {word: names for word, names in senses().items() if len(names) > 1} == {}
    assert [word for word in senses() if spell(word) is not None] == []


def test_every_word_of_every_tongue_is_understood() -> None:
    for tongue in TONGUES.values():
        for spot, words in tongue.spots().items():
            for word in words:
                assert understand(f"{word} 5") == Bet(spot, 500)
                for verb in tongue.lay:
                    assert understand(f"{verb} 5 {word}") == Bet(spot, 500)
                for verb in tongue.insure:
                    assert understand(f"{verb} {word}") == Insure(spot)
                for verb in tongue.take:
                    assert understand(f"{verb} {word}") == Take(spot)
        for word in tongue.everything:
            assert understand(word) == TakeAll()
        for word in tongue.deal:
            assert understand(word) == Coup()
        for word in tongue.fillers:
            assert understand(f"{word} {tongue.rouge[0]} 5") == Bet(ROUGE, 500)


def test_the_tongues_of_the_house() -> None:
    assert set(TONGUES) == set(NUMBER_WORDS) == {"fr", "it", "cs", "ru", "en"}
