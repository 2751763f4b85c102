"""What is told of a bet's worth at any table: the words of the line, and those of the derivation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import NBSP
from casino_qt.number_text import number, percent
from casino_qt.odds.worth import Worth, after
from casino_qt.scenes.spot import TableSpot
from casino_qt.windows.why.explanation import Explanation

Json = dict[str, Any]

EXACT = 4  # decimals of a share in a derivation
MANY = 100  # so many equal bets are looked at together
_DIFFERENCE = re.compile(r"\([^()]* − [^()]*\)")
_LETTER = re.compile(r"\b([a-z]) = ")


@dataclass(frozen=True, slots=True)
class Told:
    """One bet: its name and the `parts` of the line about it, and what the derivation says.

    `known` are those of the parts that the name of its place on the table has said already.
    """

    title: str
    parts: tuple[str, ...]
    derivation: Explanation
    known: tuple[str, ...] = ()

    @property
    def spoken(self) -> str:
        """The line in one breath."""
        return ", ".join((self.title, *self.parts))


@dataclass(frozen=True, slots=True)
class Question:
    """What the desk must be asked before a bet's worth is known (`odds.desk.QUESTIONS`)."""

    ask: str
    question: Json


class Bets(Protocol):
    """The bets of one table, under the house options that are in force at it now."""

    def bet_at(self, spot: TableSpot) -> str | None:
        """The bet that a place of the table stands for; None when it is none."""
        ...

    def question(self, bet: str) -> Question | None:
        """What must be reckoned for this bet; None when it is known at once."""
        ...

    def told(self, bet: str, answer: Json | None) -> Told:
        """What is told of it in the language of the day; `answer` is None while the desk reckons."""
        ...


def unbroken(text: str) -> str:
    """A product stays together where a line ends, a difference in brackets, and a letter with what it is.

    No last word is left over.
    """
    for sign in "·×/":
        text = text.replace(f" {sign} ", f"{NBSP}{sign}{NBSP}")
    text = _LETTER.sub(f"\\1{NBSP}={NBSP}", text)
    text = _DIFFERENCE.sub(lambda found: found.group().replace(" ", NBSP), text)
    before, space, last = text.rpartition(" ")
    return f"{before}{NBSP}{last}" if space else last


def ratio(pays: Fraction) -> str:
    """A payment as the cloth has it: 35:1, 1:2."""
    return f"{pays.numerator}:{pays.denominator}"


def pays(terms: str) -> str:
    """What a winning stake is paid, for the line; `terms`: 35:1."""
    return QCoreApplication.translate("Worth", "pays {ratio}").format(ratio=terms)


def wins(share: float) -> str:
    """How often it wins, for the line."""
    return QCoreApplication.translate("Worth", "wins {share}").format(share=percent(share))


def keeps(edge: float) -> str:
    """What the bank keeps of the stake on average, for the line."""
    return QCoreApplication.translate("Worth", "the house keeps {share}").format(share=percent(edge))


def strays(deviation: float) -> str:
    """How far results lie about their average, for the line."""
    text = QCoreApplication.translate("Worth", "deviation {number}")
    return text.format(number=number(deviation, 2))


def being_reckoned() -> str:
    """What stands where a number is not there yet."""
    return QCoreApplication.translate("Worth", "being reckoned…")


def parts(terms: str, worth: Worth) -> tuple[str, ...]:
    """The line about a bet, after its name."""
    return pays(terms), wins(worth.win), keeps(worth.edge), strays(worth.deviation)


def share_of(count: Fraction | int, whole: int) -> str:
    """A chance as a fraction and in per cent: 2/37 = 5.4054 %."""
    return f"{count}/{whole} = {percent(float(Fraction(count) / whole), EXACT)}"


def lines(
    terms: str, wins: str, loses: str, worth: Worth, others: Sequence[tuple[str, str]] = ()
) -> tuple[tuple[str, str], ...]:
    """The figures under a derivation. `wins` and `loses` are chances as they are to be shown."""
    translate = QCoreApplication.translate
    return (
        (translate("Worth", "Pays"), terms),
        (translate("Worth", "Wins"), wins),
        *others,
        (translate("Worth", "Loses"), loses),
        (translate("Worth", "The house keeps"), percent(worth.edge, EXACT)),
        (translate("Worth", "Standard deviation"), number(worth.deviation, 4)),
    )


def in_the_long_run(worth: Worth) -> str:
    """What edge and deviation mean together, in stakes."""
    text = QCoreApplication.translate(
        "Worth",
        "{bets} such bets of one stake bring {average} stakes on average; "
        "about two times out of three the result lies no further than {spread} from that.",
    )
    average, spread = after(MANY, worth)
    return text.format(bets=MANY, average=number(average, 2), spread=number(spread, 1))
