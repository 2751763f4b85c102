"""Where things stand on the trente-et-quarante table, in table units (su), for every width 1440–1600.

The painter of the cloth and the scene that lays cards and chips on it measure from here, so that print and
pieces agree.  The plan shows one of the two identical half-tables, its end turned to the right; noir lies
above rouge, as the rows do.  Spots are named "noir", "rouge", "couleur", "inverse".
"""

from dataclasses import dataclass
from functools import lru_cache

HEIGHT = 900.0
NARROW, WIDE = 1440.0, 1600.0
TOP_RAIL, BOTTOM_RAIL, SIDE_RAIL = 52.0, 96.0, 22.0
CARD_HEIGHT = 132.0
CARD_WIDTH = 88.0
CARD_PITCH = 97.0
STAKE_DIAMETER = 42.0  # chips on the cloth
SPOTS = ("noir", "rouge", "couleur", "inverse")
TRAY_VALUES = (1, 5, 25, 100, 500, 1_000, 5_000, 10_000)  # francs

Point = tuple[float, float]


@dataclass(frozen=True)
class Box:
    """Rectangle x, y, w, h in su."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def foot(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2


@dataclass(frozen=True)
class Places:
    """The table at one width; every point is the footprint of what lies there."""

    width: float
    wide: float  # 0 at 1440 su, 1 at 1600 su

    def between(self, narrow: float, wide: float) -> float:
        """The measure at this width, given those at 1440 and 1600."""
        return narrow + (wide - narrow) * self.wide

    # ------------------------------------------------------------------ the two rows
    def row(self, name: str) -> Box:
        """Tram in which the row's cards lie: "noir" above, "rouge" below."""
        return Box(170, 145 if name == "noir" else 293, self.between(826, 976), 146)

    def row_mark(self, name: str) -> Point:
        """Centre of the row's lozenge; the row's name stands below it."""
        return 92, 204 if name == "noir" else 352

    def total(self, name: str) -> Point:
        """Centre of the enamel disc with the row's total, radius 36."""
        return self.between(1052, 1204), 218 if name == "noir" else 366

    # ------------------------------------------------------------------ the cloth
    @property
    def cloth_left(self) -> float:
        return 44

    @property
    def couleur_left(self) -> float:
        return self.between(604, 664)

    @property
    def chevron_tip(self) -> float:
        return self.between(816, 904)

    @property
    def cloth_right(self) -> float:
        return self.between(1088, 1196)

    cloth_top = 456.0
    cloth_foot = 790.0
    ribbon_half = 17.0

    @property
    def cloth_middle(self) -> float:
        return (self.cloth_top + self.cloth_foot) / 2

    @property
    def end_radius(self) -> float:
        return (self.cloth_foot - self.cloth_top) / 2

    @property
    def end_centre(self) -> Point:
        return self.cloth_right - self.end_radius, self.cloth_middle

    @property
    def ribbon(self) -> Box:
        """The ribbon between noir and rouge where premiums lie."""
        left, top = self.cloth_left, self.cloth_middle - self.ribbon_half
        return Box(left, top, self.couleur_left - left, 2 * self.ribbon_half)

    def field(self, name: str) -> Box:
        """Field of noir or rouge."""
        left, w = self.cloth_left, self.couleur_left - self.cloth_left
        h = self.cloth_middle - self.ribbon_half - self.cloth_top
        return Box(left, self.cloth_top if name == "noir" else self.cloth_foot - h, w, h)

    def title(self, spot: str) -> Point:
        """Centre of the chance's printed name (couleur and inverse move down 54 su under `prison`)."""
        if spot in ("noir", "rouge"):
            return self.cloth_left + self.between(236, 248), self.field(spot).centre[1] - 8
        if spot == "couleur":
            return self.couleur_left + self.between(94, 104), self.cloth_middle - 22
        return self.chevron_tip + self.between(128, 138), self.cloth_middle - 22

    def stake(self, spot: str, prison: bool = False) -> Point:
        """Where a free stake stands."""
        if spot in ("noir", "rouge"):
            x = self.between(348, 384) if prison else self.between(372, 404)
            return self.cloth_left + x, self.field(spot).centre[1] + 12
        x = self.title(spot)[0]
        return x - 34, self.cloth_middle + 98

    def won(self, spot: str, prison: bool = False) -> Point:
        """Where the payment is laid, beside the stake."""
        x, y = self.stake(spot, prison)
        if spot in ("noir", "rouge"):
            return x + (66 if prison else self.between(92, 104)), y
        return x + 68, y

    def premium(self, spot: str) -> Point:
        """Marked place of the premium on the ribbon, for a token of 44 × 26 su."""
        first, last = self.cloth_left + self.between(248, 270), self.couleur_left - 36
        return first + (last - first) * SPOTS.index(spot) / 3, self.cloth_middle

    def prison(self, spot: str, twice: bool = False) -> Point:
        """Place of an imprisoned stake: on the prison line, or behind it when imprisoned twice."""
        if spot in ("noir", "rouge"):
            return self.couleur_left - (34 if twice else 92), self.field(spot).centre[1] + 12
        y = self.cloth_top + 54
        line = self.title("couleur")[0] - 8 if spot == "couleur" else self.chevron_tip + 22
        return line + (54 if twice else 0), y

    # ------------------------------------------------------------------ beside the cloth
    @property
    def shoe(self) -> Box:
        return Box(self.between(1136, 1286), 140, 142, 232)

    @property
    def shoe_mouth(self) -> Point:
        """Centre of the card whose back shows in the mouth of the shoe."""
        box = self.shoe
        return box.x + box.w / 2, box.y + box.h * 0.62 + CARD_HEIGHT / 2

    @property
    def talon(self) -> Point:
        """Centre of the basket for the cards played, radius 50."""
        return self.between(1346, 1503), 256

    @property
    def score_card(self) -> Box:
        return Box(self.between(1116, 1226), 456, self.between(282, 330), 334)

    score_row = 24.0  # height of one row
    score_first = 530.0  # top of the first row
    score_rows = 10

    def score_columns(self) -> tuple[float, float, float, float, float]:
        """Centres of the columns noir, rouge, couleur, inverse, points."""
        card = self.score_card
        k = card.w / 282
        return (card.x + 44 * k, card.x + 94 * k, card.x + 146 * k, card.x + 190 * k, card.x + 238 * k)

    @property
    def tray(self) -> Box:
        return Box(self.between(392, 420), 818, self.between(560, 620), 68)

    def tray_places(self) -> dict[int, Point]:
        """Footprint of every piece in the tray, by its value in francs."""
        box, d = self.tray, tray_diameter(self.width)
        widths = [d if v <= 500 else PLAQUE_SIZES[v][0] * d * TRAY_PLAQUE for v in TRAY_VALUES]
        gap = (box.w - 36 - sum(widths)) / (len(widths) - 1)
        places: dict[int, Point] = {}
        x = box.x + 18
        for value, w in zip(TRAY_VALUES, widths, strict=True):
            places[value] = (x + w / 2, box.centre[1] + 2)
            x += w + gap
        return places

    @property
    def call_centre(self) -> float:
        """Centre of the call banner, hung at y 62–66."""
        return self.between(612, 700)


# Plaques: width and height in diameters of a chip.
PLAQUE_SIZES: dict[int, Point] = {1_000: (1.55, 1.02), 5_000: (1.72, 1.12), 10_000: (1.90, 1.22)}
TRAY_PLAQUE = 0.82  # plaques in the tray are drawn for a chip this much smaller


def tray_diameter(width: float) -> float:
    """Diameter of the chips in the tray, su: 54 where the tray has room for it, 50 in a narrow room."""
    return 54.0 if width >= 1500 else 50.0


@lru_cache(maxsize=16)
def places(width: float) -> Places:
    """The places of the table at a width of 1440–1600 su; other widths are clamped."""
    w = min(WIDE, max(NARROW, width))
    return Places(w, (w - NARROW) / (WIDE - NARROW))
