"""The eight guests of the table: their seats, their names and manners, how they play."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.marking import QT_TRANSLATE_NOOP
from casino_qt.tables.trente_et_un_guests.tempers import (
    ByTheBook,
    Dreamer,
    Moody,
    Settled,
    Temper,
    Wary,
)

CONTEXT = "Guests"


@dataclass(frozen=True, slots=True)
class Guest:
    """`seat` is the name in journals and scripts; `name` and `manner` are texts to translate (CONTEXT)."""

    seat: str
    name: str
    manner: str
    temper: Temper


ROSTER: tuple[Guest, ...] = (
    Guest(
        "glafira",
        QT_TRANSLATE_NOOP("Guests", "Glafira Petrovna"),
        QT_TRANSLATE_NOOP("Guests", "stays at twenty-five and thanks heaven"),
        Settled(25, 26),
    ),
    Guest(
        "danilo",
        QT_TRANSLATE_NOOP("Guests", "Lieutenant Danilo"),
        QT_TRANSLATE_NOOP("Guests", "draws until twenty-nine, or over the cliff"),
        Settled(29, 28),
    ),
    Guest(
        "kareninsky",
        QT_TRANSLATE_NOOP("Guests", "Professor Kareninsky"),
        QT_TRANSLATE_NOOP("Guests", "has worked it all out, and plays accordingly"),
        ByTheBook(),
    ),
    Guest(
        "matilde",
        QT_TRANSLATE_NOOP("Guests", "Donna Matilde"),
        QT_TRANSLATE_NOOP("Guests", "stays at twenty-six, whatever happens"),
        Settled(26, 27),
    ),
    Guest(
        "arsene",
        QT_TRANSLATE_NOOP("Guests", "Monsieur Arsène"),
        QT_TRANSLATE_NOOP("Guests", "is bold after a loss and careful after a win"),
        Moody(26, 28),
    ),
    Guest(
        "zdenka",
        QT_TRANSLATE_NOOP("Guests", "Paní Zdenka"),
        QT_TRANSLATE_NOOP("Guests", "counts the open cards on her fingers"),
        Wary(),
    ),
    Guest(
        "lev",
        QT_TRANSLATE_NOOP("Guests", "Lev Ilyich"),
        QT_TRANSLATE_NOOP("Guests", "follows his presentiments"),
        Dreamer(24, 28),
    ),
    Guest(
        "ottone",
        QT_TRANSLATE_NOOP("Guests", "Conte Ottone"),
        QT_TRANSLATE_NOOP("Guests", "thinks nothing below twenty-eight worth showing"),
        Settled(28, 28),
    ),
)
MOST = len(ROSTER)
"""So many places are there for others."""

BY_SEAT = {guest.seat: guest for guest in ROSTER}
