"""What the scene adds to the places of the table: outlines to be met by the pointer, tags beside tokens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from casino_qt.art.paths import rrect
from casino_qt.art.trente_et_quarante_places import HEIGHT, tray_diameter
from casino_qt.art.trente_et_un_places import (
    GUEST_CARD,
    MOST,
    OWN_WIDEST,
    PLATE_H,
    STAKE_R,
    Places,
    Seat,
    places,
)
from casino_qt.scenes.composed import TAG_H
from casino_qt.scenes.place import point, rect
from casino_qt.tables.chips import FRANC

BANNER_TOP = 62.0
CALL_WIDEST = 620.0
RING_AIR = 12.0  # between a hand and the ring of whoever is asked
TAG_DROP = 20.0  # from the middle of a stake to the top of its tag
BUBBLE_WIDEST = 230.0
PLATE_WIDEST, LOWER_PLATE, TOP_PLATE = 236.0, 212.0, 300.0
CROWDED_PLATE = 196.0, 222.0  # where the table is narrow, and where it is wide
SUM_WIDEST = 204.0  # of a guest's reckoning
TOP_SUM, THREE_SUM, CROWDED_SUM = (190.0, 300.0), (190.0, 236.0), (166.0, 200.0)  # as above


@dataclass(frozen=True)
class Layout:
    """All places of one table: its width in su, and how many play."""

    width: float
    count: int

    @cached_property
    def places(self) -> Places:
        return places(self.width)

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The places of the players, the person first, to his right."""
        return self.places.seats(self.count)

    @property
    def scene(self) -> QRectF:
        return QRectF(0, 0, self.places.width, HEIGHT)

    @property
    def call(self) -> QPointF:
        """The middle of the upper edge of the call."""
        return QPointF(self.places.call_centre, BANNER_TOP)

    @property
    def pack(self) -> QPointF:
        return point(self.places.pack)

    @property
    def played(self) -> QPointF:
        return point(self.places.played)

    @property
    def aside(self) -> QPointF:
        return point(self.places.aside)

    def card(self, place: int, index: int, count: int) -> QPointF:
        """Centre of a card of a hand."""
        return point(self.seats[place].card(index, count))

    def stake(self, place: int) -> QPointF:
        return point(self.seats[place].stake)

    def money(self, place: int, banking: bool) -> QPointF:
        """Where the tokens of a player lie."""
        return point(self.seats[place].bank_pile(1)) if banking else self.stake(place)

    def tag(self, place: int) -> QPointF:
        """Middle of the upper edge of the tag that tells what lies at a stake."""
        at, seat = self.stake(place), self.seats[place]
        if not seat.inwards:  # the packs are near: beside it, towards the middle
            return at + QPointF(-64 if seat.x > self.places.middle else 64, -16)
        return at + QPointF(0, TAG_DROP)

    def empty_tag(self, place: int) -> QPointF:
        """The same where no token lies any more."""
        return self.stake(place) - QPointF(0, TAG_H / 2)

    def plate_widest(self, place: int) -> float:
        """How wide the plate of a guest may be, su."""
        seat = self.seats[place]
        if seat.side == "top":
            return self._at_the_top(TOP_PLATE, PLATE_WIDEST, self.places.between(*CROWDED_PLATE))
        if self.count == MOST and seat.above:
            return self.places.between(*CROWDED_PLATE)
        return LOWER_PLATE if seat.column else PLATE_WIDEST

    def sum_widest(self, place: int) -> float:
        """How wide the line may be in which a hand is reckoned up, su."""
        seat = self.seats[place]
        if seat.own:
            return OWN_WIDEST
        if seat.side == "top":
            widest = (self.places.between(*span) for span in (TOP_SUM, THREE_SUM, CROWDED_SUM))
            return self._at_the_top(*widest)
        return SUM_WIDEST

    def _at_the_top(self, alone: float, three: float, four: float) -> float:
        """One of these, by how many sit there."""
        return {3: three, 4: four}.get(sum(seat.side == "top" for seat in self.seats), alone)

    def tray_places(self) -> dict[int, QPointF]:
        """Where the person's chips stand in the rail, by their value in centimes, the smallest first."""
        found = self.places.tray_places(tray_diameter(self.width))
        return {value * FRANC: point(at) for value, at in found.items()}

    # Outlines.

    def hand_outline(self, place: int, count: int) -> QPainterPath:
        box = self.seats[place].hand(max(3, count), RING_AIR)
        return rrect(box.x, box.y, box.w, box.h, 10)

    def seat_outline(self, place: int, count: int) -> QPainterPath:
        """Cards and plate of a guest."""
        seat = self.seats[place]
        x, y = seat.plate
        plate = QRectF(x - 80, y - PLATE_H / 2, 160, PLATE_H)
        box = rect(seat.hand(max(3, count))).united(plate).adjusted(-6, -6, 6, 6)
        return rrect(box.x(), box.y(), box.width(), box.height(), 10)

    def stake_outline(self, place: int) -> QPainterPath:
        at = self.stake(place)
        path = QPainterPath()
        path.addEllipse(at, STAKE_R + 3, STAKE_R + 3)
        return path

    def pack_outline(self) -> QPainterPath:
        """The pack with all that may lie on it, and its frame."""
        at, w = self.pack, GUEST_CARD * 2 / 3
        return rrect(at.x() - w / 2 - 6, at.y() - GUEST_CARD / 2 - 16, w + 12, GUEST_CARD + 24, 8)

    def terms_outline(self) -> QPainterPath:
        box = self.places.terms
        return rrect(box.x - 3, box.y - 3, box.w + 6, box.h + 6, 7)


@lru_cache(maxsize=32)
def layout_for(width: float, count: int) -> Layout:
    """The layout of a room `width` su wide where `count` play."""
    return Layout(places(width).width, count)
