"""The four jacks' hats and their plume. The base line is y = 0."""

from __future__ import annotations

from PySide6.QtGui import QColor

from casino_qt.art.cards.engraver import Engraver, drawn
from casino_qt.art.cards.inks import GOLD, GOLD_LIGHT, INK, IVORY, LEAF, PETROL, ROUGE
from casino_qt.art.cards.pips import set_pip
from casino_qt.art.paths import circle


def beret(pen: Engraver, cloth: QColor) -> None:
    """♠: a flat beret with an ivory plume."""
    pen.shape(drawn("M-74,2 C-104,-34 -40,-66 22,-62 C80,-58 96,-22 74,2 C40,14 -40,14 -74,2 Z"), cloth)
    pen.hatch(drawn("M20,-60 C70,-56 92,-24 72,2 L30,8 Z"), 60, 5, 1.1)
    for fold in ("M-60,-8 C-66,-28 -40,-46 -6,-50", "M-34,-2 C-38,-20 -18,-36 10,-40"):
        pen.fine_line(drawn(fold), 1.4, GOLD_LIGHT, 0.35)
    pen.shape(drawn("M-76,0 C-40,16 40,16 76,0 L72,-14 C40,0 -40,0 -72,-14 Z"), GOLD, 2.2)
    pen.fine_line(drawn("M-72,-6 C-40,8 40,8 72,-6"), 1.2, GOLD_LIGHT)
    plume(pen, 48, -16, 1, IVORY, ROUGE)
    pen.shape(circle(50, -16, 11), GOLD_LIGHT, 1.8)
    set_pip(pen, "S", 50, -16, 14, PETROL, 0.8)


def soft_cap(pen: Engraver, cloth: QColor) -> None:
    """♥: a soft cap, its gold brim turned up."""
    pen.shape(drawn("M-62,-8 C-78,-62 -10,-88 36,-72 C76,-58 74,-26 64,-6 Z"), cloth)
    pen.hatch(drawn("M16,-76 C62,-66 72,-30 62,-6 L24,-6 Z"), 64, 5, 1.1)
    for fold in ("M-46,-20 C-52,-48 -20,-68 14,-68", "M-22,-22 C-26,-42 -4,-56 18,-58"):
        pen.fine_line(drawn(fold), 1.4, GOLD_LIGHT, 0.4)
    pen.shape(drawn("M-80,6 C-84,-22 -52,-26 0,-18 C52,-26 84,-22 80,6 C44,-4 -44,-4 -80,6 Z"), GOLD, 2.4)
    pen.fine_line(drawn("M-74,-2 C-70,-16 -48,-18 0,-11 C48,-18 70,-16 74,-2"), 1.2, GOLD_LIGHT)
    # On the bold card the left corner belongs to the index, so that the plume falls to the other side.
    side = -1 if pen.fine else 1
    plume(pen, side * 46, -24, side, IVORY, GOLD)
    set_pip(pen, "H", side * 44, -22, 26, ROUGE, 1.6)


def toque(pen: Engraver, cloth: QColor) -> None:
    """♦: a tall ribbed toque."""
    body = drawn("M-58,4 L-70,-58 C-40,-74 40,-74 70,-58 L58,4 C30,14 -30,14 -58,4 Z")
    pen.shape(body, cloth)
    with pen.clipped(body):
        for i in range(-4, 5):
            pen.line(drawn(f"M{i * 13},10 L{i * 17},-80"), 2.0, GOLD_LIGHT)
    pen.hatch(drawn("M30,-66 C50,-66 62,-62 70,-58 L58,4 L30,8 Z"), 64, 5, 1.1)
    pen.shape(drawn("M-60,6 C-30,16 30,16 60,6 L58,-10 C30,2 -30,2 -58,-10 Z"), GOLD, 2.2)
    pen.line(drawn("M-70,-58 C-40,-74 40,-74 70,-58"), 2.6)
    plume(pen, 4, -42, 1, IVORY, ROUGE)
    set_pip(pen, "D", 0, -30, 40, GOLD_LIGHT, 1.8)


def peaked_cap(pen: Engraver, cloth: QColor) -> None:
    """♣: a hunting cap with a long peak and a green feather."""
    pen.shape(drawn("M-64,-2 C-70,-54 -20,-80 22,-72 C58,-66 72,-30 64,-2 Z"), cloth)
    pen.hatch(drawn("M14,-72 C54,-66 70,-34 62,-4 L28,-4 Z"), 64, 5, 1.1)
    for fold in ("M-50,-16 C-50,-44 -24,-64 4,-66", "M-26,-16 C-26,-38 -8,-54 12,-58"):
        pen.fine_line(drawn(fold), 1.4, GOLD_LIGHT, 0.35)
    brim = "M-98,6 C-70,-18 -40,-14 0,-12 C40,-14 62,-16 74,-4 C76,8 66,12 50,8 C10,0 -50,4 -98,6 Z"
    pen.shape(drawn(brim), GOLD, 2.4)
    pen.fine_line(drawn("M-82,2 C-56,-10 -20,-7 0,-6 C36,-7 54,-6 66,0"), 1.2, GOLD_LIGHT)
    plume(pen, 36, -20, 1, LEAF, PETROL)
    set_pip(pen, "C", 36, -20, 30, PETROL, 1.6)


def plume(pen: Engraver, x: float, y: float, side: int, feather: QColor, quill: QColor) -> None:
    """A plume rooted at (x, y), curling over to the right (side 1) or the left (side −1)."""
    with pen.at(x, y, side, 1):
        outline = (
            "M0,0 C10,-40 40,-66 84,-62 C96,-58 100,-44 92,-36 C84,-28 74,-34 78,-42 "
            "C66,-46 44,-36 30,-14 C22,-4 12,4 0,0 Z"
        )
        pen.shape(drawn(outline), feather, 2.2)
        pen.line(drawn("M2,-2 C18,-32 44,-54 84,-54"), 1.6, quill)
        for i in range(7):
            root_x, root_y = 10 + i / 7 * 60, -18 - i / 7 * 34
            below = f"M{root_x},{root_y} c8,4 12,10 14,16"
            above = f"M{root_x},{root_y} c-2,-6 0,-12 6,-14"
            pen.fine_line(drawn(below), 1.1, INK, 0.6)
            pen.fine_line(drawn(above), 1.1, INK, 0.6)
