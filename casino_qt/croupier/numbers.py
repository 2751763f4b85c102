"""Numbers as a croupier says them, as data: English source words, one entry per number ever called."""

from __future__ import annotations

from casino_qt.rules.marking import QT_TRANSLATE_NOOP

# The points of a row (31 is one, 40 is ten). Whole words, because no one rule composes both "vingt-quatre"
# and "двадцать четыре": a table that calls higher numbers adds its words here.
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
}
