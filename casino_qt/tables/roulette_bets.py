"""What a scene may know of the bets of a roulette: which numbers, how much, how an announced bet is laid."""

from __future__ import annotations

from casino_qt.rules.roulette.announcements import MOST_NEIGHBOURS, NEIGHBOURS_UNSAID, laid_out, voisins
from casino_qt.rules.roulette.bets import SIMPLE_CHANCES, SPOTS, covers, is_simple, payment, pays
from casino_qt.rules.roulette.wheel import ORDER, POCKETS, RED, Colour, colour, neighbours

__all__ = [
    "MOST_NEIGHBOURS",
    "NEIGHBOURS_UNSAID",
    "ORDER",
    "POCKETS",
    "RED",
    "SIMPLE_CHANCES",
    "SPOTS",
    "Colour",
    "colour",
    "covers",
    "is_simple",
    "laid_out",
    "neighbours",
    "payment",
    "pays",
    "voisins",
]
