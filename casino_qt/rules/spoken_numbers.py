"""Numbers as people say and type them: figures with spaces and decimals, or words of five tongues."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache

_FR = """un une 1 deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13
quatorze 14 quinze 15 seize 16 vingt vingts 20 trente 30 quarante 40 cinquante 50 soixante 60 septante 70
huitante octante 80 nonante 90 cent cents 100 mille 1000"""
_IT = """uno una 1 due 2 tre 3 quattro 4 cinque 5 sei 6 sette 7 otto 8 nove 9 dieci 10 undici 11 dodici 12
tredici 13 quattordici 14 quindici 15 sedici 16 diciassette 17 diciotto 18 diciannove 19 venti vent 20
trenta trent 30 quaranta quarant 40 cinquanta cinquant 50 sessanta sessant 60 settanta settant 70
ottanta ottant 80 novanta novant 90 cento 100 mille mila 1000"""
_CS = """jeden jedna jedno jednu 1 dva dvě 2 tři 3 čtyři 4 pět 5 šest 6 sedm 7 osm 8 devět 9 deset 10
jedenáct 11 dvanáct 12 třináct 13 čtrnáct 14 patnáct 15 šestnáct 16 sedmnáct 17 osmnáct 18 devatenáct 19
dvacet 20
jednička jedničku 1 dvojka dvojku 2 trojka trojku 3 čtyřka čtyřku 4 pětka pětku 5 šestka šestku 6
sedmička sedmičku 7 osmička osmičku 8 devítka devítku 9 desítka desítku 10 dvacítka dvacítku 20
padesátka padesátku 50 stovka stovku 100 jedním 1 dvěma 2 třemi 3 čtyřmi 4
jednom 1 dvou 2 třech 3 čtyřech 4 pěti 5 šesti 6 sedmi 7 osmi 8 devíti 9 deseti 10 dvaceti 20 třiceti 30
čtyřiceti 40 padesáti 50 šedesáti 60 sedmdesáti 70 osmdesáti 80 devadesáti 90 stu 100
třicet 30 čtyřicet 40 padesát 50 šedesát 60 sedmdesát 70 osmdesát 80 devadesát 90
sto stě sta set 100 tisíc tisíce 1000"""
_RU = """один одна одно одну 1 два две 2 три 3 четыре 4 пять 5 шесть 6 семь 7 восемь 8 девять 9 десять 10
одиннадцать 11 двенадцать 12 тринадцать 13 четырнадцать 14 пятнадцать 15 шестнадцать 16 семнадцать 17
восемнадцать 18 девятнадцать 19
двойка двойку 2 тройка тройку 3 четвёрка четвёрку 4 пятёрка пятёрку 5 шестёрка шестёрку 6
семёрка семёрку 7 восьмёрка восьмёрку 8 девятка девятку 9 десятка десятку 10 сотня сотню 100
двумя двух 2 тремя трёх 3 четырьмя четырёх 4 пятью 5 шестью 6 семью 7 восемью 8 девятью 9 десятью 10
восьми 8 девяти 9
одному 1 двум 2 трём 3 четырём 4 пяти 5 шести 6 семи 7 восьми 8 девяти 9 десяти 10 двадцати 20
тридцати 30 сорока 40 пятидесяти 50 ста 100
двадцать 20 тридцать 30 сорок 40 пятьдесят 50 шестьдесят 60 семьдесят 70
восемьдесят 80 девяносто 90 сто 100 двести 200 триста 300 четыреста 400 пятьсот 500 шестьсот 600
семьсот 700 восемьсот 800 девятьсот 900 тысяча тысячу тысячи тысяч 1000"""
_EN = """one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13
fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50
sixty 60 seventy 70 eighty 80 ninety 90 hundred 100 thousand 1000"""

NUMBER_WORDS: dict[str, str] = {"fr": _FR, "it": _IT, "cs": _CS, "ru": _RU, "en": _EN}
"""Words of a tongue, each group followed by its value."""

_CS_UNITS = ("jedna", "dvaa", "třia", "čtyřia", "pěta", "šesta", "sedma", "osma", "devěta")
_CS_TENS = ("dvacet", "třicet", "čtyřicet", "padesát", "šedesát", "sedmdesát", "osmdesát", "devadesát")
# Joined as in pětadvacet, five-and-twenty.

LARGEST_FRANCS = 999_999_999
_FIGURES = re.compile(r"(\d{1,3}(?: \d{3})+|\d+)(?:[.,](\d{1,2}))?")


def plain(text: str) -> str:
    """Lower case without accents, apostrophes and hyphens as spaces; ё is е."""
    bare = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe"))
    letters = "".join(char for char in bare if not unicodedata.combining(char))
    return " ".join(re.sub(r"[\s'’\-‐‑–]+", " ", letters).split())


@cache
def _values() -> dict[str, int]:
    """Every number word, plain, with its value."""
    values: dict[str, int] = {}
    for words in NUMBER_WORDS.values():
        waiting: list[str] = []
        for word in words.split():
            if word.isdigit():
                values.update(dict.fromkeys(waiting, int(word)))
                waiting.clear()
            else:
                waiting.append(plain(word))
    for tens in map(plain, _CS_TENS):
        for unit, word in enumerate(map(plain, _CS_UNITS), start=1):
            values[word + tens] = values[tens] + unit
    return values


@lru_cache(maxsize=4096)  # whatever somebody types is a word
def spell(word: str) -> tuple[int, ...] | None:
    """The values a plain word is made of (duecentocinque: 2, 100, 5), or None when it is no number."""
    values = _values()
    if word in values:
        return (values[word],)
    for length in range(len(word) - 2, 2, -1):
        head = values.get(word[:length])
        if head is not None and (tail := spell(word[length:])) is not None:
            return (head, *tail)
    return None


def add_up(values: tuple[int, ...]) -> int | None:
    """The number that spoken `values` make, or None when they make none (twenty thirty)."""
    total = part = 0
    largest_thousand = False
    for value in values:
        if value == 1000:
            if largest_thousand or part >= 1000:
                return None
            total, part, largest_thousand = max(part, 1) * 1000, 0, True
        elif value == 100 and 0 < part < 10:
            part *= 100
        elif value == 20 and part % 100 == 4:
            part += 76  # quatre-vingts
        elif (
            (part % 100 == 0 and (value < 100 or part == 0))
            or (part % 10 == 0 and part % 100 >= 20 and value < 10)
            or (part % 100 == 10 and 7 <= value < 10)  # dix-sept
            or (part % 100 in (60, 80) and 10 <= value < 20)  # soixante-dix, quatre-vingt-quinze
        ):
            part += value
        else:
            return None
    return total + part or None


def figures(text: str) -> int | None:
    """Centimes of an amount of francs in figures: 50, 1 000, 2,50; None for anything else."""
    match = _FIGURES.fullmatch(text)
    if match is None:
        return None
    francs = int(match[1].replace(" ", "")) if len(match[1]) <= 15 else LARGEST_FRANCS + 1
    if francs > LARGEST_FRANCS:
        return None
    return francs * 100 + int((match[2] or "0").ljust(2, "0"))
