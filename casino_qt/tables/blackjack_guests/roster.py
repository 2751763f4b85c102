"""The five guests of the blackjack table: their chairs, names and manners, what they bring, how they play."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.marking import QT_TRANSLATE_NOOP
from casino_qt.tables.blackjack_guests.tempers import ByTheBook, Reckless, Temper, Timid

CONTEXT = "Guests"
OWN_BOX = 4
"""The person's chair; no guest ever sits there, nor before box 5 beside it."""


@dataclass(frozen=True, slots=True)
class Guest:
    """`seat` is the name in journals and scripts; `name` and `manner` are texts to translate (CONTEXT).

    `box` is the one before his chair, `pieces` the purse he sits down with, in minima of the table. `behind`:
    he likes to bet behind the person, too.
    """

    seat: str
    name: str
    manner: str
    box: int
    pieces: int
    temper: Temper
    behind: bool = False


ROSTER: tuple[Guest, ...] = (
    Guest(
        "bice",
        QT_TRANSLATE_NOOP("Guests", "Signora Bice"),
        QT_TRANSLATE_NOOP("Guests", "never draws a card that could take her over 21"),
        2,
        120,
        Timid(),
    ),
    Guest(
        "rossi",
        QT_TRANSLATE_NOOP("Guests", "Ingegner Rossi"),
        QT_TRANSLATE_NOOP("Guests", "plays by the book"),
        6,
        300,
        ByTheBook(),
        behind=True,
    ),
    Guest(
        "fabbri",
        QT_TRANSLATE_NOOP("Guests", "Capitano Fabbri"),
        QT_TRANSLATE_NOOP("Guests", "splits every pair and doubles on anything"),
        1,
        500,
        Reckless(),
        behind=True,
    ),
    Guest(
        "irene",
        QT_TRANSLATE_NOOP("Guests", "Madame Irène"),
        QT_TRANSLATE_NOOP("Guests", "has read the book and trusts nothing else"),
        7,
        400,
        ByTheBook(),
    ),
    Guest(
        "vilem",
        QT_TRANSLATE_NOOP("Guests", "Pan Vilém"),
        QT_TRANSLATE_NOOP("Guests", "insures himself and gives up early"),
        3,
        100,
        Timid(),
        behind=True,
    ),
)
MOST = len(ROSTER)
"""So many places are there for others."""

BY_SEAT = {guest.seat: guest for guest in ROSTER}
