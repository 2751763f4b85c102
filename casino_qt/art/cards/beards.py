"""The kings' beards and moustaches; the origin is the middle of the head."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from casino_qt.art.cards.engraver import Engraver, drawn
from casino_qt.art.cards.hair import Mass
from casino_qt.art.paths import circle


@dataclass(frozen=True, slots=True)
class Beard:
    """A king's beard: the mass with its curls, and the half moustache."""

    mass: Mass
    moustache: str
    ringlets: bool = False
    """Squared Assyrian ringlets instead of strands."""


FORKED = Beard(
    Mass(
        "M-52,0 C-58,40 -54,84 -30,132 C-22,140 -14,120 0,98 C14,120 22,140 30,132 C54,84 58,40 52,0 "
        "C48,26 40,38 26,38 C16,36 10,40 0,40 C-10,40 -16,36 -26,38 C-40,38 -48,26 -52,0 Z",
        tuple(
            f"M{s * x},{40 + fall} C{s * (x + 8)},{62 + fall} {s * (x + 2)},88 {s * tip},{foot}"
            for s in (1, -1)
            for x, fall, tip, foot in (
                (8, 20, 14, 104), (20, 12, 24, 118), (30, 4, 30, 122), (40, -6, 36, 108), (46, -14, 44, 84),
            )
        ),
        strand_line=1.7,
        strand_alpha=0.85,
    ),
    "M0,34 C12,26 28,32 38,50 C42,62 36,76 28,80 C30,66 22,54 0,44 Z",
)  # fmt: skip
CURLED = Beard(
    Mass(
        "M-52,0 C-62,44 -48,96 -18,112 C-8,118 8,118 18,112 C48,96 62,44 52,0 C48,26 40,36 26,36 "
        "C16,34 10,39 0,39 C-10,39 -16,34 -26,36 C-40,36 -48,26 -52,0 Z",
        tuple(
            f"M{s * x},{y} C{s * (x + 12)},{y + 16} {s * (x + 10)},{y + 30} {s * (x - 4)},{y + 36} "
            f"C{s * (x - 12)},{y + 34} {s * (x - 10)},{y + 22} {s * (x - 2)},{y + 24}"
            for s in (1, -1)
            for x, y in ((8, 62), (24, 52), (38, 38), (22, 78), (46, 12))
        ),
        strand_line=1.7,
        strand_alpha=0.85,
    ),
    "M0,34 C12,27 30,30 44,40 C52,44 56,38 54,32 C60,44 50,54 38,52 C24,50 10,48 0,43 Z",
)
SQUARED = Beard(
    Mass(
        "M-52,0 C-58,40 -52,84 -46,104 C-30,114 30,114 46,104 C52,84 58,40 52,0 C48,26 40,36 26,36 "
        "C16,34 10,39 0,39 C-10,39 -16,34 -26,36 C-40,36 -48,26 -52,0 Z",
    ),
    "M0,34 C12,28 30,32 42,46 C34,52 14,52 0,44 Z",
    ringlets=True,
)


def ringlets(pen: Engraver, beard: Beard, ink: QColor) -> None:
    """Rows of small rings over a squared beard, and two strings of them down the cheeks."""
    with pen.clipped(drawn(beard.mass.outline)):
        for row in range(6):
            for column in range(-4, 5):
                x, y = column * 13 + (6 if row % 2 else 0), 62 + row * 10
                pen.line(circle(x, y, 5.2), 1.6, ink, 0.9)
                pen.fill(circle(x, y, 1.6), ink)
        for side in (1, -1):
            for i in range(4):
                pen.line(circle(side * (46 - i * 3), 16 + i * 12, 5), 1.5, ink, 0.9)


VANDYKE = Mass(
    "M-52,49 C-46,56 -46,62 -50,72 C-54,90 -50,108 -40,120 C-26,112 -14,92 -4,70 C6,58 20,44 30,24 "
    "C20,36 0,48 -16,52 C-24,52 -34,50 -38,56 C-44,58 -48,54 -52,49 Z",
    (
        "M-46,70 C-44,86 -42,100 -38,112",
        "M-34,66 C-34,80 -32,94 -30,104",
        "M-20,62 C-22,74 -22,82 -22,92",
        "M-6,56 C-10,66 -12,70 -14,76",
        "M10,46 C4,56 0,62 -4,66",
    ),
    line=2.2,
)
PROFILE_MOUSTACHE = Mass(
    "M-50,23 C-57,26 -61,33 -58,39 C-51,35 -45,37 -39,42 C-32,49 -22,50 -13,42 C-21,43 -26,39 -30,33 "
    "C-35,25 -43,21 -50,23 Z",
    ("M-51,28 C-55,31 -57,34 -57,37", "M-46,28 C-39,31 -33,41 -22,45", "M-44,25 C-38,27 -34,31 -30,37"),
    line=2.0,
    strand_line=1.1,
)
