"""Money as it is said: "vingt et un francs", "два франка пятьдесят сантимов", "po pěti francích"."""

from __future__ import annotations

from casino_qt.croupier.spoken.cardinals import LARGEST, cardinal
from casino_qt.croupier.spoken.grammar import Case, Gender, Noun, counted
from casino_qt.money_text import CENTIMES_PER_FRANC

FRANC: dict[str, Noun] = {
    "fr": Noun(Gender.M, "franc", "francs"),
    "it": Noun(Gender.M, "franco", "franchi"),
    "en": Noun(Gender.M, "franc", "francs"),
    "cs": Noun(
        Gender.M,
        "frank franku franku frank frankem franku",
        "franky franků frankům franky franky francích",
    ),
    "ru": Noun(
        Gender.M,
        "франк франка франку франк франком франке",
        "франки франков франкам франки франками франках",
    ),
}
CENTIME: dict[str, Noun] = {
    "fr": Noun(Gender.M, "centime", "centimes"),
    "it": Noun(Gender.M, "centesimo", "centesimi"),
    "en": Noun(Gender.M, "centime", "centimes"),
    "cs": Noun(
        Gender.M,
        "centim centimu centimu centim centimem centimu",
        "centimy centimů centimům centimy centimy centimech",
    ),
    "ru": Noun(
        Gender.M,
        "сантим сантима сантиму сантим сантимом сантиме",
        "сантимы сантимов сантимам сантимы сантимами сантимах",
    ),
}
_AND = {"fr": " et ", "it": " e ", "en": " and ", "cs": " a ", "ru": " "}
_MILLION_OF = {"fr": " de ", "it": " di "}


def said_amount(centimes: int, tongue: str, case: Case = Case.NOM) -> str:
    """`centimes` (not below 0) in francs and centimes; none at all are "zéro franc"."""
    francs, rest = divmod(centimes, CENTIMES_PER_FRANC)
    if francs > LARGEST:
        raise ValueError(f"{centimes} centimes are not said")
    parts = [_so_many(francs, FRANC[tongue], tongue, case)] if francs or not rest else []
    if rest:
        parts.append(_so_many(rest, CENTIME[tongue], tongue, case))
    return _AND[tongue].join(parts)


def said_each(centimes: int, tongue: str) -> str:
    """The same after "par", "da", "by", "po", "по": what each piece is worth. Whole francs are not named.

    Czech "po" takes the locative, "po pěti"; Russian "по" the dative of one and of a thousand, otherwise the
    accusative: "по одному", "по два", "по тысяче", "по тысяче пятьсот".
    """
    francs, rest = divmod(centimes, CENTIMES_PER_FRANC)
    if tongue == "ru" and 1000 < francs < 2000 and not rest:
        behind = said_each((francs - 1000) * CENTIMES_PER_FRANC, tongue)
        return f"{cardinal(1000, tongue, case=Case.DAT)} {behind}"
    case = {"cs": Case.LOC, "ru": _russian_each(rest or francs)}.get(tongue, Case.NOM)
    return said_amount(centimes, tongue, case) if rest else cardinal(francs, tongue, Gender.M, case)


def _russian_each(number: int) -> Case:
    one = number % 10 == 1 and number % 100 != 11
    return Case.DAT if one or number in (1000, 1_000_000) else Case.ACC


def _so_many(number: int, noun: Noun, tongue: str, case: Case) -> str:
    word = counted(noun, number, tongue, case)
    if tongue == "it" and number == 1:
        return f"un {word}"  # uno loses its vowel before a noun
    joint = _MILLION_OF.get(tongue, " ") if number and number % 1_000_000 == 0 else " "
    return cardinal(number, tongue, noun.gender, case) + joint + word
