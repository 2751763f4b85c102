"""The four kings."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from casino_qt.art.cards import beards, hair
from casino_qt.art.cards.attributes import axe, sceptre, sword
from casino_qt.art.cards.collars import cape_lining, chain, ermine, neck
from casino_qt.art.cards.crowns import paint_crown
from casino_qt.art.cards.engraver import Engraver, drawn, mirror
from casino_qt.art.cards.faces import Features, ear, lord_front, profile
from casino_qt.art.cards.hands import fist
from casino_qt.art.cards.inks import LIVERIES, PETROL, ROUGE, SKIN, Livery
from casino_qt.art.palette import mix

_WHITE_HAIR, _WHITE_LOCKS, _WHITE_BROW = QColor("#EDE6D6"), QColor("#6E6455"), QColor("#8A8072")
_DARK_HAIR, _DARK_LOCKS, _RINGLET = QColor("#3A241A"), QColor("#120A08"), QColor("#B98A5A")
_STAFF_X, _FIST_Y = 446, 372


@dataclass(frozen=True, slots=True)
class King:
    """One king's head: colour of the hair, its engraved locks, ink of strands in the beard, face, beard."""

    mane: QColor
    locks: QColor
    beard_ink: QColor
    features: Features
    beard: beards.Beard | None
    """None for the king in profile, whose van-dyke is drawn with the face."""


def _kings() -> dict[str, King]:
    red, blond = LIVERIES["H"], LIVERIES["D"]
    spade = Features(PETROL, _WHITE_BROW, gaze=2.4, old=True)
    heart = Features(QColor("#5B3A1E"), red.locks, gaze=-2.2)
    diamond = Features(QColor("#5B4A2A"), blond.locks)
    club = Features(QColor("#3E5B3A"), _DARK_LOCKS, gaze=2.0)
    return {
        "S": King(_WHITE_HAIR, _WHITE_LOCKS, _WHITE_LOCKS, spade, beards.FORKED),
        "H": King(red.hair, red.locks, red.locks, heart, beards.CURLED),
        "D": King(blond.hair, blond.locks, blond.locks, diamond, None),
        "C": King(_DARK_HAIR, _DARK_LOCKS, _RINGLET, club, beards.SQUARED),
    }


KINGS = _kings()


def paint_king(pen: Engraver, livery: Livery) -> None:
    """Half a king, from the hair behind the head to the fist in front of the robe."""
    king = KINGS[livery.suit]
    cape_lining(pen, livery.shade)
    with pen.at(300, 224):
        hair.lay(pen, (hair.KING_BACK,), king.mane, king.locks)
    neck(pen, 28)
    ermine(pen)
    chain(pen, 352, 98, 42, 15)
    with pen.at(300, 226):
        if king.beard is None:
            _profile_head(pen, king)
        else:
            _front_head(pen, king, king.beard)
    with pen.at(300, 170):
        paint_crown(pen, livery.suit)
    _attribute(pen, livery.suit)
    fist(pen, _STAFF_X, _FIST_Y, 0.92, livery.cloth)


def _profile_head(pen: Engraver, king: King) -> None:
    with pen.at(0, 0, -1, 1):
        profile(pen, king.features)
        hair.lay(pen, (beards.VANDYKE, beards.PROFILE_MOUSTACHE, hair.KING_PROFILE), king.mane, king.locks)
        ear(pen)


def _front_head(pen: Engraver, king: King, beard: beards.Beard) -> None:
    lord_front(pen, king.features)
    hair.lay(pen, (beard.mass,), king.mane, king.locks)
    if beard.ringlets:
        beards.ringlets(pen, beard, king.beard_ink)
    pen.fill(drawn("M-12,50 C-6,46 6,46 12,50 C8,57 -8,57 -12,50 Z"), mix(ROUGE, SKIN, 0.2))
    pen.line(drawn("M-14,49.5 C-6,52 6,52 14,49.5"), 1.8)
    for side in (1, -1):
        flip = mirror(side)
        pen.shape(flip.map(drawn(beard.moustache)), king.mane, 2.0)
        pen.fine_line(flip.map(drawn("M4,38 C16,34 26,38 34,48")), 1.2, king.beard_ink, 0.8)
    hair.lay(pen, (hair.TEMPLES,), king.mane, king.locks)


def _attribute(pen: Engraver, suit: str) -> None:
    if suit == "S":
        sword(pen, _STAFF_X, 78, 346)
    elif suit == "D":
        axe(pen, _STAFF_X, 108, 440)
    else:
        sceptre(pen, suit, _STAFF_X, 92, 440, ROUGE if suit == "H" else PETROL)
