"""Where things stand on the table of тридцать одно, in table units (su), for every width 1440–1600.  No Qt.

An oval table in plan, the person always at its foot.  Seat 0 is the person; seats 1, 2 … follow to his right,
so anticlockwise on the screen: up the right side, over the top to the left, down the left side.  The bank has
no place of its own: its plate and its chips lie before whoever holds it.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from casino_qt.art.trente_et_quarante_places import NARROW, PLAQUE_SIZES, TRAY_PLAQUE, WIDE, Box, Point

OVAL_POWER = 2.7  # a superellipse: more room in the corners than an ellipse has
RIM = 34.0  # breadth of the rail round the cloth
OVAL_Y, OVAL_HALF_H = 424.0, 352.0
OWN_CARD, GUEST_CARD = 160.0, 96.0  # heights of cards
OWN_PITCH, GUEST_PITCH = 115.0, 41.0
OWN_WIDEST, GUEST_WIDEST, CROWDED_WIDEST = 452.0, 178.0, 162.0  # hands of many cards are pushed together
STAKE_R = 30.0
BANK_PLATE_W = 62.0
DISC_R, OWN_DISC_R = 19.0, 29.0
PLATE_H = 28.0
PAST_TAG_ASIDE = 28.0  # from a hand to the middle of a tag beside it
PACK_LEVELS = 6
TRAY_VALUES = (1, 5, 25, 100, 500, 1_000, 5_000)  # francs
FEWEST, MOST = 2, 9  # seats


@dataclass(frozen=True)
class Seat:
    """The place of one player. `side` is where he sits: "foot" (the person), "right", "top" or "left"."""

    side: str
    x: float  # middle of his cards
    y: float  # their upper edge
    above: bool = False  # another sits below him on the same side
    lean: float = 0.0  # su by which a bank at the top stands nearer the middle
    crowded: bool = False  # with eight or nine there is less room beside a hand

    @property
    def own(self) -> bool:
        return self.side == "foot"

    @property
    def inwards(self) -> int:
        """Which way the middle of the table is: 1 to the right, −1 to the left, 0 for foot and top."""
        return {"left": 1, "right": -1}.get(self.side, 0)

    @property
    def card_height(self) -> float:
        return OWN_CARD if self.own else GUEST_CARD

    @property
    def card_width(self) -> float:
        return self.card_height * 2 / 3

    def pitch(self, count: int) -> float:
        """From one card to the next in a hand of `count`."""
        widest, pitch = (OWN_WIDEST, OWN_PITCH) if self.own else (GUEST_WIDEST, GUEST_PITCH)
        if self.crowded:
            widest = CROWDED_WIDEST
        return pitch if count < 2 else min(pitch, (widest - self.card_width) / (count - 1))

    def width(self, count: int) -> float:
        """Of a hand of `count` cards, three at least."""
        return self.card_width + self.pitch(count) * (max(3, count) - 1)

    def card(self, index: int, count: int) -> Point:
        """Centre of a card of a hand of `count`; until there are three the first places are taken."""
        shown = max(3, count)
        left = self.x - self.pitch(shown) * (shown - 1) / 2
        return left + self.pitch(shown) * index, self.y + self.card_height / 2

    def hand(self, count: int, air: float = 0.0) -> Box:
        """The hand of `count` cards with `air` all round."""
        w = self.width(max(3, count))
        return Box(self.x - w / 2 - air, self.y - air, w + 2 * air, self.card_height + 2 * air)

    def disc(self, count: int) -> Point:
        """Centre of the enamel disc with the total."""
        box = self.hand(count)
        if self.own:
            return box.right + 30, self.y + 100
        if self.crowded and self.side == "left":  # away from the neighbour at the top
            return box.x - 17, self.y + 4
        # At the top the plate with the name lies over the cards.
        return box.right + 6, self.y + (24 if self.side == "top" else 6)

    @property
    def plate(self) -> Point:
        """Centre of the plate with name and purse; the person has his purse in the rail."""
        if self.side == "top":
            return self.x, self.y - 20
        return self.x, self.y + self.card_height + 24

    @property
    def stake(self) -> Point:
        """Footprint of the tokens that the hand is played for."""
        if self.own:
            return self.x, 480
        if self.side == "top":
            return self.x, self.y + GUEST_CARD + 54
        if self.above:
            return self.x + self.inwards * 142, self.y + 166
        return self.x + self.inwards * 154, self.y + 104

    @property
    def along(self) -> int:
        """Which way the row of his bank goes on from his plaques: to the middle of the table."""
        return self.inwards or (-1 if self.lean < 0 else 1)

    @property
    def column(self) -> bool:
        """Whether his bank stands in a column: beside the person's hand there is no room for a row."""
        return self.inwards != 0 and not self.above

    def bank_pile(self, column: int) -> Point:
        """Footprint of the banker's plaques (0) and chips (1): they take the stake's place."""
        x, y = self.stake
        if self.column:
            return x, y + (4, 101)[column]
        if self.above:
            return x + self.along * (0, 61)[column], y + 12
        return x + self.lean + self.along * (10, 71)[column], y + (13 if self.side == "top" else 0)

    @property
    def bank_plate(self) -> Point:
        """Centre of the brass plate of the bank: first in the row, or under the plaques."""
        x, y = self.bank_pile(0)
        if self.inwards:
            return x, y + 39
        return x - self.along * 74, y + 2

    def bank_tag(self, chips: bool) -> Point:
        """Middle of the upper edge of the tag with the banker's result: under his plate or chips, or above.

        `chips`: he has some, and not plaques alone.
        """
        if self.column and chips:
            x, y = self.bank_pile(1)
            return x, y + 20
        x, y = self.bank_plate
        return x, y + (17 if self.inwards else -36)

    def past_tag(self, count: int) -> Point:
        """Middle of the upper edge of the tag with a result, by the hand: where the bank has passed since."""
        if self.own:
            x, y = self.disc(count)
            return x, y + OWN_DISC_R + 7
        if self.side == "top":
            return self.x - 30, self.y + 28
        # Beside the cards, away from the neighbours; below the total where that is on this side.
        return self.x - self.inwards * (self.width(count) / 2 + PAST_TAG_ASIDE), self.y + 6 + DISC_R

    @property
    def label(self) -> Point:
        """Centre of the brass label that says what has become of the hand."""
        if self.own:
            return self.x, self.y - 12
        if self.side == "top":
            return self.x, self.y + 76
        return self.x - (12 * self.inwards if self.crowded else 0), self.y - 16

    @property
    def reckoning(self) -> Point:
        """Centre of the line in which the hand is reckoned up."""
        if self.own:
            return self.x, self.y + OWN_CARD + 27
        return self.x, self.y + GUEST_CARD + (12 if self.side == "top" else 53)

    @property
    def speech(self) -> Point:
        """Where the tail of a bubble begins."""
        if self.side == "top":
            return self.x, self.y + GUEST_CARD + 8
        return self.x + self.inwards * 96, self.y + 26


@dataclass(frozen=True)
class Places:
    """The table at one width; every point is the footprint of what lies there."""

    width: float
    wide: float  # 0 at 1440 su, 1 at 1600 su

    def between(self, narrow: float, wide: float) -> float:
        """The measure at this width, given those at 1440 and 1600."""
        return narrow + (wide - narrow) * self.wide

    @property
    def middle(self) -> float:
        return self.width / 2

    # ------------------------------------------------------------------ the oval
    @property
    def half_width(self) -> float:
        """Half the length of the table, its rail included."""
        return self.middle - 30

    # ------------------------------------------------------------------ the seats
    def seats(self, count: int) -> tuple[Seat, ...]:
        """All places of a game of `count`, the person first, to his right.  Raises ValueError."""
        if not FEWEST <= count <= MOST:
            raise ValueError(f"{count} seats: this table has {FEWEST} to {MOST}")
        return (Seat("foot", self.middle, 540), *self._guests(count - 1))

    def _guests(self, others: int) -> Iterator[Seat]:
        heights, tops = _AROUND[others]
        x, crowded = self.between(250, 270), others >= 7
        for y in reversed(heights):
            yield Seat("right", self.width - x, y, y < heights[-1], crowded=crowded)
        pitch = self.between(*_TOP_PITCH[tops])
        for i in range(tops):
            away = (tops - 1) / 2 - i
            outer = abs(away) > 1
            lean = math.copysign(32 if outer else self.between(22, 28), -away) if tops in (2, 4) else 0.0
            yield Seat(
                "top", self.middle + away * pitch, 171 + (18 if outer else 0), lean=lean, crowded=crowded
            )
        for y in heights:
            yield Seat("left", x, y, y < heights[-1], crowded=crowded)

    # ------------------------------------------------------------------ the middle
    @property
    def mark(self) -> Point:
        """Centre of the printed 31."""
        return self.middle, 398

    @property
    def pack(self) -> Point:
        """Centre of the lowest card of the pack that is dealt from."""
        return self.middle - 138, 423

    @property
    def played(self) -> Point:
        """Centre of the cards of the talia that have been played."""
        return self.middle + 138, 423

    @property
    def aside(self) -> Point:
        """Centre of the pack that is laid aside until the next talia."""
        return self.middle + 214, 474

    @property
    def terms(self) -> Box:
        """The card with what was agreed."""
        return Box(self.middle - 281, 451, 100, 67)

    # ------------------------------------------------------------------ rail
    @property
    def call_centre(self) -> float:
        """Centre of the call banner, hung at y 62."""
        return self.middle

    @property
    def tray(self) -> Box:
        return Box(self.between(392, 404), 818, self.between(470, 520), 68)

    def tray_places(self, diameter: float) -> dict[int, Point]:
        """Footprint of every piece in the tray, by its value in francs; chips are `diameter` across."""
        box = self.tray
        widths = [diameter if v <= 500 else PLAQUE_SIZES[v][0] * diameter * TRAY_PLAQUE for v in TRAY_VALUES]
        gap = (box.w - 36 - sum(widths)) / (len(widths) - 1)
        found: dict[int, Point] = {}
        x = box.x + 18
        for value, w in zip(TRAY_VALUES, widths, strict=True):
            found[value] = (x + w / 2, box.centre[1] + 2)
            x += w + gap
        return found


# Around the person, by how many others there are: heights of the seats on each side, and seats at the top.
_AROUND: dict[int, tuple[tuple[float, ...], int]] = {
    1: ((), 1),
    2: ((250,), 0),
    3: ((280,), 1),
    4: ((300,), 2),
    5: ((200, 452), 1),
    6: ((226, 462), 2),
    7: ((236, 464), 3),
    8: ((252, 468), 4),
}
_TOP_PITCH: dict[int, Point] = {0: (0, 0), 1: (0, 0), 2: (520, 570), 3: (250, 276), 4: (204, 228)}


@lru_cache(maxsize=16)
def places(width: float) -> Places:
    """The places of the table at a width of 1440–1600 su; other widths are clamped."""
    w = min(WIDE, max(NARROW, width))
    return Places(w, (w - NARROW) / (WIDE - NARROW))
