"""What the scene adds to the places of the table: outlines, rows that close up, ways of the rake."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import sqrt

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from casino_qt.art.chips import THICKNESS
from casino_qt.art.paths import ellipse
from casino_qt.art.trente_et_quarante_places import (
    CARD_PITCH,
    CARD_WIDTH,
    HEIGHT,
    STAKE_DIAMETER,
    Places,
    places,
)
from casino_qt.rules.trente_et_quarante.actions import Row, Spot
from casino_qt.scenes.place import point, rect

BANNER_TOP = 64.0
FIRST_CARD = 182.0
ROW_PADDING = 12.0
TAG_DROP = 27.0  # from the middle of a footprint to the top of its tag
TAG_DEPTH = 19.0
RAKE_AWAY = 474.0  # how far towards the rows the croupier pulls
ROUGE_DETOUR = 150.0  # rouge is pulled past the stake on noir, never through it
PARTED = 50.0
CHEVRON = 58.0  # how far the chevron's tip stands out
CLOTH_EDGE = 8.0  # from the outline of the cloth to the fine line within
PACK_LENGTH, PACK_DEPTH = 720.0, 132.0
NOTE_HALF = 150.0  # half of the longest line over the cut card


@dataclass(frozen=True)
class Layout:
    """All places of one table: its width in su, and whether its rules have a prison."""

    width: float
    prison: bool

    @cached_property
    def places(self) -> Places:
        return places(self.width)

    @cached_property
    def fields(self) -> dict[Spot, QPainterPath]:
        """The outline of each field, in su."""
        return _fields(self.places)

    def field_at(self, at: QPointF) -> Spot | None:
        """The chance whose field lies under a point: the position of the chip decides the bet."""
        for spot, outline in self.fields.items():
            if outline.contains(at):
                return spot
        return None

    # The rows.

    def row_y(self, row: Row) -> float:
        return self.places.total(row.value)[1]

    def room(self) -> float:
        """How far a row of cards may reach, su."""
        return self.places.row("noir").w - 2 * ROW_PADDING

    def fits(self, count: int) -> bool:
        """Whether `count` cards lie side by side without closing up."""
        return (count - 1) * CARD_PITCH + CARD_WIDTH <= self.room()

    def card(self, row: Row, index: int, count: int) -> QPointF:
        """The middle of card `index` in a row of `count`; more than fit close up."""
        step = CARD_PITCH if self.fits(count) else (self.room() - CARD_WIDTH) / (count - 1)
        return QPointF(FIRST_CARD + CARD_WIDTH / 2 + index * step, self.row_y(row))

    def disc(self, row: Row) -> QPointF:
        return point(self.places.total(row.value))

    def point_word(self, row: Row, won: bool) -> QPointF:
        """Baseline of the word under a disc; the winner's ring needs more room."""
        return self.disc(row) + QPointF(0, 60 if won else 56)

    @property
    def mouth(self) -> QPointF:
        return point(self.places.shoe_mouth)

    @property
    def talon(self) -> QPointF:
        return point(self.places.talon)

    @property
    def call(self) -> QPointF:
        return QPointF(self.places.call_centre, BANNER_TOP)

    @property
    def call_widest(self) -> float:
        """The widest a call may be: between the row marks and the shoe."""
        return 2 * min(self.places.call_centre - 40, self.places.shoe.x - 24 - self.places.call_centre)

    # The chances.

    def stake(self, spot: Spot) -> QPointF:
        return point(self.places.stake(spot.value, self.prison))

    def won(self, spot: Spot) -> QPointF:
        return point(self.places.won(spot.value, self.prison))

    def parted(self, spot: Spot) -> QPointF:
        """Where the half taken by a refait is drawn aside before it leaves."""
        return self.stake(spot) - QPointF(PARTED, 0)

    def premium(self, spot: Spot) -> QPointF:
        return point(self.places.premium(spot.value))

    def cell(self, spot: Spot, level: int) -> QPointF:
        """The prison place of level 1 or 2."""
        return point(self.places.prison(spot.value, twice=level == 2))

    def raked(self, spot: Spot, start: QPointF) -> QPointF:
        """Where a losing pile that stood at `start` has gone when the croupier lets go of it."""
        sideways = ROUGE_DETOUR if spot is Spot.ROUGE and start.y() > self.places.cloth_middle else 0.0
        return QPointF(start.x() - sideways, RAKE_AWAY)

    def insurance(self, spot: Spot) -> QPainterPath:
        """What may be clicked to insure: the token's place and a little round it."""
        at = self.premium(spot)
        return ellipse(at.x(), at.y(), 24, 17)

    def half_back(self, spot: Spot, pieces: int) -> QPainterPath:
        """What may be clicked to have half of a locked pile of `pieces` back."""
        at = self.half_back_at(spot, pieces)
        return ellipse(at.x(), at.y(), 24, 16)

    def half_back_at(self, spot: Spot, pieces: int) -> QPointF:
        """Above the pile on noir and rouge, below its tag on couleur and inverse."""
        if spot in (Spot.NOIR, Spot.ROUGE):
            rise = STAKE_DIAMETER / 2 + STAKE_DIAMETER * THICKNESS * min(pieces, 8) + 20
            return self.cell(spot, 1) - QPointF(0, rise)
        return self.cell(spot, 1) + QPointF(16 if spot is Spot.INVERSE else 0, 62)  # clear of the chevron

    def pile_outline(self, at: QPointF) -> QPainterPath:
        """What is taken hold of when a pile at `at` is pressed: its footprint, its height and its tag."""
        half = STAKE_DIAMETER / 2
        path = QPainterPath()
        path.addRoundedRect(QRectF(at.x() - half - 4, at.y() - half - 30, 2 * half + 8, 2 * half + 62), 8, 8)
        return path

    def tag(self, at: QPointF) -> QPointF:
        return at + QPointF(0, TAG_DROP)

    def tag_room(self, spot: Spot) -> tuple[float, float]:
        """Between which printed lines the tags of a field's free stakes lie, su: left and right."""
        at = self.places
        top = self.tag(self.stake(spot)).y() - at.cloth_middle
        foot = top + TAG_DEPTH
        lean = CHEVRON / at.end_radius
        if spot is Spot.COULEUR:
            return at.couleur_left, at.chevron_tip - lean * foot
        if spot is Spot.INVERSE:
            centre, r = at.end_centre[0], at.end_radius - CLOTH_EDGE
            return at.chevron_tip + 16 - lean * top, centre + sqrt(r * r - foot * foot)
        return at.cloth_left, at.couleur_left

    # The ceremony.

    @property
    def pack(self) -> QRectF:
        """Where the gathered cards lie for the cut: across the rows."""
        row = self.places.row("noir")
        x, y = row.x + row.w / 2, (row.foot + self.places.row("rouge").y) / 2
        return QRectF(x - PACK_LENGTH / 2, y - PACK_DEPTH / 2, PACK_LENGTH, PACK_DEPTH)

    def pack_x(self, cards: int, size: int) -> float:
        """Where in the pack the gap after `cards` of `size` cards is."""
        return self.pack.left() + self.pack.width() * cards / size

    def cut_note(self, cards: int, size: int) -> QPointF:
        """The middle of what is said over the cut card, which it follows."""
        return QPointF(self.pack_x(cards, size), self.pack.top() - 34)

    def at_cut(self, cards: int, size: int) -> QRectF:
        """The cut card with what is said over it."""
        note = self.cut_note(cards, size)
        return QRectF(note.x() - NOTE_HALF, note.y() - 20, 2 * NOTE_HALF, self.pack.bottom() + 20 - note.y())

    def pack_cards(self, x: float, size: int) -> int:
        """How many cards lie before x; at least one stays on each side."""
        cards = round((x - self.pack.left()) / self.pack.width() * size)
        return min(size - 1, max(1, cards))

    @property
    def scene(self) -> QRectF:
        return QRectF(0, 0, self.places.width, HEIGHT)


def _fields(at: Places) -> dict[Spot, QPainterPath]:
    fields: dict[Spot, QPainterPath] = {}
    for spot in (Spot.NOIR, Spot.ROUGE):
        fields[spot] = QPainterPath()
        fields[spot].addRect(rect(at.field(spot.value)))
    top, foot, middle = at.cloth_top, at.cloth_foot, at.cloth_middle
    left, tip = at.couleur_left, at.chevron_tip
    couleur = QPainterPath(QPointF(left, top))
    for x, y in ((tip - CHEVRON, top), (tip, middle), (tip - CHEVRON, foot), (left, foot)):
        couleur.lineTo(x, y)
    couleur.closeSubpath()
    r, right = at.end_radius, at.cloth_right
    inverse = QPainterPath(QPointF(tip - 42, top))
    inverse.lineTo(right - r, top)
    inverse.arcTo(QRectF(right - 2 * r, top, 2 * r, 2 * r), 90, -180)
    inverse.lineTo(tip - 42, foot)
    inverse.lineTo(tip + 16, middle)
    inverse.closeSubpath()
    return fields | {Spot.COULEUR: couleur, Spot.INVERSE: inverse}


@lru_cache(maxsize=32)
def layout_for(width: float, prison: bool) -> Layout:
    """The layout of a table `width` su wide."""
    return Layout(width, prison)
