"""What the scene adds to the places of the roulette: points, outlines, ways of the rake. All in su."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from casino_qt.art.paths import circle, ellipse, rrect
from casino_qt.art.roulette_outlines import box_path, cell_outline, piste_cell, piste_zone
from casino_qt.art.roulette_piste import ZONES, Piste
from casino_qt.art.roulette_piste import Zone as PisteZone
from casino_qt.art.roulette_places import (
    FIRST_FOUR,
    NUMBER_H,
    SIMPLE_CHANCES,
    Places,
    Zone,
    places,
)
from casino_qt.art.trente_et_quarante_places import HEIGHT
from casino_qt.scenes.place import point, rect

BANNER_TOP = 64.0
RAKE_AWAY = 62.0  # where the croupier lets go of what he has pulled in: above the zero
LOCKED_TOGETHER = 0.45  # of the distances of the guests from a place, when they stand in prison
HANDED = 0.92  # diameters of a chip between a stake and its payment on the numbers
TAG_H = 19.0

Bands = tuple[tuple[float, float], ...]


def key_of(zone: Zone) -> str:
    """What tells a zone from all others; some bets may be laid at two places."""
    return f"{zone.bet}@{zone.side}"


@dataclass(frozen=True)
class Layout:
    """All places of one table `width` su wide."""

    width: float

    @cached_property
    def places(self) -> Places:
        return places(self.width)

    @property
    def piste(self) -> Piste:
        return self.places.piste

    @property
    def scene(self) -> QRectF:
        return QRectF(0, 0, self.places.width, HEIGHT)

    @property
    def chip(self) -> float:
        """Diameter of the chips on this cloth."""
        return self.places.chip_diameter

    # The voice of the croupier.

    @property
    def call(self) -> QPointF:
        return QPointF(self.places.call_centre, BANNER_TOP)

    @property
    def call_widest(self) -> float:
        """The widest a call may be: between the rail and the tableau."""
        return 2 * min(self.places.call_centre - 40, self.places.left - 22 - self.places.call_centre)

    # Stakes.

    def zone_at(self, at: QPointF) -> Zone | None:
        """The area of the tableau under a point: where a chip is let go decides the bet."""
        return self.places.zone_at(at.x(), at.y())

    def stake(self, bet: str, side: int = 0) -> QPointF:
        return point(self.places.stake(bet, side))

    def won(self, bet: str, side: int = 0) -> QPointF:
        """Beside the stake; on the numbers to its right."""
        if inside(bet):
            return self.stake(bet, side) + QPointF(HANDED * self.chip, 0)
        return point(self.places.won(bet, side))

    def guest(self, bet: str, guest: int, level: int = 0) -> QPointF:
        """Where the pile of guest 1 … 5 stands: round the place of the person's own, never over it.

        In prison (`level` 1 or 2) they stand closer: those places are narrow.
        """
        across, down = ((-0.62, -0.34), (0.62, -0.34), (-0.62, 0.36), (0.62, 0.36), (0.0, -0.62))[guest - 1]
        if bet in SIMPLE_CHANCES and not level and across:
            # There is room beside stake and payment, and plaques are wide: nobody's pieces lie under them.
            across = 2.25 if across > 0 else -1.2
        if level:
            return self.cell(bet, level) + QPointF(across, down) * (LOCKED_TOGETHER * self.chip)
        return self.stake(bet) + QPointF(across, down) * self.chip

    def tag(self, key: str, at: QPointF) -> QPointF:
        """Middle of the top of the tag of the pile `key` (bet/part) at a place: below it as a rule.

        Where another place or the edge of the cloth is near it hangs higher. On the numbers it covers none
        that the chips leave to be read.
        """
        if key.endswith("/won") and inside(key):
            return self._paid_on_the_numbers(at)
        if key.startswith(("colonnes:", "douzaines:")):
            # Above the pile: below lie the tags of the two it stands between.
            return at - QPointF(0, self.chip / 2 + TAG_H - 3)
        if key.startswith(("colonne:", "douzaine:")):
            # Stake and payment stand close in the feet: their tags lean away from each other.
            return at + QPointF(15 if key.endswith("/won") else -16, self.chip / 2 - 8)
        if "/prison/" in key:
            return at + QPointF(0, self.chip / 2 - 8)
        return at + QPointF(0, self.chip / 2 + 5)

    def _paid_on_the_numbers(self, at: QPointF) -> QPointF:
        """Outside, left of what lies at their left edge; right of what lies on a level line, along that line;
        and low on the chips of what lies between two lines, where the next number begins beside them."""
        stake, aside = at - QPointF(HANDED * self.chip, 0), self.chip / 2 + 27
        if stake.x() - self.chip / 2 < self.places.numbers_left:
            return stake - QPointF(aside - 7, TAG_H / 2)
        row = (stake.y() - self.places.zero_line) / NUMBER_H
        if abs(row - round(row)) < 0.25:
            return at + QPointF(aside, -TAG_H / 2)
        return (stake + at) / 2

    def cell(self, chance: str, level: int) -> QPointF:
        """The prison line (level 1) and the place behind it (2)."""
        return point(self.places.prison(chance, twice=level == 2))

    def half_back_at(self, chance: str) -> QPointF:
        """Where half of what was just locked is offered: above the places, beside the printed name."""
        return self.cell(chance, 2) + QPointF(self.places.outwards(chance) * -4, -self.chip / 2 - 24)

    def half_back(self, chance: str) -> QPainterPath:
        at = self.half_back_at(chance)
        return ellipse(at.x(), at.y(), 24, 15)

    def pile_outline(self, at: QPointF, height: float = 0.0) -> QPainterPath:
        """What is taken hold of when a pile at `at` is pressed: its footprint and its height (su)."""
        half = self.chip / 2
        return rrect(at.x() - half, at.y() - half - height, 2 * half, 2 * half + height, half)

    # Outlines.

    def zone_outline(self, zone: Zone) -> QPainterPath:
        """What is lit and ringed of a zone: the printed cell of a number, the area of anything else."""
        if zone.bet.startswith("plein:"):
            return cell_outline(self.places, int(zone.bet.removeprefix("plein:")))
        if zone.bet in SIMPLE_CHANCES:
            return box_path(self.places.field(zone.bet))
        if zone.bet.startswith("colonne:"):
            return box_path(self.places.column_foot(int(zone.bet[-1])))
        if zone.bet.startswith("douzaine:"):
            return box_path(self.places.dozen_foot(int(zone.bet[-1]), zone.side))
        return circle(zone.chip[0], zone.chip[1], self.chip / 2)

    def ring_outline(self, zone: Zone) -> QPainterPath:
        """The focus ring lies inside the lines of large fields, round the place of the chip elsewhere."""
        outline = self.zone_outline(zone)
        if zone.bet.startswith("plein:") and zone.bet != "plein:0":
            return _shrunk(outline, 3)
        if zone.bet in SIMPLE_CHANCES or zone.bet.startswith(("colonne:", "douzaine:")):
            return _shrunk(outline, 5)
        return outline if zone.bet == "plein:0" else circle(zone.chip[0], zone.chip[1], self.chip / 2 + 2)

    def cells(self, numbers: frozenset[int]) -> QPainterPath:
        """The printed cells of numbers."""
        path = QPainterPath()
        for number in sorted(numbers):
            path.addPath(cell_outline(self.places, number))
        return path

    def track_cells(self, numbers: frozenset[int]) -> QPainterPath:
        """The places of numbers on the race track."""
        path = QPainterPath()
        for number in sorted(numbers):
            path.addPath(piste_cell(self.piste, number))
        return path

    def track_zone(self, zone: PisteZone) -> QPainterPath:
        return piste_zone(self.piste, zone)

    def winner_ring(self, number: int) -> QPainterPath:
        """Round the number that fell, inside its lines."""
        outline = cell_outline(self.places, number)
        return outline if number == 0 else _shrunk(outline, 2.5)

    def dolly(self, number: int) -> QPointF:
        return point(self.places.dolly(number))

    # The rake.

    @property
    def bands(self) -> Bands:
        """What one pull of the rake takes: left of the numbers, the numbers, right of them."""
        at, over = self.places, 14.0
        return (
            (at.left - 20, at.numbers_left - over),
            (at.numbers_left - over, at.numbers_right + over),
            (at.numbers_right + over, at.right + 20),
        )

    def band_of(self, x: float) -> int:
        """Which pull of the rake takes a pile at x."""
        return next((i for i, (left, right) in enumerate(self.bands) if left <= x < right), 1)

    def band_middle(self, band: int) -> float:
        left, right = self.bands[band]
        return (left + right) / 2

    # The tablet of the last numbers.

    @property
    def tablet(self) -> QRectF:
        return rect(self.places.marquee)

    @property
    def tablet_outline(self) -> QPainterPath:
        return box_path(self.places.marquee, 8)


def _shrunk(outline: QPainterPath, by: float) -> QPainterPath:
    box = outline.boundingRect().adjusted(by, by, -by, -by)
    return rrect(box.x(), box.y(), box.width(), box.height(), 4)


def inside(bet: str) -> bool:
    """Whether a bet lies on the numbers: its winnings are handed over in person."""
    return bet.startswith(("plein:", "cheval:", "transversale:", "carre:", "sixain:"))


@lru_cache(maxsize=32)
def layout_for(width: float) -> Layout:
    """The layout of a table `width` su wide."""
    return Layout(width)


__all__ = [
    "FIRST_FOUR",
    "RAKE_AWAY",
    "SIMPLE_CHANCES",
    "ZONES",
    "Layout",
    "PisteZone",
    "Zone",
    "inside",
    "key_of",
    "layout_for",
    "point",
    "rect",
]
