"""The calls of the roulette in every tongue, against the house's table of calls."""

from __future__ import annotations

import itertools

import pytest

from casino_qt.croupier import TONGUES, CallTexts, call_text
from casino_qt.croupier.roulette import announced_name
from casino_qt.croupier.speech import TALKS
from casino_qt.rules.events import Said
from casino_qt.rules.roulette.announcements import canonical, laid_out
from casino_qt.rules.roulette.events import Echoed

GAME = "roulette"

# Columns: fr, it, cs, ru, en.
TABLE: dict[str, tuple[str, str, str, str, str]] = {
    "zero": ("Zéro", "Zero", "Zero", "Зеро", "Zero"),
    "en_prison": ("En prison", "In prigione", "Obstaveno", "В тюрьму", "In prison"),
    "doublement_en_prison": (
        "Doublement en prison",
        "Doppia prigione",
        "Dvojnásobně obstaveno",
        "Дважды в тюрьму",
        "In prison twice",
    ),
    "libere": ("Libéré", "Liberato", "Uvolněno", "Освобождено", "Freed"),
    "partage": ("La moitié", "La metà", "Polovina vkladu", "Половина ставки", "Half back"),
    "a_qui": ("À qui\u00a0?", "Di chi è?", "Komu patří?", "Чья ставка?", "Whose is it?"),
    "reste_rendu": (
        "Le reste est rendu",
        "Il resto è restituito",
        "Zbytek se vrací",
        "Остаток возвращён",
        "The rest is returned",
    ),
    "faites_vos_jeux": (
        "Messieurs, faites vos jeux",
        "Signori, fate il vostro gioco",
        "Prosím, zahajte hru",
        "Делайте ваши ставки, господа",
        "Place your bets, please",
    ),
}

# The rule of each tongue for tens and units, and the words it does not make by that rule.
ONES = {
    "fr": "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
    "it": (
        "uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici "
        "sedici diciassette diciotto diciannove"
    ),
    "cs": (
        "jedna dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct "
        "sedmnáct osmnáct devatenáct"
    ),
    "ru": (
        "один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать "
        "четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать"
    ),
    "en": (
        "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
        "seventeen eighteen nineteen"
    ),
}
TENS = {
    "fr": ("vingt", "trente"),
    "it": ("venti", "trenta"),
    "cs": ("dvacet", "třicet"),
    "ru": ("двадцать", "тридцать"),
    "en": ("twenty", "thirty"),
}


def _word(number: int, tongue: str) -> str:
    ones, tens = ONES[tongue].split(), TENS[tongue]
    if number <= len(ones):
        return ones[number - 1]
    if number < 20:
        return f"dix-{ones[number - 11]}"
    ten, unit = tens[number // 10 - 2], number % 10
    if unit == 0:
        return ten
    one = ones[unit - 1]
    if tongue == "it":
        return ten[:-1] + one if unit in (1, 8) else ten + ("tré" if unit == 3 else one)
    if tongue == "fr":
        return f"{ten} et un" if unit == 1 else f"{ten}-{one}"
    if tongue == "en":
        return f"{ten}-{one}"
    return f"{ten} {'dva' if tongue == 'cs' and unit == 2 else one}"


RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
CHANCES = {
    "fr": ("rouge", "noir", "impair", "pair", "manque", "passe", " et "),
    "it": ("rosso", "nero", "dispari", "pari", "manque", "passe", " e "),
    "cs": ("červená", "černá", "lichá", "sudá", "manque", "passe", ", "),
    "ru": ("красное", "чёрное", "нечет", "чёт", "манк", "пассе", ", "),
    "en": ("red", "black", "odd", "even", "low", "high", ", "),
}


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("number", range(1, 37))
def test_every_number_is_called_with_its_simple_chances(number: int, tongue: str) -> None:
    red, black, odd, even, low, high, joint = CHANCES[tongue]
    word = _word(number, tongue)
    chances = (
        f"{red if number in RED else black}, {odd if number % 2 else even}"
        f"{joint}{low if number <= 18 else high}"
    )
    call = call_text(Said("numero", (number,)), tongue, GAME)
    assert call == f"{word[0].upper()}{word[1:]}, {chances}"


def test_twenty_four_as_the_house_writes_it() -> None:
    said = Said("numero", (24,))
    assert [call_text(said, tongue, GAME) for tongue in TONGUES] == [
        "Vingt-quatre, noir, pair et passe",
        "Ventiquattro, nero, pari e passe",
        "Dvacet čtyři, černá, sudá, passe",
        "Двадцать четыре, чёрное, чёт, пассе",
        "Twenty-four, black, even, high",
    ]


@pytest.mark.parametrize("column", range(5), ids=TONGUES)
@pytest.mark.parametrize("call", TABLE)
def test_calls_without_a_number(call: str, column: int) -> None:
    assert call_text(Said(call), TONGUES[column], GAME) == TABLE[call][column]


def test_an_announced_bet_is_echoed_with_its_value_and_its_pieces() -> None:
    said = Echoed("annonce", name="finale:3/4", piece=500, pieces=6)
    assert [call_text(said, tongue, GAME) for tongue in TONGUES] == [
        "Annonce finale 3/4, par 5, 6 pièces",
        "Annuncio finale 3/4, da 5, 6 pezzi",
        "Anonce finále 3/4, po 5, 6 kusů",
        "Анонс финал 3/4, по 5, 6 штук",
        "Announced finale 3/4, by 5, 6 pieces",
    ]


def test_pieces_are_inflected() -> None:
    said = Echoed("annonce", name="finale:7", piece=1000, pieces=3)
    assert call_text(said, "cs", GAME) == "Anonce finále 7, po 10, 3 kusy"
    assert call_text(said, "ru", GAME) == "Анонс финал 7, по 10, 3 штуки"


ANNOUNCED = [
    *("grande_serie", "petite_serie", "orphelins", "jeu_7_9", "zero_spiel"),
    *("voisins:17+2", "plein_chevaux:32", "finale:0", "finale:3/4", "finale:9/12"),
]


@pytest.mark.parametrize("name", ANNOUNCED)
def test_every_announced_bet_has_a_name_and_few_enough_pieces(name: str) -> None:
    assert canonical(name) == name
    assert 3 <= sum(laid_out(name, "complete").values()) <= 19
    for tongue in TONGUES:
        text = announced_name(name, tongue)
        assert "{" not in text
        assert "_" not in text


def test_neighbours_say_how_many_on_each_side() -> None:
    assert announced_name("voisins:17+3", "fr") == "17 et les voisins, 3 de chaque côté"


@pytest.mark.parametrize(("tongue", "subtitles"), list(itertools.product(TONGUES, TONGUES)))
def test_every_call_has_a_subtitle_that_does_not_repeat_it(tongue: str, subtitles: str) -> None:
    texts = CallTexts(tongue, subtitles, GAME)
    for call in TALKS[GAME].calls:
        said = Said(call, (24,) if call == "numero" else ())
        if call == "annonce":
            said = Echoed(call, name="voisins:17+2", piece=500, pieces=5)
        subtitle = texts.subtitle(said)
        assert subtitle
        assert "{" not in subtitle
        assert subtitle != texts.call(said)
        assert len(subtitle) <= 72


def test_a_number_is_explained_in_the_language_of_the_interface() -> None:
    assert CallTexts("cs", "en", GAME).subtitle(Said("numero", (24,))) == "24: black, even, high"
