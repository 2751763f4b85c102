"""Hands: a fist round a staff, and a lady's hand that holds something between thumb and fingers."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtGui import QColor

from casino_qt.art.cards.engraver import Engraver, drawn, posed
from casino_qt.art.cards.inks import GOLD, INK, IVORY, SKIN
from casino_qt.art.paths import circle, rrect

Finger = tuple[float, float, float, float]
"""Knuckle x and y, length, turn in degrees."""

_LIFTED = ((17.0, 12.0, 27.0, 58.0), (18.0, 3.0, 29.0, 44.0))
_CLOSING = ((13.0, 8.0, 27.0, -68.0), (16.0, -4.0, 31.0, -60.0))


def fist(pen: Engraver, x: float, y: float, scale: float, sleeve: QColor) -> None:
    """A fist with its cuff, knuckles to the left; (x, y) is where the staff passes through."""
    with pen.at(x, y, scale, scale):
        pen.shape(drawn("M-30,34 C-38,58 -44,80 -46,120 L40,120 C36,80 32,58 27,34 Z"), sleeve)
        pen.hatch(drawn("M6,36 L34,36 L44,120 L14,120 Z"), 70, 5, 1.1)
        pen.shape(drawn("M-31,26 C-12,34 10,34 28,26 L31,42 C10,51 -14,51 -35,42 Z"), GOLD, 2.2)
        if pen.fine:
            for i in range(-2, 3):
                pen.fill(circle(i * 12 - 2, 38 - abs(i) * 1.6, 2.6), INK)
        pen.shape(drawn("M-22,-14 C-27,2 -26,18 -20,30 C-8,35 10,35 20,29 C27,16 27,0 22,-16 Z"), SKIN, 2.2)
        for i in range(4):
            inset, top = 1.6 * abs(i - 1.2), -15 + i * 11.4
            pen.shape(rrect(-23 + inset, top, 44 - 2 * inset, 12.2, 6), SKIN, 2.0)
            knuckle = f"M{-14 + inset},{top + 3.6} C{-15 + inset},{top + 6} {-15 + inset},{top + 8} "
            pen.fine_line(drawn(f"{knuckle}{-14 + inset},{top + 9.6}"), 1.0, INK, 0.5)
        thumb = drawn("M22,-8 C30,-16 30,-26 22,-28 C14,-28 4,-24 -2,-18 C2,-12 12,-10 22,-8 Z")
        pen.shape(thumb, SKIN, 2.0)


def open_hand(
    pen: Engraver, x: float, y: float, scale: float, sleeve: QColor, held: Callable[[], None]
) -> None:
    """Palm and lifted fingers, then what is ``held`` (painted in card units), then the closing fingers."""
    with pen.at(x, y, scale, scale):
        pen.shape(drawn("M-22,44 C-36,66 -44,88 -48,124 L40,124 C36,92 32,66 24,44 Z"), sleeve)
        pen.hatch(drawn("M6,46 L30,46 L44,124 L14,124 Z"), 70, 5, 1.1)
        for i in range(5):
            pen.shape(circle(-22 + i * 11.5, 45 + (2 - abs(i - 2)) * 2, 7.4), IVORY, 1.5)
        pen.shape(drawn("M-25,34 C-8,42 8,42 25,34 L26,42 C8,50 -8,50 -26,42 Z"), GOLD, 1.8)
        palm = "M-19,36 C-26,22 -27,8 -22,-6 C-16,-16 12,-18 20,-8 C25,8 22,26 18,36 C6,41 -8,41 -19,36 Z"
        pen.shape(drawn(palm), SKIN, 2.2)
        _fingers(pen, _LIFTED, width=9.6, root=8, line=1.8)
        pen.fill(drawn("M4,-6 C14,-6 20,0 21,8 L16,24 L0,16 Z"), SKIN)
    held()
    with pen.at(x, y, scale, scale):
        _fingers(pen, _CLOSING, width=10, root=4, line=1.9)
        _fingers(pen, ((-19.0, 22.0, 30.0, 38.0),), width=11.2, root=4, line=1.9)
        pen.fill(drawn("M-22,14 C-16,16 -12,20 -12,28 L-18,34 C-22,28 -23,20 -22,14 Z"), SKIN)


def _fingers(pen: Engraver, fingers: Iterable[Finger], width: float, root: float, line: float) -> None:
    for x, y, length, turn in fingers:
        finger = rrect(-width / 2, -length, width, length + root, width / 2)
        pen.shape(posed(x, y, turn).map(finger), SKIN, line)
