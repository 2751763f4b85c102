"""What the courts carry: sword, sceptre, axe, halberd, flowers, fan, letter and coin."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QTransform

from casino_qt.art.cards.engraver import Engraver, drawn, posed
from casino_qt.art.cards.inks import (
    GOLD,
    GOLD_LIGHT,
    HAFT,
    INK,
    IVORY,
    LEAF,
    LINEN,
    PETROL,
    ROUGE,
    STEEL,
    WHITE,
    WINE,
)
from casino_qt.art.cards.pips import pip_path, set_pip
from casino_qt.art.palette import mix, with_alpha
from casino_qt.art.paths import circle, lozenge, polygon, rrect, turned

_STEM = mix(PETROL, LEAF, 0.45)


def sword(pen: Engraver, x: float, top: float, foot: float) -> None:
    """The ♠ king's sword, point up."""
    blade = f"M{x - 8},{foot} L{x - 8},{top + 34} L{x},{top} L{x + 8},{top + 34} L{x + 8},{foot} Z"
    pen.shape(drawn(blade), STEEL, 2.4)
    shade = f"M{x + 0.8},{top + 14} L{x + 7},{top + 34} L{x + 7},{foot} L{x + 0.8},{foot} Z"
    pen.fill(drawn(shade), with_alpha(PETROL, 0.35))
    pen.line(drawn(f"M{x},{top + 16} L{x},{foot}"), 1.6, INK, 0.8)
    guard = (
        f"M{x - 36},{foot - 8} C{x - 30},{foot + 6} {x + 30},{foot + 6} {x + 36},{foot - 8} "
        f"L{x + 32},{foot - 16} C{x + 20},{foot - 4} {x - 20},{foot - 4} {x - 32},{foot - 16} Z"
    )
    pen.shape(drawn(guard), GOLD, 2.4)


def sceptre(pen: Engraver, suit: str, x: float, top: float, foot: float, jewel: QColor) -> None:
    """A gold staff whose knob shows the suit."""
    pen.shape(rrect(x - 5.5, top + 40, 11, foot - top - 40, 4), GOLD, 2.2)
    for y in (top + 58, top + 110):
        pen.shape(rrect(x - 9.5, y, 19, 9, 4), GOLD_LIGHT, 1.8)
    pen.shape(circle(x, top + 20, 27), GOLD_LIGHT, 2.4)
    pen.shape(circle(x, top + 20, 20.5), IVORY, 1.6)
    set_pip(pen, suit, x, top + 20, 26, jewel, 1.2)
    socket = (
        f"M{x - 16},{top + 48} C{x - 6},{top + 40} {x + 6},{top + 40} {x + 16},{top + 48} "
        f"L{x + 9},{top + 58} L{x - 9},{top + 58} Z"
    )
    pen.shape(drawn(socket), GOLD, 1.8)


def axe(pen: Engraver, x: float, top: float, foot: float) -> None:
    """The ♦ king's axe."""
    pen.shape(rrect(x - 5.5, top + 4, 11, foot - top, 4), HAFT, 2.2)
    blade = (
        f"M{x - 6},{top + 26} C{x - 26},{top + 22} {x - 42},{top + 6} {x - 46},{top - 6} "
        f"C{x - 60},{top + 34} {x - 56},{top + 72} {x - 38},{top + 92} "
        f"C{x - 36},{top + 76} {x - 24},{top + 66} {x - 6},{top + 66} Z"
    )
    pen.shape(drawn(blade), STEEL, 2.4)
    edge = f"M{x - 45},{top + 6} C{x - 52},{top + 34} {x - 50},{top + 62} {x - 40},{top + 80}"
    pen.line(drawn(edge), 1.4, INK, 0.7)
    pen.hatch(polygon((x - 24, top + 24), (x - 6, top + 27), (x - 6, top + 66), (x - 24, top + 68)), 90, 4)
    pen.shape(drawn(f"M{x + 6},{top + 36} L{x + 30},{top + 46} L{x + 6},{top + 56} Z"), STEEL, 2.2)
    pen.shape(polygon((x, top - 26), (x + 8, top + 6), (x - 8, top + 6)), GOLD, 2.0)


def halberd(pen: Engraver, x: float, top: float, foot: float) -> None:
    """The ♠ jack's halberd with its red tassel."""
    pen.shape(rrect(x - 5, top + 4, 10, foot - top, 4), HAFT, 2.2)
    spear = (
        f"M{x},{top - 18} C{x + 9},{top + 10} {x + 9},{top + 26} {x + 5},{top + 40} L{x - 5},{top + 40} "
        f"C{x - 9},{top + 26} {x - 9},{top + 10} {x},{top - 18} Z"
    )
    pen.shape(drawn(spear), STEEL, 2.2)
    pen.fine_line(drawn(f"M{x},{top - 6} L{x},{top + 36}"), 1.2, INK, 0.7)
    blade = (
        f"M{x - 5},{top + 40} C{x - 20},{top + 30} {x - 34},{top + 34} {x - 40},{top + 48} "
        f"C{x - 28},{top + 48} {x - 22},{top + 62} {x - 5},{top + 60} Z"
    )
    pen.shape(drawn(blade), STEEL, 2.0)
    pen.shape(drawn(f"M{x + 5},{top + 40} L{x + 30},{top + 52} L{x + 5},{top + 62} Z"), STEEL, 2.0)
    tassel = (
        f"M{x - 9},{top + 66} L{x + 9},{top + 66} L{x + 14},{top + 100} L{x + 4},{top + 92} "
        f"L{x},{top + 104} L{x - 4},{top + 92} L{x - 14},{top + 100} Z"
    )
    pen.shape(drawn(tassel), ROUGE, 1.8)


def flower(pen: Engraver, suit: str, x: float, top: float, foot: float) -> None:
    """A stem with two leaves and the queen's flower: lily ♠, rose ♥, clover ♣."""
    stem = f"M{x - 4},{foot} C{x - 14},{foot - 60} {x + 12},{top + 110} {x},{top + 34}"
    pen.line(drawn(stem), 7.4)
    pen.line(drawn(stem), 3.4, _STEM)
    leaf = drawn("M0,0 C-14,-14 -12,-36 0,-48 C12,-36 14,-14 0,0 Z")
    for leaf_x, leaf_y, turn in ((x - 3, top + 112, -50), (x + 4, top + 84, 52)):
        place = posed(leaf_x, leaf_y, turn)
        pen.shape(place.map(leaf), _STEM, 2.0)
        pen.line(place.map(drawn("M0,0 L0,-40")), 1.2)
    {"S": _lily, "H": _rose, "C": _clover}[suit](pen, x, top)


def _rose(pen: Engraver, x: float, top: float) -> None:
    whorls = ((30, 6, ROUGE, 90), (21, 5, mix(ROUGE, WHITE, 0.16), 120), (12, 3, mix(ROUGE, WHITE, 0.3), 100))
    for radius, petals, colour, start in whorls:
        for i in range(petals):
            centre = turned(x, top + 20, radius * 0.52, start + i * 360 / petals)
            pen.shape(circle(centre.x(), centre.y(), radius * 0.6), colour, 1.7)
    pen.shape(circle(x, top + 20, 5.5), WINE, 1.4)


def _lily(pen: Engraver, x: float, top: float) -> None:
    petal = drawn("M0,0 C-16,-16 -14,-46 0,-64 C14,-46 16,-16 0,0 Z")
    for turn, length in ((-62, 0.88), (62, 0.88), (-32, 1.0), (32, 1.0), (0, 1.0)):
        place = QTransform.fromScale(1, length) * posed(x, top + 44, turn)
        pen.shape(place.map(petal), LINEN, 2.0)
        pen.line(place.map(drawn("M0,-6 L0,-46")), 1.1, PETROL)
    for turn in (-18, 0, 18):
        place = posed(x, top + 42, turn)
        pen.line(place.map(drawn("M0,0 L0,-36")), 1.6, GOLD)
        pen.shape(place.map(circle(0, -38, 3.6)), GOLD, 1.2)


def _clover(pen: Engraver, x: float, top: float) -> None:
    leaflet, chevron = pip_path("H", 0, -22, 46), drawn("M-13,-22 C-8,-15 -4,-13 0,-13 C4,-13 8,-15 13,-22")
    for turn in (-118, 118, 0):
        place = posed(x, top + 24, turn)
        pen.shape(place.map(leaflet), mix(PETROL, LEAF, 0.6), 2.0)
        pen.line(place.map(drawn("M0,-3 L0,-34")), 1.1)
        pen.fine_line(place.map(chevron), 2.2, IVORY, 0.75)
    pen.shape(circle(x, top + 24, 5), GOLD, 1.6)


def fan(pen: Engraver, x: float, y: float, radius: float) -> None:
    """The ♦ queen's fan, nine leaves spread above the hand at (x, y) and leaning towards her."""
    leaves, spread, start = 9, 114, -74
    step = spread / leaves
    for i in range(leaves):
        first, middle, last = (start + step * (i + part) for part in (0, 0.5, 1))
        leaf = QPainterPath(QPointF(x, y))
        leaf.lineTo(turned(x, y, radius, first))
        leaf.quadTo(turned(x, y, radius + 15, middle), turned(x, y, radius, last))
        leaf.closeSubpath()
        pen.shape(leaf, IVORY if i % 2 else ROUGE, 1.7)
        spot = turned(x, y, radius * 0.74, middle)
        pen.fill(posed(spot.x(), spot.y(), middle).map(lozenge(0, 0, 5, 7)), ROUGE if i % 2 else GOLD_LIGHT)
    sticks = radius * 0.44
    guard = QPainterPath(QPointF(x, y))
    guard.arcTo(QRectF(x - sticks, y - sticks, 2 * sticks, 2 * sticks), 90 - start, -spread)
    guard.closeSubpath()
    pen.shape(guard, GOLD, 1.8)
    for i in range(1, leaves):
        rib = QPainterPath(QPointF(x, y))
        rib.lineTo(turned(x, y, sticks, start + i * step))
        pen.line(rib, 1.2)


def letter(pen: Engraver, x: float, y: float) -> None:
    """The ♥ jack's sealed letter."""
    place = posed(x, y, 10)
    pen.shape(place.map(rrect(-44, -32, 88, 64, 3)), LINEN, 2.2)
    pen.line(place.map(drawn("M-44,-32 L0,4 L44,-32")), 1.6)
    pen.line(place.map(drawn("M-44,32 L-10,-4 M44,32 L10,-4")), 1.0, INK, 0.6)
    pen.shape(place.map(circle(0, 2, 12)), ROUGE, 1.6)
    pen.fill(place.map(pip_path("H", 0, 2, 12)), IVORY)


def coin(pen: Engraver, x: float, y: float) -> None:
    """The ♦ jack's gold coin, its edge milled."""
    pen.shape(circle(x, y, 38), GOLD)
    if pen.fine:
        pen.rays(x, y, 31, 37, 44, 1.2, with_alpha(INK, 0.7))
    pen.shape(circle(x, y, 30), GOLD_LIGHT, 1.6)
    set_pip(pen, "D", x, y - 2, 36, ROUGE, 1.2)
