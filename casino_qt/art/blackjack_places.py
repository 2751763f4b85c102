"""Where things stand on the blackjack table, in table units (su), for every width 1440–1600.  No Qt.

Everything round lies on circles about one point far above the room.  Box 1 lies at the croupier's far left:
he faces the person, so that is the right end of the picture.  Angles are degrees from straight down the
screen, positive towards the right; every point is the footprint of what lies there.
"""

import math
from dataclasses import dataclass
from functools import lru_cache

from casino_qt.art.trente_et_quarante_places import (
    NARROW,
    PLAQUE_SIZES,
    TRAY_PLAQUE,
    WIDE,
    Box,
    Point,
    tray_diameter,
)

BOXES = tuple(range(1, 8))  # 1 is dealt first
CENTRE_Y = -560.0
EDGE_R, FELT_R = 1352.0, 1326.0  # the armrest's outer edge, the cloth's edge
BOX_R, CIRCLE_R = 1236.0, 37.0  # centres of the boxes, and their own radius
HAND_R = 1132.0
CROUPIER_R = 25.0  # the disc with the croupier's total
BAND_IN, BAND_OUT, INSURANCE_R = 958.0, 1022.0, 1007.0
TITLE_R, RULE_R, RATE_R = 874.0, 925.0, BAND_IN + 11
OFFER_ASIDE = 132.0  # from the croupier's total to a card drawn by mistake, su
BEHIND_R, BEHIND_ASIDE = 1294.0, 46.0  # stakes of those who bet behind the holder
PLATE_R = 1343.0  # name plates on the armrest
CONSOLE_TOP = 804.0
STAKE_DIAMETER, SMALL_DIAMETER = 40.0, 33.0  # chips in a box; insurances and stakes behind a box
HAND_CARD, CROWDED_CARD, CROUPIER_CARD = 96, 84, 126  # heights of cards
CARD_HEIGHTS = (CROUPIER_CARD, HAND_CARD, CROWDED_CARD)
CARD_RATIO = 2 / 3
SHOE_STEPS, DISCARD_STEPS = 12, 8
TRAY_VALUES = (1, 5, 25, 100, 500, 1_000)  # francs: nobody lays more at a time


def card_width(height: float) -> float:
    """Width of a card of that height."""
    return height * CARD_RATIO


@dataclass(frozen=True)
class Places:
    """The table at one width."""

    width: float
    wide: float  # 0 at 1440 su, 1 at 1600 su

    def between(self, narrow: float, wide: float) -> float:
        """The measure at this width, given those at 1440 and 1600."""
        return narrow + (wide - narrow) * self.wide

    # ------------------------------------------------------------------ arcs
    @property
    def centre(self) -> Point:
        """The point about which table, boxes and print are round."""
        return self.width / 2, CENTRE_Y

    @property
    def step(self) -> float:
        """Degrees from box to box."""
        return self.between(9.25, 10.1)

    @property
    def band_half(self) -> float:
        """Half the opening of the insurance band: chips before the outer boxes lie wholly within it."""
        return 3 * self.step + 2.0

    def angle(self, box: int) -> float:
        """Where a box lies."""
        return (4 - box) * self.step

    def on_arc(self, box: int, r: float) -> Point:
        """The point of a box's ray at `r` from the centre."""
        a = math.radians(self.angle(box))
        cx, cy = self.centre
        return cx + r * math.sin(a), cy + r * math.cos(a)

    def beside(self, box: int, r: float, aside: float) -> Point:
        """As `on_arc`, `aside` su to the right along the arc."""
        x, y = self.on_arc(box, r)
        a = math.radians(self.angle(box))
        return x + aside * math.cos(a), y - aside * math.sin(a)

    def circle(self, box: int) -> Point:
        """Middle of a box."""
        return self.on_arc(box, BOX_R)

    def pitch(self, r: float) -> float:
        """How far two neighbouring boxes are apart at `r`, as the crow flies."""
        return 2 * r * math.sin(math.radians(self.step / 2))

    def insurance(self, box: int) -> Point:
        """Where a box's insurance lies on the band."""
        return self.on_arc(box, INSURANCE_R)

    def behind_side(self, box: int, place: int) -> int:
        """On which side of a box bettor 0 or 1 behind the holder lays: first on the table's inner side."""
        inner = 1 if box > 4 else -1
        return -inner if place else inner

    def behind(self, box: int, place: int) -> Point:
        """Where bettor 0 or 1 behind the holder lays."""
        return self.beside(box, BEHIND_R, BEHIND_ASIDE * self.behind_side(box, place))

    # ------------------------------------------------------------------ the croupier's side
    croupier_y = 146.0 + CROUPIER_CARD / 2

    def croupier_card(self, index: int, count: int) -> Point:
        """The croupier's card `index` of `count`: side by side, closer when there are many."""
        first, w = self.width / 2 - card_width(CROUPIER_CARD) / 2 - 5, card_width(CROUPIER_CARD)
        room = self.between(392, 460)
        pitch = min(w + 10, room / max(1, count - 1))
        return first + index * pitch, self.croupier_y

    @property
    def croupier_total(self) -> Point:
        """Disc with the croupier's total; "Croupier" is printed below it."""
        return self.width / 2 - card_width(CROUPIER_CARD) - 49, self.croupier_y - 8

    @property
    def offer(self) -> Point:
        """Where a card drawn by mistake lies while boxes are asked: beside the croupier, on bare cloth."""
        return self.croupier_total[0] - OFFER_ASIDE, self.croupier_y

    @property
    def shoe(self) -> Box:
        return Box(self.width - 228, 82, 134, 214)

    @property
    def shoe_mouth(self) -> Point:
        """Centre of the card whose back shows in the mouth of the shoe."""
        box = self.shoe
        return box.x + box.w / 2, box.y + box.h * 0.62 + CROUPIER_CARD / 2 - 12

    @property
    def stop_card(self) -> Point:
        """Where the red card lies once it has come out, until the new shoe."""
        return self.width - 284, 178

    @property
    def discard(self) -> Box:
        return Box(96, 96, 108, 148)

    @property
    def call_centre(self) -> float:
        """Centre of the call banner, hung at y 64."""
        return self.width / 2

    # ------------------------------------------------------------------ the console
    @property
    def tray(self) -> Box:
        return Box(self.between(392, 404), 818, self.between(400, 452), 68)

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


@lru_cache(maxsize=16)
def places(width: float) -> Places:
    """The places of the table at a width of 1440–1600 su; other widths are clamped."""
    w = min(WIDE, max(NARROW, width))
    return Places(w, (w - NARROW) / (WIDE - NARROW))
