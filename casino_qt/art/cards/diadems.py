"""The four queens' head-dresses. The base line is y = 0."""

from __future__ import annotations

from casino_qt.art.cards.engraver import Engraver, drawn, mirror, posed
from casino_qt.art.cards.inks import GOLD, GOLD_LIGHT, IVORY, PETROL, ROUGE
from casino_qt.art.cards.pips import set_pip
from casino_qt.art.palette import mix
from casino_qt.art.paths import circle, polyline, turned


def crescent(pen: Engraver) -> None:
    """♠: a crescent with pearls on rays."""
    for i in range(-4, 5):
        reach = 66 - abs(i) * 4.2
        foot, tip = turned(0, 0, 30, i * 17), turned(0, 2, reach, i * 17)
        ray = polyline((foot.x(), foot.y()), (tip.x(), tip.y()))
        pen.line(ray, 6.4)
        pen.line(ray, 3.0, GOLD)
        pen.shape(circle(tip.x(), tip.y(), 4.6), IVORY, 1.5)
    pen.shape(drawn("M-58,-2 C-46,-44 46,-44 58,-2 C40,-24 -40,-24 -58,-2 Z"), GOLD, 2.4)
    pen.fine_line(drawn("M-44,-13 C-30,-30 30,-30 44,-13"), 1.4, GOLD_LIGHT)
    set_pip(pen, "S", 0, -54, 36, GOLD_LIGHT, 2.0)


def open_crown(pen: Engraver) -> None:
    """♥: a low crown of seven points with pearls."""
    points = "M-58,0 L-66,-36 L-42,-20 L-30,-50 L-12,-24 L0,-62 L12,-24 L30,-50 L42,-20 L66,-36 L58,0 Z"
    pen.shape(drawn(points), GOLD, 2.4)
    pen.hatch(drawn("M12,-24 L30,-50 L42,-20 L66,-36 L58,0 L20,0 Z"), 62, 5, alpha=0.5)
    pen.fine_line(drawn("M-56,-9 L56,-9"), 1.6, GOLD_LIGHT)
    for x, y in ((-66, -38), (-30, -53), (30, -53), (66, -38)):
        pen.shape(circle(x, y, 5.4), IVORY, 1.6)
    set_pip(pen, "H", 0, -72, 28, GOLD_LIGHT, 2.0)


def kokoshnik(pen: Engraver) -> None:
    """♦: the high Russian head-dress, ribbed in gold and edged with pearls."""
    shield = drawn("M-62,2 C-84,-40 -46,-62 0,-84 C46,-62 84,-40 62,2 C40,-20 -40,-20 -62,2 Z")
    pen.shape(shield, ROUGE)
    with pen.clipped(shield):
        for i in range(-7, 8):
            foot, tip = turned(0, 14, 20, i * 12.5), turned(0, 14, 110, i * 12.5)
            pen.line(polyline((foot.x(), foot.y()), (tip.x(), tip.y())), 1.6, GOLD_LIGHT)
    pen.line(drawn("M-54,-6 C-72,-36 -40,-54 0,-73 C40,-54 72,-36 54,-6"), 2.2, GOLD_LIGHT)
    set_pip(pen, "D", 0, -46, 34, GOLD_LIGHT, 1.6)
    for i in range(-3, 4):
        edge = turned(0, 0, 1, i * 27)
        pen.shape(circle(edge.x() * 66.5, -6 + edge.y() * 72, 4.2), IVORY, 1.3)


def laurel(pen: Engraver) -> None:
    """♣: laurel leaves above a band, the trefoil in the middle."""
    leaf = drawn("M0,4 C-9,-6 -6,-22 2,-30 C9,-20 9,-6 0,4 Z")
    for side in (-1, 1):
        for i in range(6):
            place = posed(8 + i * 10.5, -30 + i * i * 1.15, -46 + i * 16) * mirror(side)
            pen.shape(place.map(leaf), mix(GOLD, PETROL, 0.12 + 0.12 * (i % 2)), 1.6)
            pen.fine_line(place.map(drawn("M0,0 C-1,-8 0,-16 2,-24")), 0.9, alpha=0.6)
    pen.shape(drawn("M-60,2 C-46,-26 46,-26 60,2 C40,-10 -40,-10 -60,2 Z"), GOLD, 2.2)
    set_pip(pen, "C", 0, -54, 40, GOLD_LIGHT, 2.0)
