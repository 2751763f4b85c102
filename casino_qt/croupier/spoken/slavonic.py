"""Czech and Russian cardinals in every gender and case.

A number is said part by part, each declined: "двумстам пятидесяти одному", "dvou stech padesáti jedna".
Czech compounds with one keep "jedna" in every case and count their noun in the plural ("dvacet jedna
franků"), as Czech is spoken; Russian ones decline it and count in the singular ("двадцать один франк").
"""

from __future__ import annotations

from casino_qt.croupier.spoken.grammar import Case, Gender, Noun, Six, counted, listed, six

_CS_ONE: dict[Gender, Six] = {
    Gender.M: six("jeden jednoho jednomu jeden jedním jednom"),
    Gender.F: six("jedna jedné jedné jednu jednou jedné"),
    Gender.N: six("jedno jednoho jednomu jedno jedním jednom"),
}
_CS_TWO: dict[Gender, Six] = {
    Gender.M: six("dva dvou dvěma dva dvěma dvou"),
    Gender.F: six("dvě dvou dvěma dvě dvěma dvou"),
    Gender.N: six("dvě dvou dvěma dvě dvěma dvou"),
}
_CS_THREE, _CS_FOUR = six("tři tří třem tři třemi třech"), six("čtyři čtyř čtyřem čtyři čtyřmi čtyřech")
_CS_FROM_FIVE = listed(
    "pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct "
    "sedmnáct osmnáct devatenáct"
)
_CS_TENS = listed("- - dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát")
_CS_HUNDRED = Noun(Gender.N, "sto sta stu sto stem stu", "sta set stům sta sty stech")
_CS_THOUSAND = Noun(
    Gender.M, "tisíc tisíce tisíci tisíc tisícem tisíci", "tisíce tisíc tisícům tisíce tisíci tisících"
)
_CS_MILLION = Noun(
    Gender.M,
    "milion milionu milionu milion milionem milionu",
    "miliony milionů milionům miliony miliony milionech",
)

_RU_ONE: dict[Gender, Six] = {
    Gender.M: six("один одного одному один одним одном"),
    Gender.F: six("одна одной одной одну одной одной"),
    Gender.N: six("одно одного одному одно одним одном"),
}
_RU_TWO: dict[Gender, Six] = {
    Gender.M: six("два двух двум два двумя двух"),
    Gender.F: six("две двух двум две двумя двух"),
    Gender.N: six("два двух двум два двумя двух"),
}
_RU_THREE, _RU_FOUR = (
    six("три трёх трём три тремя трёх"),
    six("четыре четырёх четырём четыре четырьмя четырёх"),
)
_RU_FROM_FIVE = listed(
    "пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать "
    "шестнадцать семнадцать восемнадцать девятнадцать"
)
_RU_TENS: tuple[Six, ...] = (
    six("двадцать двадцати двадцати двадцать двадцатью двадцати"),
    six("тридцать тридцати тридцати тридцать тридцатью тридцати"),
    six("сорок сорока сорока сорок сорока сорока"),
    six("пятьдесят пятидесяти пятидесяти пятьдесят пятьюдесятью пятидесяти"),
    six("шестьдесят шестидесяти шестидесяти шестьдесят шестьюдесятью шестидесяти"),
    six("семьдесят семидесяти семидесяти семьдесят семьюдесятью семидесяти"),
    six("восемьдесят восьмидесяти восьмидесяти восемьдесят восемьюдесятью восьмидесяти"),
    six("девяносто девяноста девяноста девяносто девяноста девяноста"),
)
_RU_HUNDREDS: tuple[Six, ...] = (
    six("сто ста ста сто ста ста"),
    six("двести двухсот двумстам двести двумястами двухстах"),
    six("триста трёхсот трёмстам триста тремястами трёхстах"),
    six("четыреста четырёхсот четырёмстам четыреста четырьмястами четырёхстах"),
    six("пятьсот пятисот пятистам пятьсот пятьюстами пятистах"),
    six("шестьсот шестисот шестистам шестьсот шестьюстами шестистах"),
    six("семьсот семисот семистам семьсот семьюстами семистах"),
    six("восемьсот восьмисот восьмистам восемьсот восемьюстами восьмистах"),
    six("девятьсот девятисот девятистам девятьсот девятьюстами девятистах"),
)
_RU_THOUSAND = Noun(
    Gender.F,
    "тысяча тысячи тысяче тысячу тысячей тысяче",
    "тысячи тысяч тысячам тысячи тысячами тысячах",
)
_RU_MILLION = Noun(
    Gender.M,
    "миллион миллиона миллиону миллион миллионом миллионе",
    "миллионы миллионов миллионам миллионы миллионами миллионах",
)


def czech(number: int, gender: Gender = Gender.M, case: Case = Case.NOM) -> str:
    """`number` (0 … 999 999 999) in the gender of what is counted."""
    if not number:
        return "nula" if case in (Case.NOM, Case.ACC) else six("nula nuly nule nulu nulou nule")[case.value]
    millions, rest = divmod(number, 1_000_000)
    thousands, units = divmod(rest, 1000)
    words = _of_nouns(millions, _CS_MILLION, case, "cs") + _of_nouns(thousands, _CS_THOUSAND, case, "cs")
    if units:
        words += _czech_hundreds(units, gender, case, alone=number < 5)
    return " ".join(words)


def _czech_hundreds(number: int, gender: Gender, case: Case, *, alone: bool) -> list[str]:
    """1 … 999; `alone`: nothing else is said, so one and two agree with what is counted."""
    hundreds, rest = divmod(number, 100)
    words: list[str] = []
    if hundreds == 1:
        words.append(_CS_HUNDRED.singular[case.value])
    elif hundreds == 2 and case in (Case.NOM, Case.ACC):
        words += ["dvě", "stě"]
    elif hundreds:
        words += _czech_tens(hundreds, Gender.N, case, True)
        words.append(counted(_CS_HUNDRED, hundreds, "cs", case))
    return words + (_czech_tens(rest, gender, case, alone) if rest else [])


def _czech_tens(number: int, gender: Gender, case: Case, alone: bool) -> list[str]:
    if number < 5:
        if number == 1:
            return [_CS_ONE[gender][case.value] if alone else "jedna"]
        forms = (_CS_TWO[gender if alone else Gender.M], _CS_THREE, _CS_FOUR)
        return [forms[number - 2][case.value]]
    if number < 20:
        return [_czech_oblique(_CS_FROM_FIVE[number - 5], case)]
    ten, unit = divmod(number, 10)
    word = _czech_oblique(_CS_TENS[ten], case)
    return [word, *_czech_tens(unit, gender, case, False)] if unit else [word]


def _czech_oblique(word: str, case: Case) -> str:
    """pět, pěti; devět, devíti: one form for all cases but two."""
    if case in (Case.NOM, Case.ACC):
        return word
    return "devíti" if word == "devět" else word + "i"


def russian(number: int, gender: Gender = Gender.M, case: Case = Case.NOM) -> str:
    """`number` (0 … 999 999 999) in the gender of what is counted."""
    if not number:
        return six("ноль ноля нолю ноль нолём ноле")[case.value]
    millions, rest = divmod(number, 1_000_000)
    thousands, units = divmod(rest, 1000)
    words = _of_nouns(millions, _RU_MILLION, case, "ru") + _of_nouns(thousands, _RU_THOUSAND, case, "ru")
    return " ".join(words + _russian_hundreds(units, gender, case))


def _russian_hundreds(number: int, gender: Gender, case: Case) -> list[str]:
    hundreds, rest = divmod(number, 100)
    words = [_RU_HUNDREDS[hundreds - 1][case.value]] if hundreds else []
    if rest >= 20:
        ten, rest = divmod(rest, 10)
        words.append(_RU_TENS[ten - 2][case.value])
    if rest >= 5:
        return [*words, _russian_oblique(_RU_FROM_FIVE[rest - 5], case)]
    forms = (_RU_ONE[gender], _RU_TWO[gender], _RU_THREE, _RU_FOUR)
    return [*words, forms[rest - 1][case.value]] if rest else words


def _russian_oblique(word: str, case: Case) -> str:
    """пять, пяти, пятью; восемь, восьми, восемью."""
    if case in (Case.NOM, Case.ACC):
        return word
    if case is Case.INS:
        return word + "ю"
    return "восьми" if word == "восемь" else word[:-1] + "и"


def _of_nouns(number: int, noun: Noun, case: Case, tongue: str) -> list[str]:
    """So many thousands or millions; of one only the noun is said."""
    if not number:
        return []
    word = counted(noun, number, tongue, case)
    if number == 1:
        return [word]
    return [(czech if tongue == "cs" else russian)(number, noun.gender, case), word]
