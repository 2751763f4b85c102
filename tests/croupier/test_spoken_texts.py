"""Amounts and cards in words, and every call of the house as its voice is given it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from casino_qt.croupier import TONGUES, call_text
from casino_qt.croupier.speech import TALKS
from casino_qt.croupier.spoken.amounts import CENTIME, FRANC, said_amount, said_each
from casino_qt.croupier.spoken.cards import said_card
from casino_qt.croupier.spoken.grammar import Case
from casino_qt.croupier.spoken.reading import read_out
from casino_qt.rules.cards import PACK, Card
from casino_qt.rules.events import Said
from casino_qt.rules.roulette.announcements import FINALES_A_CHEVAL
from casino_qt.rules.roulette.events import Echoed
from casino_qt.scenes.trente_et_quarante import words

# Centimes; fr, it, cs, ru, en.
AMOUNTS: dict[int, tuple[str, str, str, str, str]] = {
    0: ("zéro franc", "zero franchi", "nula franků", "ноль франков", "zero francs"),
    1: ("un centime", "un centesimo", "jeden centim", "один сантим", "one centime"),
    2: ("deux centimes", "due centesimi", "dva centimy", "два сантима", "two centimes"),
    50: (
        "cinquante centimes",
        "cinquanta centesimi",
        "padesát centimů",
        "пятьдесят сантимов",
        "fifty centimes",
    ),
    100: ("un franc", "un franco", "jeden frank", "один франк", "one franc"),
    200: ("deux francs", "due franchi", "dva franky", "два франка", "two francs"),
    250: (
        "deux francs et cinquante centimes",
        "due franchi e cinquanta centesimi",
        "dva franky a padesát centimů",
        "два франка пятьдесят сантимов",
        "two francs and fifty centimes",
    ),
    400: ("quatre francs", "quattro franchi", "čtyři franky", "четыре франка", "four francs"),
    500: ("cinq francs", "cinque franchi", "pět franků", "пять франков", "five francs"),
    1_100: ("onze francs", "undici franchi", "jedenáct franků", "одиннадцать франков", "eleven francs"),
    1_200: ("douze francs", "dodici franchi", "dvanáct franků", "двенадцать франков", "twelve francs"),
    2_100: (
        "vingt et un francs",
        "ventuno franchi",
        "dvacet jedna franků",
        "двадцать один франк",
        "twenty-one francs",
    ),
    2_200: (
        "vingt-deux francs",
        "ventidue franchi",
        "dvacet dva franků",
        "двадцать два франка",
        "twenty-two francs",
    ),
    8_000: (
        "quatre-vingts francs",
        "ottanta franchi",
        "osmdesát franků",
        "восемьдесят франков",
        "eighty francs",
    ),
    20_000: (
        "deux cents francs",
        "duecento franchi",
        "dvě stě franků",
        "двести франков",
        "two hundred francs",
    ),
    11_100: (
        "cent onze francs",
        "centoundici franchi",
        "sto jedenáct franků",
        "сто одиннадцать франков",
        "one hundred and eleven francs",
    ),
    100_000: ("mille francs", "mille franchi", "tisíc franků", "тысяча франков", "one thousand francs"),
    200_100: (
        "deux mille un francs",
        "duemilauno franchi",
        "dva tisíce jedna franků",
        "две тысячи один франк",
        "two thousand and one francs",
    ),
    100_000_000: (
        "un million de francs",
        "un milione di franchi",
        "milion franků",
        "миллион франков",
        "one million francs",
    ),
}

# The forms of a counted franc in all cases: of 1, 2, 5 and 21.
CASES: dict[tuple[str, int], str] = {
    ("ru", 1): "один франк, одного франка, одному франку, один франк, одним франком, одном франке",
    ("ru", 2): "два франка, двух франков, двум франкам, два франка, двумя франками, двух франках",
    ("ru", 5): "пять франков, пяти франков, пяти франкам, пять франков, пятью франками, пяти франках",
    ("ru", 21): (
        "двадцать один франк, двадцати одного франка, двадцати одному франку, двадцать один франк, "
        "двадцатью одним франком, двадцати одном франке"
    ),
    ("cs", 1): "jeden frank, jednoho franku, jednomu franku, jeden frank, jedním frankem, jednom franku",
    ("cs", 2): "dva franky, dvou franků, dvěma frankům, dva franky, dvěma franky, dvou francích",
    ("cs", 5): "pět franků, pěti franků, pěti frankům, pět franků, pěti franky, pěti francích",
    ("cs", 21): (
        "dvacet jedna franků, dvaceti jedna franků, dvaceti jedna frankům, dvacet jedna franků, "
        "dvaceti jedna franky, dvaceti jedna francích"
    ),
}

EACH: dict[str, dict[int, str]] = {
    "fr": {100: "un", 500: "cinq", 2_100: "vingt et un", 250: "deux francs et cinquante centimes"},
    "it": {100: "uno", 500: "cinque", 250: "due franchi e cinquanta centesimi"},
    "cs": {
        100: "jednom",
        200: "dvou",
        500: "pěti",
        2_500: "dvaceti pěti",
        10_000: "stu",
        20_000: "dvou stech",
        100_000: "tisíci",
        50: "padesáti centimech",
    },
    "ru": {
        100: "одному",
        200: "два",
        500: "пять",
        2_100: "двадцати одному",
        1_100: "одиннадцать",
        10_000: "сто",
        100_000: "тысяче",
        150_000: "тысяче пятьсот",
        110_100: "тысяче ста одному",
        200_000: "две тысячи",
        50: "пятьдесят сантимов",
    },
    "en": {100: "one", 2_500: "twenty-five"},
}

RANKS = {
    "fr": "as deux trois quatre cinq six sept huit neuf dix valet dame roi",
    "it": "asso due tre quattro cinque sei sette otto nove dieci fante donna re",
    "ru": "туз двойка тройка четвёрка пятёрка шестёрка семёрка восьмёрка девятка десятка валет дама король",
    "en": "ace two three four five six seven eight nine ten jack queen king",
}
SUITS = {
    "fr": ("de pique", "de cœur", "de carreau", "de trèfle"),
    "it": ("di picche", "di cuori", "di quadri", "di fiori"),
    "ru": ("пик", "червей", "бубён", "треф"),
    "en": ("of spades", "of hearts", "of diamonds", "of clubs"),
}
CZECH = """
pikové eso, piková dvojka, piková trojka, piková čtyřka, piková pětka, piková šestka, piková sedmička,
piková osmička, piková devítka, piková desítka, pikový kluk, piková dáma, pikový král,
srdcové eso, srdcová dvojka, srdcová trojka, srdcová čtyřka, srdcová pětka, srdcová šestka, srdcová sedmička,
srdcová osmička, srdcová devítka, srdcová desítka, srdcový kluk, srdcová dáma, srdcový král,
kárové eso, kárová dvojka, kárová trojka, kárová čtyřka, kárová pětka, kárová šestka, kárová sedmička,
kárová osmička, kárová devítka, kárová desítka, kárový kluk, kárová dáma, kárový král,
křížové eso, křížová dvojka, křížová trojka, křížová čtyřka, křížová pětka, křížová šestka, křížová sedmička,
křížová osmička, křížová devítka, křížová desítka, křížový kluk, křížová dáma, křížový král
"""


@pytest.mark.parametrize("column", range(5), ids=TONGUES)
def test_amounts(column: int) -> None:
    tongue = TONGUES[column]
    assert {cents: said_amount(cents, tongue) for cents in AMOUNTS} == {
        cents: words[column] for cents, words in AMOUNTS.items()
    }


@pytest.mark.parametrize("asked", CASES, ids=str)
def test_amounts_in_every_case(asked: tuple[str, int]) -> None:
    tongue, francs = asked
    assert [said_amount(francs * 100, tongue, case) for case in Case] == CASES[asked].split(", ")


@pytest.mark.parametrize("tongue", TONGUES)
def test_what_each_piece_is_worth(tongue: str) -> None:
    assert {cents: said_each(cents, tongue) for cents in EACH[tongue]} == EACH[tongue]


def plural(number: int, tongue: str) -> str:
    """Which form a number asks for in the nominative, by the rules of the Unicode plural table."""
    if tongue == "fr":
        return "one" if number < 2 else "many"
    if tongue in ("it", "en"):
        return "one" if number == 1 else "many"
    if tongue == "cs":
        return "one" if number == 1 else "few" if 2 <= number <= 4 else "many"
    unit, teen = number % 10, 10 < number % 100 < 20
    return "many" if teen or not 1 <= unit <= 4 else "one" if unit == 1 else "few"


FORMS = {
    "fr": {"one": ("franc", "centime"), "many": ("francs", "centimes")},
    "it": {"one": ("franco", "centesimo"), "many": ("franchi", "centesimi")},
    "en": {"one": ("franc", "centime"), "many": ("francs", "centimes")},
    "cs": {"one": ("frank", "centim"), "few": ("franky", "centimy"), "many": ("franků", "centimů")},
    "ru": {"one": ("франк", "сантим"), "few": ("франка", "сантима"), "many": ("франков", "сантимов")},
}


@pytest.mark.parametrize("tongue", TONGUES)
def test_every_plural_form_of_the_first_thousand(tongue: str) -> None:
    for number in range(1, 1001):
        franc, _ = FORMS[tongue][plural(number, tongue)]
        assert said_amount(number * 100, tongue).split()[-1] == franc, number
        if number < 100:
            _, centime = FORMS[tongue][plural(number, tongue)]
            assert said_amount(number, tongue).split()[-1] == centime, number


@settings(max_examples=150, deadline=None)
@given(centimes=st.integers(100, 100_000_000), tongue=st.sampled_from(TONGUES), case=st.sampled_from(Case))
def test_any_amount_is_said_in_francs_and_centimes(centimes: int, tongue: str, case: Case) -> None:
    words = said_amount(centimes, tongue, case)
    francs = {*FRANC[tongue].singular, *FRANC[tongue].plural}
    parts = {*CENTIME[tongue].singular, *CENTIME[tongue].plural}
    said = words.split()
    assert sum(word in francs for word in said) == 1
    assert sum(word in parts for word in said) == (1 if centimes % 100 else 0)
    assert said[-1] in (parts if centimes % 100 else francs)


@pytest.mark.parametrize("tongue", TONGUES)
def test_all_cards(tongue: str) -> None:
    if tongue == "cs":
        names = [" ".join(name.split()) for name in CZECH.split(",")]
    else:
        names = [f"{rank} {suit}" for suit in SUITS[tongue] for rank in RANKS[tongue].split()]
    assert [said_card(card, tongue) for card in PACK] == names
    assert said_card(Card.parse("QS"), tongue) in names


def everything_said() -> list[tuple[str, Said]]:
    """Every call of every table, with every number, total and announced bet."""
    said: list[tuple[str, Said]] = []
    for game, talk in TALKS.items():
        for call in talk.calls:
            if call == "numero":
                said += [(game, Said(call, (number,))) for number in range(1, 37)]
            elif call == "carte_a":
                said += [(game, Said(call, (total,))) for total in range(4, 22)]
            elif call == "point":
                said += [(game, Said(call, (point,))) for point in range(1, 11)]
            elif call == "apres":
                said += [(game, Said(call, (point, point))) for point in range(2, 11)]
            elif call != "annonce":
                said.append((game, Said(call)))
    names = ["grande_serie", "petite_serie", "orphelins", "jeu_7_9", "zero_spiel"]
    names += [f"finale:{digit}" for digit in range(10)] + [f"finale:{a}/{b}" for a, b in FINALES_A_CHEVAL]
    names += [f"voisins:{number}+{number % 9 + 1}" for number in range(37)]
    names += [f"plein_chevaux:{number}" for number in range(37)]
    pieces = (100, 250, 500, 1_000, 2_500, 10_000, 100_000, 500_000)
    for index, name in enumerate(names):
        piece = pieces[index % len(pieces)]
        said.append(("roulette", Echoed("annonce", name=name, piece=piece, pieces=3 + index % 17)))
    return said


ALPHABET = {"ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"}


@pytest.mark.parametrize("tongue", TONGUES)
def test_no_figure_sign_or_foreign_letter_reaches_the_voice(tongue: str) -> None:
    for game, said in everything_said():
        text = read_out(call_text(said, tongue, game), tongue)
        rest = text.lower().translate({ord(sign): None for sign in " ,.?!'’-"})
        assert rest.isalpha(), text
        if tongue in ALPHABET:
            assert set(rest) <= set(ALPHABET[tongue]), text


def test_an_announced_bet_is_read_in_words() -> None:
    said = Echoed("annonce", name="finale:3/4", piece=500, pieces=6)
    assert [read_out(call_text(said, tongue, "roulette"), tongue) for tongue in TONGUES] == [
        "Annonce finale trois quatre, par cinq, six pièces",
        "Annuncio finale tre quattro, da cinque, sei pezzi",
        "Anonce finále tři čtyři, po pěti, šest kusů",
        "Анонс финал три четыре, по пять, шесть штук",
        "Announced finale three four, by five, six pieces",
    ]


def test_a_large_or_parted_piece_is_one_number() -> None:
    said = Echoed("annonce", name="voisins:17+3", piece=150_000, pieces=7)
    assert read_out(call_text(said, "fr", "roulette"), "fr") == (
        "Annonce dix-sept et les voisins, trois de chaque côté, par mille cinq cents, sept pièces"
    )
    said = Echoed("annonce", name="orphelins", piece=250, pieces=5)
    assert read_out(call_text(said, "cs", "roulette"), "cs") == (
        "Anonce sirotci, po dvou francích a padesáti centimech, pět kusů"
    )


def test_points_and_verdict_are_one_breath_and_foreign_words_are_spelt_for_the_voice() -> None:
    assert read_out("Trois, deux — rouge gagne et couleur", "fr") == "Trois, deux, rouge gagne et couleur"
    assert read_out("Osm, osm, après", "cs") == "Osm, osm, apré"
    assert read_out("Восемь, восемь, après", "ru") == "Восемь, восемь, апре"
    assert read_out("Carte à quinze\u00a0?", "fr") == "Carte à quinze?"
    assert read_out("il reste 2,50", "fr") == "il reste deux francs et cinquante centimes"


def test_accessible_texts_name_cards_in_the_language_of_the_interface() -> None:
    before = QLocale()
    named = []
    try:
        for language in ("cs_CZ", "ru_RU", "fr_FR", "C"):
            QLocale.setDefault(QLocale(language))
            named.append(words.card(Card.parse("QS")))
    finally:
        QLocale.setDefault(before)
    assert named == ["piková dáma", "дама пик", "dame de pique", "queen of spades"]
