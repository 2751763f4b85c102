"""Numbers as a croupier says them, as data: English source words, one entry per number ever called."""

from __future__ import annotations

from casino_qt.croupier.calls import CALL_CONTEXT
from casino_qt.croupier.tongues import say
from casino_qt.rules.marking import QT_TRANSLATE_NOOP

# The points of a row at trente et quarante, the numbers of the wheel. Whole words, because no one rule
# composes both "vingt et un" and "двадцать четыре": a table that calls higher numbers adds its words here.
WORDS: dict[int, str] = {
    1: QT_TRANSLATE_NOOP("Croupier", "one"),
    2: QT_TRANSLATE_NOOP("Croupier", "two"),
    3: QT_TRANSLATE_NOOP("Croupier", "three"),
    4: QT_TRANSLATE_NOOP("Croupier", "four"),
    5: QT_TRANSLATE_NOOP("Croupier", "five"),
    6: QT_TRANSLATE_NOOP("Croupier", "six"),
    7: QT_TRANSLATE_NOOP("Croupier", "seven"),
    8: QT_TRANSLATE_NOOP("Croupier", "eight"),
    9: QT_TRANSLATE_NOOP("Croupier", "nine"),
    10: QT_TRANSLATE_NOOP("Croupier", "ten"),
    11: QT_TRANSLATE_NOOP("Croupier", "eleven"),
    12: QT_TRANSLATE_NOOP("Croupier", "twelve"),
    13: QT_TRANSLATE_NOOP("Croupier", "thirteen"),
    14: QT_TRANSLATE_NOOP("Croupier", "fourteen"),
    15: QT_TRANSLATE_NOOP("Croupier", "fifteen"),
    16: QT_TRANSLATE_NOOP("Croupier", "sixteen"),
    17: QT_TRANSLATE_NOOP("Croupier", "seventeen"),
    18: QT_TRANSLATE_NOOP("Croupier", "eighteen"),
    19: QT_TRANSLATE_NOOP("Croupier", "nineteen"),
    20: QT_TRANSLATE_NOOP("Croupier", "twenty"),
    21: QT_TRANSLATE_NOOP("Croupier", "twenty-one"),
    22: QT_TRANSLATE_NOOP("Croupier", "twenty-two"),
    23: QT_TRANSLATE_NOOP("Croupier", "twenty-three"),
    24: QT_TRANSLATE_NOOP("Croupier", "twenty-four"),
    25: QT_TRANSLATE_NOOP("Croupier", "twenty-five"),
    26: QT_TRANSLATE_NOOP("Croupier", "twenty-six"),
    27: QT_TRANSLATE_NOOP("Croupier", "twenty-seven"),
    28: QT_TRANSLATE_NOOP("Croupier", "twenty-eight"),
    29: QT_TRANSLATE_NOOP("Croupier", "twenty-nine"),
    30: QT_TRANSLATE_NOOP("Croupier", "thirty"),
    31: QT_TRANSLATE_NOOP("Croupier", "thirty-one"),
    32: QT_TRANSLATE_NOOP("Croupier", "thirty-two"),
    33: QT_TRANSLATE_NOOP("Croupier", "thirty-three"),
    34: QT_TRANSLATE_NOOP("Croupier", "thirty-four"),
    35: QT_TRANSLATE_NOOP("Croupier", "thirty-five"),
    36: QT_TRANSLATE_NOOP("Croupier", "thirty-six"),
}


def number_word(number: int, tongue: str) -> str:
    """Return `number` as a lower-case word of `tongue`. Raises KeyError for a number no croupier calls."""
    return say(CALL_CONTEXT, WORDS[number], tongue)
