"""The five guests of the house: their seats, their names and manners, what they bring, how they play."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.marking import QT_TRANSLATE_NOOP
from casino_qt.tables.guests import habits
from casino_qt.tables.guests.habits import Habit

CONTEXT = "Guests"


@dataclass(frozen=True, slots=True)
class Guest:
    """`seat` is the name in journals and scripts; `name` and `manner` are texts to translate (CONTEXT).

    `pieces` is the purse he sits down with, in minima of the table.
    """

    seat: str
    name: str
    manner: str
    pieces: int
    habit: Habit


ROSTER: tuple[Guest, ...] = (
    Guest(
        "anselme",
        QT_TRANSLATE_NOOP("Guests", "Monsieur Anselme"),
        QT_TRANSLATE_NOOP("Guests", "plays the finale of the number that fell last"),
        400,
        habits.finales,
    ),
    Guest(
        "odile",
        QT_TRANSLATE_NOOP("Guests", "Madame Odile"),
        QT_TRANSLATE_NOOP("Guests", "stays with the neighbours of the last number"),
        600,
        habits.neighbours,
    ),
    Guest(
        "tullio",
        QT_TRANSLATE_NOOP("Guests", "Signor Tullio"),
        QT_TRANSLATE_NOOP("Guests", "lays one piece on a simple chance, now and then"),
        60,
        habits.timid,
    ),
    Guest(
        "kaspar",
        QT_TRANSLATE_NOOP("Guests", "Herr Kaspar"),
        QT_TRANSLATE_NOOP("Guests", "doubles on black after every loss"),
        500,
        habits.doubler,
    ),
    Guest(
        "vera",
        QT_TRANSLATE_NOOP("Guests", "Vera Pavlovna"),
        QT_TRANSLATE_NOOP("Guests", "is faithful to a few numbers"),
        300,
        habits.lover,
    ),
)
MOST = len(ROSTER)
"""So many places are there for others."""
