"""Numbers as words: written out by hand, and read back by the house's own ear for typed numbers."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casino_qt.croupier import TONGUES
from casino_qt.croupier.numbers import number_word
from casino_qt.croupier.spoken.cardinals import LARGEST, cardinal
from casino_qt.croupier.spoken.grammar import Case, Gender
from casino_qt.rules.spoken_numbers import add_up, plain, spell

# 0 … 36, as the wheel has them.
WHEEL = {
    "fr": """zéro, un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze,
        quinze, seize, dix-sept, dix-huit, dix-neuf, vingt, vingt et un, vingt-deux, vingt-trois,
        vingt-quatre, vingt-cinq, vingt-six, vingt-sept, vingt-huit, vingt-neuf, trente, trente et un,
        trente-deux, trente-trois, trente-quatre, trente-cinq, trente-six""",
    "it": """zero, uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici,
        quattordici, quindici, sedici, diciassette, diciotto, diciannove, venti, ventuno, ventidue, ventitré,
        ventiquattro, venticinque, ventisei, ventisette, ventotto, ventinove, trenta, trentuno, trentadue,
        trentatré, trentaquattro, trentacinque, trentasei""",
    "cs": """nula, jedna, dvě, tři, čtyři, pět, šest, sedm, osm, devět, deset, jedenáct, dvanáct, třináct,
        čtrnáct, patnáct, šestnáct, sedmnáct, osmnáct, devatenáct, dvacet, dvacet jedna, dvacet dva,
        dvacet tři, dvacet čtyři, dvacet pět, dvacet šest, dvacet sedm, dvacet osm, dvacet devět, třicet,
        třicet jedna, třicet dva, třicet tři, třicet čtyři, třicet pět, třicet šest""",
    "ru": """ноль, один, два, три, четыре, пять, шесть, семь, восемь, девять, десять, одиннадцать,
        двенадцать, тринадцать, четырнадцать, пятнадцать, шестнадцать, семнадцать, восемнадцать,
        девятнадцать, двадцать, двадцать один, двадцать два, двадцать три, двадцать четыре, двадцать пять,
        двадцать шесть, двадцать семь, двадцать восемь, двадцать девять, тридцать, тридцать один,
        тридцать два, тридцать три, тридцать четыре, тридцать пять, тридцать шесть""",
    "en": """zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen,
        fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, twenty-one, twenty-two,
        twenty-three, twenty-four, twenty-five, twenty-six, twenty-seven, twenty-eight, twenty-nine, thirty,
        thirty-one, thirty-two, thirty-three, thirty-four, thirty-five, thirty-six""",
}

LARGER: dict[str, dict[int, str]] = {
    "fr": {
        71: "soixante et onze",
        77: "soixante-dix-sept",
        80: "quatre-vingts",
        81: "quatre-vingt-un",
        91: "quatre-vingt-onze",
        99: "quatre-vingt-dix-neuf",
        100: "cent",
        200: "deux cents",
        201: "deux cent un",
        1000: "mille",
        1980: "mille neuf cent quatre-vingts",
        80_000: "quatre-vingt mille",
        200_000: "deux cent mille",
        1_000_000: "un million",
        80_000_000: "quatre-vingts millions",
    },
    "it": {
        100: "cento",
        108: "centootto",
        123: "centoventitré",
        180: "centottanta",
        288: "duecentottantotto",
        1880: "milleottocentottanta",
        200: "duecento",
        1000: "mille",
        1003: "milletré",
        2000: "duemila",
        21_000: "ventunomila",
        23_000: "ventitrémila",
        1_000_000: "un milione",
        2_500_000: "due milioni e cinquecentomila",
    },
    "cs": {
        100: "sto",
        101: "sto jedna",
        200: "dvě stě",
        300: "tři sta",
        500: "pět set",
        1000: "tisíc",
        2000: "dva tisíce",
        5000: "pět tisíc",
        21_000: "dvacet jedna tisíc",
        22_000: "dvacet dva tisíc",
        1_000_000: "milion",
        3_000_000: "tři miliony",
        5_000_000: "pět milionů",
    },
    "ru": {
        40: "сорок",
        90: "девяносто",
        200: "двести",
        501: "пятьсот один",
        1000: "тысяча",
        1001: "тысяча один",
        2000: "две тысячи",
        5000: "пять тысяч",
        21_000: "двадцать одна тысяча",
        22_000: "двадцать две тысячи",
        1_000_000: "миллион",
        2_000_000: "два миллиона",
    },
    "en": {
        105: "one hundred and five",
        1001: "one thousand and one",
        1200: "one thousand two hundred",
        21_000: "twenty-one thousand",
        1_000_000: "one million",
    },
}

# Gender and case; nominative, genitive, dative, accusative, instrumental, locative.
DECLINED: dict[tuple[str, int, Gender], str] = {
    ("cs", 1, Gender.M): "jeden, jednoho, jednomu, jeden, jedním, jednom",
    ("cs", 1, Gender.F): "jedna, jedné, jedné, jednu, jednou, jedné",
    ("cs", 1, Gender.N): "jedno, jednoho, jednomu, jedno, jedním, jednom",
    ("cs", 2, Gender.M): "dva, dvou, dvěma, dva, dvěma, dvou",
    ("cs", 2, Gender.F): "dvě, dvou, dvěma, dvě, dvěma, dvou",
    ("cs", 4, Gender.M): "čtyři, čtyř, čtyřem, čtyři, čtyřmi, čtyřech",
    ("cs", 9, Gender.M): "devět, devíti, devíti, devět, devíti, devíti",
    ("cs", 200, Gender.M): "dvě stě, dvou set, dvěma stům, dvě stě, dvěma sty, dvou stech",
    ("cs", 2005, Gender.F): (
        "dva tisíce pět, dvou tisíc pěti, dvěma tisícům pěti, dva tisíce pět, dvěma tisíci pěti, "
        "dvou tisících pěti"
    ),
    ("ru", 1, Gender.F): "одна, одной, одной, одну, одной, одной",
    ("ru", 1, Gender.N): "одно, одного, одному, одно, одним, одном",
    ("ru", 2, Gender.F): "две, двух, двум, две, двумя, двух",
    ("ru", 8, Gender.M): "восемь, восьми, восьми, восемь, восемью, восьми",
    ("ru", 21, Gender.F): (
        "двадцать одна, двадцати одной, двадцати одной, двадцать одну, двадцатью одной, двадцати одной"
    ),
    ("ru", 31, Gender.N): (
        "тридцать одно, тридцати одного, тридцати одному, тридцать одно, тридцатью одним, тридцати одном"
    ),
    ("ru", 240, Gender.M): (
        "двести сорок, двухсот сорока, двумстам сорока, двести сорок, двумястами сорока, двухстах сорока"
    ),
    ("ru", 1500, Gender.M): (
        "тысяча пятьсот, тысячи пятисот, тысяче пятистам, тысячу пятьсот, тысячей пятьюстами, тысяче пятистах"
    ),
    ("ru", 2080, Gender.M): (
        "две тысячи восемьдесят, двух тысяч восьмидесяти, двум тысячам восьмидесяти, "
        "две тысячи восемьдесят, двумя тысячами восемьюдесятью, двух тысячах восьмидесяти"
    ),
}


@pytest.mark.parametrize("tongue", TONGUES)
def test_every_number_of_the_wheel(tongue: str) -> None:
    words = [" ".join(word.split()) for word in WHEEL[tongue].split(",")]
    assert [number_word(number, tongue) for number in range(37)] == words


@pytest.mark.parametrize("tongue", TONGUES)
def test_larger_numbers(tongue: str) -> None:
    assert {number: cardinal(number, tongue) for number in LARGER[tongue]} == LARGER[tongue]


@pytest.mark.parametrize("asked", DECLINED, ids=str)
def test_gender_and_case(asked: tuple[str, int, Gender]) -> None:
    tongue, number, gender = asked
    forms = [cardinal(number, tongue, gender, case) for case in Case]
    assert forms == DECLINED[asked].split(", ")


def test_one_is_feminine_where_a_feminine_thing_is_counted() -> None:
    assert cardinal(21, "fr", Gender.F) == "vingt et une"
    assert cardinal(81, "fr", Gender.F) == "quatre-vingt-une"
    assert cardinal(1_201, "fr", Gender.F) == "mille deux cent une"
    assert cardinal(1_000, "fr", Gender.F) == "mille"
    assert cardinal(1, "it", Gender.F) == "una"
    assert number_word(31, "ru", neuter=True) == "тридцать одно"
    assert number_word(31, "cs", neuter=True) == "třicet jedna"


def heard(text: str) -> int | None:
    """What the ear for typed numbers makes of words; joining words are not numbers."""
    values: list[int] = []
    for word in plain(text).split():
        if word in ("et", "and", "e"):
            continue
        spelt = spell(word)
        assert spelt is not None, f"{word!r} is no number"
        values += spelt
    return add_up(tuple(values))


@pytest.mark.parametrize("tongue", TONGUES)
def test_the_first_thousand_is_understood_again(tongue: str) -> None:
    assert [heard(cardinal(number, tongue)) for number in range(1, 1001)] == list(range(1, 1001))


@settings(max_examples=120, deadline=None)
@given(number=st.integers(1, 999_999), tongue=st.sampled_from(TONGUES), gender=st.sampled_from(Gender))
def test_any_number_is_understood_again(number: int, tongue: str, gender: Gender) -> None:
    assert heard(cardinal(number, tongue, gender)) == number


@settings(max_examples=120, deadline=None)
@given(st.integers(0, LARGEST), st.sampled_from(TONGUES), st.sampled_from(Gender), st.sampled_from(Case))
def test_whatever_is_said_is_words(number: int, tongue: str, gender: Gender, case: Case) -> None:
    words = cardinal(number, tongue, gender, case)
    assert words.replace(" ", "").replace("-", "").isalpha()
    assert words == words.lower() == " ".join(words.split())


def test_what_nobody_says_is_an_error() -> None:
    for number in (-1, LARGEST + 1):
        with pytest.raises(ValueError, match="is not said"):
            cardinal(number, "fr")
    with pytest.raises(ValueError, match="'de'"):
        cardinal(1, "de")
    with pytest.raises(ValueError, match="'de'"):
        number_word(1, "de")
