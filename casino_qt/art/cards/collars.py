"""Round the neck: the neck itself, ermine, ruff, fan collar, linen, bow, neckline and chains."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from casino_qt.art.cards.engraver import Engraver, drawn, posed
from casino_qt.art.cards.grid import CENTRE_X
from casino_qt.art.cards.inks import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    IVORY,
    LINEN,
    ROUGE,
    SKIN,
    SKIN_HATCH,
    SKIN_SHADE,
)
from casino_qt.art.palette import with_alpha
from casino_qt.art.paths import circle, polyline, rrect

# The black tips of the ermine's left half (x, y, turn): the rows lie above and below the chain.
_TAILS = ((242, 350, 22), (270, 368, 10), (182, 378, 24), (208, 388, 16), (236, 399, 10), (266, 408, 5))


def neck(pen: Engraver, half_width: float, top: float = 278, foot: float = 352) -> None:
    """The neck between ``top`` and ``foot``, in the shadow of the chin."""
    w, x = half_width, CENTRE_X
    outline = drawn(
        f"M{x - w},{top} C{x - w + 1},{top + 30} {x - w - 2},{foot - 14} {x - w - 16},{foot} "
        f"L{x + w + 16},{foot} C{x + w + 2},{foot - 14} {x + w - 1},{top + 30} {x + w},{top} Z"
    )
    pen.fill(outline, SKIN)
    shade = (
        f"M{x - w - 2},{top} C{x - 8},{top + 34} {x + 12},{top + 34} {x + w},{top + 6} "
        f"L{x + w + 20},{foot} L{x + 8},{foot} C{x + 14},{top + 50} {x},{top + 44} {x - w},{top + 20} Z"
    )
    with pen.clipped(outline):
        pen.fill(drawn(shade), with_alpha(SKIN_SHADE, 0.75))
    pen.line(outline, 2.4)


def cape_lining(pen: Engraver, velvet: QColor) -> None:
    """The inside of a king's cape, seen behind his neck."""
    lining = "M232,318 C246,294 354,294 368,318 C356,364 244,364 232,318 Z"
    pen.shape(drawn(lining), velvet, 2.2)


def ermine(pen: Engraver) -> None:
    """A king's cape of ermine over both shoulders."""
    cape = (
        "M232,318 C204,334 176,352 158,388 C206,430 394,430 442,388 "
        "C424,352 396,334 368,318 C344,356 256,356 232,318 Z"
    )
    pen.shape(drawn(cape), LINEN)
    tail = drawn("M0,-8 C2,-4 5,4 6,9 C3,7 2,8 0,11 C-2,8 -3,7 -6,9 C-5,4 -2,-4 0,-8 Z")
    for x, y, turn in _TAILS:
        pen.fill(posed(x, y, turn).map(tail), INK)
        pen.fill(posed(2 * CENTRE_X - x, y, -turn).map(tail), INK)
    shade = "M300,356 C330,356 356,344 368,318 L442,388 C420,412 370,424 320,424 Z"
    pen.hatch(drawn(shade), 72, 6, 0.9, QColor("#8A7A60"), 0.5)


def chain(
    pen: Engraver, top: float, half_width: float, dip: float, beads: int, colour: QColor = GOLD
) -> None:
    """A string of beads hanging ``dip`` units below its ends."""
    for i in range(beads):
        along = -1 + 2 * i / (beads - 1)
        x, y = CENTRE_X + along * half_width, top + dip * (1 - along * along)
        pen.shape(circle(x, y, 6.2), colour, 1.6)
        if pen.fine:
            pen.fill(circle(x - 1.6, y - 1.8, 1.8), QColor("#FFF7DC"))


def fan_collar(pen: Engraver) -> None:
    """A high Medici collar of eleven starched leaves, standing behind the head."""
    leaves, spread, radius, y = 11, 176.0, 118.0, 352.0
    step = spread / leaves
    for i in range(leaves):
        first = -spread / 2 - 2 + i * step
        start, middle, end = first, first + step / 2, first + step
        leaf = QPainterPath(QPointF(CENTRE_X, y))
        leaf.lineTo(_flattened(y, radius, start))
        leaf.quadTo(_flattened(y, radius + 24, middle), _flattened(y, radius, end))
        leaf.closeSubpath()
        pen.shape(leaf, IVORY if i % 2 else CREAM, 1.9)
        for part in (-0.25, 0.25):
            fold_from, fold_to = (_flattened(y, r, middle + step * part) for r in (60, radius - 16))
            fold = polyline((fold_from.x(), fold_from.y()), (fold_to.x(), fold_to.y()))
            pen.fine_line(fold, 0.9, INK, 0.5)
        bead = _flattened(y, radius - 4, middle)
        pen.shape(circle(bead.x(), bead.y(), 5.4), GOLD, 1.3)


def _flattened(y: float, radius: float, degrees: float) -> QPointF:
    """A point of the collar's ellipse, degrees clockwise from north."""
    a = math.radians(degrees)
    return QPointF(CENTRE_X + radius * math.sin(a), y - radius * 0.92 * math.cos(a))


def ruff(pen: Engraver) -> None:
    """A pleated ruff closed by a gold band."""
    pleats, half_width, drop, y = 15, 92.0, 30.0, 330.0
    for i in range(pleats):
        along = -1 + 2 * i / (pleats - 1)
        angle = along * math.pi / 2
        place = posed(CENTRE_X + half_width * math.sin(angle), y + drop * math.cos(angle) - 4, -along * 58)
        pen.shape(place.map(drawn("M-13,-24 C-17,-2 -13,13 0,15 C13,13 17,-2 13,-24 Z")), LINEN, 1.9)
        pen.fine_line(place.map(drawn("M0,-20 L0,8")), 1.0, INK, 0.6)
        pen.fine_line(place.map(drawn("M-6,-20 C-8,-4 -6,6 -3,10")), 0.8, INK, 0.4)
    x, out, mid, near = CENTRE_X, half_width * 0.62, half_width * 0.4, half_width * 0.3
    band = (
        f"M{x - out},{y - 12} C{x - mid},{y + 16} {x + mid},{y + 16} {x + out},{y - 12} "
        f"C{x + near},{y + 2} {x - near},{y + 2} {x - out},{y - 12} Z"
    )
    pen.shape(drawn(band), GOLD, 1.9)


def standing_collar(pen: Engraver) -> None:
    """A page's white linen collar with its points turned down."""
    collar = (
        "M252,300 C256,326 276,340 300,342 C324,340 344,326 348,300 C362,316 368,334 366,352 "
        "C340,374 260,374 234,352 C232,334 238,316 252,300 Z"
    )
    pen.shape(drawn(collar), LINEN, 2.4)
    pen.line(drawn("M246,330 C262,352 338,352 354,330"), 1.4, INK, 0.6)


def bow(pen: Engraver) -> None:
    """A red silk bow with a gold knot."""
    for side in (-1, 1):
        x = CENTRE_X
        wing = (
            f"M{x},356 C{x + side * 20},338 {x + side * 44},342 {x + side * 46},358 "
            f"C{x + side * 44},374 {x + side * 20},374 {x},360 Z"
        )
        pen.shape(drawn(wing), ROUGE, 2.0)
        crease = f"M{x + side * 10},358 C{x + side * 20},354 {x + side * 30},354 {x + side * 38},357"
        pen.fine_line(drawn(crease), 1.1)
    pen.shape(circle(CENTRE_X, 358, 8.5), GOLD, 1.8)


def decollete(pen: Engraver) -> None:
    """A queen's neck and shoulders down to the gold hem of a low neckline."""
    skin = drawn(
        "M280,278 C281,306 280,322 264,332 C254,338 242,342 231,345 C246,404 354,404 369,345 "
        "C358,342 346,338 336,332 C320,322 319,306 320,278 Z"
    )
    pen.fill(skin, SKIN)
    with pen.clipped(skin):
        shade = (
            "M276,278 C286,318 312,322 320,290 L346,340 L372,350 C352,398 322,398 314,394 "
            "C318,360 312,330 276,306 Z"
        )
        pen.fill(drawn(shade), with_alpha(SKIN_SHADE, 0.55))
    hollow = "M302,312 C312,308 318,298 320,286 C320,306 322,322 336,332 L322,340 Z"
    pen.hatch(drawn(hollow), 62, 4.2, 0.8, SKIN_HATCH, 0.5)
    pen.line(skin, 2.4)
    for side in (-1, 1):
        start, first, second, end = (CENTRE_X + side * x for x in (44, 30, 18, 10))
        collar_bone = f"M{start},352 C{first},352 {second},355 {end},360"
        pen.fine_line(drawn(collar_bone), 1.2, SKIN_HATCH, 0.7)
    hem = drawn("M231,345 C246,404 354,404 369,345")
    pen.line(hem, 8.5)
    pen.line(hem, 5, GOLD)


def choker(pen: Engraver) -> None:
    """Five gold hoops round the neck."""
    for i in range(5):
        pen.shape(rrect(274, 322 + i * 7, 52, 6.4, 3), GOLD if i % 2 else GOLD_LIGHT, 1.4)
