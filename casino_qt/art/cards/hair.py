"""Hair of lords and ladies as masses with engraved strands; the origin is the middle of the head."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtGui import QColor

from casino_qt.art.cards.engraver import Engraver, drawn, joined, mirror
from casino_qt.art.paths import circle, polyline


@dataclass(frozen=True, slots=True)
class Mass:
    """One mass of hair: its outline, the strands engraved on it, and whether both sides wear it."""

    outline: str
    strands: tuple[str, ...] = ()
    paired: bool = False
    line: float = 2.4
    strand_line: float = 1.5
    strand_alpha: float = 0.8


def lay(pen: Engraver, masses: Iterable[Mass], hair: QColor, strands: QColor) -> None:
    """Lay the masses in turn; strands belong to the fine drawing only."""
    for mass in masses:
        for side in (1, -1) if mass.paired else (1,):
            flip = mirror(side)
            pen.shape(flip.map(drawn(mass.outline)), hair, mass.line)
            pen.fine_line(flip.map(joined(mass.strands)), mass.strand_line, strands, mass.strand_alpha)


# -- behind the head --------------------------------------------------------------------------------------

KING_BACK = Mass(
    "M30,-60 C74,-52 78,0 72,40 C84,56 82,84 64,92 C56,98 44,92 40,82 L40,0 Z",
    (
        "M52,-40 C66,-10 62,20 58,44 C66,60 66,76 56,86",
        "M44,-30 C56,-4 52,30 48,56 C54,66 54,78 48,86",
        "M62,-30 C72,0 68,26 66,44",
        "M70,52 C74,64 72,78 62,86",
    ),
    paired=True,
)
QUEEN_BACK = Mass(
    "M20,-70 C76,-66 84,-10 70,34 C66,60 86,84 78,122 C70,142 44,134 40,112 C36,90 44,70 38,40 Z",
    (
        "M50,-50 C70,-14 62,20 56,44 C56,66 70,88 64,118",
        "M42,-40 C56,-8 52,24 46,48 C48,70 58,92 54,120",
        "M60,-40 C76,-6 68,24 62,40 C62,60 76,84 72,110",
    ),
    paired=True,
)
PAGE_BACK = Mass(
    "M-72,-48 C-86,-4 -86,46 -68,88 C-46,100 46,100 68,88 C86,46 86,-4 72,-48 Z",
)

# -- ladies -----------------------------------------------------------------------------------------------

PARTED = Mass(  # ♠: centre parting, smooth
    "M0,-86 C38,-92 70,-66 68,-16 C68,8 60,26 58,46 C50,30 50,10 47,-8 C40,-38 18,-54 0,-62 Z",
    (
        "M4,-74 C32,-72 54,-48 56,-8 C57,10 56,20 56,30",
        "M4,-68 C28,-62 48,-42 51,-8",
        "M6,-80 C40,-82 62,-54 62,-14",
    ),
    paired=True,
)
POMPADOUR = Mass(  # ♥: the Gibson girl's
    "M-52,18 C-66,0 -86,-30 -72,-66 C-58,-104 58,-104 72,-66 C86,-30 66,0 52,18 "
    "C50,-6 46,-20 38,-34 C22,-52 -22,-52 -38,-34 C-46,-20 -50,-6 -52,18 Z",
    tuple(
        strand
        for s in (1, -1)
        for strand in (
            f"M{s * 6},-48 C{s * 16},-68 {s * 22},-72 {s * 10},-90",
            f"M{s * 16},-45 C{s * 26},-65 {s * 32},-72 {s * 28},-88",
            f"M{s * 27},-40 C{s * 37},-60 {s * 43},-72 {s * 46},-80",
            f"M{s * 36},-32 C{s * 46},-52 {s * 52},-72 {s * 60},-66",
            f"M{s * 48},-4 C{s * 62},-22 {s * 72},-40 {s * 68},-58",
            f"M{s * 42},-24 C{s * 56},-36 {s * 64},-50 {s * 62},-66",
        )
    ),
    line=2.6,
    strand_line=1.6,
)
FINGER_WAVES = Mass(  # ♦: side parting
    "M-54,26 C-70,8 -76,-30 -62,-62 C-44,-96 44,-96 62,-62 C76,-30 70,8 54,26 C58,8 50,0 46,-12 "
    "C48,-26 34,-34 24,-44 C8,-44 -6,-52 -14,-60 C-22,-48 -38,-42 -40,-28 C-50,-18 -44,0 -54,26 Z",
    (
        "M-14,-62 C0,-78 30,-78 50,-60",
        "M-10,-58 C10,-66 34,-62 54,-42",
        "M10,-48 C30,-48 50,-38 60,-16",
        "M30,-38 C46,-30 58,-14 60,6",
        "M-18,-62 C-36,-68 -52,-54 -58,-36",
        "M-24,-52 C-42,-50 -56,-32 -58,-8",
        "M-40,-32 C-52,-22 -58,-4 -56,12",
    ),
    line=2.6,
    strand_line=1.6,
)
BANDEAU = Mass(  # ♣: drawn back to the plaits
    "M0,-84 C40,-90 68,-64 62,-24 C58,-8 52,2 49,10 C48,-16 36,-42 0,-56 Z",
    ("M4,-74 C34,-74 54,-54 54,-20", "M4,-66 C28,-62 46,-46 50,-14", "M6,-80 C36,-82 58,-62 59,-26"),
    paired=True,
)


def coiled_plaits(pen: Engraver, hair: QColor, strands: QColor) -> None:
    """♣: two plaits coiled over the ears."""
    for side in (1, -1):
        x, y = side * 62, 24
        for radius in (25, 17, 9):
            pen.shape(circle(x, y, radius), hair, 2.0)
        for radius, twist, count in ((17, 8, 12), (9, 8, 9)):
            for i in range(count):
                a, lean = math.radians(i * 360 / count), side * 0.42
                near, far = radius + 1, radius + twist - 1
                tress = polyline(
                    (x + near * math.cos(a), y + near * math.sin(a)),
                    (x + far * math.cos(a + lean), y + far * math.sin(a + lean)),
                )
                pen.fine_line(tress, 1.3, strands, 0.8)


# -- pages ------------------------------------------------------------------------------------------------

PAGE_FRONT = Mass(
    "M0,-70 C42,-84 74,-52 70,-6 C74,24 74,56 64,84 C50,92 42,84 44,72 "
    "C50,48 50,20 47,-10 C40,-34 20,-44 0,-48 Z",
    (
        "M6,-60 C36,-60 56,-36 58,0 C60,30 60,56 56,80",
        "M6,-54 C30,-50 50,-30 53,2 C55,30 55,54 50,76",
        "M12,-66 C46,-66 64,-36 65,2 C67,30 66,56 61,78",
    ),
    paired=True,
)
PAGE_PROFILE = Mass(
    "M-34,-60 C-30,-40 -20,-22 -4,-14 C2,6 -4,30 2,52 C10,78 26,92 46,88 C66,70 74,20 66,-30 "
    "C60,-64 20,-84 -34,-60 Z",
    (
        "M-26,-58 C-14,-36 4,-24 12,-8 C18,16 12,44 22,72",
        "M-6,-64 C10,-44 24,-28 28,-4 C32,24 28,52 36,78",
        "M16,-66 C34,-44 42,-20 44,6 C46,36 44,60 48,76",
        "M36,-58 C54,-34 58,-6 58,20 C58,44 58,56 56,68",
    ),
    strand_line=1.6,
)

# -- kings ------------------------------------------------------------------------------------------------

TEMPLES = Mass(
    "M24,-66 C44,-60 58,-36 56,2 C52,4 48,0 47,-8 C46,-30 38,-48 20,-56 Z",
    ("M30,-60 C46,-48 52,-26 51,-4",),
    paired=True,
    line=2.0,
    strand_line=1.2,
)
KING_PROFILE = Mass(
    "M6,-60 C2,-34 6,-12 14,4 C10,22 20,34 34,40 C52,34 60,0 56,-40 Z",
    ("M16,-50 C12,-26 16,-8 24,6 C22,20 28,30 36,34", "M30,-50 C26,-24 30,-4 38,8 C36,20 40,26 44,30"),
    line=2.2,
)
