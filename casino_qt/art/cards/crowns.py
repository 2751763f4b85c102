"""The four kings' crowns. The base line is y = 0, the points rise to negative y, half a width is 62 units."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QLinearGradient

from casino_qt.art.cards.engraver import Engraver, drawn
from casino_qt.art.cards.inks import GOLD, GOLD_LIGHT, INK, IVORY, PETROL, ROUGE, WINE
from casino_qt.art.cards.pips import set_pip
from casino_qt.art.palette import mix
from casino_qt.art.paths import circle, lozenge, rrect

_HALF = 62.0
_HEIGHT = 66.0
_BAND = 17.0


@dataclass(frozen=True, slots=True)
class Crown:
    """Velvet, jewels, the outline of the gold as SVG path data, and what sits on the points."""

    velvet: QColor
    jewels: QColor
    outline: str
    finials: tuple[tuple[float, float], ...]
    """Pearls at (x, y) in fractions of half the width and of the height, y upwards."""
    emblem: tuple[float, float]
    """Height of the suit's own pip above the base, and its size, both in units."""


def _outline(commands: str) -> str:
    """SVG path data from pairs in fractions of half the width and of the height, y upwards."""
    words: list[str] = []
    across = True
    for word in commands.split():
        if word.isalpha():
            words.append(word)
            across = True
        else:
            words.append(f"{float(word) * (_HALF if across else -_HEIGHT):.3f}")
            across = not across
    return " ".join(words)


CROWNS = {
    "S": Crown(  # gothic spear points
        ROUGE,
        ROUGE,
        _outline(
            "M -1 0 L -1.14 .9 C -.98 .62 -.84 .5 -.8 .42 C -.72 .5 -.64 .72 -.58 .98 "
            "C -.46 .72 -.36 .52 -.3 .44 C -.2 .56 -.08 .86 0 1.16 C .08 .86 .2 .56 .3 .44 "
            "C .36 .52 .46 .72 .58 .98 C .64 .72 .72 .5 .8 .42 C .84 .5 .98 .62 1.14 .9 L 1 0 Z"
        ),
        ((-1.14, 0.9), (-0.58, 0.98), (0.58, 0.98), (1.14, 0.9)),
        (88.6, 30),
    ),
    "H": Crown(  # closed imperial arches
        PETROL,
        PETROL,
        _outline(
            "M -1 0 C -1.22 .5 -1.1 .95 -.62 .92 C -.9 .74 -.9 .5 -.62 .34 C -.4 .5 -.22 .9 0 1.06 "
            "C .22 .9 .4 .5 .62 .34 C .9 .5 .9 .74 .62 .92 C 1.1 .95 1.22 .5 1 0 Z"
        ),
        ((-0.62, 0.92), (0.62, 0.92)),
        (82.0, 30),
    ),
    "D": Crown(  # stepped battlements
        WINE,
        PETROL,
        _outline(
            "M -1 0 L -1.1 .62 L -.86 .62 L -.72 .34 L -.62 .34 L -.62 .9 L -.34 .9 L -.24 .46 "
            "L -.15 .46 L 0 1.24 L .15 .46 L .24 .46 L .34 .9 L .62 .9 L .62 .34 L .72 .34 "
            "L .86 .62 L 1.1 .62 L 1 0 Z"
        ),
        ((-0.98, 0.62), (-0.48, 0.9), (0.48, 0.9), (0.98, 0.62)),
        (91.2, 30),
    ),
    "C": Crown(  # leafy trefoils
        ROUGE,
        ROUGE,
        _outline(
            "M -1 0 L -1.06 .5 C -1.3 .6 -1.2 .95 -.95 .78 C -.78 .62 -.76 .5 -.7 .38 "
            "C -.5 .38 -.34 .46 -.24 .62 C -.5 .76 -.42 1.06 -.15 .96 C -.22 1.24 .22 1.24 .15 .96 "
            "C .42 1.06 .5 .76 .24 .62 C .34 .46 .5 .38 .7 .38 C .76 .5 .78 .62 .95 .78 "
            "C 1.2 .95 1.3 .6 1.06 .5 L 1 0 Z"
        ),
        ((-1.06, 0.66), (1.06, 0.66)),
        (56.8, 26),
    ),
}


def paint_crown(pen: Engraver, suit: str) -> None:
    """Velvet behind, gold points, pearls, the suit on the middle point, jewels between, and the band."""
    crown = CROWNS[suit]
    w, h = _HALF, _HEIGHT
    velvet = (
        f"M{-w * 0.9},{-_BAND} C{-w * 0.95},{-h * 0.85} {-w * 0.3},{-h} 0,{-h * 0.98} "
        f"C{w * 0.3},{-h} {w * 0.95},{-h * 0.85} {w * 0.9},{-_BAND} Z"
    )
    pen.shape(drawn(velvet), crown.velvet, 2.2)
    shade = f"M{w * 0.1},{-h} L{w},{-h * 0.6} L{w},{-_BAND} L{w * 0.3},{-_BAND} Z"
    pen.hatch(drawn(shade), 70, 5, 1.1, alpha=0.6)
    points = drawn(crown.outline)
    pen.shape(points, _gold(), 2.8)
    pen.hatch(points.intersected(rrect(w * 0.35, -h * 1.3, w, h * 1.3, 0)), 60, 5, alpha=0.5)
    for x, y in crown.finials:
        pen.shape(circle(x * w, -h * y - 4, 6.2), IVORY, 1.8)
    height, size = crown.emblem
    set_pip(pen, suit, 0, -height, size, GOLD_LIGHT, 2.2)
    if pen.fine:
        for side in (-1, 1):
            pen.shape(lozenge(side * 0.42 * w, -0.32 * h, 5, 0.1 * h), crown.jewels, 1.2)
    _band(pen, crown.jewels)


def _gold() -> QLinearGradient:
    shine = QLinearGradient(-_HALF, 0, _HALF, 0)
    for stop, colour in ((0, GOLD), (0.3, GOLD_LIGHT), (0.62, GOLD), (1, mix(GOLD, INK, 0.25))):
        shine.setColorAt(stop, colour)
    return shine


def _band(pen: Engraver, jewels: QColor) -> None:
    w, top = _HALF, -_BAND
    band = (
        f"M{-w - 3},3 C{-w / 2},12 {w / 2},12 {w + 3},3 "
        f"L{w + 2},{top + 3} C{w / 2},{top + 12} {-w / 2},{top + 12} {-w - 2},{top + 3} Z"
    )
    pen.shape(drawn(band), GOLD_LIGHT, 2.4)
    for i, x in enumerate((-48, -24, 0, 24, 48)):
        y = 4 - 8 * (x / w) ** 2
        if i % 2:
            pen.shape(circle(x, y, 4.2), IVORY, 1.3)
        else:
            pen.shape(lozenge(x, y, 7, 6.4), jewels, 1.4)
