"""The four jacks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QColor

from casino_qt.art.cards import hair, hats
from casino_qt.art.cards.attributes import coin, halberd, letter, sceptre
from casino_qt.art.cards.collars import bow, chain, neck, ruff, standing_collar
from casino_qt.art.cards.engraver import Engraver, drawn
from casino_qt.art.cards.faces import Features, lord_front, profile
from casino_qt.art.cards.hands import fist, open_hand
from casino_qt.art.cards.inks import GOLD_LIGHT, PETROL, ROUGE, Livery
from casino_qt.art.cards.pips import set_pip
from casino_qt.art.paths import circle

_STAFF_X = 446
_BROWN = QColor("#5B3A1E")


@dataclass(frozen=True, slots=True)
class Jack:
    """One jack's head: eyes, which way he looks (−1 left, 0 at us, 1 right), and his hat."""

    iris: QColor
    looks: int
    gaze: float
    hat: Callable[[Engraver, QColor], None]


JACKS = {
    "S": Jack(PETROL, -1, 0, hats.beret),
    "H": Jack(_BROWN, 1, 0, hats.soft_cap),
    "D": Jack(PETROL, 0, 2.4, hats.toque),
    "C": Jack(_BROWN, 0, -2.4, hats.peaked_cap),
}


def paint_jack(pen: Engraver, livery: Livery) -> None:
    """Half a jack, from the hair behind the head to the hand in front of the robe."""
    suit, jack = livery.suit, JACKS[livery.suit]
    with pen.at(300, 224):
        hair.lay(pen, (hair.PAGE_BACK,), livery.hair, livery.strands)
    neck(pen, 23)
    if suit in "SD":
        ruff(pen)
    with pen.at(300, 226):
        _head(pen, livery, jack)
    if suit in "HC":
        standing_collar(pen)
        _at_the_throat(pen, suit)
    with pen.at(300, 170):
        jack.hat(pen, livery.cloth)
    _attribute(pen, livery)


def _head(pen: Engraver, livery: Livery, jack: Jack) -> None:
    features = Features(jack.iris, livery.locks, jack.gaze)
    if jack.looks:
        with pen.at(0, 0, -jack.looks, 1):
            profile(pen, features)
            hair.lay(pen, (hair.PAGE_PROFILE,), livery.hair, livery.strands)
        return
    lord_front(pen, features)
    hair.lay(pen, (hair.PAGE_FRONT,), livery.hair, livery.strands)
    if livery.suit == "C":
        for side in (1, -1):
            wing = f"M0,35 C{side * 8},30 {side * 20},32 {side * 30},42 C{side * 22},42 {side * 8},42 0,40 Z"
            pen.shape(drawn(wing), livery.hair, 1.6)


def _at_the_throat(pen: Engraver, suit: str) -> None:
    if suit == "C":
        bow(pen)
        return
    chain(pen, 350, 68, 20, 11)
    pen.shape(circle(300, 388, 17), GOLD_LIGHT, 2.0)
    set_pip(pen, suit, 300, 388, 21, ROUGE, 1.0)


def _attribute(pen: Engraver, livery: Livery) -> None:
    suit, cloth, x = livery.suit, livery.cloth, _STAFF_X
    if suit == "S":
        halberd(pen, x, 104, 440)
        fist(pen, x, 372, 0.9, cloth)
    elif suit == "H":
        open_hand(pen, x - 2, 362, 0.9, cloth, lambda: letter(pen, x - 7, 305))
    elif suit == "D":
        open_hand(pen, x - 2, 362, 0.9, cloth, lambda: coin(pen, x - 2, 312))
    else:
        sceptre(pen, suit, x, 128, 440, PETROL)
        fist(pen, x, 372, 0.9, cloth)
