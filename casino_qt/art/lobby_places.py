"""Where things stand in the lobby, in table units (su), for every width 1440–1600."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QPainterPath

from casino_qt.art.paths import placed, svg_path
from casino_qt.art.trente_et_quarante_places import NARROW, WIDE, Box

TABLES = ("trente_et_quarante", "roulette", "trente_et_un", "blackjack")  # the doors from left to right

CORNICE_FOOT = 92.0
DOOR_TOP, SPRINGING, PANEL_TOP, FLOOR = 132.0, 276.0, 540.0, 704.0
COUNTER_TOP, COUNTER_DEPTH = 762.0, 44.0
COUNTER_FRONT = COUNTER_TOP + COUNTER_DEPTH
LEDGER_GOLD = "#E9C987"  # what is stamped on the ledger
CASING = 16.0  # width of the architrave round a door
SCONCE_Y = 352.0
SCONCE_ARM = "M-9,54 C-13,30 -6,22 -4,4 L4,4 C6,22 13,30 9,54 C5,66 -5,66 -9,54 Z"
SCONCE_TULIP = "M-8,6 C-20,-4 -19,-28 -13,-44 C-9,-38 -5,-40 0,-48 C5,-40 9,-38 13,-44 C19,-28 20,-4 8,6 Z"


@dataclass(frozen=True)
class LobbyPlaces:
    """The lobby at one width."""

    width: float
    wide: float  # 0 at 1440 su, 1 at 1600 su

    def between(self, narrow: float, wide: float) -> float:
        """The measure at this width, given those at 1440 and 1600."""
        return narrow + (wide - narrow) * self.wide

    @property
    def door_width(self) -> float:
        return self.between(282, 306)

    @property
    def gap(self) -> float:
        return self.between(52, 68)

    def door_left(self, number: int) -> float:
        """Left edge of the opening of door 0–3."""
        first = (self.width - 4 * self.door_width - 3 * self.gap) / 2
        return first + number * (self.door_width + self.gap)

    def door(self, number: int) -> Box:
        """The whole door with its casing: the target of mouse and keyboard."""
        return Box(
            self.door_left(number) - CASING,
            DOOR_TOP - CASING,
            self.door_width + 2 * CASING,
            FLOOR - DOOR_TOP + CASING,
        )

    def opening(self, number: int) -> Box:
        """The door's opening, its leaf included; the top is a half circle."""
        return Box(self.door_left(number), DOOR_TOP, self.door_width, FLOOR - DOOR_TOP)

    def leaf(self, number: int) -> Box:
        """Framed panel of the leaf, left clear for the table's name, its line and its limits."""
        return Box(self.door_left(number) + 14, PANEL_TOP + 16, self.door_width - 28, FLOOR - PANEL_TOP - 30)

    def sconces(self) -> tuple[float, ...]:
        """Middles of the five wall lamps, at SCONCE_Y."""
        between = [self.door_left(i) + self.door_width + self.gap / 2 for i in range(3)]
        return (
            self.door_left(0) - self.gap / 2 - 8,
            *between,
            self.door_left(3) + self.door_width + self.gap / 2 + 8,
        )

    def buttons(self) -> tuple[Box, Box, Box]:
        """Cash desk, ledger and rule book, below the things that stand for them on the counter."""
        return (
            Box(self.width - 572, 832, 156, 50),
            Box(self.width - 400, 832, 172, 50),
            Box(self.width - 212, 832, 172, 50),
        )


@lru_cache(maxsize=16)
def lobby_places(width: float) -> LobbyPlaces:
    """The places of the lobby at a width of 1440–1600 su; other widths are clamped."""
    w = min(WIDE, max(NARROW, width))
    return LobbyPlaces(w, (w - NARROW) / (WIDE - NARROW))


def sconces_outline(width: float) -> QPainterPath:
    """The wall lamps as they stand before the casings of the doors, in su."""
    outline = QPainterPath()
    for x in lobby_places(width).sconces():
        arm, tulip = (placed(svg_path(part), x, SCONCE_Y) for part in (SCONCE_ARM, SCONCE_TULIP))
        outline.addPath(arm.united(tulip))
    return outline
