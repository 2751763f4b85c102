"""The four queens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QColor

from casino_qt.art.cards import diadems, hair
from casino_qt.art.cards.attributes import fan, flower
from casino_qt.art.cards.collars import chain, choker, decollete
from casino_qt.art.cards.engraver import Engraver, drawn
from casino_qt.art.cards.faces import Features, lady_front
from casino_qt.art.cards.hands import open_hand
from casino_qt.art.cards.inks import GOLD, IVORY, PETROL, ROUGE, Livery
from casino_qt.art.cards.pips import set_pip
from casino_qt.art.paths import circle

_HAND_X, _HAND_Y = 442, 360


@dataclass(frozen=True, slots=True)
class Queen:
    """One queen's look: eyes, hair that falls or is put up, what she wears on the head and in the ears."""

    iris: QColor
    gaze: float
    falling: bool
    coiffure: hair.Mass
    diadem: Callable[[Engraver], None]
    diadem_y: float
    ear_drops: QColor | None


QUEENS = {
    "S": Queen(QColor("#3C4A6B"), 2.6, True, hair.PARTED, diadems.crescent, 152, IVORY),
    "H": Queen(QColor("#3F6B4A"), -2.6, False, hair.POMPADOUR, diadems.open_crown, 146, IVORY),
    "D": Queen(PETROL, -2.4, True, hair.FINGER_WAVES, diadems.kokoshnik, 160, PETROL),
    "C": Queen(QColor("#5B3A1E"), 2.4, False, hair.BANDEAU, diadems.laurel, 156, None),
}


def paint_queen(pen: Engraver, livery: Livery) -> None:
    """Half a queen, from the hair behind the head to the hand in front of the robe."""
    suit, queen = livery.suit, QUEENS[livery.suit]
    if queen.falling:
        with pen.at(300, 224):
            hair.lay(pen, (hair.QUEEN_BACK,), livery.hair, livery.strands)
    decollete(pen)
    _jewels(pen, suit)
    with pen.at(300, 226):
        lady_front(pen, Features(queen.iris, livery.locks, queen.gaze))
        hair.lay(pen, (queen.coiffure,), livery.hair, livery.strands)
        if suit == "C":
            hair.coiled_plaits(pen, livery.hair, livery.strands)
        if queen.ear_drops is not None:
            _ear_drops(pen, queen.ear_drops)
    with pen.at(300, queen.diadem_y):
        queen.diadem(pen)
    if suit == "D":
        open_hand(pen, _HAND_X - 2, _HAND_Y, 0.9, livery.cloth, lambda: fan(pen, _HAND_X - 5, 362, 92))
    else:
        open_hand(pen, _HAND_X, _HAND_Y, 0.9, livery.cloth, lambda: flower(pen, suit, _HAND_X, 128, 384))


def _jewels(pen: Engraver, suit: str) -> None:
    if suit == "S":
        chain(pen, 344, 40, 16, 11, IVORY)
        chain(pen, 346, 52, 30, 13, IVORY)
    elif suit == "H":
        chain(pen, 346, 44, 22, 9, IVORY)
        set_pip(pen, "H", 300, 386, 20, ROUGE, 1.4)
    elif suit == "D":
        choker(pen)
        set_pip(pen, "D", 300, 366, 30, ROUGE, 1.6)
    else:
        chain(pen, 344, 46, 26, 9, GOLD)
        set_pip(pen, "C", 300, 388, 22, PETROL, 1.4)


def _ear_drops(pen: Engraver, stone: QColor) -> None:
    for side in (1, -1):
        x = side * 54
        pen.shape(circle(x, 34, 4.4), GOLD, 1.4)
        drop = f"M{x},38 C{x - 7},50 {x - 6},60 {x},61 C{x + 6},60 {x + 7},50 {x},38 Z"
        pen.shape(drawn(drop), stone, 1.6)
