"""What the scene adds to the places of the blackjack table: hands, stakes, tags and their outlines.

Hands of one box lie side by side as long as the neighbours leave room; where they do not, three and four
hands lie two by two, in smaller cards.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property, lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from casino_qt.art.blackjack import box_outline, insurance_outline
from casino_qt.art.blackjack_places import (
    BOXES,
    CROUPIER_CARD,
    CROWDED_CARD,
    HAND_CARD,
    HAND_R,
    INSURANCE_R,
    PLATE_R,
    SMALL_DIAMETER,
    STAKE_DIAMETER,
    Places,
    card_width,
    places,
)
from casino_qt.art.paths import circle, rrect
from casino_qt.art.trente_et_quarante_places import HEIGHT
from casino_qt.scenes.place import point

BANNER_TOP = 64.0
OFFSET = 22.0  # between two cards of a hand
SPREAD = 116.0  # between the middles of two split hands, where there is room
GAP = 5.0  # between two hands at least
ROWS_APART = 88.0  # between the middles of two rows of hands
TWO_ROWS_R = 1112.0
ACROSS_DROP = 6.0  # a card laid across reaches so far below the hand
TAG_DROP = 20.0  # from the middle of a stake to the top of its tag
STAKE_DOWN = 9.0  # a pile's footprint below the middle of its box: its height is up the screen
ASIDE = 40.0  # between two stakes of split hands
RING_AIR = 7.0
OFFERED_SHEET = f"cards_{HAND_CARD}"
CROUPIER_SHEET = f"cards_{CROUPIER_CARD}"


@dataclass(frozen=True)
class Pose:
    """Where a card lies: its middle, the pack it is drawn from, and whether it lies across."""

    at: QPointF
    sheet: str
    sideways: bool = False


@dataclass(frozen=True)
class HandPlace:
    """The place of one hand of a box: its middle, the height of its cards, how wide it may be."""

    middle: QPointF
    height: float
    room: float

    @property
    def sheet(self) -> str:
        return f"cards_{round(self.height)}"

    @property
    def crowded(self) -> bool:
        return self.height < HAND_CARD

    def offset(self, upright: int) -> float:
        """From card to card; a long hand closes up."""
        usual = OFFSET * self.height / HAND_CARD
        if upright < 2:
            return usual
        return min(usual, (self.room - card_width(self.height)) / (upright - 1))

    def box(self, cards: int, doubled: bool) -> QRectF:
        """The rectangle that the upright cards of a hand fill."""
        upright = max(1, cards - 1 if doubled and cards == 3 else cards)
        w = card_width(self.height) + self.offset(upright) * (upright - 1)
        return QRectF(self.middle.x() - w / 2, self.middle.y() - self.height / 2, w, self.height)

    def card(self, index: int, cards: int, doubled: bool) -> Pose:
        """Card `index` of a hand of `cards`; the third of a doubled hand lies across the others."""
        box = self.box(cards, doubled)
        w = card_width(self.height)
        if doubled and index == 2:
            at = QPointF(self.middle.x(), box.bottom() + ACROSS_DROP - w / 2)
            return Pose(at, self.sheet, sideways=True)
        upright = max(1, cards - 1 if doubled and cards == 3 else cards)
        at = QPointF(box.left() + w / 2 + index * self.offset(upright), self.middle.y())
        return Pose(at, self.sheet)

    def outline(self, cards: int, doubled: bool, air: float = RING_AIR) -> QPainterPath:
        """Round the whole hand, the card laid across included."""
        box = self.box(cards, doubled)
        if doubled and cards == 3:
            half = max(box.width(), self.height) / 2
            box = QRectF(self.middle.x() - half, box.top(), 2 * half, box.height() + ACROSS_DROP)
        air = min(air, 3.0) if self.crowded else air
        return rrect(box.x() - air, box.y() - air, box.width() + 2 * air, box.height() + 2 * air, 9)

    def disc(self, cards: int, doubled: bool) -> QPointF:
        """The upper right corner, where the total stands."""
        corner = self.box(cards, doubled).topRight()
        return corner + (QPointF(-4, 4) if self.crowded else QPointF(3, 4))

    def plate(self, cards: int) -> QPointF:
        """The middle of a name plate on the lower edge of the cards."""
        box = self.box(cards, False)
        return QPointF(box.center().x(), box.bottom() - 5)


@dataclass(frozen=True)
class Layout:
    """All places of one table `width` su wide."""

    width: float

    @cached_property
    def places(self) -> Places:
        return places(self.width)

    @property
    def scene(self) -> QRectF:
        return QRectF(0, 0, self.places.width, HEIGHT)

    @property
    def call(self) -> QPointF:
        return QPointF(self.places.call_centre, BANNER_TOP)

    @property
    def call_widest(self) -> float:
        """The widest a call may be: between the discard tray and the red card beside the shoe."""
        left, right = self.places.discard.right + 24, self.places.stop_card[0] - 40
        return 2 * min(self.places.call_centre - left, right - self.places.call_centre)

    # The hands.

    def hands(self, box: int, count: int, occupied: Collection[int]) -> list[HandPlace]:
        """The places of the `count` hands of a box, while the boxes `occupied` have cards."""
        alone = not any(box + side in occupied for side in (-1, 1))
        slot = self.places.pitch(HAND_R) * (2 if alone else 1)
        middle = point(self.places.on_arc(box, HAND_R))
        if count == 1:
            return [HandPlace(middle, HAND_CARD, slot - GAP)]
        wide = card_width(HAND_CARD) + OFFSET + GAP
        if count == 2 or slot >= count * wide:
            pitch = min(SPREAD, slot / count)
            first = middle - QPointF(pitch * (count - 1) / 2, 0)
            return [HandPlace(first + QPointF(pitch * i, 0), HAND_CARD, pitch - GAP) for i in range(count)]
        middle = point(self.places.on_arc(box, TWO_ROWS_R))
        pitch = slot / 2
        return [
            HandPlace(
                middle + QPointF(pitch * (i % 2 - 0.5), ROWS_APART * (i // 2 - 0.5)),
                CROWDED_CARD,
                pitch - GAP,
            )
            for i in range(count)
        ]

    # Stakes.

    def stake(self, box: int, index: int = 0, count: int = 1) -> QPointF:
        """Where the holder's stake on hand `index` of `count` stands."""
        middle = point(self.places.circle(box)) + QPointF(0, STAKE_DOWN)
        return middle + QPointF(ASIDE * (index - (count - 1) / 2), 0)

    @staticmethod
    def stake_size(count: int) -> float:
        """Diameter of the chips of a holder with so many hands."""
        return STAKE_DIAMETER if count == 1 else SMALL_DIAMETER

    def behind(self, box: int, place: int) -> QPointF:
        """Where bettor 1 or 2 behind the holder has his chips."""
        return point(self.places.behind(box, place - 1))

    def behind_tag(self, box: int, place: int, width: float) -> QPointF:
        """Where the tag of bettor 1 or 2 behind the holder lies: beside his chips, away from the box."""
        side = self.places.behind_side(box, place - 1)
        return self.behind(box, place) + QPointF(side * (SMALL_DIAMETER / 2 + 3 + width / 2), -10.0)

    def insurance(self, box: int, place: int, count: int) -> QPointF:
        """Where the insurance of the bettor at `place` of `count` insured lies on the band."""
        at = self.places.insurance(box)
        if count == 1:
            return point(at)
        a = (place - (count - 1) / 2) * (SMALL_DIAMETER + 3)
        return point(self.places.beside(box, INSURANCE_R, a))

    def insurance_tag_beside(self, at: QPointF, place: int, count: int, width: float) -> QPointF:
        """A tag of `width` beside the insurance at `at`: to the right, outside where several lie there."""
        side = -1 if place < (count - 1) / 2 else 1
        return at + QPointF(side * (SMALL_DIAMETER / 2 + 3 + width / 2), -25.0)

    def tag(self, at: QPointF, drop: float = TAG_DROP) -> QPointF:
        return at + QPointF(0, drop)

    # The croupier.

    def croupier_card(self, index: int, count: int) -> Pose:
        return Pose(point(self.places.croupier_card(index, count)), CROUPIER_SHEET)

    @property
    def croupier_total(self) -> QPointF:
        return point(self.places.croupier_total)

    def croupier_outline(self, count: int) -> QPainterPath:
        """Round the croupier's cards."""
        first, last = self.croupier_card(0, count).at, self.croupier_card(count - 1, count).at
        w, h = card_width(CROUPIER_CARD), float(CROUPIER_CARD)
        return rrect(first.x() - w / 2 - 6, first.y() - h / 2 - 6, last.x() - first.x() + w + 12, h + 12, 9)

    @property
    def mouth(self) -> QPointF:
        return point(self.places.shoe_mouth)

    @property
    def discard(self) -> QPointF:
        return point(self.places.discard.centre)

    @property
    def bank(self) -> QPointF:
        """Where the croupier's chips come from and go to."""
        return QPointF(self.places.width / 2, 118.0)

    @property
    def offer(self) -> Pose:
        """Where a card drawn by mistake lies while a box is asked."""
        return Pose(point(self.places.offer), OFFERED_SHEET)

    def offer_outline(self) -> QPainterPath:
        at = self.offer.at
        w = card_width(HAND_CARD)
        return rrect(at.x() - w / 2 - 6, at.y() - HAND_CARD / 2 - 6, w + 12, HAND_CARD + 12, 9)

    # What is touched.

    def circle(self, box: int, grow: float = 0.0) -> QPainterPath:
        return box_outline(self.places, box, grow)

    def insurance_zone(self, box: int) -> QPainterPath:
        return insurance_outline(self.places, box)

    def box_at(self, at: QPointF) -> int | None:
        """The box whose circle, or whose ray below the hands, lies under a point."""
        for box in BOXES:
            if self.circle(box, 16).contains(at):
                return box
        return None

    def insurance_at(self, at: QPointF) -> int | None:
        """The box whose part of the insurance band lies under a point."""
        for box in BOXES:
            if self.insurance_zone(box).contains(at):
                return box
        return None

    def pile_outline(self, at: QPointF, diameter: float = STAKE_DIAMETER) -> QPainterPath:
        """What is taken hold of when a pile at `at` is pressed."""
        return circle(at.x(), at.y() - 4, diameter / 2 + 4)

    def plate_angle(self, box: int) -> float:
        """Degrees by which what is written on the armrest before a box is turned."""
        return -self.places.angle(box)

    def name_plate(self, box: int) -> QPointF:
        return point(self.places.on_arc(box, PLATE_R))


@lru_cache(maxsize=32)
def layout_for(width: float) -> Layout:
    """The layout of a table `width` su wide."""
    return Layout(width)
