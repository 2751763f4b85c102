"""The places of the blackjack table keep clear of one another at every width."""

from __future__ import annotations

import itertools
import math

import pytest
from PySide6.QtCore import QPointF, QRectF

from casino_qt.art.blackjack import box_outline, cloth_outline, insurance_outline
from casino_qt.art.blackjack_places import (
    BAND_IN,
    BAND_OUT,
    BOXES,
    CIRCLE_R,
    CROUPIER_CARD,
    SMALL_DIAMETER,
    STAKE_DIAMETER,
    Places,
    card_width,
    places,
)
from casino_qt.art.trente_et_quarante_places import HEIGHT, PLAQUE_SIZES, Box, tray_diameter

WIDTHS = tuple(range(1440, 1601, 20))


def rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.w, box.h)


def disc(at: tuple[float, float], r: float) -> QRectF:
    return QRectF(at[0] - r, at[1] - r, 2 * r, 2 * r)


@pytest.mark.parametrize("width", WIDTHS)
def test_box_one_lies_at_the_far_left_of_the_croupier_who_faces_us(width: int) -> None:
    at = places(width)
    xs = [at.circle(box)[0] for box in BOXES]
    assert xs == sorted(xs, reverse=True)
    assert at.circle(4)[0] == pytest.approx(width / 2)
    assert [at.circle(box)[1] for box in BOXES] == pytest.approx([at.circle(8 - box)[1] for box in BOXES])


@pytest.mark.parametrize("width", WIDTHS)
def test_boxes_lie_on_the_cloth_with_those_who_bet_behind_them(width: int) -> None:
    at = places(width)
    cloth = cloth_outline(at)
    for box in BOXES:
        assert cloth.contains(box_outline(at, box))
        for place in (0, 1):
            x, y = at.behind(box, place)
            r = SMALL_DIAMETER / 2
            assert cloth.contains(QRectF(x - r, y - r, 2 * r, 2 * r))
            assert math.dist((x, y), at.circle(box)) > CIRCLE_R + r
    for one, other in itertools.pairwise(BOXES):
        assert math.dist(at.circle(one), at.circle(other)) > 2 * CIRCLE_R + STAKE_DIAMETER
        assert math.dist(at.behind(one, 0), at.behind(other, 1)) > SMALL_DIAMETER


@pytest.mark.parametrize("width", WIDTHS)
def test_every_insurance_lies_on_the_band(width: int) -> None:
    at = places(width)
    for box in BOXES:
        x, y = at.insurance(box)
        r = math.dist((x, y), at.centre)
        assert r - SMALL_DIAMETER / 2 > BAND_IN
        assert r + SMALL_DIAMETER / 2 < BAND_OUT + 2
        assert insurance_outline(at, box).contains(QPointF(x, y))
        half = math.degrees(SMALL_DIAMETER / 2 / r)
        assert abs(at.angle(box)) + half < at.band_half


def croupiers_things(at: Places) -> dict[str, QRectF]:
    x, y = at.stop_card
    w, h = card_width(CROUPIER_CARD), CROUPIER_CARD
    cards = [at.croupier_card(i, 10) for i in range(10)]
    return {
        "shoe": rect(at.shoe),
        "discard": rect(at.discard),
        "stop card": QRectF(x - 32, y - 48, 64, 96),
        "total": disc(at.croupier_total, 25),
        "cards": QRectF(cards[0][0] - w / 2, cards[0][1] - h / 2, cards[-1][0] - cards[0][0] + w, h),
    }


@pytest.mark.parametrize("width", WIDTHS)
def test_what_is_the_croupiers_keeps_clear(width: int) -> None:
    at = places(width)
    cloth = cloth_outline(at)
    things = croupiers_things(at)
    for (one, a), (other, b) in itertools.combinations(things.items(), 2):
        assert not a.intersects(b), f"{one} and {other}"
    for name, area in things.items():
        assert cloth.contains(area), name
        for corner in (area.bottomLeft(), area.bottomRight()):
            away = math.dist((corner.x(), corner.y()), at.centre)
            beside = abs(math.degrees(math.atan2(corner.x() - at.width / 2, corner.y() + 560)))
            assert away < BAND_IN or beside > at.band_half, name


@pytest.mark.parametrize("width", WIDTHS)
def test_the_first_two_of_the_croupiers_cards_lie_side_by_side(width: int) -> None:
    at = places(width)
    one, other = at.croupier_card(0, 2), at.croupier_card(1, 2)
    assert one[0] + card_width(CROUPIER_CARD) + 9 < other[0]
    assert (one[0] + other[0]) / 2 == pytest.approx(width / 2)
    assert at.croupier_card(0, 9) == one


@pytest.mark.parametrize("width", WIDTHS)
def test_the_tray_leaves_room_for_the_actions(width: int) -> None:
    at = places(width)
    d = tray_diameter(width)
    pieces = sorted(
        (x - w / 2, x + w / 2)
        for value, (x, _) in at.tray_places().items()
        for w in [d if value <= 500 else PLAQUE_SIZES[value][0] * d * 0.82]
    )
    assert all(a[1] + 4 <= b[0] for a, b in itertools.pairwise(pieces))
    assert pieces[0][0] > at.tray.x + 8
    assert pieces[-1][1] < at.tray.right - 8
    assert at.tray.foot < HEIGHT
