"""The race track: the numbers in the order of the wheel round four zones for announced bets.  No Qt.

Straight runs above (15 numbers) and below (14), four numbers in each round end.  Zones carry the names of the
announced bets in scripts (house rules, section 2).
"""

import math
from dataclasses import dataclass
from typing import Literal, NamedTuple

from casino_qt.art.trente_et_quarante_places import Box, Point

Zone = Literal["petite_serie", "orphelins", "grande_serie", "zero_spiel"]
ZONES: tuple[Zone, ...] = ("petite_serie", "orphelins", "grande_serie", "zero_spiel")

ABOVE = (24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35)  # from the left
RIGHT_END = (3, 26, 0, 32)  # clockwise from the top
BELOW = (15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30)  # from the right
LEFT_END = (8, 23, 10, 5)  # clockwise from the foot
ROUND = 45.0  # degrees of one number in a round end

# Each cut between two zones runs from a gap in the upper run to a gap in the lower run (numbers before it).
_CUTS = ((3, 9), (8, 6), (13, 1))


class Straight(NamedTuple):
    """A number in a straight run: its rectangle."""

    box: Box


class Bend(NamedTuple):
    """A number in a round end: part of a ring, degrees clockwise from north."""

    centre: Point
    inner: float
    outer: float
    start: float
    end: float


@dataclass(frozen=True)
class Piste:
    """The track in its box; `ring` is the breadth of the band of numbers."""

    box: Box
    ring: float

    @property
    def outer(self) -> float:
        """Radius of the round ends."""
        return self.box.h / 2

    @property
    def inner(self) -> float:
        return self.outer - self.ring

    @property
    def straight_left(self) -> float:
        return self.box.x + self.outer

    @property
    def straight_right(self) -> float:
        return self.box.right - self.outer

    @property
    def middle(self) -> float:
        return self.box.centre[1]

    def cell(self, number: int) -> Straight | Bend:
        """The number's place in the band.  Raises ValueError for a number that is not on the wheel."""
        left, right = self.straight_left, self.straight_right
        length = right - left
        if number in ABOVE:
            w = length / len(ABOVE)
            return Straight(Box(left + ABOVE.index(number) * w, self.box.y, w, self.ring))
        if number in BELOW:
            w = length / len(BELOW)
            x = right - (BELOW.index(number) + 1) * w
            return Straight(Box(x, self.box.foot - self.ring, w, self.ring))
        if number in RIGHT_END:
            start = RIGHT_END.index(number) * ROUND
            return Bend((right, self.middle), self.inner, self.outer, start, start + ROUND)
        start = 180 + LEFT_END.index(number) * ROUND
        return Bend((left, self.middle), self.inner, self.outer, start, start + ROUND)

    def number_centre(self, number: int, depth: float = 0.5) -> Point:
        """Middle of a number's place; `depth` runs from its outer edge (0) to its inner edge (1)."""
        cell = self.cell(number)
        if isinstance(cell, Straight):
            upper = number in ABOVE
            y = cell.box.y + depth * self.ring if upper else cell.box.foot - depth * self.ring
            return cell.box.centre[0], y
        r, turn = self.outer - depth * self.ring, math.radians((cell.start + cell.end) / 2)
        return cell.centre[0] + r * math.sin(turn), cell.centre[1] - r * math.cos(turn)

    def cut(self, index: int) -> tuple[Point, Point]:
        """Upper and lower end of the line after zone `index`, on the inner edge of the band."""
        above, below = _CUTS[index]
        length = self.straight_right - self.straight_left
        return (
            (self.straight_left + above * length / len(ABOVE), self.box.y + self.ring),
            (self.straight_right - below * length / len(BELOW), self.box.foot - self.ring),
        )

    def cut_x(self, index: int, y: float) -> float:
        """Where the line after zone `index` is at height y."""
        (x0, y0), (x1, y1) = self.cut(index)
        return x0 + (x1 - x0) * (y - y0) / (y1 - y0)

    def zone_centre(self, zone: Zone, below: float = 0.0) -> Point:
        """Middle of a zone on the track's axis, or `below` su under it: where its lettering is centred."""
        index, y = ZONES.index(zone), self.middle + below
        bulge = math.sqrt(self.inner**2 - below**2)
        left = self.cut_x(index - 1, y) if index > 0 else self.straight_left - bulge
        right = self.cut_x(index, y) if index < len(_CUTS) else self.straight_right + bulge
        return (left + right) / 2, y

    def _from_axis(self, x: float, y: float) -> float:
        """Distance of a point from the track's axis, the line between the centres of its round ends."""
        nearest = min(self.straight_right, max(self.straight_left, x))
        return math.hypot(x - nearest, y - self.middle)

    def number_at(self, x: float, y: float) -> int | None:
        """The number of the band under a point."""
        if not self.inner <= self._from_axis(x, y) < self.outer:
            return None
        if self.straight_left <= x < self.straight_right:
            run = ABOVE if y < self.middle else BELOW[::-1]
            share = (x - self.straight_left) / (self.straight_right - self.straight_left)
            return run[min(len(run) - 1, int(share * len(run)))]
        right = x >= self.straight_right
        cx = self.straight_right if right else self.straight_left
        turn = math.degrees(math.atan2(x - cx, self.middle - y)) % 360
        end, start = (RIGHT_END, 0.0) if right else (LEFT_END, 180.0)
        return end[min(3, max(0, int((turn - start) / ROUND)))]

    def zone_at(self, x: float, y: float) -> Zone | None:
        """The zone inside the band under a point."""
        if self._from_axis(x, y) >= self.inner:
            return None
        return ZONES[sum(x >= self.cut_x(i, y) for i in range(len(_CUTS)))]
