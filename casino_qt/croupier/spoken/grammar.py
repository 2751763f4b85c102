"""Gender, case, and the form a counted noun takes. Cases matter in Czech and Russian only."""

from __future__ import annotations

from enum import Enum


class Gender(Enum):
    """Of the noun that is counted. Czech masculine is that of things: jeden frank, not of persons."""

    M = 0
    F = 1
    N = 2


class Case(Enum):
    """Nominative, genitive, dative, accusative, instrumental, locative (Russian: prepositional)."""

    NOM = 0
    GEN = 1
    DAT = 2
    ACC = 3
    INS = 4
    LOC = 5


Six = tuple[str, str, str, str, str, str]
"""One word in the six cases, in the order of `Case`."""


def listed(words: str) -> list[str]:
    """`words` parted at spaces."""
    return words.split()


def six(words: str) -> Six:
    """`words` parted at spaces; one word alone stands for all cases."""
    found = listed(words)
    nom, gen, dat, acc, ins, loc = found if len(found) > 1 else found * 6
    return nom, gen, dat, acc, ins, loc


class Noun:
    """A noun that is counted: its gender, its singular and plural in six cases."""

    def __init__(self, gender: Gender, singular: str, plural: str) -> None:
        self.gender = gender
        self.singular = six(singular)
        self.plural = six(plural)


def counted(noun: Noun, number: int, tongue: str, case: Case) -> str:
    """The form of `noun` after `number` (not below 0).

    A Slavonic number governs its noun: "два франка", "пять франков", "dvacet dva franků"; in other cases than
    nominative and accusative the two agree. A round million always asks for the genitive.
    """
    if tongue == "fr":
        return noun.singular[0] if number < 2 else noun.plural[0]
    if tongue in ("it", "en"):
        return noun.singular[0] if number == 1 else noun.plural[0]
    if number and number % 1_000_000 == 0:
        return noun.plural[Case.GEN.value]
    governs = case in (Case.NOM, Case.ACC)
    if tongue == "cs":
        if number == 1:
            return noun.singular[case.value]
        return noun.plural[Case.GEN.value if governs and not 2 <= number <= 4 else case.value]
    unit = 0 if 10 < number % 100 < 20 else number % 10
    if unit == 1:
        return noun.singular[case.value]
    if not governs:
        return noun.plural[case.value]
    return noun.singular[Case.GEN.value] if 2 <= unit <= 4 else noun.plural[Case.GEN.value]
