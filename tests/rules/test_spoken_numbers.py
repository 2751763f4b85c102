"""Number words of five tongues: every number up to 9 999, spelt by an independent speller, is read back."""

from __future__ import annotations

import pytest

from casino_qt.rules.spoken_numbers import add_up, figures, plain, spell


def listed(words: str) -> list[str]:
    """The words, nought (which is not said) first."""
    return ["", *words.split()]


FR = listed("un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize")
FR_TENS = listed("dix vingt trente quarante cinquante soixante")
IT = listed(
    "uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici "
    "diciassette diciotto diciannove"
)
IT_TENS = listed("dieci venti trenta quaranta cinquanta sessanta settanta ottanta novanta")
CS = listed(
    "jedna dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct "
    "sedmnáct osmnáct devatenáct"
)
CS_TENS = listed("deset dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát")
RU = listed(
    "один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать "
    "пятнадцать шестнадцать семнадцать восемнадцать девятнадцать"
)
RU_TENS = listed("десять двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто")
RU_HUNDREDS = listed("сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот")
EN = listed(
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen"
)
EN_TENS = listed("ten twenty thirty forty fifty sixty seventy eighty ninety")


def french(n: int) -> str:
    if n >= 1000:
        return f"{'' if n < 2000 else french(n // 1000)} mille {french(n % 1000)}".strip()
    if n >= 100:
        cent = "cents" if n % 100 == 0 and n > 100 else "cent"
        return f"{'' if n < 200 else french(n // 100)} {cent} {french(n % 100)}"
    if n <= 16:
        return FR[n]
    if n < 20:
        return f"dix-{FR[n - 10]}"
    if n < 70:
        return FR_TENS[n // 10] + (" et un" if n % 10 == 1 else f"-{FR[n % 10]}" if n % 10 else "")
    if n < 80:
        return "soixante et onze" if n == 71 else f"soixante-{french(n - 60)}"
    return "quatre-vingts" if n == 80 else f"quatre-vingt-{french(n - 80)}"


def italian(n: int) -> str:
    if n >= 1000:
        return ("mille" if n < 2000 else italian(n // 1000) + "mila") + italian(n % 1000)
    if n >= 100:
        return ("cento" if n < 200 else italian(n // 100) + "cento") + italian(n % 100)
    if n < 20:
        return IT[n]
    tens = IT_TENS[n // 10]
    return (tens[:-1] if n % 10 in (1, 8) else tens) + IT[n % 10]


def czech(n: int) -> str:
    if n >= 1000:
        many = "tisíc" if n < 2000 or n >= 5000 else "tisíce"
        return f"{'' if n < 2000 else czech(n // 1000)} {many} {czech(n % 1000)}"
    if n >= 100:
        hundred = {1: "sto", 2: "dvě stě", 3: "tři sta", 4: "čtyři sta"}.get(n // 100, f"{CS[n // 100]} set")
        return f"{hundred} {czech(n % 100)}"
    return CS[n] if n < 20 else f"{CS_TENS[n // 10]} {CS[n % 10]}"


def russian(n: int) -> str:
    if n >= 1000:
        word = {1: "тысяча", 2: "две тысячи", 3: "три тысячи", 4: "четыре тысячи"}
        return f"{word.get(n // 1000, RU[n // 1000] + ' тысяч')} {russian(n % 1000)}"
    if n >= 100:
        return f"{RU_HUNDREDS[n // 100]} {russian(n % 100)}"
    return RU[n] if n < 20 else f"{RU_TENS[n // 10]} {RU[n % 10]}"


def english(n: int) -> str:
    if n >= 1000:
        return f"{english(n // 1000)} thousand {english(n % 1000)}"
    if n >= 100:
        return f"{EN[n // 100]} hundred {english(n % 100)}"
    return EN[n] if n < 20 else f"{EN_TENS[n // 10]}-{EN[n % 10]}"


def read(text: str) -> int | None:
    values: list[int] = []
    for word in plain(text).split():
        if word == "et":
            continue
        spelt = spell(word)
        assert spelt is not None, word
        values.extend(spelt)
    return add_up(tuple(values))


@pytest.mark.parametrize("speller", [french, italian, czech, russian, english])
def test_every_number_is_read_back(speller: object) -> None:
    assert callable(speller)
    for number in range(1, 10_000):
        assert read(speller(number)) == number, speller(number)


@pytest.mark.parametrize("units", range(1, 10))
def test_five_and_twenty(units: int) -> None:
    joined = ["jedna", "dvaa", "tria", "ctyria", "peta", "sesta", "sedma", "osma", "deveta"][units - 1]
    assert spell(f"{joined}dvacet") == (20 + units,)


@pytest.mark.parametrize(
    "values",
    [(20, 30), (1, 2), (100, 100), (5, 100, 7, 9), (1000, 1000), (10, 5), (30, 11), (2, 100, 20, 20)],
)
def test_what_is_no_number(values: tuple[int, ...]) -> None:
    assert add_up(values) is None


@pytest.mark.parametrize(
    ("text", "centimes"),
    [
        ("50", 5_000), ("2,5", 250), ("2.50", 250), ("1 000", 100_000), ("12 345 678", 1_234_567_800),
        ("999999999", 99_999_999_900), ("1000000000", None), ("1.000", None), ("1 00", None), (",5", None),
        ("5,", None), ("", None), ("5e3", None), ("+5", None), ("٥٠", 5_000),
    ],
)  # fmt: skip
def test_figures(text: str, centimes: int | None) -> None:
    assert figures(text) == centimes
