"""At no number of players, whoever banks, does anything cover what must be read beside it."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from casino_qt.art.trente_et_quarante_places import Point
from casino_qt.art.trente_et_un import PACK_STEP, frame_of
from casino_qt.art.trente_et_un_places import (
    BANK_PLATE_W,
    DISC_R,
    FEWEST,
    GUEST_CARD,
    MOST,
    OWN_DISC_R,
    PACK_LEVELS,
    PLATE_H,
    STAKE_R,
)
from casino_qt.scenes.composed import TAG_H
from casino_qt.scenes.place import point, rect
from casino_qt.scenes.trente_et_un.layout import CALL_WIDEST, RING_AIR, Layout, layout_for

LABEL_W, TAG_W = 132.0, 50.0
PLAQUE, PLAQUES_RISE = (80.0, 51.0), 16.0  # the largest, and five of them
CHIP_R, CHIPS_RISE = 21.0, 18.0
SUMS = {3: 110.0, 4: 160.0, 8: 400.0}  # su the reckoning of so many cards asks for
SLIVER = 1.0  # rims may touch
# What belongs together may: a total on its hand, a label on its cards, a tag on its tokens.
TOGETHER = (
    {"hand", "disc"},
    {"hand", "label"},
    {"hand", "sum"},
    {"disc", "label"},
    {"disc", "plate"},
    {"plaques", "chips"},
    {"stake", "tag"},
)


def box(at: Point, w: float, h: float, up: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    path.addRect(
        QRectF(at[0] - w / 2, at[1] - h / 2 - up, w, h + up).adjusted(SLIVER, SLIVER, -SLIVER, -SLIVER)
    )
    return path


def disc(at: Point, r: float, up: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(*at), r - SLIVER, r - SLIVER)
    return path.united(path.translated(0, -up)) if up else path


def hung(at: QPointF) -> QPainterPath:
    return box((at.x(), at.y() + TAG_H / 2), TAG_W, TAG_H)


def lying(layout: Layout, banker: int, cards: int) -> dict[tuple[int, str], QPainterPath]:
    """All that may lie there at once, every hand of so many cards; place −1 is the middle."""
    at = layout.places
    found: dict[tuple[int, str], QPainterPath] = {}
    for name, where in (("pack", at.pack), ("played", at.played), ("aside", at.aside)):
        found[-1, name] = box(where, GUEST_CARD * 2 / 3, GUEST_CARD, PACK_STEP * PACK_LEVELS)
    found[-1, "terms"] = box(at.terms.centre, at.terms.w, at.terms.h)
    found[-1, "call"] = box((at.call_centre, 96), CALL_WIDEST, 66)
    for place, seat in enumerate(layout.seats):
        hand = rect(seat.hand(cards, RING_AIR if seat.own else 0.0))
        found[place, "hand"] = box((hand.center().x(), hand.center().y()), hand.width(), hand.height())
        found[place, "disc"] = disc(seat.disc(cards), OWN_DISC_R if seat.own else DISC_R)
        found[place, "sum"] = box(seat.reckoning, min(SUMS[cards], layout.sum_widest(place)), 20)
        if seat.side != "top":  # there it lies on the cards
            found[place, "label"] = box(seat.label, LABEL_W, 24)
        if not seat.own:
            found[place, "plate"] = box(seat.plate, layout.plate_widest(place), PLATE_H)
        if place == banker:
            found[place, "bank"] = box(seat.bank_plate, BANK_PLATE_W, 24)
            found[place, "plaques"] = box(seat.bank_pile(0), *PLAQUE, PLAQUES_RISE)
            found[place, "chips"] = disc(seat.bank_pile(1), CHIP_R, CHIPS_RISE)
            found[place, "bank tag"] = hung(point(seat.bank_tag(chips=True)))
            if seat.inwards:  # at the top it lies on the cards; nobody is asked then: the person has no ring
                found[place, "past tag"] = hung(point(seat.past_tag(cards)))
        else:
            stake = layout.stake(place)
            found[place, "stake"] = disc((stake.x(), stake.y()), STAKE_R)
            found[place, "tag"] = hung(layout.tag(place))
    return found


@pytest.mark.parametrize("width", [1440, 1520, 1600])
def test_the_printed_places_of_the_packs_are_apart(width: int) -> None:
    at = layout_for(width, MOST).places
    frames = [frame_of(where) for where in (at.pack, at.played, at.aside)]
    assert not any(a.intersects(b) for a, b in itertools.combinations(frames, 2))


@pytest.mark.parametrize("width", [1440, 1520, 1600])
@pytest.mark.parametrize("count", range(FEWEST, MOST + 1))
def test_nothing_covers_what_must_be_read(width: int, count: int) -> None:
    layout = layout_for(width, count)
    for banker, cards in itertools.product(range(count), SUMS):
        things = lying(layout, banker, cards)
        for (one, a), (other, b) in itertools.combinations(things.items(), 2):
            if one[0] == other[0] and {one[1], other[1]} in TOGETHER:
                continue
            assert not a.intersects(b), f"{one} and {other}, {banker} banks, {cards} cards"
